/* The news: headlines, newest first, and one item. */
#include "keys.h"
#include "list.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "screens.h"

enum { ROWS = 24, LEFT = 8, WIDTH = 612, TOP = 46, DATE = 16, HEADLINE = 112, HEADLINE_COLUMNS = 62 };

static int item_of_row(int row)
{
    return world->news_count - 1 - row;
}

static void draw_list(struct list *list)
{
    char today[PHRASE], date[PHRASE], headline[120];
    frame_begin("News", today_text(today));
    draw_panel(LEFT, TOP, WIDTH, LINE * ROWS + 23);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, "Date");
    text_draw(HEADLINE, TOP + 2, FONT_SHADOW, YELLOW, "Headline");
    for (int i = list->top; i < list_end(list); i++) {
        int y = TOP + 21 + LINE * (i - list->top), chosen = i == list->chosen;
        draw_row(LEFT + 2, y, WIDTH - 4, i, chosen);
        text_draw(DATE, y, FONT_PLAIN, GREY, short_date(news_items[item_of_row(i)].date, date));
        text_draw_cut(HEADLINE, y, chosen ? YELLOW : WHITE, news_headline(item_of_row(i), headline), HEADLINE_COLUMNS);
        list_target(list, i, LEFT, y, WIDTH, CLICK_ROW);
    }
    if (list->count == 0)
        text_draw(HEADLINE, TOP + 21, FONT_PLAIN, GREY, "There is no news.");
    list_bar(list, LEFT + WIDTH + 2, TOP, LINE * ROWS + 22);
    frame_end("Esc  Back     Up Down  Choose     Enter  Read");
}

void screen_news(void)
{
    struct list list = {world->news_count, 0, 0, ROWS};
    for (;;) {
        draw_list(&list);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key >= CLICK_ROW && key < CLICK_ROW + list.count) {
            list_choose(&list, key - CLICK_ROW);
            key = KEY_ENTER;
        }
        if (key == KEY_ENTER && list.count > 0)
            screen_news_item(item_of_row(list.chosen));
        else
            list_key(&list, key);
    }
}

/* The body is drawn to the picture alone: it is in no list. */
void screen_news_item(int item)
{
    enum { PAGE_LEFT = 12, PAGE_WIDTH = 616, BODY = 116 };
    char today[PHRASE], date[24], headline[120], lines[12][76];
    int count = news_body(item, lines);
    frame_begin("News Item", today_text(today));
    draw_panel(PAGE_LEFT, 52, PAGE_WIDTH, 56);
    text_draw(PAGE_LEFT + 10, 60, FONT_SHADOW, CYAN, date_text(news_items[item].date, date));
    text_draw_cut(PAGE_LEFT + 10, 84, YELLOW, news_headline(item, headline), 74);
    draw_box(PAGE_LEFT, BODY, PAGE_WIDTH, 12 * 22 + 24, PAPER);
    for (int i = 0; i < count; i++)
        text_draw_hidden(PAGE_LEFT + 10, BODY + 14 + 22 * i, WHITE, lines[i]);
    frame_end("Esc  Back");
    while (key_wait() != KEY_ESCAPE)
        ;
}
