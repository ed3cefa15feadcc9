/* Transfer offers: those made, then those received. */
#include "keys.h"
#include "list.h"
#include "market.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "screen_list.h"
#include "screens.h"

enum { LIMIT = 40, TOP = 46, LEFT = 8, WIDTH = 612, HEIGHT = 34, ROWS = 10 };

struct desk { int made, count, offers[LIMIT]; };

static struct desk read_desk(void)
{
    struct desk desk = {0, 0, {0}};
    desk.made = offers_made(human_club(), desk.offers, OPEN_OFFERS);
    desk.count = desk.made + offers_received(human_club(), desk.offers + desk.made, LIMIT - desk.made);
    return desk;
}

static void draw_offer(const struct desk *desk, int row, int y, int chosen)
{
    char buffer[PHRASE], words[76];
    int is_made = row < desk->made;
    const struct offer *offer = &offers[desk->offers[row]];
    platform_fill(LEFT + 2, y, WIDTH - 4, HEIGHT, chosen ? CHOSEN : row % 2 ? ZEBRA : PANEL);
    text_draw(LEFT + 8, y + 1, FONT_PLAIN, is_made ? CYAN : ORANGE, is_made ? "Made" : "Received");
    text_draw_cut(LEFT + 80, y + 1, chosen ? YELLOW : WHITE, player_text(offer->player, buffer), 26);
    text_draw_cut(LEFT + 300, y + 1, GREY, club_text(is_made ? offer->seller : offer->buyer), 22);
    text_draw_right(LEFT + WIDTH - 10, y + 1, FONT_PLAIN, WHITE,
                    offer->kind == OFFER_LOAN ? "loan" : money_text(offer->fee, buffer));
    text_draw_cut(LEFT + 80, y + 17, GREY, offer_state_words(desk->offers[row], words), 64);
    target_add(LEFT, y, WIDTH, HEIGHT, CLICK_ROW + row);
}

static void draw(const struct desk *desk, const struct list *list, const char *message)
{
    char today[PHRASE];
    frame_begin("Transfer Offers", today_text(today));
    draw_panel(LEFT, TOP, WIDTH, HEIGHT * ROWS + 22);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, "Offer");
    text_draw(LEFT + 80, TOP + 2, FONT_SHADOW, YELLOW, "Player");
    text_draw(LEFT + 300, TOP + 2, FONT_SHADOW, YELLOW, "Club");
    text_draw_right(LEFT + WIDTH - 10, TOP + 2, FONT_SHADOW, YELLOW, "Fee");
    for (int i = list->top; i < list_end(list); i++)
        draw_offer(desk, i, TOP + 21 + HEIGHT * (i - list->top), i == list->chosen);
    if (desk->count == 0)
        text_draw(LEFT + 8, TOP + 22, FONT_PLAIN, GREY, "No offer is open.");
    list_bar(list, LEFT + WIDTH + 2, TOP, HEIGHT * ROWS + 22);
    draw_chip(LEFT, 414, 150, "W", 'W', "Withdraw");
    text_draw(LEFT + 166, 415, FONT_SHADOW, YELLOW, message);
    frame_end("Esc  Back     Up Down  Choose     Enter  Answer, next step     W  Withdraw");
}

/* What comes next for an offer depends on its state. */
static void open_offer(const struct desk *desk, int row)
{
    const struct offer *offer = &offers[desk->offers[row]];
    if (row >= desk->made)
        screen_offer_received(desk->offers[row]);
    else if (offer->state == OFFER_TALKS)
        screen_contract_talks(offer->player);
    else
        screen_make_offer(offer->player);
}

void screen_offers(void)
{
    struct list list = {0, 0, 0, ROWS};
    struct outcome outcome = {1, ""};
    for (;;) {
        struct desk desk = read_desk();
        list.count = desk.count;
        list_choose(&list, list.chosen);
        draw(&desk, &list, outcome.message);
        int key = key_letter(key_wait());
        outcome.message[0] = 0;
        if (key == KEY_ESCAPE)
            return;
        if (key >= CLICK_ROW && key < CLICK_ROW + list.count) {
            int again = key - CLICK_ROW == list.chosen;
            list_choose(&list, key - CLICK_ROW);
            key = again ? KEY_ENTER : 0;
        }
        if (key == KEY_ENTER && desk.count > 0)
            open_offer(&desk, list.chosen);
        else if (key == 'W' && list.chosen < desk.made)
            outcome = offer_withdraw(desk.offers[list.chosen]);
        else
            list_key(&list, key);
    }
}
