/* The main menu: the program's first screen. */
#include "keys.h"
#include "logo.h"
#include "picture.h"
#include "screens.h"

static void draw(void)
{
    enum { LEFT = 230, WIDTH = 180 };
    colours_of_club(NONE);
    frame_begin("Touchline 98", "Season 1997/98");
    logo_draw(SCREEN_WIDTH / 2, 100);
    text_draw_centred(SCREEN_WIDTH / 2, 196, FONT_SHADOW, CYAN, "The football management game");
    draw_panel(LEFT - 20, 240, WIDTH + 40, 150);
    draw_button(LEFT, 262, WIDTH, "N", 'N', "New Game");
    draw_button(LEFT, 302, WIDTH, "L", 'L', "Load Game");
    draw_button(LEFT, 342, WIDTH, "Q", 'Q', "Quit");
    frame_end("Enter  New game");
}

void screen_main_menu(void)
{
    for (;;) {
        draw();
        switch (key_letter(key_wait())) {
        case KEY_ENTER:
        case 'N':
            if (screen_new_game())
                screen_office();
            break;
        case 'L':
            if (screen_load())
                screen_office();
            break;
        case 'Q':
            return;
        }
    }
}
