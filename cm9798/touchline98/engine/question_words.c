/* Questions in words. */
#include "memory.h"
#include "names.h"
#include "news_clubs.h"
#include "news_lines.h"
#include "questions.h"

const char *question_title(int index, char buffer[76])
{
    struct text text = text_in(buffer, 76);
    if (questions[index].kind == QUESTION_JOB_OFFER)
        text_club(&text, questions[index].other_club);
    else if (is_player(questions[index].player))
        text_player(&text, questions[index].player);
    else
        text_add(&text, "The board");
    return buffer;
}

int question_text(int index, char lines[12][76])
{
    const struct question *question = &questions[index];
    char words[400];
    struct text text = text_in(words, sizeof words);
    if (is_player(question->player))
        text_player(&text, question->player);
    switch (question->kind) {
    case QUESTION_TRANSFER_REQUEST:
        text_add(&text, " has handed in a transfer request. He feels that he must leave to get on.");
        break;
    case QUESTION_NEW_CONTRACT:
        text_add(&text, " has only ");
        text_number(&text, question->amount);
        text_add(&text, " months left on his contract and wonders whether the club still want him.");
        break;
    case QUESTION_UNUSED_PLAYER:
        text_add(&text, " is fed up with watching from the stand and wants to know where he stands.");
        break;
    case QUESTION_RED_CARD:
        text_add(&text, " apologises for being sent off. What will you do about it?");
        break;
    case QUESTION_LATE_NIGHT:
        text_add(&text, " was seen leaving a night club at four in the morning. The papers are full of it.");
        break;
    case QUESTION_BOARD_RESULTS:
        text_add(&text, "The board are worried about recent results and want to hear what you intend to do.");
        break;
    case QUESTION_BOARD_MONEY:
        text_add(&text, "The club owe ");
        text_money(&text, -question->amount);
        text_add(&text, ". The board want to know how you will help to put things right.");
        break;
    case QUESTION_JOB_OFFER:
        text_club(&text, question->other_club);
        text_add(&text, " would like you to become their manager. They wait for your answer today.");
        break;
    default:
        break;
    }
    return break_into_lines(words, lines, 0);
}

int question_choices(int index, char choices[CHOICES][76])
{
    static const char *words[QUESTION_KINDS][CHOICES] = {
        [QUESTION_TRANSFER_REQUEST] = {"Ask him to think again", "Put him on the transfer list", "Promise him a place in the team",
                                       "Tell him that he is going nowhere"},
        [QUESTION_NEW_CONTRACT] = {"Tell him that talks will follow", "Tell him that he is free to go"},
        [QUESTION_BOARD_RESULTS] = {"Promise that results will improve", "Ask for more time", "Blame injuries and bad luck",
                                    "Ask for money to buy players"},
        [QUESTION_BOARD_MONEY] = {"Promise to keep wages down", "Offer to sell before you buy", "Say that success costs money"},
        [QUESTION_RED_CARD] = {"Take no action", "Warn him about his conduct", "Fine him a week's wages"},
        [QUESTION_JOB_OFFER] = {"Stay where you are", "Accept the job"},
        [QUESTION_UNUSED_PLAYER] = {"Tell him to be patient", "Promise him a place in the team", "Put him on the transfer list",
                                    "Make him available for loan"},
        [QUESTION_LATE_NIGHT] = {"Have a quiet word", "Fine him two weeks' wages", "Ignore the papers"}};
    int kind = questions[index].kind, count = 0;
    for (; kind < QUESTION_KINDS && count < CHOICES && words[kind][count] != 0; count++) {
        struct text text = text_in(choices[count], 76);
        text_add(&text, words[kind][count]);
    }
    return count;
}
