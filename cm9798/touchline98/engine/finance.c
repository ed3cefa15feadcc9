/* Clubs' money: wages each week, gates after matches, television and prizes, costs each month. */
#include "finance.h"
#include "bonuses.h"
#include "calendar.h"
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "finance_parts.h"
#include "names.h"
#include "news_clubs.h"
#include "squads.h"

enum { MONDAY = 0, TICKET_SHARE = 45, BANK_LIMIT = 55 };

/* By tier: pounds a head at the gate; television and the league's pool a season; commerce a head of the ground;
 * and the percent of all that may go into wages: transfers feed the small. */
static const struct { u8 ticket, wage_share; s32 pool, commerce, win_money; } tiers[] = {
    {16, 55, 3900000, 130, 2000}, {11, 67, 650000, 70, 900}, {9, 86, 280000, 50, 500}, {7, 80, 190000, 42, 300}};

static int tier_of(u16 club)
{
    return clubs[club].division < 4 ? clubs[club].division : 3;
}

static void earn(f64 *bucket, s32 amount)
{
    *bucket = (s32)*bucket + amount;
}

#define EARN(club, bucket, amount) do { f64 kept = clubs[club].bucket; earn(&kept, amount); clubs[club].bucket = kept; } while (0)

s32 finance_line_amount(u16 club, enum finance_line line)
{
    const struct club *record = &clubs[club];
    switch (line) {
    case LINE_START: return (s32)record->start_balance;
    case LINE_SEASON_TICKETS: return (s32)record->season_tickets;
    case LINE_GATE: return (s32)record->gate;
    case LINE_PRIZE_MONEY: return (s32)record->prize_money;
    case LINE_PLAYER_SALES: return (s32)record->player_sales;
    case LINE_OTHER_INCOME: return (s32)record->other_income;
    case LINE_WAGES: return (s32)record->wages;
    case LINE_BONUSES: return (s32)record->bonuses_paid;
    case LINE_PURCHASES: return (s32)record->purchases;
    case LINE_OTHER_COSTS: return (s32)record->other_costs;
    default: return club_balance(club);
    }
}

const char *finance_line_name(enum finance_line line)
{
    static const char *names[FINANCE_LINES] = {"Balance on 1 July", "Season tickets", "Gate receipts", "TV and prize money",
        "Player sales", "Other income", "Wages", "Bonuses", "Player purchases", "Other costs", "Balance"};
    return line < FINANCE_LINES ? names[line] : "";
}

s32 club_balance(u16 club)
{
    s32 sum = (s32)clubs[club].start_balance;
    for (enum finance_line line = LINE_SEASON_TICKETS; line < LINE_BALANCE; line++)
        sum += line >= LINE_WAGES ? -finance_line_amount(club, line) : finance_line_amount(club, line);
    return sum;
}

/* The borrower pays the wages of a man on loan. */
s32 club_weekly_wages(u16 club)
{
    s32 sum = 0;
    for (int i = 0; i < clubs[club].squad_count && i < SQUAD_LIMIT; i++)
        if (is_player(clubs[club].squad[i]))
            sum += (s32)players[clubs[club].squad[i]].wage;
    return sum;
}

s32 club_wage_limit(u16 club)
{
    return (s32)clubs[club].wage_limit;
}

s32 club_transfer_money(u16 club)
{
    s32 money = (s32)clubs[club].transfer_money;
    return clubs[club].in_trouble || money < 0 ? 0 : money;
}

u16 club_average_attendance(u16 club)
{
    return clubs[club].home_matches == 0 ? 0 : (u16)(clubs[club].crowd_total / clubs[club].home_matches);
}

int club_is_in_trouble(u16 club)
{
    return clubs[club].in_trouble;
}

/* What a season brings without transfers, and how deep a club may fall. */
s32 turnover_of(u16 club)
{
    int tier = tier_of(club);
    return tiers[tier].pool + clubs[club].capacity * tiers[tier].commerce
        + clubs[club].capacity * 65 / 100 * tiers[tier].ticket * (tier == 0 ? 19 : 23);
}

s32 fair_wages(u16 club)
{
    return turnover_of(club) / 100 * tiers[tier_of(club)].wage_share / 52;
}

s32 season_ticket_income(u16 club)
{
    int matches = tier_of(club) == 0 ? 19 : 23, percent = clamped(50 + clubs[club].support / 2 + clubs[club].reputation / 10, 20, 95);
    return clubs[club].capacity / 100 * percent * tiers[tier_of(club)].ticket * matches / 100 * TICKET_SHARE;
}

const char *finance_words(u16 club)
{
    s32 balance = club_balance(club), size = turnover_of(club);
    if (clubs[club].in_trouble)
        return "Run by the bank";
    return balance > size / 2 ? "Rich" : balance > size / 6 ? "Secure" : balance >= 0 ? "Sound"
        : balance > -size / 5 ? "In debt" : "Deep in debt";
}

void finance_prize(u16 club, s32 amount)
{
    EARN(club, prize_money, amount);
    clubs[club].cup_prizes += amount;
    news_club(NEWS_PRIZE, club, NONE, NONE, amount);
}

static void take_gate(const struct fixture *fixture, int kind)
{
    u16 home = fixture->home, away = fixture->away;
    s32 gate = fixture->attendance * tiers[tier_of(home)].ticket;
    if (kind == KIND_LEAGUE) {
        EARN(home, gate, gate / 100 * (100 - TICKET_SHARE));
        clubs[home].home_matches++;
        clubs[home].crowd_total += fixture->attendance;
    } else {
        EARN(home, gate, gate / 2);
        EARN(away, gate, gate / 4);
    }
}

void finance_match(int index)
{
    const struct fixture *fixture = &fixtures[index];
    int kind = fixture_kind(fixture);
    if (kind == KIND_INTERNATIONAL)
        return;
    take_gate(fixture, kind);
    for (int side = 0; side < 2; side++) {
        u16 club = side == 0 ? fixture->home : fixture->away;
        int own = side == 0 ? fixture->home_goals : fixture->away_goals, other = side == 0 ? fixture->away_goals : fixture->home_goals;
        if (!club_in_division(club))
            continue;
        if (own > other)
            bonus_for_win(club);
        if (kind != KIND_LEAGUE && fixture_winner((u16)index) == club)
            finance_prize(club, tiers[tier_of(club)].win_money * 25);
    }
}

static void week(u16 club)
{
    EARN(club, wages, club_weekly_wages(club));
}

/* A rich club spends on its ground and its people, a poor one saves, and its chairman helps a little. */
static void month(u16 club)
{
    int tier = tier_of(club);
    s32 size = turnover_of(club), balance = club_balance(club), costs = size / 100 * 24 / 12;
    EARN(club, prize_money, tiers[tier].pool / 12);
    EARN(club, other_income, clubs[club].capacity * tiers[tier].commerce / 12);
    if (balance > size / 3)
        costs += (balance - size / 3) / 24;
    if (balance < 0)
        costs = costs / 100 * 55;
    EARN(club, other_costs, costs);
    if (balance < -size / 8)
        EARN(club, other_income, size / 80);
}

/* Twice a year the bank looks at the books. */
static void bank(u16 club)
{
    s32 size = turnover_of(club), balance = club_balance(club);
    if (!clubs[club].in_trouble && balance < -size / 100 * BANK_LIMIT) {
        clubs[club].in_trouble = 1;
        world->bankruptcies++;
        news_club(NEWS_BANK, club, NONE, NONE, 0);
    } else if (clubs[club].in_trouble && balance > -size / 10) {
        clubs[club].in_trouble = 0;
        news_club(NEWS_BANK_OUT, club, NONE, NONE, 0);
    }
}

void finance_day(void)
{
    int monday = weekday(date_days(world->date)) == MONDAY;
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++) {
        if (!club_in_division((u32)i))
            continue;
        if (monday)
            week((u16)i);
        if (world->date[0] == 28)
            month((u16)i);
        if (world->date[0] == 15 && (world->date[1] == 12 || world->date[1] == 6))
            bank((u16)i);
    }
}

/* The better the place, the more; champions of each division a bonus. */
void finance_season_end(void)
{
    for (int division = 0; division < division_count(); division++)
        for (int i = 0; i < competitions[division].team_count; i++) {
            u16 club = competitions[division].teams[i];
            s32 share = tiers[division].pool / 20 * (competitions[division].team_count - clubs[club].position) / 10;
            EARN(club, prize_money, share + (clubs[club].position == 1 ? tiers[division].pool / 8 : 0));
            bonuses_season_end(club);
        }
}
