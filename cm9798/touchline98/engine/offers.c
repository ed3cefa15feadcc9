/* Offers between clubs: making them, answering them, the days on which something becomes of them. */
#include "arena.h"
#include "calendar.h"
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "deals.h"
#include "finance.h"
#include "growth.h"
#include "humans.h"
#include "memory.h"
#include "names.h"
#include "news_clubs.h"
#include "outcome.h"
#include "squads.h"

enum { LAPSE = 14, TALK = 21, DECIDE = 7, ROUNDS = 3, OFFER_ACCEPTED = 5 };

int days_from_now(int days, u8 date[3])
{
    date_from_days(date_days(world->date) + days, date);
    return days;
}

int has_come(const u8 date[3])
{
    return date_days(date) <= date_days(world->date);
}

int offer_find(u16 buyer, u16 player)
{
    for (int i = 0; i < world->offer_count; i++)
        if (offers[i].state != OFFER_CLOSED && offers[i].buyer == buyer && offers[i].player == player)
            return i;
    return -1;
}

static int free_row(void)
{
    for (int i = 0; i < world->offer_count; i++)
        if (offers[i].state == OFFER_CLOSED)
            return i;
    return world->offer_count < OFFER_LIMIT ? world->offer_count++ : -1;
}

int offer_add(u16 buyer, u16 seller, u16 player, s32 fee, enum offer_kind kind, enum offer_state state)
{
    int row = free_row();
    struct stream stream = chance(CHANCE_ANSWER, mix(buyer, player));
    if (row < 0)
        return -1;
    memset(&offers[row], 0, sizeof offers[row]);
    date_copy(offers[row].date, world->date);
    offers[row].kind = (u8)kind;
    offers[row].state = (u8)state;
    offers[row].buyer = buyer;
    offers[row].seller = seller;
    offers[row].player = player;
    offers[row].fee = fee;
    days_from_now(between(&stream, 1, 3), offers[row].answer);
    days_from_now(state == OFFER_DECIDE ? DECIDE : LAPSE, offers[row].lapses);
    return row;
}

/* The last rows are given back, so that old games and new ones are alike. */
void offer_close(int row)
{
    memset(&offers[row], 0, sizeof offers[row]);
    offers[row].buyer = offers[row].seller = offers[row].player = NONE;
    date_copy(offers[row].date, world->date);
    while (world->offer_count > 0 && offers[world->offer_count - 1].state == OFFER_CLOSED)
        world->offer_count--;
}

void offers_close_for(u16 player)
{
    for (int i = world->offer_count - 1; i >= 0; i--)
        if (i < world->offer_count && offers[i].state != OFFER_CLOSED && offers[i].player == player)
            offer_close(i);
}

static struct outcome told(int ok, u16 club, const char *words)
{
    char name[80];
    struct text text = text_in(name, sizeof name);
    struct outcome outcome;
    text_club(&text, club);
    outcome = failure(name, words);
    outcome.ok = ok;
    return outcome;
}

struct outcome can_bid(u16 club, u16 index)
{
    int list[OPEN_OFFERS];
    if (!is_player(index) || !is_club(club) || !club_plays(players[index].club))
        return failure(is_player(index) && is_free_agent(index) ? "He has no club: talk to him at once." : "There is no such player.", "");
    if (players[index].club == club)
        return failure("He is one of your players.", "");
    if (!market_is_open())
        return failure("The transfer deadline has passed.", "");
    if (is_on_loan(&players[index]))
        return failure("He is out on loan.", "");
    if (clubs[club].in_trouble)
        return failure("The bank does not let you buy players.", "");
    if (offer_find(club, index) < 0 && offers_made(club, list, OPEN_OFFERS) >= OPEN_OFFERS)
        return failure("You have five open offers already.", "");
    return squad_room(club) == 0 ? failure("Your squad is full.", "") : success();
}

static struct outcome send_offer(u16 club, u16 index, s32 fee, enum offer_kind kind)
{
    int row = offer_find(club, index);
    u16 seller = players[index].club;
    enum offer_state state = club_is_played(seller) ? OFFER_DECIDE : OFFER_SENT;
    u8 rounds = 0;
    if (row >= 0) {
        if (offers[row].state == OFFER_TALKS)
            return told(0, seller, " have accepted your offer already.");
        rounds = offers[row].rounds;
        offer_close(row);
    }
    row = offer_add(club, seller, index, fee, kind, state);
    if (row < 0)
        return failure("There are too many offers in the post today.", "");
    offers[row].rounds = (u8)(rounds + 1);
    if (state == OFFER_DECIDE)
        news_club(NEWS_OFFER_RECEIVED, seller, club, index, fee);
    return told(1, seller, kind == OFFER_LOAN ? " will consider the loan." : " will consider your offer.");
}

struct outcome offer_make(u16 club, u16 player, s32 fee)
{
    struct outcome outcome = can_bid(club, player);
    if (!outcome.ok)
        return outcome;
    if (fee < 0)
        return failure("That is no offer.", "");
    if (fee > club_transfer_money(club))
        return failure("You do not have that much to spend.", "");
    return send_offer(club, player, fee, OFFER_TRANSFER);
}

struct outcome offer_loan(u16 club, u16 player)
{
    struct outcome outcome = can_bid(club, player);
    return outcome.ok ? send_offer(club, player, 0, OFFER_LOAN) : outcome;
}

struct outcome offer_withdraw(int row)
{
    struct outcome done = success();
    struct text text = text_in(done.message, sizeof done.message);
    if (row < 0 || row >= world->offer_count || offers[row].state == OFFER_CLOSED)
        return failure("There is no such offer.", "");
    offer_close(row);
    text_add(&text, "The offer has been withdrawn.");
    return done;
}

static int collect(u16 club, int made, int *list, int limit)
{
    int count = 0;
    for (int i = 0; i < world->offer_count && count < limit; i++)
        if (offers[i].state != OFFER_CLOSED && (made ? offers[i].buyer : offers[i].seller) == club)
            list[count++] = i;
    return count;
}

int offers_made(u16 club, int *list, int limit)
{
    return collect(club, 1, list, limit);
}

int offers_received(u16 club, int *list, int limit)
{
    return collect(club, 0, list, limit);
}

int offer_waiting(void)
{
    for (int i = 0; i < world->offer_count; i++)
        if (offers[i].state == OFFER_DECIDE && club_is_played(offers[i].seller))
            return i;
    return -1;
}
