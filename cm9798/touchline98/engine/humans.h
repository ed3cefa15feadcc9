/* The persons who play: up to 16 in one game, each with a club. One of them is at the keyboard.
 *
 * human_club() of touchline.h is the club of the person at the keyboard. */
#ifndef HUMANS_H
#define HUMANS_H
#include "touchline.h"

enum { HUMAN_LIMIT = 16 };

int human_count(void);
u16 human_manager(int human);                           /* 0..: his manager record, NONE */
int human_at_keyboard(void);                            /* 0.. */
void human_sit_down(int human);                         /* another person takes the keyboard */
int human_of_club(u16 club);                            /* who manages it, or -1; also on holiday */
int club_is_persons(u16 club);                          /* managed by a person */
int club_is_played(u16 club);                           /* by a person who is not on holiday: the game must not decide */
struct outcome human_join(const char *first, const char *second, u16 club); /* one more person in a running game */
int human_is_out(int human);                            /* sacked: his career is over */
void human_leave(int human);                            /* after his last screen, while others play on */
int all_humans_are_out(void);
const char *human_name(int human, char buffer[76]);
#endif
