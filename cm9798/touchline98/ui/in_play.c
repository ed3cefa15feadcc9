/* Team selection during a match: substitutions and the tactic. */
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "pitch.h"
#include "screens.h"
#include "selection.h"
#include "text.h"

enum { ON_BENCH, ON_PITCH, TAKEN_OFF, SENT_OFF };
enum { NAME = 30, CELL = 208, CONDITION = 272, STATE = 280, RATING = 308, NAME_COLUMNS = 22 };
enum { BENCH_NAME = 36, BENCH_POSITION = 208, BENCH_CONDITION = 306 };

static void draw_headings(int side)
{
    enum { Y = SELECT_TOP + 2 };
    text_draw(SELECT_LEFT + NAME, Y, FONT_SHADOW, YELLOW, "Team");
    text_draw(SELECT_LEFT + CELL, Y, FONT_SHADOW, YELLOW, "Pos");
    text_draw_right(SELECT_LEFT + CONDITION, Y, FONT_SHADOW, YELLOW, "Con");
    text_draw_right(SELECT_LEFT + RATING, Y, FONT_SHADOW, YELLOW, "Rt");
    text_draw(SELECT_RIGHT + 8, Y, FONT_SHADOW, YELLOW, "Bench");
    text_draw_right(SELECT_RIGHT + SELECT_WIDTH - 10, Y, FONT_SHADOW, YELLOW,
                    match->subs_used[side] == 0 ? "no substitution made" : match->subs_used[side] == 1 ?
                    "1 substitution made" : match->subs_used[side] == 2 ? "2 substitutions made" : "all made");
}

/* What became of him, as a word where his position or condition would stand. */
static const char *state_word(const struct appearance *place)
{
    return place->status == TAKEN_OFF ? "Off" : place->status == SENT_OFF ? "Red" : "Sub";
}

static void draw_place(const struct selection *selection, int side, int index)
{
    char label[4], buffer[PHRASE];
    const struct appearance *place = appearance(side, index);
    int y = selection_row_y(&selection->slots, index), playing = place->status == ON_PITCH;
    selection_ground(SELECT_LEFT, &selection->slots, index, selection->column == COLUMN_SLOTS, CLICK_ROW);
    text_draw(SELECT_LEFT + 6, y, FONT_PLAIN, index < SHEET_STARTERS ? CYAN : BLUE, slot_label(index, label));
    if (place->player >= world->player_count)
        return;
    text_draw_cut(SELECT_LEFT + NAME, y, playing ? WHITE : DIM, player_text(place->player, buffer), NAME_COLUMNS);
    text_draw(SELECT_LEFT + CELL, y, FONT_PLAIN, playing ? GREY : place->status == SENT_OFF ? RED : DIM,
              playing ? cell_text(place->cell) : state_word(place));
    text_draw_right(SELECT_LEFT + CONDITION, y, FONT_PLAIN, place->condition < 75 ? ORANGE : GREEN,
                    number_text(place->condition, "%", buffer));
    if (place->yellows > 0)
        text_draw(SELECT_LEFT + STATE, y, FONT_PLAIN, YELLOW, "Y");
    if (place->status != ON_BENCH)
        text_draw_number(SELECT_LEFT + RATING, y, YELLOW, place->rating);
}

static void draw_substitute(const struct selection *selection, int side, int row)
{
    char label[4], buffer[PHRASE], words[24];
    const struct appearance *place = appearance(side, SHEET_STARTERS + row);
    int y = selection_row_y(&selection->players, row);
    selection_ground(SELECT_RIGHT, &selection->players, row, selection->column == COLUMN_PLAYERS, CLICK_SECOND_ROW);
    text_draw(SELECT_RIGHT + 8, y, FONT_PLAIN, BLUE, slot_label(SHEET_STARTERS + row, label));
    if (place->player >= world->player_count)
        return;
    text_draw_cut(SELECT_RIGHT + BENCH_NAME, y, place->status == ON_BENCH ? WHITE : DIM,
                  player_text(place->player, buffer), 21);
    text_draw_cut(SELECT_RIGHT + BENCH_POSITION, y, GREY, position_words(&players[place->player], words), 8);
    text_draw_right(SELECT_RIGHT + BENCH_CONDITION, y, FONT_PLAIN, GREEN, number_text(place->condition, "%", buffer));
}

static void draw_state(int x, int y)
{
    char buffer[PHRASE];
    draw_panel(x, y, SELECT_WIDTH, 70);
    text_draw_centred(x + SELECT_WIDTH / 2, y + 6, FONT_SHADOW, CYAN, "Match in play");
    text_draw(x + 10, y + 26, FONT_SHADOW, WHITE, club_short(match->clubs[0]));
    text_draw_right(x + SELECT_WIDTH - 10, y + 46, FONT_SHADOW, WHITE, club_short(match->clubs[1]));
    text_draw(x + 10, y + 46, FONT_SHADOW, GREY, number_text(match->minute, "'", buffer));
    text_draw_right(x + SELECT_WIDTH - 10, y + 26, FONT_BOLD, YELLOW,
                    score_text(match->goals[0], match->goals[1], buffer));
}

static void draw(const struct selection *selection, int side, const char *message)
{
    static const struct pitch pitch = {SELECT_LEFT, 349, SELECT_WIDTH, 84};
    char today[PHRASE];
    selection_frame(today_text(today));
    draw_headings(side);
    for (int index = 0; index < SHEET_PLAYERS; index++)
        draw_place(selection, side, index);
    for (int row = 0; row < BENCH; row++)
        draw_substitute(selection, side, row);
    selection_tactic(match->tactics[side]);
    pitch_draw(&pitch);
    for (int index = 0; index < SHEET_PLAYERS; index++)
        if (appearance(side, index)->status == ON_PITCH && appearance(side, index)->cell <= 30)
            pitch_player(&pitch, appearance(side, index)->cell, index + 1, index == selection->slots.chosen);
    draw_state(SELECT_RIGHT, 200);
    text_draw(SELECT_RIGHT + 10, 290, FONT_SHADOW, GREY, "Enter on a player who is on the");
    text_draw(SELECT_RIGHT + 10, 306, FONT_SHADOW, GREY, "pitch, then Enter on the substitute.");
    draw_chip(SELECT_RIGHT + 204, 408, 108, "Esc", KEY_ESCAPE, "Play on");
    text_draw(SELECT_LEFT + 4, 436, FONT_SHADOW, YELLOW, message);
    frame_end("Esc  Play on     Tab  Column     Enter  Off, then on     + -  Tactic");
}

static struct outcome carry_out(struct selection *selection, int side, int key)
{
    struct outcome nothing = {1, ""};
    int tactic = match->tactics[side];
    if (key == '+' || key == '-')
        return match_change_tactic(side, (tactic + (key == '+' ? 1 : TACTICS - 1)) % TACTICS);
    if (key != KEY_ENTER)
        return nothing;
    selection->column = COLUMN_SLOTS;
    return match_substitute(side, selection->slots.chosen, SHEET_STARTERS + selection->players.chosen);
}

void screen_in_play(int side)
{
    struct selection selection = {COLUMN_SLOTS, {SHEET_PLAYERS, 0, 0, SLOTS_SHOWN}, {BENCH, 0, 0, BENCH}};
    struct outcome outcome = {1, ""};
    for (;;) {
        draw(&selection, side, outcome.message);
        int key = key_wait(), row = key - CLICK_SECOND_ROW;
        if (key == KEY_ESCAPE)
            return;
        if (row >= 0 && row < BENCH) {
            list_choose(&selection.players, row);
            selection.column = COLUMN_PLAYERS;
            key = KEY_ENTER;
        }
        if ((key == KEY_ENTER && selection.column == COLUMN_PLAYERS) || !selection_key(&selection, key))
            outcome = carry_out(&selection, side, key);
    }
}
