/* Questions to persons: when they are asked, and what an answer does. */
#include "questions.h"
#include "arena.h"
#include "board.h"
#include "calendar.h"
#include "chance.h"
#include "competitions.h"
#include "contracts.h"
#include "finance.h"
#include "holiday.h"
#include "humans.h"
#include "market.h"
#include "match_parts.h"
#include "memory.h"
#include "names.h"
#include "news_clubs.h"
#include "outcome.h"

enum { FED_UP = 60, UNUSED = 16, ENDS_SOON = 8, NIGHT_OUT = 6, SOFT = 9 };

static int is_asked(enum question_kind kind, u16 club, u16 player)
{
    for (int i = 0; i < world->question_count; i++)
        if (questions[i].kind == kind && questions[i].club == club && questions[i].player == player)
            return 1;
    return 0;
}

void question_ask(enum question_kind kind, u16 club, u16 player, u16 other_club, s32 amount)
{
    struct question *question;
    if (!club_is_played(club) || world->question_count >= QUESTION_LIMIT || is_asked(kind, club, player))
        return;
    question = &questions[world->question_count++];
    memset(question, 0, sizeof *question);
    date_copy(question->date, world->date);
    question->kind = (u8)kind;
    question->manager = human_manager(human_of_club(club));
    question->club = club;
    question->player = player;
    question->other_club = other_club;
    question->amount = amount;
}

static void drop(int index)
{
    memmove(questions + index, questions + index + 1, (u32)(world->question_count - 1 - index) * sizeof *questions);
    world->question_count--;
}

/* The person has gone, or the player has. */
static int is_stale(const struct question *question)
{
    return !club_is_persons(question->club) || managers[question->manager].club != question->club
        || (question->player != NONE && players[question->player].club != question->club);
}

int question_for_anybody(void)
{
    for (int i = world->question_count - 1; i >= 0; i--)
        if (is_stale(&questions[i]))
            drop(i);
        else if (!club_is_played(questions[i].club))
            question_answer(i, 0);
    if (world->question_count == 0)
        return 0;
    human_sit_down(human_of_club(questions[0].club));
    return 1;
}

int question_waiting(void)
{
    for (int i = 0; i < world->question_count; i++)
        if (questions[i].manager == human_manager(human_at_keyboard()))
            return i;
    return -1;
}

static void of_players(u16 club)
{
    u16 angry = NONE, unused = NONE, ending = NONE;
    for (int i = 0; i < clubs[club].squad_count; i++) {
        u16 index = clubs[club].squad[i];
        const struct player *player = &players[index];
        if (player->club != club)
            continue;
        if (player->discontent >= FED_UP && !player->wants_away && (angry == NONE || player->discontent > players[angry].discontent))
            angry = index;
        if (player->plays < UNUSED && player->reputation > clubs[club].level && player->injury_type == 0 && !player->promised
            && player->discontent < FED_UP && (unused == NONE || player->reputation > players[unused].reputation))
            unused = index;
        if (contract_months_left(player) <= ENDS_SOON && player->plays > 50 && (ending == NONE || player->value > players[ending].value))
            ending = index;
    }
    if (world->date[0] == 5 && angry != NONE)
        question_ask(QUESTION_TRANSFER_REQUEST, club, angry, NONE, 0);
    if (world->date[0] == 20 && unused != NONE && world->date[1] % 2 == 0)
        question_ask(QUESTION_UNUSED_PLAYER, club, unused, NONE, 0);
    if (world->date[0] == 12 && ending != NONE && world->date[1] >= 1 && world->date[1] <= 4)
        question_ask(QUESTION_NEW_CONTRACT, club, ending, NONE, contract_months_left(&players[ending]));
}

static void of_the_night(u16 club)
{
    struct stream stream = chance(CHANCE_QUESTION, club);
    u16 player = clubs[club].squad[stream_below(&stream, clubs[club].squad_count)];
    if (world->date[0] != 17 || !is_player(player) || players[player].determination > SOFT || !in_hundred(&stream, NIGHT_OUT * 5)
        || players[player].club != club)
        return;
    question_ask(QUESTION_LATE_NIGHT, club, player, NONE, (s32)players[player].wage * 2);
}

void questions_day(void)
{
    for (int i = 0; i < human_count(); i++) {
        u16 club = human_is_out(i) ? NONE : managers[human_manager(i)].club;
        if (club == NONE || !club_is_played(club) || clubs[club].squad_count == 0)
            continue;
        of_players(club);
        of_the_night(club);
        if (world->date[0] == 25 && world->date[1] % 3 == 0 && club_balance(club) < 0)
            question_ask(QUESTION_BOARD_MONEY, club, NONE, NONE, club_balance(club));
    }
}

void question_match(int fixture)
{
    if (match->fixture != fixture)
        return;
    for (int i = 0; i < match->incident_count; i++) {
        const struct incident *incident = incident_at(i);
        u16 club = match->clubs[incident->side > 0];
        if (incident->kind == INCIDENT_RED && is_player(incident->player) && club_is_played(club)
            && players[incident->player].club == club)
            question_ask(QUESTION_RED_CARD, club, incident->player, NONE, (s32)players[incident->player].wage);
    }
}
