/* Who it is about: the panel that the screens of the market begin with. */
#ifndef PERSON_PANEL_H
#define PERSON_PANEL_H
#include "types.h"

enum { PERSON_PANEL_BOTTOM = 148 };
void person_panel(u16 player);
void label_line(int x, int y, int width, const char *label, const char *value); /* value starts `width` behind x */
#endif
