/* Players as people: injuries, morale, growing and ageing, retirement, youngsters. */
#ifndef PEOPLE_H
#define PEOPLE_H
#include "random.h"
#include "touchline.h"

const char *injury_name(const struct player *player);           /* "Pulled hamstring"; "" when fit */
const char *injury_words(const struct player *player, char buffer[76]); /* "Pulled hamstring, out for 3 weeks" */
const char *form_word(const struct player *player);             /* "Superb" ... "Abysmal"; "-" without matches */
const char *mood_words(u16 player, char buffer[76]);            /* "Settled at the club", "Wants to leave" */
const char *role_at_club_word(const struct player *player);     /* "Regular", "Squad player", "Reserve" */

/* Calls of the match engine: kind and length of a new injury, drawn from the match's stream. */
void injury_draw(struct player *player, struct stream *stream);

void people_day(void);                                          /* a night's rest; training mishaps; monthly growth */
void people_season(void);                                       /* 1 July: birthdays, retirement, youth intake */
#endif
