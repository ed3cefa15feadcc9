/* What happens in clubs beside matches, as the season calls it. */
#include "club_life.h"
#include "board.h"
#include "competitions.h"
#include "deals.h"
#include "finance.h"
#include "growth.h"
#include "humans.h"
#include "managers_life.h"
#include "memory.h"
#include "people.h"
#include "questions.h"
#include "squads.h"

static int bytes_used(const u8 *bytes, int count)
{
    int any = 0;
    for (int i = 0; i < count; i++)
        any |= bytes[i];
    return any;
}

/* Contracts that the data leaves without bonuses and clauses get what such a man asks for. */
static void complete_contracts(void)
{
    for (u32 i = 0; i < world->player_count; i++) {
        struct player *player = &players[i];
        struct terms asks;
        if (!club_plays(player->club) || bytes_used(player->bonuses, BONUSES) || bytes_used(player->clauses, CLAUSES))
            continue;
        asks = demands(player->club, (u16)i);
        memcpy(player->bonuses, asks.bonuses, BONUSES);
        memcpy(player->clauses, asks.clauses, CLAUSES);
    }
}

void life_begin(void)
{
    for (u32 i = 0; i < world->player_count; i++)
        players[i].value = player_worth(&players[i]);
    squads_begin();
    complete_contracts();
    growth_begin();
    careers_begin();
    finance_season();
    board_season();
}

void life_day(void)
{
    people_day();
    market_day();
    finance_day();
    board_day();
    questions_day();
}

void life_match(int fixture)
{
    finance_match(fixture);
    board_match(fixture);
    question_match(fixture);
}

void life_season_end(void)
{
    finance_season_end();
    board_season_end();
}

void life_season(void)
{
    market_season();
    people_season();
    fill_squads();
    finance_season();
    board_season();
}

/* Whoever must decide sits down at the keyboard. */
enum waiting life_waiting(void)
{
    int offer;
    if (human_count() > 0 && human_is_out(human_at_keyboard()))
        return WAITING_SACKED;
    if (question_for_anybody())
        return WAITING_QUESTION;
    offer = offer_waiting();
    if (offer < 0)
        return WAITING_NOTHING;
    human_sit_down(human_of_club(offers[offer].seller));
    return WAITING_OFFER;
}
