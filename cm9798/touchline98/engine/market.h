/* The transfer market: offers and their answers, lists, loans, the shortlist. All money is in pounds.
 *
 * A purchase by a person: offer_make -> the club answers in a few days (news; state OFFER_TALKS when it agrees, OFFER_ASKS
 * when it names its price: offer again) -> contracts.h: contract_asks, contract_offer -> he joins at once.
 * A sale by a person: an offer with the state OFFER_DECIDE lies on the desk -> offer_decide -> the player talks to the buyer.
 * Free agents (club FREE_TRANSFER) need no offer: talks can begin at once. */
#ifndef MARKET_H
#define MARKET_H
#include "touchline.h"

enum transfer_status { NOT_SET, LISTED_BY_CLUB, LISTED_BY_REQUEST, LISTED_FOR_LOAN, FREE_TO_GO, UNAVAILABLE };
enum offer_kind { OFFER_TRANSFER, OFFER_LOAN };
enum offer_state {
    OFFER_CLOSED,                             /* no longer open: skip */
    OFFER_SENT,                               /* the other club thinks about it */
    OFFER_ASKS,                               /* it wants `asked`: offer again, or leave it */
    OFFER_TALKS,                              /* agreed between the clubs: the player waits for terms */
    OFFER_DECIDE,                             /* a person's club must decide */
    OFFER_AGREED,                             /* a person has accepted: the player talks to the buyer */
    OFFER_NEGOTIATED                          /* a person has named a price: the buyer thinks about it */
};
enum { OPEN_OFFERS = 5, SHORTLIST = 16 };

/* Offers made. A fee that replaces an earlier offer for the same player keeps its place among the five. */
struct outcome offer_make(u16 club, u16 player, s32 fee);
struct outcome offer_loan(u16 club, u16 player);       /* until the season's end */
struct outcome offer_withdraw(int offer);

/* Offers received: what a person may say to one that is OFFER_DECIDE. */
enum decision { DECISION_ACCEPT, DECISION_REJECT, DECISION_NEGOTIATE };
struct outcome offer_decide(int offer, enum decision decision, s32 wanted); /* `wanted`: the price when negotiating */

/* Reading: indexes into offers[]; both return the count, at most `limit`. */
int offers_made(u16 club, int *list, int limit);       /* open offers of this club, oldest first */
int offers_received(u16 club, int *list, int limit);   /* open offers for its players */
int offer_waiting(void);                               /* an offer that a person must decide, or -1 */
const char *offer_state_words(int offer, char buffer[76]); /* "Waiting for Kelton's answer" */
const char *offer_words(int offer, char buffer[76]);   /* "£1,200,000 from Kelton Rovers" */

/* Own players. Each answers with a sentence. */
struct outcome player_list(u16 club, u16 player, enum transfer_status status); /* transfer list, loan list, free, off */
struct outcome player_price(u16 club, u16 player, s32 price);  /* asking price of a listed player; 0 = the game's own */
struct outcome player_release(u16 club, u16 player);   /* contract paid off: he becomes a free agent */
struct outcome loan_recall(u16 club, u16 player);      /* an own player who is out on loan */
struct outcome loan_end(u16 club, u16 player);         /* sends a borrowed player home */

/* The shortlist: 16 places in the club's record. */
struct outcome shortlist_add(u16 club, u16 player);
struct outcome shortlist_remove(u16 club, u16 player);
int shortlist_has(u16 club, u16 player);
u16 shortlist_at(u16 club, int place);                 /* 0..15: a player or NONE */

/* What anybody can see. */
s32 player_value(u16 player);                          /* as the papers put it */
s32 asking_price(u16 player);                          /* what his club is said to want */
const char *status_words(const struct player *player); /* "Transfer listed", "On loan", "" ... */
int market_is_open(void);                              /* closed from the deadline in late March to the season's end */
void market_deadline(u8 date[3]);                      /* the fourth Thursday in March of this season */
struct outcome can_bid(u16 club, u16 player);          /* why an offer is impossible, before a fee is typed */
int is_free_agent(u16 player);

/* Club life (club_life.h) */
void market_day(void);
void market_season(void);                              /* 1 July: loans end, contracts run out */
#endif
