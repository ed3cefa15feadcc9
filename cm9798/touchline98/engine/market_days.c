/* The market's days: offers move on, the game's managers buy and renew; contracts and loans end in summer. */
#include "calendar.h"
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "deals.h"
#include "growth.h"
#include "humans.h"
#include "memory.h"
#include "news_clubs.h"
#include "squads.h"

enum { NOTICE_MONTH = 1, DEADLINE_NOTICE = 7, FEWEST = 16, FEW = 20, OF_AGE = 24, HELD = 20 };

/* Persons hear of it a week before; on the day itself everybody who is short of men looks once more. */
static void deadline(void)
{
    u8 last_day[3];
    int days;
    market_deadline(last_day);
    days = date_days(last_day) - date_days(world->date);
    if (days == 0)
        clubs_rush();
    if (days == DEADLINE_NOTICE)
        for (int i = 0; i < human_count(); i++)
            if (managers[human_manager(i)].club != NONE)
                news_club(NEWS_DEADLINE, managers[human_manager(i)].club, NONE, NONE, DEADLINE_NOTICE);
}

/* In the new year a person hears whose contracts end in summer. */
static void tell_contracts(void)
{
    if (world->date[1] != NOTICE_MONTH || world->date[0] != 2)
        return;
    for (u32 i = 0; i < world->player_count; i++)
        if (club_is_persons(players[i].club) && contract_months_left(&players[i]) <= 6)
            news_club(NEWS_CONTRACT_ENDS, players[i].club, NONE, (u16)i, contract_months_left(&players[i]));
}

void market_day(void)
{
    offers_day();
    clubs_renew();
    if (market_is_open())
        clubs_shop();
    deadline();
    tell_contracts();
}

static void end_contract(u16 index)
{
    struct player *player = &players[index];
    u16 club = player->club;
    if (clubs[club].squad_count <= (club_is_played(club) ? FEWEST : FEW)) { /* the board keeps him, or there would be no team */
        set_expiry(player, 1);
        return;
    }
    if (club_is_played(club) && player_age(player) < OF_AGE && !player->clauses[CLAUSE_FREE_ON_EXPIRY]) {
        set_expiry(player, 1); /* the club keeps the registration of the young, whether they like it or not */
        player->discontent = (u8)clamped(player->discontent + HELD, 0, 100);
        news_club(NEWS_CONTRACT_HELD, club, NONE, index, 1);
        return;
    }
    offers_close_for(index);
    move_player(index, FREE_TRANSFER, MOVE_RELEASED, 0);
    news_club(NEWS_CONTRACT_OVER, club, NONE, index, 0);
}

/* Clauses that let a man go when his club goes down or does not come up. */
static void use_clauses(u16 index)
{
    struct player *player = &players[index];
    const struct club *club = &clubs[player->club];
    int down = club->last_division < club->division, up = club->last_division > club->division;
    if (!club_in_division(player->club) || club->last_division > 4)
        return;
    if ((player->clauses[CLAUSE_RELEGATION] && down) || (player->clauses[CLAUSE_NO_PROMOTION] && !up && club->division > 0)) {
        player->transfer_status = LISTED_BY_REQUEST;
        player->wants_away = 1;
        news_club(NEWS_WANTS_AWAY, player->club, NONE, index, 0);
    }
}

void market_season(void)
{
    for (u32 i = 0; i < world->player_count; i++)
        if (is_on_loan(&players[i]) && has_come(players[i].loan_until)) {
            news_club(NEWS_BACK_FROM_LOAN, players[i].club, players[i].loan_club, (u16)i, 0);
            end_loan((u16)i);
        }
    for (u32 i = 0; i < world->player_count; i++)
        if (club_plays(players[i].club) && date_is_real(players[i].expires)
            && date_days(players[i].expires) < date_days(world->date))
            end_contract((u16)i);
    for (u32 i = 0; i < world->player_count; i++)
        use_clauses((u16)i);
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
        clubs[i].bought = clubs[i].sold = 0;
}
