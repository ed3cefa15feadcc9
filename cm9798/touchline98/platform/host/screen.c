/* The screen of the host program: there is none. What matters of it is the list of drawn texts in memory. */
#include "platform.h"
#include "host.h"
#include <stdio.h>
#include <stdlib.h>

void platform_fill(int x, int y, int width, int height, u8 colour)
{
    (void)x, (void)y, (void)width, (void)height, (void)colour;
}

void platform_glyphs(int x, int y, u8 colour, const char *text)
{
    (void)x, (void)y, (void)colour, (void)text;
}

void platform_palette(int first, int count, const u8 *rgb)
{
    (void)first, (void)count, (void)rgb;
}

void platform_show(void)
{
}

void platform_yield(void)
{
}

void platform_exit(int code)
{
    fflush(stdout);
    exit(code);
}

/* Latin-1 becomes UTF-8. */
void host_dump_texts(void)
{
    for (int i = 0; i < world->drawn_text_count; i++) {
        printf("%3d %3d ", drawn_texts[i].x, drawn_texts[i].y);
        for (const u8 *letter = (const u8 *)text_at(drawn_texts[i].text); *letter != 0; letter++)
            if (*letter < 0x80)
                putchar(*letter);
            else
                printf("%c%c", 0xC0 | *letter >> 6, 0x80 | (*letter & 0x3F));
        putchar('\n');
    }
}
