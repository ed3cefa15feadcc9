/* How well a player plays in a cell of the pitch. */
#ifndef STRENGTH_H
#define STRENGTH_H
#include "touchline.h"

int position_rating(const struct player *player, int row); /* 0 no, 1 can, 2 natural; row of grid.h */
int is_goalkeeper(const struct player *player);
int fit_percent(const struct player *player, int cell);     /* role and side together */
int skill_in(const struct player *player, int cell);        /* 0..1000, whatever his fit */
int strength_in(const struct player *player, int cell, int condition); /* skill, fit, condition, morale: about 0..1100 */
#endif
