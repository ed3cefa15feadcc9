/* Team selection during a match: substitutions and the tactic. */
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "selection.h"
#include "text.h"

enum { ON_BENCH, ON_PITCH, TAKEN_OFF, SENT_OFF };
enum { NAME = 28, CELL = 240, CONDITION = 294, STATE = 302, RATING = 334, NAME_COLUMNS = 26 };
enum { BENCH_NAME = 30, BENCH_POSITION = 162, BENCH_CONDITION = 276, INITIAL_COLUMNS = 16 };

static void draw_headings(int side)
{
    enum { Y = SELECT_TOP + 2 };
    char buffer[PHRASE];
    text_draw(LEFT_X + NAME, Y, FONT_SHADOW, YELLOW, "Team");
    text_draw(LEFT_X + CELL, Y, FONT_SHADOW, YELLOW, "Pos");
    text_draw_right(LEFT_X + CONDITION, Y, FONT_SHADOW, YELLOW, "Con");
    text_draw_right(LEFT_X + RATING, Y, FONT_SHADOW, YELLOW, "Rt");
    text_draw(RIGHT_X + 8, Y, FONT_SHADOW, YELLOW, "Bench");
    text_draw_right(RIGHT_X + RIGHT_WIDTH - 10, Y, FONT_SHADOW, YELLOW,
                    number_text(match->subs_used[side], " of 3 made", buffer));
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
    selection_ground(selection, COLUMN_SLOTS, index);
    text_draw(LEFT_X + 6, y, FONT_PLAIN, index < SHEET_STARTERS ? CYAN : BLUE, slot_label(index, label));
    if (place->player >= world->player_count)
        return;
    text_draw_cut(LEFT_X + NAME, y, playing ? WHITE : DIM, player_text(place->player, buffer), NAME_COLUMNS);
    text_draw(LEFT_X + CELL, y, FONT_PLAIN, playing ? GREY : place->status == SENT_OFF ? RED : DIM,
              playing ? cell_text(place->cell) : state_word(place));
    text_draw_right(LEFT_X + CONDITION, y, FONT_PLAIN, place->condition < 75 ? ORANGE : GREEN,
                    number_text(place->condition, "", buffer));
    if (place->yellows > 0)
        text_draw(LEFT_X + STATE, y, FONT_PLAIN, YELLOW, "Y");
    if (place->status != ON_BENCH)
        text_draw_number(LEFT_X + RATING, y, YELLOW, place->rating);
}

static void draw_substitute(const struct selection *selection, int side, int row)
{
    char label[4], buffer[PHRASE], words[24];
    const struct appearance *place = appearance(side, SHEET_STARTERS + row);
    int y = selection_row_y(&selection->players, row);
    selection_ground(selection, COLUMN_PLAYERS, row);
    text_draw(RIGHT_X + 8, y, FONT_PLAIN, BLUE, slot_label(SHEET_STARTERS + row, label));
    if (place->player >= world->player_count)
        return;
    text_draw_cut(RIGHT_X + BENCH_NAME, y, place->status == ON_BENCH ? WHITE : DIM,
                  initial_text(place->player, buffer), INITIAL_COLUMNS);
    text_draw_cut(RIGHT_X + BENCH_POSITION, y, GREY, position_words(&players[place->player], words), 10);
    text_draw_right(RIGHT_X + BENCH_CONDITION, y, FONT_PLAIN, GREEN, number_text(place->condition, "%", buffer));
}

static void draw_state(int x, int y)
{
    char buffer[PHRASE];
    draw_panel(x, y, RIGHT_WIDTH, 70);
    text_draw_centred(x + RIGHT_WIDTH / 2, y + 6, FONT_SHADOW, CYAN, "Match in play");
    text_draw(x + 10, y + 26, FONT_SHADOW, WHITE, club_short(match->clubs[0]));
    text_draw_right(x + RIGHT_WIDTH - 10, y + 46, FONT_SHADOW, WHITE, club_short(match->clubs[1]));
    text_draw(x + 10, y + 46, FONT_SHADOW, GREY, number_text(match->minute, "'", buffer));
    text_draw_right(x + RIGHT_WIDTH - 10, y + 26, FONT_BOLD, YELLOW,
                    score_text(match->goals[0], match->goals[1], buffer));
}

static void draw(const struct selection *selection, int side, const char *message)
{
    char today[PHRASE];
    selection_frame(today_text(today));
    draw_headings(side);
    for (int index = 0; index < SHEET_PLAYERS; index++)
        draw_place(selection, side, index);
    for (int row = 0; row < BENCH; row++)
        draw_substitute(selection, side, row);
    selection_tactic(match->tactics[side]);
    pitch_draw(&selection_pitch);
    for (int index = 0; index < SHEET_PLAYERS; index++)
        if (appearance(side, index)->status == ON_PITCH && appearance(side, index)->cell <= 30)
            pitch_player(&selection_pitch, appearance(side, index)->cell, index + 1, index == selection->slots.chosen);
    draw_state(RIGHT_X, 200);
    text_draw(RIGHT_X + 10, 290, FONT_SHADOW, GREY, "Choose a player on the pitch,");
    text_draw(RIGHT_X + 10, 306, FONT_SHADOW, GREY, "then the substitute for him.");
    draw_chip(RIGHT_X + RIGHT_WIDTH - 108, 408, 108, "Esc", KEY_ESCAPE, "Play on");
    text_draw(LEFT_X + 4, 436, FONT_SHADOW, YELLOW, message);
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
    colours_of_club(human_club());
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
