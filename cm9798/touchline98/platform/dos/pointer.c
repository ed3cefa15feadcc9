/* The mouse pointer: drawn on the visible screen only, so that the back buffer stays clean beneath it. It appears
 * when the mouse is moved and goes when a key is pressed, so that it hides nothing from a player at the keyboard. */
#include "machine.h"

enum { POINTER_WIDTH = 11, POINTER_HEIGHT = 17, COLOUR_EDGE = 0, COLOUR_FACE = 15 };

static const char shape[POINTER_HEIGHT][POINTER_WIDTH + 1] = {
    "#          ", "##         ", "#.#        ", "#..#       ", "#...#      ", "#....#     ",
    "#.....#    ", "#......#   ", "#.......#  ", "#........# ", "#.....#####", "#..#..#    ",
    "#.# #..#   ", "##  #..#   ", "#    #..#  ", "     #..#  ", "      ##   ",
};
static int pointer_x, pointer_y, is_visible;

void pointer_start(int x, int y)
{
    pointer_x = x;
    pointer_y = y;
}

void pointer_draw(void)
{
    if (!is_visible)
        return;
    for (int row = 0; row < POINTER_HEIGHT; row++)
        for (int column = 0; column < POINTER_WIDTH; column++)
            if (shape[row][column] != ' ')
                video_pixel(pointer_x + column, pointer_y + row, shape[row][column] == '#' ? COLOUR_EDGE : COLOUR_FACE);
}

void pointer_move(int x, int y)
{
    if (x == pointer_x && y == pointer_y)
        return;
    pointer_hide();
    is_visible = 1;
    pointer_x = x;
    pointer_y = y;
    pointer_draw();
}

void pointer_hide(void)
{
    if (is_visible)
        video_show_part(pointer_x, pointer_y, POINTER_WIDTH, POINTER_HEIGHT);
    is_visible = 0;
}
