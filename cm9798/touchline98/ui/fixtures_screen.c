/* The season's fixtures and results of the human's club. */
#include "keys.h"
#include "list.h"
#include "phrases.h"
#include "picture.h"
#include "schedule.h"
#include "screens.h"

enum { ROWS = 24, LEFT = 8, WIDTH = 612, TOP = 46 };
enum { DATE = 16, COMPETITION = 104, PLACE = 268, OPPONENT = 300, RESULT = 500, LETTER = 552, CROWD = 612 };

static void draw_fixture(int y, int row, const struct fixture *fixture, int chosen)
{
    char buffer[PHRASE];
    const char *letter = result_letter(fixture);
    u8 colour = letter[0] == 'W' ? GREEN : letter[0] == 'L' ? RED : GREY;
    draw_row(LEFT + 2, y, WIDTH - 4, row, chosen);
    text_draw(DATE, y, FONT_PLAIN, GREY, short_date(fixture->date, buffer));
    if (fixture->competition < world->competition_count)
        text_draw_cut(COMPETITION, y, CYAN, text_at(competitions[fixture->competition].display_name), 20);
    text_draw(PLACE, y, FONT_PLAIN, GREY, at_home(fixture) ? "H" : "A");
    text_draw_cut(OPPONENT, y, chosen ? YELLOW : WHITE, club_text(opponent(fixture)), 24);
    if (!fixture->played)
        return;
    text_draw(RESULT, y, FONT_PLAIN, WHITE, score_text(fixture->home_goals, fixture->away_goals, buffer));
    text_draw(LETTER, y, FONT_PLAIN, colour, letter);
    text_draw_number(CROWD, y, GREY, fixture->attendance);
}

static void draw(const struct schedule *schedule, struct list *list)
{
    char today[PHRASE];
    frame_begin("Fixtures", today_text(today));
    draw_panel(LEFT, TOP, WIDTH, LINE * ROWS + 23);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, "Date");
    text_draw(COMPETITION, TOP + 2, FONT_SHADOW, YELLOW, "Competition");
    text_draw(OPPONENT, TOP + 2, FONT_SHADOW, YELLOW, "Opponent");
    text_draw(RESULT, TOP + 2, FONT_SHADOW, YELLOW, "Result");
    text_draw_right(CROWD, TOP + 2, FONT_SHADOW, YELLOW, "Crowd");
    for (int i = list->top; i < list_end(list); i++) {
        int y = TOP + 21 + LINE * (i - list->top);
        draw_fixture(y, i, &fixtures[schedule->fixtures[i]], i == list->chosen);
        list_target(list, i, LEFT, y, WIDTH, CLICK_ROW);
    }
    list_bar(list, LEFT + WIDTH + 2, TOP, LINE * ROWS + 22);
    frame_end("Esc  Back     Up Down PgUp PgDn  Scroll");
}

void screen_fixtures(void)
{
    struct schedule schedule = own_schedule();
    struct list list = {schedule.count, 0, 0, ROWS};
    list_choose(&list, last_played(&schedule) + 1);
    for (;;) {
        draw(&schedule, &list);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key >= CLICK_ROW && key < CLICK_ROW + list.count)
            list_choose(&list, key - CLICK_ROW);
        list_key(&list, key);
    }
}
