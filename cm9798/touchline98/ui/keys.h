/* Keys of the keyboard, and what clicks are turned into. */
#ifndef KEYS_H
#define KEYS_H
#include "platform.h"

enum {
    KEY_BACKSPACE = 8, KEY_TAB = 9, KEY_ENTER = 13, KEY_ESCAPE = 27, KEY_SPACE = 32,
    CLICK_ROW = 1000,                         /* + the row's place in its list */
    CLICK_SECOND_ROW = 2000,                  /* the same in a second list */
    CLICK_FIELD = 3000                        /* + the text field's number */
};

int key_wait(void);                           /* the next key or click */
int key_of_event(struct event event);         /* 0: none, or a click beside every target */
int key_letter(int key);                      /* a letter as a capital */
#endif
