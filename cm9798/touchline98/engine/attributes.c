/* A player's attributes by number, and how much each counts in a role. */
#include "attributes.h"
#include "grid.h"

u8 *attribute_of(struct player *player, enum attribute attribute)
{
#define PLACED(number, field) [number] = __builtin_offsetof(struct player, field),
    static const u16 offsets[ATTRIBUTE_COUNT] = {ATTRIBUTES(PLACED)};
#undef PLACED
    return (u8 *)player + offsets[attribute];
}

/* A goalkeeper's tackling is his shot stopping and his heading his hold on high balls, as in the public format. */
static const u8 central[ROWS][ATTRIBUTE_COUNT] = {
    [ROW_GOALKEEPER] = {[TACKLING] = 20, [POSITIONING] = 12, [HEADING] = 10, [STRENGTH] = 4, [INFLUENCE] = 4},
    [ROW_SWEEPER] = {[TACKLING] = 11, [MARKING] = 8, [POSITIONING] = 11, [PASSING] = 6, [HEADING] = 6, [PACE] = 4,
        [DETERMINATION] = 4},
    [ROW_DEFENCE] = {[TACKLING] = 12, [MARKING] = 11, [HEADING] = 8, [POSITIONING] = 7, [STRENGTH] = 5, [PACE] = 4,
        [DETERMINATION] = 3},
    [ROW_ANCHOR] = {[TACKLING] = 12, [POSITIONING] = 8, [PASSING] = 8, [STAMINA] = 7, [STRENGTH] = 5, [MARKING] = 5,
        [DETERMINATION] = 5},
    [ROW_MIDFIELD] = {[PASSING] = 12, [CREATIVITY] = 8, [TECHNIQUE] = 8, [STAMINA] = 7, [TACKLING] = 5,
        [OFF_THE_BALL] = 4, [DETERMINATION] = 3, [DRIBBLING] = 3},
    [ROW_SUPPORT] = {[CREATIVITY] = 9, [DRIBBLING] = 9, [PASSING] = 8, [TECHNIQUE] = 8, [OFF_THE_BALL] = 6, [PACE] = 4,
        [FLAIR] = 4, [SHOOTING] = 2},
    [ROW_ATTACK] = {[SHOOTING] = 16, [OFF_THE_BALL] = 9, [PACE] = 7, [HEADING] = 6, [TECHNIQUE] = 5, [DRIBBLING] = 4,
        [STRENGTH] = 3},
};

static const u8 on_the_flank[ROWS][ATTRIBUTE_COUNT] = {
    [ROW_SWEEPER] = {[TACKLING] = 11, [MARKING] = 8, [POSITIONING] = 11, [PASSING] = 6, [HEADING] = 6, [PACE] = 4,
        [DETERMINATION] = 4},
    [ROW_DEFENCE] = {[TACKLING] = 11, [PACE] = 9, [MARKING] = 8, [POSITIONING] = 7, [STAMINA] = 6, [PASSING] = 5,
        [DETERMINATION] = 4},
    [ROW_ANCHOR] = {[TACKLING] = 9, [STAMINA] = 9, [PACE] = 8, [PASSING] = 8, [POSITIONING] = 6, [MARKING] = 5,
        [DETERMINATION] = 5},
    [ROW_MIDFIELD] = {[DRIBBLING] = 9, [PACE] = 9, [PASSING] = 9, [TECHNIQUE] = 8, [STAMINA] = 7, [OFF_THE_BALL] = 5,
        [CREATIVITY] = 3},
    [ROW_SUPPORT] = {[DRIBBLING] = 10, [PACE] = 10, [TECHNIQUE] = 8, [PASSING] = 7, [OFF_THE_BALL] = 6, [FLAIR] = 5,
        [CREATIVITY] = 4},
    [ROW_ATTACK] = {[PACE] = 11, [SHOOTING] = 10, [DRIBBLING] = 9, [OFF_THE_BALL] = 8, [TECHNIQUE] = 8, [FLAIR] = 4},
};

const u8 *role_weights(int cell)
{
    enum row row = cell_row(cell);
    return cell_lane(cell) == LANE_CENTRE ? central[row] : on_the_flank[row];
}

/* The few attributes that count in a role, found once: this is asked millions of times in a season. */
struct part { u16 place, weight; };
static struct part parts[CELLS][ATTRIBUTE_COUNT + 1];

static void find_parts(int cell)
{
    const u8 *weights = role_weights(cell);
    static struct player somebody;
    int count = 0;
    for (int i = 0; i < ATTRIBUTE_COUNT; i++)
        if (weights[i] > 0) {
            parts[cell][count].place = (u16)(attribute_of(&somebody, (enum attribute)i) - (u8 *)&somebody);
            parts[cell][count++].weight = weights[i];
        }
}

int role_skill(const struct player *player, int cell)
{
    int sum = 0;
    if (parts[cell][0].weight == 0)
        find_parts(cell);
    for (const struct part *part = parts[cell]; part->weight > 0; part++)
        sum += part->weight * ((const u8 *)player)[part->place];
    return sum;
}
