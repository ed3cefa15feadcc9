/* Pieces of text that several screens show. Every function fills the buffer and returns it. */
#ifndef PHRASES_H
#define PHRASES_H
#include "touchline.h"

enum { PHRASE = 96 };

const char *club_text(u16 club);              /* long name, "" for none */
const char *club_short(u16 club);
const char *player_text(u16 player, char buffer[PHRASE]);      /* full name, "" for none */
const char *initial_text(u16 player, char buffer[PHRASE]);     /* as "B. O'Sullivan" */
const char *manager_text(u16 manager, char buffer[PHRASE]);
const char *money_text(f64 pounds, char buffer[PHRASE]);       /* as "£1,250,000" */
const char *ordinal_text(int number, char buffer[PHRASE]);     /* as "3rd" */
const char *score_text(int home, int away, char buffer[PHRASE]); /* as "2 - 1" */
int matches_banned(const struct player *player);
const char *status_text(const struct player *player, char buffer[PHRASE]); /* injury or ban in words, or "" */
const char *rating_text(int total, int count, char buffer[PHRASE]); /* an average with two decimals, or "-" */
const char *number_text(s32 number, const char *behind, char buffer[PHRASE]); /* as "85%" */
const char *short_date(const u8 date[3], char buffer[PHRASE]); /* as "Sat  9 Aug" */
const char *today_text(char buffer[PHRASE]);  /* "<club>  <date>", right in the title bar */
const char *cell_text(int cell);              /* a position on the pitch, as "DM" or "AML" */
#endif
