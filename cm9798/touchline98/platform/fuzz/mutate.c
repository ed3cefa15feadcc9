/* Changes at random: bytes, numbers, pieces cut out, repeated or taken from elsewhere in the set, files cut short. */
#include "fuzz.h"
#include <stdlib.h>
#include <string.h>

enum { MOST_CHANGES = 6, HEADER = 1024, LONGEST_PIECE = 600, SIZE_LIMIT = 1 << 21 };

static u32 state = 1;

void dice_seed(u32 seed)
{
    state = seed * 2654435761u + 1;
}

u32 dice(u32 limit)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return limit == 0 ? 0 : state % limit;
}

/* A gentle run keeps the form of the files and changes a little of what they say. */
static int gentle;

/* Headers decide most, so that they are changed as often as all that is behind them. */
static u32 place_in(const struct file *file)
{
    return dice(!gentle && file->size > HEADER && dice(2) ? HEADER : file->size);
}

static void make_own(struct file *file)
{
    u8 *copy;
    if (file->own)
        return;
    copy = malloc(file->size + 1);
    memcpy(copy, file->data, file->size);
    file->data = copy;
    file->own = 1;
}

static void resize(struct file *file, u32 at, u32 cut, const u8 *piece, u32 length)
{
    u32 size = file->size - cut + length;
    u8 *data;
    if (size > SIZE_LIMIT)
        return;
    data = malloc(size + 1);
    memcpy(data, file->data, at);
    memcpy(data + at, piece, length);
    memcpy(data + at + length, file->data + at + cut, file->size - at - cut);
    free(file->data);
    file->data = data;
    file->size = size;
}

static void change_byte(struct file *file)
{
    static const u8 telling[] = {0, 1, 2, 3, 4, 5, 31, 32, 127, 128, 254, 255};
    u8 *byte = &file->data[place_in(file)];
    switch (dice(4)) {
    case 0: *byte ^= (u8)(1u << dice(8)); break;
    case 1: *byte = telling[dice(sizeof telling)]; break;
    case 2: *byte = (u8)(*byte + dice(9) - 4); break;
    default: *byte = (u8)dice(256);
    }
}

static void change_number(struct file *file)
{
    static const u32 telling[] = {0, 1, 127, 128, 255, 256, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF};
    u32 number = telling[dice(sizeof telling / sizeof telling[0])] + dice(3) - 1, width = dice(2) ? 2 : 4, at = place_in(file);
    for (u32 i = 0; i < width && at + i < file->size; i++)
        file->data[at + i] = (u8)(number >> 8 * i);
}

static void change_piece(struct file *file, const struct set *set)
{
    const struct file *other = dice(4) ? file : &set->files[dice((u32)set->count)];
    u32 at = place_in(file), left = file->size - at, from, length, cut = dice(2) ? dice(LONGEST_PIECE) : 0;
    u8 piece[LONGEST_PIECE];
    if (other->size == 0)
        return;
    from = dice(other->size);
    length = dice(dice(2) ? 8 : LONGEST_PIECE);
    length = length < other->size - from ? length : other->size - from;
    memcpy(piece, other->data + from, length);
    if (dice(3) == 0)
        memset(piece, dice(2) ? 0xFF : (int)dice(256), length);
    cut = dice(2) ? length : cut; /* in the place of as much: what is behind stays where it is */
    resize(file, at, cut < left ? cut : left, piece, length);
}

static void change(struct file *file, const struct set *set)
{
    u32 kind = dice(gentle ? 14 : 20);
    make_own(file);
    if (file->size == 0)
        return;
    if (kind < 9)
        change_byte(file);
    else if (kind < 14)
        change_number(file);
    else if (kind < 19)
        change_piece(file, set);
    else
        file->size = place_in(file);
}

static int is_wanted(const struct file *file, const char *const *stems)
{
    for (; *stems != NULL; stems++)
        if (strncmp(file->name, *stems, strlen(*stems)) == 0)
            return 1;
    return 0;
}

void mutate(struct set *set, const char *const *stems)
{
    struct file *wanted[FILES], *file;
    u32 count = 0;
    for (int i = 0; i < set->count; i++)
        if (is_wanted(&set->files[i], stems))
            wanted[count++] = &set->files[i];
    file = wanted[dice(count)];
    gentle = dice(2);
    for (u32 changes = 1 + dice(MOST_CHANGES); changes > 0; changes--) {
        change(file, set);
        if (dice(8) == 0)
            file = wanted[dice(count)];
    }
}
