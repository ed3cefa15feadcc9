/* What contracts pay beside the wage. */
#ifndef BONUSES_H
#define BONUSES_H
#include "contracts.h"

void bonus_for_win(u16 club);                 /* to those who began the match */
void bonus_for_goals(u16 club, u16 player, int goals);
void bonuses_season_end(u16 club);            /* promotion and trophies, to the whole squad */
#endif
