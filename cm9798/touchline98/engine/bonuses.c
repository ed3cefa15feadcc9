/* What contracts pay beside the wage: for wins and goals after a match, for promotion and trophies at the season's end. */
#include "bonuses.h"
#include "competitions.h"
#include "names.h"

static void pay(u16 club, u16 player, enum bonus bonus, int times)
{
    if (is_player(player) && players[player].bonuses[bonus])
        clubs[club].bonuses_paid = (s32)clubs[club].bonuses_paid + bonus_amount(&players[player], bonus) * times;
}

void bonus_for_win(u16 club)
{
    for (int i = 0; i < SHEET_STARTERS; i++)
        pay(club, clubs[club].sheet_players[i], BONUS_WIN, 1);
}

void bonus_for_goals(u16 club, u16 player, int goals)
{
    if (goals > 0 && club_in_division(club))
        pay(club, player, BONUS_GOAL, goals);
}

static void pay_all(u16 club, enum bonus bonus)
{
    for (int i = 0; i < clubs[club].squad_count; i++)
        pay(club, clubs[club].squad[i], bonus, 1);
}

void bonuses_season_end(u16 club)
{
    int honours = clubs[club].honours;
    if (honours & WON_PROMOTION)
        pay_all(club, BONUS_PROMOTION);
    if (honours & (IN_CUP | IN_LEAGUE_CUP) || (honours & WON_DIVISION && clubs[club].division == 0))
        pay_all(club, BONUS_DOMESTIC_TROPHY);
    if (honours & IN_EUROPE)
        pay_all(club, BONUS_EUROPEAN_TROPHY);
}
