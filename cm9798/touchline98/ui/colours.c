/* The palette: fixed colours, two ramps, and the clubs' colours. */
#include "colours.h"
#include "platform.h"
#include "touchline.h"

struct rgb { u8 red, green, blue; };          /* 0..63 each */

static const struct { u8 colour; struct rgb rgb; } fixed[] = {
    {BLACK, {0, 0, 0}},          {SHADOW, {2, 4, 8}},          {GREEN, {24, 58, 30}},
    {CYAN, {30, 58, 60}},        {RED, {62, 24, 22}},          {ORANGE, {63, 42, 12}},
    {DIM, {28, 36, 42}},         {GREY, {44, 50, 54}},         {BLUE, {34, 46, 63}},
    {YELLOW, {63, 58, 18}},      {WHITE, {63, 63, 63}},        {PANEL, {3, 10, 22}},
    {ZEBRA, {5, 14, 28}},        {EDGE_LIGHT, {14, 30, 42}},   {EDGE_DARK, {1, 4, 10}},
    {CHOSEN, {8, 32, 46}},       {CHOSEN_DIM, {8, 22, 34}},    {OWN_ROW, {4, 24, 26}},
    {BUTTON, {6, 20, 36}},       {BUTTON_LIGHT, {18, 38, 54}}, {BUTTON_DARK, {2, 7, 14}},
    {KEY_CAP, {63, 58, 18}},     {KEY_TEXT, {4, 8, 18}},       {HINT_BAR, {1, 5, 12}},
    {HINT_EDGE, {10, 36, 42}},   {HEADING_BAR, {2, 24, 32}},   {FIELD, {1, 5, 12}},
    {PAPER, {1, 4, 9}},          {BAR_LOW, {58, 20, 16}},      {BAR_MIDDLE, {60, 46, 10}},
    {BAR_HIGH, {18, 52, 26}},    {BAR_EMPTY, {4, 12, 20}},     {GRASS, {4, 26, 8}},
    {GRASS_LIGHT, {5, 30, 10}},  {CHALK, {40, 52, 42}},        {ARROW, {50, 56, 20}},
};

/* By the place of a colour code in the data files' list (WHI BLA RED DRED ...): see the engine's data_clubs.c. */
static const struct rgb club_colours[] = {
    {60, 60, 60}, {6, 6, 8},    {52, 6, 8},   {36, 4, 6},   {8, 18, 54},  {4, 10, 36},  {2, 6, 24},   {28, 46, 62},
    {8, 48, 52},  {4, 36, 12},  {24, 54, 26}, {2, 26, 8},   {2, 18, 6},   {60, 54, 8},  {62, 60, 30}, {48, 40, 4},
    {62, 62, 44}, {60, 34, 4},  {34, 10, 42}, {32, 4, 18},  {46, 46, 48}, {26, 56, 54},
};
enum { CLUB_COLOURS = sizeof club_colours / sizeof club_colours[0] };
enum { HOME_TEXT, HOME_BACKGROUND, AWAY_TEXT, AWAY_BACKGROUND };

static void set(int colour, struct rgb rgb)
{
    platform_palette(colour, 1, &rgb.red);
}

/* Step `at` of `steps` on the way from one colour to another. */
static struct rgb between(struct rgb from, struct rgb to, int at, int steps)
{
    struct rgb rgb = {(u8)(from.red + (to.red - from.red) * at / (steps - 1)),
                      (u8)(from.green + (to.green - from.green) * at / (steps - 1)),
                      (u8)(from.blue + (to.blue - from.blue) * at / (steps - 1))};
    return rgb;
}

static void ramp(int first, int steps, struct rgb from, struct rgb to)
{
    u8 all[3 * BACKGROUND_STEPS];
    for (int i = 0; i < steps; i++) {
        struct rgb rgb = between(from, to, i, steps);
        all[3 * i] = rgb.red;
        all[3 * i + 1] = rgb.green;
        all[3 * i + 2] = rgb.blue;
    }
    platform_palette(first, steps, all);
}

static int brightness(struct rgb rgb)
{
    return (rgb.red * 3 + rgb.green * 6 + rgb.blue) / 10;
}

/* Text in a club's own colour when it can be read, else in black or white. */
static struct rgb readable(struct rgb text, struct rgb ground)
{
    static const struct rgb black = {0, 0, 0}, white = {63, 63, 63};
    int difference = brightness(text) - brightness(ground);
    if (difference > 24 || difference < -24)
        return text;
    return brightness(ground) > 34 ? black : white;
}

static struct rgb club_colour(u16 club, int which)
{
    static const struct rgb text = {63, 63, 63}, ground = {4, 26, 40};
    if (club >= world->club_count)
        return which == HOME_TEXT || which == AWAY_TEXT ? text : ground;
    u8 code = clubs[club].colours[which];
    return club_colours[code < CLUB_COLOURS ? code : 0];
}

static int alike(struct rgb a, struct rgb b)
{
    int red = a.red - b.red, green = a.green - b.green, blue = a.blue - b.blue;
    return red * red + green * green + blue * blue < 600;
}

static void set_shirt(int shirt, int text, struct rgb colour, struct rgb text_colour)
{
    set(shirt, colour);
    set(text, readable(text_colour, colour));
}

void colours_start(void)
{
    static const struct rgb top = {2, 8, 24}, bottom = {2, 28, 32};
    for (u32 i = 0; i < sizeof fixed / sizeof fixed[0]; i++)
        set(fixed[i].colour, fixed[i].rgb);
    ramp(BACKGROUND, BACKGROUND_STEPS, top, bottom);
    colours_of_club(NONE);
}

void colours_of_club(u16 club)
{
    struct rgb ground = club_colour(club, HOME_BACKGROUND), text = club_colour(club, HOME_TEXT);
    struct rgb dark = {(u8)(ground.red * 2 / 3), (u8)(ground.green * 2 / 3), (u8)(ground.blue * 2 / 3)};
    ramp(TITLE, TITLE_STEPS, ground, dark);
    set(TITLE_TEXT, readable(text, ground));
    set(TITLE_EDGE, text);
    set_shirt(SHIRT, SHIRT_TEXT, ground, text);
}

void colours_of_match(u16 home, u16 away)
{
    struct rgb shirt = club_colour(home, HOME_BACKGROUND), other = club_colour(away, HOME_BACKGROUND);
    int set_of_away = alike(shirt, other) ? AWAY_TEXT : HOME_TEXT;
    set_shirt(SHIRT, SHIRT_TEXT, shirt, club_colour(home, HOME_TEXT));
    set_shirt(OTHER_SHIRT, OTHER_SHIRT_TEXT, club_colour(away, set_of_away + 1), club_colour(away, set_of_away));
}
