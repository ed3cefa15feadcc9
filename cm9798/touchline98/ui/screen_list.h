/* The two lists that belong to the screen on show: drawn texts (in the arena) and click targets. */
#ifndef SCREEN_LIST_H
#define SCREEN_LIST_H
void text_list_empty(void);

void targets_empty(void);
void target_add(int x, int y, int width, int height, int key);
int target_at(int x, int y);                  /* the key of the target there, 0 for none */
#endif
