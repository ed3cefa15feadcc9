/* The game's name in large letters, each drawn as blocks on a grid of 5 by 7, and a pitch's lines behind it. */
#include "logo.h"
#include "picture.h"
#include "platform.h"

enum { LETTERS = 12, COLUMNS = 5, ROWS = 7, BLOCK = 7, ADVANCE = (COLUMNS + 1) * BLOCK };

static const unsigned char letters[LETTERS][ROWS] = {
    {0x1F, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04}, {0x0E, 0x11, 0x11, 0x11, 0x11, 0x11, 0x0E},
    {0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x0E}, {0x0E, 0x11, 0x10, 0x10, 0x10, 0x11, 0x0E},
    {0x11, 0x11, 0x11, 0x1F, 0x11, 0x11, 0x11}, {0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x1F},
    {0x0E, 0x04, 0x04, 0x04, 0x04, 0x04, 0x0E}, {0x11, 0x19, 0x15, 0x15, 0x13, 0x11, 0x11},
    {0x1F, 0x10, 0x10, 0x1E, 0x10, 0x10, 0x1F}, {0, 0, 0, 0, 0, 0, 0},
    {0x0E, 0x11, 0x11, 0x0F, 0x01, 0x02, 0x0C}, {0x0E, 0x11, 0x11, 0x0E, 0x11, 0x11, 0x0E},
};

static void draw_letters(int x, int y, u8 upper, u8 lower)
{
    for (int i = 0; i < LETTERS; i++)
        for (int row = 0; row < ROWS; row++)
            for (int column = 0; column < COLUMNS; column++)
                if (letters[i][row] & (0x10 >> column))
                    platform_fill(x + i * ADVANCE + column * BLOCK, y + row * BLOCK, BLOCK, BLOCK,
                                  row < ROWS / 2 + 1 ? upper : lower);
}

static void draw_pitch(int x, int y, int width, int height)
{
    enum { STRIPES = 8 };
    for (int i = 0; i < STRIPES; i++)
        platform_fill(x + i * width / STRIPES, y, width / STRIPES, height, i % 2 ? GRASS : GRASS_LIGHT);
    platform_fill(x, y, width, 2, CHALK);
    platform_fill(x, y + height - 2, width, 2, CHALK);
    platform_fill(x, y, 2, height, CHALK);
    platform_fill(x + width - 2, y, 2, height, CHALK);
}

void logo_draw(int centre, int y)
{
    int width = LETTERS * ADVANCE - BLOCK, x = centre - width / 2;
    draw_pitch(x - 28, y - 24, width + 56, ROWS * BLOCK + 48);
    draw_letters(x + 4, y + 4, SHADOW, SHADOW);
    draw_letters(x, y, WHITE, YELLOW);
}
