/* The parts of a season: fixtures, table, recovery. */
#ifndef SEASON_PARTS_H
#define SEASON_PARTS_H
#include "random.h"
#include "touchline.h"

enum phase { PHASE_NO_GAME, PHASE_DAY_DONE, PHASE_MATCH_DAY, PHASE_SEASON_OVER };

void season_begin(void);                      /* 1 July of world->season: fixtures, empty tables */
void fixtures_make(struct stream *stream);
void league_clear(void);
void league_add_result(const struct fixture *fixture);
void league_set_positions(void);
void fitness_day(void);                       /* every player after a night's rest */
#endif
