/* Ratings 1 to 10 of those who played, from what they did and how strong they were. */
#include "grid.h"
#include "match_parts.h"
#include "names.h"

enum { SHORT_STAY = 15 };

static int minutes_played(struct match *m, const struct appearance *place)
{
    int until = place->minute_off == NEVER ? m->minute : place->minute_off;
    return place->minute_on == NEVER ? 0 : until - place->minute_on;
}

static int limited(int value, int most)
{
    return value > most ? most : value < -most ? -most : value;
}

/* In tenths. */
static int rating(struct match *m, int side, int index)
{
    struct appearance *place = appearance_in(m, side, index);
    int difference = m->goals[side] - m->goals[1 - side], conceded = m->goals[1 - side];
    enum row row = cell_row(place->cell);
    int tenths = 62 + 10 * place->goals + 6 * place->assists - 3 * place->yellows - 15 * place->red;
    if (place->minute_on == NEVER || place->player == NONE)
        return 0;
    if (minutes_played(m, place) < SHORT_STAY)
        return tenths;
    tenths += limited(4 * difference, 10) + form_of_the_day(place->player);
    if (place->status == ON_THE_PITCH)
        tenths += limited((balance_of(m)->strength[side][index] - 480) / 25, 8);
    if (row <= ROW_DEFENCE)
        tenths += limited((row == ROW_GOALKEEPER ? 6 : 4) * (1 - conceded), 10);
    return tenths < 10 ? 10 : tenths > 100 ? 100 : tenths;
}

void rate_players(struct match *m)
{
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < SHEET_PLAYERS; i++) {
            int tenths = rating(m, side, i);
            appearance_in(m, side, i)->rating = (u8)(tenths == 0 ? 6 : (tenths + 5) / 10);
        }
}

int best_player(struct match *m, int *best_side)
{
    int best = 0, most = 0;
    *best_side = 0;
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < SHEET_PLAYERS; i++) {
            int tenths = rating(m, side, i);
            if (tenths > most && is_player(appearance_in(m, side, i)->player)) {
                most = tenths;
                best = i;
                *best_side = side;
            }
        }
    return best;
}
