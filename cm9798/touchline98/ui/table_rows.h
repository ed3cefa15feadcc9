/* Rows of a league table, as the table's screen and the office show them. */
#ifndef TABLE_ROWS_H
#define TABLE_ROWS_H
#include "types.h"
/* The figures' columns share what the name leaves of the width. */
void table_heading(int x, int y, int width, int name_columns);
void table_row(int x, int y, int width, int name_columns, int position, u16 club);
#endif
