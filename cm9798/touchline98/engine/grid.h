/* The pitch: 31 cells. 0 is the goalkeeper; behind it six rows of five, from the sweeper's to the attack. */
#ifndef GRID_H
#define GRID_H

enum { CELLS = 31 };
enum row { ROW_GOALKEEPER, ROW_SWEEPER, ROW_DEFENCE, ROW_ANCHOR, ROW_MIDFIELD, ROW_SUPPORT, ROW_ATTACK, ROWS };
enum lane { LANE_LEFT, LANE_CENTRE, LANE_RIGHT };

static inline enum row cell_row(int cell)
{
    return cell == 0 ? ROW_GOALKEEPER : (enum row)(1 + (cell - 1) / 5);
}

/* Columns of a row from the left: far left, left, centre, right, far right; only the outer ones are flanks. */
static inline enum lane cell_lane(int cell)
{
    int column = (cell + 4) % 5;
    return cell == 0 || (column > 0 && column < 4) ? LANE_CENTRE : column == 0 ? LANE_LEFT : LANE_RIGHT;
}
#endif
