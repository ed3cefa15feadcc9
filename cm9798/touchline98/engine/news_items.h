/* What the news tells of. */
#ifndef NEWS_ITEMS_H
#define NEWS_ITEMS_H
#include "touchline.h"

enum news_kind { NEWS_APPOINTED = 1, NEWS_RESULT, NEWS_BANNED, NEWS_INJURED, NEWS_CHAMPION };

/* Only what concerns a person's club is kept, and champions; NONE for a link that is not there. */
void news_add(enum news_kind kind, u16 club, u16 other_club, u16 player, u16 fixture, s32 amount);
void news_champion(void);
#endif
