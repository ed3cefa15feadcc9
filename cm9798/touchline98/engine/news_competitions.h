/* News of competitions: draws, cups won and lost, promotion and relegation, call-ups. */
#ifndef NEWS_COMPETITIONS_H
#define NEWS_COMPETITIONS_H
#include "text.h"
#include "touchline.h"

enum competition_news {
    NEWS_OF_COMPETITIONS = 40, NEWS_CUP_DRAW = NEWS_OF_COMPETITIONS, NEWS_CUP_EXIT, NEWS_CUP_WON, NEWS_DIVISION_WON,
    NEWS_PROMOTED, NEWS_RELEGATED, NEWS_CALLED_UP, NEWS_COMPETITIONS_END
};

/* Keeps what a person's club has to do with, and what everybody talks about. */
void news_competition(enum competition_news kind, u16 club, u16 other_club, u16 player, u16 fixture, u16 competition);
void news_competition_headline(const struct news *item, struct text *text);
void news_competition_body(const struct news *item, struct text *text);
#endif
