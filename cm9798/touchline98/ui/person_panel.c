/* Who it is about: name, club, position, age, value, contract. */
#include "person_panel.h"
#include "market.h"
#include "phrases.h"
#include "picture.h"

void label_line(int x, int y, int width, const char *label, const char *value)
{
    text_draw(x, y, FONT_SHADOW, GREY, label);
    text_draw_cut(x + width, y, WHITE, value, 28);
}

void person_panel(u16 index)
{
    enum { LEFT = 24, RIGHT = 360, TOP = 74 };
    char buffer[PHRASE], words[24];
    const struct player *player = &players[index];
    draw_panel(12, 44, 616, PERSON_PANEL_BOTTOM - 44);
    text_draw(LEFT, 50, FONT_BOLD, YELLOW, player_text(index, buffer));
    text_draw_right(616, 50, FONT_SHADOW, WHITE, is_free_agent(index) ? "without a club" : club_text(player->club));
    label_line(LEFT, TOP, 96, "Position", position_words(player, words));
    label_line(LEFT, TOP + LINE, 96, "Age", number_text(player_age(player), " years", buffer));
    label_line(LEFT, TOP + 2 * LINE, 96, "Nation", club_text(player->nation));
    label_line(LEFT, TOP + 3 * LINE, 96, "Status", status_words(player)[0] ? status_words(player) : "not listed");
    label_line(RIGHT, TOP, 120, "Value", money_text(player_value(index), buffer));
    label_line(RIGHT, TOP + LINE, 120, "Asking price", is_free_agent(index) ? "none" : money_text(asking_price(index), buffer));
    label_line(RIGHT, TOP + 2 * LINE, 120, "Wage", money_text(player->wage, buffer));
    label_line(RIGHT, TOP + 3 * LINE, 120, "Expires", date_text(player->expires, words));
}
