/* The manager's office: the way to everything else, and Continue. */
#include "keys.h"
#include "office_view.h"
#include "picture.h"
#include "screens.h"
#include "text.h"

static const char HINTS[] = "Esc  Main menu     Space or C  Continue";

static int really_leave(void)
{
    office_draw_question("Leave this game? Y/N", "Esc  Stay     Y  Leave     N  Stay");
    for (;;) {
        int key = key_letter(key_wait());
        if (key == 'Y' || key == 'N' || key == KEY_ESCAPE)
            return key == 'Y';
    }
}

/* Days go by until something needs the manager. */
static void go_on(void)
{
    enum advance stop = ADVANCED_DAY;
    while (stop == ADVANCED_DAY) {
        office_draw("", "Enter  Time goes by...");
        stop = season_advance_day();
    }
    if (stop == STOP_MATCH_DAY)
        screen_match_day();
    else
        screen_season_end();
}

static void next_speed(void)
{
    world->match_speed = world->match_speed == 1 ? 4 : world->match_speed == 4 ? 9 : 1;
}

/* Opens what the key stands for; the message is for the next picture. */
static void open_screen(int key, char message[120])
{
    switch (key) {
    case 'S': screen_squad(); break;
    case 'T': screen_team_selection(); break;
    case 'F': screen_fixtures(); break;
    case 'L': screen_league_table(); break;
    case 'N': screen_news(); break;
    case 'V': screen_save(message); break;
    case 'O': next_speed(); break;
    case 'C':
    case KEY_SPACE: go_on(); break;
    }
}

void screen_office(void)
{
    char message[120] = "";
    for (;;) {
        office_draw(message, HINTS);
        message[0] = 0;
        int key = key_letter(key_wait());
        if (key == KEY_ESCAPE) {
            if (really_leave())
                return;
        } else {
            open_screen(key, message);
        }
    }
}
