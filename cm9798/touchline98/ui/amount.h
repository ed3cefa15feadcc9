/* A sum of money that the player types or steps up and down. */
#ifndef AMOUNT_H
#define AMOUNT_H
#include "types.h"

struct amount { s32 pounds; int is_fresh; };  /* fresh: the first digit typed begins a new number */

struct amount amount_of(s32 pounds);
int amount_key(struct amount *amount, int key, s32 step); /* digits, Backspace, + and -; 1: taken */
void amount_draw(const struct amount *amount, int x, int y, const char *label, int active, int click_key);
#endif
