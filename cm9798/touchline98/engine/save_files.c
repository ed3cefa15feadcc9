/* The files of a saved game: their names, and the tables that they hold. */
#include "save_files.h"
#include "text.h"

static const char *stems[SAVED_FILES] = {"PLDATA", "TMDATA", "MGDATA", "CPDATA", "GNDATA"};

const char *saved_name(enum saved which, int slot, const char *end, char name[13])
{
    struct text text = text_in(name, 13);
    text_add(&text, stems[which]);
    text_number(&text, slot);
    text_letter(&text, '.');
    text_add(&text, end);
    return name;
}

struct saved_table saved_table(enum saved which)
{
    const struct saved_table tables[SAVED_TABLES] = {
        {(u8 *)players, world->player_count, sizeof *players, 2},
        {(u8 *)clubs, world->club_count, sizeof *clubs, 7},
        {(u8 *)managers, world->manager_count, sizeof *managers, 2},
        {(u8 *)competitions, world->competition_count, sizeof *competitions, 5}};
    return tables[which];
}

void forget_addresses(struct world *record)
{
    record->players = record->clubs = record->managers = record->competitions = 0;
    record->offers = record->questions = record->transfers = record->careers = record->history = 0;
    record->fixtures = record->news = record->drawn_texts = record->match = 0;
    record->strings = record->tactic_names = 0;
    record->drawn_text_count = 0;
}
