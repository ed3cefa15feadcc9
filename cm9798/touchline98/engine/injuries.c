/* Injuries: what they are called, how long they last, how often they happen. */
#include "injuries.h"
#include "chance.h"
#include "competitions.h"
#include "names.h"
#include "news_clubs.h"

static const struct { const char *name; u16 least, most; u8 share; } kinds[] = {
    {"Bruised shin", 2, 6, 16},      {"Dead leg", 3, 8, 14},          {"Flu", 4, 9, 8},
    {"Twisted ankle", 6, 16, 14},    {"Groin strain", 10, 26, 12},    {"Pulled hamstring", 14, 35, 12},
    {"Calf strain", 10, 24, 8},      {"Back trouble", 14, 50, 5},     {"Cracked rib", 25, 45, 4},
    {"Broken toe", 28, 50, 3},       {"Knee ligaments", 60, 150, 2},  {"Broken leg", 120, 220, 1},
    {"Cruciate ligament", 180, 300, 1}};
enum { KINDS = sizeof kinds / sizeof kinds[0], WEEK = 7, MONTH = 30 };

void injury_draw(struct player *player, struct stream *stream)
{
    int sum = 0, at, kind = 0;
    for (int i = 0; i < KINDS; i++)
        sum += kinds[i].share;
    at = (int)stream_below(stream, (u32)sum);
    while (at >= kinds[kind].share)
        at -= kinds[kind++].share;
    player->injury_type = (u16)(kind + 1);
    player->injury_days = (u16)between(stream, kinds[kind].least, kinds[kind].most);
    world->injuries++;
}

void injury_report(u16 player)
{
    if (players[player].injury_days >= 4)
        news_club(NEWS_HURT_IN_TRAINING, club_plays(players[player].club) ? players[player].club : NONE, NONE, player,
                  players[player].injury_days);
}

const char *injury_name(const struct player *player)
{
    return player->injury_type == 0 || player->injury_type > KINDS ? "" : kinds[player->injury_type - 1].name;
}

static void add_length(struct text *text, int days)
{
    int number = days < 2 * WEEK ? days : days < 2 * MONTH ? (days + WEEK / 2) / WEEK : (days + MONTH / 2) / MONTH;
    text_number(text, number);
    text_add(text, days < 2 * WEEK ? " day" : days < 2 * MONTH ? " week" : " month");
    if (number != 1)
        text_letter(text, 's');
}

const char *injury_words(const struct player *player, char buffer[76])
{
    struct text text = text_in(buffer, 76);
    if (player->injury_type == 0)
        return buffer;
    text_add(&text, injury_name(player));
    text_add(&text, ", out for ");
    add_length(&text, player->injury_days);
    return buffer;
}
