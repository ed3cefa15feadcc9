/* What a finished match leaves behind: result, statistics, bans, tired legs, morale, news. */
#include "bonuses.h"
#include "calendar.h"
#include "club_life.h"
#include "competitions.h"
#include "cups.h"
#include "match_parts.h"
#include "memory.h"
#include "names.h"
#include "news_items.h"
#include "people.h"
#include "season_parts.h"
#include "statistics.h"

enum { YELLOWS_A_BAN = 5, YELLOWS_A_BAN_ABROAD = 2, LONGEST_STRAIGHT_BAN = 3 };

static u8 raised(int value, int by)
{
    return (u8)(value + by > 255 ? 255 : value + by);
}

static void serve_bans(u16 club, int kind)
{
    for (int i = 0; i < SQUAD_LIMIT; i++)
        if (is_player(clubs[club].squad[i])) {
            u8 *ban = ban_of(&players[clubs[club].squad[i]], kind);
            if (*ban > 0)
                --*ban;
        }
}

static void ban(u16 index, int matches, u16 fixture, int kind)
{
    struct player *player = &players[index];
    u8 *ban = ban_of(player, kind);
    *ban = raised(*ban, matches);
    date_copy(player->ban_start, world->date);
    if (is_club(player->club))
        news_add(NEWS_BANNED, player->club, NONE, index, fixture, matches);
}

static void add_cards(struct match *m, const struct appearance *place, int kind)
{
    struct player *player = &players[place->player];
    struct season_record record = season_record(player, kind);
    int second_yellow = place->yellows == 2;
    if (place->red) {
        struct stream stream = stream_of(m->random);
        int matches = second_yellow ? 1 : 2 + (int)stream_below(&stream, LONGEST_STRAIGHT_BAN - 1);
        stream_keep(m->random, &stream);
        *record.reds = raised(*record.reds, 1);
        player->discipline_points = raised(player->discipline_points, second_yellow ? 10 : 12);
        ban(place->player, matches, m->fixture, kind);
    }
    if (place->yellows == 1) { /* two yellows count as the red card alone */
        *record.yellows = raised(*record.yellows, 1);
        player->discipline_points = raised(player->discipline_points, 4);
        if (*record.yellows % (kind >= KIND_EUROPE ? YELLOWS_A_BAN_ABROAD : YELLOWS_A_BAN) == 0)
            ban(place->player, 1, m->fixture, kind);
    }
}

static void add_statistics(const struct appearance *place, int kind)
{
    struct player *player = &players[place->player];
    struct season_record record = season_record(player, kind);
    *record.apps = raised(*record.apps, 1);
    *record.goals = raised(*record.goals, place->goals);
    *record.assists = raised(*record.assists, place->assists);
    add_rating(player, kind, place->rating);
    memmove(player->recent_ratings + 1, player->recent_ratings, sizeof player->recent_ratings - 1);
    player->recent_ratings[0] = place->rating;
    if (kind == KIND_INTERNATIONAL) {
        player->caps++;
        player->international_goals = raised(player->international_goals, place->goals);
    }
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

static void count_use(struct player *player, int played)
{
    player->plays = (s8)(player->plays * 7 / 8 + (played ? 13 : 0));
}

/* Who is fit and sits in the stand. */
static void count_the_rest(const struct club *club)
{
    for (int i = 0; i < SQUAD_LIMIT; i++) {
        int named = 0;
        for (int j = 0; j < SHEET_PLAYERS; j++)
            named |= club->sheet_players[j] == club->squad[i];
        if (!named && is_player(club->squad[i]) && players[club->squad[i]].injury_type == 0)
            count_use(&players[club->squad[i]], 0);
    }
}

static void apply_side(struct match *m, int side, int kind)
{
    if (kind != KIND_INTERNATIONAL)
        count_the_rest(&clubs[m->clubs[side]]);
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        struct appearance *place = appearance_in(m, side, i);
        if (!is_player(place->player))
            continue;
        if (kind != KIND_INTERNATIONAL)
            count_use(&players[place->player], place->minute_on != NEVER);
        if (place->minute_on == NEVER)
            continue;
        add_statistics(place, kind);
        if (kind != KIND_INTERNATIONAL)
            bonus_for_goals(m->clubs[side], place->player, place->goals);
        tire_out(place);
        change_morale(&players[place->player], m->goals[side] - m->goals[1 - side]);
        add_cards(m, place, kind);
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
        injury_draw(player, &stream);
        if (is_club(player->club))
            news_add(NEWS_INJURED, player->club, NONE, incident->player, m->fixture, player->injury_days);
    }
    stream_keep(m->random, &stream);
}

static void write_result(struct match *m, struct fixture *fixture)
{
    fixture->home_goals = m->goals[0];
    fixture->away_goals = m->goals[1];
    fixture->home_penalties = m->penalties[0];
    fixture->away_penalties = m->penalties[1];
    fixture->extra_time = m->minute > 2 * HALF_MINUTES;
    fixture->played = 1;
    fixture->attendance = m->attendance;
}

static void honour_best(struct match *m, int kind)
{
    int side, best = best_player(m, &side);
    struct season_record record;
    m->man_of_match = place_player(m, side, best);
    if (m->man_of_match == NONE)
        return;
    record = season_record(&players[m->man_of_match], kind);
    *record.man_of_match = raised(*record.man_of_match, 1);
}

void match_apply(struct match *m)
{
    struct fixture *fixture = &fixtures[m->fixture];
    int kind = fixture_kind(fixture);
    write_result(m, fixture);
    if (kind == KIND_LEAGUE)
        league_add_result(fixture);
    honour_best(m, kind);
    news_add(NEWS_RESULT, m->clubs[0], m->clubs[1], m->man_of_match, m->fixture, 0);
    for (int side = 0; side < SIDES; side++) {
        serve_bans(m->clubs[side], kind);
        apply_side(m, side, kind);
    }
    apply_injuries(m);
    tie_settle(m->fixture);
    life_match(m->fixture);
}
