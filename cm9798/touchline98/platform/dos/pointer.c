/* The mouse pointer: drawn on the visible screen only, so that the back buffer stays clean beneath it. */
#include "machine.h"

enum { POINTER_WIDTH = 11, POINTER_HEIGHT = 17, COLOUR_EDGE = 0, COLOUR_FACE = 15 };

static const char shape[POINTER_HEIGHT][POINTER_WIDTH + 1] = {
    "#          ", "##         ", "#.#        ", "#..#       ", "#...#      ", "#....#     ",
    "#.....#    ", "#......#   ", "#.......#  ", "#........# ", "#.....#####", "#..#..#    ",
    "#.# #..#   ", "##  #..#   ", "#    #..#  ", "     #..#  ", "      ##   ",
};
static int pointer_x, pointer_y;

void pointer_start(void)
{
    pointer_x = SCREEN_WIDTH / 2;
    pointer_y = SCREEN_HEIGHT / 2;
}

void pointer_draw(void)
{
    for (int row = 0; row < POINTER_HEIGHT; row++)
        for (int column = 0; column < POINTER_WIDTH; column++)
            if (shape[row][column] != ' ')
                video_pixel(pointer_x + column, pointer_y + row, shape[row][column] == '#' ? COLOUR_EDGE : COLOUR_FACE);
}

void pointer_move(int x, int y)
{
    if (x == pointer_x && y == pointer_y)
        return;
    video_show_part(pointer_x, pointer_y, POINTER_WIDTH, POINTER_HEIGHT);
    pointer_x = x;
    pointer_y = y;
    pointer_draw();
}
