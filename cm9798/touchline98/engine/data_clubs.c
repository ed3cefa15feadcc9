/* The rows of TMDATA.DB1: pseudo-clubs, nations and clubs. */
#include "club_names.h"
#include "data.h"
#include "outcome.h"
#include "text.h"

enum {
    UNIQUE_ID, LONG_NAME, SHORT_NAME, DESCRIPTION, NATION = 22, REGION, DEVELOPED, MAP_X, MAP_Y, EEC, COEFFICIENTS,
    CITY, STADIUM, CAPACITY, SEATING, FOLLOWING, REPUTATION, BLEND, FORMATION, STYLE, HOME_TEXT, HOME_BACKGROUND,
    AWAY_TEXT, AWAY_BACKGROUND, DIVISION, LAST_DIVISION, LAST_POSITION, CASH, COLUMNS = 54
};

/* Labels of this file are known only for some columns; the others are found by their place. */
static const struct db1_want wants[COLUMNS] = {
    {"Unique ID", 0}, {"UK Long Name", 1}, {"UK Short Name", 1}, {"UK Description", 1}, {"ITA Long Name", 1},
    {"ITA Short Name", 1}, {"ITA Description", 1}, {"GER Long Name", 1}, {"GER Short Name", 1}, {"GER Description", 1},
    {"SPA Long Name", 1}, {"SPA Short Name", 1}, {"SPA Description", 1}, {"FRE Long Name", 1}, {"FRE Short Name", 1},
    {"FRE Description", 1}, {"POR Long Name", 1}, {"POR Short Name", 1}, {"POR Description", 1}, {"DUT Long Name", 1},
    {"DUT Short Name", 1}, {"DUT Description", 1}, {"Nation", 1}, {"Region", 1}, {"Developed", 0}, {"X Coordinate", 0},
    {"Y Coordinate", 0}, {"EEC", 0}, {"UEFA Coefficients", 0}, {"City", 1}, {"Stadium", 1}, {"Capacity", 0},
    {"Seating", 0}, {"Following", 0}, {"Reputation", 0}, {"Blend", 0}, {"Formation", 1}, {"Style", 1}, {"Home Text", 1},
    {"Home Background", 1}, {"Away Text", 1}, {"Away Background", 1}, {"Division", 1}, {"Last Division", 1},
    {"Last Position", 0}, {"Cash", 0}, {"League Standard", 0}, {"Under-21 Side", 0}, {"B Team", 0}, {"Essential", 0},
    {"Transfer Record", 0}, {"Italian Gender", 0}, {"French Gender", 0}, {"Portuguese Gender", 0},
};

struct outcome data_count_clubs(struct db1 *file, u32 *count)
{
    struct outcome outcome = db1_open(file, "TMDATA.DB1", wants, COLUMNS);
    if (outcome.ok) {
        *count = file->count;
        db1_close(file);
    }
    return outcome;
}

/* A colour code as a number: its place in this list. */
static u8 colour(const struct db1 *file, int column)
{
    static const char *codes[] = {"WHI", "BLA", "RED", "DRED", "BLU", "DBLU", "VDBLU", "LBLU", "CYA", "GRN", "LGRN",
        "DGRN", "VDGRN", "YEL", "LYEL", "DYEL", "VLYEL", "ORA", "PUR", "WIN", "LGRY", "LTRQ"};
    char buffer[DB1_TEXT];
    db1_text(file, column, buffer);
    for (u8 i = 0; i < sizeof codes / sizeof codes[0]; i++)
        if (text_same(codes[i], buffer))
            return i;
    return 0;
}

static u8 division(const struct db1 *file, int column)
{
    char buffer[DB1_TEXT];
    return data_division(db1_text(file, column, buffer));
}

static s32 clamp(s32 value, s32 low, s32 high)
{
    return value < low ? low : value > high ? high : value;
}

static void fill_texts(const struct db1 *file, struct club *club)
{
    club->long_name = data_text(file, LONG_NAME);
    club->short_name = data_text(file, SHORT_NAME);
    club->description = data_text(file, DESCRIPTION);
    club->city = data_text(file, CITY);
    club->region = data_text(file, REGION);
    club->division_code = data_text(file, DIVISION);
    club->stadium = data_text(file, STADIUM);
}

static void fill_numbers(const struct db1 *file, struct club *club)
{
    club->nation = club->manager = NONE;
    club->map_x = (u8)db1_number(file, MAP_X);
    club->map_y = (u8)db1_number(file, MAP_Y);
    club->eec = (u8)db1_number(file, EEC);
    club->capacity = (u16)clamp(db1_number(file, CAPACITY), 0, 65535);
    club->seating = (u16)clamp(db1_number(file, SEATING), 0, club->capacity);
    club->support = (u8)db1_number(file, FOLLOWING);
    club->reputation = (u8)(clamp(db1_number(file, REPUTATION), 0, 20) * 10);
    club->popularity = (u8)(club->reputation / 10);
    club->start_balance = clamp(db1_number(file, CASH), 0, 2000000) * 1000;
    club->division = club->record_division = division(file, DIVISION);
    club->last_division = division(file, LAST_DIVISION);
    club->last_position = (u8)db1_number(file, LAST_POSITION);
    for (int i = 0; i < 4; i++)
        club->colours[i] = colour(file, HOME_TEXT + i);
}

static void clear_links(struct club *club)
{
    for (int i = 0; i < SQUAD_LIMIT; i++)
        club->squad[i] = NONE;
    for (int i = 0; i < SHEET_PLAYERS; i++)
        club->sheet_players[i] = NONE;
    for (int i = 0; i < 16; i++)
        club->shortlist[5 * i] = club->shortlist[5 * i + 1] = 0xFF;
    club->sheet_captain = club->sheet_penalties = club->sheet_free_kicks = club->sheet_corners = NONE;
}

/* A nation's row may stand behind a club that names it, so nations are linked in a second pass. */
static struct outcome link_nations(struct db1 *file)
{
    struct outcome outcome = db1_open(file, "TMDATA.DB1", wants, COLUMNS);
    char buffer[DB1_TEXT];
    for (u32 i = 0; outcome.ok && i < world->club_count; i++) {
        if (db1_next(file))
            clubs[i].nation = club_named(db1_text(file, NATION, buffer));
        else
            outcome = data_cut_short(file);
        if (!outcome.ok)
            db1_close(file);
    }
    if (outcome.ok)
        db1_close(file);
    return outcome;
}

struct outcome data_read_clubs(struct db1 *file)
{
    struct outcome outcome = db1_open(file, "TMDATA.DB1", wants, COLUMNS);
    if (!outcome.ok)
        return outcome;
    for (u32 i = 0; outcome.ok && i < world->club_count; i++) {
        if (db1_next(file)) {
            fill_texts(file, &clubs[i]);
            fill_numbers(file, &clubs[i]);
            clear_links(&clubs[i]);
        } else {
            outcome = data_cut_short(file);
        }
    }
    db1_close(file);
    if (!outcome.ok)
        return outcome;
    club_names_index();
    return link_nations(file);
}
