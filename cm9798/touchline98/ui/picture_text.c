/* Texts: on the picture, in the text pool and in the list of drawn texts. */
#include "picture.h"
#include "memory.h"
#include "platform.h"
#include "screen_list.h"
#include "text.h"
#include "touchline.h"

static u32 pool_used;

void text_list_empty(void)
{
    world->drawn_text_count = 0;
    pool_used = 0;
}

/* Copies first and counts last, so that the list never holds an entry that is not whole. */
static void list_text(int x, int y, enum font font, u8 colour, const char *text)
{
    u32 size = (u32)text_length(text) + 1;
    if (world->drawn_text_count >= DRAWN_TEXT_LIMIT || size > TEXT_POOL_SIZE - pool_used)
        return;
    struct drawn_text *entry = &drawn_texts[world->drawn_text_count];
    memcpy(text_pool + pool_used, text, size);
    entry->text = address_of(text_pool + pool_used);
    entry->x = (u16)x;
    entry->y = (u16)y;
    entry->font = (u8)font;
    entry->colour = colour;
    pool_used += size;
    world->drawn_text_count++;
}

void text_draw(int x, int y, enum font font, u8 colour, const char *text)
{
    if (text[0] == 0)
        return;
    if (font != FONT_PLAIN)
        platform_glyphs(x + 1, y + 1, SHADOW, text);
    if (font == FONT_BOLD) {
        platform_glyphs(x + 2, y + 1, SHADOW, text);
        platform_glyphs(x + 1, y, colour, text);
    }
    platform_glyphs(x, y, colour, text);
    list_text(x, y, font, colour, text);
}

void text_draw_right(int right, int y, enum font font, u8 colour, const char *text)
{
    text_draw(right - GLYPH_WIDTH * text_length(text), y, font, colour, text);
}

void text_draw_centred(int centre, int y, enum font font, u8 colour, const char *text)
{
    text_draw(centre - GLYPH_WIDTH * text_length(text) / 2, y, font, colour, text);
}

void text_draw_cut(int x, int y, u8 colour, const char *text, int columns)
{
    char buffer[81];
    struct text cut = text_in(buffer, columns < 80 ? columns + 1 : 81);
    text_add(&cut, text);
    if (text_length(text) > cut.length)
        buffer[cut.length - 1] = '.';
    text_draw(x, y, FONT_PLAIN, colour, buffer);
}

int text_draw_wrapped(int x, int y, u8 colour, const char *text, int columns)
{
    int lines = 0;
    while (*text != 0) {
        char buffer[81];
        struct text line = text_in(buffer, sizeof buffer);
        int length = text_length(text);
        if (length > columns)
            for (length = columns; length > 1 && text[length] != ' '; length--)
                ;
        for (int i = 0; i < length; i++)
            text_letter(&line, text[i]);
        text_draw(x, y + LINE * lines++, FONT_PLAIN, colour, buffer);
        for (text += length; *text == ' '; text++)
            ;
    }
    return lines;
}

void text_draw_number(int right, int y, u8 colour, s32 number)
{
    char buffer[12];
    struct text text = text_in(buffer, sizeof buffer);
    text_number(&text, number);
    text_draw_right(right, y, FONT_PLAIN, colour, buffer);
}

void text_draw_hidden(int x, int y, u8 colour, const char *text)
{
    platform_glyphs(x, y, colour, text);
}
