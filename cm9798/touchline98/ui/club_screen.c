/* A club: ground, place, people, money as everybody knows it. */
#include "board.h"
#include "competitions.h"
#include "finance.h"
#include "keys.h"
#include "person_panel.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "tactics.h"
#include "text.h"

enum { LEFT = 12, WIDTH = 616, LABEL = 24, LABEL_WIDTH = 152, TOP = 70, STEP = 18 };

static void line(int row, const char *label, const char *value)
{
    text_draw(LABEL, TOP + STEP * row, FONT_SHADOW, GREY, label);
    text_draw_cut(LABEL + LABEL_WIDTH, TOP + STEP * row, WHITE, value, 54);
}

static const char *place_text(const struct club *club, char buffer[PHRASE])
{
    char place[PHRASE];
    struct text text = text_in(buffer, PHRASE);
    if (!is_division(club->division))
        return "-";
    text_add(&text, text_at(competitions[club->division].display_name));
    if (club->played > 0) {
        text_add(&text, ", ");
        text_add(&text, ordinal_text(club->position, place));
    }
    return buffer;
}

static const char *last_season_text(const struct club *club, char buffer[PHRASE])
{
    char place[PHRASE];
    struct text text = text_in(buffer, PHRASE);
    if (!is_division(club->last_division))
        return "-";
    text_add(&text, text_at(competitions[club->last_division].display_name));
    text_add(&text, ", ");
    text_add(&text, ordinal_text(club->last_position, place));
    return buffer;
}

static const char *cups_text(const struct club *club, char buffer[PHRASE])
{
    static const struct { u8 bit; enum competition_kind kind; } cups[] = {
        {IN_CUP, KIND_CUP}, {IN_LEAGUE_CUP, KIND_LEAGUE_CUP}, {IN_EUROPE, KIND_EUROPE}};
    struct text text = text_in(buffer, PHRASE);
    for (int i = 0; i < 3; i++) {
        u16 cup = competition_of_kind(cups[i].kind, 0);
        if (!(club->cups & cups[i].bit) || cup >= world->competition_count)
            continue;
        if (text.length > 0)
            text_add(&text, ", ");
        text_add(&text, text_at(competitions[cup].display_name));
    }
    return text.length > 0 ? buffer : "none";
}

static const char *ground_text(const struct club *club, char buffer[PHRASE])
{
    char number[PHRASE];
    struct text text = text_in(buffer, PHRASE);
    text_add(&text, text_at(club->stadium));
    text_add(&text, ", room for ");
    text_add(&text, number_text(club->capacity, "", number));
    return buffer;
}

static void draw(u16 index)
{
    char today[PHRASE], buffer[PHRASE], words[76];
    const struct club *club = &clubs[index];
    frame_begin("Club Information", today_text(today));
    draw_panel(LEFT, 46, WIDTH, STEP * 14 + 36);
    draw_heading(LEFT + 2, 48, WIDTH - 4, club_text(index));
    line(0, "Nation", club_text(club->nation));
    line(1, "City", text_at(club->city));
    line(2, "Ground", ground_text(club, buffer));
    line(3, "Manager", manager_text(club->manager, buffer));
    line(4, "Division", place_text(club, buffer));
    line(5, "Last season", last_season_text(club, buffer));
    line(6, "Still in", cups_text(club, buffer));
    line(7, "Usual tactic", club->manager < world->manager_count && managers[club->manager].tactic < TACTICS
                                ? tactic_name(managers[club->manager].tactic) : "-");
    line(8, "Squad", number_text(club->squad_count, " players", buffer));
    line(9, "Average attendance", number_text(club_average_attendance(index), "", buffer));
    line(10, "Finances", finance_words(index));
    line(11, "Bought this season", number_text(club->bought, "", buffer));
    line(12, "Sold this season", number_text(club->sold, "", buffer));
    line(13, "The board", board_expectation(index, words));
    draw_button(LEFT, 352, 196, "S", 'S', "Squad");
    draw_button(LEFT + 210, 352, 196, "H", 'H', "Manager History");
    frame_end("Esc  Back     S  Squad     H  Manager history");
}

void screen_club(u16 club)
{
    if (club >= world->club_count)
        return;
    for (;;) {
        draw(club);
        int key = key_letter(key_wait());
        if (key == KEY_ESCAPE)
            return;
        if (key == 'S' && club != human_club())
            screen_club_squad(club);
        else if (key == 'S')
            screen_squad();
        else if (key == 'H')
            screen_managers(clubs[club].manager);
    }
}
