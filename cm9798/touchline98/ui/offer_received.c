/* An offer that the club has received: accept, reject, or name a price. */
#include "amount.h"
#include "keys.h"
#include "market.h"
#include "person_panel.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

enum { LEFT = 12, WIDTH = 616, STEP = 25000 };

/* `terms` are kept from the time when the offer was open: a closed one has none. */
static void draw(int offer, u16 player, const char *terms, const struct amount *price, const struct outcome *outcome, int is_open)
{
    char today[PHRASE], words[76];
    frame_begin("Offer Received", today_text(today));
    person_panel(player);
    draw_panel(LEFT, 160, WIDTH, 70);
    draw_heading(LEFT + 2, 162, WIDTH - 4, "Offer");
    text_draw_cut(24, 186, YELLOW, terms, 72);
    text_draw_cut(24, 206, GREY, is_open ? offer_state_words(offer, words) : "", 72);
    if (is_open) {
        draw_panel(LEFT, 246, WIDTH, 120);
        draw_heading(LEFT + 2, 248, WIDTH - 4, "Your answer");
        amount_draw(price, 24, 276, "Your price", 1, 0);
        draw_button(24, 318, 180, "A", 'A', "Accept");
        draw_button(230, 318, 180, "R", 'R', "Reject");
        draw_button(436, 318, 180, "N", 'N', "Negotiate");
    }
    text_draw_centred(SCREEN_WIDTH / 2, 396, FONT_SHADOW, outcome->ok ? GREEN : ORANGE, outcome->message);
    frame_end(is_open ? "Esc  Later     A  Accept     R  Reject     0-9 + -  Price     N  Negotiate" : "Space  Go on");
}

/* More than is offered: the asking price, or a quarter on top. */
static s32 price_to_name(int offer)
{
    s32 asked = asking_price(offers[offer].player), more = offers[offer].fee / 4 * 5 / STEP * STEP;
    return offers[offer].kind == OFFER_LOAN ? 0 : asked > more ? asked : more;
}

void screen_offer_received(int offer)
{
    struct outcome outcome = {1, ""};
    char terms[76];
    u16 player = offers[offer].player;
    struct amount price = amount_of(price_to_name(offer));
    offer_words(offer, terms);
    for (;;) {
        int is_open = offers[offer].state == OFFER_DECIDE;
        draw(offer, player, terms, &price, &outcome, is_open);
        int key = key_letter(key_wait());
        if (key == KEY_ESCAPE || (!is_open && (key == KEY_SPACE || key == KEY_ENTER)))
            return;
        if (!is_open)
            continue;
        if (key == 'A')
            outcome = offer_decide(offer, DECISION_ACCEPT, 0);
        else if (key == 'R')
            outcome = offer_decide(offer, DECISION_REJECT, 0);
        else if (key == 'N')
            outcome = offer_decide(offer, DECISION_NEGOTIATE, price.pounds);
        else
            amount_key(&price, key, STEP);
    }
}
