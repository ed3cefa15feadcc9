/* Who is on the pitch and what happened to him. */
#include "grid.h"
#include "match_parts.h"
#include "names.h"

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
    balance_changed();
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

static const u8 *cells_of(struct match *m, int side, int tactic)
{
    const struct club *club = &clubs[m->clubs[side]];
    return tactic == club->sheet_tactic ? club->sheet_cells : tactic_cells(tactic);
}

/* Whose place on the pitch a substitute has: that of the starter with the same cell. */
static int shirt_of(struct match *m, int side, int index)
{
    for (int shirt = 0; index >= SHEET_STARTERS && shirt < SHEET_STARTERS; shirt++)
        if (appearance_in(m, side, shirt)->cell == appearance_in(m, side, index)->cell)
            return shirt;
    return index < SHEET_STARTERS ? index : 0;
}

void take_tactic(struct match *m, int side, int tactic)
{
    u8 before[SHEET_PLAYERS];
    const u8 *cells = cells_of(m, side, tactic);
    for (int i = 0; i < SHEET_PLAYERS; i++)
        before[i] = (u8)shirt_of(m, side, i);
    m->tactics[side] = (u8)tactic;
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        struct appearance *place = appearance_in(m, side, i);
        if (i >= SHEET_STARTERS && place->status == ON_THE_BENCH)
            continue;
        place->cell = cells[before[i]] < CELLS ? cells[before[i]] : 0;
        place->run = cells[SHEET_PLAYERS + before[i]] < CELLS ? cells[SHEET_PLAYERS + before[i]] : place->cell;
    }
    balance_changed();
}

/* The same on every look during one match day, and independent of what is decided. */
int form_of_the_day(u16 player)
{
    int spread = 4 + (20 - players[player].consistency) / 2;
    return (int)(mix(world->random[0], player) % (u32)(2 * spread + 1)) - spread;
}
