/* The end of a season: the own division's final table, and on a second page what became of everybody. */
#include "competitions.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "season_honours.h"
#include "table_rows.h"
#include "text.h"

static const char *verdict(int position, int count, char buffer[PHRASE])
{
    char place[PHRASE];
    struct text text = text_in(buffer, PHRASE);
    const struct club *club = &clubs[human_club()];
    if (position == 1)
        return "Champions! The title is yours.";
    text_add(&text, "You finished ");
    text_add(&text, ordinal_text(position, place));
    text_add(&text, " of ");
    text_number(&text, count);
    text_add(&text, club->honours & WON_PROMOTION ? ": promoted!" : club->honours & WAS_RELEGATED ? ": relegated." : ".");
    return buffer;
}

static void draw_table(const char *message)
{
    enum { LEFT = 40, TOP = 66, WIDTH = 560, NAME_COLUMNS = 32, CHIP = 100 };
    char today[PHRASE], buffer[PHRASE];
    u16 order[25];
    u8 division = clubs[human_club()].division;
    int count = division < world->competition_count ? league_order(division, order) : 0, position = 0;
    for (int i = 0; i < count; i++)
        if (order[i] == human_club())
            position = i + 1;
    frame_begin("End of Season", today_text(today));
    text_draw_centred(SCREEN_WIDTH / 2, 44, FONT_BOLD, YELLOW, message[0] ? message : verdict(position, count, buffer));
    draw_chip(12, 42, CHIP, "V", 'V', "Save Game");
    draw_panel(LEFT, TOP, WIDTH, table_step(count) * count + 24);
    table_heading(LEFT + 2, TOP + 2, WIDTH - 4, NAME_COLUMNS);
    for (int i = 0; i < count; i++)
        table_row(LEFT + 2, TOP + 22 + table_step(count) * i, WIDTH - 4, NAME_COLUMNS, i + 1, order[i]);
    draw_chip(540, 42, 88, ">", KEY_RIGHT, "Honours");
    frame_end("Space  Next season     V  Save Game     Right  Honours");
}

void screen_season_end(void)
{
    char message[120] = "";
    int key, page = 0;
    do {
        colours_of_club(human_club());
        if (page == 0)
            draw_table(message);
        else
            season_honours_draw();
        message[0] = 0;
        key = key_letter(key_wait());
        if (key == 'V') {
            screen_save(message);
            page = 0;
        }
        if (key == KEY_LEFT || key == KEY_RIGHT)
            page = !page;
    } while (key != KEY_SPACE && key != KEY_ENTER);
    season_next();
}
