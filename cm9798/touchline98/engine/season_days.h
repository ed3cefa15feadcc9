/* On which days of a season what is played: weeks after its first Saturday, and days after that week's Saturday. */
#ifndef SEASON_DAYS_H
#define SEASON_DAYS_H
#include "competitions.h"

struct when { u8 week, day; };

/* A round of a cup: its day, the day of the second leg or of replays, and how many are left after it. */
struct cup_round { struct when first, second; u8 left, single; }; /* single: one match on neutral ground */
enum { SATURDAY = 0, SUNDAY, MONDAY, TUESDAY, WEDNESDAY, LEAGUE_ROUNDS = 46, INTERNATIONAL_DAYS = 8 };

int season_day(struct when when);             /* days since 1 January 1900 */
struct when league_day(int tier, int round);  /* round from 0 */
const struct cup_round *cup_rounds(enum competition_kind kind, int *count); /* 0 for a kind that is no cup */
struct when international_day(int number);    /* 0..INTERNATIONAL_DAYS-1 */
extern const struct when playoff_days[3];     /* semi-finals, second legs, finals */
#endif
