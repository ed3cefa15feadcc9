/* Drawing: texts, boxes, buttons, and the frame around every screen. */
#ifndef PICTURE_H
#define PICTURE_H
#include "colours.h"
#include "types.h"

enum font { FONT_PLAIN, FONT_SHADOW, FONT_BOLD };
enum { GLYPH_WIDTH = 8, LINE = 16, SCREEN_WIDTH = 640, SCREEN_HEIGHT = 480, TITLE_HEIGHT = 32, HINT_TOP = 454,
       BODY_TOP = 44, MARGIN = 12 };

/* A text on the screen: drawn, copied and put in the list of drawn texts. An empty one is left out. */
void text_draw(int x, int y, enum font font, u8 colour, const char *text);
void text_draw_right(int right, int y, enum font font, u8 colour, const char *text); /* ends before `right` */
void text_draw_centred(int centre, int y, enum font font, u8 colour, const char *text);
void text_draw_cut(int x, int y, u8 colour, const char *text, int columns); /* at most so many letters */
int text_draw_wrapped(int x, int y, u8 colour, const char *text, int columns); /* in lines; how many */
void text_draw_number(int right, int y, u8 colour, s32 number);
void text_draw_hidden(int x, int y, u8 colour, const char *text);           /* straight to the picture */

void draw_box(int x, int y, int width, int height, u8 colour);              /* raised, with edges */
void draw_panel(int x, int y, int width, int height);
void draw_heading(int x, int y, int width, const char *text);               /* a bar with a yellow text */
void draw_row(int x, int y, int width, int row, int chosen);                /* zebra ground of a line in a list */

/* A button and its click target; `key` is what a click on it gives, `cap` what stands on its key. */
void draw_button(int x, int y, int width, const char *cap, int key, const char *label);
void draw_low_button(int x, int y, int width, const char *cap, int key, const char *label); /* 19 pixels high */
void draw_arrow(int x, int y, int to_right, int key); /* a button of 24 by 18 that shows an arrow */
void draw_chip(int x, int y, int width, const char *cap, int key, const char *label); /* the same, one line high */

/* Every screen: frame_begin empties lists of texts and targets and draws the title first; frame_end draws the key
 * hints last, beginning with Esc, Space or Enter (which a click on them stands for), and shows the screen. */
void frame_begin(const char *title, const char *right);
void frame_end(const char *hints);
#endif
