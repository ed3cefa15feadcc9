/* One competition: draw and results, round by round. */
#include "competitions.h"
#include "keys.h"
#include "list.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "text.h"

enum { LEFT = 8, WIDTH = 612, TOP = 68, ROWS = 22, LIMIT = 600, LAST_ROUND = 60 };
enum { DATE = 16, HOME_RIGHT = 296, SCORE = 324, AWAY = 352, WORDS = 540 };

static u16 shown[LIMIT];

static int round_is_there(u16 competition, int round)
{
    u16 first;
    return round >= 1 && round <= LAST_ROUND && competition_fixtures(competition, round, &first, 1) > 0;
}

/* The round that is being played: the first with a match to come, or the last one. */
static int present_round(u16 competition)
{
    int round = 1;
    for (int next = 1; round_is_there(competition, next); next++) {
        int count = competition_fixtures(competition, next, shown, LIMIT);
        round = next;
        for (int i = 0; i < count; i++)
            if (!fixtures[shown[i]].played)
                return round;
    }
    return round;
}

static void draw_match(const struct list *list, int row, int y)
{
    char buffer[PHRASE], words[ROUND_NAME];
    u16 index = shown[row], winner = fixture_winner(index);
    const struct fixture *fixture = &fixtures[index];
    int chosen = row == list->chosen, own = fixture->home == human_club() || fixture->away == human_club();
    draw_row(LEFT + 2, y, WIDTH - 4, row, chosen);
    text_draw(DATE, y, FONT_PLAIN, GREY, short_date(fixture->date, buffer));
    u8 plain = own ? YELLOW : WHITE;
    text_draw_right(HOME_RIGHT, y, FONT_PLAIN, winner == fixture->home ? GREEN : plain, club_short(fixture->home));
    text_draw_centred(SCORE, y, FONT_PLAIN, CYAN,
                      fixture->played ? score_text(fixture->home_goals, fixture->away_goals, buffer) : "v");
    text_draw(AWAY, y, FONT_PLAIN, winner == fixture->away ? GREEN : plain, club_short(fixture->away));
    text_draw_cut(WORDS - 40, y, GREY, fixture_words(index, words), 14);
    list_target(list, row, LEFT, y, WIDTH, CLICK_ROW);
}

static void draw(u16 competition, int round, const struct list *list)
{
    char today[PHRASE], name[ROUND_NAME];
    frame_begin("Competition", today_text(today));
    text_draw(LEFT + 8, 44, FONT_BOLD, YELLOW, text_at(competitions[competition].long_name));
    text_draw_right(LEFT + WIDTH - 80, 44, FONT_BOLD, CYAN, round_name(competition, round, name));
    draw_arrow(LEFT + WIDTH - 52, 43, 0, KEY_LEFT);
    draw_arrow(LEFT + WIDTH - 24, 43, 1, KEY_RIGHT);
    draw_panel(LEFT, TOP, WIDTH, LINE * ROWS + 23);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, "Date");
    text_draw_right(HOME_RIGHT, TOP + 2, FONT_SHADOW, YELLOW, "Home");
    text_draw(AWAY, TOP + 2, FONT_SHADOW, YELLOW, "Away");
    for (int i = list->top; i < list_end(list); i++)
        draw_match(list, i, TOP + 21 + LINE * (i - list->top));
    if (list->count == 0)
        text_draw(DATE, TOP + 21, FONT_PLAIN, GREY, "Nothing has been drawn yet.");
    list_bar(list, LEFT + WIDTH + 2, TOP, LINE * ROWS + 22);
    frame_end("Esc  Back     Left Right  Round     Up Down PgUp PgDn  Scroll");
}

void screen_competition(u16 competition)
{
    struct list list = {0, 0, 0, ROWS};
    int round = present_round(competition);
    for (;;) {
        list.count = competition_fixtures(competition, round, shown, LIMIT);
        list_choose(&list, list.chosen);
        draw(competition, round, &list);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key == KEY_LEFT && round_is_there(competition, round - 1))
            list_choose(&list, 0), round--;
        else if (key == KEY_RIGHT && round_is_there(competition, round + 1))
            list_choose(&list, 0), round++;
        else if (key >= CLICK_ROW && key < CLICK_ROW + list.count)
            list_choose(&list, key - CLICK_ROW);
        else
            list_key(&list, key);
    }
}
