/* The parts of a season: fixtures, tables, match days. */
#ifndef SEASON_PARTS_H
#define SEASON_PARTS_H
#include "random.h"
#include "touchline.h"

enum phase { PHASE_NO_GAME, PHASE_DAY_DONE, PHASE_MATCH_DAY, PHASE_SEASON_OVER };

void season_begin(void);                      /* 1 July of world->season: fixtures, empty tables, who is in the cups */
void league_clear(void);
void league_add_result(const struct fixture *fixture);
void league_set_positions(u16 competition);

/* match_day.c */
void match_day(void);                         /* today's matches but those of people, who come after them */
int match_day_next(void);                     /* the next of these, for the person whose team it is; 0 when there is none */
void match_day_done(void);                    /* it has been played */
void seasons_end_tactics(void);               /* the game's managers look for the tactic that fits their men */
#endif
