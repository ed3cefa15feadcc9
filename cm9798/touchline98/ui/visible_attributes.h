/* The attributes that a manager can see, in the order of the player's profile. */
#ifndef VISIBLE_ATTRIBUTES_H
#define VISIBLE_ATTRIBUTES_H
#include "touchline.h"

enum { VISIBLE_ATTRIBUTES = 18 };
const char *attribute_name(int attribute);
int attribute_value(const struct player *player, int attribute);
#endif
