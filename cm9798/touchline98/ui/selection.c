/* What the two team selection screens share: two columns, of which one has the cursor. */
#include "selection.h"
#include "keys.h"
#include "picture.h"
#include "text.h"

void selection_frame(const char *right)
{
    frame_begin("Team Selection", right);
    draw_panel(SELECT_LEFT, SELECT_TOP, SELECT_WIDTH, LINE * SLOTS_SHOWN + 23);
    draw_panel(SELECT_RIGHT, SELECT_TOP, SELECT_WIDTH, LINE * SQUAD_ROWS + 23);
    draw_heading(SELECT_LEFT + 2, SELECT_TOP + 2, SELECT_WIDTH - 4, "");
    draw_heading(SELECT_RIGHT + 2, SELECT_TOP + 2, SELECT_WIDTH - 4, "");
}

const char *slot_label(int slot, char buffer[4])
{
    struct text text = text_in(buffer, 4);
    if (slot >= SHEET_STARTERS)
        text_letter(&text, 'S');
    text_number(&text, slot >= SHEET_STARTERS ? slot - SHEET_STARTERS + 1 : slot + 1);
    return buffer;
}

int selection_row_y(const struct list *list, int row)
{
    return SELECT_ROWS_TOP + LINE * (row - list->top);
}

void selection_ground(int x, const struct list *list, int row, int active, int click_key)
{
    int y = selection_row_y(list, row);
    draw_row(x + 2, y, SELECT_WIDTH - 4, row, 0);
    if (row == list->chosen)
        draw_box(x + 2, y, SELECT_WIDTH - 4, LINE, active ? CHOSEN : CHOSEN_DIM);
    list_target(list, row, x, y, SELECT_WIDTH - 12, click_key);
}

/* A click in the left column chooses a slot; one in the right column counts as Enter there. */
int selection_key(struct selection *selection, int key)
{
    if (key == KEY_TAB || (key == KEY_ENTER && selection->column == COLUMN_SLOTS)) {
        selection->column = selection->column == COLUMN_SLOTS ? COLUMN_PLAYERS : COLUMN_SLOTS;
        return 1;
    }
    if (key >= CLICK_ROW && key < CLICK_ROW + selection->slots.count) {
        selection->column = COLUMN_PLAYERS;
        list_choose(&selection->slots, key - CLICK_ROW);
        return 1;
    }
    return list_key(selection->column == COLUMN_SLOTS ? &selection->slots : &selection->players, key);
}

void selection_tactic(int tactic)
{
    enum { Y = 328 };
    text_draw(SELECT_LEFT + 4, Y, FONT_SHADOW, GREY, "Tactic");
    text_draw(SELECT_LEFT + 60, Y, FONT_SHADOW, YELLOW, tactic < TACTICS ? tactic_name(tactic) : "none");
    draw_chip(SELECT_LEFT + 244, Y - 1, 32, "-", '-', "");
    draw_chip(SELECT_LEFT + 280, Y - 1, 32, "+", '+', "");
}
