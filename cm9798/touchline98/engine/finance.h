/* Money: gates, wages, prizes, costs; the buckets of the club's record are this season's. */
#ifndef FINANCE_H
#define FINANCE_H
#include "touchline.h"

enum finance_line {
    LINE_START, LINE_SEASON_TICKETS, LINE_GATE, LINE_PRIZE_MONEY, LINE_PLAYER_SALES, LINE_OTHER_INCOME,
    LINE_WAGES, LINE_BONUSES, LINE_PURCHASES, LINE_OTHER_COSTS, LINE_BALANCE, FINANCE_LINES
};
const char *finance_line_name(enum finance_line line);  /* "Gate receipts" */
s32 finance_line_amount(u16 club, enum finance_line line); /* costs are positive numbers */

s32 club_balance(u16 club);
s32 club_weekly_wages(u16 club);
s32 club_wage_limit(u16 club);                          /* what the board allows a week */
s32 club_transfer_money(u16 club);                      /* what the board lets the manager spend */
u16 club_average_attendance(u16 club);                  /* this season's home league matches */
int club_is_in_trouble(u16 club);                       /* the bank runs the club: it may not buy */
const char *finance_words(u16 club);                    /* "Secure", "Deep in debt" */

/* Calls of the competitions: a played match (gate, bonuses), a cup round reached, a trophy or promotion won. */
void finance_match(int fixture);
void finance_prize(u16 club, s32 amount);
void finance_day(void);
void finance_season_end(void);                          /* league prize money by final positions */
void finance_season(void);                              /* 1 July: balance carried over, season tickets */
#endif
