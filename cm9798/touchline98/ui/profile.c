/* A player's profile: person, season and contract in words and figures, and the attributes a manager can see. */
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "profile_career.h"
#include "screens.h"
#include "text.h"
#include "visible_attributes.h"

enum { LABEL = 24, VALUE = 128, RIGHT = 344, PROFILE_LIMIT = 300 };

static void line(int y, const char *label, const char *value)
{
    text_draw(LABEL, y, FONT_SHADOW, GREY, label);
    text_draw_cut(VALUE, y, WHITE, value, 24);
}

static void draw_person(const struct player *player)
{
    char buffer[PHRASE], words[24];
    draw_panel(12, 78, 316, 148);
    draw_heading(14, 80, 312, "Person");
    line(104, "Nation", club_text(player->nation));
    line(104 + LINE, "Age", number_text(player_age(player), " years", buffer));
    line(104 + 2 * LINE, "Position", position_words(player, words));
    line(104 + 3 * LINE, "Condition", number_text(player_condition(player), "%", buffer));
    line(104 + 4 * LINE, "Morale", morale_word(player));
    const char *status = status_text(player, buffer);
    line(104 + 5 * LINE, "Status", status[0] ? status : "available");
}

static const char *form_text(const struct player *player, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    for (int i = 0; i < 5 && player->recent_ratings[i] != 0; i++) {
        if (i > 0)
            text_letter(&text, ' ');
        text_number(&text, player->recent_ratings[i]);
    }
    return text.length > 0 ? buffer : "no recent match";
}

static void draw_season(const struct player *player)
{
    char buffer[PHRASE];
    draw_panel(12, 234, 316, 132);
    draw_heading(14, 236, 312, "This season");
    line(258, "Appearances", number_text(player->apps, "", buffer));
    line(258 + LINE, "Goals", number_text(player->goals, "", buffer));
    line(258 + 2 * LINE, "Assists", number_text(player->assists, "", buffer));
    line(258 + 3 * LINE, "Rating", rating_text(player->rating_total, player->apps, buffer));
    line(258 + 4 * LINE, "Form", form_text(player, buffer));
    struct text cards = text_in(buffer, sizeof buffer);
    text_number(&cards, player->yellows);
    text_add(&cards, " yellow, ");
    text_number(&cards, player->reds);
    text_add(&cards, " red");
    line(258 + 5 * LINE, "Cards", buffer);
}

static void draw_contract(const struct player *player)
{
    char buffer[PHRASE], date[24];
    draw_panel(12, 374, 316, 74);
    draw_heading(14, 376, 312, "Contract");
    draw_chip(12 + 316 - 130, 375, 128, "Enter", KEY_ENTER, "Dealings");
    line(396, "Wage", money_text(player->wage, buffer));
    line(396 + LINE, "Value", money_text(player->value, buffer));
    line(396 + 2 * LINE, "Expires", date_text(player->expires, date));
}

static void draw_attributes(const struct player *player)
{
    enum { STEP = 19, BAR_LEFT = RIGHT + 166, BAR_WIDTH = 100 };
    draw_panel(RIGHT, 78, 284, 370);
    for (int i = 0; i < VISIBLE_ATTRIBUTES; i++) {
        int value = attribute_value(player, i), y = 103 + STEP * i;
        u8 colour = value >= 14 ? BAR_HIGH : value >= 8 ? BAR_MIDDLE : BAR_LOW;
        platform_fill(RIGHT + 2, y - 1, 280, STEP, i % 2 ? ZEBRA : PANEL);
        text_draw(RIGHT + 12, y, FONT_PLAIN, WHITE, attribute_name(i));
        text_draw_number(BAR_LEFT - 12, y, colour == BAR_LOW ? GREY : YELLOW, value);
        platform_fill(BAR_LEFT, y + 3, BAR_WIDTH, 10, BAR_EMPTY);
        platform_fill(BAR_LEFT, y + 3, BAR_WIDTH * (value > 20 ? 20 : value) / 20, 10, colour);
    }
}

static void draw_right_half(u16 index, int career)
{
    if (career)
        draw_career(RIGHT, 78, 284, 370, index);
    else
        draw_attributes(&players[index]);
    draw_heading(RIGHT + 2, 80, 280, career ? "Career" : "Attributes");
    draw_chip(RIGHT + 284 - 130, 79, 128, "H", 'H', career ? "Attributes" : "Career");
}

static void draw(u16 index, int career)
{
    char buffer[PHRASE], today[PHRASE];
    const struct player *player = &players[index];
    colours_of_club(human_club());
    frame_begin("Player Profile", today_text(today));
    text_draw(MARGIN + 4, 50, FONT_BOLD, YELLOW, player_text(index, buffer));
    text_draw_right(SCREEN_WIDTH - MARGIN - 4, 50, FONT_SHADOW, WHITE, club_text(player->club));
    draw_arrow(302, 50, 0, KEY_LEFT);
    draw_arrow(330, 50, 1, KEY_RIGHT);
    draw_person(player);
    draw_season(player);
    draw_contract(player);
    draw_right_half(index, career);
    frame_end("Esc  Back     Left Right  Other players     Enter  Dealings     H  Career");
}

void screen_profile(const u16 *people, int count, int place)
{
    int career = 0;
    u16 list[PROFILE_LIMIT]; /* a dealing may change the list that it came from */
    if (count > PROFILE_LIMIT)
        count = PROFILE_LIMIT;
    for (int i = 0; i < count; i++)
        list[i] = people[i];
    for (;;) {
        draw(list[place], career);
        switch (key_letter(key_wait())) {
        case KEY_ESCAPE: return;
        case KEY_LEFT: place = (place + count - 1) % count; break;
        case KEY_RIGHT: place = (place + 1) % count; break;
        case KEY_ENTER: screen_dealings(list[place]); break;
        case 'H': career = !career; break;
        }
    }
}
