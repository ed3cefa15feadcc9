/* The tables of the divisions; from a club's row to its squad. */
#include "competitions.h"
#include "keys.h"
#include "list.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "screen_list.h"
#include "screens.h"
#include "table_rows.h"

enum { LEFT = 40, TOP = 46, WIDTH = 560, NAME_COLUMNS = 32, LIMIT = 25 };

/* A narrow stripe before the place: up, play-offs, down. */
static void draw_fate(u16 division, int place, int y, int step)
{
    static const u8 colours[] = {[FATE_CHAMPION] = YELLOW, [FATE_PROMOTED] = BAR_HIGH, [FATE_PLAYOFF] = BLUE, [FATE_RELEGATED] = BAR_LOW};
    enum fate fate = league_fate(division, place);
    if (fate != FATE_STAYS)
        platform_fill(LEFT + 2, y, 4, step, colours[fate]);
}

static void draw(u16 division, const u16 *order, int count, int chosen)
{
    char today[PHRASE];
    int step = table_step(count);
    frame_begin("League Table", today_text(today));
    text_draw_centred(SCREEN_WIDTH / 2, TOP + 2, FONT_BOLD, YELLOW, text_at(competitions[division].long_name));
    draw_panel(LEFT, TOP + 22, WIDTH, step * count + 24);
    table_heading(LEFT + 2, TOP + 24, WIDTH - 4, NAME_COLUMNS);
    for (int i = 0; i < count; i++) {
        int y = TOP + 44 + step * i;
        table_row_of(LEFT + 2, y, WIDTH - 4, NAME_COLUMNS, i + 1, order[i], i == chosen);
        draw_fate(division, i + 1, y, step);
        target_add(LEFT, y, WIDTH, step, CLICK_ROW + i);
    }
    draw_arrow(LEFT, TOP, 0, KEY_LEFT);
    draw_arrow(LEFT + WIDTH - 24, TOP, 1, KEY_RIGHT);
    frame_end("Esc  Back     Left Right  Division     Up Down  Choose     Enter  Squad");
}

void screen_league_table(void)
{
    u16 order[LIMIT], division = clubs[human_club()].division;
    struct list list = {0, 0, 0, LIMIT};
    int count = 0;
    if (!is_division(division))
        division = 0;
    for (;;) {
        count = list.count = league_order(division, order);
        list_choose(&list, list.chosen);
        draw(division, order, count, list.chosen);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key >= CLICK_ROW && key < CLICK_ROW + count) {
            list_choose(&list, key - CLICK_ROW);
            key = KEY_ENTER;
        }
        if (key == KEY_LEFT || key == KEY_RIGHT)
            division = (u16)((division + (key == KEY_RIGHT ? 1 : division_count() - 1)) % division_count());
        else if (key == KEY_ENTER && count > 0)
            screen_club_squad(order[list.chosen]);
        else
            list_key(&list, key);
    }
}
