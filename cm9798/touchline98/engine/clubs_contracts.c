/* The game's own managers and their squads: contracts renewed in time, and gaps filled with men who have no club. */
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "deals.h"
#include "finance.h"
#include "growth.h"
#include "humans.h"
#include "squads.h"

enum { FEW = 18, FEW_OUTSIDE = 11, YOUNG = 21, STARS = 6, GAP = 10, FEWEST = 15, ANY_WAGE = 1000000 };

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
    return rank < squad_target(club) - 1 || (player_age(player) <= YOUNG && rank < squad_target(club) + 2);
}

/* Money is kept back for the men who are missing; the first six are worth a little more than there is. */
static int is_affordable(u16 club, u16 index, s32 wage)
{
    s32 others = club_weekly_wages(club) - (s32)players[index].wage + wages_kept_back(club);
    return !club_in_division(club) || others + wage <= prudent_wages(club) / 100 * (rank_in_squad(index) < STARS ? 106 : 100);
}

static void renew(u16 club)
{
    for (int i = 0; i < clubs[club].squad_count; i++) {
        u16 index = clubs[club].squad[i];
        struct player *player = &players[index];
        struct terms terms;
        struct stream stream = chance(CHANCE_CONTRACT, index);
        if (player->club != club || contract_months_left(player) > 12 || !is_wanted(club, index))
            continue;
        terms = demands(club, index);
        if ((player->discontent > 60 && in_hundred(&stream, 70)) || !is_affordable(club, index, terms.wage))
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

u16 best_free_agent(u16 club, enum group group, s32 wage)
{
    u16 best = NONE;
    for (u32 i = 0; i < world->player_count; i++) {
        const struct player *player = &players[i];
        enum group his = player->club == FREE_TRANSFER ? group_of(player) : GROUPS;
        if (player->club != FREE_TRANSFER || (group == GROUPS ? his == GROUP_KEEPERS : his != group) || player_age(player) > 34
            || wage_for(player) > wage || permit_refused(club, (u16)i) || player->reputation > clubs[club].level + 35)
            continue;
        if (best == NONE || player->ability > players[best].ability)
            best = (u16)i;
    }
    return best;
}

/* A reserve; when there is hardly a team left, whoever is there. */
static u16 stopgap(u16 club, enum group group)
{
    int level = clubs[club].level > GAP ? clubs[club].level : GAP + 1;
    u16 man = best_free_agent(club, group, wage_of_ability(level - GAP));
    return man != NONE || clubs[club].squad_count >= FEWEST ? man : best_free_agent(club, group, ANY_WAGE);
}

static enum group lacking(u16 club)
{
    for (enum group group = 0; group < GROUPS && club_in_division(club); group++)
        if (group_count(club, group) < group_least(group) - (group > 0))
            return group;
    return GROUPS;
}

static void fill_squad(u16 club)
{
    for (int tries = 0; tries < FEW && squad_room(club) > 0; tries++) {
        enum group group = lacking(club);
        int is_short = clubs[club].squad_count < least_squad(club);
        struct terms terms;
        u16 man = group != GROUPS || is_short ? stopgap(club, group) : NONE;
        if (man == NONE && group != GROUPS && is_short)
            man = stopgap(club, GROUPS);
        if (man == NONE)
            return;
        terms = demands(club, man);
        complete_transfer(man, club, 0, &terms);
    }
}

/* The divisions choose first. */
void fill_squads(void)
{
    for (int outside = 0; outside < 2; outside++)
        for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
            if (club_plays((u32)i) && club_in_division((u32)i) != outside && !club_is_played((u16)i))
                fill_squad((u16)i);
}
