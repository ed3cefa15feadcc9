/* `holiday`: whole seasons without any person at work, each told in figures of people, market and money, as JSON lines;
 * and the answers that the commands give where a person would have to decide. */
#include "host.h"
#include "board.h"
#include "calendar.h"
#include "competitions.h"
#include "finance.h"
#include "growth.h"
#include "holiday.h"
#include "market.h"
#include "questions.h"
#include <stdio.h>
#include <stdlib.h>

void answer_everything(void)
{
    while (question_waiting() >= 0)
        question_answer(question_waiting(), 0);
    while (offer_waiting() >= 0)
        if (!offer_decide(offer_waiting(), DECISION_REJECT, 0).ok) /* a clause of his contract */
            offer_decide(offer_waiting(), DECISION_ACCEPT, 0);
}

static int by_size(const void *a, const void *b)
{
    return *(const s32 *)a < *(const s32 *)b ? -1 : *(const s32 *)a > *(const s32 *)b;
}

static void print_money(void)
{
    s32 balances[25];
    printf(",\"divisions\":[");
    for (int i = 0; i < division_count(); i++) {
        const struct competition *league = &competitions[i];
        double wages = 0, level = 0, men = 0, limit = 0, spend = 0;
        for (int j = 0; j < league->team_count; j++) {
            u16 club = league->teams[j];
            balances[j] = club_balance(club);
            wages += club_weekly_wages(club);
            limit += club_wage_limit(club);
            level += clubs[club].level;
            men += clubs[club].squad_count;
            spend += club_transfer_money(club);
        }
        qsort(balances, league->team_count, sizeof balances[0], by_size);
        printf("%s{\"balance\":[%d,%d,%d],\"wages\":%.0f,\"wage_limit\":%.0f,\"spend\":%.0f,\"level\":%.1f,\"squad\":%.1f}", i ? "," : "",
               balances[0], balances[league->team_count / 2], balances[league->team_count - 1], wages / league->team_count,
               limit / league->team_count, spend / league->team_count, level / league->team_count, men / league->team_count);
    }
    printf("]");
}

static void print_squads(void)
{
    int least = SQUAD_LIMIT, most = 0, trouble = 0;
    for (int i = 0; i < world->club_count; i++) {
        if (!club_in_division((u32)i))
            continue;
        least = clubs[i].squad_count < least ? clubs[i].squad_count : least;
        most = clubs[i].squad_count > most ? clubs[i].squad_count : most;
        trouble += clubs[i].in_trouble;
    }
    printf(",\"squads\":[%d,%d],\"in_trouble\":%d", least, most, trouble);
}

static void print_people(void)
{
    long ages = 0, value = 0;
    int count = 0, free_men = 0, loans = 0, fees = 0, best = 0;
    long paid = 0;
    for (u32 i = 0; i < world->player_count; i++) {
        free_men += is_free_agent((u16)i);
        if (!club_plays(players[i].club))
            continue;
        count++;
        ages += player_age(&players[i]);
        value += (long)players[i].value;
        loans += players[i].loan_club != NONE;
        best = players[i].ability > best ? players[i].ability : best;
    }
    for (int i = 0; i < world->transfer_count; i++)
        if (transfers[i].fee > 0 && date_days(world->date) - date_days(transfers[i].date) < 366) {
            fees++;
            paid += transfers[i].fee;
        }
    printf(",\"players\":%d,\"free\":%d,\"on_loan\":%d,\"age\":%.2f,\"ability\":%.1f,\"best\":%d,\"value\":%ld,\"paid_moves\":%d,\"paid\":%ld",
           count, free_men, loans, count ? (double)ages / count : 0, mean_ability() / 10.0, best, count ? value / count : 0, fees, paid);
}

static void print_season(void)
{
    printf("{\"season\":%d", 1900 + world->season);
    print_people();
    print_squads();
    print_money();
    printf(",\"retirements\":%d,\"sackings\":%d,\"bankruptcies\":%d,\"injuries\":%u,\"moves\":%u,\"offers\":%d,\"questions\":%d",
           world->retirements, world->sackings, world->bankruptcies, world->injuries, world->moves, world->offer_count,
           world->question_count);
    if (human_club() == NONE)
        printf(",\"club\":null}\n");
    else
        printf(",\"club\":%d,\"position\":%d,\"confidence\":%d}\n", human_club(), clubs[human_club()].position,
               managers[clubs[human_club()].manager].board_confidence);
    fflush(stdout);
}

int command_holiday(const struct arguments *arguments)
{
    u8 until[3];
    load_slot(arguments->slot);
    date_set(until, 1, 7, 1900 + world->season + arguments->seasons);
    if (!holiday_start(until).ok)
        host_fail(EXIT_FAILED, "there is nobody to go on holiday");
    for (int season = 0; season < arguments->seasons;) {
        enum advance stop = season_advance_day();
        if (stop == STOP_SEASON_END) {
            print_season();
            if (++season < arguments->seasons)
                season_next();
        } else if (stop == STOP_SACKED) {
            print_season();
            break;
        } else if (stop != ADVANCED_DAY) {
            host_fail(EXIT_FAILED, "a person was asked on holiday: stop %d", stop);
        }
    }
    if (arguments->save > 0 && human_club() != NONE)
        save_slot(arguments->save);
    return 0;
}
