/* What the two team selection screens share: two columns, of which one has the cursor. */
#include "selection.h"
#include "keys.h"
#include "picture.h"
#include "text.h"

const struct pitch selection_pitch = {LEFT_X, 349, LEFT_WIDTH, 84};

void selection_frame(const char *right)
{
    frame_begin("Team Selection", right);
    draw_panel(LEFT_X, SELECT_TOP, LEFT_WIDTH, LINE * SLOTS_SHOWN + 23);
    draw_panel(RIGHT_X, SELECT_TOP, RIGHT_WIDTH, LINE * SQUAD_ROWS + 23);
    draw_heading(LEFT_X + 2, SELECT_TOP + 2, LEFT_WIDTH - 4, "");
    draw_heading(RIGHT_X + 2, SELECT_TOP + 2, RIGHT_WIDTH - 4, "");
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

void selection_ground(const struct selection *selection, int column, int row)
{
    int left = column == COLUMN_SLOTS, x = left ? LEFT_X : RIGHT_X, width = left ? LEFT_WIDTH : RIGHT_WIDTH;
    const struct list *list = left ? &selection->slots : &selection->players;
    int y = selection_row_y(list, row);
    draw_row(x + 2, y, width - 4, row, 0);
    if (row == list->chosen)
        draw_box(x + 2, y, width - 4, LINE, selection->column == column ? CHOSEN : CHOSEN_DIM);
    list_target(list, row, x, y, width - 12, left ? CLICK_ROW : CLICK_SECOND_ROW);
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
    text_draw(LEFT_X + 4, Y, FONT_SHADOW, GREY, "Tactic");
    text_draw(LEFT_X + 60, Y, FONT_SHADOW, YELLOW, tactic < TACTICS ? tactic_name(tactic) : "none");
    draw_chip(LEFT_X + 272, Y - 1, 32, "-", '-', "");
    draw_chip(LEFT_X + 308, Y - 1, 32, "+", '+', "");
}
