/* Questions that the game puts to a person, with answers to choose. The first answer is always the careful one. */
#ifndef QUESTIONS_H
#define QUESTIONS_H
#include "touchline.h"

enum question_kind {
    QUESTION_TRANSFER_REQUEST = 1, QUESTION_NEW_CONTRACT, QUESTION_BOARD_RESULTS, QUESTION_BOARD_MONEY, QUESTION_RED_CARD,
    QUESTION_JOB_OFFER, QUESTION_UNUSED_PLAYER, QUESTION_LATE_NIGHT, QUESTION_KINDS
};
enum { CHOICES = 4 };

/* Time does not pass while a question waits: season_advance_day stops. */
int question_waiting(void);                                     /* index of the current person's question, or -1 */
const char *question_title(int question, char buffer[76]);      /* "The board", "Ade Smith" */
int question_text(int question, char lines[12][76]);            /* number of lines */
int question_choices(int question, char choices[CHOICES][76]);  /* number of choices */
struct outcome question_answer(int question, int choice);       /* 0..; what comes of it, in the game's words */

void question_ask(enum question_kind kind, u16 club, u16 player, u16 other_club, s32 amount);
int question_for_anybody(void);                                 /* 1 when one waits: whoever is asked sits at the keyboard */
void questions_day(void);
void question_match(int fixture);                               /* after a match: what is to be done about a red card */
#endif
