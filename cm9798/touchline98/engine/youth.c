/* 1 July: who stops playing, and the youngsters who take their places in the tables; after a man of a person's club only
 * a year later, when the news of him are old. */
#include "attributes.h"
#include "calendar.h"
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "draw.h"
#include "extra_names.h"
#include "growth.h"
#include "humans.h"
#include "memory.h"
#include "names.h"
#include "news_clubs.h"
#include "people.h"
#include "player_history.h"
#include "squads.h"
#include "strength.h"

enum { RETIRED = 3, PLACES = 8192, LOOKS = 12, NAME_TRIES = 3 };

/* Percent that he stops this summer. */
static int chance_to_stop(u16 index)
{
    static const u8 by_year[] = {9, 18, 30, 48, 70, 100};
    const struct player *player = &players[index];
    int age = player_age(player), years = age - (is_goalkeeper(player) ? 35 : 33);
    int unwanted = !club_plays(player->club);
    if (years >= 0)
        return by_year[years > 5 ? 5 : years] + (unwanted ? 30 : 0);
    return unwanted ? age > 29 ? 40 : 8 : 0;
}

static void stop(u16 index)
{
    u16 club = players[index].club;
    if (club >= FIRST_REAL_CLUB)
        news_club(NEWS_RETIRED, club, NONE, index, player_age(&players[index]));
    move_player(index, RETIRED, MOVE_RETIRED, 0);
    world->retirements++;
}

/* A youngster joins a club of about his class that has need of him. */
static u16 club_for(int potential, struct stream *stream)
{
    u16 best = FREE_TRANSFER;
    int most = -100000, span = world->club_count - FIRST_REAL_CLUB;
    for (int looks = 0; looks < LOOKS * 40; looks++) {
        u16 club = (u16)(FIRST_REAL_CLUB + stream_below(stream, (u32)span));
        int distance, worth, count;
        if (!club_plays(club) || squad_room(club) == 0)
            continue;
        count = clubs[club].squad_count;
        distance = potential - clubs[club].level - 5;
        worth = (squad_target(club) - count) * 5 - (distance < 0 ? -distance : distance);
        if (worth > most) {
            most = worth;
            best = club;
        }
        if (looks >= LOOKS && best != FREE_TRANSFER)
            break;
    }
    return best;
}

/* Somebody of the nation, from a place that the dice choose; himself when there is none. */
static u16 countryman(u16 nation, u16 himself, struct stream *stream)
{
    u32 at = stream_below(stream, world->player_count);
    for (u32 i = 0; i < world->player_count; i++, at = at + 1 == world->player_count ? 0 : at + 1)
        if (players[at].nation == nation && at != himself)
            return (u16)at;
    return himself;
}

static int is_taken(u16 index)
{
    const struct player *player = &players[index];
    for (u32 i = 0; i < world->player_count; i++)
        if (i != index && players[i].nation == player->nation
            && text_same(text_at(players[i].second_name), text_at(player->second_name))
            && text_same(text_at(players[i].first_name), text_at(player->first_name)))
            return 1;
    return 0;
}

/* First and second name of two of his countrymen, or a second name of the data's own list. */
static void name(u16 index, struct stream *stream)
{
    struct player *player = &players[index];
    u32 extra;
    for (int i = 0; i < NAME_TRIES; i++) {
        player->first_name = players[countryman(player->nation, index, stream)].first_name;
        player->second_name = players[countryman(player->nation, index, stream)].second_name;
        if (!is_taken(index))
            break;
    }
    extra = extra_name(player->nation, stream);
    if (extra != 0)
        player->second_name = extra;
}

static void clear_body(struct player *player)
{
    struct player old = *player;
    memset(player, 0, sizeof *player);
    player->first_name = old.first_name;
    player->second_name = old.second_name;
    player->nation = old.nation;
    player->positions = old.positions;
    player->sides = old.sides;
    player->potential = old.potential;
    player->unused_link = player->loan_club = NONE;
    player->recovery = 100;
}

static void be_born(u16 index, struct stream *stream)
{
    struct player *player = &players[index];
    int age = between(stream, 16, 18), drift = (world->first_ability - mean_ability()) / 5;
    int middle = world->first_ability / 10 + 2, gift = middle + (player->potential - middle) * 98 / 100;
    int promise = clamped(gift + between(stream, -8, 8) + clamped(drift, -10, 10), 20, 195);
    clear_body(player);
    player->potential = (s16)promise;
    player->ability = (s16)(promise * (61 + 4 * (age - 15) + between(stream, -6, 8)) / 100);
    player->reputation = (s16)(player->ability * 6 / 10 + 1);
    player->birth[0] = (u8)between(stream, 1, 28);
    player->birth[1] = (u8)between(stream, 1, 12);
    player->birth[2] = (u8)(world->season - age - (player->birth[1] > 7 || (player->birth[1] == 7 && player->birth[0] > 1)));
    player->club = FREE_TRANSFER;
    date_set(player->expires, 30, 6, 1900 + world->season + between(stream, 2, 3));
    draw_player(player, stream);
}

void youth_intake(const u16 *places, int count)
{
    extra_names_read(); /* without a good file they all bear their countrymen's names */
    history_forget(places, count);
    for (int i = 0; i < count; i++) {
        struct stream stream = chance(CHANCE_YOUTH, places[i]);
        struct player *player = &players[places[i]];
        u16 club = club_for(player->potential, &stream);
        if (club != FREE_TRANSFER && clubs[club].nation != NONE && in_hundred(&stream, 85))
            player->nation = clubs[club].nation;
        be_born(places[i], &stream);
        name(places[i], &stream);
        player->peak = player->ability;
        player->wage = wage_for(player) / 2;
        player->value = player_worth(player);
        if (club != FREE_TRANSFER) {
            move_player(places[i], club, MOVE_YOUNGSTER, 0);
            news_club(NEWS_YOUNGSTER, club, NONE, places[i], player_age(player));
        }
    }
}

void people_season(void)
{
    static u16 places[PLACES];
    int count = 0;
    for (u32 i = 0; i < world->player_count && count < PLACES; i++) {
        struct stream stream = chance(CHANCE_RETIRE, i);
        if (players[i].club == RETIRED) {
            places[count++] = (u16)i;
        } else if (in_hundred(&stream, chance_to_stop((u16)i))) {
            int known = club_is_persons(players[i].club);
            stop((u16)i);
            if (!known)
                places[count++] = (u16)i;
        }
    }
    squads_month();
    youth_intake(places, count);
    squads_month();
}
