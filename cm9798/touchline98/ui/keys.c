/* Waiting for the player: keys, and clicks on what the screen shows. */
#include "keys.h"
#include "screen_list.h"

int key_letter(int key)
{
    return key >= 'a' && key <= 'z' ? key - 'a' + 'A' : key;
}

int key_of_event(struct event event)
{
    if (event.kind == EVENT_KEY)
        return event.key;
    if (event.kind == EVENT_BACK)
        return KEY_ESCAPE;
    return event.kind == EVENT_CLICK ? target_at(event.x, event.y) : 0;
}

int key_wait(void)
{
    int key = 0;
    while (key == 0)
        key = key_of_event(platform_event());
    return key;
}
