/* A match minute by minute: the one function that plays every match. */
#include "attendance.h"
#include "competitions.h"
#include "cups.h"
#include "grid.h"
#include "humans.h"
#include "match_parts.h"
#include "memory.h"
#include "names.h"
#include "platform.h"
#include "tactics.h"

enum { EFFORT = 40, RUNNING = 2, STEP = 5 };  /* what 90 minutes cost a man without stamina; a row of running; minutes */

struct moment moment;

static void take_places(struct match *m, int side)
{
    const struct club *club = &clubs[m->clubs[side]];
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        struct appearance *place = appearance_in(m, side, i);
        u16 player = club->sheet_players[i];
        int plays = i < SHEET_STARTERS && is_player(player), run = club->sheet_cells[SHEET_PLAYERS + i];
        place->player = is_player(player) ? player : NONE;
        place->cell = club->sheet_cells[i];
        place->run = run < CELLS ? (u8)run : 0;
        place->status = plays ? ON_THE_PITCH : ON_THE_BENCH;
        place->rating = 6;
        place->minute_on = plays ? 0 : NEVER;
        place->minute_off = NEVER;
        place->condition = (u8)(is_player(player) ? player_condition(&players[player]) : 0);
    }
}

static void take_first_leg(struct match *m, const struct fixture *fixture)
{
    m->must_end = (u8)tie_must_end(fixture);
    if (fixture->leg != LEG_SECOND || fixture->first_leg >= world->fixture_count)
        return;
    m->first_leg[0] = fixtures[fixture->first_leg].away_goals;
    m->first_leg[1] = fixtures[fixture->first_leg].home_goals;
}

void match_begin(struct match *m, int fixture, const struct stream *start)
{
    struct stream stream = *start;
    memset(m, 0, sizeof *m);
    m->fixture = (u16)fixture;
    m->clubs[0] = fixtures[fixture].home;
    m->clubs[1] = fixtures[fixture].away;
    m->man_of_match = NONE;
    m->phase = MATCH_FIRST_HALF;
    take_first_leg(m, &fixtures[fixture]);
    for (int side = 0; side < SIDES; side++) {
        u8 tactic = clubs[m->clubs[side]].sheet_tactic;
        m->tactics[side] = tactic < TACTICS ? tactic : DEFAULT_TACTIC;
        take_places(m, side);
    }
    m->attendance = attendance(&fixtures[fixture], &stream);
    stream_keep(m->random, &stream);
    moment.kind = MOMENT_KICK_OFF;
    balance_forget();
}

static int effort_of(const struct appearance *place)
{
    int rows = (int)cell_row(place->run) - (int)cell_row(place->cell);
    if (place->cell == 0)
        return 10;
    return EFFORT - players[place->player].stamina * 6 / 10 + RUNNING * (rows < 0 ? -rows : rows);
}

/* What the last minutes cost: over a whole match EFFORT less his stamina, more for those who run up and down. */
static void tire(struct match *m)
{
    if (m->minute % STEP != 0)
        return;
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < SHEET_PLAYERS; i++) {
            struct appearance *place = appearance_in(m, side, i);
            int effort;
            if (place_player(m, side, i) == NONE || place->status != ON_THE_PITCH)
                continue;
            effort = effort_of(place);
            effort = m->minute * effort / (2 * HALF_MINUTES) - (m->minute - STEP) * effort / (2 * HALF_MINUTES);
            place->condition = (u8)(place->condition > effort ? place->condition - effort : 0);
        }
    balance_changed();
}

static int is_level(const struct match *m)
{
    return m->must_end && tie_leader(m->goals[0], m->goals[1], m->first_leg[0], m->first_leg[1], m->must_end == 2) == 0;
}

static void end_half(struct match *m)
{
    switch (m->minute) {
    case HALF_MINUTES:
        m->phase = MATCH_HALF_TIME;
        break;
    case 2 * HALF_MINUTES:
        m->phase = is_level(m) ? MATCH_LEVEL : MATCH_FULL_TIME;
        break;
    case 2 * HALF_MINUTES + 15:
        m->phase = MATCH_EXTRA_BREAK;
        break;
    case 2 * HALF_MINUTES + 30:
        m->phase = is_level(m) ? MATCH_SHOOT_OUT : MATCH_FULL_TIME;
        break;
    default:
        return;
    }
    rate_players(m);
}

static int is_running(const struct match *m)
{
    return m->phase == MATCH_FIRST_HALF || m->phase == MATCH_SECOND_HALF || m->phase == MATCH_EXTRA_FIRST
        || m->phase == MATCH_EXTRA_SECOND;
}

static void play_minute(struct match *m, struct stream *stream)
{
    m->minute++;
    moment.kind = MOMENT_NONE;
    tire(m);
    for (int side = 0; side < SIDES; side++) {
        m->midfield[side] = (u16)(m->midfield[side] + balance_of(m)->midfield[side] / 8);
        attack(m, side, stream);
    }
    for (int side = 0; side < SIDES; side++)
        foul_play(m, side, stream);
}

/* The game's own managers look at the bench now and then, and when something has happened. */
static void manage(struct match *m)
{
    for (int side = 0; side < SIDES; side++)
        if ((m->minute % STEP == 0 || moment.kind == MOMENT_INCIDENT || m->minute == 78) && !club_is_played(m->clubs[side]))
            manage_side(m, side);
}

int match_play_minute(struct match *m)
{
    struct stream stream = stream_of(m->random);
    if (m->phase == MATCH_SHOOT_OUT) {
        moment.kind = MOMENT_NONE;
        shoot_out_kick(m, &stream);
        stream_keep(m->random, &stream);
        return m->phase == MATCH_SHOOT_OUT;
    }
    if (!is_running(m))
        return 0;
    play_minute(m, &stream);
    stream_keep(m->random, &stream);
    manage(m);
    end_half(m);
    return is_running(m);
}

void match_go_on(struct match *m)
{
    if (m->phase == MATCH_HALF_TIME)
        m->phase = MATCH_SECOND_HALF;
    else if (m->phase == MATCH_LEVEL)
        m->phase = MATCH_EXTRA_FIRST;
    else if (m->phase == MATCH_EXTRA_BREAK)
        m->phase = MATCH_EXTRA_SECOND;
}

void match_play_all(struct match *m)
{
    while (m->phase != MATCH_FULL_TIME) {
        match_go_on(m);
        match_play_minute(m);
    }
    platform_yield();
}
