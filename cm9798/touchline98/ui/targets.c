/* Click targets: rectangles of the screen on show, and the key that a click there stands for. */
#include "screen_list.h"

enum { TARGET_LIMIT = 200 };

static struct { int x, y, width, height, key; } targets[TARGET_LIMIT];
static int target_count;

void targets_empty(void)
{
    target_count = 0;
}

void target_add(int x, int y, int width, int height, int key)
{
    if (target_count == TARGET_LIMIT)
        return;
    targets[target_count].x = x;
    targets[target_count].y = y;
    targets[target_count].width = width;
    targets[target_count].height = height;
    targets[target_count++].key = key;
}

int target_at(int x, int y)
{
    for (int i = 0; i < target_count; i++) {
        int right = targets[i].x + targets[i].width, bottom = targets[i].y + targets[i].height;
        if (x >= targets[i].x && x < right && y >= targets[i].y && y < bottom)
            return targets[i].key;
    }
    return 0;
}
