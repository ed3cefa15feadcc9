/* Loading the three data files, and making the competition that is played in. */
#include "arena.h"
#include "data.h"
#include "outcome.h"
#include "calendar.h"
#include "text.h"

const char LEAGUE_CODE[] = "EPR";

static struct db1 file; /* one at a time */

u32 data_text(const struct db1 *from, int column)
{
    char buffer[DB1_TEXT];
    db1_text(from, column, buffer);
    return arena_string(buffer, text_length(buffer));
}

struct outcome data_cut_short(const struct db1 *from)
{
    return failure(from->name, " is damaged: it ends before its last row.");
}

/* Two-digit years below 50 are of the next century. */
void data_date(const char *words, u8 date[3])
{
    int parts[3] = {0, 0, 0}, count = 0, digits = 0;
    for (; *words != 0 && count < 3; words++) {
        if (*words >= '0' && *words <= '9' && digits < 2) {
            parts[count] = parts[count] * 10 + (*words - '0');
            digits++;
        } else if (*words == '.' && digits > 0) {
            count++;
            digits = 0;
        } else {
            count = 9;
        }
    }
    date[0] = (u8)(count == 2 ? parts[0] : 1);
    date[1] = (u8)(count == 2 ? parts[1] : parts[0]);
    date[2] = (u8)(count == 2 ? parts[2] : parts[1]);
    if (date[2] < 50)
        date[2] = (u8)(date[2] + 100);
    if (count < 1 || count > 2 || digits == 0 || !date_is_real(date))
        date[0] = date[1] = date[2] = 0;
}

int squad_add(u16 club, u16 player)
{
    struct club *record = &clubs[club];
    if (record->squad_count >= SQUAD_LIMIT)
        return 0;
    record->squad[record->squad_count++] = player;
    return 1;
}

static u32 own_text(const char *words)
{
    return arena_string(words, text_length(words));
}

static int gather_league_clubs(struct competition *league)
{
    int found = 0;
    for (int i = 0; i < 25; i++)
        league->teams[i] = NONE;
    for (int i = 0; i < world->club_count; i++)
        if (clubs[i].division == 0) {
            if (found < LEAGUE_CLUBS)
                league->teams[found] = (u16)i;
            found++;
        }
    return found;
}

static struct outcome make_league(void)
{
    struct competition *league = &competitions[0];
    u16 nation;
    if (gather_league_clubs(league) != LEAGUE_CLUBS)
        return failure("TMDATA.DB1", " must have 20 clubs in division EPR.");
    nation = clubs[league->teams[0]].nation;
    league->long_name = own_text("Premier Division");
    league->display_name = own_text("Premier Division");
    league->short_name = own_text("Premier");
    league->code = own_text(LEAGUE_CODE);
    league->nation_name = own_text(nation == NONE ? "" : text_at(clubs[nation].long_name));
    league->team_count = LEAGUE_CLUBS;
    league->fixture_count = LEAGUE_FIXTURES;
    league->tier = 1;
    league->substitutes_named = SHEET_PLAYERS - SHEET_STARTERS;
    league->substitutes_used = SUBSTITUTIONS;
    return success();
}

static struct outcome count_all(struct table_counts *counts)
{
    struct outcome outcome = data_count_clubs(&file, &counts->clubs);
    if (outcome.ok)
        outcome = data_count_players(&file, &counts->players);
    if (outcome.ok)
        outcome = data_count_managers(&file, &counts->managers);
    if (outcome.ok && (counts->clubs > 8000 || counts->players > 40000 || counts->managers > 8000))
        return failure("The data files", " have more clubs, players or managers than this game can hold.");
    return outcome;
}

static struct outcome read_all(void)
{
    struct outcome outcome = data_read_clubs(&file);
    if (outcome.ok)
        outcome = data_read_players(&file);
    if (outcome.ok)
        outcome = data_read_managers(&file);
    if (outcome.ok)
        outcome = make_league();
    if (outcome.ok && !arena_has_room())
        return failure(NO_MEMORY, "");
    return outcome;
}

struct outcome data_load(void)
{
    struct table_counts counts = {.competitions = 1, .fixtures = LEAGUE_FIXTURES};
    struct outcome outcome;
    arena_forget();
    outcome = count_all(&counts);
    if (!outcome.ok)
        return outcome;
    counts.managers += 1; /* the person's record is the last */
    if (!arena_layout(&counts))
        outcome = failure(NO_MEMORY, "");
    else
        outcome = read_all();
    if (!outcome.ok)
        arena_forget();
    return outcome;
}
