/* The game's own managers in the market: every ten days a club looks at what it lacks and what it can pay. */
#include "calendar.h"
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "deals.h"
#include "finance.h"
#include "growth.h"
#include "humans.h"
#include "names.h"
#include "news_clubs.h"
#include "squads.h"

enum { ROUND_DAYS = 10, LOOKS = 110, TOO_MANY = 29, FEW = 18, YOUNG = 21, SPEND = 32, SURPLUS = 2, ANY_WAGE = 1000000, BIG = 1500000 };

/* A manager sees more or less than there is, the less he knows of players. */
static int seen_ability(u16 club, u16 index)
{
    u16 manager = clubs[club].manager;
    int judgement = manager < world->manager_count ? managers[manager].judgement : 80, error = 14 - judgement / 16;
    const struct player *player = &players[index];
    int promise = player_age(player) < YOUNG ? (player->potential - player->ability) / 4 : 0;
    return player->ability + promise + (int)settled(CHANCE_MARKET, mix(club, index), (u32)(2 * error + 1)) - error;
}

/* What one more man may earn. */
static s32 wage_room(u16 club)
{
    s32 room = prudent_wages(club) - club_weekly_wages(club) - wages_kept_back(club);
    return !club_in_division(club) ? ANY_WAGE : room > 0 ? room / 10 * 9 : 0;
}

/* The best of a group by place from 0; 0 when there are fewer. */
static int ability_at(u16 club, enum group group, int place)
{
    int better[8] = {0};
    for (int i = 0; i < clubs[club].squad_count; i++) {
        const struct player *player = &players[clubs[club].squad[i]];
        int ability = player->ability, at = 7;
        if (group_of(player) != group || ability <= better[at])
            continue;
        for (; at > 0 && better[at - 1] < ability; at--)
            better[at] = better[at - 1];
        better[at] = ability;
    }
    return better[place > 7 ? 7 : place];
}

static int first_choices(enum group group)
{
    static const u8 men[GROUPS] = {1, 4, 4, 2};
    return men[group];
}

/* The group that lacks most: men first, then class. */
static enum group weakest_group(u16 club, int *bar)
{
    enum group worst = GROUP_DEFENCE;
    int most = -1000;
    *bar = 0;
    for (enum group group = 0; group < GROUPS; group++) {
        int missing = group_least(group) - group_count(club, group), lack;
        if (-missing > SURPLUS)
            continue;
        lack = missing > 0 ? 200 + missing * 20 : clubs[club].level - ability_at(club, group, first_choices(group) - 1);
        if (lack > most) {
            most = lack;
            worst = group;
            *bar = missing > 0 ? clubs[club].level - 25 : ability_at(club, group, first_choices(group) - 1) + 2;
        }
    }
    return worst;
}

struct wish { enum group group; int bar; s32 money, wage; };

static s32 price_for(u16 index)
{
    if (is_free_agent(index))
        return 0;
    if (club_is_played(players[index].club)) /* one can only ask */
        return rounded_money(player_worth(&players[index]) / 100 * 105);
    return selling_price(index);
}

static int fits(u16 club, u16 index, const struct wish *wish)
{
    const struct player *player = &players[index];
    int ability = seen_ability(club, index);
    s32 price;
    if (player->club == club || is_on_loan(player) || group_of(player) != wish->group || ability < wish->bar
        || (!is_free_agent(index) && !club_plays(player->club)) || player_age(player) > 33 || player->injury_days > 30)
        return 0;
    if (wage_for(player) > wish->wage || offer_find(club, index) >= 0 || (player->joined[2] + 1 > world->date[2] && !is_free_agent(index)
        && date_days(world->date) - date_days(player->joined) < 200))
        return 0;
    price = price_for(index);
    return price >= 0 && price <= wish->money && will_join(club, index) && !permit_refused(club, index);
}

/* Of those he comes across, the one who gives most for the money. */
static u16 look_around(u16 club, const struct wish *wish, struct stream *stream)
{
    u16 best = NONE;
    int most = 0, clubs_level = clubs[club].level;
    for (int i = 0; i < LOOKS; i++) {
        u16 index = (u16)stream_below(stream, world->player_count);
        int worth;
        if (!fits(club, index, wish))
            continue;
        worth = 100 + 3 * (seen_ability(club, index) - clubs_level) - player_age(&players[index])
            - price_for(index) / (wish->money / 40 + 1);
        if (worth > most) {
            most = worth;
            best = index;
        }
    }
    return best;
}

static int can_pay_wage(u16 club, u16 index, struct terms *terms)
{
    *terms = demands(club, index);
    return !club_in_division(club) || club_weekly_wages(club) + wages_kept_back(club) + terms->wage <= prudent_wages(club);
}

static void take(u16 club, u16 index, int bid_percent)
{
    struct terms terms;
    u16 seller = players[index].club;
    s32 fee = price_for(index);
    if (!can_pay_wage(club, index, &terms))
        return;
    if (seller >= FIRST_REAL_CLUB && club_is_played(seller)) {
        fee = rounded_money(fee / 100 * bid_percent);
        if (offer_add(club, seller, index, fee, OFFER_TRANSFER, OFFER_DECIDE) >= 0)
            news_club(NEWS_OFFER_RECEIVED, seller, club, index, fee);
        return;
    }
    if (fee > BIG)
        news_club(NEWS_BIG_SIGNING, club, seller, index, fee);
    complete_transfer(index, club, fee, &terms);
}

static void take_free_agent(u16 club, enum group group)
{
    s32 room = wage_room(club), least = reserve_wage(club); /* which is always there */
    u16 index = best_free_agent(club, group, room > least ? room : least);
    struct terms terms;
    if (index == NONE)
        return;
    terms = demands(club, index);
    complete_transfer(index, club, 0, &terms);
}

static void borrow(u16 club, const struct wish *wish, struct stream *stream)
{
    for (int i = 0; i < LOOKS; i++) {
        u16 index = (u16)stream_below(stream, world->player_count);
        const struct player *player = &players[index];
        if (player->transfer_status != LISTED_FOR_LOAN || player->club == club || is_on_loan(player)
            || group_of(player) != wish->group || player->ability < wish->bar - 4 || !club_plays(player->club)
            || clubs[player->club].reputation < clubs[club].reputation || permit_refused(club, index))
            continue;
        if (club_is_played(player->club)) {
            if (offer_find(club, index) < 0 && offer_add(club, player->club, index, 0, OFFER_LOAN, OFFER_DECIDE) >= 0)
                news_club(NEWS_OFFER_RECEIVED, player->club, club, index, 0);
            return;
        }
        lend_player(index, club);
        return;
    }
}

/* The worst of a squad whose group can spare him. */
static u16 spare_man(u16 club, int only_young)
{
    u16 worst = NONE;
    for (int i = 0; i < clubs[club].squad_count; i++) {
        u16 index = clubs[club].squad[i];
        const struct player *player = &players[index];
        enum group group = group_of(player);
        int young = player_age(player) <= YOUNG;
        if (player->club != club || player->transfer_status != NOT_SET || young != only_young || rank_in_squad(index) < 14
            || group_count(club, group) <= group_least(group))
            continue;
        if (worst == NONE || player->ability < players[worst].ability)
            worst = index;
    }
    return worst;
}

static void tidy_up(u16 club)
{
    int count = clubs[club].squad_count;
    u16 old = count > squad_target(club) || club_balance(club) < 0 ? spare_man(club, 0) : NONE, young = count > FEW ? spare_man(club, 1) : NONE;
    if (old != NONE)
        players[old].transfer_status = LISTED_BY_CLUB;
    if (young != NONE)
        players[young].transfer_status = LISTED_FOR_LOAN;
    if (count > TOO_MANY && old != NONE) {
        offers_close_for(old);
        move_player(old, FREE_TRANSFER, MOVE_RELEASED, 0);
    }
}

static void shop(u16 club)
{
    struct stream stream = chance(CHANCE_MARKET, club);
    struct wish wish;
    int missing;
    u16 index;
    tidy_up(club);
    missing = squad_target(club) - clubs[club].squad_count;
    if (missing < -2 || squad_room(club) == 0)
        return;
    wish.group = weakest_group(club, &wish.bar);
    wish.money = clubs[club].in_trouble ? 0 : club_transfer_money(club);
    wish.wage = wage_room(club);
    if (missing > 1)
        wish.bar = wish.bar < clubs[club].level - 22 ? wish.bar : clubs[club].level - 22;
    else if (!in_hundred(&stream, SPEND))
        return;
    index = look_around(club, &wish, &stream);
    if (index == NONE && missing > 1)
        take_free_agent(club, wish.group);
    if (index != NONE)
        take(club, index, between(&stream, 85, 125));
    else if (missing > 0)
        borrow(club, &wish, &stream);
}

/* The last day before the deadline. */
void clubs_rush(void)
{
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
        if (club_in_division((u32)i) && !club_is_played((u16)i) && squad_target((u16)i) > clubs[i].squad_count)
            shop((u16)i);
}

void clubs_shop(void)
{
    int day = date_days(world->date);
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
        if ((i + day) % ROUND_DAYS == 0 && club_plays((u32)i) && !club_is_played((u16)i))
            shop((u16)i);
}
