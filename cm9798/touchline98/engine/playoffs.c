/* The end of the leagues: champions, those who go up at once, and play-offs for one more place. */
#include "calendar.h"
#include "competitions.h"
#include "cups.h"
#include "fixtures.h"
#include "news_competitions.h"
#include "news_items.h"
#include "season_days.h"

enum { SEMI_FINALS = 1, FINAL = 2 };

static void end_league(u16 index)
{
    struct competition *league = &competitions[index];
    u16 order[25];
    int count = league_order(index, order);
    league->winner = order[0];
    league->runner_up = order[1];
    clubs[order[0]].honours |= WON_DIVISION;
    if (index == 0)
        news_champion();
    else
        news_competition(NEWS_DIVISION_WON, order[0], NONE, NONE, NONE, index);
    for (int i = 0; i < count; i++) {
        enum fate fate = league_fate(index, i + 1);
        if (i < league->promoted) {
            clubs[order[i]].honours |= WON_PROMOTION;
            news_competition(NEWS_PROMOTED, order[i], NONE, NONE, NONE, index);
        }
        if (fate == FATE_RELEGATED) {
            clubs[order[i]].honours |= WAS_RELEGATED;
            news_competition(NEWS_RELEGATED, order[i], NONE, NONE, NONE, index);
        }
    }
}

static void make_semi_final(u16 competition, u16 higher, u16 lower)
{
    u16 first = fixture_add(competition, SEMI_FINALS, lower, higher, season_day(playoff_days[0]));
    u16 second = fixture_add(competition, SEMI_FINALS, higher, lower, season_day(playoff_days[1]));
    if (second == NONE)
        return;
    fixtures[first].leg = LEG_FIRST;
    fixtures[second].leg = LEG_SECOND;
    fixtures[second].first_leg = first;
    news_competition(NEWS_CUP_DRAW, lower, higher, NONE, first, competition);
}

static void begin_playoffs(u16 division)
{
    const struct competition *league = &competitions[division];
    u16 playoffs = competition_of_kind(KIND_PLAYOFF, league->tier), order[25];
    if (playoffs == NONE || league->playoffs != 4)
        return;
    league_order(division, order);
    competitions[playoffs].team_count = 4;
    competitions[playoffs].round = SEMI_FINALS;
    for (int i = 0; i < 4; i++)
        competitions[playoffs].teams[i] = order[league->promoted + i];
    make_semi_final(playoffs, competitions[playoffs].teams[0], competitions[playoffs].teams[3]);
    make_semi_final(playoffs, competitions[playoffs].teams[1], competitions[playoffs].teams[2]);
}

/* On the Monday after the last round. */
void leagues_day(void)
{
    int today = date_days(world->date);
    for (u16 i = 0; i < division_count(); i++) {
        struct when end = league_day(competitions[i].tier, 2 * competitions[i].team_count - 3);
        if (today != season_day(end) + MONDAY)
            continue;
        end_league(i);
        begin_playoffs(i);
    }
}

static void playoffs_won(u16 competition, u16 winner, u16 loser)
{
    competitions[competition].winner = winner;
    competitions[competition].runner_up = loser;
    clubs[winner].honours |= WON_PROMOTION;
    news_competition(NEWS_PROMOTED, winner, NONE, NONE, NONE, clubs[winner].division);
}

void playoff_settled(u16 index)
{
    const struct fixture *tie = &fixtures[index];
    u16 competition = tie->competition, finalists[2] = {NONE, NONE}, final;
    int count = 0;
    if (tie->round == FINAL) {
        playoffs_won(competition, fixture_winner(index), tie->decided == 1 ? tie->away : tie->home);
        return;
    }
    for (u16 i = 0; i < world->fixture_count && count < 2; i++)
        if (fixtures[i].competition == competition && fixtures[i].leg == LEG_SECOND && fixtures[i].decided)
            finalists[count++] = fixture_winner(i);
    if (count < 2)
        return;
    competitions[competition].round = FINAL;
    final = fixture_add(competition, FINAL, finalists[0], finalists[1], season_day(playoff_days[2]));
    if (final == NONE)
        return;
    fixtures[final].neutral = 1;
    news_competition(NEWS_CUP_DRAW, finalists[0], finalists[1], NONE, final, competition);
}
