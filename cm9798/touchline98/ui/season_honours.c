/* The season's honours: winners of all competitions, promotion and relegation, the leading scorers. */
#include "season_honours.h"
#include "competitions.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"

enum { LEFT = 8, WIDTH = 624, STEP = 16, WINNERS = 10 };

static int draw_winners(int y)
{
    int row = 0;
    for (u16 i = 0; i < world->competition_count && row < WINNERS; i++) {
        u16 winner = competition_winner(i);
        if (winner >= world->club_count || competitions[i].kind == KIND_POOL)
            continue;
        text_draw_cut(LEFT + 12, y + STEP * row, CYAN, text_at(competitions[i].display_name), 30);
        text_draw_cut(LEFT + 264, y + STEP * row, WHITE, club_text(winner), 40);
        row++;
    }
    return y + STEP * row;
}

/* The clubs of a division whose honours hold a bit, side by side. */
static void draw_movers(int x, int y, u16 division, int bit, u8 colour)
{
    const struct competition *competition = &competitions[division];
    int row = 0;
    for (int i = 0; i < competition->team_count && row < 4; i++)
        if (clubs[competition->teams[i]].honours & bit)
            text_draw_cut(x, y + LINE * row++, colour, club_short(competition->teams[i]), 18);
}

static void draw_divisions(int top)
{
    enum { COLUMN = 156 };
    draw_panel(LEFT, top, WIDTH, 160);
    draw_heading(LEFT + 2, top + 2, WIDTH - 4, "");
    for (u16 division = 0; division < division_count(); division++) {
        int x = LEFT + 8 + COLUMN * division;
        text_draw_cut(x, top + 2, YELLOW, text_at(competitions[division].display_name), 18);
        draw_movers(x, top + 24, division, WON_PROMOTION, GREEN);
        draw_movers(x, top + 92, division, WAS_RELEGATED, RED);
    }
}

static void draw_scorers(int top)
{
    char name[PHRASE];
    u16 list[3];
    u8 division = clubs[human_club()].division;
    int count = is_division(division) ? top_scorers(division, list, 3) : 0;
    for (int i = 0; i < count; i++) {
        text_draw_number(LEFT + 32, top + LINE * i, YELLOW, players[list[i]].goals);
        text_draw_cut(LEFT + 44, top + LINE * i, WHITE, player_text(list[i], name), 30);
        text_draw_cut(LEFT + 300, top + LINE * i, GREY, club_text(players[list[i]].club), 36);
    }
}

void season_honours_draw(void)
{
    char today[PHRASE];
    frame_begin("End of Season", today_text(today));
    draw_panel(LEFT, 42, WIDTH, 186);
    draw_heading(LEFT + 2, 44, WIDTH - 4, "Winners");
    draw_winners(65);
    draw_divisions(236);
    draw_panel(LEFT, 402, WIDTH, 50);
    draw_scorers(403);
    draw_chip(540, 43, 88, "<", KEY_LEFT, "Table");
    frame_end("Space  Next season     Left  Table");
}
