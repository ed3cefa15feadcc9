/* What happens in clubs beside matches, as the season calls it. */
#include "club_life.h"
#include "board.h"
#include "deals.h"
#include "finance.h"
#include "growth.h"
#include "humans.h"
#include "managers_life.h"
#include "people.h"
#include "questions.h"
#include "squads.h"

void life_begin(void)
{
    for (u32 i = 0; i < world->player_count; i++)
        players[i].value = player_worth(&players[i]);
    squads_begin();
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
