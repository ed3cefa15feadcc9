/* What a club's books are made from. */
#ifndef FINANCE_PARTS_H
#define FINANCE_PARTS_H
#include "touchline.h"

s32 turnover_of(u16 club);                    /* a season, without transfers */
s32 fair_wages(u16 club);                     /* a week, by what it turns over */
s32 season_ticket_income(u16 club);
#endif
