/* What players and clubs think of a deal. */
#include "deals.h"
#include "calendar.h"
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "finance.h"
#include "growth.h"
#include "news_clubs.h"
#include "squads.h"

enum { WILLING = 1, PRICE, GREED };           /* purposes of settled() */
enum { AMBITIOUS = 20, DEVOTED = 6, KNOWN = 10 };
enum { RESERVE = 20 };                        /* how far below the first team its reserves are */

int rank_in_squad(u16 index)
{
    const struct club *club = &clubs[players[index].club];
    int rank = 0;
    for (int i = 0; i < club->squad_count; i++)
        rank += players[club->squad[i]].ability > players[index].ability;
    return rank;
}

int is_key_player(u16 player)
{
    return rank_in_squad(player) < 11;
}

/* Better known clubs attract; who does not play, wants away or is on the list moves more easily. */
int will_join(u16 club, u16 index)
{
    const struct player *player = &players[index];
    int wish = (int)settled(WILLING, mix(club, index), 60) - 12, listed = player->transfer_status;
    if (is_free_agent(index))
        return player->reputation <= clubs[club].level + 40;
    wish += clubs[club].reputation - clubs[player->club].reputation;
    wish += listed != NOT_SET && listed != UNAVAILABLE ? 35 : 0;
    wish += player->wants_away ? 35 : 0;
    wish += player->plays < 25 ? 20 : player->discontent > 40 ? 15 : 0;
    return wish >= 0 && player->reputation <= clubs[club].level + 60;
}

/* Clubs of the divisions need a permit for men from outside the union: internationals get it. */
int permit_refused(u16 club, u16 index)
{
    const struct player *player = &players[index];
    if (!club_in_division(club) || player->work_permit || player->nation == NONE || clubs[player->nation].eec)
        return 0;
    return player->caps < 8 && player->reputation < 105;
}

/* More for a man of the first team, less for one on the list or of a club that the bank runs. */
s32 selling_price(u16 index)
{
    const struct player *player = &players[index];
    const struct club *club = &clubs[player->club];
    s32 worth = player_worth(player);
    int percent = 95 + (int)settled(PRICE, index, 25), rank = rank_in_squad(index), short_of_men;
    short_of_men = club->squad_count <= SQUAD_NEEDS + 3 || group_count(player->club, group_of(player)) <= group_least(group_of(player));
    if (club->squad_count <= SQUAD_NEEDS)
        return -1;
    if (player->asking_price > 0)
        return (s32)player->asking_price;
    if (player->transfer_status == FREE_TO_GO)
        return 0;
    if (player->transfer_status == LISTED_BY_CLUB)
        return rounded_money(worth / 100 * 85);
    if (player->transfer_status == LISTED_BY_REQUEST || club->in_trouble)
        return rounded_money(worth / 100 * 95);
    if (club->squad_count <= SQUAD_NEEDS + 2 || player->transfer_status == UNAVAILABLE)
        return -1;
    percent += rank < 4 ? 75 : rank < 11 ? 45 : rank < 16 ? 15 : 0;
    percent += short_of_men ? 40 : 0;
    percent -= player->wants_away ? 40 : 0;
    return rounded_money(worth / 100 * percent);
}

struct terms demands(u16 club, u16 index)
{
    const struct player *player = &players[index];
    int age = player_age(player), own = player->club == club, percent = 108 + (int)settled(GREED, index, 18);
    struct terms asks = {0, 0, {0}, {0}};
    s32 wage = wage_for(player);
    percent += clamped((player->reputation - clubs[club].level) / 2, -6, 25);
    percent += own ? player->discontent / 5 : 0;
    wage = wage / 100 * percent + 20;
    if (own && age < 31 && wage < player->wage)
        wage = (s32)player->wage;
    asks.wage = wage / 10 * 10;
    asks.years = age < 21 ? 3 : age < 28 ? 4 : age < 31 ? 3 : age < 33 ? 2 : 1;
    asks.bonuses[BONUS_WIN] = player->reputation > 70;
    asks.bonuses[BONUS_GOAL] = group_of(player) == GROUP_ATTACK;
    asks.bonuses[BONUS_PROMOTION] = clubs[club].division > 0 && player->reputation > clubs[club].level;
    asks.bonuses[BONUS_DOMESTIC_TROPHY] = player->reputation > 120;
    asks.clauses[CLAUSE_BIG_CLUB] = player->reputation > clubs[club].reputation + 15;
    asks.clauses[CLAUSE_RELEGATION] = player->reputation > clubs[club].reputation;
    asks.clauses[CLAUSE_NO_PROMOTION] = clubs[club].division > 0 && player->reputation > clubs[club].level + AMBITIOUS;
    asks.clauses[CLAUSE_FREE_ON_EXPIRY] = age > 21;
    asks.clauses[CLAUSE_MANAGER_JOB] = player->character < DEVOTED && player->reputation > clubs[club].level - KNOWN;
    return asks;
}

/* The game's own managers leave something of what the board allows. */
s32 prudent_wages(u16 club)
{
    return club_wage_limit(club) / 100 * 88;
}

s32 reserve_wage(u16 club)
{
    return wage_of_ability(clubs[club].level > RESERVE ? clubs[club].level - RESERVE : 1);
}

/* What the men will cost who are still missing when one of them has come. */
s32 wages_kept_back(u16 club)
{
    int missing = squad_target(club) - clubs[club].squad_count - 1;
    return missing > 0 ? missing * reserve_wage(club) : 0;
}

void set_expiry(struct player *player, int years)
{
    date_set(player->expires, 30, 6, 1900 + world->season + years);
}

void sign(u16 index, const struct terms *terms)
{
    struct player *player = &players[index];
    player->wage = terms->wage;
    set_expiry(player, terms->years);
    for (int i = 0; i < BONUSES; i++)
        player->bonuses[i] = terms->bonuses[i];
    for (int i = 0; i < CLAUSES; i++)
        player->clauses[i] = terms->clauses[i];
    player->refusals = player->deal_stage = 0;
}

void complete_transfer(u16 index, u16 buyer, s32 fee, const struct terms *terms)
{
    u16 seller = players[index].club;
    offers_close_for(index);
    move_player(index, buyer, is_free_agent(index) || fee == 0 ? MOVE_FREE : MOVE_TRANSFER, fee);
    sign(index, terms);
    players[index].morale = (u8)clamped(players[index].morale + 3, 0, 20);
    clubs[buyer].transfer_money = (s32)clubs[buyer].transfer_money - fee;
    if (seller >= FIRST_REAL_CLUB)
        clubs[seller].transfer_money = (s32)clubs[seller].transfer_money + fee / 100 * 70;
    news_club(NEWS_SIGNED, buyer, seller >= FIRST_REAL_CLUB ? seller : NONE, index, fee);
}
