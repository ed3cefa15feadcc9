/* A day on which matches are played: all streams first, then the teams, then the matches, those of people last. */
#include "calendar.h"
#include "club_life.h"
#include "competitions.h"
#include "cups.h"
#include "data.h"
#include "holiday.h"
#include "humans.h"
#include "match_parts.h"
#include "memory.h"
#include "names.h"
#include "season_parts.h"
#include "sheet_parts.h"

enum { MATCHES_A_DAY = 96, PENDING_LIMIT = 16 };

static struct match other_match;              /* of two of the game's own managers */

static int is_today(const struct fixture *fixture)
{
    return memcmp(fixture->date, world->date, sizeof world->date) == 0;
}

/* So that eleven can always play: those nearest to their return come back early. */
static void lend_a_hand(u16 club, int kind)
{
    for (;;) {
        int available = 0, back = -1;
        for (int i = 0; i < SQUAD_LIMIT; i++) {
            u16 player = clubs[club].squad[i];
            if (sheet_available(player, kind))
                available++;
            else if (is_player(player) && (back < 0 || players[player].injury_days < players[back].injury_days))
                back = player;
        }
        if (available >= SHEET_STARTERS || back < 0)
            return;
        players[back].injury_type = players[back].injury_days = 0;
        players[back].domestic_ban = players[back].european_ban = players[back].international_ban = 0;
    }
}

static void prepare(const struct fixture *fixture)
{
    u16 sides[SIDES] = {fixture->home, fixture->away};
    for (int i = 0; i < SIDES; i++) {
        lend_a_hand(sides[i], fixture_kind(fixture));
        if (!club_is_played(sides[i])) {
            if (fixture_kind(fixture) != KIND_INTERNATIONAL)
                sheet_use_tactic(sides[i], tactic_against(sides[i], sides[1 - i], i == 0 && !fixture->neutral));
            sheet_auto(sides[i]);
        } else if (i == 1 && club_is_played(sides[0]) && sheet_verdict(sides[1]).reason != SHEET_OK) {
            sheet_auto(sides[i]); /* the home side's person plays the match */
        }
    }
}

/* Every match's stream is drawn, in fixture order, before the first is played: none can change another. */
static int seed_matches(int today[MATCHES_A_DAY], u32 seeds[MATCHES_A_DAY])
{
    struct stream stream = stream_of(world->random);
    int count = 0;
    for (int i = 0; i < world->fixture_count && count < MATCHES_A_DAY; i++)
        if (is_today(&fixtures[i]) && !fixtures[i].played) {
            seeds[count] = stream_next(&stream);
            today[count++] = i;
        }
    stream_keep(world->random, &stream);
    return count;
}

static int is_persons(const struct fixture *fixture)
{
    return club_is_played(fixture->home) || club_is_played(fixture->away);
}

static void keep_for_person(int fixture, u32 seed)
{
    world->pending_fixtures[world->pending_count] = (u16)fixture;
    world->pending_seeds[world->pending_count++] = seed;
}

static void play(int fixture, u32 seed)
{
    struct stream stream;
    stream_seed(&stream, seed);
    match_begin(&other_match, fixture, &stream);
    match_play_all(&other_match);
    match_apply(&other_match);
}

void match_day(void)
{
    int today[MATCHES_A_DAY], count;
    u32 seeds[MATCHES_A_DAY];
    world->pending_count = 0;
    count = seed_matches(today, seeds);
    nations_gather(today, count);
    for (int i = 0; i < count; i++)
        prepare(&fixtures[today[i]]);
    for (int i = 0; i < count; i++)
        if (is_persons(&fixtures[today[i]]) && world->pending_count < PENDING_LIMIT)
            keep_for_person(today[i], seeds[i]);
        else
            play(today[i], seeds[i]);
    nations_scatter(today, count);
}

int match_day_next(void)
{
    struct stream stream;
    int fixture;
    if (world->pending_count == 0)
        return 0;
    fixture = world->pending_fixtures[0];
    stream_seed(&stream, world->pending_seeds[0]);
    memset(match, 0, sizeof *match);
    match->fixture = (u16)fixture;
    match->man_of_match = NONE;
    match->clubs[0] = fixtures[fixture].home;
    match->clubs[1] = fixtures[fixture].away;
    stream_keep(match->random, &stream);
    human_sit_down(human_of_club(match->clubs[club_is_played(match->clubs[0]) ? 0 : 1]));
    world->phase = PHASE_MATCH_DAY;
    return 1;
}

void match_day_done(void)
{
    world->pending_count--;
    for (int i = 0; i < world->pending_count; i++) {
        world->pending_fixtures[i] = world->pending_fixtures[i + 1];
        world->pending_seeds[i] = world->pending_seeds[i + 1];
    }
    world->pending_fixtures[world->pending_count] = 0;
    world->pending_seeds[world->pending_count] = 0;
    world->phase = PHASE_DAY_DONE;
}
