/* Players as people, day by day: rest, healing, mishaps in training; their mood, month by month. */
#include "people.h"
#include "chance.h"
#include "competitions.h"
#include "growth.h"
#include "humans.h"
#include "injuries.h"
#include "market.h"
#include "squads.h"

enum { COMEBACK_RECOVERY = 80, THOUSANDS = 60000, FED_UP = 70 };

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

static void rest(struct player *player)
{
    int condition = player->condition + 5 + player->stamina / 5;
    player->condition = (u8)(condition > 100 ? 100 : condition);
    if (player->recovery < 100 && player->injury_type == 0)
        player->recovery++;
    heal(player);
}

/* In training the prone are hurt more often. */
static void train(u16 index, struct stream *stream)
{
    struct player *player = &players[index];
    if (player->injury_type != 0 || (int)stream_below(stream, THOUSANDS) >= 6 + 3 * player->injury_proneness)
        return;
    injury_draw(player, stream);
    injury_report(index);
}

/* 0..100: who plays less than his name deserves grows restless; who plays settles. */
static void change_mood(u16 index)
{
    struct player *player = &players[index];
    const struct club *club = &clubs[club_where_he_plays(index)];
    int mood = player->discontent, expects = player->reputation >= club->level - 4;
    if (player->injury_type != 0 || world->date[1] == 7)
        return;
    mood += player->plays > 55 ? -6 : player->plays > 30 ? -2 : expects ? 9 - player->character / 5 : 1;
    mood += player->morale < 6 ? 4 : player->morale > 12 ? -3 : 0;
    mood += player->reputation > club->level + 25 ? 3 : 0;
    mood += player->promised && player->plays < 40 ? 12 : 0;
    player->discontent = (u8)clamped(mood, 0, 100);
    player->talks_blocked = (u8)(player->talks_blocked > 0 ? player->talks_blocked - 1 : 0);
    if (player->discontent < 30 && player->wants_away && player->transfer_status != LISTED_BY_REQUEST)
        player->wants_away = 0;
    if (player->discontent >= FED_UP && !player->wants_away && !is_on_loan(player) && !club_is_played(player->club)) {
        player->wants_away = 1; /* a person is asked, the game's managers let him go */
        player->transfer_status = LISTED_BY_REQUEST;
    }
}

static void month(void)
{
    int help = growth_help();
    squads_month();
    for (u32 i = 0; i < world->player_count; i++) {
        growth_month((u16)i, help);
        players[i].value = player_worth(&players[i]);
        if (club_plays(players[i].club))
            change_mood((u16)i);
    }
}

void people_day(void)
{
    struct stream stream = chance(CHANCE_TRAINING, 0);
    for (u32 i = 0; i < world->player_count; i++) {
        rest(&players[i]);
        if (club_plays(players[i].club))
            train((u16)i, &stream);
    }
    if (world->date[0] == 1)
        month();
}
