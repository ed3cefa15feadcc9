/* A match minute by minute: the one function that plays every match. */
#include "match_parts.h"
#include "memory.h"
#include "names.h"
#include "platform.h"
#include "tactics.h"

enum { EFFORT = 44 };                         /* what 90 minutes cost a man without stamina */

struct moment moment;

static void take_places(struct match *m, int side)
{
    const struct club *club = &clubs[m->clubs[side]];
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        struct appearance *place = appearance_in(m, side, i);
        u16 player = club->sheet_players[i];
        int plays = i < SHEET_STARTERS && is_player(player);
        place->player = is_player(player) ? player : NONE;
        place->cell = club->sheet_cells[i];
        place->status = plays ? ON_THE_PITCH : ON_THE_BENCH;
        place->rating = 6;
        place->minute_on = plays ? 0 : NEVER;
        place->minute_off = NEVER;
        place->condition = (u8)(is_player(player) ? player_condition(&players[player]) : 0);
    }
}

static u16 crowd(const struct club *home, const struct club *away, struct stream *stream)
{
    int percent = 50 + home->support / 2 + away->reputation / 10 + (20 - home->position) / 2 + (int)stream_below(stream, 15);
    return (u16)(home->capacity * (percent > 100 ? 100 : percent) / 100);
}

void match_begin(struct match *m, int fixture, const struct stream *start)
{
    struct stream stream = *start;
    memset(m, 0, sizeof *m);
    m->fixture = (u16)fixture;
    m->clubs[0] = fixtures[fixture].home;
    m->clubs[1] = fixtures[fixture].away;
    m->phase = MATCH_FIRST_HALF;
    for (int side = 0; side < SIDES; side++) {
        u8 tactic = clubs[m->clubs[side]].sheet_tactic;
        m->tactics[side] = tactic < TACTICS ? tactic : DEFAULT_TACTIC;
        take_places(m, side);
    }
    m->attendance = crowd(&clubs[m->clubs[0]], &clubs[m->clubs[1]], &stream);
    stream_keep(m->random, &stream);
    moment.kind = MOMENT_KICK_OFF;
}

/* What a minute costs: over the whole match EFFORT less his stamina. */
static void tire(struct match *m)
{
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < SHEET_PLAYERS; i++) {
            struct appearance *place = appearance_in(m, side, i);
            u16 player = place_player(m, side, i);
            int effort;
            if (player == NONE || place->status != ON_THE_PITCH)
                continue;
            effort = place->cell == 0 ? 10 : EFFORT - players[player].stamina;
            effort = m->minute * effort / (2 * HALF_MINUTES) - (m->minute - 1) * effort / (2 * HALF_MINUTES);
            place->condition = (u8)(place->condition > effort ? place->condition - effort : 0);
        }
}

static int is_persons(u16 club)
{
    u16 manager = clubs[club].manager;
    return manager < world->manager_count && managers[manager].human;
}

static void end_half(struct match *m, enum match_phase next)
{
    m->phase = (u8)next;
    rate_players(m);
}

int match_play_minute(struct match *m)
{
    struct stream stream = stream_of(m->random);
    struct zones zones[SIDES];
    if (m->phase != MATCH_FIRST_HALF && m->phase != MATCH_SECOND_HALF)
        return 0;
    m->minute++;
    moment.kind = MOMENT_NONE;
    tire(m);
    for (int side = 0; side < SIDES; side++)
        zones[side] = zones_of(m, side);
    for (int side = 0; side < SIDES; side++)
        attack(m, side, zones, &stream);
    for (int side = 0; side < SIDES; side++)
        foul_play(m, side, &stream);
    stream_keep(m->random, &stream);
    for (int side = 0; side < SIDES; side++)
        if (!is_persons(m->clubs[side]))
            manage_side(m, side);
    if (m->minute == HALF_MINUTES)
        end_half(m, MATCH_HALF_TIME);
    if (m->minute == 2 * HALF_MINUTES)
        end_half(m, MATCH_FULL_TIME);
    return m->phase == MATCH_FIRST_HALF || m->phase == MATCH_SECOND_HALF;
}

void match_play_all(struct match *m)
{
    while (m->phase != MATCH_FULL_TIME) {
        if (m->phase == MATCH_HALF_TIME)
            m->phase = MATCH_SECOND_HALF;
        match_play_minute(m);
    }
    platform_yield();
}
