/* Competitions: divisions, play-offs, cups, Europe, international matches. All are rows of the fixture table.
 *
 * The first competitions are the divisions (index = tier - 1), so a club's `division` is its league's index. Behind
 * them stand the others, as far as the data has clubs for them: look them up by kind. Nothing here changes the game. */
#ifndef COMPETITIONS_H
#define COMPETITIONS_H
#include "touchline.h"

enum competition_kind {
    KIND_LEAGUE, KIND_PLAYOFF, KIND_CUP, KIND_LEAGUE_CUP, KIND_EUROPE, KIND_INTERNATIONAL, KIND_POOL
};
enum { IN_CUP = 1, IN_LEAGUE_CUP = 2, IN_EUROPE = 4, WON_DIVISION = 8, WON_PROMOTION = 16, WAS_RELEGATED = 32 };
enum leg { LEG_NONE, LEG_FIRST, LEG_SECOND, LEG_REPLAY };
enum fate { FATE_STAYS, FATE_CHAMPION, FATE_PROMOTED, FATE_PLAYOFF, FATE_RELEGATED };
enum { FIXTURE_LIMIT = 3400, COMPETITION_LIMIT = 12, ROUND_NAME = 40 };

/* Which clubs are there */
int division_count(void);                     /* 1..4: leagues that are played, the first competitions */
int is_division(u32 competition);             /* a league that is played */
int club_in_division(u32 club);               /* it plays in one of them: a person may manage it */
int club_plays(u32 club);                     /* a club with a squad: no nation, no pseudo-club */
int club_is_nation(u32 club);                 /* a nation's row; its squad is its call-ups, on a match's day only */
u16 competition_of_kind(enum competition_kind kind, int tier); /* tier 0: any; NONE when there is none */
int fixture_kind(const struct fixture *fixture);               /* of its competition */

/* Tables. league_order() and a club's played, won, points... are in touchline.h. */
enum fate league_fate(u16 division, int position); /* what a final position from 1 means, for lines in a table */

/* Fixtures: indexes sorted by date; the count is returned, at most `limit` are written. */
int club_fixtures(u16 club, u16 *list, int limit);            /* all competitions, nations too */
int competition_fixtures(u16 competition, int round, u16 *list, int limit); /* round 0: all */
u16 fixture_winner(u16 fixture);              /* who goes on or has won the tie; NONE when not known or a draw */
const char *round_name(u16 competition, int round, char buffer[ROUND_NAME]);   /* "Round 3", "Semi-finals", "Final" */
const char *fixture_words(u16 fixture, char buffer[ROUND_NAME]);  /* "First leg", "Replay", "4-3 on penalties", "" */

/* Season's honours */
u16 competition_winner(u16 competition);      /* this season's; NONE before it is decided */
u16 past_winner(u16 competition, int season); /* season as its first year - 1900; NONE */
int top_scorers(u16 division, u16 *list, int limit);          /* players of its clubs by league and cup goals */
#endif
