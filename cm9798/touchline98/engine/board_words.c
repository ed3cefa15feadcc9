/* The board's view in words. */
#include "board.h"
#include "competitions.h"
#include "finance.h"
#include "memory.h"
#include "names.h"
#include "news_clubs.h"

const char *board_expectation(u16 club, char buffer[76])
{
    struct text text = text_in(buffer, 76);
    int place = clubs[club].expected_position, teams;
    if (!club_in_division(club) || place == 0)
        return buffer;
    teams = competitions[clubs[club].division].team_count;
    text_add(&text, "The board expect ");
    if (place <= 2)
        text_add(&text, "a challenge for the title.");
    else if (place <= 6)
        text_add(&text, clubs[club].division == 0 ? "a place among the leading clubs." : "a challenge for promotion.");
    else if (place <= teams / 2)
        text_add(&text, "a place in the top half of the table.");
    else if (place <= teams - 5)
        text_add(&text, "a safe place in mid-table.");
    else
        text_add(&text, "you to avoid the bottom of the table.");
    return buffer;
}

const char *board_confidence_word(u16 club)
{
    static const char *words[] = {"On the brink", "Very worried", "Worried", "Uneasy", "Satisfied", "Pleased", "Very pleased", "Delighted"};
    static const u8 limits[] = {CONFIDENCE_SACK, 22, CONFIDENCE_WARNING, 42, 58, 72, 86, 255};
    int step = 0, confidence;
    if (clubs[club].manager >= world->manager_count)
        return "-";
    confidence = managers[clubs[club].manager].board_confidence;
    while (confidence >= limits[step])
        step++;
    return words[step];
}

static int add(char lines[12][76], int count, const char *words)
{
    struct text text = text_in(lines[count], 76);
    text_add(&text, words);
    return count + 1;
}

static const char *on_money(u16 club)
{
    if (clubs[club].in_trouble)
        return "The bank runs the club: no players may be bought.";
    if (club_balance(club) < 0)
        return "The board are concerned about the club's debts.";
    return club_weekly_wages(club) > club_wage_limit(club) ? "The board feel that the wage bill is too high."
                                                           : "The board are content with the club's finances.";
}

static const char *on_results(u16 club)
{
    int above = clubs[club].expected_position - clubs[club].position;
    if (clubs[club].played < 6)
        return "It is too early in the season to judge results.";
    return above >= 4 ? "Results are far better than the board had hoped." : above >= 0 ? "Results are what the board had hoped for."
        : above >= -4 ? "Results are a little disappointing." : "Results are well below what the board expect.";
}

static int add_to_manager(u16 club, char lines[12][76], int count)
{
    int status = managers[clubs[club].manager].status;
    if (clubs[club].played >= 6 && board_misses_men(club))
        count = add(lines, count, "The board wonder why the best paid players are left out.");
    if (status == WARNED)
        count = add(lines, count, "You have been warned: results must improve.");
    if (status == WARNED_AGAIN)
        count = add(lines, count, "You have been warned for the last time.");
    if (board_waits_for_summer(club))
        return add(lines, count, "There will be no change of manager before the summer.");
    return board_is_new_to(club) ? add(lines, count, "The board give a new manager more time in his first year.") : count;
}

int board_report(u16 club, char lines[12][76])
{
    int count = 0;
    struct text text;
    board_expectation(club, lines[count++]);
    text = text_in(lines[count++], 76);
    text_add(&text, "Confidence in you: ");
    text_add(&text, board_confidence_word(club));
    text_letter(&text, '.');
    count = add(lines, count, on_results(club));
    count = add(lines, count, on_money(club));
    text = text_in(lines[count++], 76);
    text_add(&text, "You may spend ");
    text_money(&text, club_transfer_money(club));
    text_add(&text, " on players.");
    text = text_in(lines[count++], 76);
    text_add(&text, "Wages may come to ");
    text_money(&text, club_wage_limit(club));
    text_add(&text, " a week.");
    return clubs[club].manager < world->manager_count ? add_to_manager(club, lines, count) : count;
}
