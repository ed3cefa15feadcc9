/* From the rows of the three data files to the records of a world that has not begun. */
#ifndef DATA_H
#define DATA_H
#include "db1.h"

enum { FREE_TRANSFER = 0, FIRST_REAL_CLUB = 5, NO_DIVISION = 255, SUBSTITUTIONS = 3 };

struct outcome data_count_clubs(struct db1 *file, u32 *count);
struct outcome data_count_players(struct db1 *file, u32 *count);
struct outcome data_count_managers(struct db1 *file, u32 *count);
struct outcome data_read_clubs(struct db1 *file);     /* names first: the other two look clubs up */
struct outcome data_read_players(struct db1 *file);
struct outcome data_read_managers(struct db1 *file);

u32 data_text(const struct db1 *file, int column);    /* a string of the row, copied into the arena */
void data_date(const char *words, u8 date[3]);        /* d.m.yy or m.yy; zeros when blank or wrong */
struct outcome data_cut_short(const struct db1 *file);
int squad_add(u16 club, u16 player);                  /* 0 when the squad is full */
struct outcome data_make_competitions(void);
u8 data_division(const char *code);                   /* EPR 0, ED1 1, ... ENL 4: the division's place; NO_DIVISION */
#endif
