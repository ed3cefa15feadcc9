/* A season's league fixtures: every club meets every other of its division at home and away. */
#include "fixtures.h"
#include "calendar.h"
#include "competitions.h"
#include "memory.h"
#include "season_days.h"
#include "season_parts.h"

enum { CLUB_LIMIT = 25 };

u16 fixture_add(u16 competition, int round, u16 home, u16 away, int day)
{
    struct fixture *fixture;
    if (world->fixture_count >= FIXTURE_LIMIT)
        return NONE;
    fixture = &fixtures[world->fixture_count];
    memset(fixture, 0, sizeof *fixture);
    fixture->home = home;
    fixture->away = away;
    fixture->competition = competition;
    fixture->round = (u8)round;
    fixture->first_leg = NONE;
    date_from_days(day, fixture->date);
    return world->fixture_count++;
}

static void shuffle(const struct competition *league, u16 order[CLUB_LIMIT], struct stream *stream)
{
    for (int i = 0; i < league->team_count; i++)
        order[i] = league->teams[i];
    for (u32 i = (u32)league->team_count - 1; i > 0; i--) {
        u32 other = stream_below(stream, i + 1);
        u16 kept = order[i];
        order[i] = order[other];
        order[other] = kept;
    }
}

/* Round robin on a circle: the last place stands still, the others turn by one each round. */
static void pair_up(const u16 *order, int half, int round, int match, u16 *home, u16 *away)
{
    int one = match == 0 ? half : (round + match) % half;
    int other = match == 0 ? round % half : (round + half - match) % half;
    int swap = match == 0 ? round % 2 : match % 2;
    if (round >= half) /* the second half of the season: the other ground */
        swap = !(match == 0 ? (round - half) % 2 : match % 2);
    *home = order[swap ? other : one];
    *away = order[swap ? one : other];
}

static void make_league(u16 index, struct stream *stream)
{
    struct competition *league = &competitions[index];
    u16 order[CLUB_LIMIT], home, away;
    int half = league->team_count - 1;
    league->first_fixture = world->fixture_count;
    shuffle(league, order, stream);
    for (int round = 0; round < 2 * half; round++)
        for (int i = 0; i < league->team_count / 2; i++) {
            pair_up(order, half, round, i, &home, &away);
            fixture_add(index, round + 1, home, away, season_day(league_day(league->tier, round)));
        }
    league->fixture_count = (u16)(world->fixture_count - league->first_fixture);
}

void fixtures_make(struct stream *stream)
{
    world->fixture_count = 0;
    for (int i = 0; i < division_count(); i++)
        make_league((u16)i, stream);
}
