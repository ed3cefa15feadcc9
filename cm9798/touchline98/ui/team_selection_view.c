/* The team sheet's picture: sixteen shirts, the squad, the pitch, and whether the sheet is legal. */
#include "team_selection_view.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "text.h"

enum { NAME = 28, CELL = 240, CONDITION = 294, MARKS = 302, NAME_COLUMNS = 26 };                      /* left */
enum { SQUAD_NAME = 8, SQUAD_SHIRT = 156, SQUAD_POSITION = 162, SQUAD_CONDITION = 270, INITIAL_COLUMNS = 16 }; /* right */

static void draw_headings(void)
{
    enum { Y = SELECT_TOP + 2 };
    text_draw(LEFT_X + NAME, Y, FONT_SHADOW, YELLOW, "Team");
    text_draw(LEFT_X + CELL, Y, FONT_SHADOW, YELLOW, "Pos");
    text_draw_right(LEFT_X + CONDITION, Y, FONT_SHADOW, YELLOW, "Con");
    text_draw(LEFT_X + MARKS, Y, FONT_SHADOW, YELLOW, "KPFR");
    text_draw(RIGHT_X + SQUAD_NAME, Y, FONT_SHADOW, YELLOW, "Squad");
    text_draw(RIGHT_X + SQUAD_POSITION, Y, FONT_SHADOW, YELLOW, "Position");
    text_draw_right(RIGHT_X + SQUAD_CONDITION, Y, FONT_SHADOW, YELLOW, "Con");
}

static void draw_condition(int right, int y, const struct player *player)
{
    char buffer[PHRASE];
    int condition = player_condition(player);
    if (player->injury_type != 0)
        text_draw_right(right, y, FONT_PLAIN, RED, "Inj");
    else if (matches_banned(player) != 0)
        text_draw_right(right, y, FONT_PLAIN, ORANGE, "Ban");
    else
        text_draw_right(right, y, FONT_PLAIN, condition < 75 ? ORANGE : GREEN, number_text(condition, "", buffer));
}

static void draw_marks(int y, const struct club *club, u16 player)
{
    const u16 holders[] = {club->sheet_captain, club->sheet_penalties, club->sheet_free_kicks, club->sheet_corners};
    static const char *const letters[] = {"K", "P", "F", "R"};
    for (int i = 0; i < 4; i++)
        if (holders[i] == player)
            text_draw(LEFT_X + MARKS + GLYPH_WIDTH * i, y, FONT_PLAIN, YELLOW, letters[i]);
}

static void draw_slot(const struct selection *selection, const struct club *club, int slot)
{
    char label[4], buffer[PHRASE];
    int y = selection_row_y(&selection->slots, slot), chosen = slot == selection->slots.chosen;
    u16 player = club->sheet_players[slot];
    selection_ground(selection, COLUMN_SLOTS, slot);
    text_draw(LEFT_X + 6, y, FONT_PLAIN, slot < SHEET_STARTERS ? CYAN : BLUE, slot_label(slot, label));
    if (player >= world->player_count) {
        text_draw(LEFT_X + NAME, y, FONT_PLAIN, DIM, "-");
        return;
    }
    text_draw_cut(LEFT_X + NAME, y, chosen ? YELLOW : WHITE, player_text(player, buffer), NAME_COLUMNS);
    text_draw(LEFT_X + CELL, y, FONT_PLAIN, GREY, cell_text(club->sheet_cells[slot]));
    draw_condition(LEFT_X + CONDITION, y, &players[player]);
    draw_marks(y, club, player);
}

static const char *shirt_of(const struct club *club, u16 player, char label[4])
{
    for (int slot = 0; slot < SHEET_PLAYERS; slot++)
        if (club->sheet_players[slot] == player)
            return slot_label(slot, label);
    return "";
}

static void draw_squad_player(const struct selection *selection, const struct club *club, int row)
{
    char label[4], words[24], buffer[PHRASE];
    int y = selection_row_y(&selection->players, row), chosen = row == selection->players.chosen;
    u16 player = club->squad[row];
    const char *shirt = shirt_of(club, player, label);
    selection_ground(selection, COLUMN_PLAYERS, row);
    text_draw_cut(RIGHT_X + SQUAD_NAME, y, chosen ? YELLOW : shirt[0] ? GREY : WHITE,
                  initial_text(player, buffer), INITIAL_COLUMNS);
    text_draw_right(RIGHT_X + SQUAD_SHIRT, y, FONT_PLAIN, CYAN, shirt);
    text_draw_cut(RIGHT_X + SQUAD_POSITION, y, GREY, position_words(&players[player], words), 10);
    draw_condition(RIGHT_X + SQUAD_CONDITION, y, &players[player]);
}

static void draw_pitch(const struct club *club, int chosen)
{
    const u8 *runs = club->sheet_cells + SHEET_PLAYERS;
    pitch_draw(&selection_pitch);
    for (int slot = 0; slot < SHEET_STARTERS; slot++)
        if (runs[slot] != club->sheet_cells[slot] && runs[slot] <= 30 && club->sheet_cells[slot] <= 30)
            pitch_run(&selection_pitch, club->sheet_cells[slot], runs[slot]);
    for (int slot = 0; slot < SHEET_STARTERS; slot++)
        if (club->sheet_players[slot] < world->player_count && club->sheet_cells[slot] <= 30)
            pitch_player(&selection_pitch, club->sheet_cells[slot], slot + 1, slot == chosen);
}

static void draw_chips(void)
{
    enum { X = RIGHT_X, STEP = 96, WIDTH = 92, Y = 392, HALF = 45 };
    draw_chip(X, Y, WIDTH, "A", 'A', "Assistant");
    draw_chip(X + STEP, Y, WIDTH, "K", 'K', "Captain");
    draw_chip(X + 2 * STEP, Y, WIDTH, "P", 'P', "Penalties");
    draw_chip(X, Y + 20, WIDTH, "F", 'F', "Freekick");
    draw_chip(X + STEP, Y + 20, WIDTH, "R", 'R', "Corners");
    draw_chip(X + 2 * STEP, Y + 20, WIDTH, "Del", KEY_DELETE, "Remove");
    draw_chip(X, Y + 40, HALF, "[", '[', "Pos");
    draw_chip(X + HALF + 2, Y + 40, HALF, "]", ']', "Pos");
    draw_chip(X + STEP, Y + 40, HALF, "{", '{', "Run");
    draw_chip(X + STEP + HALF + 2, Y + 40, HALF, "}", '}', "Run");
    draw_chip(X + 2 * STEP, Y + 40, WIDTH, "Tab", KEY_TAB, "Column");
}

void team_selection_draw(const struct selection *selection)
{
    char today[PHRASE];
    const struct club *club = &clubs[human_club()];
    struct verdict verdict = sheet_verdict(human_club());
    selection_frame(today_text(today));
    draw_headings();
    for (int slot = 0; slot < SHEET_PLAYERS; slot++)
        draw_slot(selection, club, slot);
    for (int row = selection->players.top; row < list_end(&selection->players); row++)
        draw_squad_player(selection, club, row);
    list_bar(&selection->players, RIGHT_X + RIGHT_WIDTH - 12, SELECT_ROWS_TOP, LINE * SQUAD_ROWS);
    selection_tactic(club->sheet_tactic);
    draw_pitch(club, selection->slots.chosen);
    draw_chips();
    text_draw(LEFT_X + 4, 436, FONT_SHADOW, verdict.reason == SHEET_OK ? GREEN : ORANGE,
              verdict.reason == SHEET_OK ? "The team is ready." : verdict.message);
    frame_end("Esc  Done     Tab  Column     Enter  Choose, put in     + -  Tactic");
}
