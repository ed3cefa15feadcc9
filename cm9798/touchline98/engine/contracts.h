/* Contracts: what a player has, what he asks for, and talks. */
#ifndef CONTRACTS_H
#define CONTRACTS_H
#include "touchline.h"

enum bonus { BONUS_WIN, BONUS_GOAL, BONUS_PROMOTION, BONUS_DOMESTIC_TROPHY, BONUS_EUROPEAN_TROPHY, BONUSES };
enum clause {
    CLAUSE_BIG_CLUB, CLAUSE_RELEGATION, CLAUSE_NO_PROMOTION, CLAUSE_FREE_ON_EXPIRY, CLAUSE_MANAGER_JOB, CLAUSES
};

/* `years` counts summers: 1 = until the end of this season. Bonuses and clauses are 0 or 1. */
struct terms { s32 wage; int years; u8 bonuses[BONUSES], clauses[CLAUSES]; };

struct terms contract_now(u16 player);
struct outcome contract_can_talk(u16 club, u16 player);          /* why he will not talk: no offer agreed, unhappy, ... */
struct outcome contract_asks(u16 club, u16 player, struct terms *asks); /* his demands; ok 0 as above */
/* He accepts (own player: new contract; other: he joins at once), haggles (asks again) or breaks off the talks. */
struct outcome contract_offer(u16 club, u16 player, const struct terms *terms);
const char *bonus_name(enum bonus bonus);                        /* "Win bonus" */
const char *clause_name(enum clause clause);                     /* "Relegation release" */
s32 bonus_amount(const struct player *player, enum bonus bonus); /* pounds each time */
int contract_months_left(const struct player *player);
#endif
