/* The engine's public face: records, tables, and what the screens and the host program may call.
 *
 * The engine is plain C over platform.h. It never draws and never waits. Records live in one block of memory
 * (the arena) as packed arrays; links are array indexes, string pointers are u32 guest addresses. */
#ifndef TOUCHLINE_H
#define TOUCHLINE_H
#include "types.h"
#include "layout.h" /* generated from fields.def: struct player, struct club, ... with packed fields */

enum { NONE = 0xFFFF, SQUAD_LIMIT = 32, SHEET_STARTERS = 11, SHEET_PLAYERS = 16, TACTICS = 19, SLOTS = 7 };

/* arena.c: one block; guest address <-> pointer */
extern struct world *world;
extern struct player *players;
extern struct club *clubs;
extern struct manager *managers;
extern struct competition *competitions;
extern struct fixture *fixtures;
extern struct news *news_items;
extern struct offer *offers;                  /* market.h */
extern struct question *questions;            /* questions.h */
extern struct transfer *transfers;            /* moves of players, the newest last */
extern struct career *careers;                /* board.h */
extern struct history *histories;             /* player_history.h */
extern struct drawn_text *drawn_texts;
extern struct match *match;
/* The screens' own part of the arena: the list's entries point into the pool. */
enum { DRAWN_TEXT_LIMIT = 512, TEXT_POOL_SIZE = 32768 };
extern char *text_pool;
void arena_start(void);                       /* once, before anything else */
const char *text_at(u32 address);             /* the one function that dereferences a string address */
u32 address_of(const void *pointer);

/* new_game.c and db1.c: from the three DB1 files in the game's directory. On failure a sentence for the screen. */
struct outcome { int ok; char message[120]; };
struct outcome data_load(void);               /* reads PLAYERS.DB1, TMDATA.DB1, MGDATA.DB1: the club choice needs it */
struct outcome game_new(const char *first, const char *second, u16 club, u16 game_number);

/* save.c: slots 1..7 */
struct outcome game_save(int slot, const char *name);
struct outcome game_load(int slot);
int slot_name(int slot, char name[80]);       /* 0 = empty slot */

/* season.c: time passes only here. */
enum advance { ADVANCED_DAY, STOP_MATCH_DAY, STOP_SEASON_END, STOP_QUESTION, STOP_SACKED };
enum advance season_advance_day(void);        /* plays the other clubs' matches of a match day before it stops */
void season_next(void);                       /* after STOP_SEASON_END: promotion, relegation, the next season's fixtures */
u16 human_club(void);                         /* of the person whose turn it is; NONE before a game is loaded */
int human_fixture_today(void);                /* fixture index or -1 */
int next_human_fixture(void);                 /* next unplayed fixture or -1 */
int league_order(u16 competition, u16 order[25]); /* clubs by points, goal difference, goals, name; returns count */

/* sheet.c: what makes a team sheet legal, in the game's words */
enum sheet_reason {
  SHEET_OK, SHEET_NOT_ELEVEN, SHEET_TWICE, SHEET_NOT_OURS, SHEET_INJURED, SHEET_BANNED,
  SHEET_GOALKEEPER, SHEET_SAME_CELL, SHEET_CELL, SHEET_TACTIC, SHEET_CAPTAIN, SHEET_TAKER
};
struct verdict { enum sheet_reason reason; u16 player; char message[120]; };
struct verdict sheet_verdict(u16 club);       /* first reason found, in the order of docs/contracts.md */
void sheet_auto(u16 club);                    /* the assistant's choice; never uses unavailable players */
void sheet_use_tactic(u16 club, int tactic);  /* copies the tactic's 32 bytes */
const u8 *tactic_cells(int tactic);
const char *tactic_name(int tactic);

/* match.c: the match of the human's club, minute by minute */
struct outcome match_kick_off(int fixture);   /* refuses an illegal sheet with the verdict's message */
int match_minute(void);                       /* plays one minute; 0 when a half has ended */
void match_second_half(void);
struct outcome match_substitute(int side, int off, int on); /* indexes 0..15 into the side's appearances */
struct outcome match_change_tactic(int side, int tactic);
struct outcome match_move(int side, int index, int cell, int run); /* a man on the pitch to another free cell, another run */
/* A cup tie that is level after 90 minutes goes on: match_minute() returns 0 at each break and match->phase says which
 * (MATCH_* in match_phases.h); this begins the next half or the shoot-out, in which each "minute" is one kick. After
 * MATCH_FULL_TIME it does nothing. */
void match_next_period(void);
void match_finish(void);                      /* plays what is left of it, writes the result, statistics and news */
const char *incident_text(int incident, char buffer[120]); /* a line of commentary, without the minute */
const char *commentary(char buffer[120]);     /* this minute's line, or "" */
struct appearance *appearance(int side, int index);
struct incident *incident_at(int index);

/* news.c */
const char *news_headline(int item, char buffer[120]);
int news_body(int item, char lines[12][76]);  /* number of lines */

/* words.c: described values */
const char *morale_word(const struct player *player);
const char *position_words(const struct player *player, char buffer[24]); /* as "D/DM RC" */
int player_age(const struct player *player);
int player_condition(const struct player *player); /* shown condition in percent */
const char *date_text(const u8 date[3], char buffer[24]); /* as "9 August 1997" */
#endif
