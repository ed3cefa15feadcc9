/* The report of the match just played: both teams with ratings, goals, cards and substitutions. */
#include "competitions.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "screens.h"
#include "selection.h"
#include "text.h"

enum { COLUMN_WIDTH = 312, LEFT = 4, TOP = 88, NEVER = 255 };
enum { NAME = 28, GOALS = 254, CARD = 258, MINUTES = 268, RATING = 308, NAME_COLUMNS = 26 };

/* When he came on or went off, as "+60" or "-60". */
static const char *minutes(const struct appearance *place, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    int off = place->minute_off != NEVER, on = place->minute_on != 0;
    if (on || off) {
        text_letter(&text, off ? '-' : '+');
        text_number(&text, off ? place->minute_off : place->minute_on);
    }
    return buffer;
}

static void draw_appearance(int x, int y, int index, const struct appearance *place)
{
    char label[4], buffer[PHRASE];
    int played = place->minute_on != NEVER;
    platform_fill(x + 2, y, COLUMN_WIDTH - 4, LINE, index % 2 ? ZEBRA : PANEL);
    if (place->player >= world->player_count)
        return;
    text_draw(x + 6, y, FONT_PLAIN, CYAN, slot_label(index, label));
    text_draw_cut(x + NAME, y, played ? WHITE : DIM, player_text(place->player, buffer), NAME_COLUMNS);
    if (!played)
        return;
    if (place->goals > 0)
        text_draw_number(x + GOALS, y, WHITE, place->goals);
    if (place->red || place->yellows > 0)
        text_draw(x + CARD, y, FONT_PLAIN, place->red ? RED : YELLOW, place->red ? "R" : "Y");
    text_draw(x + MINUTES, y, FONT_PLAIN, CYAN, minutes(place, buffer));
    text_draw_number(x + RATING, y, YELLOW, place->rating);
}

static void draw_side(int side)
{
    int x = LEFT + side * (COLUMN_WIDTH + 8);
    draw_panel(x, TOP, COLUMN_WIDTH, LINE * SHEET_PLAYERS + 44);
    draw_heading(x + 2, TOP + 2, COLUMN_WIDTH - 4, club_text(match->clubs[side]));
    text_draw_right(x + GOALS, TOP + 2, FONT_SHADOW, YELLOW, "G");
    text_draw(x + CARD, TOP + 2, FONT_SHADOW, YELLOW, "C");
    text_draw_right(x + RATING, TOP + 2, FONT_SHADOW, YELLOW, "Rt");
    for (int index = 0; index < SHEET_PLAYERS; index++)
        draw_appearance(x, TOP + 22 + LINE * index + (index >= SHEET_STARTERS ? 6 : 0), index, appearance(side, index));
    text_draw_cut(x + 8, TOP + 24 + LINE * SHEET_PLAYERS + 4, CYAN, tactic_name(match->tactics[side]), 36);
}

static void draw_score(void)
{
    char score[PHRASE];
    enum { MIDDLE = SCREEN_WIDTH / 2 };
    draw_panel(LEFT, 44, 632, 36);
    text_draw_right(MIDDLE - 48, 54, FONT_BOLD, WHITE, club_text(match->clubs[0]));
    text_draw_centred(MIDDLE, 54, FONT_BOLD, YELLOW, score_text(match->goals[0], match->goals[1], score));
    text_draw(MIDDLE + 48, 54, FONT_BOLD, WHITE, club_text(match->clubs[1]));
}

static void draw_figures(void)
{
    enum { Y = 400, MIDDLE = SCREEN_WIDTH / 2 };
    char crowd[PHRASE];
    static const char *const labels[] = {"Shots", "On target"};
    const int values[][2] = {{match->shots[0], match->shots[1]}, {match->shots_on_target[0], match->shots_on_target[1]}};
    for (int i = 0; i < 2; i++) {
        text_draw_centred(MIDDLE, Y + LINE * i, FONT_SHADOW, GREY, labels[i]);
        text_draw_number(MIDDLE - 64, Y + LINE * i, WHITE, values[i][0]);
        text_draw_number(MIDDLE + 80, Y + LINE * i, WHITE, values[i][1]);
    }
    text_draw_right(MIDDLE + 8, Y + 2 * LINE, FONT_SHADOW, GREY, "Attendance");
    text_draw(MIDDLE + 24, Y + 2 * LINE, FONT_SHADOW, WHITE, number_text(match->attendance, "", crowd));
}

static void pair(int row, const char *label, int home, int away)
{
    enum { X = 436, Y = 400 };
    text_draw(X, Y + LINE * row, FONT_SHADOW, GREY, label);
    text_draw_number(X + 136, Y + LINE * row, WHITE, home);
    text_draw_number(X + 180, Y + LINE * row, WHITE, away);
}

static void draw_more(void)
{
    char buffer[PHRASE], words[ROUND_NAME];
    int total = match->midfield[0] + match->midfield[1], share = total > 0 ? match->midfield[0] * 100 / total : 50;
    pair(0, "Corners", match->corners[0], match->corners[1]);
    pair(1, "Fouls", match->fouls[0], match->fouls[1]);
    pair(2, "Possession", share, 100 - share);
    text_draw(LEFT + 8, 400, FONT_SHADOW, GREY, "Man of the match");
    text_draw_cut(LEFT + 8, 416, YELLOW, player_text(match->man_of_match, buffer), 27);
    text_draw_cut(LEFT + 8, 432, CYAN, match->fixture < world->fixture_count ? fixture_words(match->fixture, words) : "", 27);
}

void screen_match_report(void)
{
    char today[PHRASE];
    colours_of_club(human_club());
    frame_begin("Match Report", today_text(today));
    draw_score();
    draw_side(0);
    draw_side(1);
    draw_figures();
    draw_more();
    frame_end("Space  Office");
    int key;
    do
        key = key_wait();
    while (key != KEY_SPACE && key != KEY_ENTER && key != KEY_ESCAPE);
}
