/* Match Day: the last stop before the kick-off, which an illegal team sheet cannot pass. */
#include "competitions.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "schedule.h"
#include "screens.h"
#include "text.h"

enum { LEFT = 60, WIDTH = 520, MIDDLE = SCREEN_WIDTH / 2 };

static const char *standing(u16 index, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    char place[PHRASE];
    if (clubs[index].played == 0)
        return "no match played yet";
    text_add(&text, ordinal_text(clubs[index].position, place));
    text_add(&text, ", ");
    text_number(&text, clubs[index].points);
    text_add(&text, clubs[index].points == 1 ? " point" : " points");
    return buffer;
}

static const char *form_letters(u16 index, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    for (int i = 5; i >= 0; i--)
        if (clubs[index].form[i] >= 1 && clubs[index].form[i] <= 3)
            text_letter(&text, "WDL"[clubs[index].form[i] - 1]);
    return buffer;
}

static void draw_side(u16 club, int y)
{
    char buffer[PHRASE], form[PHRASE];
    struct text line = text_in(buffer, sizeof buffer);
    text_add(&line, standing(club, form));
    if (clubs[club].played > 0) {
        text_add(&line, "   form ");
        text_add(&line, form_letters(club, form));
    }
    text_draw_centred(MIDDLE, y, FONT_BOLD, club == human_club() ? YELLOW : WHITE, club_text(club));
    text_draw_centred(MIDDLE, y + 20, FONT_SHADOW, GREY, buffer);
}

/* As "Challenge Cup   Round 3   Replay". */
static const char *occasion(u16 index, char buffer[PHRASE])
{
    char words[ROUND_NAME];
    const struct fixture *fixture = &fixtures[index];
    struct text text = text_in(buffer, PHRASE);
    text_add(&text, text_at(competitions[fixture->competition].long_name));
    if (fixture_kind(fixture) != KIND_LEAGUE) {
        text_add(&text, "   ");
        text_add(&text, round_name(fixture->competition, fixture->round, words));
        text_add(&text, fixture->leg == LEG_NONE ? "" : fixture->leg == LEG_REPLAY ? "   Replay"
                        : fixture->leg == LEG_FIRST ? "   First leg" : "   Second leg");
    }
    return buffer;
}

static void draw(u16 index, const struct outcome *refusal)
{
    char date[24], today[PHRASE], words[PHRASE];
    const struct fixture *fixture = &fixtures[index];
    struct verdict verdict = sheet_verdict(human_club());
    colours_of_club(human_club());
    frame_begin("Match Day", today_text(today));
    draw_panel(LEFT, 60, WIDTH, 190);
    draw_heading(LEFT + 2, 62, WIDTH - 4, occasion(index, words));
    text_draw_centred(MIDDLE, 92, FONT_SHADOW, WHITE, date_text(fixture->date, date));
    text_draw_centred(MIDDLE, 112, FONT_SHADOW, GREY, fixture->neutral ? "Neutral ground" : text_at(clubs[fixture->home].stadium));
    draw_side(fixture->home, 142);
    text_draw_centred(MIDDLE, 184, FONT_SHADOW, CYAN, "v");
    draw_side(fixture->away, 206);
    draw_button(LEFT, 274, 166, "T", 'T', "Team Selection");
    draw_button(LEFT + 177, 274, 166, "N", 'N', "News");
    draw_button(LEFT + 354, 274, 166, "P", 'P', "Play");
    if (!refusal->ok) {
        draw_panel(LEFT, 330, WIDTH, 60);
        text_draw_centred(MIDDLE, 338, FONT_SHADOW, ORANGE, "Team selection refused:");
        text_draw_centred(MIDDLE, 362, FONT_SHADOW, WHITE, refusal->message);
    } else if (verdict.reason == SHEET_OK) {
        text_draw_centred(MIDDLE, 338, FONT_SHADOW, GREEN, "The team is ready.");
    }
    frame_end("Enter  Play     T  Team selection     N  News");
}

void screen_match_day(void)
{
    int today = human_fixture_today();
    struct outcome outcome = {1, ""};
    if (today < 0)
        return;
    for (;;) {
        draw((u16)today, &outcome);
        int key = key_letter(key_wait());
        if (key == 'T') {
            screen_team_selection();
            outcome.ok = 1;
        }
        if (key == 'N')
            screen_news();
        if (key != 'P' && key != KEY_ENTER)
            continue;
        outcome = match_kick_off(today);
        if (outcome.ok)
            break;
    }
    screen_match();
    screen_match_report();
}
