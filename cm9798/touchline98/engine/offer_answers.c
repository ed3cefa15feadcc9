/* What becomes of offers: answers of clubs and buyers, and of a person to an offer for his player. */
#include "calendar.h"
#include "chance.h"
#include "competitions.h"
#include "deals.h"
#include "finance.h"
#include "growth.h"
#include "humans.h"
#include "names.h"
#include "news_clubs.h"
#include "outcome.h"
#include "squads.h"

enum { TALK = 21, DECIDE = 7, ROUNDS = 3, CLOSE = 60, AGREEABLE = 88, LOAN_RANK = 13, OFFER_ACCEPTED = 5 };

static void open_talks(struct offer *offer)
{
    offer->state = OFFER_TALKS;
    days_from_now(TALK, offer->lapses);
    players[offer->player].deal_stage = OFFER_ACCEPTED;
    news_club(NEWS_OFFER_ACCEPTED, offer->buyer, offer->seller, offer->player, offer->fee);
}

static void refuse(int row, enum club_news kind, s32 amount)
{
    struct offer offer = offers[row];
    news_club(kind, offer.buyer, offer.seller, offer.player, amount);
    offer_close(row);
}

/* The game's own manager as seller. */
static void answer_bid(int row)
{
    struct offer *offer = &offers[row];
    s32 price = selling_price(offer->player);
    if (price < 0 || players[offer->player].club != offer->seller)
        refuse(row, NEWS_OFFER_REFUSED, 0);
    else if (offer->fee >= price)
        open_talks(offer);
    else if (offer->rounds < ROUNDS && offer->fee >= price / 100 * CLOSE) {
        offer->state = OFFER_ASKS;
        offer->asked = rounded_money(price / 100 * 104);
        if (offer->asked < price)
            offer->asked = price;
        news_club(NEWS_OFFER_ASKS, offer->buyer, offer->seller, offer->player, offer->asked);
    } else {
        refuse(row, NEWS_OFFER_REFUSED, price);
    }
}

static int lends(u16 index)
{
    const struct player *player = &players[index];
    return player->transfer_status == LISTED_FOR_LOAN
        || (rank_in_squad(index) >= LOAN_RANK && clubs[player->club].squad_count > SQUAD_NEEDS + 3
            && player->transfer_status != UNAVAILABLE);
}

static void answer_loan(int row)
{
    struct offer offer = offers[row];
    if (!lends(offer.player) || is_on_loan(&players[offer.player]) || squad_room(offer.buyer) == 0
        || clubs[offer.buyer].level + 25 < players[offer.player].ability || permit_refused(offer.buyer, offer.player)) {
        refuse(row, NEWS_LOAN_REFUSED, 0);
        return;
    }
    offers_close_for(offer.player);
    lend_player(offer.player, offer.buyer);
    news_club(NEWS_LOANED, offer.buyer, offer.seller, offer.player, 0);
}

/* A person has accepted: the player and the buyer come to terms, or not. */
static void conclude(int row)
{
    struct offer offer = offers[row];
    struct stream stream = chance(CHANCE_TALKS, mix(offer.buyer, offer.player));
    struct terms terms = demands(offer.buyer, offer.player);
    if (players[offer.player].club != offer.seller || squad_room(offer.buyer) == 0 || !in_hundred(&stream, AGREEABLE)) {
        refuse(row, NEWS_TALKS_FAILED, offer.fee);
        return;
    }
    if (offer.kind == OFFER_LOAN) {
        offers_close_for(offer.player);
        lend_player(offer.player, offer.buyer);
        news_club(NEWS_LOANED, offer.buyer, offer.seller, offer.player, 0);
    } else {
        complete_transfer(offer.player, offer.buyer, offer.fee, &terms);
    }
}

/* What a buyer goes up to. */
static s32 ceiling(const struct offer *offer)
{
    int percent = 115 + (int)settled(CHANCE_ANSWER, mix(offer->buyer, offer->player), 45);
    s32 most = player_worth(&players[offer->player]) / 100 * percent, money = club_transfer_money(offer->buyer);
    return rounded_money(most > money ? money : most);
}

static void answer_price(int row)
{
    struct offer *offer = &offers[row];
    s32 most = ceiling(offer);
    if (offer->asked <= most) {
        offer->fee = offer->asked;
        offer->state = OFFER_AGREED;
        days_from_now(2, offer->answer);
    } else if (offer->rounds < ROUNDS && most > offer->fee) {
        offer->fee = rounded_money((offer->fee + most) / 2);
        offer->rounds++;
        offer->state = OFFER_DECIDE;
        days_from_now(DECIDE, offer->lapses);
        news_club(NEWS_OFFER_RECEIVED, offer->seller, offer->buyer, offer->player, offer->fee);
    } else {
        refuse(row, NEWS_OFFER_LAPSED, offer->fee);
    }
}

/* On holiday the game's own manager decides in the person's place. */
static void decide_for_absent(int row)
{
    s32 price = offers[row].kind == OFFER_LOAN ? -1 : selling_price(offers[row].player);
    offer_decide(row, price >= 0 && offers[row].fee >= price ? DECISION_ACCEPT : DECISION_REJECT, 0);
}

static void step(int row)
{
    struct offer *offer = &offers[row];
    if (has_come(offer->lapses)) {
        refuse(row, NEWS_OFFER_LAPSED, offer->fee);
        return;
    }
    if (!has_come(offer->answer))
        return;
    switch (offer->state) {
    case OFFER_SENT:
        if (offer->kind == OFFER_LOAN)
            answer_loan(row);
        else
            answer_bid(row);
        break;
    case OFFER_AGREED:
        conclude(row);
        break;
    case OFFER_NEGOTIATED:
        answer_price(row);
        break;
    case OFFER_DECIDE:
        if (!club_is_played(offer->seller))
            decide_for_absent(row);
        break;
    default:
        break;
    }
}

void offers_day(void)
{
    for (int i = world->offer_count - 1; i >= 0; i--)
        if (i < world->offer_count && offers[i].state != OFFER_CLOSED)
            step(i);
}

static struct outcome said(const char *words)
{
    struct outcome done = success();
    struct text text = text_in(done.message, sizeof done.message);
    text_add(&text, words);
    return done;
}

static struct outcome reject(int row)
{
    struct player *player = &players[offers[row].player];
    if (clubs[offers[row].buyer].reputation > clubs[offers[row].seller].reputation + 10)
        player->discontent = (u8)clamped(player->discontent + 8, 0, 100);
    if (club_is_persons(offers[row].buyer))
        news_club(NEWS_OFFER_REFUSED, offers[row].buyer, offers[row].seller, offers[row].player, 0);
    offer_close(row);
    return said("The offer has been turned down.");
}

/* A clause of his contract: much bigger clubs that pay his worth may have him. */
static int big_club_release(const struct offer *offer)
{
    const struct player *player = &players[offer->player];
    return offer->kind == OFFER_TRANSFER && player->clauses[CLAUSE_BIG_CLUB] && offer->fee >= player_worth(player)
        && clubs[offer->buyer].reputation > clubs[offer->seller].reputation + 35 && clubs[offer->seller].squad_count > SQUAD_NEEDS;
}

struct outcome offer_decide(int row, enum decision decision, s32 wanted)
{
    struct offer *offer = &offers[row];
    if (row < 0 || row >= world->offer_count || offer->state != OFFER_DECIDE)
        return failure("There is no offer to decide.", "");
    if (decision == DECISION_REJECT && big_club_release(offer))
        return failure("His contract lets him talk to a club of that size.", "");
    if (decision == DECISION_REJECT)
        return reject(row);
    if (clubs[offer->seller].squad_count <= SQUAD_NEEDS)
        return failure("You would be left with too few players.", "");
    if (decision == DECISION_NEGOTIATE) {
        if (wanted <= offer->fee || offer->kind == OFFER_LOAN)
            return failure("Ask for more than they offer.", "");
        offer->asked = wanted;
        offer->state = OFFER_NEGOTIATED;
        days_from_now(1, offer->answer);
        days_from_now(DECIDE, offer->lapses);
        return said("They will think about your price.");
    }
    if (club_is_played(offer->buyer) && offer->kind == OFFER_TRANSFER) {
        open_talks(offer);
        return said("The offer has been accepted. The player will hear their terms.");
    }
    offer->state = OFFER_AGREED;
    days_from_now(2, offer->answer);
    days_from_now(DECIDE, offer->lapses);
    return said("The offer has been accepted. The player will now talk to them.");
}
