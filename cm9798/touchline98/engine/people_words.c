/* Players in words: form, mood, part in the team. */
#include "names.h"
#include "people.h"

const char *form_word(const struct player *player)
{
    static const char *words[] = {"Abysmal", "Poor", "Fair", "Good", "Very good", "Superb"};
    int sum = 0, count = 0, tenths;
    for (int i = 0; i < 5; i++)
        if (player->recent_ratings[i] > 0) {
            sum += player->recent_ratings[i];
            count++;
        }
    if (count == 0)
        return "-";
    tenths = sum * 10 / count;
    return words[tenths < 50 ? 0 : tenths < 58 ? 1 : tenths < 64 ? 2 : tenths < 70 ? 3 : tenths < 78 ? 4 : 5];
}

const char *mood_words(u16 index, char buffer[76])
{
    const struct player *player = &players[index];
    struct text text = text_in(buffer, 76);
    text_add(&text, player->wants_away ? "Wants to leave the club"
             : player->discontent >= 60 ? "Very unhappy at the club"
             : player->discontent >= 35 ? "Restless"
             : player->plays < 20 && player->injury_type == 0 ? "Wants more first-team football"
             : player->morale >= 14 ? "Delighted with life at the club" : "Settled at the club");
    return buffer;
}

const char *role_at_club_word(const struct player *player)
{
    return player->plays > 65 ? "Regular" : player->plays > 35 ? "Squad player" : player->plays > 10 ? "Fringe player" : "Reserve";
}
