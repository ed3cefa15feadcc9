/* All competitions of the season: how far they are, holders and winners. */
#include "competitions.h"
#include "keys.h"
#include "list.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

enum { LEFT = 8, WIDTH = 612, TOP = 46, ROWS = 24, LIMIT = 64 };
enum { NAME = 16, STAGE = 232, HOLDER = 340, WINNER = 480 };

static const char *stage_text(u16 index, char buffer[ROUND_NAME])
{
    const struct competition *competition = &competitions[index];
    if (competition->kind == KIND_LEAGUE)
        return "league";
    return competition->round == 0 ? "not drawn" : round_name(index, competition->round, buffer);
}

static void draw_competition(u16 index, int row, int y, int chosen)
{
    char buffer[ROUND_NAME];
    const struct competition *competition = &competitions[index];
    draw_row(LEFT + 2, y, WIDTH - 4, row, chosen);
    text_draw_cut(NAME, y, chosen ? YELLOW : WHITE, text_at(competition->display_name), 26);
    text_draw_cut(STAGE, y, CYAN, stage_text(index, buffer), 13);
    text_draw_cut(HOLDER, y, GREY, club_short(competition->holder), 16);
    text_draw_cut(WINNER, y, YELLOW, club_short(competition_winner(index)), 16);
}

static void draw(const struct list *list, const u16 *shown)
{
    char today[PHRASE];
    frame_begin("Competitions", today_text(today));
    draw_panel(LEFT, TOP, WIDTH, LINE * ROWS + 23);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, "Competition");
    text_draw(STAGE, TOP + 2, FONT_SHADOW, YELLOW, "Stage");
    text_draw(HOLDER, TOP + 2, FONT_SHADOW, YELLOW, "Holder");
    text_draw(WINNER, TOP + 2, FONT_SHADOW, YELLOW, "Winner");
    for (int i = list->top; i < list_end(list); i++) {
        int y = TOP + 21 + LINE * (i - list->top);
        draw_competition(shown[i], i, y, i == list->chosen);
        list_target(list, i, LEFT, y, WIDTH, CLICK_ROW);
    }
    list_bar(list, LEFT + WIDTH + 2, TOP, LINE * ROWS + 22);
    frame_end("Esc  Back     Up Down  Choose     Enter  Draws and results");
}

void screen_competitions(void)
{
    u16 shown[LIMIT];
    struct list list = {0, 0, 0, ROWS};
    for (u16 i = 0; i < world->competition_count && list.count < LIMIT; i++)
        if (competitions[i].kind != KIND_POOL)
            shown[list.count++] = i;
    for (;;) {
        draw(&list, shown);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key >= CLICK_ROW && key < CLICK_ROW + list.count) {
            list_choose(&list, key - CLICK_ROW);
            key = KEY_ENTER;
        }
        if (key == KEY_ENTER && list.count > 0)
            screen_competition(shown[list.chosen]);
        else
            list_key(&list, key);
    }
}
