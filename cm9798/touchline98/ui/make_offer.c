/* An offer for another club's player: a fee, or a loan. */
#include "amount.h"
#include "finance.h"
#include "keys.h"
#include "market.h"
#include "person_panel.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

enum { LEFT = 12, WIDTH = 616, STEP = 25000 };

static void draw_purse(int y)
{
    char buffer[PHRASE], date[24];
    u8 day[3] = {1, 1, 0};
    int list[OPEN_OFFERS], count = offers_made(human_club(), list, OPEN_OFFERS);
    draw_panel(LEFT, y, WIDTH, 80);
    draw_heading(LEFT + 2, y + 2, WIDTH - 4, "Your club");
    label_line(24, y + 26, 152, "Transfer money", money_text(club_transfer_money(human_club()), buffer));
    label_line(24, y + 26 + LINE, 152, "Balance", money_text(club_balance(human_club()), buffer));
    label_line(24, y + 26 + 2 * LINE, 152, "Open offers", number_text(count, " of 5", buffer));
    market_deadline(day);
    label_line(330, y + 26, 120, "Market", market_is_open() ? "open" : "closed");
    label_line(330, y + 26 + LINE, 120, "Deadline", date_text(day, date));
}

static void draw(u16 player, const struct amount *fee, const char *message, int good)
{
    char today[PHRASE];
    frame_begin("Make Offer", today_text(today));
    person_panel(player);
    draw_purse(160);
    draw_panel(LEFT, 256, WIDTH, 110);
    draw_heading(LEFT + 2, 258, WIDTH - 4, "Your offer");
    amount_draw(fee, 24, 286, "Fee", 1, 0);
    draw_button(24, 326, 190, "E", KEY_ENTER, "Offer this fee");
    draw_button(228, 326, 190, "L", 'L', "Ask for a loan");
    text_draw_centred(SCREEN_WIDTH / 2, 396, FONT_SHADOW, good ? GREEN : ORANGE, message);
    frame_end("Esc  Back     0-9 + -  Fee     Enter  Offer     L  Ask for a loan");
}

void screen_make_offer(u16 player)
{
    struct outcome outcome = can_bid(human_club(), player);
    struct amount fee = amount_of(asking_price(player));
    for (;;) {
        draw(player, &fee, outcome.message, outcome.ok);
        int key = key_letter(key_wait());
        if (key == KEY_ESCAPE)
            return;
        if (key == KEY_ENTER || key == 'E')
            outcome = offer_make(human_club(), player, fee.pounds);
        else if (key == 'L')
            outcome = offer_loan(human_club(), player);
        else
            amount_key(&fee, key, STEP);
    }
}
