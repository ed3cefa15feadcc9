/* The rows of MGDATA.DB1. */
#include "club_names.h"
#include "data.h"
#include "outcome.h"
#include "tactics.h"

enum {
    UNIQUE_ID, FIRST_NAME, SECOND_NAME, NATION, YEARS, FAVOURED, MOTIVATING, JUDGEMENT, REPUTATION, FORMATION, STYLE,
    CURRENT_CLUB, DATE_JOINED, NATIONAL_JOB, DATE_STARTED, PLAYER_MANAGER, CONFIDENCE, COLUMNS
};

static const struct db1_want wants[COLUMNS] = {
    {"Unique ID", 0}, {"First Name", 1}, {"Second Name", 1}, {"Nation", 1}, {"Years Active", 0}, {"Favoured Club", 1},
    {"Motivating", 0}, {"Judgement", 0}, {"Reputation", 0}, {"Formation", 1}, {"Style", 1}, {"Current Club", 1},
    {"Date Joined", 1}, {"National Job", 1}, {"Date Started", 1}, {"Player Manager", 0}, {"Confidence", 0},
};

struct outcome data_count_managers(struct db1 *file, u32 *count)
{
    struct outcome outcome = db1_open(file, "MGDATA.DB1", wants, COLUMNS);
    if (outcome.ok) {
        *count = file->count;
        db1_close(file);
    }
    return outcome;
}

static u8 up_to(s32 value, s32 limit)
{
    return (u8)(value < 0 ? 0 : value > limit ? limit : value);
}

static void fill(const struct db1 *file, struct manager *manager, u16 index)
{
    char buffer[DB1_TEXT];
    int tactic = tactic_of_code(db1_text(file, FORMATION, buffer));
    u16 club = club_named(db1_text(file, CURRENT_CLUB, buffer));
    manager->first_name = data_text(file, FIRST_NAME);
    manager->second_name = data_text(file, SECOND_NAME);
    manager->nation = club_named(db1_text(file, NATION, buffer));
    manager->motivating = up_to(db1_number(file, MOTIVATING), 200);
    manager->judgement = up_to(db1_number(file, JUDGEMENT), 200);
    manager->years = up_to(db1_number(file, YEARS), 255);
    manager->reputation = up_to(db1_number(file, REPUTATION), 200);
    manager->board_confidence = up_to(db1_number(file, CONFIDENCE), 100);
    manager->tactic = (u8)(tactic < 0 ? DEFAULT_TACTIC : tactic);
    manager->club = NONE;
    if (club != NONE && club >= FIRST_REAL_CLUB && clubs[club].manager == NONE) {
        manager->club = club;
        clubs[club].manager = index;
    }
}

struct outcome data_read_managers(struct db1 *file)
{
    struct outcome outcome = db1_open(file, "MGDATA.DB1", wants, COLUMNS);
    if (!outcome.ok)
        return outcome;
    world->manager_count--; /* the last record waits for the person */
    for (u32 i = 0; outcome.ok && i < world->manager_count; i++) {
        if (db1_next(file))
            fill(file, &managers[i], (u16)i);
        else
            outcome = data_cut_short(file);
    }
    db1_close(file);
    return outcome;
}
