/* A text field: one line that the player types into. */
#ifndef FIELD_H
#define FIELD_H

struct field { const char *label; int limit, digits_only; char text[32]; };

int field_key(struct field *field, int key);  /* 1: the field took the key */
void field_draw(const struct field *field, int x, int y, int width, int active, int click_key);
#endif
