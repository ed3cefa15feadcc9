/* The board: what it expects, how content it is, warnings and dismissals; and the careers of managers. */
#ifndef BOARD_H
#define BOARD_H
#include "touchline.h"

const char *board_expectation(u16 club, char buffer[76]); /* "The board expect a place in the top half." */
const char *board_confidence_word(u16 club);            /* "Delighted" ... "On the brink" */
int board_report(u16 club, char lines[12][76]);         /* the whole view, as a screen shows it; number of lines */
enum { CONFIDENCE_WARNING = 30, CONFIDENCE_CHANGE = 20, CONFIDENCE_SACK = 12, CONFIDENCE_SACK_NEWCOMER = 5 };

/* Managers */
enum manager_status { IN_CHARGE, WARNED, SACKED, RESIGNED, WARNED_AGAIN };
int manager_career(u16 manager, int *list, int limit);  /* indexes into careers[], newest first; the count */
const char *career_words(int career, char buffer[76]);  /* "Kelton Rovers  7.97 - 3.99  P 64 W 30 D 14 L 20  sacked" */
void manager_appoint(u16 manager, u16 club);            /* ends what he and the club had before */
void manager_leave(u16 manager, enum manager_status how);

void board_vacancy(u16 club);                           /* looks for a manager at once */

/* Patience (board_patience.c) */
int board_is_new_to(u16 club);                          /* its manager is in his first year there */
int board_waits_for_summer(u16 club);                   /* a new man is not changed after the deadline in March */
int board_misses_men(u16 club);                         /* the best paid are fit and do not play */
int board_loses_patience(u16 club);                     /* he has been warned twice, and nothing became better */
int board_wants_a_change(u16 club);                     /* in summer, when the table is known */
void board_warn(u16 club);

/* Calls of the season */
void board_match(int fixture);                          /* a played match of any competition */
void board_day(void);
void board_season_end(void);
void board_season(void);                                /* 1 July: new expectations, new budget */
#endif
