/* The office's picture: buttons at the left, the club's state at the right. */
#include "office_view.h"
#include "humans.h"
#include "keys.h"
#include "market.h"
#include "phrases.h"
#include "picture.h"
#include "questions.h"
#include "schedule.h"
#include "screen_list.h"
#include "table_rows.h"
#include "text.h"

enum { RIGHT = 232, WIDTH = 396, LABEL = RIGHT + 12, VALUE = RIGHT + 116 };

enum { ALWAYS, WHEN_ASKED, WHEN_SEVERAL };
static const struct { const char *cap; int key, when; const char *label; } buttons[] = {
    {"S", 'S', ALWAYS, "Squad"},           {"T", 'T', ALWAYS, "Team Selection"},   {"F", 'F', ALWAYS, "Fixtures"},
    {"L", 'L', ALWAYS, "League Table"},    {"P", 'P', ALWAYS, "Competitions"},     {"N", 'N', ALWAYS, "News"},
    {"M", 'M', ALWAYS, "Transfer Market"}, {"B", 'B', ALWAYS, "Transfer Offers"},  {"K", 'K', ALWAYS, "Shortlist"},
    {"X", 'X', ALWAYS, "Finances"},        {"D", 'D', ALWAYS, "Board Confidence"}, {"I", 'I', ALWAYS, "Club Information"},
    {"H", 'H', ALWAYS, "Manager History"}, {"Y", 'Y', ALWAYS, "Holiday"},          {"J", 'J', ALWAYS, "New Manager"},
    {"U", 'U', WHEN_SEVERAL, "Next Manager"}, {"A", 'A', WHEN_ASKED, "Answer"},    {"V", 'V', ALWAYS, "Save Game"},
    {"O", 'O', ALWAYS, "Match Speed"},     {"C", 'C', ALWAYS, "Continue"},
};

static int is_shown(int when)
{
    if (when == WHEN_ASKED)
        return question_waiting() >= 0 || offer_waiting() >= 0;
    return when == ALWAYS || human_count() > 1;
}

static void draw_buttons(void)
{
    enum { LEFT = 12, TOP = 42, STEP = 20, BUTTON_WIDTH = 208 };
    int row = 0;
    for (u32 i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
        if (!is_shown(buttons[i].when))
            continue;
        int y = TOP + STEP * row++;
        draw_low_button(LEFT, y, BUTTON_WIDTH, buttons[i].cap, buttons[i].key, buttons[i].label);
        if (buttons[i].key == 'O')
            text_draw_right(LEFT + BUTTON_WIDTH - 8, y + 1, FONT_SHADOW, YELLOW,
                            world->match_speed == 1 ? "fast" : world->match_speed == 4 ? "medium" : "slow");
    }
}

static void line(int y, const char *label, const char *value)
{
    text_draw(LABEL, y, FONT_SHADOW, GREY, label);
    text_draw_cut(VALUE, y, WHITE, value, 34);
}

static const char *opponent_text(const struct fixture *fixture, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    text_add(&text, club_text(opponent(fixture)));
    text_add(&text, at_home(fixture) ? " (home)" : " (away)");
    return buffer;
}

static void draw_next_match(int y)
{
    char buffer[PHRASE], date[24];
    int next = next_human_fixture();
    if (next < 0) {
        line(y, "Next match", "none this season");
        return;
    }
    line(y, "Next match", opponent_text(&fixtures[next], buffer));
    line(y + LINE, "", date_text(fixtures[next].date, date));
}

static void draw_last_result(int y)
{
    char buffer[PHRASE], score[PHRASE];
    struct schedule schedule = own_schedule();
    int last = last_played(&schedule);
    if (last < 0) {
        line(y, "Last result", "none yet");
        return;
    }
    const struct fixture *fixture = &fixtures[schedule.fixtures[last]];
    struct text text = text_in(buffer, sizeof buffer);
    text_add(&text, club_short(fixture->home));
    text_letter(&text, ' ');
    text_add(&text, score_text(fixture->home_goals, fixture->away_goals, score));
    text_letter(&text, ' ');
    text_add(&text, club_short(fixture->away));
    line(y, "Last result", buffer);
}

static void draw_club(void)
{
    char buffer[PHRASE], date[24], place[PHRASE];
    const struct club *club = &clubs[human_club()];
    draw_panel(RIGHT, 56, WIDTH, 184);
    draw_heading(RIGHT + 2, 58, WIDTH - 4, club_text(human_club()));
    line(84, "Manager", manager_text(club->manager, buffer));
    line(84 + LINE, "Date", date_text(world->date, date));
    line(84 + 2 * LINE, "Stadium", text_at(club->stadium));
    if (club->division < world->competition_count)
        line(84 + 3 * LINE, "Division", text_at(competitions[club->division].display_name));
    struct text text = text_in(buffer, sizeof buffer);
    text_add(&text, ordinal_text(club->position, place));
    text_add(&text, ", ");
    text_number(&text, club->points);
    text_add(&text, club->points == 1 ? " point" : " points");
    line(84 + 4 * LINE, "Position", club->played == 0 ? "no match played yet" : buffer);
    draw_next_match(84 + 5 * LINE + 8);
    draw_last_result(84 + 7 * LINE + 12);
}

/* Seven rows of the table around the own place. */
static void draw_table(void)
{
    enum { ROWS = 7, TOP = 252, NAME_COLUMNS = 18 };
    u16 order[25];
    u8 division = clubs[human_club()].division;
    int count = division < world->competition_count ? league_order(division, order) : 0, own = 0;
    while (own + 1 < count && order[own] != human_club())
        own++;
    int first = own - ROWS / 2 > count - ROWS ? count - ROWS : own - ROWS / 2;
    if (first < 0)
        first = 0;
    draw_panel(RIGHT, TOP, WIDTH, LINE * (ROWS + 1) + 8);
    table_heading(RIGHT + 2, TOP + 2, WIDTH - 4, NAME_COLUMNS);
    for (int i = first; i < count && i < first + ROWS; i++)
        table_row(RIGHT + 2, TOP + 22 + LINE * (i - first), WIDTH - 4, NAME_COLUMNS, i + 1, order[i]);
}

static void draw_latest_news(void)
{
    enum { TOP = 394, LINES = 3 };
    char headline[120];
    draw_panel(RIGHT, TOP, WIDTH, LINE * LINES + 6);
    for (int i = 0; i < LINES && i < world->news_count; i++)
        text_draw_cut(RIGHT + 10, TOP + 3 + LINE * i, i == 0 ? WHITE : GREY, news_headline(world->news_count - 1 - i, headline), 47);
    target_add(RIGHT, TOP, WIDTH, LINE * LINES + 6, 'N');
}

static void draw(const char *message)
{
    char today[PHRASE];
    colours_of_club(human_club());
    frame_begin("Manager's Office", today_text(today));
    draw_buttons();
    draw_club();
    draw_table();
    if (message[0] != 0)
        text_draw_centred(RIGHT + WIDTH / 2, 408, FONT_BOLD, YELLOW, message);
    else
        draw_latest_news();
}

void office_draw(const char *message, const char *hints)
{
    draw(message);
    frame_end(hints);
}

void office_draw_question(const char *question, const char *hints)
{
    enum { CHIP = 60 };
    draw(question);
    draw_chip(RIGHT + WIDTH / 2 - CHIP - 8, 430, CHIP, "Y", 'Y', "Yes");
    draw_chip(RIGHT + WIDTH / 2 + 8, 430, CHIP, "N", 'N', "No");
    frame_end(hints);
}
