/* A sum of money that the player types or steps up and down. */
#include "amount.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screen_list.h"

enum { LARGEST = 99999999, LABEL_WIDTH = 112, BOX_WIDTH = 132, CHIP = 20 };

struct amount amount_of(s32 pounds)
{
    struct amount amount = {pounds < 0 ? 0 : pounds > LARGEST ? LARGEST : pounds, 1};
    return amount;
}

int amount_key(struct amount *amount, int key, s32 step)
{
    s32 pounds = amount->pounds;
    if (key >= '0' && key <= '9')
        pounds = amount->is_fresh ? key - '0' : pounds <= LARGEST / 10 ? pounds * 10 + key - '0' : pounds;
    else if (key == KEY_BACKSPACE)
        pounds /= 10;
    else if (key == '+')
        pounds = pounds / step * step + step;
    else if (key == '-')
        pounds = (pounds - 1) / step * step;
    else
        return 0;
    amount->is_fresh = 0;
    amount->pounds = pounds < 0 ? 0 : pounds > LARGEST ? LARGEST : pounds;
    return 1;
}

void amount_draw(const struct amount *amount, int x, int y, const char *label, int active, int click_key)
{
    char buffer[PHRASE];
    text_draw(x, y + 4, FONT_SHADOW, active ? YELLOW : GREY, label);
    draw_box(x + LABEL_WIDTH, y, BOX_WIDTH, 24, active ? CHOSEN : FIELD);
    text_draw_right(x + LABEL_WIDTH + BOX_WIDTH - 8, y + 4, FONT_PLAIN, WHITE, money_text(amount->pounds, buffer));
    draw_chip(x + LABEL_WIDTH + BOX_WIDTH + 4, y + 3, CHIP, "-", '-', "");
    draw_chip(x + LABEL_WIDTH + BOX_WIDTH + 8 + CHIP, y + 3, CHIP, "+", '+', "");
    if (click_key != 0)
        target_add(x, y, LABEL_WIDTH + BOX_WIDTH, 24, click_key);
}
