/* Described values: what the screens say where a number would tell too much. */
#include "calendar.h"
#include "grid.h"
#include "strength.h"
#include "text.h"
#include "touchline.h"

const char *morale_word(const struct player *player)
{
    static const char *words[] = {"Abysmal", "Very poor", "Poor", "Fair", "Good", "Very good", "Superb"};
    int step = player->morale / 3;
    return words[step > 6 ? 6 : step];
}

static void add_roles(const struct player *player, struct text *text)
{
    static const char *names[ROWS] = {"GK", "SW", "D", "DM", "M", "AM", "F"};
    int count = 0;
    for (int row = 0; row < ROWS; row++) {
        if (position_rating(player, row) == 0)
            continue;
        if (count++ > 0)
            text_letter(text, '/');
        text_add(text, names[row]);
    }
}

const char *position_words(const struct player *player, char buffer[24])
{
    struct text text = text_in(buffer, 24);
    int right = player->positions >> 14 & 3, left = player->sides & 3, centre = player->sides >> 2 & 3;
    add_roles(player, &text);
    if ((player->positions & 0x3FFC) == 0)
        return buffer; /* a goalkeeper has no side */
    text_letter(&text, ' ');
    if (right > 0)
        text_letter(&text, 'R');
    if (left > 0)
        text_letter(&text, 'L');
    if (centre > 0 || right + left == 0)
        text_letter(&text, 'C');
    return buffer;
}

int player_age(const struct player *player)
{
    int age = world->date[2] - player->birth[2];
    int before = world->date[1] < player->birth[1]
        || (world->date[1] == player->birth[1] && world->date[0] < player->birth[0]);
    return age - before;
}

int player_condition(const struct player *player)
{
    int shown = player->condition * player->recovery / 100;
    return shown > 100 ? 100 : shown;
}

const char *date_text(const u8 date[3], char buffer[24])
{
    static const char *months[] = {"?", "January", "February", "March", "April", "May", "June", "July", "August",
        "September", "October", "November", "December"};
    struct text text = text_in(buffer, 24);
    text_number(&text, date[0]);
    text_letter(&text, ' ');
    text_add(&text, months[date[1] > 12 ? 0 : date[1]]);
    text_letter(&text, ' ');
    text_number(&text, 1900 + date[2]);
    return buffer;
}
