/* The report of the match just played: both teams with ratings, goals, cards and substitutions. */
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "screens.h"
#include "selection.h"
#include "text.h"

enum { COLUMN_WIDTH = 308, LEFT = 8, TOP = 88, NEVER = 255, NAME = 26, NAME_COLUMNS = 22, MARKS = 206, RATING = 302 };

/* Goals, cards, and the minutes of coming on and going off, as "2g Y 60-". */
static const char *marks(const struct appearance *place, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    if (place->goals > 0) {
        text_number(&text, place->goals);
        text_add(&text, "g ");
    }
    if (place->red)
        text_add(&text, "R ");
    else if (place->yellows > 0)
        text_add(&text, "Y ");
    if (place->minute_on != 0 && place->minute_on != NEVER) {
        text_letter(&text, '+');
        text_number(&text, place->minute_on);
    }
    if (place->minute_off != NEVER) {
        text_letter(&text, '-');
        text_number(&text, place->minute_off);
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
    text_draw_cut(x + MARKS, y, place->red ? RED : ORANGE, marks(place, buffer), 9);
    text_draw_number(x + RATING, y, YELLOW, place->rating);
}

static void draw_side(int side)
{
    int x = LEFT + side * (COLUMN_WIDTH + 8);
    draw_panel(x, TOP, COLUMN_WIDTH, LINE * SHEET_PLAYERS + 44);
    draw_heading(x + 2, TOP + 2, COLUMN_WIDTH - 4, club_text(match->clubs[side]));
    text_draw_right(x + RATING, TOP + 2, FONT_SHADOW, YELLOW, "Rt");
    for (int index = 0; index < SHEET_PLAYERS; index++)
        draw_appearance(x, TOP + 22 + LINE * index + (index >= SHEET_STARTERS ? 6 : 0), index, appearance(side, index));
    text_draw_cut(x + 8, TOP + 24 + LINE * SHEET_PLAYERS + 4, CYAN, tactic_name(match->tactics[side]), 36);
}

static void draw_score(void)
{
    char score[PHRASE];
    enum { MIDDLE = SCREEN_WIDTH / 2 };
    draw_panel(LEFT, 44, 624, 36);
    text_draw_right(MIDDLE - 48, 54, FONT_BOLD, WHITE, club_text(match->clubs[0]));
    text_draw_centred(MIDDLE, 54, FONT_BOLD, YELLOW, score_text(match->goals[0], match->goals[1], score));
    text_draw(MIDDLE + 48, 54, FONT_BOLD, WHITE, club_text(match->clubs[1]));
}

static void draw_figures(void)
{
    enum { Y = 400, MIDDLE = SCREEN_WIDTH / 2 };
    static const char *const labels[] = {"Shots", "On target"};
    const int values[][2] = {{match->shots[0], match->shots[1]}, {match->shots_on_target[0], match->shots_on_target[1]}};
    for (int i = 0; i < 2; i++) {
        text_draw_centred(MIDDLE, Y + LINE * i, FONT_SHADOW, GREY, labels[i]);
        text_draw_number(MIDDLE - 64, Y + LINE * i, WHITE, values[i][0]);
        text_draw_number(MIDDLE + 80, Y + LINE * i, WHITE, values[i][1]);
    }
    text_draw_centred(MIDDLE, Y + 2 * LINE, FONT_SHADOW, GREY, "Attendance");
    text_draw_number(MIDDLE - 64 + 200, Y + 2 * LINE, WHITE, match->attendance);
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
    frame_end("Space  Office");
    int key;
    do
        key = key_wait();
    while (key != KEY_SPACE && key != KEY_ENTER && key != KEY_ESCAPE);
}
