/* Drawing what the data files leave open in a player: ability, attributes, age, contract, worth. */
#include "draw.h"
#include "attributes.h"
#include "calendar.h"
#include "data.h"
#include "grid.h"
#include "strength.h"

static int between(struct stream *stream, int low, int high)
{
    return low + (int)stream_below(stream, (u32)(high - low + 1));
}

static int clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

static int age_on_start(const struct player *player)
{
    return 97 - player->birth[2] - (player->birth[1] > 7);
}

static void draw_birth(struct player *player, struct stream *stream)
{
    int age = player->birth[2];
    if (player->birth[1] != 0)
        return;
    age = age >= 15 && age <= 45 ? age : between(stream, 18, 33);
    player->birth[0] = (u8)between(stream, 1, 28);
    player->birth[1] = (u8)between(stream, 1, 12);
    player->birth[2] = (u8)(97 - age - (player->birth[1] > 7));
}

static void draw_ability(struct player *player, struct stream *stream)
{
    int level = player->club >= FIRST_REAL_CLUB && player->club < world->club_count ? clubs[player->club].reputation : 40;
    int room = clamp((30 - age_on_start(player)) * 4, 0, 50);
    if (player->ability <= 0)
        player->ability = (s16)clamp(25 + level * 6 / 10 + between(stream, -22, 18), 5, 195);
    if (player->potential < player->ability) /* 0 unset, -1 open-ended */
        player->potential = (s16)clamp(player->ability + between(stream, 0, room), player->ability, 200);
    if (player->reputation <= 0)
        player->reputation = (s16)clamp(player->ability + between(stream, -15, 10), 1, 200);
    player->talent = (s16)(player->potential - player->ability);
}

/* The cell where he is at home: its role says which attributes an able player has. */
static int home_cell(const struct player *player)
{
    static const u8 centre_of_row[ROWS] = {0, 3, 8, 13, 18, 23, 28};
    for (int wanted = 2; wanted > 0; wanted--)
        for (int row = 0; row < ROWS; row++)
            if (position_rating(player, row) == wanted) {
                int flank = row != ROW_GOALKEEPER && fit_percent(player, centre_of_row[row]) < 90;
                return centre_of_row[row] + (flank ? 2 : 0);
            }
    return 18;
}

static int is_of_the_person(enum attribute attribute)
{
    return attribute == ADAPTABILITY || attribute == AGGRESSION || attribute == BIG_OCCASION || attribute == CHARACTER
        || attribute == CONSISTENCY || attribute == DETERMINATION || attribute == DIRTYNESS || attribute == FLAIR
        || attribute == INFLUENCE || attribute == INJURY_PRONENESS;
}

static void draw_attributes(struct player *player, struct stream *stream)
{
    int cell = home_cell(player), level = 4 + player->ability * 14 / 200;
    const u8 *weights = role_weights(cell);
    for (int i = 0; i < ATTRIBUTE_COUNT; i++) {
        u8 *value = attribute_of(player, (enum attribute)i);
        int roll = between(stream, -3, 3), person = between(stream, 2, 19);
        if (*value != 0)
            continue;
        if (weights[i] > 0)
            *value = (u8)clamp(level + 1 + roll, 1, 20);
        else if (is_of_the_person((enum attribute)i))
            *value = (u8)person;
        else
            *value = (u8)clamp((cell == 0 ? 4 : level - 3) + roll, 1, 20);
    }
}

static void draw_positions(struct player *player, struct stream *stream)
{
    static const u8 rows[] = {ROW_DEFENCE, ROW_DEFENCE, ROW_MIDFIELD, ROW_MIDFIELD, ROW_ATTACK};
    if ((player->positions & 0x3FFF) == 0)
        player->positions = (u16)(player->positions | 2u << (2 * rows[stream_below(stream, sizeof rows)]));
    if (player->positions >> 14 == 0 && player->sides == 0)
        player->sides = 2 << 2;
}

static void draw_contract(struct player *player, struct stream *stream)
{
    int years = between(stream, 1, 4);
    if (player->expires[1] == 0)
        date_set(player->expires, 30, 6, 1997 + years);
    if (player->joined[1] == 0)
        date_set(player->joined, 1, 7, 1997 - between(stream, 0, 3));
}

static void set_worth(struct player *player)
{
    int age = age_on_start(player), ability = player->ability, tens = ability * ability / 100;
    int value = tens * tens * 100;
    value = age < 24 ? value / 10 * 12 : age > 33 ? value / 4 : age > 30 ? value / 10 * 6 : value;
    player->value = value > 100000 ? value / 25000 * 25000 : value / 1000 * 1000;
    player->wage = ability * ability / 100 * ability / 4 / 10 * 10 + 50;
}

void draw_player(struct player *player, struct stream *stream)
{
    draw_birth(player, stream);
    draw_positions(player, stream);
    draw_ability(player, stream);
    draw_attributes(player, stream);
    draw_contract(player, stream);
    set_worth(player);
    player->morale = (u8)between(stream, 8, 12);
    player->condition = (u8)between(stream, 88, 100);
    player->recovery = 100;
    player->plays = 50;
}
