/* How well a player plays in a cell: his skill for the role, his fit, his condition, his morale. */
#include "strength.h"
#include "attributes.h"
#include "grid.h"

static int pair(u32 pairs, int number)
{
    int value = (int)(pairs >> (2 * number) & 3);
    return value > 2 ? 2 : value;
}

int position_rating(const struct player *player, int row)
{
    return pair(player->positions, row);
}

int is_goalkeeper(const struct player *player)
{
    return position_rating(player, ROW_GOALKEEPER) > 0;
}

/* A role next to one he can play is half known; a strange one costs him half his skill. */
static int role_fit(const struct player *player, enum row row)
{
    static const u8 by_distance[] = {0, 80, 66};
    int known = position_rating(player, row);
    if (known > 0)
        return known == 2 ? 100 : 92;
    if (row == ROW_GOALKEEPER)
        return 30;
    if (is_goalkeeper(player))
        return 40;
    for (int distance = 1; distance <= 2; distance++)
        for (int side = -1; side <= 1; side += 2) {
            int other = (int)row + side * distance;
            if (other > ROW_GOALKEEPER && other < ROWS && position_rating(player, other) > 0)
                return by_distance[distance];
        }
    return 50;
}

static int side_fit(const struct player *player, enum lane lane)
{
    int right = pair(player->positions, 7), left = pair(player->sides, 0), centre = pair(player->sides, 1);
    int known = lane == LANE_LEFT ? left : lane == LANE_RIGHT ? right : centre;
    if (right + left + centre == 0)
        return 95;
    return known == 2 ? 100 : known == 1 ? 95 : 82;
}

int fit_percent(const struct player *player, int cell)
{
    enum row row = cell_row(cell);
    int role = role_fit(player, row);
    return row == ROW_GOALKEEPER ? role : role * side_fit(player, cell_lane(cell)) / 100;
}

/* Two parts by what a manager sees, three by ability, which shows in the attributes but not in each of them. */
int skill_in(const struct player *player, int cell)
{
    return (2 * role_skill(player, cell) + 15 * player->ability) / 5;
}

int strength_in(const struct player *player, int cell, int condition)
{
    int strength = skill_in(player, cell) * fit_percent(player, cell) / 100;
    strength = strength * (40 + 60 * condition / 100) / 100;
    return strength * (95 + player->morale * 5 / 10) / 100;
}
