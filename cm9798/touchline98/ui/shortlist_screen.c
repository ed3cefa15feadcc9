/* The shortlist: players whom the manager follows. */
#include "keys.h"
#include "market.h"
#include "people_rows.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

enum { TOP = 46, ROWS = SHORTLIST };

static int read_shortlist(u16 people[SHORTLIST])
{
    int count = 0;
    for (int place = 0; place < SHORTLIST; place++) {
        u16 player = shortlist_at(human_club(), place);
        if (player < world->player_count)
            people[count++] = player;
    }
    return count;
}

static void draw(const struct list *list, const u16 *people)
{
    char today[PHRASE];
    frame_begin("Shortlist", today_text(today));
    draw_panel(PEOPLE_LEFT, TOP, PEOPLE_WIDTH, LINE * ROWS + 23);
    people_heading(TOP + 2);
    people_list(list, people, TOP + 21, 1);
    if (list->count == 0)
        text_draw(PEOPLE_LEFT + 6, TOP + 21, FONT_PLAIN, GREY, "Nobody is on your shortlist. K on a player puts him there.");
    draw_chip(PEOPLE_LEFT, TOP + LINE * ROWS + 32, 160, "Del", KEY_DELETE, "Take him off");
    frame_end("Esc  Back     Up Down  Choose     Enter  Player     Delete  Take off");
}

void screen_shortlist(void)
{
    u16 people[SHORTLIST];
    struct list list = {0, 0, 0, ROWS};
    for (;;) {
        list.count = read_shortlist(people);
        list_choose(&list, list.chosen);
        draw(&list, people);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key >= CLICK_ROW && key < CLICK_ROW + list.count) {
            int again = key - CLICK_ROW == list.chosen;
            list_choose(&list, key - CLICK_ROW);
            key = again ? KEY_ENTER : 0;
        }
        if (list.count > 0 && key == KEY_ENTER)
            screen_profile(people, list.count, list.chosen);
        else if (list.count > 0 && key == KEY_DELETE)
            shortlist_remove(human_club(), people[list.chosen]);
        else
            list_key(&list, key);
    }
}
