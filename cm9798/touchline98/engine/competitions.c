/* Which competitions, clubs and fixtures there are, for everybody who asks. */
#include "competitions.h"
#include "calendar.h"
#include "data.h"
#include "names.h"
#include "text.h"

int division_count(void)
{
    int count = 0;
    while (count < world->competition_count && competitions[count].kind == KIND_LEAGUE)
        count++;
    return count;
}

int is_division(u32 competition)
{
    return competition < world->competition_count && competitions[competition].kind == KIND_LEAGUE;
}

int club_in_division(u32 club)
{
    return is_club(club) && is_division(clubs[club].division);
}

/* A nation's row belongs to a continent, which is no row of the table, and to no division. */
int club_is_nation(u32 club)
{
    return is_club(club) && club >= FIRST_REAL_CLUB && clubs[club].nation == NONE && clubs[club].division == NO_DIVISION
        && *text_at(clubs[club].division_code) == 0;
}

int club_plays(u32 club)
{
    return is_club(club) && club >= FIRST_REAL_CLUB && clubs[club].squad_count > 0 && !club_is_nation(club);
}

u16 competition_of_kind(enum competition_kind kind, int tier)
{
    for (int i = 0; i < world->competition_count; i++)
        if (competitions[i].kind == kind && (tier == 0 || competitions[i].tier == tier))
            return (u16)i;
    return NONE;
}

int fixture_kind(const struct fixture *fixture)
{
    return fixture->competition < world->competition_count ? competitions[fixture->competition].kind : KIND_LEAGUE;
}

enum fate league_fate(u16 division, int position)
{
    const struct competition *league = &competitions[division];
    if (!is_division(division))
        return FATE_STAYS;
    if (position == 1)
        return FATE_CHAMPION;
    if (position <= league->promoted)
        return FATE_PROMOTED;
    if (position <= league->promoted + league->playoffs)
        return FATE_PLAYOFF;
    return position > league->team_count - league->relegated ? FATE_RELEGATED : FATE_STAYS;
}

static int earlier(u16 a, u16 b)
{
    const u8 *one = fixtures[a].date, *other = fixtures[b].date;
    for (int i = 2; i >= 0; i--)
        if (one[i] != other[i])
            return one[i] < other[i];
    return a < b;
}

static int insert_by_date(u16 fixture, u16 *list, int count, int limit)
{
    int at = count;
    if (count >= limit)
        return count;
    for (; at > 0 && earlier(fixture, list[at - 1]); at--)
        list[at] = list[at - 1];
    list[at] = fixture;
    return count + 1;
}

int club_fixtures(u16 club, u16 *list, int limit)
{
    int count = 0;
    for (int i = 0; i < world->fixture_count; i++)
        if (fixtures[i].home == club || fixtures[i].away == club)
            count = insert_by_date((u16)i, list, count, limit);
    return count;
}

int competition_fixtures(u16 competition, int round, u16 *list, int limit)
{
    int count = 0;
    for (int i = 0; i < world->fixture_count; i++)
        if (fixtures[i].competition == competition && (round == 0 || fixtures[i].round == round))
            count = insert_by_date((u16)i, list, count, limit);
    return count;
}

u16 fixture_winner(u16 index)
{
    const struct fixture *fixture = &fixtures[index];
    if (index >= world->fixture_count)
        return NONE;
    if (fixture->decided)
        return fixture->decided == 1 ? fixture->home : fixture->away;
    if (!fixture->played || (fixture_kind(fixture) != KIND_LEAGUE && fixture_kind(fixture) != KIND_INTERNATIONAL)
        || fixture->home_goals == fixture->away_goals)
        return NONE;
    return fixture->home_goals > fixture->away_goals ? fixture->home : fixture->away;
}

u16 competition_winner(u16 competition)
{
    return competition < world->competition_count ? competitions[competition].winner : NONE;
}

u16 past_winner(u16 competition, int season)
{
    int place = season - 97;
    return competition < world->competition_count && place >= 0 && place < 40 ? competitions[competition].past_winners[place] : NONE;
}

static int goals_of(u16 player)
{
    return players[player].goals;
}

int top_scorers(u16 division, u16 *list, int limit)
{
    int count = 0;
    for (int i = 0; i < world->player_count; i++) {
        int at;
        if (goals_of((u16)i) == 0 || players[i].club >= world->club_count || clubs[players[i].club].division != division)
            continue;
        if (count == limit && goals_of(list[count - 1]) >= goals_of((u16)i))
            continue;
        at = count < limit ? count++ : count - 1;
        for (; at > 0 && goals_of(list[at - 1]) < goals_of((u16)i); at--)
            list[at] = list[at - 1];
        list[at] = (u16)i;
    }
    return count;
}
