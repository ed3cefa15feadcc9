/* The search for players: who fits, the best FOUND_LIMIT of them in order. */
#include "calendar.h"
#include "folded.h"
#include "market.h"
#include "phrases.h"
#include "search.h"
#include "strength.h"
#include "grid.h"
#include "visible_attributes.h"

enum { ANYBODY, TRANSFER_LISTED, LOAN_LISTED, WITHOUT_CLUB, CONTRACT_ENDS, LISTED_OR_FREE };
enum { RIGHT = 1, LEFT, CENTRAL, HALF_A_YEAR = 183, FIRST_CLUB = 5 };
extern const s32 search_values[];

static int bits(u32 value, int shift)
{
    return value >> shift & 3;
}

static int stands_on(const struct player *player, int side)
{
    switch (side) {
    case RIGHT: return bits(player->positions, 14) > 0;
    case LEFT: return bits(player->sides, 0) > 0;
    case CENTRAL: return bits(player->sides, 2) > 0;
    default: return 1;
    }
}

static int is_listed(const struct player *player)
{
    return player->transfer_status == LISTED_BY_CLUB || player->transfer_status == LISTED_BY_REQUEST
        || player->transfer_status == FREE_TO_GO;
}

static int contract_ends(const struct player *player)
{
    return date_is_real(player->expires) && date_days(player->expires) - date_days(world->date) < HALF_A_YEAR;
}

static int is_available(u16 index, int how)
{
    const struct player *player = &players[index];
    switch (how) {
    case TRANSFER_LISTED: return is_listed(player);
    case LOAN_LISTED: return player->transfer_status == LISTED_FOR_LOAN;
    case WITHOUT_CLUB: return is_free_agent(index);
    case CONTRACT_ENDS: return contract_ends(player);
    case LISTED_OR_FREE: return is_listed(player) || is_free_agent(index);
    default: return 1;
    }
}

/* Someone who can be seen playing: he has a name and a club, or looks for one. */
static int is_about(u16 index)
{
    u16 club = players[index].club;
    return text_at(players[index].second_name)[0] != 0 && (is_free_agent(index) || (club >= FIRST_CLUB && club < world->club_count));
}

static int fits(const struct search *search, u16 index)
{
    const struct player *player = &players[index];
    const int *choices = search->choices;
    char name[PHRASE];
    int age = player_age(player);
    if (!is_about(index) || age < choices[SEARCH_AGE_FROM] || age > choices[SEARCH_AGE_TO]
        || !stands_on(player, choices[SEARCH_SIDE]) || !is_available(index, choices[SEARCH_AVAILABLE]))
        return 0;
    if (choices[SEARCH_POSITION] > 0 && bits(player->positions, 2 * (choices[SEARCH_POSITION] - 1)) == 0)
        return 0;
    if (choices[SEARCH_VALUE] > 0 && player_value(index) > search_values[choices[SEARCH_VALUE]])
        return 0;
    if (choices[SEARCH_ATTRIBUTE] > 0
        && attribute_value(player, choices[SEARCH_ATTRIBUTE] - 1) < choices[SEARCH_AT_LEAST])
        return 0;
    return contains_folded(club_text(player->nation), search->nation.text)
        && contains_folded(player_text(index, name), search->name.text);
}

static int names_in_order(u16 a, u16 b)
{
    char first[PHRASE], second[PHRASE];
    int order = compare_folded(text_at(players[a].second_name), text_at(players[b].second_name));
    return order != 0 ? order : compare_folded(player_text(a, first), player_text(b, second));
}

static int average(const struct player *player)
{
    return player->apps == 0 ? 0 : player->rating_total * 100 / player->apps;
}

/* What a player is sorted by: the smaller stands first, and among equals the more valuable one. */
struct rank { s32 key, value; u16 player; };
static struct rank ranks[FOUND_LIMIT];

static struct rank rank_of(enum search_order order, u16 index)
{
    const struct player *player = &players[index];
    struct rank rank = {0, player_value(index), index};
    switch (order) {
    case ORDER_AGE: rank.key = player_age(player); break;
    case ORDER_RATING: rank.key = -average(player); break;
    case ORDER_GOALS: rank.key = -player->goals; break;
    default: break;
    }
    return rank;
}

static int stands_before(enum search_order order, const struct rank *a, const struct rank *b)
{
    if (order == ORDER_NAME) {
        int names = names_in_order(a->player, b->player);
        if (names != 0)
            return names < 0;
    }
    if (a->key != b->key)
        return a->key < b->key;
    return a->value != b->value ? a->value > b->value : a->player < b->player;
}

/* Into the sorted list; the last one falls out when it is full. */
static void insert(struct search *search, u16 index)
{
    struct rank rank = rank_of(search->order, index);
    int at = search->count;
    if (at == FOUND_LIMIT && stands_before(search->order, &ranks[at - 1], &rank))
        return;
    if (at < FOUND_LIMIT)
        search->count++;
    else
        at--;
    for (; at > 0 && stands_before(search->order, &rank, &ranks[at - 1]); at--)
        ranks[at] = ranks[at - 1];
    ranks[at] = rank;
}

void search_run(struct search *search)
{
    search->total = search->count = 0;
    for (u32 i = 0; i < world->player_count; i++)
        if (fits(search, (u16)i)) {
            search->total++;
            insert(search, (u16)i);
        }
    for (int i = 0; i < search->count; i++)
        search->found[i] = ranks[i].player;
}
