/* On which days of a season what is played. No club ever has two matches a day: leagues rest when their clubs have a cup. */
#include "season_days.h"
#include "calendar.h"

static const struct when top[] = {
    {0, SATURDAY}, {0, WEDNESDAY}, {1, SATURDAY}, {2, SATURDAY}, {2, TUESDAY}, {3, SATURDAY}, {5, SATURDAY},
    {6, SATURDAY}, {6, WEDNESDAY}, {7, SATURDAY}, {8, SATURDAY}, {10, SATURDAY}, {11, SATURDAY}, {12, SATURDAY},
    {13, SATURDAY}, {15, SATURDAY}, {16, SATURDAY}, {17, SATURDAY}, {18, SATURDAY}, {19, SATURDAY}, {20, SATURDAY},
    {20, TUESDAY}, {22, SATURDAY}, {23, SATURDAY}, {25, SATURDAY}, {26, SATURDAY}, {28, SATURDAY}, {28, WEDNESDAY},
    {29, SATURDAY}, {31, SATURDAY}, {32, SATURDAY}, {33, SATURDAY}, {35, SATURDAY}, {35, TUESDAY}, {36, SATURDAY},
    {37, SATURDAY}, {38, SATURDAY}, {39, SATURDAY}};

/* The others end a week earlier, for the play-offs; the third and fourth have the first rounds of the cup too. */
static const u8 rests[][8] = {{4, 9, 21, 24, 27, 30, 34, 99}, {14, 17, 21, 24, 27, 30, 34, 99}};
static const u8 tuesdays[][15] = {
    {5, 7, 10, 12, 15, 18, 20, 26, 28, 29, 31, 33, 35, 36, 99}, {5, 7, 10, 12, 16, 19, 20, 26, 28, 29, 31, 33, 35, 36, 99}};

static const struct cup_round cup[] = {
    {{14, SATURDAY}, {15, TUESDAY}, 40, 0}, {{17, SATURDAY}, {18, TUESDAY}, 20, 0}, {{21, SATURDAY}, {22, TUESDAY}, 32, 0},
    {{24, SATURDAY}, {25, TUESDAY}, 16, 0}, {{27, SATURDAY}, {27, TUESDAY}, 8, 0}, {{30, SATURDAY}, {30, TUESDAY}, 4, 0},
    {{34, SATURDAY}, {0, 0}, 2, 1}, {{40, SATURDAY}, {0, 0}, 1, 1}};
static const struct cup_round league_cup[] = {
    {{0, TUESDAY}, {2, TUESDAY}, 44, 0}, {{3, TUESDAY}, {8, TUESDAY}, 32, 0}, {{9, TUESDAY}, {0, 0}, 16, 0},
    {{13, TUESDAY}, {0, 0}, 8, 0}, {{17, TUESDAY}, {0, 0}, 4, 0}, {{23, TUESDAY}, {24, TUESDAY}, 2, 0},
    {{32, WEDNESDAY}, {0, 0}, 1, 1}};
static const struct cup_round europe[] = {
    {{5, WEDNESDAY}, {7, WEDNESDAY}, 16, 0}, {{10, WEDNESDAY}, {12, WEDNESDAY}, 8, 0},
    {{29, WEDNESDAY}, {31, WEDNESDAY}, 4, 0}, {{34, WEDNESDAY}, {36, WEDNESDAY}, 2, 0}, {{40, WEDNESDAY}, {0, 0}, 1, 1}};

static const struct when internationals[INTERNATIONAL_DAYS] = {
    {4, SATURDAY}, {9, SATURDAY}, {14, SATURDAY}, {26, WEDNESDAY}, {32, WEDNESDAY}, {37, WEDNESDAY}, {42, SATURDAY},
    {43, SATURDAY}};

const struct when playoff_days[3] = {{39, SUNDAY}, {39, WEDNESDAY}, {41, SATURDAY}};

static int first_saturday(void)
{
    u8 date[3];
    int day;
    date_set(date, 7, 8, 1900 + world->season);
    for (day = date_days(date); weekday(day) != 5;)
        day++;
    return day;
}

int season_day(struct when when)
{
    return first_saturday() + 7 * when.week + when.day;
}

/* All Saturdays but those of rest, and a Tuesday now and then, by date. */
struct when league_day(int tier, int round)
{
    const u8 *rest = rests[tier > 2], *tuesday = tuesdays[tier > 2];
    struct when when = {0, SATURDAY};
    int number = 0;
    if (tier == 1)
        return top[round < 38 ? round : 37];
    for (when.week = 0; when.week < 39; when.week++) {
        if (*rest == when.week)
            rest++;
        else if (number++ == round)
            break;
        if (*tuesday == when.week) {
            tuesday++;
            if (number++ == round) {
                when.day = TUESDAY;
                break;
            }
        }
    }
    return when;
}

const struct cup_round *cup_rounds(enum competition_kind kind, int *count)
{
    switch (kind) {
    case KIND_CUP:
        *count = sizeof cup / sizeof cup[0];
        return cup;
    case KIND_LEAGUE_CUP:
        *count = sizeof league_cup / sizeof league_cup[0];
        return league_cup;
    case KIND_EUROPE:
        *count = sizeof europe / sizeof europe[0];
        return europe;
    default:
        *count = 0;
        return 0;
    }
}

struct when international_day(int number)
{
    return internationals[number];
}
