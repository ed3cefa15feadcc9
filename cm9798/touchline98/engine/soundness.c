/* Whether a loaded game can be played: every link leads to a record, every date is one, every value is on its scale. */
#include "attributes.h"
#include "calendar.h"
#include "competitions.h"
#include "data.h"
#include "grid.h"
#include "humans.h"
#include "market.h"
#include "names.h"
#include "questions.h"
#include "save_files.h"
#include "season_days.h"
#include "season_parts.h"

enum { POOL_TIER = 5, MANAGER_SCALE = 200, CONFIDENCE_SCALE = 100 };
/* Pounds. Far beyond what is ever earned (30 million after 40 seasons), and so that a club's sums fit into 32 bits. */
enum { MOST_WAGE = 10000000, MOST_PRICE = 1000000000, MOST_BALANCE = 1000000000, MOST_OF_A_SEASON = 100000000 };

static int pounds_are_sound(double pounds, double most)
{
    return pounds >= -most && pounds <= most; /* what is no number is neither */
}

static int club_or_none(u16 club)
{
    return club == NONE || is_club(club);
}

static int player_or_none(u16 player)
{
    return player == NONE || is_player(player);
}

static int player_is_sound(struct player *player)
{
    int sound = is_club(player->club) && club_or_none(player->nation) && club_or_none(player->loan_club) && date_is_real(player->birth)
        && player->condition <= 100 && player->recovery <= 100 && player->morale <= 20
        && player->ability >= 0 && player->ability <= 200 && player->wage >= 0 && pounds_are_sound(player->wage, MOST_WAGE)
        && pounds_are_sound(player->value, MOST_PRICE) && pounds_are_sound(player->asking_price, MOST_PRICE);
    for (int i = 0; sound && i < ATTRIBUTE_COUNT; i++)
        sound = *attribute_of(player, (enum attribute)i) <= 20;
    return sound;
}

static int books_are_sound(const struct club *club)
{
    const double season[] = {club->season_tickets, club->gate, club->prize_money, club->player_sales, club->other_income,
        club->wages, club->bonuses_paid, club->purchases, club->other_costs};
    int sound = pounds_are_sound(club->start_balance, MOST_BALANCE) && pounds_are_sound(club->transfer_money, MOST_BALANCE)
        && pounds_are_sound(club->wage_limit, MOST_BALANCE);
    for (u32 i = 0; sound && i < sizeof season / sizeof season[0]; i++)
        sound = pounds_are_sound(season[i], MOST_OF_A_SEASON);
    return sound;
}

/* Who stands on a team sheet is judged at kick-off; the sheet of the game's own managers is written anew then. */
static int club_is_sound(const struct club *club)
{
    if (!club_or_none(club->nation) || (club->manager != NONE && club->manager >= world->manager_count))
        return 0;
    if (club->squad_count > SQUAD_LIMIT || !books_are_sound(club))
        return 0;
    for (int i = 0; i < SQUAD_LIMIT; i++)
        if (!player_or_none(club->squad[i]) || (i < club->squad_count && !is_player(club->squad[i])))
            return 0;
    return 1;
}

static int league_is_sound(const struct competition *league)
{
    if (league->kind > KIND_POOL || league->tier > POOL_TIER || league->team_count > 25 || !club_or_none(league->holder)
        || !club_or_none(league->winner) || !club_or_none(league->runner_up) || league->substitutes_used > 5)
        return 0;
    if (league->kind != KIND_LEAGUE)
        return 1;
    if (league->tier == POOL_TIER || league->team_count < 4 || league->team_count % 2 != 0 || league->tier == 0 || league != &competitions[league->tier - 1]
        || league->promoted + league->playoffs + league->relegated > league->team_count)
        return 0;
    for (int i = 0; i < league->team_count; i++)
        if (!is_club(league->teams[i]) || clubs[league->teams[i]].division != league->tier - 1)
            return 0;
    return 1;
}

static int fixture_is_sound(const struct fixture *fixture)
{
    int rounds;
    if (!is_club(fixture->home) || !is_club(fixture->away) || fixture->home == fixture->away
        || fixture->competition >= world->competition_count || !date_is_real(fixture->date))
        return 0;
    cup_rounds(fixture_kind(fixture), &rounds);
    if ((rounds > 0 && fixture->round > rounds) || fixture->leg > LEG_REPLAY || fixture->decided > 2 || fixture->round == 0)
        return 0;
    return fixture->leg < LEG_SECOND || fixture->first_leg < world->fixture_count;
}

static int news_is_sound(const struct news *item)
{
    return club_or_none(item->club) && club_or_none(item->other_club) && player_or_none(item->player)
        && date_is_real(item->date);
}

/* A person who has been sacked has no club. */
static int person_is_sound(u16 person)
{
    if (person >= world->manager_count || managers[person].human != 1)
        return 0;
    return managers[person].club == NONE
        || (is_club(managers[person].club) && clubs[managers[person].club].manager == person);
}

static int managers_are_sound(void)
{
    if (world->human_count < 1 || world->human_count > HUMAN_LIMIT || world->at_keyboard >= world->human_count)
        return 0;
    for (int i = 0; i < world->manager_count; i++)
        if (!club_or_none(managers[i].club) || managers[i].tactic >= TACTICS || managers[i].judgement > MANAGER_SCALE
            || managers[i].motivating > MANAGER_SCALE || managers[i].board_confidence > CONFIDENCE_SCALE)
            return 0;
    for (int i = 0; i < world->human_count; i++)
        if (!person_is_sound(world->humans[i]))
            return 0;
    return 1;
}

static int deals_are_sound(void)
{
    int sound = 1;
    for (int i = 0; sound && i < world->offer_count; i++)
        sound = offers[i].state <= OFFER_NEGOTIATED
            && (offers[i].state == OFFER_CLOSED || (is_club(offers[i].buyer) && is_club(offers[i].seller) && is_player(offers[i].player)));
    for (int i = 0; sound && i < world->question_count; i++)
        sound = questions[i].kind > 0 && questions[i].kind < QUESTION_KINDS && is_club(questions[i].club)
            && questions[i].manager < world->manager_count && player_or_none(questions[i].player) && club_or_none(questions[i].other_club);
    for (int i = 0; sound && i < world->transfer_count; i++)
        sound = is_player(transfers[i].player) && club_or_none(transfers[i].from_club) && club_or_none(transfers[i].to);
    for (int i = 0; sound && i < world->career_count; i++)
        sound = careers[i].manager < world->manager_count && is_club(careers[i].club);
    return sound;
}

/* Matches that people still have to play today. */
static int pending_is_sound(void)
{
    if (world->pending_count > 16)
        return 0;
    for (int i = 0; i < world->pending_count; i++)
        if (world->pending_fixtures[i] >= world->fixture_count)
            return 0;
    return world->phase != PHASE_MATCH_DAY || world->pending_count > 0;
}

/* Games are saved in the office or on a match day, never in play. */
static int match_is_sound(void)
{
    if (match->fixture == NONE)
        return match->phase == 0 && world->phase != PHASE_MATCH_DAY;
    if (match->fixture >= world->fixture_count || !is_club(match->clubs[0]) || !is_club(match->clubs[1]))
        return 0;
    if (match->incident_count > sizeof match->incidents / sizeof(struct incident)
        || match->tactics[0] >= TACTICS || match->tactics[1] >= TACTICS)
        return 0;
    for (int i = 0; i < 2 * SHEET_PLAYERS; i++)
        if (appearance(i / SHEET_PLAYERS, i % SHEET_PLAYERS)->cell >= CELLS
            || appearance(i / SHEET_PLAYERS, i % SHEET_PLAYERS)->run >= CELLS)
            return 0;
    for (int i = 0; i < match->incident_count; i++)
        if (incident_at(i)->side > 1)
            return 0;
    return match->phase == 0 || match->phase == 4;
}

static int world_record_is_sound(void)
{
    return date_is_real(world->date) && world->phase >= PHASE_DAY_DONE && world->phase <= PHASE_SEASON_OVER
        && world->fixture_count <= FIXTURE_LIMIT && world->season >= 97 && world->season < 200
        && (world->match_speed == 1 || world->match_speed == 4 || world->match_speed == 9);
}

int world_is_sound(void)
{
    int sound = world_record_is_sound() && pending_is_sound() && managers_are_sound() && deals_are_sound() && match_is_sound();
    for (u32 i = 0; sound && i < world->player_count; i++)
        sound = player_is_sound(&players[i]);
    for (u32 i = 0; sound && i < world->club_count; i++)
        sound = club_is_sound(&clubs[i]);
    for (u32 i = 0; sound && i < world->competition_count; i++)
        sound = league_is_sound(&competitions[i]);
    for (u32 i = 0; sound && i < world->fixture_count; i++)
        sound = fixture_is_sound(&fixtures[i]);
    for (u32 i = 0; sound && i < world->news_count; i++)
        sound = news_is_sound(&news_items[i]);
    for (u32 i = 0; sound && i < world->history_count; i++)
        sound = is_player(histories[i].player) && club_or_none(histories[i].club);
    return sound;
}
