/* Team selection before a match: every key changes the team sheet of the human's club, and nothing else. */
#include "keys.h"
#include "screens.h"
#include "team_selection_view.h"

enum { LAST_CELL = 30 };

/* A player who is on the sheet already swaps places with the slot's. */
static void put_in(struct club *club, int slot, u16 player)
{
    for (int other = 0; other < SHEET_PLAYERS; other++)
        if (club->sheet_players[other] == player) {
            club->sheet_players[other] = club->sheet_players[slot];
            break;
        }
    club->sheet_players[slot] = player;
}

static void step_cell(u8 *cell, int step)
{
    if (step < 0 && *cell > 0)
        --*cell;
    if (step > 0 && *cell < LAST_CELL)
        ++*cell;
}

static void step_tactic(u16 club, int step)
{
    int tactic = clubs[club].sheet_tactic;
    sheet_use_tactic(club, tactic >= TACTICS ? 0 : (tactic + step + TACTICS) % TACTICS);
}

static void give_duty(struct club *club, int duty, u16 player)
{
    if (player == NONE)
        return;
    switch (duty) {
    case 'K': club->sheet_captain = player; break;
    case 'P': club->sheet_penalties = player; break;
    case 'F': club->sheet_free_kicks = player; break;
    case 'R': club->sheet_corners = player; break;
    }
}

static void edit(u16 index, int slot, int key)
{
    struct club *club = &clubs[index];
    switch (key_letter(key)) {
    case KEY_DELETE: club->sheet_players[slot] = NONE; break;
    case '+': step_tactic(index, 1); break;
    case '-': step_tactic(index, -1); break;
    case '[': step_cell(&club->sheet_cells[slot], -1); break;
    case ']': step_cell(&club->sheet_cells[slot], 1); break;
    case '{': step_cell(&club->sheet_cells[SHEET_PLAYERS + slot], -1); break;
    case '}': step_cell(&club->sheet_cells[SHEET_PLAYERS + slot], 1); break;
    case 'A': sheet_auto(index); break;
    default: give_duty(club, key_letter(key), club->sheet_players[slot]);
    }
}

void screen_team_selection(void)
{
    u16 index = human_club();
    struct club *club = &clubs[index];
    struct selection selection = {COLUMN_SLOTS, {SHEET_PLAYERS, 0, 0, SLOTS_SHOWN}, {club->squad_count, 0, 0, SQUAD_ROWS}};
    for (;;) {
        team_selection_draw(&selection);
        int key = key_wait(), row = key - CLICK_SECOND_ROW;
        if (key == KEY_ESCAPE)
            return;
        if (row >= 0 && row < selection.players.count) {
            list_choose(&selection.players, row);
            selection.column = COLUMN_PLAYERS;
            key = KEY_ENTER;
        }
        if (key == KEY_ENTER && selection.column == COLUMN_PLAYERS && selection.players.count > 0) {
            put_in(club, selection.slots.chosen, club->squad[selection.players.chosen]);
            list_choose(&selection.slots, selection.slots.chosen + 1);
        } else if (!selection_key(&selection, key)) {
            edit(index, selection.slots.chosen, key);
        }
    }
}
