/* What the engine and the screens need from the machine below them. One implementation for DOS, one for the host. */
#ifndef PLATFORM_H
#define PLATFORM_H
#include "types.h"

/* memory: one block for everything that lives as long as the program */
u8 *platform_memory(u32 *size);               /* the block and its size in bytes */
u32 platform_address(const void *pointer);    /* DOS: the linear address; host: 0x200000 + offset in the block */
void *platform_pointer(u32 address);

/* files, by upper-case 8.3 name in the game's own directory; all return -1 on failure */
int platform_open(const char *name, int write); /* write: creates or empties */
int platform_read(int file, void *to, u32 size);
int platform_write(int file, const void *from, u32 size);
int platform_close(int file);
int platform_rename(const char *from, const char *to); /* replaces `to` */
int platform_delete(const char *name);

/* screen, 640x480 in 256 colours; text is Latin-1, 8x16 cells */
void platform_fill(int x, int y, int width, int height, u8 colour);
void platform_glyphs(int x, int y, u8 colour, const char *text);
void platform_palette(int first, int count, const u8 *rgb); /* 0..63 each */
void platform_show(void);                     /* the finished screen becomes visible */

/* input and time; waiting yields to the machine */
enum event_kind { EVENT_NONE, EVENT_KEY, EVENT_CLICK, EVENT_BACK, EVENT_TICK }; /* BACK: right button */
enum { KEY_UP = 256, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_HOME, KEY_END, KEY_PAGE_UP, KEY_PAGE_DOWN, KEY_DELETE, KEY_F1 = 300 };
struct event { enum event_kind kind; int key; int x, y; }; /* key: ASCII (Enter 13, Esc 27, Tab 9, Backspace 8) or KEY_* */
struct event platform_event(void);            /* waits up to one timer tick (55 ms); EVENT_TICK when one has passed */
void platform_yield(void);                    /* call at least every 20 ms of work */
void platform_exit(int code);
#endif
