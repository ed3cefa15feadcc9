/* What an answer does, and what comes back. */
#include "board.h"
#include "chance.h"
#include "finance.h"
#include "growth.h"
#include "humans.h"
#include "market.h"
#include "memory.h"
#include "names.h"
#include "outcome.h"
#include "questions.h"

enum { TIME_ASKED = 3 };

static void mood(u16 player, int morale, int discontent)
{
    players[player].morale = (u8)clamped(players[player].morale + morale, 0, 20);
    players[player].discontent = (u8)clamped(players[player].discontent + discontent, 0, 100);
}

static void confidence(u16 manager, int by)
{
    managers[manager].board_confidence = (u8)clamped(managers[manager].board_confidence + by, 1, 100);
}

static int trusts(const struct question *question)
{
    const struct player *player = &players[question->player];
    return (int)settled(CHANCE_QUESTION, question->player, 20) < player->character + managers[question->manager].motivating / 20 + 2;
}

static const char *transfer_request(const struct question *question, int choice)
{
    u16 index = question->player;
    struct player *player = &players[index];
    switch (choice) {
    case 1:
        player->wants_away = 1;
        player_list(question->club, index, LISTED_BY_REQUEST);
        mood(index, 1, -10);
        return "He thanks you for letting him go.";
    case 2:
        player->promised = 1;
        mood(index, 1, -30);
        return "He withdraws his request and will hold you to your word.";
    case 3:
        player->wants_away = 1;
        mood(index, -4, 15);
        return "He storms out of your office.";
    default:
        if (trusts(question)) {
            mood(index, 0, -20);
            return "He agrees to give it another month or two.";
        }
        player->wants_away = 1;
        mood(index, -2, 5);
        return "His mind is made up. He wants to leave.";
    }
}

static const char *unused_player(const struct question *question, int choice)
{
    switch (choice) {
    case 1:
        players[question->player].promised = 1;
        mood(question->player, 2, -25);
        return "He looks forward to his chance.";
    case 2:
        player_list(question->club, question->player, LISTED_BY_CLUB);
        return "He will look for another club.";
    case 3:
        player_list(question->club, question->player, LISTED_FOR_LOAN);
        mood(question->player, 0, -5);
        return "He would be glad of a few matches elsewhere.";
    default:
        mood(question->player, 0, trusts(question) ? -10 : 8);
        return trusts(question) ? "He will fight for his place." : "He is not happy with that.";
    }
}

static const char *new_contract(const struct question *question, int choice)
{
    mood(question->player, choice == 0 ? 1 : -3, choice == 0 ? -8 : 12);
    return choice == 0 ? "He waits to hear your terms." : "He will be looking for another club.";
}

static const char *board_results(const struct question *question, int choice)
{
    struct manager *manager = &managers[question->manager];
    switch (choice) {
    case 1:
        manager->asked_for_time = TIME_ASKED;
        confidence(question->manager, -2);
        return "The board will give you three months.";
    case 2:
        confidence(question->manager, -3);
        return "The board have heard that before.";
    case 3:
        if (club_balance(question->club) > 0 && manager->board_confidence > 20) {
            clubs[question->club].transfer_money = (s32)clubs[question->club].transfer_money + club_balance(question->club) / 10;
            confidence(question->manager, -4);
            return "The board find a little more money, and expect much of it.";
        }
        confidence(question->manager, -4);
        return "The board tell you that there is no money.";
    default:
        confidence(question->manager, 2);
        return "The board hope that you are right.";
    }
}

static const char *board_money(const struct question *question, int choice)
{
    struct club *club = &clubs[question->club];
    switch (choice) {
    case 1:
        club->transfer_money = 0;
        confidence(question->manager, 3);
        return "The board thank you for your help.";
    case 2:
        confidence(question->manager, -4);
        return "The board are not amused.";
    default:
        club->wage_limit = (s32)club->wage_limit / 100 * 95;
        confidence(question->manager, 1);
        return "The board lower the limit for wages.";
    }
}

static const char *fined(const struct question *question)
{
    clubs[question->club].other_income = (s32)clubs[question->club].other_income + question->amount;
    mood(question->player, -2, 4);
    return "He accepts the fine, with a long face.";
}

static const char *red_card(const struct question *question, int choice)
{
    struct player *player = &players[question->player];
    if (choice == 2)
        return fined(question);
    if (choice == 0)
        return "He is grateful and says no more.";
    if (player->dirtyness > 1 && settled(CHANCE_QUESTION, question->player, 3) == 0)
        player->dirtyness--;
    mood(question->player, -1, 0);
    return "He promises to keep a cooler head.";
}

static const char *late_night(const struct question *question, int choice)
{
    struct player *player = &players[question->player];
    if (choice == 1)
        return fined(question);
    player->condition = (u8)clamped(player->condition - (choice == 2 ? 12 : 6), 20, 100);
    if (choice == 2)
        return "The papers soon find something else to write about.";
    return trusts(question) ? "He promises that it will not happen again." : "He shrugs his shoulders.";
}

static const char *job_offer(const struct question *question, int choice)
{
    u16 from = question->club;
    if (choice == 0)
        return "They respect your decision.";
    manager_appoint(question->manager, question->other_club);
    board_vacancy(from);
    return "You are their new manager.";
}

struct outcome question_answer(int index, int choice)
{
    static const char *(*const answers[QUESTION_KINDS])(const struct question *, int) = {
        [QUESTION_TRANSFER_REQUEST] = transfer_request, [QUESTION_NEW_CONTRACT] = new_contract,
        [QUESTION_BOARD_RESULTS] = board_results, [QUESTION_BOARD_MONEY] = board_money, [QUESTION_RED_CARD] = red_card,
        [QUESTION_JOB_OFFER] = job_offer, [QUESTION_UNUSED_PLAYER] = unused_player, [QUESTION_LATE_NIGHT] = late_night};
    char choices[CHOICES][76];
    struct question question;
    struct outcome done = success();
    struct text text = text_in(done.message, sizeof done.message);
    if (index < 0 || index >= world->question_count)
        return failure("There is no question.", "");
    if (choice < 0 || choice >= question_choices(index, choices))
        return failure("There is no such answer.", "");
    question = questions[index];
    memmove(questions + index, questions + index + 1, (u32)(world->question_count - 1 - index) * sizeof *questions);
    memset(&questions[--world->question_count], 0, sizeof *questions);
    if (answers[question.kind] != 0)
        text_add(&text, answers[question.kind](&question, choice));
    return done;
}
