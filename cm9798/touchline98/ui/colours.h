/* The palette: what each of the 256 colours is used for. */
#ifndef COLOURS_H
#define COLOURS_H
#include "types.h"

enum colour {
    BLACK = 0, SHADOW, GREEN, CYAN, RED, ORANGE, DIM, GREY, BLUE, /* text */
    YELLOW = 14, WHITE = 15,
    PANEL, ZEBRA, EDGE_LIGHT, EDGE_DARK, CHOSEN, CHOSEN_DIM, OWN_ROW, /* boxes and rows */
    BUTTON, BUTTON_LIGHT, BUTTON_DARK, KEY_CAP, KEY_TEXT, HINT_BAR, HINT_EDGE, HEADING_BAR,
    FIELD, PAPER, BAR_LOW, BAR_MIDDLE, BAR_HIGH, BAR_EMPTY,
    GRASS, GRASS_LIGHT, CHALK, ARROW, SHIRT, SHIRT_TEXT, OTHER_SHIRT, OTHER_SHIRT_TEXT,
    TITLE_TEXT, TITLE_EDGE, BACKGROUND = 64, TITLE = 128 /* ramps */
};
enum { BACKGROUND_STEPS = 60, TITLE_STEPS = 16 };

void colours_start(void);
void colours_of_club(u16 club);               /* title bar and own shirts; NONE: the game's own colours */
void colours_of_match(u16 home, u16 away);    /* SHIRT is the home side's, OTHER_SHIRT the away side's */
#endif
