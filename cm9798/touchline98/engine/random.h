/* Random streams: four words of state that lie in a record and are saved with it. */
#ifndef RANDOM_H
#define RANDOM_H
#include "types.h"

struct stream { u32 word[4]; };
void stream_seed(struct stream *stream, u32 seed);
u32 stream_next(struct stream *stream);
u32 stream_below(struct stream *stream, u32 limit); /* 0..limit-1; 0 when limit is 0 */

/* Streams inside records are packed, so they are copied out and in. */
struct stream stream_of(const void *words);
void stream_keep(void *words, const struct stream *stream);
u32 mix(u32 a, u32 b); /* a number that depends on both and on nothing else */
#endif
