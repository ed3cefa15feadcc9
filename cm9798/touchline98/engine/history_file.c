/* PLHIST98.BIN: for each player his name, nation and birth date, then his seasons until a year of FF. */
#include "bytes.h"
#include "calendar.h"
#include "club_names.h"
#include "data.h"
#include "outcome.h"
#include "platform.h"
#include "player_history.h"
#include "text.h"

enum { INDEX_SIZE = 65536, STRING_BYTES = 256, LONGEST = 70, NO_MORE_SEASONS = 255, FIRST_YEAR = 20, LAST_YEAR = 97 };

static const char name[] = "PLHIST98.BIN";
static struct reader reader;
static u16 places[INDEX_SIZE];                /* players by a hash of their names; NONE empty */

static u32 hash_on(u32 value, const char *words)
{
    while (*words != 0)
        value = (value ^ (u8)*words++) * 16777619u;
    return value;
}

static u32 place_of(const char *first, const char *second)
{
    u32 value = hash_on(hash_on(2166136261u, second), first);
    return (value ^ value >> 16) % INDEX_SIZE;
}

/* There are at most 40,000 players, so that some places stay empty. */
static void index_players(void)
{
    for (int i = 0; i < INDEX_SIZE; i++)
        places[i] = NONE;
    for (u32 i = 0; i < world->player_count; i++) {
        u32 at = place_of(text_at(players[i].first_name), text_at(players[i].second_name));
        while (places[at] != NONE)
            at = (at + 1) % INDEX_SIZE;
        places[at] = (u16)i;
    }
}

struct person { char name[STRING_BYTES], nation[STRING_BYTES], birth[STRING_BYTES]; };

/* "Second,First" becomes two strings. */
static const char *split(char *names)
{
    while (*names != 0 && *names != ',')
        names++;
    if (*names == 0)
        return "";
    *names = 0;
    return names + 1;
}

static int born_then(const struct player *player, const char *birth)
{
    u8 date[3];
    data_date(birth, date);
    return date[1] == 0 || player->birth[1] == 0
        || (date[0] == player->birth[0] && date[1] == player->birth[1] && date[2] == player->birth[2]);
}

/* NONE when the file tells of somebody who is not among the players. */
static u16 find(struct person *person)
{
    const char *first = split(person->name);
    u16 nation = club_named(person->nation);
    for (u32 at = place_of(first, person->name); places[at] != NONE; at = (at + 1) % INDEX_SIZE) {
        const struct player *player = &players[places[at]];
        if (text_same(text_at(player->second_name), person->name) && text_same(text_at(player->first_name), first)
            && player->nation == nation && born_then(player, person->birth))
            return places[at];
    }
    return NONE;
}

/* A length and so many letters; 0 when it is longer than any name. */
static int take_string(char words[STRING_BYTES])
{
    u8 length;
    reader_take(&reader, &length, 1);
    reader_take(&reader, words, length);
    words[length] = 0;
    return length <= LONGEST;
}

/* One season's row; no club: the one of the row before. */
static const char *take_season(struct history *row)
{
    char words[STRING_BYTES];
    if (row->season < FIRST_YEAR || row->season > LAST_YEAR)
        return " is damaged: it has a season that cannot be.";
    if (!take_string(words))
        return " is damaged: a club's name in it is too long.";
    if (words[0] != 0) {
        row->on_loan = words[0] == '*';
        row->club = club_named(words + row->on_loan);
    }
    reader_take(&reader, &row->apps, 1);
    reader_take(&reader, &row->goals, 1);
    return 0;
}

static const char *take_player(void)
{
    struct person person;
    struct history row = {.club = NONE};
    int fits = take_string(person.name);
    fits &= take_string(person.nation);
    fits &= take_string(person.birth);
    if (!fits)
        return " is damaged: a name in it is too long.";
    reader_u16(&reader); /* 0 in every file that is known */
    row.player = find(&person);
    for (;;) {
        const char *wrong;
        reader_take(&reader, &row.season, 1);
        if (row.season == NO_MORE_SEASONS || reader.failed)
            return 0;
        wrong = take_season(&row);
        if (wrong != 0)
            return reader.failed ? 0 : wrong;
        if (row.player != NONE && !reader.failed)
            history_add(&row);
    }
}

static const char *take_all(void)
{
    u32 count = reader_u16(&reader);
    const char *wrong = 0;
    for (u32 i = 0; i < count && wrong == 0 && !reader.failed; i++) {
        wrong = take_player();
        if (i % 256 == 255)
            platform_yield();
    }
    if (reader.failed)
        return " is damaged: it ends before its last player.";
    if (wrong == 0 && !reader_at_end(&reader))
        return " is damaged: it goes on behind its last player.";
    return wrong;
}

struct outcome history_read(void)
{
    const char *wrong;
    if (!reader_open(&reader, name))
        return success();
    index_players();
    wrong = take_all();
    reader_close(&reader);
    return wrong == 0 ? success() : failure(name, wrong);
}
