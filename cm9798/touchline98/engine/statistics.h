/* A player's season in one kind of competition: domestic, European, with his country. */
#ifndef STATISTICS_H
#define STATISTICS_H
#include "touchline.h"

struct season_record { u8 *apps, *goals, *assists, *man_of_match, *yellows, *reds; };
struct season_record season_record(struct player *player, int kind); /* kind of competition */
void add_rating(struct player *player, int kind, int rating);
u8 *ban_of(struct player *player, int kind);  /* matches of this kind still to miss */
#endif
