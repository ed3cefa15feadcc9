/* Growing towards one's potential, month by month, and declining with age; attributes follow ability. */
#include "growth.h"
#include "attributes.h"
#include "chance.h"
#include "competitions.h"
#include "people.h"
#include "squads.h"
#include "strength.h"

enum { MILLE = 1000, STEP = 75 };             /* a point of ability is 75 thousandths of a point of each skill */

int mean_ability(void)
{
    u32 sum = 0, count = 0;
    for (u32 i = 0; i < world->player_count; i++)
        if (club_plays(players[i].club)) {
            sum += (u32)players[i].ability;
            count++;
        }
    return count == 0 ? 0 : (int)(sum * 10 / count);
}

void growth_begin(void)
{
    world->first_ability = (s16)mean_ability();
    for (u32 i = 0; i < world->player_count; i++)
        players[i].peak = players[i].ability;
}

/* Thousandths of what he lacks, a month. */
static int pace_of_growth(int age)
{
    return age < 19 ? 26 : age < 22 ? 24 : age < 25 ? 18 : age < 29 ? 11 : 0;
}

/* Thousandths of his ability, a month. */
static int pace_of_decline(const struct player *player, int age)
{
    static const u8 by_year[] = {1, 2, 3, 4, 6, 7, 8, 9};
    int years = age - (is_goalkeeper(player) ? 34 : 31);
    return years < 0 ? 0 : by_year[years > 7 ? 7 : years];
}

/* How much of it shows in an attribute, in percent: the body goes first, the head last. */
static int share_of(enum attribute attribute, int up)
{
    switch (attribute) {
    case PACE:
    case STAMINA:
        return up ? 60 : 240;
    case STRENGTH:
        return up ? 100 : 140;
    case POSITIONING:
    case PASSING:
    case SET_PIECES:
    case CREATIVITY:
        return up ? 100 : 30;
    case ADAPTABILITY: case AGGRESSION: case BIG_OCCASION: case CHARACTER: case CONSISTENCY: case DETERMINATION:
    case DIRTYNESS: case FLAIR: case INJURY_PRONENESS:
        return 0;
    case INFLUENCE:
        return up ? 60 : 0;
    default:
        return 100;
    }
}

static void show_in_attributes(struct player *player, int step, struct stream *stream)
{
    for (int i = 0; i < ATTRIBUTE_COUNT; i++) {
        u8 *value = attribute_of(player, (enum attribute)i);
        if ((int)stream_below(stream, MILLE) < STEP * share_of((enum attribute)i, step > 0) / 100 && *value > 0)
            *value = (u8)clamped(*value + step, 1, 20);
    }
}

static void follow_reputation(struct player *player)
{
    int difference = player->ability - player->reputation, plays = player->plays > 40;
    if (difference > 4 && plays)
        player->reputation++;
    else if (difference < -12)
        player->reputation--;
}

int growth_help(void)
{
    return clamped(100 + (world->first_ability - mean_ability()) * 3 / 2, 45, 160);
}

/* Playing teaches more than training. The world as a whole keeps to the standard with which it began. */
void growth_month(u16 index, int help)
{
    struct player *player = &players[index];
    struct stream stream = chance(CHANCE_GROWTH, index);
    int age = player_age(player), room = player->potential - player->ability, change;
    int effort = 55 + player->plays / 2 + 2 * player->determination;
    change = room > 0 ? room * pace_of_growth(age) * effort / 100 * help / 100 : 0;
    if (player->injury_type != 0)
        change /= 2;
    change -= player->ability * pace_of_decline(player, age) * 100 / help;
    change = change >= 0 ? (change + (int)stream_below(&stream, MILLE)) / MILLE
                         : -((-change + (int)stream_below(&stream, MILLE)) / MILLE);
    for (int i = 0; i < (change > 0 ? change : -change); i++)
        show_in_attributes(player, change > 0 ? 1 : -1, &stream);
    player->ability = (s16)clamped(player->ability + change, 1, 200);
    if (player->ability > player->peak)
        player->peak = player->ability;
    follow_reputation(player);
}
