/* News: what is kept of the events of the day, and how it is told. */
#include "arena.h"
#include "calendar.h"
#include "memory.h"
#include "names.h"
#include "news_clubs.h"
#include "news_competitions.h"
#include "news_items.h"
#include "news_lines.h"

void news_add(enum news_kind kind, u16 club, u16 other_club, u16 player, u16 fixture, s32 amount)
{
    struct news *item;
    if (kind != NEWS_CHAMPION && (int)kind < NEWS_OF_COMPETITIONS && club != human_club() && other_club != human_club())
        return;
    if (world->news_count == NEWS_LIMIT) { /* the oldest makes room */
        memmove(news_items, news_items + 1, (NEWS_LIMIT - 1) * sizeof *news_items);
        world->news_count--;
    }
    item = &news_items[world->news_count++];
    memset(item, 0, sizeof *item);
    date_copy(item->date, world->date);
    item->kind = (u8)kind;
    item->club = club;
    item->other_club = other_club;
    item->player = player;
    item->fixture = fixture;
    item->amount = amount;
    if (kind == NEWS_RESULT) /* the fixtures are new next season, so the score is kept here */
        item->amount = fixtures[fixture].home_goals * 256 + fixtures[fixture].away_goals;
}

void news_champion(void)
{
    u16 order[25];
    if (league_order(0, order) > 0)
        news_add(NEWS_CHAMPION, order[0], NONE, NONE, NONE, clubs[order[0]].points);
}

static void result(struct text *text, const struct news *item)
{
    text_club(text, item->club);
    text_letter(text, ' ');
    text_number(text, item->amount / 256);
    text_add(text, " - ");
    text_number(text, item->amount % 256);
    text_letter(text, ' ');
    text_club(text, item->other_club);
}

static void count_of(struct text *text, s32 number, const char *thing)
{
    text_number(text, number);
    text_add(text, thing);
    if (number != 1)
        text_letter(text, 's');
}

const char *news_headline(int index, char buffer[120])
{
    const struct news *item = &news_items[index];
    struct text text = text_in(buffer, 120);
    switch (item->kind) {
    case NEWS_APPOINTED:
        text_club(&text, item->club);
        text_add(&text, " appoint a new manager");
        break;
    case NEWS_RESULT:
        result(&text, item);
        break;
    case NEWS_BANNED:
        text_player(&text, item->player);
        text_add(&text, " is suspended");
        break;
    case NEWS_INJURED:
        text_player(&text, item->player);
        text_add(&text, " is injured");
        break;
    case NEWS_CHAMPION:
        text_club(&text, item->club);
        text_add(&text, " are champions");
        break;
    default:
        if (item->kind >= NEWS_OF_COMPETITIONS && item->kind < NEWS_COMPETITIONS_END)
            news_competition_headline(item, &text);
        else if (item->kind >= NEWS_OF_CLUBS && item->kind < NEWS_CLUBS_END)
            news_club_headline(item, &text);
        break;
    }
    return buffer;
}

static void tell_result(struct text *text, const struct news *item)
{
    text_add(text, "The match ended ");
    result(text, item);
    text_add(text, ".");
    if (is_player(item->player)) {
        text_add(text, " Man of the match was ");
        text_player(text, item->player);
        text_add(text, ".");
    }
}

static void tell_absence(struct text *text, const struct news *item)
{
    text_player(text, item->player);
    if (item->kind == NEWS_BANNED) {
        text_add(text, " has been suspended and will miss ");
        count_of(text, item->amount, " match");
        if (item->amount != 1) /* matches, not matchs */
            text->buffer[text->length - 1] = 'e', text_letter(text, 's');
    } else {
        text_add(text, " was hurt in the match and is expected to be out for ");
        count_of(text, item->amount, " day");
    }
    text_add(text, ".");
}

int news_body(int index, char lines[12][76])
{
    const struct news *item = &news_items[index];
    char words[400];
    struct text text = text_in(words, sizeof words);
    switch (item->kind) {
    case NEWS_APPOINTED:
        text_add(&text, "The board of ");
        text_club(&text, item->club);
        text_add(&text, " has appointed ");
        text_add(&text, text_at(managers[world->humans[0]].first_name));
        text_letter(&text, ' ');
        text_add(&text, text_at(managers[world->humans[0]].second_name));
        text_add(&text, " as the club's new manager.");
        break;
    case NEWS_RESULT:
        tell_result(&text, item);
        break;
    case NEWS_BANNED:
    case NEWS_INJURED:
        tell_absence(&text, item);
        break;
    case NEWS_CHAMPION:
        text_club(&text, item->club);
        text_add(&text, " have won the Premier Division with ");
        count_of(&text, item->amount, " point");
        text_add(&text, ".");
        break;
    default:
        if (item->kind >= NEWS_OF_COMPETITIONS && item->kind < NEWS_COMPETITIONS_END)
            news_competition_body(item, &text);
        else if (item->kind >= NEWS_OF_CLUBS && item->kind < NEWS_CLUBS_END)
            news_club_body(item, &text);
        break;
    }
    return break_into_lines(words, lines, 0);
}
