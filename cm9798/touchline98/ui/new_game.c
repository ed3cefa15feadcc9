/* A new game: the manager's name, the game's number, and the club. More managers can join him. */
#include "club_choice.h"
#include "field.h"
#include "humans.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "text.h"

enum { FIRST_NAME, SECOND_NAME, GAME_NUMBER, FIELDS, JOIN_FIELDS = GAME_NUMBER };
enum { START = CLICK_FIELD + 50, ANOTHER, FORM_X = 24, FORM_WIDTH = 592 };

/* `fields` text fields, then the list of clubs. */
struct form { int fields, focus; struct field texts[FIELDS]; struct club_choice choice; };
static struct form form;

static void start_form(int fields)
{
    static const struct field empty[FIELDS] = {
        {"First name", 20, 0, ""}, {"Second name", 24, 0, ""}, {"Game number", 5, 1, ""}};
    for (int i = 0; i < FIELDS; i++)
        form.texts[i] = empty[i];
    form.fields = fields;
    form.focus = FIRST_NAME;
    club_choice_start(&form.choice, fields == JOIN_FIELDS);
}

static void draw_form(const char *start, const char *message, const char *hints)
{
    for (int i = 0; i < form.fields; i++)
        field_draw(&form.texts[i], FORM_X, BODY_TOP + 6 + 30 * i, i == GAME_NUMBER ? 64 : 232, form.focus == i, CLICK_FIELD + i);
    draw_button(FORM_X + FORM_WIDTH - 136, BODY_TOP + 64, 136, "*", START, start);
    club_choice_draw(&form.choice, FORM_X, 146, FORM_WIDTH, form.focus == form.fields);
    text_draw_centred(SCREEN_WIDTH / 2, 430, FONT_SHADOW, ORANGE, message);
    frame_end(hints);
}

static void draw_new(const char *message)
{
    frame_begin("New Game", "Who are you, and whom do you manage?");
    draw_button(FORM_X + FORM_WIDTH - 136, BODY_TOP + 32, 136, "+", ANOTHER, "Another");
    draw_form("Start", message, "Enter  Next, start     Tab  Next     Up Down PgUp PgDn  Club     Esc  Back");
}

static void draw_join(const char *message)
{
    char names[PHRASE];
    struct text text = text_in(names, sizeof names);
    text_number(&text, human_count());
    text_add(&text, human_count() == 1 ? " manager plays" : " managers play");
    frame_begin("New Manager", names);
    for (int i = 0; i < human_count() && i < 4; i++) {
        char buffer[76];
        text_draw_cut(FORM_X + 232 * (i % 2), 112 + LINE * (i / 2), GREY, human_name(human_count() - 1 - i, buffer), 28);
    }
    draw_form("Join", message, "Enter  Next, join     Tab  Next     Up Down PgUp PgDn  Club     Esc  Done");
}

/* At most five digits; -1 when the number is too large for a game number. */
static int game_number(void)
{
    int number = 0;
    for (const char *digit = form.texts[GAME_NUMBER].text; *digit != 0; digit++)
        number = number * 10 + *digit - '0';
    return number > 65535 ? -1 : number;
}

static struct outcome start(void)
{
    struct outcome refused = {0, ""};
    struct text why = text_in(refused.message, sizeof refused.message);
    const char *first = form.texts[FIRST_NAME].text, *second = form.texts[SECOND_NAME].text;
    if (second[0] == 0)
        text_add(&why, "Please enter your name.");
    else if (game_number() < 0)
        text_add(&why, "The game number is 0 to 65535.");
    else if (club_chosen(&form.choice) == NONE)
        text_add(&why, "There is no club to manage.");
    else if (form.fields == JOIN_FIELDS)
        return human_join(first, second, club_chosen(&form.choice));
    else
        return game_new(first, second, club_chosen(&form.choice), (u16)game_number());
    return refused;
}

/* 1: the form is complete; `another` is set when one more manager shall follow. */
static int form_key(int key, int *another)
{
    struct list *list = &form.choice.list;
    *another = key == ANOTHER || (key == '+' && form.focus == form.fields);
    if (key == START || *another || (key == KEY_ENTER && form.focus == form.fields))
        return 1;
    if (key >= CLICK_ROW && key < CLICK_ROW + list->count) {
        int again = form.focus == form.fields && key - CLICK_ROW == list->chosen;
        form.focus = form.fields;
        list_choose(list, key - CLICK_ROW);
        return again;
    }
    if (key >= CLICK_FIELD && key < CLICK_FIELD + form.fields)
        form.focus = key - CLICK_FIELD;
    else if (key == KEY_TAB || key == KEY_ENTER)
        form.focus = (form.focus + 1) % (form.fields + 1);
    else if (form.focus < form.fields && field_key(&form.texts[form.focus], key))
        return 0;
    else
        list_key(list, key);
    return 0;
}

int screen_new_game(void)
{
    struct outcome outcome = data_load();
    int another;
    start_form(FIELDS);
    for (;;) {
        draw_new(outcome.message);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return 0;
        if (!form_key(key, &another))
            continue;
        outcome = start();
        if (outcome.ok && another)
            screen_join();
        if (outcome.ok)
            return 1;
    }
}

void screen_join(void)
{
    struct outcome outcome = {1, ""};
    int another;
    start_form(JOIN_FIELDS);
    for (;;) {
        draw_join(outcome.message);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (!form_key(key, &another))
            continue;
        outcome = start();
        if (outcome.ok)
            start_form(JOIN_FIELDS);
    }
}
