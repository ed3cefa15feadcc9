/* EXNMES.TXT: blocks of a country's line and a name a line, each ended by an empty line. */
#include "extra_names.h"
#include "arena.h"
#include "bytes.h"
#include "chance.h"
#include "club_names.h"
#include "competitions.h"
#include "outcome.h"
#include "text.h"

enum { FILE_LIMIT = 65536, BLOCK_LIMIT = 300, LONGEST = 34, OFTEN = 30 };

struct block { u16 nation, count; u32 first; };
static const char name[] = "EXNMES.TXT";
static struct reader reader;
static char letters[FILE_LIMIT + 1];          /* names one behind the other, each closed by NUL */
static struct block blocks[BLOCK_LIMIT];
static int block_count;

/* The next line without its end; -1 when it is too long for a name. */
static int take_line(char line[LONGEST + 1])
{
    int length = 0;
    while (!reader_at_end(&reader)) {
        char letter;
        reader_take(&reader, &letter, 1);
        if (letter == '\n')
            break;
        if (letter != '\r' && length <= LONGEST)
            line[length++] = letter;
    }
    line[length > LONGEST ? LONGEST : length] = 0;
    return length > LONGEST ? -1 : length;
}

static int is_name(const char *line)
{
    for (; *line != 0; line++)
        if ((u8)*line < ' ' || (u8)*line == 0x7F)
            return 0;
    return 1;
}

static const char *begin_block(const char *country, u32 used)
{
    u16 nation = club_named(country);
    if (block_count == BLOCK_LIMIT)
        return " is damaged: it has more countries than there are.";
    blocks[block_count].nation = nation != NONE && club_is_nation(nation) ? nation : NONE;
    blocks[block_count].count = 0;
    blocks[block_count++].first = used;
    return 0;
}

static const char *add_name(const char *line, int length, u32 *used)
{
    struct block *block = &blocks[block_count - 1];
    if (block->nation == NONE)
        return 0;
    if (*used + (u32)length + 1 > FILE_LIMIT || block->count == 0xFFFF)
        return " has more names than this game can hold.";
    for (int i = 0; i <= length; i++)
        letters[(*used)++] = line[i];
    block->count++;
    return 0;
}

static const char *take_all(void)
{
    char line[LONGEST + 2];
    const char *wrong = 0;
    u32 used = 0;
    int inside = 0;
    while (wrong == 0 && !reader_at_end(&reader)) {
        int length = take_line(line);
        if (length < 0)
            return " is damaged: a name in it is too long.";
        if (text_length(line) != length || !is_name(line))
            return " is damaged: it is not a list of names.";
        if (length > 0)
            wrong = inside ? add_name(line, length, &used) : begin_block(line, used);
        inside = length > 0;
    }
    return wrong;
}

struct outcome extra_names_read(void)
{
    const char *wrong;
    block_count = 0;
    if (!reader_open(&reader, name))
        return success();
    club_names_index();
    wrong = take_all();
    reader_close(&reader);
    if (wrong == 0)
        return success();
    block_count = 0;
    return failure(name, wrong);
}

static const char *name_at(const struct block *block, u32 place)
{
    const char *words = letters + block->first;
    for (; place > 0; place--)
        words += text_length(words) + 1;
    return words;
}

/* The memory is only asked for a name that nobody in the nation has. */
static u32 address_of_name(u16 nation, const char *words)
{
    for (u32 i = 0; i < world->player_count; i++)
        if (players[i].nation == nation && text_same(text_at(players[i].second_name), words))
            return players[i].second_name;
    return arena_string(words, text_length(words));
}

u32 extra_name(u16 nation, struct stream *stream)
{
    for (int i = 0; i < block_count; i++)
        if (blocks[i].nation == nation && blocks[i].count > 0 && nation != NONE)
            return in_hundred(stream, OFTEN) ? address_of_name(nation, name_at(&blocks[i], stream_below(stream, blocks[i].count))) : 0;
    return 0;
}
