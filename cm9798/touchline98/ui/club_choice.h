/* The list of clubs that a person may manage. */
#ifndef CLUB_CHOICE_H
#define CLUB_CHOICE_H
#include "list.h"
#include "touchline.h"

enum { CLUB_CHOICES = 128, CLUB_CHOICE_ROWS = 15 };
struct club_choice { struct list list; u16 clubs[CLUB_CHOICES]; };

void club_choice_start(struct club_choice *choice, int is_running); /* running: clubs of persons are left out */
void club_choice_draw(const struct club_choice *choice, int x, int y, int width, int active);
u16 club_chosen(const struct club_choice *choice);                  /* NONE when there is no club */
#endif
