/* A list with a chosen row, of which a window is visible. */
#ifndef LIST_H
#define LIST_H

struct list { int count, chosen, top, rows; };

int list_key(struct list *list, int key);     /* 1: an arrow or paging key, and carried out */
void list_choose(struct list *list, int row); /* and brings it into the window */
int list_end(const struct list *list);        /* one behind the last visible row; the first is `top` */

/* The click target of a visible row, and the bar at the right that shows where the window stands. */
void list_target(const struct list *list, int row, int x, int y, int width, int key);
void list_bar(const struct list *list, int x, int y, int height);
#endif
