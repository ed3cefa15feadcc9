/* Who is on the pitch, where he plays, and how strong the sides are by zone. */
#include "grid.h"
#include "match_parts.h"
#include "names.h"
#include "strength.h"

enum { HOME_ADVANTAGE = 109, NO_GOALKEEPER = 120 };

struct appearance *appearance_in(struct match *m, int side, int index)
{
    return (struct appearance *)m->players + side * SHEET_PLAYERS + index;
}

struct incident *incident_in(struct match *m, int index)
{
    return (struct incident *)m->incidents + index;
}

u16 place_player(struct match *m, int side, int index)
{
    u16 player = appearance_in(m, side, index)->player;
    return is_player(player) ? player : NONE;
}

void incident_add(struct match *m, enum incident_kind kind, int side, u16 player, u16 other)
{
    struct incident *incident;
    if (m->incident_count >= INCIDENT_LIMIT)
        return;
    incident = incident_in(m, m->incident_count);
    incident->minute = m->minute;
    incident->kind = (u8)kind;
    incident->side = (u8)side;
    incident->player = player;
    incident->other = other;
    moment.kind = MOMENT_INCIDENT;
    moment.incident = m->incident_count++;
}

/* A substitute has the cell of the man he replaced, and no two starters share one. */
int shirt_of(struct match *m, int side, int index)
{
    for (int shirt = 0; index >= SHEET_STARTERS && shirt < SHEET_STARTERS; shirt++)
        if (appearance_in(m, side, shirt)->cell == appearance_in(m, side, index)->cell)
            return shirt;
    return index < SHEET_STARTERS ? index : 0;
}

static const u8 *cells_in_use(struct match *m, int side)
{
    const struct club *club = &clubs[m->clubs[side]];
    return m->tactics[side] == club->sheet_tactic ? club->sheet_cells : tactic_cells(m->tactics[side]);
}

int run_cell(struct match *m, int side, int index)
{
    int cell = cells_in_use(m, side)[SHEET_PLAYERS + shirt_of(m, side, index)];
    return cell < CELLS ? cell : 0;
}

void take_tactic(struct match *m, int side, int tactic)
{
    u8 before[SHEET_PLAYERS];
    for (int i = 0; i < SHEET_PLAYERS; i++)
        before[i] = (u8)shirt_of(m, side, i);
    m->tactics[side] = (u8)tactic;
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        struct appearance *place = appearance_in(m, side, i);
        if (i < SHEET_STARTERS || place->status != ON_THE_BENCH)
            place->cell = cells_in_use(m, side)[before[i]];
    }
}

/* The same on every look during one match day, and independent of what is decided. */
int form_of_the_day(u16 player)
{
    int spread = 4 + (20 - players[player].consistency) / 2;
    return (int)(mix(world->random[0], player) % (u32)(2 * spread + 1)) - spread;
}

int strength_on_pitch(struct match *m, int side, int index)
{
    struct appearance *place = appearance_in(m, side, index);
    u16 player = place_player(m, side, index);
    int strength;
    if (player == NONE || place->status != ON_THE_PITCH)
        return 0;
    strength = strength_in(&players[player], place->cell, place->condition);
    return strength * (100 + form_of_the_day(player)) / 100 * (side == 0 ? HOME_ADVANTAGE : 100) / 100;
}

/* A place's share in defence and midfield is its position's, in attack that of the run. */
struct zones zones_of(struct match *m, int side)
{
    static const u8 defence[ROWS] = {0, 10, 9, 6, 3, 1, 0}, midfield[ROWS] = {0, 1, 2, 6, 8, 6, 2};
    static const u8 forward[ROWS] = {0, 1, 1, 2, 4, 7, 10};
    struct zones zones = {1, 1, 1, NO_GOALKEEPER};
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        int strength = strength_on_pitch(m, side, i);
        enum row row = cell_row(appearance_in(m, side, i)->cell), run = cell_row(run_cell(m, side, i));
        if (strength == 0)
            continue;
        if (row == ROW_GOALKEEPER) {
            zones.goalkeeper = strength > NO_GOALKEEPER ? strength : NO_GOALKEEPER;
            continue;
        }
        zones.defence += strength * defence[row];
        zones.midfield += strength * (midfield[row] + midfield[run]) / 2;
        zones.attack += strength * (forward[row] + forward[run]) / 2;
    }
    return zones;
}
