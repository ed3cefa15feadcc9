/* Rows of players of any club. */
#include "people_rows.h"
#include "keys.h"
#include "market.h"
#include "phrases.h"
#include "picture.h"

enum { NAME = 14, CLUB = 212, POSITION = 336, AGE = 442, VALUE = 539, STATE = 546 };
enum { NAME_COLUMNS = 24, CLUB_COLUMNS = 15, POSITION_COLUMNS = 11, STATE_COLUMNS = 9 };

void people_heading(int y)
{
    draw_heading(PEOPLE_LEFT + 2, y, PEOPLE_WIDTH - 4, "");
    text_draw(NAME, y, FONT_SHADOW, YELLOW, "Player");
    text_draw(CLUB, y, FONT_SHADOW, YELLOW, "Club");
    text_draw(POSITION, y, FONT_SHADOW, YELLOW, "Position");
    text_draw_right(AGE, y, FONT_SHADOW, YELLOW, "Age");
    text_draw_right(VALUE, y, FONT_SHADOW, YELLOW, "Value");
    text_draw(STATE, y, FONT_SHADOW, YELLOW, "Status");
}

int squad_people(u16 club, u16 people[SQUAD_LIMIT])
{
    int count = clubs[club].squad_count < SQUAD_LIMIT ? clubs[club].squad_count : SQUAD_LIMIT;
    for (int i = 0; i < count; i++)
        people[i] = clubs[club].squad[i];
    return count;
}

const char *availability_word(const struct player *player)
{
    static const char *const words[] = {"", "Listed", "Wants out", "Loan list", "Free", ""};
    if (player->injury_type != 0)
        return "Injured";
    if (player->loan_club != NONE && player->loan_club < world->club_count)
        return "On loan";
    return player->transfer_status < sizeof words / sizeof words[0] ? words[player->transfer_status] : "";
}

static void person(int y, int row, u16 index, int chosen)
{
    char buffer[PHRASE], words[24];
    const struct player *player = &players[index];
    draw_row(PEOPLE_LEFT + 2, y, PEOPLE_WIDTH - 4, row, chosen);
    text_draw_cut(NAME, y, chosen ? YELLOW : WHITE, player_text(index, buffer), NAME_COLUMNS);
    text_draw_cut(CLUB, y, player->club == human_club() ? YELLOW : GREY, is_free_agent(index) ? "-" : club_short(player->club),
                  CLUB_COLUMNS);
    text_draw_cut(POSITION, y, CYAN, position_words(player, words), POSITION_COLUMNS);
    text_draw_number(AGE, y, GREY, player_age(player));
    text_draw_right(VALUE, y, FONT_PLAIN, WHITE, money_text(player_value(index), buffer));
    text_draw_cut(STATE, y, player->injury_type != 0 ? RED : GREEN,
                  is_free_agent(index) ? "No club" : availability_word(player), STATE_COLUMNS);
}

void people_list(const struct list *list, const u16 *people, int y, int active)
{
    for (int i = list->top; i < list_end(list); i++) {
        int line = y + LINE * (i - list->top);
        person(line, i, people[i], active && i == list->chosen);
        list_target(list, i, PEOPLE_LEFT, line, PEOPLE_WIDTH, CLICK_ROW);
    }
    list_bar(list, PEOPLE_LEFT + PEOPLE_WIDTH + 2, y, LINE * list->rows);
}
