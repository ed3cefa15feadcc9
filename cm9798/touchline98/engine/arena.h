/* The arena's inner face: how tables come to lie in the one block of memory. */
#ifndef ARENA_H
#define ARENA_H
#include "touchline.h"

struct table_counts { u32 players, clubs, managers, competitions, fixtures; };
enum { MORE_MANAGERS = 16, OFFER_LIMIT = 128, QUESTION_LIMIT = 32, TRANSFER_LIMIT = 1024, CAREER_LIMIT = 1024 };
enum { NEWS_LIMIT = 512, TACTIC_TABLE_OFFSET = 0xA884, TACTIC_BYTES = 32 };

/* Empties the game's tables and lays out new ones, all bytes 0; 0 when the memory is too small. */
int arena_layout(const struct table_counts *counts);
void arena_forget(void);                      /* no game: every count 0 */
u32 arena_string(const char *latin1, int length); /* a copy in the string table; 0 when the memory is full */
int arena_has_room(void);                     /* 0 after a string did not fit */
extern const char NO_MEMORY[];
#endif
