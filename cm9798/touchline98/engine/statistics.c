/* A player's season in one kind of competition. */
#include "statistics.h"
#include "competitions.h"

struct season_record season_record(struct player *player, int kind)
{
    struct season_record domestic = {&player->apps, &player->goals, &player->assists, &player->man_of_match,
        &player->yellows, &player->reds};
    struct season_record european = {&player->european_apps, &player->european_goals, &player->european_assists,
        &player->european_man_of_match, &player->european_yellows, &player->european_reds};
    struct season_record country = {&player->season_caps, &player->season_cap_goals, &player->season_cap_assists,
        &player->season_cap_man_of_match, &player->season_cap_yellows, &player->season_cap_reds};
    return kind == KIND_EUROPE ? european : kind == KIND_INTERNATIONAL ? country : domestic;
}

void add_rating(struct player *player, int kind, int rating)
{
    if (kind == KIND_EUROPE)
        player->european_rating_total = (u16)(player->european_rating_total + rating);
    else if (kind == KIND_INTERNATIONAL)
        player->season_cap_rating_total = (u16)(player->season_cap_rating_total + rating);
    else
        player->rating_total = (u16)(player->rating_total + rating);
}

u8 *ban_of(struct player *player, int kind)
{
    return kind == KIND_EUROPE ? &player->european_ban
        : kind == KIND_INTERNATIONAL ? &player->international_ban : &player->domestic_ban;
}
