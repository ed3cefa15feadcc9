/* The league tables, kept in the clubs' records. */
#include "competitions.h"
#include "memory.h"
#include "season_parts.h"
#include "text.h"

static int goal_difference(const struct club *club)
{
    return club->goals_for - club->goals_against;
}

/* Whether club `a` stands above club `b`. */
static int above(u16 a, u16 b)
{
    const struct club *one = &clubs[a], *other = &clubs[b];
    int order;
    if (one->points != other->points)
        return one->points > other->points;
    if (goal_difference(one) != goal_difference(other))
        return goal_difference(one) > goal_difference(other);
    if (one->goals_for != other->goals_for)
        return one->goals_for > other->goals_for;
    order = text_compare(text_at(one->long_name), text_at(other->long_name));
    return order != 0 ? order < 0 : a < b;
}

int league_order(u16 competition, u16 order[25])
{
    const struct competition *league = &competitions[competition];
    int count = 0;
    for (int i = 0; i < league->team_count && i < 25; i++) {
        u16 club = league->teams[i];
        int at = count++;
        for (; at > 0 && above(club, order[at - 1]); at--)
            order[at] = order[at - 1];
        order[at] = club;
    }
    return count;
}

void league_set_positions(u16 competition)
{
    u16 order[25];
    int count = league_order(competition, order);
    for (int i = 0; i < count; i++)
        clubs[order[i]].position = (u8)(i + 1);
}

static void clear(struct club *club, int division)
{
    club->record_year = world->season;
    club->record_division = (u8)division;
    club->played = club->won = club->drawn = club->lost = 0;
    club->goals_for = club->goals_against = club->points = 0;
    club->home_won = club->home_drawn = club->home_lost = 0;
    club->home_for = club->home_against = 0;
    memset(club->form, 0, sizeof club->form);
}

void league_clear(void)
{
    for (int division = 0; division < division_count(); division++) {
        for (int i = 0; i < competitions[division].team_count; i++)
            clear(&clubs[competitions[division].teams[i]], division);
        league_set_positions((u16)division);
    }
}

static void add(struct club *club, int scored, int conceded, int at_home)
{
    int won = scored > conceded, drawn = scored == conceded, lost = scored < conceded;
    club->played++;
    club->won = (u8)(club->won + won);
    club->drawn = (u8)(club->drawn + drawn);
    club->lost = (u8)(club->lost + lost);
    club->goals_for = (u16)(club->goals_for + scored);
    club->goals_against = (u16)(club->goals_against + conceded);
    club->points = (u16)(club->points + 3 * won + drawn);
    memmove(club->form + 1, club->form, sizeof club->form - 1);
    club->form[0] = (u8)(won ? 1 : drawn ? 2 : 3);
    if (!at_home)
        return;
    club->home_won = (u8)(club->home_won + won);
    club->home_drawn = (u8)(club->home_drawn + drawn);
    club->home_lost = (u8)(club->home_lost + lost);
    club->home_for = (u16)(club->home_for + scored);
    club->home_against = (u16)(club->home_against + conceded);
}

void league_add_result(const struct fixture *fixture)
{
    add(&clubs[fixture->home], fixture->home_goals, fixture->away_goals, 1);
    add(&clubs[fixture->away], fixture->away_goals, fixture->home_goals, 0);
    league_set_positions(fixture->competition);
}
