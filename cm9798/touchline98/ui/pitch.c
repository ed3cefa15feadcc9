/* A pitch seen from above. Own goal at the left; the team's left side is at the top. */
#include "pitch.h"
#include "picture.h"
#include "platform.h"
#include "text.h"

enum { ROWS = 7, STRIPES = 7, SHIRT_WIDTH = 20, SHIRT_HEIGHT = 16 };

static void frame(int x, int y, int width, int height)
{
    platform_fill(x, y, width, 1, CHALK);
    platform_fill(x, y + height - 1, width, 1, CHALK);
    platform_fill(x, y, 1, height, CHALK);
    platform_fill(x + width - 1, y, 1, height, CHALK);
}

void pitch_draw(const struct pitch *pitch)
{
    int x = pitch->x, y = pitch->y, width = pitch->width, height = pitch->height;
    for (int i = 0; i < STRIPES; i++)
        platform_fill(x + width * i / STRIPES, y, width / STRIPES + 1, height, i % 2 ? GRASS : GRASS_LIGHT);
    frame(x, y, width, height);
    frame(x, y + height / 4, width / 8, height / 2);
    frame(x + width - width / 8, y + height / 4, width / 8, height / 2);
    platform_fill(x + width / 2, y, 1, height, CHALK);
    frame(x + width / 2 - height / 8, y + height * 3 / 8, height / 4, height / 4);
}

/* The middle of a cell: rows from the own goal to the right, the five columns of a row from top to bottom. */
static void middle(const struct pitch *pitch, int cell, int *x, int *y)
{
    int row = cell == 0 ? 0 : 1 + (cell - 1) / 5, column = cell == 0 ? 2 : (cell - 1) % 5;
    *x = pitch->x + 14 + (pitch->width - 28) * row / (ROWS - 1);
    *y = pitch->y + pitch->height * (2 * column + 1) / 10;
}

void pitch_run(const struct pitch *pitch, int from, int to)
{
    enum { DOTS = 9 };
    int x, y, end_x, end_y;
    middle(pitch, from, &x, &y);
    middle(pitch, to, &end_x, &end_y);
    for (int i = 0; i <= DOTS; i++)
        platform_fill(x + (end_x - x) * i / DOTS - 1, y + (end_y - y) * i / DOTS - 1, i == DOTS ? 5 : 2,
                      i == DOTS ? 5 : 2, ARROW);
}

void pitch_player(const struct pitch *pitch, int cell, int shirt, int marked)
{
    char number[4];
    int x, y;
    struct text text = text_in(number, sizeof number);
    text_number(&text, shirt);
    middle(pitch, cell, &x, &y);
    x -= SHIRT_WIDTH / 2;
    y -= SHIRT_HEIGHT / 2;
    platform_fill(x - 1, y - 1, SHIRT_WIDTH + 2, SHIRT_HEIGHT + 2, marked ? YELLOW : SHADOW);
    platform_fill(x, y, SHIRT_WIDTH, SHIRT_HEIGHT, SHIRT);
    text_draw(x + SHIRT_WIDTH / 2 - GLYPH_WIDTH * text.length / 2, y, FONT_PLAIN, SHIRT_TEXT, number);
}
