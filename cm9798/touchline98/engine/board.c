/* The board: what it expects, how results and money move its confidence, and when it loses patience. */
#include "board.h"
#include "calendar.h"
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "finance.h"
#include "humans.h"
#include "managers_life.h"
#include "names.h"
#include "news_clubs.h"

enum { MONDAY = 0, LIMIT = 100, SETTLED = 6, MEN_MISSED = 5 };

static int standing(u16 club)
{
    return clubs[club].reputation + clubs[club].level * 2;
}

static int rank(u16 club)
{
    const struct competition *league = &competitions[clubs[club].division];
    int better = 1;
    for (int i = 0; i < league->team_count; i++) {
        u16 other = league->teams[i];
        better += standing(other) > standing(club) || (standing(other) == standing(club) && other < club);
    }
    return better;
}

static void move_confidence(u16 club, int by)
{
    u16 manager = clubs[club].manager;
    if (manager < world->manager_count)
        managers[manager].board_confidence = (u8)clamped(managers[manager].board_confidence + by, 1, LIMIT);
}

/* In tenths of a point: what a board thinks its team should take from such a match. */
static int expected_points(u16 own, u16 other, int at_home)
{
    return clamped(13 + (clubs[own].level - clubs[other].level) * 4 / 10 + (at_home ? 3 : -2), 6, 26);
}

static void judge(const struct fixture *fixture, int side, int kind, u16 winner)
{
    u16 own = side == 0 ? fixture->home : fixture->away, other = side == 0 ? fixture->away : fixture->home;
    int difference = (side == 0 ? 1 : -1) * (fixture->home_goals - fixture->away_goals), change;
    if (!club_in_division(own))
        return;
    career_result(clubs[own].manager, difference);
    if (kind != KIND_LEAGUE) {
        if (winner != NONE)
            move_confidence(own, winner == own ? 1 : clubs[other].reputation + 25 < clubs[own].reputation ? -3 : 0);
        return;
    }
    change = (difference > 0 ? 30 : difference == 0 ? 10 : 0) - expected_points(own, other, side == 0);
    move_confidence(own, change > 0 ? (change + 5) / 10 : (change - 3) / 10);
}

void board_match(int index)
{
    const struct fixture *fixture = &fixtures[index];
    int kind = fixture_kind(fixture);
    u16 winner = kind == KIND_LEAGUE ? NONE : fixture_winner((u16)index);
    for (int side = 0; kind != KIND_INTERNATIONAL && side < 2; side++)
        judge(fixture, side, kind, winner);
}

/* The table, and the books. */
static void month(u16 club)
{
    const struct club *record = &clubs[club];
    struct manager *manager = &managers[record->manager];
    int above = record->expected_position - record->position;
    if (record->played >= SETTLED) {
        move_confidence(club, clamped(above / 2, board_is_new_to(club) ? -2 : -4, 3));
        if (board_misses_men(club))
            move_confidence(club, -MEN_MISSED);
    }
    if (club_balance(club) < 0 || record->in_trouble)
        move_confidence(club, -1);
    move_confidence(club, manager->board_confidence > 75 ? -1 : manager->board_confidence < 40 ? 1 : 0);
    if (manager->asked_for_time > 0)
        manager->asked_for_time--;
}

static void sack(u16 club)
{
    u16 gone = clubs[club].manager;
    world->sackings++;
    news_club(NEWS_SACKED, club, NONE, NONE, gone);
    managers[gone].reputation = (u8)clamped(managers[gone].reputation - 4, 10, 200);
    manager_leave(gone, SACKED);
    find_successor(club, gone);
}

void board_vacancy(u16 club)
{
    if (clubs[club].manager >= world->manager_count)
        find_successor(club, NONE);
}

void board_day(void)
{
    int monday = weekday(date_days(world->date)) == MONDAY;
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++) {
        u16 club = (u16)i;
        if (!club_in_division(club))
            continue;
        if (clubs[club].manager >= world->manager_count) {
            if (monday)
                find_successor(club, NONE);
            continue;
        }
        if (world->date[0] == 1)
            month(club);
        if (!monday || (club_is_persons(club) && !club_is_played(club))) /* nobody is judged in his absence */
            continue;
        if (board_loses_patience(club))
            sack(club);
        else
            board_warn(club);
    }
}

void board_season_end(void)
{
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++) {
        u16 club = (u16)i;
        struct manager *manager;
        int above = clubs[i].expected_position - clubs[i].position;
        if (!club_in_division(club) || clubs[club].manager >= world->manager_count)
            continue;
        manager = &managers[clubs[club].manager];
        move_confidence(club, clamped(above * 2, -16, 14) + (clubs[i].honours & WON_PROMOTION ? 15 : 0)
                        + (clubs[i].honours & (IN_CUP | IN_LEAGUE_CUP | IN_EUROPE) ? 12 : 0)
                        - (clubs[i].honours & WAS_RELEGATED ? 20 : 0));
        manager->reputation = (u8)clamped(manager->reputation + clamped(above, -4, 5) + (clubs[i].honours != 0 ? 3 : 0), 10, 200);
        manager->years = (u8)(manager->years < 255 ? manager->years + 1 : 255);
    }
}

/* The table of the season is known: now is the time for a change. */
static void look_back(u16 club)
{
    if (clubs[club].manager < world->manager_count && (club_is_played(club) || !club_is_persons(club)) && board_wants_a_change(club))
        sack(club);
}

/* A person's club that is no longer in the league cannot pay him. */
static void leave_the_league(void)
{
    for (int i = 0; i < human_count(); i++) {
        u16 manager = human_manager(i), club = manager == NONE ? NONE : managers[manager].club;
        if (club == NONE || club_in_division(club))
            continue;
        news_club(NEWS_LEFT_LEAGUE, club, NONE, NONE, manager);
        manager_leave(manager, SACKED);
    }
}

/* Nobody is asked for less than to stay up. */
static int expectation(u16 club)
{
    const struct competition *league = &competitions[clubs[club].division];
    int place = rank(club), safe = league->team_count - league->relegated;
    return place > safe ? safe : place;
}

void board_season(void)
{
    leave_the_league();
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++)
        if (club_in_division((u32)i))
            look_back((u16)i);
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++) {
        u16 club = (u16)i;
        if (!club_in_division(club))
            continue;
        clubs[i].expected_position = (u8)expectation(club);
        if (clubs[club].manager < world->manager_count) {
            u8 *confidence = &managers[clubs[club].manager].board_confidence;
            *confidence = (u8)((*confidence * 3 + 60) / 4); /* a new season, a new start */
        }
        news_club(NEWS_BOARD_EXPECTS, club, NONE, NONE, clubs[i].expected_position);
    }
}
