/* How players grow, age and stop; what they are worth. */
#ifndef GROWTH_H
#define GROWTH_H
#include "touchline.h"

void growth_begin(void);                      /* a new game: the mean that growth keeps to */
int growth_help(void);                        /* percent of the usual growth that brings the world back to its standard */
void growth_month(u16 player, int help);
int mean_ability(void);                       /* of all players of clubs, in tenths */
s32 player_worth(const struct player *player); /* pounds, by ability, age and contract */
s32 wage_for(const struct player *player);    /* pounds a week, what a man of his ability earns */
s32 wage_of_ability(s32 ability);
s32 rounded_money(s32 amount);                /* to the figure that people name */
void youth_intake(const u16 *places, int count); /* these records, of men who stopped, become youngsters */
#endif
