/* Managers' careers and moves, as board.c needs them. */
#ifndef MANAGERS_LIFE_H
#define MANAGERS_LIFE_H
#include "board.h"

enum left { STILL_THERE, LEFT_FOR_CLUB, LEFT_SACKED, LEFT_RESIGNED };

void careers_begin(void);                     /* a new game: everybody in charge begins */
void career_result(u16 manager, int difference); /* goals for less goals against */
void find_successor(u16 club, u16 gone);      /* for a club without a manager; not the man who has just left */
#endif
