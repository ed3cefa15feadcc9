/* Who belongs to whom, and the list of all moves. */
#include "squads.h"
#include "arena.h"
#include "calendar.h"
#include "competitions.h"
#include "data.h"
#include "grid.h"
#include "memory.h"
#include "names.h"
#include "strength.h"

enum { BEST = 14 };

int squad_has(u16 club, u16 player)
{
    for (int i = 0; is_club(club) && i < clubs[club].squad_count; i++)
        if (clubs[club].squad[i] == player)
            return 1;
    return 0;
}

int squad_room(u16 club)
{
    int room = SQUAD_LIMIT - clubs[club].squad_count - clubs[club].out_on_loan;
    return room > 0 ? room : 0;
}

int is_on_loan(const struct player *player)
{
    return player->loan_club != NONE;
}

u16 club_where_he_plays(u16 player)
{
    return is_on_loan(&players[player]) ? players[player].loan_club : players[player].club;
}

static void forget_on_sheet(struct club *club, u16 player)
{
    for (int i = 0; i < SHEET_PLAYERS; i++)
        if (club->sheet_players[i] == player)
            club->sheet_players[i] = NONE;
    if (club->sheet_captain == player)
        club->sheet_captain = NONE;
    if (club->sheet_penalties == player)
        club->sheet_penalties = NONE;
    if (club->sheet_free_kicks == player)
        club->sheet_free_kicks = NONE;
    if (club->sheet_corners == player)
        club->sheet_corners = NONE;
}

static void squad_remove(u16 club, u16 player)
{
    struct club *record = &clubs[club];
    int kept = 0;
    if (!squad_has(club, player))
        return;
    for (int i = 0; i < record->squad_count; i++)
        if (record->squad[i] != player)
            record->squad[kept++] = record->squad[i];
    record->squad_count = (u16)kept;
    for (; kept < SQUAD_LIMIT; kept++)
        record->squad[kept] = NONE;
    forget_on_sheet(record, player);
}

static void note(enum move kind, u16 player, u16 from, u16 to, s32 fee)
{
    struct transfer *item;
    if (kind <= MOVE_FREE && kind != MOVE_LOAN_OVER)
        world->moves++;
    if (world->transfer_count == TRANSFER_LIMIT) {
        memmove(transfers, transfers + 1, (TRANSFER_LIMIT - 1) * sizeof *transfers);
        world->transfer_count--;
    }
    item = &transfers[world->transfer_count++];
    memset(item, 0, sizeof *item);
    date_copy(item->date, world->date);
    item->kind = (u8)kind;
    item->player = player;
    item->from_club = from;
    item->to = to;
    item->fee = fee;
}

static void settle_in(struct player *player)
{
    player->transfer_status = player->wants_away = player->fixed_price = player->promised = 0;
    player->asking_price = 0;
    player->discontent = player->refusals = player->talks_blocked = player->deal_stage = 0;
    player->interested_clubs = 0;
    player->plays = 40;
    date_copy(player->joined, world->date);
}

void move_player(u16 index, u16 to, enum move kind, s32 fee)
{
    struct player *player = &players[index];
    u16 from = player->club;
    if (is_on_loan(player))
        end_loan(index);
    if (from >= FIRST_REAL_CLUB)
        squad_remove(from, index);
    if (to >= FIRST_REAL_CLUB && !squad_add(to, index))
        to = FREE_TRANSFER;
    player->club = to;
    settle_in(player);
    note(kind, index, from, to, fee);
    if (fee > 0) {
        clubs[from].player_sales = (s32)clubs[from].player_sales + fee;
        clubs[to].purchases = (s32)clubs[to].purchases + fee;
    }
    if (kind <= MOVE_FREE && to >= FIRST_REAL_CLUB)
        clubs[to].bought++;
    if (kind <= MOVE_FREE && from >= FIRST_REAL_CLUB)
        clubs[from].sold++;
}

void lend_player(u16 index, u16 to)
{
    struct player *player = &players[index];
    squad_remove(player->club, index);
    squad_add(to, index);
    clubs[player->club].out_on_loan++;
    player->loan_club = to;
    player->loan_status = 1;
    player->recallable = 1;
    date_set(player->loan_until, 30, 6, 1900 + world->season + 1);
    player->plays = 40;
    note(MOVE_LOAN, index, player->club, to, 0);
}

void end_loan(u16 index)
{
    struct player *player = &players[index];
    u16 borrower = player->loan_club;
    if (!is_on_loan(player))
        return;
    squad_remove(borrower, index);
    if (clubs[player->club].out_on_loan > 0)
        clubs[player->club].out_on_loan--;
    if (!squad_add(player->club, index))
        player->club = FREE_TRANSFER; /* his place has gone */
    player->loan_club = NONE;
    player->loan_status = player->recallable = 0;
    memset(player->loan_until, 0, sizeof player->loan_until);
    player->deal_stage = 0x1E; /* just back */
    note(MOVE_LOAN_OVER, index, borrower, player->club, 0);
}

enum group group_of(const struct player *player)
{
    static const u8 groups[ROWS] = {GROUP_KEEPERS, GROUP_DEFENCE, GROUP_DEFENCE, GROUP_MIDFIELD, GROUP_MIDFIELD, GROUP_MIDFIELD,
        GROUP_ATTACK};
    for (int wanted = 2; wanted > 0; wanted--)
        for (int row = 0; row < ROWS; row++)
            if (position_rating(player, row) == wanted)
                return (enum group)groups[row];
    return GROUP_MIDFIELD;
}

int group_least(enum group group)
{
    static const u8 least[GROUPS] = {2, 6, 6, 4};
    return least[group];
}

int group_count(u16 club, enum group group)
{
    int count = 0;
    for (int i = 0; i < clubs[club].squad_count; i++)
        count += group_of(&players[clubs[club].squad[i]]) == group;
    return count;
}

int club_average(u16 club)
{
    s16 best[BEST] = {0};
    int sum = 0;
    for (int i = 0; i < clubs[club].squad_count; i++) {
        s16 ability = players[clubs[club].squad[i]].ability;
        int at = BEST - 1;
        if (ability <= best[at])
            continue;
        for (; at > 0 && best[at - 1] < ability; at--)
            best[at] = best[at - 1];
        best[at] = ability;
    }
    for (int i = 0; i < BEST; i++)
        sum += best[i];
    return sum / BEST;
}

void squads_begin(void)
{
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
        clubs[i].squad_size = (u8)clubs[i].squad_count;
    squads_month();
}

int squad_target(u16 club)
{
    static const u8 by_tier[] = {24, 23, 22, 21};
    int least = club_in_division(club) && clubs[club].division < 4 ? by_tier[clubs[club].division] : 0;
    return clubs[club].squad_size > least ? clubs[club].squad_size : least;
}

void squads_month(void)
{
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
        if (club_plays((u32)i))
            clubs[i].level = (s16)club_average((u16)i);
}
