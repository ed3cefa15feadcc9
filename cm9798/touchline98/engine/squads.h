/* Who belongs to whom: the one place where players change clubs. */
#ifndef SQUADS_H
#define SQUADS_H
#include "touchline.h"

enum move { MOVE_TRANSFER, MOVE_LOAN, MOVE_LOAN_OVER, MOVE_FREE, MOVE_RELEASED, MOVE_RETIRED, MOVE_YOUNGSTER };
enum group { GROUP_KEEPERS, GROUP_DEFENCE, GROUP_MIDFIELD, GROUP_ATTACK, GROUPS };

int squad_has(u16 club, u16 player);
int squad_room(u16 club);                     /* places left; those out on loan keep theirs */
u16 club_where_he_plays(u16 player);          /* the borrower when he is on loan */
int is_on_loan(const struct player *player);
void move_player(u16 player, u16 to, enum move kind, s32 fee); /* for good; to FREE_TRANSFER: without a club */
void lend_player(u16 player, u16 to);
void end_loan(u16 player);
enum group group_of(const struct player *player);
int group_count(u16 club, enum group group);
int group_least(enum group group);            /* fewer make a club look for one */
int club_average(u16 club);                   /* mean ability of the best fourteen */
void squads_begin(void);                      /* a new game: squads are as large as clubs like them */
int squad_target(u16 club);
void squads_month(void);                      /* keeps every club's level */
#endif
