/* Between two seasons: who goes up, who goes down, and what that does to a club's name. */
#include "competitions.h"
#include "cups.h"
#include "data.h"

enum { UP_LIMIT = 8, POOL_SQUAD = 11, LUCK = 12 };

/* Reputations of a division's first and last club; the last row is the pool's. */
static const u8 standards[][2] = {{180, 110}, {112, 80}, {84, 60}, {62, 40}, {42, 20}};

static int ups_of(u16 division, const u16 *order, u16 *list)
{
    const struct competition *league = &competitions[division];
    u16 playoffs = competition_of_kind(KIND_PLAYOFF, league->tier);
    int count = 0;
    for (; count < league->promoted && count < UP_LIMIT; count++)
        list[count] = order[count];
    if (league->playoffs > 0) {
        u16 winner = playoffs == NONE ? NONE : competitions[playoffs].winner;
        list[count] = winner != NONE ? winner : order[count];
        count++;
    }
    return count;
}

/* One of the pool's best goes up to the last division. */
static int up_of_pool(u16 pool, u16 *list, struct stream *stream)
{
    int most = -1;
    for (int i = 0; i < world->club_count; i++) {
        int worth;
        if (clubs[i].division != pool || clubs[i].squad_count < POOL_SQUAD)
            continue;
        worth = club_quality((u16)i) + (int)stream_below(stream, LUCK);
        if (worth > most) {
            most = worth;
            list[0] = (u16)i;
        }
    }
    return most >= 0;
}

static void move(u16 club, u16 to)
{
    clubs[club].division = (u8)to;
    clubs[club].division_code = competitions[to].code;
}

/* As many go down as come up. */
static void exchange(u16 upper, u16 lower, const u16 *upper_order, const u16 *ups, int count)
{
    int last = competitions[upper].team_count - 1;
    for (int i = 0; i < count; i++) {
        move(upper_order[last - i], lower);
        move(ups[i], upper);
    }
}

static void remember(u16 division, const u16 *order, int count)
{
    for (int i = 0; i < count; i++) {
        struct club *club = &clubs[order[i]];
        int range = standards[division][0] - standards[division][1];
        int target = standards[division][0] - range * i / (count - 1);
        club->last_division = club->division;
        club->last_position = (u8)(i + 1);
        club->reputation = (u8)((club->reputation * 4 + target + 2) / 5);
    }
}

static void list_teams(u16 division)
{
    struct competition *league = &competitions[division];
    int count = 0;
    for (int i = 0; i < world->club_count && count < 25; i++)
        if (clubs[i].division == division)
            league->teams[count++] = (u16)i;
}

static void keep_winners(void)
{
    int place = world->season - 97;
    for (int i = 0; i < world->competition_count; i++) {
        struct competition *competition = &competitions[i];
        competition->holder = competition->winner;
        if (place >= 0 && place < 40)
            competition->past_winners[place] = competition->winner;
        competition->winner = competition->runner_up = NONE;
        competition->round = 0;
    }
}

void turnover(struct stream *stream)
{
    static u16 orders[4][25];
    u16 ups[4][UP_LIMIT], pool = competition_of_kind(KIND_POOL, 0), from_pool[1];
    int divisions = division_count(), counts[4] = {0}, pool_ups;
    for (int i = 0; i < divisions; i++) {
        int count = league_order((u16)i, orders[i]);
        counts[i] = ups_of((u16)i, orders[i], ups[i]);
        remember((u16)i, orders[i], count);
    }
    for (int i = 0; i + 1 < divisions; i++)
        exchange((u16)i, (u16)(i + 1), orders[i], ups[i + 1], counts[i + 1]);
    pool_ups = pool != NONE && competitions[divisions - 1].relegated > 0 ? up_of_pool(pool, from_pool, stream) : 0;
    if (pool_ups)
        exchange((u16)(divisions - 1), pool, orders[divisions - 1], from_pool, 1);
    for (int i = 0; i < divisions; i++)
        list_teams((u16)i);
    keep_winners();
    for (int i = 0; i < world->club_count; i++)
        clubs[i].honours = 0;
}
