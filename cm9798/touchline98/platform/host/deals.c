/* `deals`: a person's business, one act a line on standard input, each answered by a line of JSON.
 *
 *   days N                        time passes, the assistant picks the team; stops early at a question or an offer
 *   targets N                     up to N players of other clubs who can be had now: index, price, value, free agent
 *   bid PLAYER FEE, loan PLAYER, withdraw OFFER, decide OFFER accept|reject|PRICE
 *   asks PLAYER, sign PLAYER WAGE YEARS     talks; the bonuses and clauses are those he asks for
 *   list PLAYER STATUS, price PLAYER PRICE, release PLAYER, track PLAYER, untrack PLAYER
 *   question, answer CHOICE, offers, money, board, careers, join FIRST SECOND CLUB, holiday DAYS */
#include "host.h"
#include "board.h"
#include "calendar.h"
#include "contracts.h"
#include "deals.h"
#include "finance.h"
#include "holiday.h"
#include "humans.h"
#include "questions.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 256, WORDS = 4 };

struct act { const char *name; void (*run)(char words[WORDS][64]); };

static void print_outcome(struct outcome outcome)
{
    printf("{\"ok\":%d,\"message\":", outcome.ok);
    print_string(outcome.message);
    printf("}\n");
}

static u16 number(const char *words)
{
    return (u16)atoi(words);
}

static void days(char words[WORDS][64])
{
    static const char *stops[] = {"none", "match", "season end", "question", "sacked"};
    enum advance stop = ADVANCED_DAY;
    int passed = 0;
    for (; passed < atoi(words[1]) && stop == ADVANCED_DAY; passed++) {
        stop = season_advance_day();
        if (stop == STOP_MATCH_DAY) {
            play_match_day(picker_named("auto"));
            stop = ADVANCED_DAY;
        } else if (stop == STOP_SEASON_END) {
            season_next();
            stop = ADVANCED_DAY;
        }
    }
    printf("{\"stop\":\"%s\",\"passed\":%d,\"date\":[%d,%d,%d]}\n", stops[stop], passed, world->date[0], world->date[1], world->date[2]);
}

static void targets(char words[WORDS][64])
{
    u16 club = human_club();
    int count = 0;
    printf("[");
    for (u32 i = 0; i < world->player_count && count < atoi(words[1]); i++) {
        s32 price = is_free_agent((u16)i) ? 0 : can_bid(club, (u16)i).ok ? selling_price((u16)i) : -1;
        if (price < 0 || price > club_transfer_money(club) || !will_join(club, (u16)i) || permit_refused(club, (u16)i))
            continue;
        printf("%s{\"player\":%u,\"price\":%d,\"value\":%d,\"free\":%d}", count++ ? "," : "", i, price, player_value((u16)i),
               is_free_agent((u16)i));
    }
    printf("]\n");
}

static void bid(char words[WORDS][64]) { print_outcome(offer_make(human_club(), number(words[1]), atoi(words[2]))); }
static void loan(char words[WORDS][64]) { print_outcome(offer_loan(human_club(), number(words[1]))); }
static void withdraw(char words[WORDS][64]) { print_outcome(offer_withdraw(atoi(words[1]))); }
static void list(char words[WORDS][64]) { print_outcome(player_list(human_club(), number(words[1]), (enum transfer_status)atoi(words[2]))); }
static void price(char words[WORDS][64]) { print_outcome(player_price(human_club(), number(words[1]), atoi(words[2]))); }
static void release(char words[WORDS][64]) { print_outcome(player_release(human_club(), number(words[1]))); }
static void track(char words[WORDS][64]) { print_outcome(shortlist_add(human_club(), number(words[1]))); }
static void untrack(char words[WORDS][64]) { print_outcome(shortlist_remove(human_club(), number(words[1]))); }
static void answer(char words[WORDS][64]) { print_outcome(question_answer(question_waiting(), atoi(words[1]))); }
static void join(char words[WORDS][64]) { print_outcome(human_join(words[1], words[2], number(words[3]))); }

static void decide(char words[WORDS][64])
{
    enum decision decision = strcmp(words[2], "accept") == 0 ? DECISION_ACCEPT
        : strcmp(words[2], "reject") == 0 ? DECISION_REJECT : DECISION_NEGOTIATE;
    print_outcome(offer_decide(atoi(words[1]), decision, atoi(words[2])));
}

static void asks(char words[WORDS][64])
{
    struct terms terms = {0, 0, {0}, {0}};
    struct outcome outcome = contract_asks(human_club(), number(words[1]), &terms);
    printf("{\"ok\":%d,\"wage\":%d,\"years\":%d,\"message\":", outcome.ok, terms.wage, terms.years);
    print_string(outcome.message);
    printf("}\n");
}

static void sign_him(char words[WORDS][64])
{
    struct terms terms = {0, 0, {0}, {0}};
    struct outcome outcome = contract_asks(human_club(), number(words[1]), &terms);
    terms.wage = atoi(words[2]);
    terms.years = atoi(words[3]);
    print_outcome(outcome.ok ? contract_offer(human_club(), number(words[1]), &terms) : outcome);
}

static void print_offers(char words[WORDS][64])
{
    char buffer[76];
    (void)words;
    printf("[");
    for (int i = 0; i < world->offer_count; i++) {
        printf("%s{\"offer\":%d,\"state\":%d,\"kind\":%d,\"buyer\":%d,\"seller\":%d,\"player\":%d,\"fee\":%d,\"asked\":%d,\"words\":", i ? "," : "",
               i, offers[i].state, offers[i].kind, offers[i].buyer, offers[i].seller, offers[i].player, offers[i].fee, offers[i].asked);
        print_string(offer_state_words(i, buffer));
        printf("}");
    }
    printf("]\n");
}

static void print_question(char words[WORDS][64])
{
    char title[76], lines[12][76], choices[CHOICES][76];
    int index = question_waiting(), count;
    (void)words;
    if (index < 0) {
        printf("{\"kind\":0,\"choices\":[]}\n");
        return;
    }
    printf("{\"kind\":%d,\"title\":", questions[index].kind);
    print_string(question_title(index, title));
    question_text(index, lines);
    printf(",\"text\":");
    print_string(lines[0]);
    printf(",\"choices\":[");
    count = question_choices(index, choices);
    for (int i = 0; i < count; i++) {
        printf("%s", i ? "," : "");
        print_string(choices[i]);
    }
    printf("]}\n");
}

static void money(char words[WORDS][64])
{
    u16 club = human_club();
    (void)words;
    printf("{\"balance\":%d,\"wages\":%d,\"limit\":%d,\"spend\":%d,\"lines\":[", club_balance(club), club_weekly_wages(club),
           club_wage_limit(club), club_transfer_money(club));
    for (enum finance_line line = 0; line < FINANCE_LINES; line++)
        printf("%s%d", line ? "," : "", finance_line_amount(club, line));
    printf("]}\n");
}

static void board(char words[WORDS][64])
{
    char lines[12][76];
    int count = board_report(human_club(), lines);
    (void)words;
    printf("[");
    for (int i = 0; i < count; i++) {
        printf("%s", i ? "," : "");
        print_string(lines[i]);
    }
    printf("]\n");
}

static void print_careers(char words[WORDS][64])
{
    int found[16], count = manager_career(human_manager(human_at_keyboard()), found, 16);
    char buffer[76];
    (void)words;
    printf("[");
    for (int i = 0; i < count; i++) {
        printf("%s", i ? "," : "");
        print_string(career_words(found[i], buffer));
    }
    printf("]\n");
}

static void go_on_holiday(char words[WORDS][64])
{
    u8 until[3];
    days_from_now(atoi(words[1]), until);
    print_outcome(holiday_start(until));
}

int command_deals(const struct arguments *arguments)
{
    static const struct act acts[] = {{"days", days}, {"targets", targets}, {"bid", bid}, {"loan", loan}, {"withdraw", withdraw},
        {"decide", decide}, {"asks", asks}, {"sign", sign_him}, {"list", list}, {"price", price}, {"release", release},
        {"track", track}, {"untrack", untrack}, {"question", print_question}, {"answer", answer}, {"offers", print_offers},
        {"money", money}, {"board", board}, {"careers", print_careers}, {"join", join}, {"holiday", go_on_holiday}};
    char line[LINE];
    load_slot(arguments->slot);
    while (fgets(line, sizeof line, stdin) != NULL) {
        char words[WORDS][64] = {"", "", "", ""};
        size_t found = 0;
        sscanf(line, "%63s %63s %63s %63s", words[0], words[1], words[2], words[3]);
        while (found < sizeof acts / sizeof acts[0] && strcmp(acts[found].name, words[0]) != 0)
            found++;
        if (found == sizeof acts / sizeof acts[0])
            host_fail(EXIT_USAGE, "there is no act %s", words[0]);
        if (human_club() == NONE && acts[found].run != days && acts[found].run != print_careers)
            host_fail(EXIT_FAILED, "a person who has been sacked has no club for %s", words[0]);
        acts[found].run(words);
        fflush(stdout); /* somebody may wait for the answer before the next act */
    }
    if (arguments->save > 0)
        save_slot(arguments->save);
    return 0;
}
