/* The transfer market: a search with filters and by name above, the players who fit below. */
#include "keys.h"
#include "people_rows.h"
#include "phrases.h"
#include "picture.h"
#include "market.h"
#include "platform.h"
#include "screen_list.h"
#include "screens.h"
#include "search.h"
#include "text.h"

enum { ROWS_IN_COLUMN = SEARCH_ROWS / 2, STEP = 19, TOP = 42, LABEL_WIDTH = 100, VALUE_WIDTH = 170, CHIP = 18, COLUMN = 316,
       LIST_TOP = TOP + STEP * ROWS_IN_COLUMN + 22, LIST_ROWS = 17 };
enum { CLICK_LESS = CLICK_FIELD + 100, CLICK_MORE = CLICK_FIELD + 200, CLICK_ORDER = CLICK_FIELD + 300,
       CLICK_RESET = CLICK_FIELD + 301 };
enum { FOCUS_LIST = SEARCH_ROWS };

static struct search search;
static struct list list;
static int focus, is_prepared;

static void find(void)
{
    struct list all = {0, 0, 0, LIST_ROWS};
    search_run(&search);
    all.count = search.count;
    list = all;
}

static void draw_filter(enum search_row row)
{
    char buffer[24];
    int x = PEOPLE_LEFT + (row / ROWS_IN_COLUMN) * COLUMN, y = TOP + STEP * (row % ROWS_IN_COLUMN);
    int active = focus == (int)row, value_x = x + LABEL_WIDTH;
    const char *value = search_value(&search, row, buffer);
    text_draw(x + 4, y, FONT_SHADOW, active ? YELLOW : GREY, search_label(row));
    draw_box(value_x, y, VALUE_WIDTH, LINE + 2, active ? CHOSEN : FIELD);
    text_draw_cut(value_x + 6, y + 1, WHITE, value, 20);
    if (search_field(&search, row) != 0) {
        if (active)
            platform_fill(value_x + 6 + GLYPH_WIDTH * text_length(value), y + 3, 2, 13, YELLOW);
    } else {
        draw_chip(value_x + VALUE_WIDTH, y, CHIP, "-", CLICK_LESS + (int)row, "");
        draw_chip(value_x + VALUE_WIDTH + CHIP, y, CHIP, "+", CLICK_MORE + (int)row, "");
    }
    target_add(x, y, LABEL_WIDTH + VALUE_WIDTH, LINE + 2, CLICK_FIELD + (int)row);
}

static void draw_summary(void)
{
    enum { Y = LIST_TOP - 19 };
    char buffer[PHRASE];
    struct text text = text_in(buffer, sizeof buffer);
    text_number(&text, search.total);
    text_add(&text, search.total == 1 ? " player" : " players");
    if (search.total > search.count) {
        text_add(&text, ", the first ");
        text_number(&text, search.count);
        text_add(&text, " shown");
    }
    text_draw(PEOPLE_LEFT + 4, Y, FONT_SHADOW, CYAN, buffer);
    struct text order = text_in(buffer, sizeof buffer);
    text_add(&order, "by ");
    text_add(&order, search_order_name(search.order));
    draw_chip(PEOPLE_LEFT + 316, Y - 1, 120, "O", CLICK_ORDER, buffer);
    draw_chip(PEOPLE_LEFT + 444, Y - 1, 124, "Del", CLICK_RESET, "new search");
}

static void draw(void)
{
    char today[PHRASE];
    colours_of_club(human_club());
    frame_begin("Transfer Market", today_text(today));
    for (enum search_row row = 0; row < SEARCH_ROWS; row++)
        draw_filter(row);
    draw_summary();
    draw_panel(PEOPLE_LEFT, LIST_TOP, PEOPLE_WIDTH, LINE * LIST_ROWS + 22);
    people_heading(LIST_TOP + 2);
    people_list(&list, search.found, LIST_TOP + 21, focus == FOCUS_LIST);
    if (list.count == 0)
        text_draw(PEOPLE_LEFT + 6, LIST_TOP + 21, FONT_PLAIN, GREY, "Nobody fits.");
    frame_end(focus == FOCUS_LIST ? "Esc  Back     Enter  Player     K  Shortlist     O  Order     Tab  Search"
                                  : "Esc  Back     Up Down  Line     Left Right, letters  Change     Tab  Players");
}

static void change(enum search_row row, int step)
{
    search_step(&search, row, step);
    find();
}

static void list_row_key(int key)
{
    u16 player = list.count > 0 ? search.found[list.chosen] : NONE;
    if (list_key(&list, key) || player == NONE)
        return;
    if (key == KEY_ENTER)
        screen_profile(search.found, list.count, list.chosen);
    if (key_letter(key) == 'K' && shortlist_has(human_club(), player))
        shortlist_remove(human_club(), player);
    else if (key_letter(key) == 'K')
        shortlist_add(human_club(), player);
}

static void filter_key(int key)
{
    struct field *field = search_field(&search, (enum search_row)focus);
    if (field != 0 && field_key(field, key))
        find();
    else if (key == KEY_UP)
        focus = (focus + SEARCH_ROWS - 1) % SEARCH_ROWS;
    else if (key == KEY_DOWN)
        focus = (focus + 1) % SEARCH_ROWS;
    else if (key == KEY_LEFT || key == KEY_RIGHT || key == '-' || key == '+')
        change((enum search_row)focus, key == KEY_LEFT || key == '-' ? -1 : 1);
    else if (key == KEY_ENTER)
        focus = FOCUS_LIST;
}

/* 1: a click, or a key that means the same everywhere on the screen. */
static int common_key(int key)
{
    if (key == KEY_TAB) {
        focus = focus == FOCUS_LIST ? SEARCH_NAME : FOCUS_LIST;
    } else if (key == CLICK_RESET || key == KEY_DELETE) {
        search_clear(&search);
        focus = SEARCH_NAME;
        find();
    } else if (key == CLICK_ORDER || (focus == FOCUS_LIST && key_letter(key) == 'O')) {
        search.order = (enum search_order)((search.order + 1) % ORDERS);
        find();
    } else if (key >= CLICK_MORE && key < CLICK_MORE + SEARCH_ROWS) {
        change((enum search_row)(focus = key - CLICK_MORE), 1);
    } else if (key >= CLICK_LESS && key < CLICK_LESS + SEARCH_ROWS) {
        change((enum search_row)(focus = key - CLICK_LESS), -1);
    } else if (key >= CLICK_FIELD && key < CLICK_FIELD + SEARCH_ROWS) {
        focus = key - CLICK_FIELD;
    } else {
        return 0;
    }
    return 1;
}

/* The search is kept while the program runs; what it found is looked up again. */
void screen_search(void)
{
    if (!is_prepared)
        search_clear(&search);
    is_prepared = 1;
    focus = SEARCH_NAME;
    find();
    for (;;) {
        draw();
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key >= CLICK_ROW && key < CLICK_ROW + list.count) {
            focus = FOCUS_LIST;
            list_choose(&list, key - CLICK_ROW);
            key = KEY_ENTER;
        }
        if (common_key(key))
            continue;
        if (focus == FOCUS_LIST)
            list_row_key(key);
        else
            filter_key(key);
    }
}
