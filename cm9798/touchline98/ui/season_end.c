/* The end of a season: the final table and what it means for the club. */
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "table_rows.h"
#include "text.h"

static const char *verdict(int position, int count, char buffer[PHRASE])
{
    char place[PHRASE];
    struct text text = text_in(buffer, PHRASE);
    if (position == 1)
        return "Champions! The title is yours.";
    text_add(&text, "You finished ");
    text_add(&text, ordinal_text(position, place));
    text_add(&text, " of ");
    text_number(&text, count);
    text_letter(&text, '.');
    return buffer;
}

static void draw(const char *message)
{
    enum { LEFT = 40, TOP = 66, WIDTH = 560, NAME_COLUMNS = 32, CHIP = 100 };
    char today[PHRASE], buffer[PHRASE];
    u16 order[25];
    u8 division = clubs[human_club()].division;
    int count = division < world->competition_count ? league_order(division, order) : 0, position = 0;
    for (int i = 0; i < count; i++)
        if (order[i] == human_club())
            position = i + 1;
    colours_of_club(human_club());
    frame_begin("End of Season", today_text(today));
    text_draw_centred(SCREEN_WIDTH / 2, 44, FONT_BOLD, YELLOW, message[0] ? message : verdict(position, count, buffer));
    draw_chip(LEFT + WIDTH - CHIP, 43, CHIP, "V", 'V', "Save Game");
    draw_panel(LEFT, TOP, WIDTH, table_step(count) * count + 24);
    table_heading(LEFT + 2, TOP + 2, WIDTH - 4, NAME_COLUMNS);
    for (int i = 0; i < count; i++)
        table_row(LEFT + 2, TOP + 22 + table_step(count) * i, WIDTH - 4, NAME_COLUMNS, i + 1, order[i]);
    frame_end("Space  Next season     V  Save Game");
}

void screen_season_end(void)
{
    char message[120] = "";
    for (;;) {
        draw(message);
        message[0] = 0;
        int key = key_letter(key_wait());
        if (key == KEY_SPACE || key == KEY_ENTER)
            break;
        if (key == 'V')
            screen_save(message);
    }
    season_next();
}
