/* A side's minute in attack: whether it comes to a shot, who shoots, and whether it is a goal. */
#include "attributes.h"
#include "grid.h"
#include "match_parts.h"

/* Chances are parts of 65,536. */
enum { GOAL_A_SHOT = 7850, ON_TARGET = 22000, PENALTY_GOAL = 34000, PENALTY_SKILL = 1400 };
enum { PENALTIES = 13, FREE_KICKS = 60, CORNERS = 150, OF_SHOTS = 1000, ASSISTED = 75 };

int choose_weighted(const int *weights, int count, struct stream *stream)
{
    u32 sum = 0, at;
    for (int i = 0; i < count; i++)
        sum += (u32)weights[i];
    if (sum == 0)
        return -1;
    at = stream_next(stream) % sum;
    for (int i = 0; i < count; i++) {
        if (at < (u32)weights[i])
            return i;
        at -= (u32)weights[i];
    }
    return -1;
}

static int happens(struct stream *stream, int chance)
{
    return (int)(stream_next(stream) >> 16) < chance;
}

typedef int (*liking)(const struct player *player, int row);

static int likes_to_shoot(const struct player *player, int row)
{
    static const u8 places[ROWS] = {0, 1, 2, 3, 6, 10, 18};
    return places[row] * (6 + player->shooting + player->off_the_ball);
}

static int likes_to_head(const struct player *player, int row)
{
    static const u8 places[ROWS] = {0, 6, 8, 5, 5, 6, 12};
    return places[row] * (2 + player->heading + player->strength / 2);
}

static int likes_to_pass(const struct player *player, int row)
{
    static const u8 places[ROWS] = {0, 2, 3, 4, 8, 10, 6};
    return places[row] * (4 + player->passing + player->creativity);
}

/* One of those on the pitch but `not`, by his place in attack and his gifts; -1 when nobody is left. */
static int choose(struct match *m, int side, liking likes, int not, struct stream *stream)
{
    int weights[SHEET_PLAYERS];
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        u16 player = place_player(m, side, i);
        int there = player != NONE && appearance_in(m, side, i)->status == ON_THE_PITCH && i != not;
        weights[i] = there ? likes(&players[player], cell_row(appearance_in(m, side, i)->run)) : 0;
    }
    return choose_weighted(weights, SHEET_PLAYERS, stream);
}

/* The sheet's taker when he is on the pitch, else whoever likes to shoot. */
static int taker(struct match *m, int side, u16 wanted, struct stream *stream)
{
    for (int i = 0; i < SHEET_PLAYERS; i++)
        if (wanted != NONE && appearance_in(m, side, i)->player == wanted
            && appearance_in(m, side, i)->status == ON_THE_PITCH)
            return i;
    return choose(m, side, likes_to_shoot, -1, stream);
}

static void score(struct match *m, int side, int scorer, int helper, enum incident_kind kind)
{
    m->goals[side]++;
    appearance_in(m, side, scorer)->goals++;
    if (helper >= 0)
        appearance_in(m, side, helper)->assists++;
    incident_add(m, kind, side, place_player(m, side, scorer), helper >= 0 ? place_player(m, side, helper) : NONE);
}

/* The shooter against the goalkeeper; `first` and `second` are the attributes that count for this kind of shot. */
static int goal_chance(struct match *m, int side, int shooter, int first, int second)
{
    const struct player *player = &players[place_player(m, side, shooter)];
    int place = appearance_in(m, side, shooter)->condition; /* a shot needs less of it than the way there */
    int skill = (first * 36 + second * 14 + player->ability * 5) / 2 * (70 + 30 * place / 100) / 100;
    int part = share(skill * (100 + form_of_the_day(place_player(m, side, shooter))) / 100, balance_of(m)->goalkeeper[1 - side]);
    return GOAL_A_SHOT * part / EVEN * ((part + EVEN) / 2) / EVEN;
}

static void shoot(struct match *m, int side, int shooter, int helper, int chance, struct stream *stream)
{
    int roll = (int)(stream_next(stream) >> 16);
    m->shots[side]++;
    appearance_in(m, side, shooter)->shots++;
    moment.side = side;
    moment.player = place_player(m, side, shooter);
    moment.other = NONE;
    moment.kind = MOMENT_WIDE;
    if (roll < chance + ON_TARGET) {
        m->shots_on_target[side]++;
        moment.kind = MOMENT_SAVED;
    }
    if (roll < chance)
        score(m, side, shooter, helper, INCIDENT_GOAL);
}

static void penalty(struct match *m, int side, struct stream *stream)
{
    int shooter = taker(m, side, clubs[m->clubs[side]].sheet_penalties, stream);
    if (shooter < 0)
        return;
    m->shots[side]++;
    if (happens(stream, PENALTY_GOAL + PENALTY_SKILL * players[place_player(m, side, shooter)].set_pieces)) {
        m->shots_on_target[side]++;
        score(m, side, shooter, -1, INCIDENT_PENALTY_GOAL);
    } else {
        incident_add(m, INCIDENT_PENALTY_MISSED, side, place_player(m, side, shooter), NONE);
    }
}

/* Over the wall and under the bar: that can be learnt. */
static void free_kick(struct match *m, int side, struct stream *stream)
{
    int shooter = taker(m, side, clubs[m->clubs[side]].sheet_free_kicks, stream);
    const struct player *player;
    int chance;
    if (shooter < 0)
        return;
    player = &players[place_player(m, side, shooter)];
    chance = goal_chance(m, side, shooter, player->set_pieces, player->technique);
    shoot(m, side, shooter, -1, chance * (30 + 6 * player->set_pieces) / 100, stream);
}

/* A corner is as good as the man who takes it and the man who heads it. */
static void corner(struct match *m, int side, struct stream *stream)
{
    int from = taker(m, side, clubs[m->clubs[side]].sheet_corners, stream);
    int shooter = choose(m, side, likes_to_head, from, stream), taken, headed;
    m->corners[side]++;
    if (from < 0 || shooter < 0)
        return;
    taken = players[place_player(m, side, from)].set_pieces;
    headed = players[place_player(m, side, shooter)].heading;
    shoot(m, side, shooter, from, goal_chance(m, side, shooter, (headed + taken) / 2, taken), stream);
}

static void open_play(struct match *m, int side, struct stream *stream)
{
    int shooter = choose(m, side, likes_to_shoot, -1, stream), helper = -1;
    const struct player *player;
    if (shooter < 0)
        return;
    if (stream_below(stream, 100) < ASSISTED)
        helper = choose(m, side, likes_to_pass, shooter, stream);
    player = &players[place_player(m, side, shooter)];
    shoot(m, side, shooter, helper, goal_chance(m, side, shooter, player->shooting, player->technique), stream);
}

/* The high half of one draw decides whether there is a shot, the low half where the attack comes from. */
void attack(struct match *m, int side, struct stream *stream)
{
    const struct balance *balance = balance_of(m);
    u32 roll = stream_next(stream);
    int at = (int)(roll & 0xFFFF) * (balance->lane[side][LANES - 1] / 64) / 1024, way, lane = 0;
    while (lane < LANES - 1 && at >= balance->lane[side][lane])
        lane++;
    if ((int)(roll >> 16) >= balance->shot[side][lane])
        return;
    way = (int)stream_below(stream, OF_SHOTS);
    if (way < PENALTIES)
        penalty(m, side, stream);
    else if (way < PENALTIES + FREE_KICKS)
        free_kick(m, side, stream);
    else if (way < PENALTIES + FREE_KICKS + CORNERS)
        corner(m, side, stream);
    else
        open_play(m, side, stream);
}
