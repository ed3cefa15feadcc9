/* The squad: every player of the human's club with what a manager looks at first. */
#include "keys.h"
#include "list.h"
#include "people_rows.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

enum { ROWS = 24, LEFT = 8, WIDTH = 612, TOP = 46 };
enum { NAME = 12, POSITION = 224, AGE = 330, CONDITION = 370, MORALE = 378, APPS = 472, GOALS = 500, RATING = 540,
       STATUS = 547 };

static void draw_heading_line(void)
{
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, "");
    text_draw(NAME, TOP + 2, FONT_SHADOW, YELLOW, "Player");
    text_draw(POSITION, TOP + 2, FONT_SHADOW, YELLOW, "Position");
    text_draw_right(AGE, TOP + 2, FONT_SHADOW, YELLOW, "Age");
    text_draw_right(CONDITION, TOP + 2, FONT_SHADOW, YELLOW, "Con");
    text_draw(MORALE, TOP + 2, FONT_SHADOW, YELLOW, "Morale");
    text_draw_right(APPS, TOP + 2, FONT_SHADOW, YELLOW, "App");
    text_draw_right(GOALS, TOP + 2, FONT_SHADOW, YELLOW, "Gls");
    text_draw_right(RATING, TOP + 2, FONT_SHADOW, YELLOW, "AvR");
    text_draw(STATUS, TOP + 2, FONT_SHADOW, YELLOW, "Status");
}

static void draw_player(int y, int row, u16 index, int chosen)
{
    char buffer[PHRASE], words[24];
    const struct player *player = &players[index];
    int condition = player_condition(player);
    draw_row(LEFT + 2, y, WIDTH - 4, row, chosen);
    text_draw_cut(NAME, y, chosen ? YELLOW : WHITE, player_text(index, buffer), 26);
    text_draw_cut(POSITION, y, CYAN, position_words(player, words), 11);
    text_draw_number(AGE, y, GREY, player_age(player));
    text_draw_right(CONDITION, y, FONT_PLAIN, condition < 75 ? ORANGE : GREEN, number_text(condition, "%", buffer));
    text_draw_cut(MORALE, y, GREY, morale_word(player), 9);
    text_draw_number(APPS, y, GREY, player->apps);
    text_draw_number(GOALS, y, GREY, player->goals);
    text_draw_right(RATING, y, FONT_PLAIN, GREY, rating_text(player->rating_total, player->apps, buffer));
    if (player->injury_type != 0)
        text_draw(STATUS, y, FONT_PLAIN, RED, "Injured");
    else if (matches_banned(player) != 0)
        text_draw(STATUS, y, FONT_PLAIN, ORANGE, "Suspended");
    else
        text_draw(STATUS, y, FONT_PLAIN, CYAN, availability_word(player));
}

static void draw(struct list *list)
{
    char today[PHRASE];
    const struct club *club = &clubs[human_club()];
    frame_begin("Squad", today_text(today));
    draw_panel(LEFT, TOP, WIDTH, LINE * ROWS + 23);
    draw_heading_line();
    for (int i = list->top; i < list_end(list); i++) {
        int y = TOP + 21 + LINE * (i - list->top);
        draw_player(y, i, club->squad[i], i == list->chosen);
        list_target(list, i, LEFT, y, WIDTH, CLICK_ROW);
    }
    list_bar(list, LEFT + WIDTH + 2, TOP, LINE * ROWS + 22);
    frame_end("Esc  Back     Up Down  Choose     Enter  Player profile");
}

static void open_profile(int place)
{
    u16 people[SQUAD_LIMIT];
    screen_profile(people, squad_people(human_club(), people), place);
}

void screen_squad(void)
{
    struct list list = {clubs[human_club()].squad_count, 0, 0, ROWS};
    for (;;) {
        draw(&list);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key >= CLICK_ROW && key < CLICK_ROW + list.count) {
            list_choose(&list, key - CLICK_ROW);
            key = KEY_ENTER;
        }
        if (key == KEY_ENTER && list.count > 0)
            open_profile(list.chosen);
        else
            list_key(&list, key);
        list.count = clubs[human_club()].squad_count; /* a dealing may have changed it */
        list_choose(&list, list.chosen);
    }
}
