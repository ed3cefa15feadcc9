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
#include "questions.h"

enum { MONDAY = 0, GRACE = 100, RECOVERED = 42, LIMIT = 100 };

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
    return clamped(13 + (clubs[own].level - clubs[other].level) * 4 / 10 + (at_home ? 3 : -2), 3, 26);
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
    if (record->played >= 6)
        move_confidence(club, clamped(above / 2, -4, 3));
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

static void warn(u16 club)
{
    struct manager *manager = &managers[clubs[club].manager];
    if (manager->board_confidence < CONFIDENCE_WARNING && manager->status == IN_CHARGE) {
        manager->status = WARNED;
        news_club(NEWS_BOARD_WARNING, club, NONE, NONE, 0);
        question_ask(QUESTION_BOARD_RESULTS, club, NONE, NONE, 0);
    } else if (manager->board_confidence > RECOVERED && manager->status == WARNED) {
        manager->status = IN_CHARGE;
    }
}

static int patience_is_over(u16 club, int limit)
{
    const struct manager *manager = &managers[clubs[club].manager];
    return manager->board_confidence < limit && manager->asked_for_time == 0
        && (!date_is_real(manager->since) || date_days(world->date) - date_days(manager->since) > GRACE);
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
        warn(club);
        if (patience_is_over(club, CONFIDENCE_SACK))
            sack(club);
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
        if ((club_is_played(club) || !club_is_persons(club)) && patience_is_over(club, CONFIDENCE_SACK + 8))
            sack(club);
    }
}

void board_season(void)
{
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++) {
        u16 club = (u16)i;
        if (!club_in_division(club))
            continue;
        clubs[i].expected_position = (u8)rank(club);
        if (clubs[club].manager < world->manager_count) {
            u8 *confidence = &managers[clubs[club].manager].board_confidence;
            *confidence = (u8)((*confidence * 3 + 60) / 4); /* a new season, a new start */
        }
        news_club(NEWS_BOARD_EXPECTS, club, NONE, NONE, clubs[i].expected_position);
    }
}
