/* What the board expects, and how content it is. */
#include "board.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

void screen_board(void)
{
    enum { LEFT = 12, WIDTH = 616, LINES = 12, STEP = 20 };
    char today[PHRASE], words[76], lines[LINES][76];
    u16 club = human_club();
    int count = board_report(club, lines);
    frame_begin("Board Confidence", today_text(today));
    draw_panel(LEFT, 46, WIDTH, 84);
    draw_heading(LEFT + 2, 48, WIDTH - 4, club_text(club));
    text_draw(LEFT + 12, 74, FONT_SHADOW, GREY, "Confidence");
    text_draw(LEFT + 116, 74, FONT_BOLD, YELLOW, board_confidence_word(club));
    text_draw_cut(LEFT + 12, 100, WHITE, board_expectation(club, words), 74);
    draw_panel(LEFT, 142, WIDTH, STEP * LINES + 34);
    draw_heading(LEFT + 2, 144, WIDTH - 4, "The board's view");
    for (int i = 0; i < count && i < LINES; i++)
        text_draw_cut(LEFT + 12, 170 + STEP * i, WHITE, lines[i], 74);
    frame_end("Esc  Back");
    while (key_wait() != KEY_ESCAPE)
        ;
}
