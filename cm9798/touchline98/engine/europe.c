/* Who plays for the European Cup: the best of last season at home, and the strongest abroad. */
#include "competitions.h"
#include "cups.h"
#include "data.h"

enum { HOME_PLACES = 5, NATION_PLACES = 9, LEAST_SQUAD = 14, LUCK = 18, CANDIDATES = 400 };

static int has(const u16 *list, int count, u16 club)
{
    for (int i = 0; i < count; i++)
        if (list[i] == club)
            return 1;
    return 0;
}

static u16 holder_of(enum competition_kind kind)
{
    u16 cup = competition_of_kind(kind, 0);
    return cup == NONE || !club_in_division(competitions[cup].holder) ? NONE : competitions[cup].holder;
}

/* The three best of the first division, the two cup holders, then whoever came next. */
static int from_home(u16 *list)
{
    u16 holders[] = {holder_of(KIND_CUP), holder_of(KIND_LEAGUE_CUP)};
    int count = 0;
    for (int place = 1; place <= 20 && count < HOME_PLACES; place++) {
        for (int i = 0; i < competitions[0].team_count && count < HOME_PLACES; i++) {
            u16 club = competitions[0].teams[i];
            if (clubs[club].last_division == 0 && clubs[club].last_position == place && !has(list, count, club))
                list[count++] = club;
        }
        for (int i = 0; place == 3 && i < 2; i++)
            if (holders[i] != NONE && !has(list, count, holders[i]))
                list[count++] = holders[i];
    }
    return count;
}

static int of_nation(const u16 *list, int count, u16 nation)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += clubs[list[i]].nation == nation;
    return sum;
}

struct candidate { u16 club; int worth; };

static int candidates_abroad(struct candidate *list, struct stream *stream)
{
    u16 home = clubs[competitions[0].teams[0]].nation;
    int count = 0;
    for (int i = FIRST_REAL_CLUB; i < world->club_count && count < CANDIDATES; i++) {
        struct candidate one = {(u16)i, 0};
        int at = count;
        if (!club_plays((u32)i) || clubs[i].nation == home || clubs[i].squad_count < LEAST_SQUAD)
            continue;
        one.worth = club_quality((u16)i) + (int)stream_below(stream, LUCK);
        for (; at > 0 && list[at - 1].worth < one.worth; at--)
            list[at] = list[at - 1];
        list[at] = one;
        count++;
    }
    return count;
}

int europe_entrants(u16 *list, int limit, struct stream *stream)
{
    static struct candidate abroad[CANDIDATES];
    int count = from_home(list), candidates = candidates_abroad(abroad, stream);
    for (int i = 0; i < candidates && count < limit; i++)
        if (of_nation(list, count, clubs[abroad[i].club].nation) < NATION_PLACES)
            list[count++] = abroad[i].club;
    return count;
}
