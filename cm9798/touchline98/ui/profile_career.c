/* The right half of a player's profile: the seasons that he has behind him, the newest first. */
#include "profile_career.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "player_history.h"
#include "text.h"

enum { ROWS = 20, CLUB_LETTERS = 19 };

/* As "1996/97". */
static const char *season_text(int season, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    text_number(&text, 1900 + season);
    text_letter(&text, '/');
    text_letter(&text, (char)('0' + (season + 1) / 10 % 10));
    text_letter(&text, (char)('0' + (season + 1) % 10));
    return buffer;
}

static const char *where_text(const struct history *season, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    text_add(&text, season->club == NONE ? "another club" : club_short(season->club));
    if (season->on_loan)
        text_add(&text, " (loan)");
    return buffer;
}

void draw_career(int x, int y, int width, int height, u16 player)
{
    struct history seasons[ROWS];
    int count = history_of(player, seasons, ROWS), right = x + width - 12;
    char buffer[PHRASE];
    draw_panel(x, y, width, height);
    text_draw(x + 12, y + 26, FONT_SHADOW, GREY, "Season");
    text_draw(x + 84, y + 26, FONT_SHADOW, GREY, "Club");
    text_draw_right(right - 24, y + 26, FONT_SHADOW, GREY, "Ap");
    text_draw_right(right, y + 26, FONT_SHADOW, GREY, "Gl");
    for (int i = 0; i < count; i++) {
        int top = y + 44 + LINE * i;
        platform_fill(x + 2, top, width - 4, LINE, i % 2 ? ZEBRA : PANEL);
        text_draw(x + 12, top, FONT_PLAIN, GREY, season_text(seasons[i].season, buffer));
        text_draw_cut(x + 84, top, WHITE, where_text(&seasons[i], buffer), CLUB_LETTERS);
        text_draw_number(right - 24, top, WHITE, seasons[i].apps);
        text_draw_number(right, top, YELLOW, seasons[i].goals);
    }
    if (count == 0)
        text_draw(x + 12, y + 44, FONT_PLAIN, GREY, "no seasons yet");
}
