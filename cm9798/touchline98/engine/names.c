/* How people and clubs are called in sentences. */
#include "names.h"

int is_player(u32 player)
{
    return player < world->player_count;
}

int is_club(u32 club)
{
    return club < world->club_count;
}

void text_player(struct text *text, u32 player)
{
    if (!is_player(player)) {
        text_add(text, "That player");
        return;
    }
    if (*text_at(players[player].first_name) != 0) {
        text_add(text, text_at(players[player].first_name));
        text_letter(text, ' ');
    }
    text_add(text, text_at(players[player].second_name));
}

void text_club(struct text *text, u32 club)
{
    text_add(text, is_club(club) ? text_at(clubs[club].short_name) : "no club");
}
