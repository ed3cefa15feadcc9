/* The manager's office: the way to everything else, and Continue. */
#include "humans.h"
#include "keys.h"
#include "market.h"
#include "office_view.h"
#include "picture.h"
#include "questions.h"
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

/* A question or an offer without whose answer time does not go on. */
static int answer(void)
{
    int question = question_waiting(), offer = offer_waiting();
    if (question >= 0)
        screen_question(question);
    else if (offer >= 0)
        screen_offer_received(offer);
    return question >= 0 || offer >= 0;
}

/* Days go by until something needs the manager. */
static void go_on(void)
{
    enum advance stop = ADVANCED_DAY;
    while (stop == ADVANCED_DAY) {
        office_draw("", "Enter  Time goes by...");
        stop = season_advance_day();
    }
    switch (stop) {
    case STOP_MATCH_DAY: screen_match_day(); break;
    case STOP_SEASON_END: screen_season_end(); break;
    case STOP_SACKED: break; /* the office shows it */
    default: answer();
    }
}

static void next_speed(void)
{
    world->match_speed = world->match_speed == 1 ? 4 : world->match_speed == 4 ? 9 : 1;
}

/* The next person who still has a club takes the keyboard. */
static void next_person(void)
{
    int human = human_at_keyboard();
    for (int i = 1; i < human_count(); i++)
        if (!human_is_out((human + i) % human_count())) {
            human_sit_down((human + i) % human_count());
            return;
        }
}

static void open_club(int key)
{
    switch (key) {
    case 'X': screen_finances(human_club()); break;
    case 'D': screen_board(); break;
    case 'I': screen_club(human_club()); break;
    case 'H': screen_managers(clubs[human_club()].manager); break;
    case 'M': screen_search(); break;
    case 'B': screen_offers(); break;
    case 'K': screen_shortlist(); break;
    case 'P': screen_competitions(); break;
    case 'Y': screen_holiday(); break;
    case 'J': screen_join(); break;
    case 'U': next_person(); break;
    case 'A': answer(); break;
    }
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
    default: open_club(key);
    }
}

/* A person without a club sees why, and makes room for the next one. */
static int somebody_is_there(void)
{
    if (human_club() != NONE)
        return 1;
    screen_sacked();
    if (all_humans_are_out())
        return 0;
    human_leave(human_at_keyboard());
    if (human_club() == NONE)
        next_person();
    return 1;
}

void screen_office(void)
{
    char message[120] = "";
    for (;;) {
        if (!somebody_is_there())
            return;
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
