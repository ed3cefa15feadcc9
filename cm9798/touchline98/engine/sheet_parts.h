/* The assistant's way of picking a team, for whatever he holds to be good. */
#ifndef SHEET_PARTS_H
#define SHEET_PARTS_H
#include "touchline.h"

typedef int (*sheet_worth)(const struct player *player, int cell);
void sheet_pick(u16 club, sheet_worth worth); /* the eleven, the bench, captain and takers, for the sheet's cells */
int sheet_worth_now(const struct player *player, int cell); /* strength as he is today */
int sheet_kind(u16 club);                     /* of today's match: whose bans count; a league match when there is none */
int sheet_available(u32 player, int kind);    /* neither injured nor banned */
int sheet_is_banned(const struct player *player, int kind); /* in Europe both bans count */
int tactic_against(u16 club, u16 opponent, int at_home); /* what the game's own manager plays */
int sheet_sum(u16 club, sheet_worth worth);   /* of the eleven, each in his cell */
#endif
