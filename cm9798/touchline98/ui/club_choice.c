/* The list of clubs that a person may manage. */
#include "club_choice.h"
#include "competitions.h"
#include "humans.h"
#include "keys.h"
#include "phrases.h"
#include "picture.h"

enum { DIVISION = 244, STADIUM = 392, STADIUM_LETTERS = 22 };

void club_choice_start(struct club_choice *choice, int is_running)
{
    struct list all = {0, 0, 0, CLUB_CHOICE_ROWS};
    for (u16 club = 0; club < world->club_count && all.count < CLUB_CHOICES; club++)
        if (club_in_division(club) && !(is_running && club_is_persons(club)))
            choice->clubs[all.count++] = club;
    choice->list = all;
}

u16 club_chosen(const struct club_choice *choice)
{
    return choice->list.count > 0 ? choice->clubs[choice->list.chosen] : NONE;
}

void club_choice_draw(const struct club_choice *choice, int x, int y, int width, int active)
{
    const struct list *list = &choice->list;
    draw_panel(x, y, width, LINE * CLUB_CHOICE_ROWS + 24);
    draw_heading(x + 2, y + 2, width - 4, "Club");
    text_draw(x + DIVISION, y + 2, FONT_SHADOW, YELLOW, "Division");
    text_draw(x + STADIUM, y + 2, FONT_SHADOW, YELLOW, "Stadium");
    for (int i = list->top; i < list_end(list); i++) {
        int line = y + 22 + LINE * (i - list->top), chosen = i == list->chosen;
        const struct club *club = &clubs[choice->clubs[i]];
        draw_row(x + 2, line, width - 18, i, chosen && active);
        text_draw_cut(x + 8, line, chosen ? YELLOW : WHITE, club_text(choice->clubs[i]), 28);
        if (club->division < world->competition_count)
            text_draw_cut(x + DIVISION, line, CYAN, text_at(competitions[club->division].display_name), 16);
        text_draw_cut(x + STADIUM, line, GREY, text_at(club->stadium), STADIUM_LETTERS);
        list_target(list, i, x, line, width - 18, CLICK_ROW);
    }
    list_bar(list, x + width - 14, y + 22, LINE * CLUB_CHOICE_ROWS);
}
