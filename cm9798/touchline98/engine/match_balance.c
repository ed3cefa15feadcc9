/* What the sides can do at a moment of a match: strengths of the men, and from them chances by lane.
 *
 * A man counts in defence and midfield by his place, in attack by where he runs; who runs leaves some of his place open. */
#include "competitions.h"
#include "grid.h"
#include "match_parts.h"
#include "memory.h"
#include "strength.h"

enum { HOME_ADVANTAGE = 109, NO_GOALKEEPER = 120, SHOT_A_MINUTE = 9600, LED_WELL = 30, NOBODY_LEADS = -28 };

struct zones { int defence, midfield, attack, defence_in[LANES], attack_in[LANES]; };

static struct balance now;
static const struct match *of;                /* whose balance it is */
static int stale = 1;
static int known[SIDES][SHEET_PLAYERS];       /* strength of a fresh man in his cell, all but his condition */
static u16 known_cell[SIDES][SHEET_PLAYERS];

void balance_changed(void)
{
    stale = 1;
}

void balance_forget(void)
{
    of = 0;
    stale = 1;
}

int share(int own, int other)
{
    while (own + other > 1000000) {
        own /= 2;
        other /= 2;
    }
    return own * (2 * EVEN) / (own + other + 1);
}

static int is_big(const struct fixture *fixture)
{
    int kind = fixture_kind(fixture);
    return fixture->neutral || kind == KIND_EUROPE || kind == KIND_PLAYOFF || kind == KIND_INTERNATIONAL;
}

static int fresh_strength(struct match *m, int side, int index)
{
    const struct appearance *place = appearance_in(m, side, index);
    const struct player *player = &players[place->player];
    const struct fixture *fixture = &fixtures[m->fixture];
    int strength = skill_in(player, place->cell) * fit_percent(player, place->cell) / 100;
    strength = strength * (95 + player->morale * 5 / 10) / 100 * (100 + form_of_the_day(place->player)) / 100;
    if (is_big(fixture))
        strength = strength * (970 + 3 * player->big_occasion) / 1000;
    return side == 0 && !fixture->neutral ? strength * HOME_ADVANTAGE / 100 : strength;
}

/* A captain on the pitch lifts his side by what he has of influence and determination; in thousandths. */
static int leadership(struct match *m, int side)
{
    u16 captain = clubs[m->clubs[side]].sheet_captain;
    for (int i = 0; captain != NONE && i < SHEET_PLAYERS; i++)
        if (appearance_in(m, side, i)->player == captain && appearance_in(m, side, i)->status == ON_THE_PITCH)
            return (2 * players[captain].influence + players[captain].determination - LED_WELL) * 14 / 10;
    return NOBODY_LEADS;
}

static int strength_now(struct match *m, int side, int index)
{
    const struct appearance *place = appearance_in(m, side, index);
    if (place_player(m, side, index) == NONE || place->status != ON_THE_PITCH)
        return 0;
    if (known_cell[side][index] != place->cell) {
        known_cell[side][index] = place->cell;
        known[side][index] = fresh_strength(m, side, index);
    }
    return known[side][index] * (40 + 60 * place->condition / 100) / 100;
}

static void add_by_lane(int lanes[LANES], int worth, int cell)
{
    static const u8 parts[5][LANES] = {{7, 3, 0}, {3, 6, 1}, {2, 6, 2}, {1, 6, 3}, {0, 3, 7}};
    const u8 *part = parts[(cell + 4) % 5];
    for (int lane = 0; lane < LANES; lane++)
        lanes[lane] += worth * part[lane] / 10;
}

static void add_man(struct zones *zones, const struct appearance *place, int strength)
{
    static const u8 defence[ROWS] = {0, 11, 9, 7, 3, 1, 0}, midfield[ROWS] = {0, 1, 2, 7, 8, 6, 2};
    static const u8 forward[ROWS] = {0, 1, 1, 2, 4, 7, 10};
    enum row row = cell_row(place->cell), run = cell_row(place->run);
    int behind = strength * (3 * defence[row] + defence[run]) / 4, ahead = strength * (forward[row] + forward[run]) / 2;
    zones->defence += behind;
    zones->midfield += strength * (midfield[row] + midfield[run]) / 2;
    zones->attack += ahead;
    add_by_lane(zones->defence_in, behind, place->cell);
    add_by_lane(zones->attack_in, ahead, place->run == 0 ? place->cell : place->run);
}

static struct zones zones_of(struct match *m, int side)
{
    struct zones zones = {1, 1, 1, {1, 1, 1}, {1, 1, 1}};
    int led = 1000 + leadership(m, side);
    now.goalkeeper[side] = NO_GOALKEEPER;
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        const struct appearance *place = appearance_in(m, side, i);
        int strength = strength_now(m, side, i) * led / 1000;
        now.strength[side][i] = strength;
        if (strength == 0)
            continue;
        if (place->cell == 0)
            now.goalkeeper[side] = strength > NO_GOALKEEPER ? strength : NO_GOALKEEPER;
        else
            add_man(&zones, place, strength);
    }
    return zones;
}

/* The left of one side is the right of the other. */
static void weigh(int side, const struct zones *own, const struct zones *other)
{
    int middle = share(own->midfield, other->midfield);
    now.midfield[side] = middle;
    for (int lane = 0; lane < LANES; lane++) {
        int front = share(own->attack + 3 * own->attack_in[lane], other->defence + 3 * other->defence_in[LANES - 1 - lane]);
        now.shot[side][lane] = SHOT_A_MINUTE * middle / EVEN * ((3 * front + EVEN) / 4) / EVEN * front / EVEN;
        now.lane[side][lane] = own->attack_in[lane] + (lane > 0 ? now.lane[side][lane - 1] : 0);
    }
}

const struct balance *balance_of(struct match *m)
{
    struct zones zones[SIDES];
    if (of != m)
        memset(known_cell, 0xFF, sizeof known_cell);
    else if (!stale)
        return &now;
    of = m;
    stale = 0;
    for (int side = 0; side < SIDES; side++)
        zones[side] = zones_of(m, side);
    for (int side = 0; side < SIDES; side++)
        weigh(side, &zones[side], &zones[1 - side]);
    return &now;
}
