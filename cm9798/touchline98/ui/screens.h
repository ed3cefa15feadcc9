/* The screens: each runs until it is left. Screens open other screens by calling them. */
#ifndef SCREENS_H
#define SCREENS_H
#include "touchline.h"

void screen_main_menu(void);
int screen_new_game(void);                    /* 1: a game was started */
int screen_load(void);                        /* 1: a game was loaded */
int screen_save(char message[120]);           /* 1: tried, and the message says how it went */
void screen_office(void);
void screen_squad(void);
void screen_profile(int place);               /* a place in the squad of the human's club */
void screen_team_selection(void);             /* before a match */
void screen_in_play(int side);                /* team selection during a match */
void screen_fixtures(void);
void screen_league_table(void);
void screen_news(void);
void screen_news_item(int item);
void screen_match_day(void);                  /* until the match has been played and its report read */
void screen_match(void);                      /* from the kick-off to full time */
void screen_match_report(void);
void screen_season_end(void);
#endif
