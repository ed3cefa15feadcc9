/* What the DOS platform's parts know of each other. */
#ifndef MACHINE_H
#define MACHINE_H
#include "memory.h"
#include "types.h"

enum { STACK_SIZE = 0x40000, SCREEN_WIDTH = 640, SCREEN_HEIGHT = 480, GLYPH_HEIGHT = 16 };

extern u8 bss_start[], bss_end[]; /* link.ld */

void stop_with(const char *message); /* back to text mode, the message, error level 1 */
void stack_check(void);              /* stops the program when the stack has run into the arena */

void font_start(void);
const u8 *glyph(u8 character); /* 16 rows of a Latin-1 character */

void video_start(void);
void video_stop(void);
void video_show_part(int x, int y, int width, int height); /* back buffer to screen, without the pointer */
void video_show_due(void);                        /* what platform_show has put off */
void video_pixel(int x, int y, u8 colour);        /* on the visible screen only */

void pointer_start(int x, int y);
void pointer_move(int x, int y);
void pointer_hide(void);
void pointer_draw(void);

void input_start(void);
int key_waits(void);
#endif
