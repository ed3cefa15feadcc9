/* Rows of a league table, as the table's screen and the office show them. */
#ifndef TABLE_ROWS_H
#define TABLE_ROWS_H
#include "types.h"
/* The height of a row, such that a whole division fits on a screen. */
static inline int table_step(int count)
{
    return count > 22 ? 15 : 16;
}

/* The figures' columns share what the name leaves of the width. */
void table_heading(int x, int y, int width, int name_columns);
void table_row(int x, int y, int width, int name_columns, int position, u16 club);
void table_row_of(int x, int y, int width, int name_columns, int position, u16 club, int chosen); /* with a cursor */
#endif
