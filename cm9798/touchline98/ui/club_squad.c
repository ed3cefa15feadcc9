/* Another club's squad. */
#include "keys.h"
#include "people_rows.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

enum { TOP = 68, ROWS = 22 };

static void draw(const struct list *list, u16 club, const u16 *people)
{
    char today[PHRASE];
    frame_begin("Club Squad", today_text(today));
    text_draw(PEOPLE_LEFT + 6, 44, FONT_BOLD, YELLOW, club_text(club));
    draw_chip(PEOPLE_LEFT + PEOPLE_WIDTH - 150, 44, 150, "I", 'I', "Club Information");
    draw_panel(PEOPLE_LEFT, TOP, PEOPLE_WIDTH, LINE * ROWS + 23);
    people_heading(TOP + 2);
    people_list(list, people, TOP + 21, 1);
    frame_end("Esc  Back     Up Down  Choose     Enter  Player     I  Club information");
}

void screen_club_squad(u16 club)
{
    struct list list = {0, 0, 0, ROWS};
    if (club >= world->club_count)
        return;
    for (;;) {
        u16 people[SQUAD_LIMIT];
        list.count = squad_people(club, people);
        list_choose(&list, list.chosen);
        draw(&list, club, people);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key >= CLICK_ROW && key < CLICK_ROW + list.count) {
            list_choose(&list, key - CLICK_ROW);
            key = KEY_ENTER;
        }
        if (key_letter(key) == 'I')
            screen_club(club);
        else if (list.count > 0 && key == KEY_ENTER)
            screen_profile(people, list.count, list.chosen);
        else
            list_key(&list, key);
    }
}
