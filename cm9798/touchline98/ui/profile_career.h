/* The right half of a player's profile: the seasons that he has behind him. */
#ifndef PROFILE_CAREER_H
#define PROFILE_CAREER_H
#include "types.h"

void draw_career(int x, int y, int width, int height, u16 player);
#endif
