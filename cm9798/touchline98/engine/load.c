/* Loading a saved game. It needs only the save, and refuses one whose files do not belong together. */
#include "arena.h"
#include "bytes.h"
#include "competitions.h"
#include "match_parts.h"
#include "memory.h"
#include "outcome.h"
#include "platform.h"
#include "player_history.h"
#include "save_files.h"

static struct reader reader;
static struct world saved; /* the world record of the file */

static struct outcome damaged(const char *name)
{
    return failure(name, " is damaged: this game cannot be loaded.");
}

static int read_count(enum saved which, int slot, u32 *count)
{
    char name[13];
    if (!reader_open(&reader, saved_name(which, slot, "S16", name)))
        return 0;
    *count = reader_u16(&reader);
    reader_close(&reader);
    return !reader.failed;
}

static int read_general_head(int slot)
{
    char name[13];
    if (!reader_open(&reader, saved_name(SAVED_GENERAL, slot, "S16", name)))
        return 0;
    reader_take(&reader, &saved, sizeof saved);
    reader_close(&reader);
    return !reader.failed && saved.version == 1;
}

static int counts_agree(const struct table_counts *counts)
{
    return counts->players == saved.player_count && counts->clubs == saved.club_count
        && counts->managers == saved.manager_count && counts->competitions == saved.competition_count
        && saved.news_count <= NEWS_LIMIT && saved.offer_count <= OFFER_LIMIT && saved.question_count <= QUESTION_LIMIT
        && saved.transfer_count <= TRANSFER_LIMIT && saved.career_count <= CAREER_LIMIT && saved.history_count <= HISTORY_LIMIT && saved.fixture_count <= FIXTURE_LIMIT && counts->players > 0 && counts->clubs > 0 && counts->managers > 0
        && counts->competitions > 0;
}

static int take_strings(u8 *record, int strings)
{
    char words[STRING_LIMIT];
    for (int i = 0; i < strings; i++) {
        u32 length = reader_u16(&reader), address;
        if (reader.failed || length > STRING_LIMIT)
            return 0;
        reader_take(&reader, words, length);
        address = arena_string(words, (int)length);
        memcpy(record + 4 * i, &address, 4); /* kept aside until the body has been read */
    }
    return 1;
}

static int take_record(const struct saved_table *table, u8 *record)
{
    u8 addresses[28];
    if (!take_strings(addresses, table->strings))
        return 0;
    reader_take(&reader, record, table->size);
    memcpy(record, addresses, 4 * (u32)table->strings);
    return !reader.failed;
}

static struct outcome read_table(enum saved which, int slot)
{
    struct saved_table table = saved_table(which);
    char name[13];
    int whole;
    if (!reader_open(&reader, saved_name(which, slot, "S16", name)))
        return failure(name, " is missing.");
    whole = reader_u16(&reader) == table.count;
    for (u32 i = 0; whole && i < table.count; i++) {
        whole = take_record(&table, table.records + i * table.size);
        if (i % 256 == 255)
            platform_yield();
    }
    whole = whole && reader_at_end(&reader);
    reader_close(&reader);
    if (!arena_has_room())
        return failure(NO_MEMORY, "");
    return whole ? success() : damaged(name);
}

/* The directory stays as the arena has it; everything else is the file's. */
static void take_world(void)
{
    struct world here = *world;
    memcpy(world, &saved, sizeof *world);
    world->players = here.players;
    world->clubs = here.clubs;
    world->managers = here.managers;
    world->competitions = here.competitions;
    world->fixtures = here.fixtures;
    world->news = here.news;
    world->offers = here.offers;
    world->questions = here.questions;
    world->transfers = here.transfers;
    world->careers = here.careers;
    world->history = here.history;
    world->drawn_texts = here.drawn_texts;
    world->drawn_text_count = here.drawn_text_count;
    world->match = here.match;
    world->strings = here.strings;
    world->strings_size = here.strings_size;
    world->tactic_names = here.tactic_names;
}

static struct outcome read_general(int slot)
{
    char name[13];
    int whole;
    if (!reader_open(&reader, saved_name(SAVED_GENERAL, slot, "S16", name)))
        return failure(name, " is missing.");
    reader_take(&reader, &saved, sizeof saved);
    take_world();
    reader_take(&reader, match, sizeof *match);
    reader_take(&reader, fixtures, world->fixture_count * (u32)sizeof *fixtures);
    reader_take(&reader, news_items, world->news_count * (u32)sizeof *news_items);
    reader_take(&reader, offers, world->offer_count * (u32)sizeof *offers);
    reader_take(&reader, questions, world->question_count * (u32)sizeof *questions);
    reader_take(&reader, transfers, world->transfer_count * (u32)sizeof *transfers);
    reader_take(&reader, careers, world->career_count * (u32)sizeof *careers);
    reader_take(&reader, histories, world->history_count * (u32)sizeof *histories);
    whole = !reader.failed && reader_at_end(&reader);
    reader_close(&reader);
    return whole ? success() : damaged(name);
}

static struct outcome read_all(int slot)
{
    struct outcome outcome = success();
    for (enum saved which = 0; outcome.ok && which < SAVED_TABLES; which++)
        outcome = read_table(which, slot);
    if (outcome.ok)
        outcome = read_general(slot);
    if (outcome.ok && !world_is_sound())
        outcome = failure("This saved game is damaged: its tables contradict each other.", "");
    return outcome;
}

struct outcome game_load(int slot)
{
    struct table_counts counts;
    struct outcome outcome;
    char name[SLOT_NAME];
    if (!slot_name(slot, name))
        return failure("There is no saved game in this slot.", "");
    arena_forget();
    balance_forget();
    if (!read_general_head(slot) || !read_count(SAVED_PLAYERS, slot, &counts.players)
        || !read_count(SAVED_CLUBS, slot, &counts.clubs) || !read_count(SAVED_MANAGERS, slot, &counts.managers)
        || !read_count(SAVED_COMPETITIONS, slot, &counts.competitions) || !counts_agree(&counts))
        return failure("The files of this saved game are missing or do not belong together.", "");
    counts.fixtures = saved.fixture_count;
    outcome = arena_layout(&counts) ? read_all(slot) : failure(NO_MEMORY, "");
    if (!outcome.ok)
        arena_forget();
    return outcome;
}
