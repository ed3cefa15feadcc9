/* News of competitions: what of them is kept, and how it is told. */
#include "news_competitions.h"
#include "competitions.h"
#include "humans.h"
#include "names.h"
#include "news_items.h"

static int everybody_talks(enum competition_news kind, u16 competition)
{
    return kind == NEWS_CUP_WON || kind == NEWS_DIVISION_WON
        || ((kind == NEWS_PROMOTED || kind == NEWS_RELEGATED) && competition == clubs[human_club()].division);
}

void news_competition(enum competition_news kind, u16 club, u16 other_club, u16 player, u16 fixture, u16 competition)
{
    int own = club_is_persons(club) || (other_club != NONE && club_is_persons(other_club));
    if (own || (human_club() != NONE && everybody_talks(kind, competition)))
        news_add((enum news_kind)kind, club, other_club, player, fixture, competition);
}

static const char *competition_text(const struct news *item)
{
    return item->amount >= 0 && item->amount < world->competition_count
        ? text_at(competitions[item->amount].display_name) : "the competition";
}

void news_competition_headline(const struct news *item, struct text *text)
{
    switch ((int)item->kind) {
    case NEWS_CUP_DRAW:
        text_add(text, competition_text(item));
        text_add(text, ": ");
        text_club(text, item->club);
        text_add(text, " v ");
        text_club(text, item->other_club);
        return;
    case NEWS_CALLED_UP:
        text_player(text, item->player);
        text_add(text, " is called up");
        return;
    default:
        break;
    }
    text_club(text, item->club);
    switch ((int)item->kind) {
    case NEWS_CUP_EXIT:
        text_add(text, " are out of the ");
        text_add(text, competition_text(item));
        break;
    case NEWS_CUP_WON:
        text_add(text, " win the ");
        text_add(text, competition_text(item));
        break;
    case NEWS_DIVISION_WON:
        text_add(text, " are champions of the ");
        text_add(text, competition_text(item));
        break;
    case NEWS_PROMOTED:
        text_add(text, " are promoted");
        break;
    default:
        text_add(text, " are relegated");
        break;
    }
}

void news_competition_body(const struct news *item, struct text *text)
{
    switch ((int)item->kind) {
    case NEWS_CUP_DRAW:
        text_club(text, item->club);
        text_add(text, " and ");
        text_club(text, item->other_club);
        text_add(text, " will meet in the ");
        text_add(text, competition_text(item));
        break;
    case NEWS_CALLED_UP:
        text_player(text, item->player);
        text_add(text, " has been called up by ");
        text_club(text, item->other_club);
        text_add(text, " for an international match");
        break;
    case NEWS_CUP_EXIT:
        text_club(text, item->club);
        text_add(text, " have been knocked out of the ");
        text_add(text, competition_text(item));
        text_add(text, " by ");
        text_club(text, item->other_club);
        break;
    case NEWS_CUP_WON:
        text_club(text, item->club);
        text_add(text, " have won the ");
        text_add(text, competition_text(item));
        text_add(text, ". ");
        text_club(text, item->other_club);
        text_add(text, " lost the final");
        break;
    case NEWS_DIVISION_WON:
        text_club(text, item->club);
        text_add(text, " have won the ");
        text_add(text, competition_text(item));
        break;
    default:
        text_club(text, item->club);
        text_add(text, item->kind == NEWS_PROMOTED ? " have won promotion from the " : " go down from the ");
        text_add(text, competition_text(item));
        break;
    }
    text_letter(text, '.');
}
