/* What happens in clubs beside matches, as the season calls it. season.c and match_result.c call these and nothing else
 * of the market, the money, the people and the board. */
#ifndef CLUB_LIFE_H
#define CLUB_LIFE_H
#include "touchline.h"

void life_begin(void);                                  /* a new game, after its first season has begun */
void life_day(void);                                    /* each day once, before its matches */
void life_match(int fixture);                           /* each played match once, after its result stands in the fixture */
void life_season_end(void);                             /* when the last match of a season is played: prizes, judgement */
void life_season(void);                                 /* 1 July, when the new divisions are known: contracts, youth, budgets */

/* Why the day cannot end: something that a person at work must decide first. */
enum waiting { WAITING_NOTHING, WAITING_QUESTION, WAITING_OFFER, WAITING_SACKED };
enum waiting life_waiting(void);
#endif
