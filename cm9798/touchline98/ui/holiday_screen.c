/* Holiday: until when, and the days that go by meanwhile. */
#include "calendar.h"
#include "field.h"
#include "holiday.h"
#include "humans.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "text.h"

enum { DAY, MONTH, YEAR, FIELDS };
static struct field fields[FIELDS];

static void put_number(struct field *field, int number)
{
    struct text text = text_in(field->text, sizeof field->text);
    text_number(&text, number);
}

static void put_date(const u8 date[3])
{
    put_number(&fields[DAY], date[0]);
    put_number(&fields[MONTH], date[1]);
    put_number(&fields[YEAR], 1900 + date[2]);
}

static void put_days_ahead(int days)
{
    u8 date[3];
    date_from_days(date_days(world->date) + days, date);
    put_date(date);
}

static int number_in(const struct field *field)
{
    int number = 0;
    for (const char *digit = field->text; *digit != 0; digit++)
        number = number * 10 + *digit - '0';
    return number;
}

static void draw(int focus, const char *message)
{
    enum { LEFT = 120, WIDTH = 400 };
    char today[PHRASE];
    frame_begin("Holiday", today_text(today));
    draw_panel(LEFT, 70, WIDTH, 240);
    draw_heading(LEFT + 2, 72, WIDTH - 4, "Away until");
    for (int i = 0; i < FIELDS; i++)
        field_draw(&fields[i], LEFT + 20, 104 + 32 * i, 64, focus == i, CLICK_FIELD + i);
    draw_button(LEFT + 216, 104, 164, "W", 'W', "One week");
    draw_button(LEFT + 216, 136, 164, "M", 'M', "One month");
    draw_button(LEFT + 216, 168, 164, "E", 'E', "Season's end");
    text_draw(LEFT + 20, 214, FONT_SHADOW, GREY, "Your assistant picks the team, answers offers");
    text_draw(LEFT + 20, 232, FONT_SHADOW, GREY, "and questions, and renews contracts.");
    draw_button(LEFT + 20, 266, 164, "*", KEY_ENTER, "Go on holiday");
    text_draw_centred(SCREEN_WIDTH / 2, 340, FONT_SHADOW, ORANGE, message);
    frame_end("Enter  Go     Tab  Next     W M E  Week, month, season     Esc  Back");
}

static int everybody_is_away(void)
{
    for (int human = 0; human < human_count(); human++)
        if (!human_is_out(human) && !on_holiday(human_manager(human)))
            return 0;
    return 1;
}

static void draw_days(void)
{
    char date[24];
    colours_of_club(human_club());
    frame_begin("Holiday", club_text(human_club()));
    draw_panel(200, 180, 240, 70);
    text_draw_centred(SCREEN_WIDTH / 2, 190, FONT_SHADOW, GREY, "On holiday");
    text_draw_centred(SCREEN_WIDTH / 2, 216, FONT_BOLD, YELLOW, date_text(world->date, date));
    frame_end("Enter  Time goes by...");
}

/* Until somebody is at work again, or must see something. */
static void away(void)
{
    for (int day = 0; everybody_is_away(); day++) {
        if (day % 7 == 0)
            draw_days();
        if (holiday_day() != ADVANCED_DAY)
            return;
    }
}

static struct outcome leave(void)
{
    struct outcome refused = {0, "There is no such date."};
    int day = number_in(&fields[DAY]), month = number_in(&fields[MONTH]), year = number_in(&fields[YEAR]);
    if (day < 1 || day > 31 || month < 1 || month > 12 || year < 1900 || year > 2155)
        return refused;
    u8 until[3] = {(u8)day, (u8)month, (u8)(year - 1900)};
    return date_is_real(until) ? holiday_start(until) : refused;
}

static int preset(int key)
{
    u8 end[3] = {30, 6, (u8)(world->season + 1)};
    switch (key_letter(key)) {
    case 'W': put_days_ahead(7); return 1;
    case 'M': put_days_ahead(30); return 1;
    case 'E': put_date(end); return 1;
    default: return 0;
    }
}

void screen_holiday(void)
{
    static const struct field empty[FIELDS] = {{"Day", 2, 1, ""}, {"Month", 2, 1, ""}, {"Year", 4, 1, ""}};
    struct outcome outcome = {1, ""};
    int focus = DAY;
    for (int i = 0; i < FIELDS; i++)
        fields[i] = empty[i];
    put_days_ahead(7);
    for (;;) {
        draw(focus, outcome.message);
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return;
        if (key == KEY_ENTER) {
            outcome = leave();
            if (outcome.ok) {
                away();
                return;
            }
        } else if (key == KEY_TAB || key == KEY_DOWN)
            focus = (focus + 1) % FIELDS;
        else if (key >= CLICK_FIELD && key < CLICK_FIELD + FIELDS)
            focus = key - CLICK_FIELD;
        else if (!preset(key))
            field_key(&fields[focus], key);
    }
}
