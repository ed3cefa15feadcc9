/* The end of a career: the board has had enough. */
#include "board.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "text.h"

void screen_sacked(void)
{
    enum { LEFT = 60, WIDTH = 520, MIDDLE = SCREEN_WIDTH / 2 };
    char today[24], buffer[PHRASE], words[76];
    u16 manager = world->humans[world->at_keyboard];
    int last[1], count = manager_career(manager, last, 1), key;
    colours_of_club(NONE);
    frame_begin("Sacked", date_text(world->date, today));
    draw_panel(LEFT, 120, WIDTH, 170);
    text_draw_centred(MIDDLE, 140, FONT_BOLD, YELLOW, manager_text(manager, buffer));
    text_draw_centred(MIDDLE, 176, FONT_SHADOW, WHITE, "The board has lost all confidence in you.");
    text_draw_centred(MIDDLE, 198, FONT_BOLD, ORANGE, "You have been sacked.");
    if (count > 0)
        text_draw_centred(MIDDLE, 234, FONT_PLAIN, GREY, career_words(last[0], words));
    text_draw_centred(MIDDLE, 260, FONT_SHADOW, GREY, "Your career as a manager is over.");
    frame_end("Space  Leave");
    do
        key = key_wait();
    while (key != KEY_SPACE && key != KEY_ENTER && key != KEY_ESCAPE);
}
