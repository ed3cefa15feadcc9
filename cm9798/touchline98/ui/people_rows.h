/* Rows of players of any club, as the market, the shortlist and other clubs' squads show them. */
#ifndef PEOPLE_ROWS_H
#define PEOPLE_ROWS_H
#include "list.h"
#include "touchline.h"

enum { PEOPLE_LEFT = 8, PEOPLE_WIDTH = 612 };

void people_heading(int y);
void people_list(const struct list *list, const u16 *people, int y, int active); /* the rows from y on, with targets */
int squad_people(u16 club, u16 people[SQUAD_LIMIT]);         /* its players, and how many */
const char *availability_word(const struct player *player); /* "Listed", "On loan", "Injured" ..., or "" */
#endif
