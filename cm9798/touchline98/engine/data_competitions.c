/* The competitions of a world, as far as its data has clubs for them. */
#include "arena.h"
#include "competitions.h"
#include "data.h"
#include "memory.h"
#include "outcome.h"
#include "text.h"

enum { DIVISIONS = 4, POOL = 4, POOL_CLUBS = 8, FOREIGN_CLUBS = 27, PLAYOFF_CLUBS = 4 };

static const struct { const char *code, *name, *short_name; u8 clubs, promoted, playoffs, relegated; } divisions[] = {
    {"EPR", "Premier Division", "Premier", 20, 0, 0, 3}, {"ED1", "First Division", "First", 24, 2, 4, 3},
    {"ED2", "Second Division", "Second", 24, 2, 4, 4}, {"ED3", "Third Division", "Third", 24, 3, 4, 1},
    {"ENL", "Non League", "Non League", 0, 1, 0, 0}};

u8 data_division(const char *code)
{
    for (u8 i = 0; i <= POOL; i++)
        if (text_same(divisions[i].code, code))
            return i;
    return NO_DIVISION;
}

static int clubs_of(int division)
{
    int count = 0;
    for (int i = 0; i < world->club_count; i++)
        count += clubs[i].division == division;
    return count;
}

static u32 own_text(const char *words)
{
    return arena_string(words, text_length(words));
}

static struct competition *add(const char *code, const char *name, const char *short_name, enum competition_kind kind, int tier)
{
    struct competition *competition = &competitions[world->competition_count++];
    u16 nation = clubs[competitions[0].teams[0]].nation;
    competition->long_name = own_text(name);
    competition->display_name = own_text(name);
    competition->short_name = own_text(short_name);
    competition->code = own_text(code);
    competition->nation_name = own_text(nation == NONE || kind >= KIND_EUROPE ? "" : text_at(clubs[nation].long_name));
    for (int i = 0; i < 25; i++)
        competition->teams[i] = NONE;
    memset(competition->past_winners, 0xFF, sizeof competition->past_winners);
    competition->holder = competition->winner = competition->runner_up = NONE;
    competition->kind = (u8)kind;
    competition->tier = (u8)tier;
    competition->substitutes_named = SHEET_PLAYERS - SHEET_STARTERS;
    competition->substitutes_used = SUBSTITUTIONS;
    return competition;
}

static void add_division(int division)
{
    struct competition *league;
    int found = 0;
    u16 first = NONE;
    for (int i = 0; first == NONE && i < world->club_count; i++)
        if (clubs[i].division == 0)
            first = (u16)i;
    competitions[0].teams[0] = first; /* whose nation names the competitions */
    league = add(divisions[division].code, divisions[division].name, divisions[division].short_name,
                 division == POOL ? KIND_POOL : KIND_LEAGUE, division + 1);
    for (int i = 0; i < world->club_count && division != POOL; i++)
        if (clubs[i].division == division)
            league->teams[found++] = (u16)i;
    league->team_count = (u8)found;
    league->promoted = divisions[division].promoted;
    league->playoffs = divisions[division].playoffs;
    league->relegated = divisions[division].relegated;
}

/* Divisions from the first on, as long as each has its number of clubs. */
static int playable_divisions(void)
{
    int count = 0;
    while (count < DIVISIONS && clubs_of(count) == divisions[count].clubs)
        count++;
    return count;
}

/* Clubs of divisions that are not played belong to none. */
static void forget_divisions(int count, int with_pool)
{
    for (int i = 0; i < world->club_count; i++) {
        struct club *club = &clubs[i];
        if (club->division != NO_DIVISION && club->division >= count && !(with_pool && club->division == POOL))
            club->division = club->record_division = NO_DIVISION;
        if (club->last_division != NO_DIVISION && club->last_division >= count && !(with_pool && club->last_division == POOL))
            club->last_division = NO_DIVISION;
    }
}

static void add_playoffs(int division)
{
    static const char *names[] = {"", "First Div Play-Offs", "Second Div Play-Offs", "Third Div Play-Offs"};
    add("", names[division], "Play-Offs", KIND_PLAYOFF, division + 1);
}

static int clubs_abroad(void)
{
    u16 home = clubs[competitions[0].teams[0]].nation;
    int count = 0;
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
        count += *text_at(clubs[i].division_code) != 0 && clubs[i].nation != home;
    return count;
}

struct outcome data_make_competitions(void)
{
    int count = playable_divisions(), with_pool = count == DIVISIONS && clubs_of(POOL) >= POOL_CLUBS;
    world->competition_count = 0;
    if (count == 0)
        return failure("TMDATA.DB1", " must have 20 clubs in division EPR.");
    forget_divisions(count, with_pool);
    for (int i = 0; i < count; i++)
        add_division(i);
    competitions[0].promoted = 0;
    if (!with_pool)
        competitions[count - 1].relegated = 0;
    if (with_pool)
        add_division(POOL);
    for (int i = 1; i < count; i++)
        add_playoffs(i);
    if (count == DIVISIONS) {
        add("", "Challenge Cup", "Challenge Cup", KIND_CUP, 0);
        add("", "League Cup", "League Cup", KIND_LEAGUE_CUP, 0);
    }
    if (count == DIVISIONS && clubs_abroad() >= FOREIGN_CLUBS) {
        add("", "European Cup", "European Cup", KIND_EUROPE, 0);
        add("", "International Match", "International", KIND_INTERNATIONAL, 0);
    }
    return success();
}
