/* The board: what it expects, how content it is, warnings and dismissals; and the careers of managers. */
#ifndef BOARD_H
#define BOARD_H
#include "touchline.h"

const char *board_expectation(u16 club, char buffer[76]); /* "The board expect a place in the top half." */
const char *board_confidence_word(u16 club);            /* "Delighted" ... "On the brink" */
int board_report(u16 club, char lines[12][76]);         /* the whole view, as a screen shows it; number of lines */
enum { CONFIDENCE_WARNING = 30, CONFIDENCE_SACK = 12 };

/* Managers */
enum manager_status { IN_CHARGE, WARNED, SACKED, RESIGNED };
int manager_career(u16 manager, int *list, int limit);  /* indexes into careers[], newest first; the count */
const char *career_words(int career, char buffer[76]);  /* "Kelton Rovers  7.97 - 3.99  P 64 W 30 D 14 L 20  sacked" */
void manager_appoint(u16 manager, u16 club);            /* ends what he and the club had before */
void manager_leave(u16 manager, enum manager_status how);

void board_vacancy(u16 club);                           /* looks for a manager at once */

/* Calls of the season */
void board_match(int fixture);                          /* a played match of any competition */
void board_day(void);
void board_season_end(void);
void board_season(void);                                /* 1 July: new expectations, new budget */
#endif
