/* Rows of a league table. */
#include "table_rows.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "text.h"

enum { COLUMNS = 8, NAME = 34 };

static int column_right(int x, int width, int name_columns, int column)
{
    int name = NAME + GLYPH_WIDTH * name_columns;
    return x + name + (width - name - 6) * (column + 1) / COLUMNS;
}

void table_heading(int x, int y, int width, int name_columns)
{
    static const char *const names[COLUMNS] = {"P", "W", "D", "L", "F", "A", "GD", "Pt"};
    draw_heading(x, y, width, "#");
    text_draw(x + NAME, y, FONT_SHADOW, YELLOW, "Club");
    for (int i = 0; i < COLUMNS; i++)
        text_draw_right(column_right(x, width, name_columns, i), y, FONT_SHADOW, YELLOW, names[i]);
}

void table_row(int x, int y, int width, int name_columns, int position, u16 index)
{
    table_row_of(x, y, width, name_columns, position, index, 0);
}

void table_row_of(int x, int y, int width, int name_columns, int position, u16 index, int chosen)
{
    const struct club *club = &clubs[index];
    const int numbers[COLUMNS] = {club->played, club->won, club->drawn, club->lost, club->goals_for,
                                  club->goals_against, club->goals_for - club->goals_against, club->points};
    int own = index == human_club();
    draw_row(x, y, width, position, chosen);
    if (own && !chosen)
        platform_fill(x, y, width, LINE, OWN_ROW);
    text_draw_number(x + 26, y, GREY, position);
    int fits = text_length(club_text(index)) <= name_columns;
    text_draw_cut(x + NAME, y, own ? YELLOW : WHITE, fits ? club_text(index) : club_short(index), name_columns);
    for (int i = 0; i < COLUMNS; i++)
        text_draw_number(column_right(x, width, name_columns, i), y, i == COLUMNS - 1 ? YELLOW : GREY, numbers[i]);
}
