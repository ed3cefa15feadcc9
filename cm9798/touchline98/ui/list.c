/* Lists: moving the chosen row, and the scroll bar. */
#include "list.h"
#include "picture.h"
#include "keys.h"
#include "screen_list.h"

void list_choose(struct list *list, int row)
{
    if (row >= list->count)
        row = list->count - 1;
    if (row < 0)
        row = 0;
    list->chosen = row;
    if (row < list->top)
        list->top = row;
    if (row >= list->top + list->rows)
        list->top = row - list->rows + 1;
}

int list_key(struct list *list, int key)
{
    switch (key) {
    case KEY_UP: list_choose(list, list->chosen - 1); return 1;
    case KEY_DOWN: list_choose(list, list->chosen + 1); return 1;
    case KEY_PAGE_UP: list_choose(list, list->chosen - list->rows); return 1;
    case KEY_PAGE_DOWN: list_choose(list, list->chosen + list->rows); return 1;
    case KEY_HOME: list_choose(list, 0); return 1;
    case KEY_END: list_choose(list, list->count - 1); return 1;
    default: return 0;
    }
}

int list_end(const struct list *list)
{
    return list->top + list->rows < list->count ? list->top + list->rows : list->count;
}

void list_target(const struct list *list, int row, int x, int y, int width, int key)
{
    if (row >= list->top && row < list->top + list->rows)
        target_add(x, y, width, LINE, key + row);
}

void list_bar(const struct list *list, int x, int y, int height)
{
    enum { WIDTH = 10 };
    if (list->count <= list->rows)
        return;
    int top = height * list->top / list->count, size = height * list->rows / list->count;
    platform_fill(x, y, WIDTH, height, EDGE_DARK);
    draw_box(x, y + top, WIDTH, size, BUTTON_LIGHT);
    target_add(x, y, WIDTH, top, KEY_PAGE_UP);
    target_add(x, y + top + size, WIDTH, height - top - size, KEY_PAGE_DOWN);
}
