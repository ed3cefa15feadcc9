/* A season's fixtures: every club meets every other at home and away, on the days of a real calendar. */
#include "calendar.h"
#include "data.h"
#include "season_parts.h"

enum { ROUNDS = 2 * (LEAGUE_CLUBS - 1), HALF = LEAGUE_CLUBS - 1, MATCHES_A_ROUND = LEAGUE_CLUBS / 2 };
enum { SATURDAY = 0, TUESDAY = 3, WEDNESDAY = 4 };

/* Weeks after the first Saturday; those that are missing belong to cups and to the national sides. */
static const struct { u8 week, day; } calendar[ROUNDS] = {
    {0, SATURDAY}, {0, WEDNESDAY}, {1, SATURDAY}, {2, SATURDAY}, {2, TUESDAY}, {3, SATURDAY}, {5, SATURDAY},
    {6, SATURDAY}, {6, WEDNESDAY}, {7, SATURDAY}, {8, SATURDAY}, {10, SATURDAY}, {11, SATURDAY}, {12, SATURDAY},
    {13, SATURDAY}, {15, SATURDAY}, {16, SATURDAY}, {17, SATURDAY}, {18, SATURDAY}, {19, SATURDAY}, {20, SATURDAY},
    {20, TUESDAY}, {22, SATURDAY}, {23, SATURDAY}, {25, SATURDAY}, {26, SATURDAY}, {28, SATURDAY}, {28, WEDNESDAY},
    {29, SATURDAY}, {31, SATURDAY}, {32, SATURDAY}, {33, SATURDAY}, {35, SATURDAY}, {35, TUESDAY}, {36, SATURDAY},
    {37, SATURDAY}, {38, SATURDAY}, {39, SATURDAY}};

static int first_saturday(void)
{
    u8 date[3];
    int day;
    date_set(date, 7, 8, 1900 + world->season);
    for (day = date_days(date); weekday(day) != 5;)
        day++;
    return day;
}

static void shuffle(u16 order[LEAGUE_CLUBS], struct stream *stream)
{
    for (int i = 0; i < LEAGUE_CLUBS; i++)
        order[i] = competitions[0].teams[i];
    for (u32 i = LEAGUE_CLUBS - 1; i > 0; i--) {
        u32 other = stream_below(stream, i + 1);
        u16 kept = order[i];
        order[i] = order[other];
        order[other] = kept;
    }
}

/* Round robin on a circle: the last place stands still, the others turn by one each round. */
static void pair_up(const u16 *order, int round, int match, u16 *home, u16 *away)
{
    int one = match == 0 ? HALF : (round + match) % HALF;
    int other = match == 0 ? round % HALF : (round + HALF - match) % HALF;
    int swap = match == 0 ? round % 2 : match % 2;
    if (round >= HALF) /* the second half of the season: the other ground */
        swap = !(match == 0 ? (round - HALF) % 2 : match % 2);
    *home = order[swap ? other : one];
    *away = order[swap ? one : other];
}

void fixtures_make(struct stream *stream)
{
    u16 order[LEAGUE_CLUBS];
    int start = first_saturday();
    shuffle(order, stream);
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < MATCHES_A_ROUND; i++) {
            struct fixture *fixture = &fixtures[round * MATCHES_A_ROUND + i];
            u16 home, away;
            pair_up(order, round, i, &home, &away);
            fixture->home = home;
            fixture->away = away;
            fixture->competition = 0;
            fixture->round = (u8)(round + 1);
            fixture->home_goals = fixture->away_goals = fixture->played = 0;
            fixture->attendance = 0;
            date_from_days(start + 7 * calendar[round].week + calendar[round].day, fixture->date);
        }
}
