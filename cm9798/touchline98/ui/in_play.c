/* Team selection during a match: substitutions and the tactic. */
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "selection.h"
#include "text.h"

enum { ON_BENCH, ON_PITCH, TAKEN_OFF, SENT_OFF, LAST_CELL = 30 };
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

/* Everybody where he plays, with a line to where he runs when his side attacks. */
static void draw_positions(const struct selection *selection, int side)
{
    pitch_draw(&selection_pitch);
    for (int index = 0; index < SHEET_PLAYERS; index++) {
        const struct appearance *place = appearance(side, index);
        if (place->status == ON_PITCH && place->run != place->cell && place->run <= LAST_CELL && place->cell <= LAST_CELL)
            pitch_run(&selection_pitch, place->cell, place->run);
    }
    for (int index = 0; index < SHEET_PLAYERS; index++)
        if (appearance(side, index)->status == ON_PITCH && appearance(side, index)->cell <= LAST_CELL)
            pitch_player(&selection_pitch, appearance(side, index)->cell, index + 1, index == selection->slots.chosen);
}

static void draw_move_chips(void)
{
    enum { Y = 346, WIDTH = 64, STEP = 70 };
    draw_chip(RIGHT_X, Y, WIDTH, "[", '[', "Pos");
    draw_chip(RIGHT_X + STEP, Y, WIDTH, "]", ']', "Pos");
    draw_chip(RIGHT_X + 2 * STEP, Y, WIDTH, "{", '{', "Run");
    draw_chip(RIGHT_X + 3 * STEP, Y, WIDTH, "}", '}', "Run");
}

static void draw(const struct selection *selection, int side, const char *message)
{
    char today[PHRASE];
    selection_frame(match->clubs[side] == human_club() ? today_text(today) : club_text(match->clubs[side]));
    draw_headings(side);
    for (int index = 0; index < SHEET_PLAYERS; index++)
        draw_place(selection, side, index);
    for (int row = 0; row < BENCH; row++)
        draw_substitute(selection, side, row);
    selection_tactic(match->tactics[side]);
    draw_positions(selection, side);
    draw_state(RIGHT_X, 200);
    text_draw(RIGHT_X + 10, 286, FONT_SHADOW, GREY, "Choose a player on the pitch,");
    text_draw(RIGHT_X + 10, 302, FONT_SHADOW, GREY, "then the substitute for him;");
    text_draw(RIGHT_X + 10, 318, FONT_SHADOW, GREY, "or move him, or his run.");
    draw_move_chips();
    draw_chip(RIGHT_X + RIGHT_WIDTH - 108, 408, 108, "Esc", KEY_ESCAPE, "Play on");
    text_draw(LEFT_X + 4, 436, FONT_SHADOW, YELLOW, message);
    frame_end("Esc  Play on     Tab  Column     Enter  Off, then on     + -  Tactic");
}

static int is_taken(int side, int cell)
{
    for (int index = 0; index < SHEET_PLAYERS; index++)
        if (appearance(side, index)->status == ON_PITCH && appearance(side, index)->cell == cell)
            return 1;
    return 0;
}

/* To the next free cell; a run goes with him when it had no aim of its own. */
static struct outcome move(int side, int index, int step)
{
    const struct appearance *place = appearance(side, index);
    int cell = place->cell + step;
    while (cell >= 1 && cell <= LAST_CELL && is_taken(side, cell))
        cell += step;
    return match_move(side, index, cell, place->run == place->cell ? cell : place->run);
}

static struct outcome carry_out(struct selection *selection, int side, int key)
{
    struct outcome nothing = {1, ""};
    int tactic = match->tactics[side];
    if (key == '+' || key == '-')
        return match_change_tactic(side, (tactic + (key == '+' ? 1 : TACTICS - 1)) % TACTICS);
    if (key == '[' || key == ']')
        return move(side, selection->slots.chosen, key == ']' ? 1 : -1);
    if (key == '{' || key == '}') {
        const struct appearance *place = appearance(side, selection->slots.chosen);
        return match_move(side, selection->slots.chosen, place->cell, place->run + (key == '}' ? 1 : -1));
    }
    if (key != KEY_ENTER)
        return nothing;
    selection->column = COLUMN_SLOTS;
    return match_substitute(side, selection->slots.chosen, SHEET_STARTERS + selection->players.chosen);
}

void screen_in_play(int side)
{
    struct selection selection = {COLUMN_SLOTS, {SHEET_PLAYERS, 0, 0, SLOTS_SHOWN}, {BENCH, 0, 0, BENCH}};
    struct outcome outcome = {1, ""};
    colours_of_club(match->clubs[side]);
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
