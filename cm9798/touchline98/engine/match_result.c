/* What a finished match leaves behind: result, statistics, bans, tired legs, morale, news. */
#include "calendar.h"
#include "match_parts.h"
#include "memory.h"
#include "names.h"
#include "news_items.h"
#include "season_parts.h"

enum { YELLOWS_A_BAN = 5, LONGEST_STRAIGHT_BAN = 3, INJURY_KINDS = 8 };

static void serve_bans(u16 club)
{
    for (int i = 0; i < SQUAD_LIMIT; i++)
        if (is_player(clubs[club].squad[i]) && players[clubs[club].squad[i]].domestic_ban > 0)
            players[clubs[club].squad[i]].domestic_ban--;
}

static u8 raised(int value, int by)
{
    return (u8)(value + by > 255 ? 255 : value + by);
}

static void ban(u16 index, int matches, u16 fixture)
{
    struct player *player = &players[index];
    player->domestic_ban = raised(player->domestic_ban, matches);
    date_copy(player->ban_start, world->date);
    news_add(NEWS_BANNED, player->club, NONE, index, fixture, matches);
}

static void add_cards(struct match *m, const struct appearance *place)
{
    struct player *player = &players[place->player];
    int second_yellow = place->yellows == 2;
    if (place->red) {
        struct stream stream = stream_of(m->random);
        int matches = second_yellow ? 1 : 2 + (int)stream_below(&stream, LONGEST_STRAIGHT_BAN - 1);
        stream_keep(m->random, &stream);
        player->reds = raised(player->reds, 1);
        player->discipline_points = raised(player->discipline_points, second_yellow ? 10 : 12);
        ban(place->player, matches, m->fixture);
    }
    if (place->yellows == 1) { /* two yellows count as the red card alone */
        player->yellows = raised(player->yellows, 1);
        player->discipline_points = raised(player->discipline_points, 4);
        if (player->yellows % YELLOWS_A_BAN == 0)
            ban(place->player, 1, m->fixture);
    }
}

static void add_statistics(const struct appearance *place)
{
    struct player *player = &players[place->player];
    player->apps = raised(player->apps, 1);
    player->goals = raised(player->goals, place->goals);
    player->assists = raised(player->assists, place->assists);
    player->rating_total = (u16)(player->rating_total + place->rating);
    memmove(player->recent_ratings + 1, player->recent_ratings, sizeof player->recent_ratings - 1);
    player->recent_ratings[0] = place->rating;
}

static void tire_out(const struct appearance *place)
{
    struct player *player = &players[place->player];
    int condition = player->recovery > 0 ? place->condition * 100 / player->recovery : place->condition;
    if (condition < player->condition)
        player->condition = (u8)condition;
}

/* Winning lifts, losing weighs; the happy and the unhappy come back to the middle more easily. */
static void change_morale(struct player *player, int difference)
{
    int morale = player->morale;
    if (difference > 0 && morale < 20)
        morale += morale < 16 ? 1 : 0;
    if (difference < 0 && morale > 0)
        morale -= morale > 4 ? 1 : 0;
    if (difference == 0)
        morale += morale < 10 ? 1 : morale > 10 ? -1 : 0;
    player->morale = (u8)morale;
}

static void apply_side(struct match *m, int side)
{
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        struct appearance *place = appearance_in(m, side, i);
        if (!is_player(place->player))
            continue;
        players[place->player].plays = (s8)(players[place->player].plays * 7 / 8 + (place->minute_on == NEVER ? 0 : 13));
        if (place->minute_on == NEVER)
            continue;
        add_statistics(place);
        tire_out(place);
        change_morale(&players[place->player], m->goals[side] - m->goals[1 - side]);
        add_cards(m, place);
    }
}

static void apply_injuries(struct match *m)
{
    struct stream stream = stream_of(m->random);
    for (int i = 0; i < m->incident_count; i++) {
        struct incident *incident = incident_in(m, i);
        struct player *player;
        if (incident->kind != INCIDENT_INJURY || !is_player(incident->player))
            continue;
        player = &players[incident->player];
        player->injury_type = (u16)(1 + stream_below(&stream, INJURY_KINDS));
        player->injury_days = (u16)(4 + stream_below(&stream, 10) + stream_below(&stream, 10) * stream_below(&stream, 6));
        news_add(NEWS_INJURED, player->club, NONE, incident->player, m->fixture, player->injury_days);
    }
    stream_keep(m->random, &stream);
}

static void judge_manager(u16 club, int difference)
{
    struct manager *manager;
    int confidence;
    if (clubs[club].manager >= world->manager_count)
        return;
    manager = &managers[clubs[club].manager];
    confidence = manager->board_confidence + (difference > 0 ? 2 : difference < 0 ? -2 : 0);
    manager->board_confidence = (u8)(confidence < 1 ? 1 : confidence > 100 ? 100 : confidence);
}

void match_apply(struct match *m)
{
    struct fixture *fixture = &fixtures[m->fixture];
    int side, best = best_player(m, &side), difference = m->goals[0] - m->goals[1];
    u16 star = place_player(m, side, best);
    fixture->home_goals = m->goals[0];
    fixture->away_goals = m->goals[1];
    fixture->played = 1;
    fixture->attendance = m->attendance;
    league_add_result(fixture);
    if (star != NONE)
        players[star].man_of_match = raised(players[star].man_of_match, 1);
    news_add(NEWS_RESULT, m->clubs[0], m->clubs[1], star, m->fixture, 0);
    for (side = 0; side < SIDES; side++) {
        serve_bans(m->clubs[side]);
        apply_side(m, side);
        judge_manager(m->clubs[side], side == 0 ? difference : -difference);
    }
    apply_injuries(m);
}
