/* What a night's rest does: condition comes back by stamina, injuries heal. */
#include "season_parts.h"

enum { COMEBACK_RECOVERY = 80 };

static void heal(struct player *player)
{
    if (player->injury_type == 0)
        return;
    if (player->injury_days > 0)
        player->injury_days--;
    if (player->injury_days == 0) {
        player->injury_type = 0;
        player->recovery = COMEBACK_RECOVERY; /* he needs some weeks to be his old self */
    }
}

void fitness_day(void)
{
    for (u32 i = 0; i < world->player_count; i++) {
        struct player *player = &players[i];
        int condition = player->condition + 3 + player->stamina / 6;
        player->condition = (u8)(condition > 100 ? 100 : condition);
        if (player->recovery < 100 && player->injury_type == 0)
            player->recovery++;
        heal(player);
    }
}
