/* What players are worth and what they earn. */
#include "calendar.h"
#include "growth.h"

s32 rounded_money(s32 amount)
{
    s32 step = amount > 2000000 ? 100000 : amount > 250000 ? 25000 : amount > 20000 ? 5000 : 500;
    return (amount + step / 2) / step * step;
}

/* Percent of a man in his best years. */
static int by_age(int age)
{
    static const u8 late[] = {85, 70, 55, 40, 28, 18, 10};
    return age < 21 ? 125 : age < 25 ? 115 : age < 29 ? 100 : late[age - 29 > 6 ? 6 : age - 29];
}

s32 player_worth(const struct player *player)
{
    int age = player_age(player), promise = player->potential - player->ability;
    int seen = player->ability + (age < 21 ? promise / 3 : age < 24 ? promise / 5 : 0), square = seen * seen / 100;
    s32 worth = square * square / 10 * seen / 10 * 24 / 100 * by_age(age); /* the fifth power: the best are rare */
    int months = date_is_real(player->expires) ? (date_days(player->expires) - date_days(world->date)) / 30 : 0;
    if (months < 12)
        worth = worth / 100 * (months < 6 ? 45 : 70);
    return rounded_money(worth);
}

s32 wage_of_ability(s32 ability)
{
    return ability * ability / 100 * ability / 4 / 10 * 10 + 50;
}

s32 wage_for(const struct player *player)
{
    return wage_of_ability(player->ability);
}
