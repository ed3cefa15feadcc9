/* How many come to a match: by the club's following, its form and division, the opponent, and what is at stake. */
#include "attendance.h"
#include "competitions.h"

enum { NATIONAL_GROUND = 60000, BIG_GROUND = 48000, LEAST = 150 };

static int form_of(const struct club *club)
{
    int sum = 0;
    for (int i = 0; i < 6; i++)
        sum += club->form[i] == 1 ? 2 : club->form[i] == 3 ? -2 : 0;
    return sum;
}

/* Percent of the ground. */
static int interest(const struct fixture *fixture, const struct club *home, const struct club *away)
{
    int kind = fixture_kind(fixture), percent = 46 + home->support / 2 + away->reputation / 10 + form_of(home);
    if (kind == KIND_LEAGUE && is_division(home->division))
        percent += (competitions[home->division].team_count - home->position) * 12 / competitions[home->division].team_count;
    if (kind == KIND_LEAGUE_CUP)
        percent += 6 * fixture->round - 24;
    if (kind == KIND_CUP)
        percent += 5 * fixture->round - 12;
    if (kind == KIND_EUROPE || kind == KIND_PLAYOFF)
        percent += 15;
    return percent + (away->reputation > home->reputation ? (away->reputation - home->reputation) / 4 : 0);
}

u16 attendance(const struct fixture *fixture, struct stream *stream)
{
    const struct club *home = &clubs[fixture->home], *away = &clubs[fixture->away];
    int chance = (int)stream_below(stream, 15), ground = home->capacity, percent = interest(fixture, home, away) + chance, crowd;
    if (fixture_kind(fixture) == KIND_INTERNATIONAL)
        ground = NATIONAL_GROUND, percent = 40 + home->reputation / 5 + away->reputation / 8 + chance;
    if (fixture->neutral)
        ground = BIG_GROUND, percent = 50 + (home->reputation + away->reputation) / 6 + chance;
    percent = percent > 100 ? 100 : percent < 12 ? 12 : percent;
    crowd = ground / 100 * percent + (int)stream_below(stream, 97) - 48;
    if (crowd > ground)
        crowd = ground;
    return (u16)(crowd < LEAST ? (ground < LEAST ? ground : LEAST) : crowd);
}
