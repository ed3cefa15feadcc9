/* A player's seasons: those that PLHIST98.BIN tells of, and those that this game has seen. */
#ifndef PLAYER_HISTORY_H
#define PLAYER_HISTORY_H
#include "touchline.h"

enum { HISTORY_LIMIT = 120000 };              /* rows; when they are full, the oldest seasons go */

struct outcome history_read(void);            /* PLHIST98.BIN, for the players just read; no file is no history */
void history_add(const struct history *row);  /* nothing when the table is full */
void history_season(void);                    /* the season that is over, for everybody who played in it */
void history_forget(const u16 *newcomers, int count); /* their places in the table belonged to somebody else */
int history_of(u16 player, struct history *rows, int limit); /* the newest first; how many */
#endif
