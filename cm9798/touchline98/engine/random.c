/* Random streams: xorshift-and-rotate with four words (the family of xoshiro128**), seeded by a counter. */
#include "random.h"
#include "memory.h"

static u32 rotate(u32 value, int bits)
{
    return (value << bits) | (value >> (32 - bits));
}

static u32 scramble(u32 value)
{
    value = (value ^ (value >> 16)) * 0x85EBCA6Bu;
    value = (value ^ (value >> 13)) * 0xC2B2AE35u;
    return value ^ (value >> 16);
}

u32 mix(u32 a, u32 b)
{
    return scramble(scramble(a + 0x9E3779B9u) ^ (b * 0x85EBCA6Bu + 0x27D4EB2Fu));
}

void stream_seed(struct stream *stream, u32 seed)
{
    for (u32 i = 0; i < 4; i++)
        stream->word[i] = mix(seed, i + 1);
    stream->word[0] |= 1; /* the state must not be all zero */
}

u32 stream_next(struct stream *stream)
{
    u32 *s = stream->word;
    u32 result = rotate(s[1] * 5, 7) * 9;
    u32 kept = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= kept;
    s[3] = rotate(s[3], 11);
    return result;
}

/* The high half decides, by multiplication in 16-bit steps: no division, no 64-bit arithmetic. */
u32 stream_below(struct stream *stream, u32 limit)
{
    u32 high = stream_next(stream) >> 16;
    return limit > 0xFFFF ? stream_next(stream) % limit : (high * limit) >> 16;
}

struct stream stream_of(const void *words)
{
    struct stream stream;
    memcpy(&stream, words, sizeof stream);
    return stream;
}

void stream_keep(void *words, const struct stream *stream)
{
    memcpy(words, stream, sizeof *stream);
}
