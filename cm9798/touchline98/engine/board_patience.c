/* How long a board waits: two warnings, more time for a new man, and what it sees of his choice of men. */
#include "board.h"
#include "calendar.h"
#include "data.h"
#include "market.h"
#include "names.h"
#include "news_clubs.h"
#include "questions.h"
#include "squads.h"

enum { YEAR = 365, GRACE = 100, RECOVERED = 42, NEAR = 8, STARS = 5, MISSED = 3, LEFT_OUT = 20, AT_HOME = 60 };

static const struct manager *in_charge(u16 club)
{
    return &managers[clubs[club].manager];
}

static int days_there(u16 club)
{
    const u8 *since = in_charge(club)->since;
    return date_is_real(since) ? date_days(world->date) - date_days(since) : YEAR;
}

int board_is_new_to(u16 club)
{
    return days_there(club) < YEAR;
}

int board_waits_for_summer(u16 club)
{
    u8 deadline[3];
    market_deadline(deadline);
    return board_is_new_to(club) && date_days(world->date) > date_days(deadline);
}

static int limit_of(u16 club)
{
    return board_is_new_to(club) ? CONFIDENCE_SACK_NEWCOMER : CONFIDENCE_SACK;
}

/* The best paid of those who could play. */
static int is_star(u16 club, u16 index)
{
    const struct player *player = &players[index];
    int paid_more = 0;
    for (int i = 0; i < clubs[club].squad_count; i++)
        paid_more += players[clubs[club].squad[i]].wage > player->wage;
    return paid_more < STARS && player->club == club && player->injury_type == 0 && player->transfer_status == NOT_SET
        && date_days(world->date) - date_days(player->joined) > AT_HOME;
}

int board_misses_men(u16 club)
{
    int missed = 0;
    for (int i = 0; i < clubs[club].squad_count; i++)
        missed += players[clubs[club].squad[i]].plays < LEFT_OUT && is_star(club, clubs[club].squad[i]);
    return missed >= MISSED;
}

int board_loses_patience(u16 club)
{
    const struct manager *manager = in_charge(club);
    return manager->board_confidence < limit_of(club) && manager->status == WARNED_AGAIN && manager->asked_for_time == 0
        && days_there(club) > GRACE && !board_waits_for_summer(club);
}

int board_wants_a_change(u16 club)
{
    const struct manager *manager = in_charge(club);
    return manager->board_confidence < CONFIDENCE_CHANGE && manager->asked_for_time == 0 && days_there(club) > GRACE;
}

/* First in public and with a question, then for the last time. */
void board_warn(u16 club)
{
    struct manager *manager = &managers[clubs[club].manager];
    int confidence = manager->board_confidence;
    if (confidence > RECOVERED) {
        manager->status = IN_CHARGE;
    } else if (confidence < CONFIDENCE_WARNING && manager->status == IN_CHARGE) {
        manager->status = WARNED;
        news_club(NEWS_BOARD_WARNING, club, NONE, NONE, 0);
        question_ask(QUESTION_BOARD_RESULTS, club, NONE, NONE, 0);
    } else if (confidence < limit_of(club) + NEAR && manager->status == WARNED) {
        manager->status = WARNED_AGAIN;
        news_club(NEWS_LAST_WARNING, club, NONE, NONE, 0);
    }
}
