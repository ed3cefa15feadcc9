/* Offers in words. */
#include "calendar.h"
#include "deals.h"
#include "names.h"
#include "news_clubs.h"

static int days_to(const u8 date[3])
{
    int days = date_days(date) - date_days(world->date);
    return days < 0 ? 0 : days;
}

static void add_days(struct text *text, const u8 date[3])
{
    text_number(text, days_to(date));
    text_add(text, days_to(date) == 1 ? " day" : " days");
}

const char *offer_state_words(int row, char buffer[76])
{
    const struct offer *offer = &offers[row];
    struct text text = text_in(buffer, 76);
    switch (offer->state) {
    case OFFER_SENT:
        text_add(&text, "Waiting for ");
        text_club(&text, offer->seller);
        text_add(&text, "'s answer");
        break;
    case OFFER_ASKS:
        text_club(&text, offer->seller);
        text_add(&text, " want ");
        text_money(&text, offer->asked);
        break;
    case OFFER_TALKS:
        text_add(&text, "Accepted: agree terms within ");
        add_days(&text, offer->lapses);
        break;
    case OFFER_DECIDE:
        text_add(&text, "Your decision, within ");
        add_days(&text, offer->lapses);
        break;
    case OFFER_AGREED:
        text_add(&text, "The player is talking to ");
        text_club(&text, offer->buyer);
        break;
    case OFFER_NEGOTIATED:
        text_add(&text, "You want ");
        text_money(&text, offer->asked);
        break;
    default:
        break;
    }
    return buffer;
}

const char *offer_words(int row, char buffer[76])
{
    const struct offer *offer = &offers[row];
    struct text text = text_in(buffer, 76);
    if (offer->kind == OFFER_LOAN)
        text_add(&text, "Loan");
    else
        text_money(&text, offer->fee);
    text_add(&text, " from ");
    text_club(&text, offer->buyer);
    return buffer;
}
