/* Drawing what the data files leave open. */
#ifndef DRAW_H
#define DRAW_H
#include "random.h"
#include "touchline.h"

void draw_player(struct player *player, struct stream *stream);
#endif
