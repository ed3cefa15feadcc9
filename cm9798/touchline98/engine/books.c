/* 1 July: the books of the old season are closed, the board says what may be spent in the new one. */
#include "competitions.h"
#include "data.h"
#include "finance.h"
#include "finance_parts.h"
#include "growth.h"

enum { MILLION = 1000000 };

/* What the board lets the manager spend: a part of what lies in the bank. */
static void budget(u16 club)
{
    s32 size = turnover_of(club), balance = club_balance(club), spare = balance - size / 20;
    if (club_in_division(club)) {
        s32 wages = club_weekly_wages(club), fair = fair_wages(club);
        clubs[club].transfer_money = spare > 0 ? rounded_money(spare / 100 * 75) : 0;
        if (balance < 0)
            fair = fair / 100 * 85;
        clubs[club].wage_limit = wages > fair && balance > 0 ? (wages > fair / 20 * 21 ? fair / 20 * 21 : wages) : fair;
    } else { /* clubs whose books nobody sees */
        clubs[club].transfer_money = clubs[club].level * clubs[club].level * 50;
        clubs[club].wage_limit = 1000000;
    }
}

static void new_books(u16 club)
{
    struct club *record = &clubs[club];
    record->start_balance = club_balance(club);
    record->season_tickets = record->gate = record->prize_money = record->player_sales = record->other_income = 0;
    record->wages = record->bonuses_paid = record->purchases = record->other_costs = 0;
    record->home_matches = 0;
    record->crowd_total = 0;
    record->cup_prizes = 0;
    if (!club_in_division(club)) { /* their own leagues keep them going */
        s32 start = (s32)record->start_balance;
        record->start_balance = start < 0 ? 0 : start > 20 * MILLION ? 20 * MILLION : start;
    }
}

void finance_season(void)
{
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++) {
        u16 club = (u16)i;
        if (!club_plays(club))
            continue;
        new_books(club);
        if (club_in_division(club))
            clubs[club].season_tickets = season_ticket_income(club);
        budget(club);
    }
}
