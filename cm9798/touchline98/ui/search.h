/* The search for players: what is asked, and who fits. It belongs to the screens: nothing of it is part of the game. */
#ifndef SEARCH_H
#define SEARCH_H
#include "field.h"
#include "touchline.h"

enum search_row {
    SEARCH_NAME, SEARCH_NATION, SEARCH_POSITION, SEARCH_SIDE, SEARCH_AVAILABLE,
    SEARCH_AGE_FROM, SEARCH_AGE_TO, SEARCH_VALUE, SEARCH_ATTRIBUTE, SEARCH_AT_LEAST, SEARCH_ROWS
};
enum search_order { ORDER_VALUE, ORDER_AGE, ORDER_NAME, ORDER_RATING, ORDER_GOALS, ORDERS };
enum { FOUND_LIMIT = 300 };

struct search {
    struct field name, nation;
    int choices[SEARCH_ROWS];                 /* of the rows that are no text fields */
    enum search_order order;
    int total, count;                         /* who fits, and how many of them are in the list */
    u16 found[FOUND_LIMIT];
};

void search_clear(struct search *search);
void search_run(struct search *search);
struct field *search_field(struct search *search, enum search_row row); /* 0: the row has choices */
void search_step(struct search *search, enum search_row row, int step);
const char *search_label(enum search_row row);
const char *search_value(const struct search *search, enum search_row row, char buffer[24]);
const char *search_order_name(enum search_order order);
#endif
