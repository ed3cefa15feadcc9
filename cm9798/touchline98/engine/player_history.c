/* A player's seasons: one row each, in the order in which they became known. */
#include "player_history.h"
#include "competitions.h"
#include "memory.h"
#include "squads.h"

enum { PLAYER_BITS = 65536 / 8 };

void history_add(const struct history *row)
{
    if (world->history_count < HISTORY_LIMIT)
        histories[world->history_count++] = *row;
}

static void keep(u32 *kept, u32 row)
{
    histories[(*kept)++] = histories[row];
}

static void forget_oldest_season(void)
{
    u8 oldest = 255;
    u32 kept = 0;
    for (u32 i = 0; i < world->history_count; i++)
        if (histories[i].season < oldest)
            oldest = histories[i].season;
    for (u32 i = 0; i < world->history_count; i++)
        if (histories[i].season != oldest)
            keep(&kept, i);
    world->history_count = kept;
}

/* Who belongs to a club of the divisions has a row, also when he never played. */
static int has_row(u16 player)
{
    return players[player].apps > 0 || club_in_division(club_where_he_plays(player));
}

void history_season(void)
{
    u32 wanted = 0;
    for (u32 i = 0; i < world->player_count; i++)
        wanted += (u32)has_row((u16)i);
    while (world->history_count > 0 && world->history_count + wanted > HISTORY_LIMIT)
        forget_oldest_season();
    for (u32 i = 0; i < world->player_count; i++) {
        const struct player *player = &players[i];
        struct history row = {.player = (u16)i, .club = club_where_he_plays((u16)i), .season = (u8)world->season,
            .apps = player->apps, .goals = player->goals, .on_loan = (u8)is_on_loan(player)};
        if (has_row((u16)i))
            history_add(&row);
    }
}

void history_forget(const u16 *newcomers, int count)
{
    static u8 gone[PLAYER_BITS];
    u32 kept = 0;
    memset(gone, 0, sizeof gone);
    for (int i = 0; i < count; i++)
        gone[newcomers[i] / 8] |= (u8)(1 << newcomers[i] % 8);
    for (u32 i = 0; i < world->history_count; i++)
        if (!(gone[histories[i].player / 8] >> histories[i].player % 8 & 1))
            keep(&kept, i);
    world->history_count = kept;
}

/* Later rows go before earlier ones of the same season. */
static void sort_in(struct history *rows, int count, const struct history *row, int limit)
{
    int at = 0;
    while (at < count && rows[at].season > row->season)
        at++;
    for (int i = count < limit ? count : limit - 1; i > at; i--)
        rows[i] = rows[i - 1];
    if (at < limit)
        rows[at] = *row;
}

int history_of(u16 player, struct history *rows, int limit)
{
    int count = 0;
    for (u32 i = 0; i < world->history_count; i++)
        if (histories[i].player == player) {
            sort_in(rows, count, &histories[i], limit);
            count += count < limit;
        }
    return count;
}
