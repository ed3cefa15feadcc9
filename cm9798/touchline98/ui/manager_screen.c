/* A manager's career: every club he was at, and how it went. */
#include "board.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "screens.h"

enum { LEFT = 12, WIDTH = 616, TOP = 76, ROWS = 18, STEP = 19 };

static void draw(u16 manager)
{
    char today[PHRASE], buffer[PHRASE], words[76];
    int list[ROWS], count = manager_career(manager, list, ROWS);
    frame_begin("Manager History", today_text(today));
    text_draw(LEFT + 6, 46, FONT_BOLD, YELLOW, manager_text(manager, buffer));
    text_draw_right(LEFT + WIDTH - 6, 46, FONT_SHADOW, WHITE,
                    managers[manager].club < world->club_count ? club_text(managers[manager].club) : "without a club");
    draw_panel(LEFT, TOP, WIDTH, STEP * ROWS + 26);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, "Club, from - until, matches");
    for (int i = 0; i < count; i++) {
        platform_fill(LEFT + 2, TOP + 22 + STEP * i, WIDTH - 4, STEP, i % 2 ? ZEBRA : PANEL);
        text_draw_cut(LEFT + 10, TOP + 23 + STEP * i, i == 0 ? WHITE : GREY, career_words(list[i], words), 75);
    }
    if (count == 0)
        text_draw(LEFT + 10, TOP + 23, FONT_PLAIN, GREY, "Nothing is known of him.");
    frame_end("Esc  Back");
}

void screen_managers(u16 manager)
{
    if (manager >= world->manager_count)
        return;
    draw(manager);
    while (key_wait() != KEY_ESCAPE)
        ;
}
