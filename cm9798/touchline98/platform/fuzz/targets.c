/* What is fuzzed: the readers of the data files, of careers and names, and of saved games. */
#include "fuzz.h"
#include "competitions.h"
#include "extra_names.h"
#include "holiday.h"
#include "player_history.h"
#include "save_files.h"
#include <stdio.h>
#include <string.h>

enum { SOMETIMES = 16, FIRST_WEEKS = 45, OFTEN = 4, WEEK = 7 };

static const char *const data_files[] = {"PLAYERS.DB1", "TMDATA.DB1", "MGDATA.DB1", "PLHIST98.BIN", "EXNMES.TXT", NULL};
static const char *const tables[] = {"PLAYERS", "TMDATA", "MGDATA", NULL};
static const char *const lists[] = {"PLHIST98", "EXNMES", NULL};
static const char *const saves[] = {"PLDATA", "TMDATA", "MGDATA", "CPDATA", "GNDATA", "GAMESS16", NULL};

/* Some days of the world that came of it, with nobody at work. */
static void live(int days)
{
    static const u8 for_ever[3] = {1, 1, 199};
    if (!holiday_start(for_ever).ok)
        return;
    for (enum advance stop = ADVANCED_DAY; stop != STOP_SACKED && days > 0; days--) {
        stop = season_advance_day();
        if (stop == STOP_SEASON_END)
            season_next();
    }
}

static int data_sets(struct set *sets, int limit, const char *folder)
{
    return limit > 0 && set_load(&sets[0], folder, data_files);
}

static void nothing(const struct set *set)
{
    (void)set;
}

static int run_data(const struct set *set)
{
    u16 club = 0;
    files_use(set);
    if (!data_load().ok)
        return 0;
    while (club < world->club_count && !club_in_division(club))
        club++;
    if (!game_new("A", "B", club, 1).ok)
        return 0;
    if (dice(SOMETIMES) == 0)
        live(FIRST_WEEKS);
    return 1;
}

static void prepare_history(const struct set *set)
{
    files_use(set);
    data_load();
}

static int run_history(const struct set *set)
{
    struct history rows[8];
    int ok;
    files_use(set);
    world->history_count = 0;
    ok = history_read().ok;
    ok &= extra_names_read().ok;
    for (u16 i = 0; i < 16; i++) {
        struct stream stream;
        stream_seed(&stream, i);
        history_of((u16)dice(world->player_count), rows, 8);
        extra_name((u16)dice(world->club_count), &stream);
    }
    return ok;
}

/* One set for each slot that is there. */
static int save_sets(struct set *sets, int limit, const char *folder)
{
    int count = 0;
    for (int slot = 1; slot <= SLOTS && count < limit; slot++) {
        char names[SAVED_FILES][13];
        const char *list[SAVED_FILES + 2] = {"GAMESS16.IDX"};
        for (enum saved which = 0; which < SAVED_FILES; which++)
            list[1 + which] = saved_name(which, slot, "S16", names[which]);
        if (!set_load(&sets[count], folder, list))
            continue;
        sets[count++].slot = slot;
    }
    return count;
}

static int run_save(const struct set *set)
{
    char name[SLOT_NAME];
    files_use(set);
    for (int slot = 1; slot <= SLOTS; slot++)
        slot_name(slot, name);
    if (!game_load(set->slot).ok)
        return 0;
    if (dice(OFTEN) == 0)
        live(WEEK);
    return 1;
}

const struct target *target_named(const char *name)
{
    static const struct target targets[] = {
        {"data", tables, data_sets, nothing, run_data},
        {"history", lists, data_sets, prepare_history, run_history},
        {"save", saves, save_sets, nothing, run_save}};
    for (u32 i = 0; i < sizeof targets / sizeof targets[0]; i++)
        if (strcmp(targets[i].name, name) == 0)
            return &targets[i];
    return NULL;
}
