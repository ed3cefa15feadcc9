/* Rows of a league table. */
#include "table_rows.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"

enum { COLUMNS = 8, COLUMN_WIDTH = 26 };

static int column_right(int x, int name_columns, int column)
{
    return x + 36 + GLYPH_WIDTH * name_columns + COLUMN_WIDTH * (column + 1);
}

void table_heading(int x, int y, int width, int name_columns)
{
    static const char *const names[COLUMNS] = {"P", "W", "D", "L", "F", "A", "GD", "Pts"};
    draw_heading(x, y, width, "#");
    text_draw(x + 34, y, FONT_SHADOW, YELLOW, "Club");
    for (int i = 0; i < COLUMNS; i++)
        text_draw_right(column_right(x, name_columns, i), y, FONT_SHADOW, YELLOW, names[i]);
}

void table_row(int x, int y, int width, int name_columns, int position, u16 index)
{
    const struct club *club = &clubs[index];
    const int numbers[COLUMNS] = {club->played, club->won, club->drawn, club->lost, club->goals_for,
                                  club->goals_against, club->goals_for - club->goals_against, club->points};
    int own = index == human_club();
    draw_row(x, y, width, position, 0);
    if (own)
        platform_fill(x, y, width, LINE, OWN_ROW);
    text_draw_number(x + 26, y, GREY, position);
    text_draw_cut(x + 34, y, own ? YELLOW : WHITE, club_text(index), name_columns);
    for (int i = 0; i < COLUMNS; i++)
        text_draw_number(column_right(x, name_columns, i), y, i == COLUMNS - 1 ? YELLOW : GREY, numbers[i]);
}
