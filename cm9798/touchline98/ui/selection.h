/* The two team selection screens (before a match and in play): what they share. */
#ifndef SELECTION_H
#define SELECTION_H
#include "list.h"
#include "pitch.h"
#include "touchline.h"

enum { SLOTS_SHOWN = SHEET_PLAYERS, SQUAD_ROWS = 20, BENCH = SHEET_PLAYERS - SHEET_STARTERS };
enum { LEFT_X = 4, LEFT_WIDTH = 340, RIGHT_X = 350, RIGHT_WIDTH = 284, SELECT_TOP = 46, SELECT_ROWS_TOP = 67 };
enum { COLUMN_SLOTS, COLUMN_PLAYERS };

struct selection { int column; struct list slots, players; };

void selection_frame(const char *right);      /* title, panels and headings of both columns */
const char *slot_label(int slot, char buffer[4]); /* "1".."11", "S1".."S5" */
int selection_row_y(const struct list *list, int row);
void selection_ground(const struct selection *selection, int column, int row); /* a row's ground and click target */
int selection_key(struct selection *selection, int key); /* moving and clicking; 1: carried out */
void selection_tactic(int tactic);            /* its name and the keys that change it */
extern const struct pitch selection_pitch;
#endif
