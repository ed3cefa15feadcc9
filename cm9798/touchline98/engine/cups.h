/* Cups from the draw of a round to its winner. */
#ifndef CUPS_H
#define CUPS_H
#include "random.h"
#include "touchline.h"

int cup_bit(int kind);                        /* a club's bit in `cups` and `honours`; 0 for a kind that is no cup */
void cups_begin(struct stream *stream);       /* 1 July: who takes part */
void cups_day(struct stream *stream);         /* rounds that are drawn today */
int club_quality(u16 club);                   /* mean ability of its best eleven */
int europe_entrants(u16 *list, int limit, struct stream *stream); /* europe.c */

/* ties.c */
void tie_settle(u16 fixture);                 /* after a match: who goes on, replays, a cup won */
int tie_must_end(const struct fixture *fixture);  /* 1: extra time and penalties when it is level; 2: away goals count first */
int tie_leader(int home, int away, int home_before, int away_before, int away_goals); /* 0 level, 1 home, 2 away */

/* playoffs.c, internationals.c */
void leagues_day(void);                       /* ends of the leagues, play-offs */
void playoff_settled(u16 fixture);
void internationals_begin(struct stream *stream);
void internationals_day(void);                /* call-ups in the news */
void nations_gather(const int *today, int count);  /* call-ups for today's matches; clubs that play today keep their men */
void nations_scatter(const int *today, int count);

/* turnover.c */
void turnover(struct stream *stream);         /* promotion and relegation; after a season */
#endif
