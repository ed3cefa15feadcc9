/* The game's own managers and their squads: contracts renewed in time, and gaps filled with men who have no club. */
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "deals.h"
#include "finance.h"
#include "humans.h"
#include "squads.h"

enum { FEW = 18, FEW_OUTSIDE = 11, YOUNG = 21 };

static int least_squad(u16 club)
{
    return club_in_division(club) ? FEW : clubs[club].squad_size < FEW_OUTSIDE ? clubs[club].squad_size : FEW_OUTSIDE;
}

/* Who is worth a new contract: the better men, the young, and everybody while men are short. */
static int is_wanted(u16 club, u16 index)
{
    const struct player *player = &players[index];
    int rank = rank_in_squad(index);
    if (clubs[club].squad_count <= least_squad(club) + 1 || group_count(club, group_of(player)) <= group_least(group_of(player)))
        return player_age(player) < 36;
    return rank < squad_target(club) - 3 || (player_age(player) <= YOUNG && rank < squad_target(club) + 2);
}

static void renew(u16 club)
{
    for (int i = 0; i < clubs[club].squad_count; i++) {
        u16 index = clubs[club].squad[i];
        struct player *player = &players[index];
        struct terms terms;
        struct stream stream = chance(CHANCE_CONTRACT, index);
        s32 others;
        if (player->club != club || contract_months_left(player) > 12 || !is_wanted(club, index))
            continue;
        terms = demands(club, index);
        others = club_weekly_wages(club) - (s32)player->wage;
        if ((player->discontent > 60 && in_hundred(&stream, 70))
            || (club_in_division(club) && others + terms.wage > club_wage_limit(club) / 100 * 105 && rank_in_squad(index) > 6))
            continue;
        sign(index, &terms);
    }
}

/* Each club on one day of the month, from the new year on. */
void clubs_renew(void)
{
    int day = world->date[0] - 1;
    if (world->date[1] > 6)
        return;
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
        if (i % 28 == day && club_plays((u32)i) && !club_is_played((u16)i))
            renew((u16)i);
}

static u16 best_free_agent(u16 club, enum group group, int any)
{
    u16 best = NONE;
    for (u32 i = 0; i < world->player_count; i++) {
        const struct player *player = &players[i];
        if (player->club != FREE_TRANSFER || (!any && group_of(player) != group) || player_age(player) > 34
            || permit_refused(club, (u16)i) || player->reputation > clubs[club].level + 35)
            continue;
        if (best == NONE || player->ability > players[best].ability)
            best = (u16)i;
    }
    return best;
}

static void fill_squad(u16 club)
{
    for (int tries = 0; tries < FEW && squad_room(club) > 0; tries++) {
        enum group lacking = GROUPS;
        struct terms terms;
        u16 man;
        for (enum group group = 0; group < GROUPS && club_in_division(club); group++)
            if (lacking == GROUPS && group_count(club, group) < group_least(group) - (group > 0))
                lacking = group;
        if (lacking == GROUPS && clubs[club].squad_count >= least_squad(club))
            return;
        man = best_free_agent(club, lacking, lacking == GROUPS);
        if (man == NONE)
            return;
        terms = demands(club, man);
        complete_transfer(man, club, 0, &terms);
    }
}

void fill_squads(void)
{
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
        if (club_plays((u32)i) && !club_is_played((u16)i))
            fill_squad((u16)i);
}
