/* How people and clubs are called in sentences. */
#ifndef NAMES_H
#define NAMES_H
#include "text.h"
#include "touchline.h"

void text_player(struct text *text, u32 player);  /* first and second name */
void text_club(struct text *text, u32 club);      /* short name */
int is_player(u32 player);
int is_club(u32 club);
#endif
