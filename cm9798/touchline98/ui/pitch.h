/* A pitch seen from above, attack to the right, with players on the 31 cells. */
#ifndef PITCH_H
#define PITCH_H
#include "types.h"

struct pitch { int x, y, width, height; };

void pitch_draw(const struct pitch *pitch);
void pitch_run(const struct pitch *pitch, int from, int to);  /* dots from a position to the cell he runs to */
void pitch_player(const struct pitch *pitch, int cell, int shirt, int marked);
#endif
