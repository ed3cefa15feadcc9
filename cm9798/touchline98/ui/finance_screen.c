/* The club's money this season. */
#include "finance.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

enum { LEFT = 12, WIDTH = 360, RIGHT_LEFT = 384, RIGHT_WIDTH = 244, TOP = 46, STEP = 20 };

static void draw_line(u16 club, enum finance_line line)
{
    char buffer[PHRASE];
    int y = TOP + 26 + STEP * (int)line + (line == LINE_BALANCE ? 10 : line >= LINE_WAGES ? 6 : 0);
    int is_sum = line == LINE_START || line == LINE_BALANCE, is_cost = line >= LINE_WAGES && line <= LINE_OTHER_COSTS;
    text_draw(LEFT + 14, y, FONT_PLAIN, is_sum ? YELLOW : WHITE, finance_line_name(line));
    text_draw_right(LEFT + WIDTH - 14, y, FONT_PLAIN, is_sum ? YELLOW : is_cost ? ORANGE : GREEN,
                    money_text(finance_line_amount(club, line), buffer));
}

static void fact(int row, const char *label, const char *value)
{
    int y = TOP + 26 + 40 * row;
    text_draw(RIGHT_LEFT + 12, y, FONT_SHADOW, GREY, label);
    text_draw_cut(RIGHT_LEFT + 12, y + LINE, WHITE, value, 28);
}

static void draw_facts(u16 club)
{
    char buffer[PHRASE];
    draw_panel(RIGHT_LEFT, TOP, RIGHT_WIDTH, 288);
    draw_heading(RIGHT_LEFT + 2, TOP + 2, RIGHT_WIDTH - 4, "The board allows");
    fact(0, "State of the club", finance_words(club));
    fact(1, "Money for players", money_text(club_transfer_money(club), buffer));
    fact(2, "Wages a week", money_text(club_weekly_wages(club), buffer));
    fact(3, "Wage limit a week", money_text(club_wage_limit(club), buffer));
    fact(4, "Average attendance", number_text(club_average_attendance(club), "", buffer));
    fact(5, "Buying", club_is_in_trouble(club) ? "The bank forbids it." : "allowed");
}

void screen_finances(u16 club)
{
    char today[PHRASE];
    frame_begin("Finances", today_text(today));
    draw_panel(LEFT, TOP, WIDTH, 288);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, club_text(club));
    for (enum finance_line line = 0; line < FINANCE_LINES; line++)
        draw_line(club, line);
    draw_facts(club);
    frame_end("Esc  Back");
    while (key_wait() != KEY_ESCAPE)
        ;
}
