/* A new game: the manager's name, the game's number, and the club. */
#include "field.h"
#include "keys.h"
#include "list.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "text.h"

enum { FIRST_NAME, SECOND_NAME, GAME_NUMBER, FIELDS, CLUB_LIST = FIELDS };
enum { CLUB_LIMIT = 128, CLUB_ROWS = 15, STADIUM = 284, NO_DIVISION = 255, START = CLICK_FIELD + 50 };

static struct field fields[FIELDS];
static u16 choices[CLUB_LIMIT];
static struct list club_list;
static int focus;

static void start_form(void)
{
    static const struct field empty[FIELDS] = {
        {"First name", 20, 0, ""}, {"Second name", 24, 0, ""}, {"Game number", 5, 1, ""}};
    for (int i = 0; i < FIELDS; i++)
        fields[i] = empty[i];
    struct list all = {0, 0, 0, CLUB_ROWS};
    for (u16 club = 0; club < world->club_count && all.count < CLUB_LIMIT; club++)
        if (clubs[club].division != NO_DIVISION)
            choices[all.count++] = club;
    club_list = all;
    focus = FIRST_NAME;
}

static void draw_clubs(int x, int y, int width)
{
    draw_panel(x, y, width, LINE * CLUB_ROWS + 24);
    draw_heading(x + 2, y + 2, width - 4, "Club");
    text_draw(x + STADIUM, y + 2, FONT_SHADOW, YELLOW, "Stadium");
    for (int i = club_list.top; i < list_end(&club_list); i++) {
        int line = y + 22 + LINE * (i - club_list.top), chosen = i == club_list.chosen;
        draw_row(x + 2, line, width - 18, i, chosen && focus == CLUB_LIST);
        text_draw_cut(x + 8, line, chosen ? YELLOW : WHITE, club_text(choices[i]), 32);
        text_draw_cut(x + STADIUM, line, GREY, text_at(clubs[choices[i]].stadium), 27);
        list_target(&club_list, i, x, line, width - 18, CLICK_ROW);
    }
    list_bar(&club_list, x + width - 14, y + 22, LINE * CLUB_ROWS);
}

static void draw(const char *message)
{
    frame_begin("New Game", "Who are you, and whom do you manage?");
    for (int i = 0; i < FIELDS; i++)
        field_draw(&fields[i], 60, BODY_TOP + 6 + 30 * i, i == GAME_NUMBER ? 64 : 232, focus == i, CLICK_FIELD + i);
    draw_button(460, BODY_TOP + 64, 120, "*", START, "Start");
    draw_clubs(60, 146, 520);
    text_draw_centred(SCREEN_WIDTH / 2, 424, FONT_SHADOW, ORANGE, message);
    frame_end("Enter  Next, start     Tab  Next     Up Down PgUp PgDn  Club     Esc  Back");
}

/* At most five digits; -1 when the number is too large for a game number. */
static int game_number(void)
{
    int number = 0;
    for (const char *digit = fields[GAME_NUMBER].text; *digit != 0; digit++)
        number = number * 10 + *digit - '0';
    return number > 65535 ? -1 : number;
}

static struct outcome start(void)
{
    struct outcome refused = {0, ""};
    struct text why = text_in(refused.message, sizeof refused.message);
    if (fields[SECOND_NAME].text[0] == 0)
        text_add(&why, "Please enter your name.");
    else if (game_number() < 0)
        text_add(&why, "The game number is 0 to 65535.");
    else if (club_list.count == 0)
        text_add(&why, "There is no club to manage.");
    else
        return game_new(fields[FIRST_NAME].text, fields[SECOND_NAME].text, choices[club_list.chosen],
                        (u16)game_number());
    return refused;
}

/* 1: the game shall start. */
static int form_key(int key)
{
    if (key == START || (key == KEY_ENTER && focus == CLUB_LIST))
        return 1;
    if (key >= CLICK_ROW && key < CLICK_ROW + club_list.count) {
        int again = focus == CLUB_LIST && key - CLICK_ROW == club_list.chosen;
        focus = CLUB_LIST;
        list_choose(&club_list, key - CLICK_ROW);
        return again;
    }
    if (key >= CLICK_FIELD && key < CLICK_FIELD + FIELDS)
        focus = key - CLICK_FIELD;
    else if (key == KEY_TAB || key == KEY_ENTER)
        focus = (focus + 1) % (FIELDS + 1);
    else if (focus < FIELDS && field_key(&fields[focus], key))
        return 0;
    else
        list_key(&club_list, key);
    return 0;
}

int screen_new_game(void)
{
    struct outcome outcome = data_load();
    start_form();
    for (;;) {
        draw(outcome.message);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return 0;
        if (form_key(key)) {
            outcome = start();
            if (outcome.ok)
                return 1;
        }
    }
}
