/* What players and clubs think of a deal: shared by talks, offers and the game's own managers. */
#ifndef DEALS_H
#define DEALS_H
#include "contracts.h"
#include "market.h"
#include "squads.h"

enum { SQUAD_NEEDS = 16 };                    /* nobody sells below this */

int will_join(u16 club, u16 player);          /* whether he would sign at all */
int permit_refused(u16 club, u16 player);     /* a foreigner who is not known enough */
s32 selling_price(u16 player);                /* what his club takes; -1 = not for sale */
struct terms demands(u16 club, u16 player);
void sign(u16 player, const struct terms *terms);
s32 prudent_wages(u16 club);                  /* a week, for the game's own managers */
s32 reserve_wage(u16 club);                   /* of a man behind its first team */
s32 wages_kept_back(u16 club);                /* for the men that its squad still lacks */
void set_expiry(struct player *player, int years);
int is_key_player(u16 player);                /* one of the best eleven of his club */
int rank_in_squad(u16 player);                /* 0 = the best of his club */

/* offers.c */
int offer_find(u16 buyer, u16 player);        /* open offer, or -1 */
int offer_add(u16 buyer, u16 seller, u16 player, s32 fee, enum offer_kind kind, enum offer_state state);
void offer_close(int offer);
void offers_close_for(u16 player);            /* he has gone */
void offers_day(void);
int days_from_now(int days, u8 date[3]);      /* writes the date */
int has_come(const u8 date[3]);               /* today or before */
void complete_transfer(u16 player, u16 buyer, s32 fee, const struct terms *terms);

/* managers' own market */
void clubs_shop(void);
void clubs_rush(void);
void clubs_renew(void);
u16 best_free_agent(u16 club, enum group group, s32 wage); /* who would come for that; GROUPS: of any group */
void fill_squads(void);                       /* the smallest squads take free agents */
#endif
