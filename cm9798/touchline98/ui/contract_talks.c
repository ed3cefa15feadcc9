/* Contract talks: what the player asks for, what the club proposes, and his answer. */
#include "amount.h"
#include "contracts.h"
#include "finance.h"
#include "keys.h"
#include "list.h"
#include "person_panel.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

enum { ROW_WAGE, ROW_YEARS, ROW_BONUS, ROW_CLAUSE = ROW_BONUS + BONUSES, TALK_ROWS = ROW_CLAUSE + CLAUSES };
enum { LEFT = 12, WIDTH = 616, TOP = 156, ASKS = 384, PROPOSED = 536, WAGE_STEP = 50, MOST_YEARS = 5, STEP = 18 };

struct talks { struct list rows; struct terms asks, proposed; struct amount wage; struct outcome asked, answer; };

static u8 *flag(struct terms *terms, int row)
{
    return row >= ROW_CLAUSE ? &terms->clauses[row - ROW_CLAUSE] : &terms->bonuses[row - ROW_BONUS];
}

static const char *row_label(int row)
{
    if (row == ROW_WAGE)
        return "Wage a week";
    if (row == ROW_YEARS)
        return "Years";
    return row >= ROW_CLAUSE ? clause_name((enum clause)(row - ROW_CLAUSE)) : bonus_name((enum bonus)(row - ROW_BONUS));
}

static const char *row_value(struct terms *terms, int row, char buffer[PHRASE])
{
    if (row == ROW_WAGE)
        return money_text(terms->wage, buffer);
    if (row == ROW_YEARS)
        return number_text(terms->years, "", buffer);
    return *flag(terms, row) ? "yes" : "no";
}

static void draw_row_of(struct talks *talks, int row)
{
    char buffer[PHRASE];
    int y = TOP + 22 + STEP * row, chosen = row == talks->rows.chosen;
    draw_row(LEFT + 2, y, WIDTH - 4, row, chosen);
    text_draw(LEFT + 12, y, FONT_PLAIN, chosen ? YELLOW : WHITE, row_label(row));
    if (talks->asked.ok)
        text_draw_right(ASKS, y, FONT_PLAIN, GREY, row_value(&talks->asks, row, buffer));
    text_draw_right(PROPOSED, y, FONT_PLAIN, chosen ? YELLOW : WHITE, row_value(&talks->proposed, row, buffer));
    list_target(&talks->rows, row, LEFT, y, WIDTH - 72, CLICK_ROW);
    if (chosen) {
        draw_chip(PROPOSED + 16, y - 1, 28, "-", '-', "");
        draw_chip(PROPOSED + 46, y - 1, 28, "+", '+', "");
    }
}

static void draw(u16 player, struct talks *talks)
{
    char today[PHRASE], buffer[PHRASE];
    frame_begin("Contract Talks", today_text(today));
    person_panel(player);
    draw_panel(LEFT, TOP, WIDTH, STEP * TALK_ROWS + 26);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, "Terms");
    text_draw_right(ASKS, TOP + 2, FONT_SHADOW, YELLOW, "He asks");
    text_draw_right(PROPOSED, TOP + 2, FONT_SHADOW, YELLOW, "You propose");
    for (int row = 0; row < TALK_ROWS; row++)
        draw_row_of(talks, row);
    draw_chip(LEFT, 401, 120, "P", 'P', "Propose");
    draw_chip(LEFT + 128, 401, 160, "A", 'A', "As he asks");
    text_draw_right(616, 402, FONT_SHADOW, GREY, money_text(club_wage_limit(human_club()) - club_weekly_wages(human_club()), buffer));
    text_draw_right(520, 402, FONT_SHADOW, GREY, "Room for wages");
    const struct outcome *words = talks->answer.message[0] ? &talks->answer : &talks->asked;
    text_draw_cut(LEFT + 4, 428, words->ok ? GREEN : ORANGE, words->message, 76);
    frame_end("Esc  Break off     Up Down  Line     Left Right, 0-9  Change     P  Propose");
}

static void step(struct talks *talks, int by)
{
    int row = talks->rows.chosen;
    if (row == ROW_YEARS)
        talks->proposed.years = 1 + (talks->proposed.years - 1 + by + MOST_YEARS) % MOST_YEARS;
    else if (row >= ROW_BONUS)
        *flag(&talks->proposed, row) ^= 1;
    else
        amount_key(&talks->wage, by > 0 ? '+' : '-', WAGE_STEP);
    talks->proposed.wage = talks->wage.pounds;
}

static void as_he_asks(struct talks *talks)
{
    talks->proposed = talks->asks;
    talks->wage = amount_of(talks->asks.wage);
}

static void talk_key(u16 player, struct talks *talks, int key)
{
    if (key >= CLICK_ROW && key < CLICK_ROW + TALK_ROWS)
        list_choose(&talks->rows, key - CLICK_ROW);
    else if (key == KEY_LEFT || key == '-')
        step(talks, -1);
    else if (key == KEY_RIGHT || key == '+' || (key == KEY_SPACE && talks->rows.chosen >= ROW_BONUS))
        step(talks, 1);
    else if (key == 'A' && talks->asked.ok)
        as_he_asks(talks);
    else if (key == 'P' || key == KEY_ENTER) {
        talks->answer = contract_offer(human_club(), player, &talks->proposed);
        talks->asked = contract_asks(human_club(), player, &talks->asks);
    } else if (talks->rows.chosen == ROW_WAGE && amount_key(&talks->wage, key, WAGE_STEP)) {
        talks->proposed.wage = talks->wage.pounds;
    } else {
        list_key(&talks->rows, key);
    }
}

void screen_contract_talks(u16 player)
{
    struct talks talks = {{TALK_ROWS, 0, 0, TALK_ROWS}, contract_now(player), contract_now(player), {0, 1}, {1, ""}, {1, ""}};
    talks.asked = contract_asks(human_club(), player, &talks.asks);
    if (talks.asked.ok)
        talks.proposed = talks.asks;
    if (talks.proposed.years < 1)
        talks.proposed.years = 1;
    talks.wage = amount_of(talks.proposed.wage);
    for (;;) {
        draw(player, &talks);
        int key = key_letter(key_wait());
        if (key == KEY_ESCAPE)
            return;
        talk_key(player, &talks, key);
    }
}
