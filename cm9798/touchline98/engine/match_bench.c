/* The game's own manager during a match: he replaces the injured and the tired, and dares more when he is behind. */
#include "competitions.h"
#include "grid.h"
#include "match_parts.h"
#include "strength.h"

enum { TIRED = 62, EXHAUSTED = 36, BOLDER = 3, LAST_TACTIC = TACTICS - 1 };

void make_substitution(struct match *m, int side, int off, int on)
{
    struct appearance *leaves = appearance_in(m, side, off), *comes = appearance_in(m, side, on);
    leaves->status = TAKEN_OFF;
    leaves->minute_off = m->minute;
    comes->status = ON_THE_PITCH;
    comes->minute_on = m->minute > 0 ? m->minute : 1;
    comes->cell = leaves->cell;
    comes->run = leaves->run;
    m->subs_used[side]++;
    incident_add(m, INCIDENT_SUBSTITUTION, side, leaves->player, comes->player);
}

static int bench_strength(struct match *m, int side, int index, int cell)
{
    const struct appearance *place = appearance_in(m, side, index);
    u16 player = place_player(m, side, index);
    return player == NONE || place->status != ON_THE_BENCH ? 0 : strength_in(&players[player], cell, place->condition);
}

static int best_on_bench(struct match *m, int side, int cell)
{
    int best = -1, most = 0;
    for (int i = SHEET_STARTERS; i < SHEET_PLAYERS; i++) {
        int strength = bench_strength(m, side, i, cell);
        if (strength > most) {
            best = i;
            most = strength;
        }
    }
    return best;
}

static int most_tired(struct match *m, int side)
{
    int worst = -1;
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        struct appearance *place = appearance_in(m, side, i);
        int tired = place->status == ON_THE_PITCH && (place->cell != 0 || place->condition < EXHAUSTED);
        if (tired && (worst < 0 || place->condition < appearance_in(m, side, worst)->condition))
            worst = i;
    }
    return worst;
}

static void replace_tired(struct match *m, int side, int limit)
{
    int off = most_tired(m, side), on;
    struct appearance *place;
    if (off < 0 || m->subs_used[side] >= substitutions_in(m))
        return;
    place = appearance_in(m, side, off);
    on = place->condition < limit ? best_on_bench(m, side, place->cell) : -1;
    if (on >= 0 && bench_strength(m, side, on, place->cell) * 20 > balance_of(m)->strength[side][off] * 19)
        make_substitution(m, side, off, on);
}

/* With the goalkeeper sent off, a forward makes way for the one on the bench. */
static void mind_the_goal(struct match *m, int side)
{
    int forward = -1, keeper = best_on_bench(m, side, 0);
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        struct appearance *place = appearance_in(m, side, i);
        if (place->status != ON_THE_PITCH)
            continue;
        if (place->cell == 0)
            return;
        if (forward < 0 || cell_row(place->cell) > cell_row(appearance_in(m, side, forward)->cell))
            forward = i;
    }
    if (forward < 0 || keeper < 0 || m->subs_used[side] >= substitutions_in(m)
        || !is_goalkeeper(&players[place_player(m, side, keeper)]))
        return;
    make_substitution(m, side, forward, keeper);
    appearance_in(m, side, keeper)->cell = appearance_in(m, side, keeper)->run = 0;
    balance_changed();
}

/* Goals before this match count too. */
static void dare_more(struct match *m, int side)
{
    int tactic = m->tactics[side] + BOLDER, ahead = m->goals[side] + m->first_leg[side] - m->goals[1 - side] - m->first_leg[1 - side];
    if (ahead < 0)
        take_tactic(m, side, tactic > LAST_TACTIC ? LAST_TACTIC : tactic);
}

/* A narrow lead late in the match is held. */
static void hold_on(struct match *m, int side)
{
    int tactic = m->tactics[side] - BOLDER;
    if (m->goals[side] + m->first_leg[side] - m->goals[1 - side] - m->first_leg[1 - side] == 1)
        take_tactic(m, side, tactic < 0 ? 0 : tactic);
}

int substitutions_in(const struct match *m)
{
    return competitions[fixtures[m->fixture].competition].substitutes_used;
}

void manage_side(struct match *m, int side)
{
    mind_the_goal(m, side);
    replace_tired(m, side, EXHAUSTED);
    if (m->minute == 60 || m->minute == 68 || m->minute == 76)
        replace_tired(m, side, TIRED);
    if (m->minute == 78)
        dare_more(m, side);
    if (m->minute == 80)
        hold_on(m, side);
}
