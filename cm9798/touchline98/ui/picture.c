/* Boxes, buttons and the frame around every screen. */
#include "picture.h"
#include "keys.h"
#include "platform.h"
#include "screen_list.h"
#include "text.h"

void draw_box(int x, int y, int width, int height, u8 colour)
{
    platform_fill(x, y, width, height, EDGE_DARK);
    platform_fill(x, y, width - 1, height - 1, EDGE_LIGHT);
    platform_fill(x + 1, y + 1, width - 2, height - 2, colour);
}

void draw_panel(int x, int y, int width, int height)
{
    platform_fill(x + 3, y + 3, width, height, SHADOW);
    draw_box(x, y, width, height, PANEL);
}

void draw_heading(int x, int y, int width, const char *text)
{
    platform_fill(x, y, width, LINE + 2, HEADING_BAR);
    platform_fill(x, y + LINE + 1, width, 1, EDGE_LIGHT);
    text_draw(x + GLYPH_WIDTH, y, FONT_SHADOW, YELLOW, text);
}

void draw_row(int x, int y, int width, int row, int chosen)
{
    platform_fill(x, y, width, LINE, chosen ? CHOSEN : row % 2 ? ZEBRA : PANEL);
}

void draw_button(int x, int y, int width, const char *cap, int key, const char *label)
{
    enum { HEIGHT = 26, CAP_WIDTH = 18 };
    platform_fill(x + 2, y + 2, width, HEIGHT, SHADOW);
    platform_fill(x, y, width, HEIGHT, BUTTON_DARK);
    platform_fill(x, y, width - 1, HEIGHT - 1, BUTTON_LIGHT);
    platform_fill(x + 1, y + 1, width - 2, HEIGHT - 2, BUTTON);
    platform_fill(x + 6, y + 4, CAP_WIDTH, HEIGHT - 8, KEY_CAP);
    text_draw(x + 11, y + 5, FONT_PLAIN, KEY_TEXT, cap);
    text_draw(x + 32, y + 5, FONT_SHADOW, WHITE, label);
    target_add(x, y, width, HEIGHT, key);
}

void draw_low_button(int x, int y, int width, const char *cap, int key, const char *label)
{
    enum { HEIGHT = 18, CAP_WIDTH = 16 };
    draw_box(x, y, width, HEIGHT, BUTTON);
    platform_fill(x + 2, y + 2, CAP_WIDTH, HEIGHT - 4, KEY_CAP);
    text_draw(x + 6, y + 1, FONT_PLAIN, KEY_TEXT, cap);
    text_draw(x + 26, y + 1, FONT_SHADOW, WHITE, label);
    target_add(x, y, width, HEIGHT + 1, key);
}

void draw_arrow(int x, int y, int to_right, int key)
{
    enum { WIDTH = 24, HEIGHT = LINE + 2, HALF = 6 };
    draw_box(x, y, WIDTH, HEIGHT, BUTTON);
    for (int i = 0; i <= HALF; i++)
        platform_fill(to_right ? x + 6 + 2 * i : x + 16 - 2 * i, y + 2 + i, 2, HEIGHT - 4 - 2 * i, YELLOW);
    target_add(x, y, WIDTH, HEIGHT, key);
}

void draw_chip(int x, int y, int width, const char *cap, int key, const char *label)
{
    int length = text_length(cap) * GLYPH_WIDTH;
    draw_box(x, y, width, LINE + 2, BUTTON);
    text_draw(x + 5, y + 1, FONT_PLAIN, YELLOW, cap);
    text_draw(x + 12 + length, y + 1, FONT_PLAIN, WHITE, label);
    target_add(x, y, width, LINE + 2, key);
}

static void draw_background(void)
{
    for (int i = 0; i < BACKGROUND_STEPS; i++)
        platform_fill(0, i * SCREEN_HEIGHT / BACKGROUND_STEPS, SCREEN_WIDTH, SCREEN_HEIGHT / BACKGROUND_STEPS,
                      (u8)(BACKGROUND + i));
}

void frame_begin(const char *title, const char *right)
{
    text_list_empty();
    targets_empty();
    draw_background();
    for (int i = 0; i < TITLE_STEPS; i++)
        platform_fill(0, i * TITLE_HEIGHT / TITLE_STEPS, SCREEN_WIDTH, TITLE_HEIGHT / TITLE_STEPS, (u8)(TITLE + i));
    platform_fill(0, TITLE_HEIGHT, SCREEN_WIDTH, 2, TITLE_EDGE);
    platform_fill(0, TITLE_HEIGHT + 2, SCREEN_WIDTH, 2, SHADOW);
    text_draw(MARGIN, 8, FONT_PLAIN, TITLE_TEXT, title);
    text_draw_right(SCREEN_WIDTH - MARGIN, 8, FONT_PLAIN, TITLE_TEXT, right);
}

void frame_end(const char *hints)
{
    platform_fill(0, HINT_TOP, SCREEN_WIDTH, SCREEN_HEIGHT - HINT_TOP, HINT_BAR);
    platform_fill(0, HINT_TOP, SCREEN_WIDTH, 1, HINT_EDGE);
    text_draw(MARGIN, HINT_TOP + 6, FONT_PLAIN, CYAN, hints);
    int key = hints[0] == 'S' ? KEY_SPACE : hints[1] == 'n' ? KEY_ENTER : KEY_ESCAPE;
    target_add(0, HINT_TOP, SCREEN_WIDTH, SCREEN_HEIGHT - HINT_TOP, key);
    platform_show();
}
