/* The screens: each runs until it is left. Screens open other screens by calling them. */
#ifndef SCREENS_H
#define SCREENS_H
#include "touchline.h"

void screen_main_menu(void);
int screen_new_game(void);                    /* 1: a game was started */
void screen_join(void);                       /* more persons for the game that is on */
int screen_load(void);                        /* 1: a game was loaded */
int screen_save(char message[120]);           /* 1: tried, and the message says how it went */
void screen_office(void);
void screen_squad(void);
void screen_club_squad(u16 club);             /* of another club */
void screen_profile(const u16 *people, int count, int place); /* one of a list of players */
void screen_dealings(u16 player);             /* his contract, and what can be done about him */
void screen_team_selection(void);             /* before a match */
void screen_in_play(int side);                /* team selection during a match */
void screen_fixtures(void);
void screen_league_table(void);
void screen_competitions(void);
void screen_competition(u16 competition);
void screen_news(void);
void screen_news_item(int item);

void screen_search(void);
void screen_make_offer(u16 player);
void screen_contract_talks(u16 player);
void screen_offers(void);
void screen_offer_received(int offer);
void screen_shortlist(void);

void screen_finances(u16 club);
void screen_board(void);
void screen_club(u16 club);
void screen_managers(u16 manager);
void screen_question(int question);
void screen_holiday(void);
void screen_sacked(void);

void screen_match_day(void);                  /* until the match has been played and its report read */
void screen_match(void);                      /* from the kick-off to full time */
void screen_match_report(void);
void screen_season_end(void);
#endif
