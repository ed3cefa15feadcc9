/* Penalties when nothing else has decided a tie: five each, then one each until one side is ahead. */
#include "match_parts.h"

enum { KICKS = 5, PENALTY_GOAL = 43000, A_POINT = 500 };

static int ability_to_kick(const struct player *player)
{
    return 2 * player->set_pieces + player->shooting + player->determination / 2;
}

/* The sheet's taker first, then the best of those who are left; when all have kicked it begins again. */
static int kicker(struct match *m, int side, int number)
{
    int used[SHEET_PLAYERS] = {0}, best = -1;
    for (int turn = 0, left = 0; turn <= number; turn++) {
        if (left == 0)
            for (int i = 0; i < SHEET_PLAYERS; i++) {
                used[i] = place_player(m, side, i) == NONE || appearance_in(m, side, i)->status != ON_THE_PITCH;
                left += !used[i];
            }
        best = -1;
        for (int i = 0; i < SHEET_PLAYERS; i++) {
            u16 player = place_player(m, side, i);
            int worth = used[i] ? -1 : ability_to_kick(&players[player]) + 100 * (player == clubs[m->clubs[side]].sheet_penalties);
            if (worth >= 0 && (best < 0 || worth > ability_to_kick(&players[place_player(m, side, best)])
                                                     + 100 * (place_player(m, side, best) == clubs[m->clubs[side]].sheet_penalties)))
                best = i;
        }
        if (best < 0)
            return -1;
        used[best] = 1;
        left--;
    }
    return best;
}

static int is_over(const struct match *m)
{
    int behind = m->penalties[0] < m->penalties[1] ? 0 : 1, ahead = m->penalties[1 - behind] - m->penalties[behind];
    int left = m->kicks[behind] < KICKS ? KICKS - m->kicks[behind] : 0;
    if (ahead > left && m->kicks[0] <= KICKS && m->kicks[1] <= KICKS)
        return 1;
    return ahead > 0 && m->kicks[0] == m->kicks[1] && m->kicks[0] >= KICKS;
}

void shoot_out_kick(struct match *m, struct stream *stream)
{
    int side = m->kicks[0] > m->kicks[1], index = kicker(m, side, m->kicks[side]), chance = PENALTY_GOAL, scored;
    if (index >= 0)
        chance += A_POINT * players[place_player(m, side, index)].set_pieces;
    scored = index >= 0 && (int)(stream_next(stream) >> 16) < chance;
    m->kicks[side]++;
    m->penalties[side] = (u8)(m->penalties[side] + scored);
    incident_add(m, scored ? INCIDENT_SHOOT_OUT_GOAL : INCIDENT_SHOOT_OUT_MISS, side,
                 index < 0 ? NONE : place_player(m, side, index), NONE);
    if (m->kicks[0] > 50 && m->kicks[0] == m->kicks[1] && m->penalties[0] == m->penalties[1])
        m->penalties[0]++; /* nobody waits for the morning */
    if (is_over(m))
        m->phase = MATCH_FULL_TIME;
}
