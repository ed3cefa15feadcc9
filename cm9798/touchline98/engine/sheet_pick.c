/* The assistant's team: the best available eleven for the tactic's cells, bench, captain, takers. */
#include "attributes.h"
#include "competitions.h"
#include "memory.h"
#include "names.h"
#include "season_parts.h"
#include "sheet_parts.h"
#include "strength.h"
#include "tactics.h"

enum { NOBODY = -1, PASSES = 8 };

/* Who may play, and what each is worth in each shirt's cell. */
struct choice { int count, starters[SHEET_STARTERS], used[SQUAD_LIMIT]; u16 who[SQUAD_LIMIT]; int worth[SQUAD_LIMIT][SHEET_STARTERS]; };
static struct choice choice;

int sheet_kind(u16 club)
{
    for (int i = 0; i < world->fixture_count; i++) {
        const struct fixture *fixture = &fixtures[i];
        if (!fixture->played && (fixture->home == club || fixture->away == club) && memcmp(fixture->date, world->date, 3) == 0)
            return fixture_kind(fixture);
    }
    return KIND_LEAGUE;
}

int sheet_is_banned(const struct player *player, int kind)
{
    if (kind == KIND_INTERNATIONAL)
        return player->international_ban != 0;
    return player->domestic_ban != 0 || (kind == KIND_EUROPE && player->european_ban != 0);
}

int sheet_available(u32 player, int kind)
{
    return is_player(player) && players[player].injury_type == 0 && !sheet_is_banned(&players[player], kind);
}

int sheet_worth_now(const struct player *player, int cell)
{
    return strength_in(player, cell, player_condition(player));
}

static void weigh(const struct club *club, int kind, sheet_worth worth)
{
    choice.count = 0;
    for (int i = 0; i < SQUAD_LIMIT; i++) {
        if (!sheet_available(club->squad[i], kind))
            continue;
        choice.who[choice.count] = club->squad[i];
        choice.used[choice.count] = 0;
        for (int shirt = 0; shirt < SHEET_STARTERS; shirt++)
            choice.worth[choice.count][shirt] = worth(&players[club->squad[i]], club->sheet_cells[shirt]);
        choice.count++;
    }
}

/* First the pair of player and shirt that is worth most, then the next, and so on; the goalkeeper before all. */
static void fill_by_worth(void)
{
    for (int shirt = 0; shirt < SHEET_STARTERS; shirt++)
        choice.starters[shirt] = NOBODY;
    for (int step = 0; step < SHEET_STARTERS; step++) {
        int best_player = NOBODY, best_shirt = NOBODY;
        for (int shirt = 0; shirt < SHEET_STARTERS; shirt++) {
            if (choice.starters[shirt] != NOBODY || (step == 0 && shirt > 0))
                continue;
            for (int i = 0; i < choice.count; i++)
                if (!choice.used[i]
                    && (best_player == NOBODY || choice.worth[i][shirt] > choice.worth[best_player][best_shirt])) {
                    best_player = i;
                    best_shirt = shirt;
                }
        }
        if (best_player == NOBODY)
            return;
        choice.starters[best_shirt] = best_player;
        choice.used[best_player] = 1;
    }
}

static int exchange_shirts(int a, int b)
{
    int one = choice.starters[a], other = choice.starters[b];
    if (one == NOBODY || other == NOBODY)
        return 0;
    if (choice.worth[one][b] + choice.worth[other][a] <= choice.worth[one][a] + choice.worth[other][b])
        return 0;
    choice.starters[a] = other;
    choice.starters[b] = one;
    return 1;
}

static int bring_in(int shirt, int player)
{
    int now = choice.starters[shirt];
    if (choice.used[player] || now == NOBODY || choice.worth[player][shirt] <= choice.worth[now][shirt])
        return 0;
    choice.used[now] = 0;
    choice.used[player] = 1;
    choice.starters[shirt] = player;
    return 1;
}

/* Exchanges until none helps; each step raises the sum, so it ends. */
static void improve(void)
{
    int changed = 1;
    for (int pass = 0; pass < PASSES && changed; pass++) {
        changed = 0;
        for (int a = 0; a < SHEET_STARTERS; a++) {
            for (int b = a + 1; b < SHEET_STARTERS; b++)
                changed |= exchange_shirts(a, b);
            for (int i = 0; i < choice.count; i++)
                changed |= bring_in(a, i);
        }
    }
}

static void fill_bench(struct club *club, sheet_worth worth)
{
    for (int place = SHEET_STARTERS; place < SHEET_PLAYERS; place++) {
        int cell = club->sheet_cells[place], best = NOBODY, best_worth = 0;
        club->sheet_players[place] = NONE;
        for (int i = 0; i < choice.count; i++) {
            const struct player *player = &players[choice.who[i]];
            int value = worth(player, cell);
            if (choice.used[i] || (cell == 0) != is_goalkeeper(player) || (best != NOBODY && value <= best_worth))
                continue;
            best = i;
            best_worth = value;
        }
        if (best != NOBODY) {
            choice.used[best] = 1;
            club->sheet_players[place] = choice.who[best];
        }
    }
}

static u16 best_of(const struct club *club, enum attribute first, enum attribute second)
{
    u16 best = club->sheet_players[0];
    int best_sum = -1;
    for (int i = 0; i < SHEET_STARTERS; i++) {
        u16 player = club->sheet_players[i];
        int sum;
        if (player == NONE || (i == 0 && first != INFLUENCE))
            continue;
        sum = *attribute_of(&players[player], first) + *attribute_of(&players[player], second);
        if (sum > best_sum) {
            best = player;
            best_sum = sum;
        }
    }
    return best;
}

void sheet_pick(u16 index, sheet_worth worth)
{
    struct club *club = &clubs[index];
    weigh(club, sheet_kind(index), worth);
    fill_by_worth();
    improve();
    for (int shirt = 0; shirt < SHEET_STARTERS; shirt++)
        club->sheet_players[shirt] = choice.starters[shirt] == NOBODY ? NONE : choice.who[choice.starters[shirt]];
    fill_bench(club, worth);
    club->sheet_captain = best_of(club, INFLUENCE, DETERMINATION);
    club->sheet_penalties = best_of(club, SET_PIECES, SHOOTING);
    club->sheet_free_kicks = best_of(club, SET_PIECES, TECHNIQUE);
    club->sheet_corners = best_of(club, SET_PIECES, PASSING);
}

int sheet_sum(u16 club, sheet_worth worth)
{
    int sum = 0;
    for (int i = 0; i < SHEET_STARTERS; i++)
        if (is_player(clubs[club].sheet_players[i]))
            sum += worth(&players[clubs[club].sheet_players[i]], clubs[club].sheet_cells[i]);
    return sum;
}

void sheet_use_tactic(u16 club, int tactic)
{
    clubs[club].sheet_tactic = (u8)tactic;
    memcpy(clubs[club].sheet_cells, tactic_cells(tactic), sizeof clubs[club].sheet_cells);
}

void sheet_auto(u16 club)
{
    sheet_use_tactic(club, clubs[club].sheet_tactic < TACTICS ? clubs[club].sheet_tactic : DEFAULT_TACTIC);
    sheet_pick(club, sheet_worth_now);
}
