/* News of clubs, players' moves, money and managers. */
#ifndef NEWS_CLUBS_H
#define NEWS_CLUBS_H
#include "text.h"
#include "touchline.h"

enum club_news {
    NEWS_OF_CLUBS = 80, NEWS_HURT_IN_TRAINING = NEWS_OF_CLUBS, NEWS_RETIRED, NEWS_YOUNGSTER, NEWS_SIGNED, NEWS_LOANED,
    NEWS_BACK_FROM_LOAN, NEWS_FREED, NEWS_OFFER_ACCEPTED, NEWS_OFFER_REFUSED, NEWS_OFFER_ASKS, NEWS_OFFER_RECEIVED,
    NEWS_OFFER_LAPSED, NEWS_TALKS_FAILED, NEWS_NEW_CONTRACT, NEWS_CONTRACT_ENDS, NEWS_CONTRACT_OVER, NEWS_WANTS_AWAY,
    NEWS_PERMIT_REFUSED, NEWS_DEADLINE, NEWS_BOARD_WARNING, NEWS_SACKED, NEWS_NEW_MANAGER, NEWS_BOARD_EXPECTS, NEWS_PRIZE,
    NEWS_BANK, NEWS_BANK_OUT, NEWS_LOAN_REFUSED, NEWS_BIG_SIGNING, NEWS_LAST_WARNING, NEWS_CONTRACT_HELD, NEWS_LEFT_LEAGUE, NEWS_CLUBS_END
};

/* Keeps what concerns a person's club, and what everybody talks about. NONE for a link that is not there. */
void news_club(enum club_news kind, u16 club, u16 other_club, u16 player, s32 amount);
void news_club_headline(const struct news *item, struct text *text);
void news_club_body(const struct news *item, struct text *text);
void text_money(struct text *text, s32 amount);  /* as "£1,200,000" */
void text_manager(struct text *text, u16 manager); /* first and second name */
#endif
