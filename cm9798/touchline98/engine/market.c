/* The market's calendar, and what a person may do with his own players. */
#include "market.h"
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

enum { THURSDAY = 3, ENTRY = 5, FEWEST = 14 };

void market_deadline(u8 date[3])
{
    int day;
    date_set(date, 22, 3, 1900 + world->season + 1);
    for (day = date_days(date); weekday(day) != THURSDAY;)
        day++;
    date_from_days(day, date);
}

int market_is_open(void)
{
    u8 deadline[3], summer[3];
    market_deadline(deadline);
    date_set(summer, 1, 6, 1900 + world->season + 1);
    return date_days(world->date) <= date_days(deadline) || date_days(world->date) >= date_days(summer);
}

int is_free_agent(u16 player)
{
    return players[player].club == FREE_TRANSFER;
}

s32 player_value(u16 player)
{
    return (s32)players[player].value;
}

s32 asking_price(u16 index)
{
    const struct player *player = &players[index];
    if (player->asking_price > 0)
        return (s32)player->asking_price;
    return is_free_agent(index) || player->transfer_status == FREE_TO_GO ? 0 : (s32)player->value;
}

const char *status_words(const struct player *player)
{
    static const char *words[] = {"", "Transfer listed", "Listed by request", "Listed for loan", "Free transfer", "Not for sale"};
    if (is_on_loan(player))
        return "On loan";
    return player->transfer_status <= UNAVAILABLE ? words[player->transfer_status] : "";
}

static struct outcome of_player(u16 player, const char *words)
{
    struct outcome done = success();
    struct text text = text_in(done.message, sizeof done.message);
    text_player(&text, player);
    text_add(&text, words);
    return done;
}

static struct outcome own_player(u16 club, u16 index)
{
    if (!is_player(index) || players[index].club != club)
        return failure("He is not one of your players.", "");
    return is_on_loan(&players[index]) ? failure("He is out on loan.", "") : success();
}

struct outcome player_list(u16 club, u16 index, enum transfer_status status)
{
    static const char *words[] = {" is no longer on any list.", " has been put on the transfer list.",
        " has been put on the transfer list at his own request.", " is available for loan.", " may leave on a free transfer.",
        " is not for sale."};
    struct outcome outcome = own_player(club, index);
    struct player *player = &players[index];
    if (!outcome.ok)
        return outcome;
    if (status > UNAVAILABLE)
        return failure("There is no such list.", "");
    if ((status == LISTED_BY_CLUB || status == FREE_TO_GO) && player->transfer_status != status)
        player->morale = (u8)clamped(player->morale - 2, 0, 20);
    if (status == LISTED_BY_CLUB && player->wants_away)
        status = LISTED_BY_REQUEST;
    player->transfer_status = (u8)status;
    if (status == NOT_SET || status == UNAVAILABLE)
        player->asking_price = 0;
    return of_player(index, words[status]);
}

struct outcome player_price(u16 club, u16 index, s32 price)
{
    struct outcome outcome = own_player(club, index);
    if (!outcome.ok)
        return outcome;
    if (price < 0)
        return failure("That is no price.", "");
    players[index].asking_price = price;
    players[index].fixed_price = price > 0;
    return of_player(index, "'s asking price has been set.");
}

/* What is left of the contract is paid at once, at half. */
struct outcome player_release(u16 club, u16 index)
{
    struct outcome outcome = own_player(club, index);
    int weeks = contract_months_left(&players[index]) * 2;
    s32 cost = (s32)players[index].wage * weeks;
    if (!outcome.ok)
        return outcome;
    if (clubs[club].squad_count <= FEWEST)
        return failure("You would be left with too few players.", "");
    clubs[club].other_costs = (s32)clubs[club].other_costs + cost;
    offers_close_for(index);
    move_player(index, FREE_TRANSFER, MOVE_RELEASED, 0);
    news_club(NEWS_FREED, club, NONE, index, cost);
    return of_player(index, " has been released.");
}

struct outcome loan_recall(u16 club, u16 index)
{
    u16 borrower;
    if (!is_player(index) || players[index].club != club || !is_on_loan(&players[index]))
        return failure("He is not out on loan.", "");
    if (!players[index].recallable)
        return failure("The loan cannot be ended early.", "");
    borrower = players[index].loan_club;
    end_loan(index);
    news_club(NEWS_BACK_FROM_LOAN, club, borrower, index, 0);
    return of_player(index, " has been recalled.");
}

struct outcome loan_end(u16 club, u16 index)
{
    u16 owner;
    if (!is_player(index) || players[index].loan_club != club)
        return failure("He is not here on loan.", "");
    owner = players[index].club;
    end_loan(index);
    news_club(NEWS_BACK_FROM_LOAN, owner, club, index, 0);
    return of_player(index, " has gone back to his club.");
}

u16 shortlist_at(u16 club, int place)
{
    const u8 *entry = clubs[club].shortlist + ENTRY * place;
    u16 player = (u16)(entry[0] | entry[1] << 8);
    return place >= 0 && place < SHORTLIST && is_player(player) ? player : NONE;
}

static int place_of(u16 club, u16 player)
{
    for (int i = 0; i < SHORTLIST; i++)
        if (shortlist_at(club, i) == player)
            return i;
    return -1;
}

static void write_place(u16 club, int place, u16 player)
{
    u8 *entry = clubs[club].shortlist + ENTRY * place;
    memset(entry, 0, ENTRY);
    entry[0] = (u8)player;
    entry[1] = (u8)(player >> 8);
}

int shortlist_has(u16 club, u16 player)
{
    return is_player(player) && place_of(club, player) >= 0;
}

struct outcome shortlist_add(u16 club, u16 player)
{
    int place = place_of(club, NONE);
    if (!is_player(player))
        return failure("There is no such player.", "");
    if (shortlist_has(club, player))
        return failure("He is on your shortlist already.", "");
    if (place < 0)
        return failure("Your shortlist is full.", "");
    write_place(club, place, player);
    return of_player(player, " is on your shortlist now.");
}

struct outcome shortlist_remove(u16 club, u16 player)
{
    int place = is_player(player) ? place_of(club, player) : -1;
    if (place < 0)
        return failure("He is not on your shortlist.", "");
    write_place(club, place, NONE);
    return of_player(player, " is no longer on your shortlist.");
}
