/* The table of the human's division. */
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "table_rows.h"

void screen_league_table(void)
{
    enum { LEFT = 40, TOP = 46, WIDTH = 560, NAME_COLUMNS = 32 };
    char today[PHRASE];
    u16 order[25];
    u8 division = clubs[human_club()].division;
    int has_table = division < world->competition_count, count = has_table ? league_order(division, order) : 0;
    frame_begin("League Table", today_text(today));
    if (has_table)
        text_draw_centred(SCREEN_WIDTH / 2, TOP + 2, FONT_BOLD, YELLOW, text_at(competitions[division].long_name));
    draw_panel(LEFT, TOP + 22, WIDTH, table_step(count) * count + 24);
    table_heading(LEFT + 2, TOP + 24, WIDTH - 4, NAME_COLUMNS);
    for (int i = 0; i < count; i++)
        table_row(LEFT + 2, TOP + 44 + table_step(count) * i, WIDTH - 4, NAME_COLUMNS, i + 1, order[i]);
    frame_end("Esc  Back");
    while (key_wait() != KEY_ESCAPE)
        ;
}
