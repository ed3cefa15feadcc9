/* International matches: fixtures between nations, and call-ups from clubs that do not play on the day.
 *
 * A nation's squad is filled on the match's morning and emptied in the evening; who is called follows from the players alone. */
#include "calendar.h"
#include "competitions.h"
#include "cups.h"
#include "data.h"
#include "fixtures.h"
#include "memory.h"
#include "names.h"
#include "news_competitions.h"
#include "season_days.h"
#include "strength.h"
#include "tactics.h"

enum { NATIONS = 24, CALLED = 20, GOALKEEPERS = 2, ENOUGH = 15, CLUBS = 8192, NOTICE = 5 };

struct call_ups { int keepers, others; u16 players[CALLED]; }; /* goalkeepers first, each kind from the best */

static u8 at_work[CLUBS];                     /* clubs that play on the day */
static u16 called_by[NATIONS];                /* nations that play */
static struct call_ups call_ups[NATIONS];
static int nation_count;

/* How many players of clubs each nation has; at most 255. */
static void count_men(u8 *men)
{
    memset(men, 0, CLUBS);
    for (u32 i = 0; i < world->player_count; i++) {
        u16 nation = players[i].nation;
        if (club_is_nation(nation) && club_plays(players[i].club) && men[nation] < 255)
            men[nation]++;
    }
}

/* The best known nations that have a team. */
static int strongest_nations(u16 *list)
{
    static u8 men[CLUBS];
    int count = 0;
    count_men(men);
    for (int i = FIRST_REAL_CLUB; i < world->club_count; i++) {
        int at;
        if (men[i] < ENOUGH || (count == NATIONS && clubs[list[count - 1]].reputation >= clubs[i].reputation))
            continue;
        at = count < NATIONS ? count++ : count - 1;
        for (; at > 0 && clubs[list[at - 1]].reputation < clubs[i].reputation; at--)
            list[at] = list[at - 1];
        list[at] = (u16)i;
    }
    return count;
}

void internationals_begin(struct stream *stream)
{
    u16 list[NATIONS], competition = competition_of_kind(KIND_INTERNATIONAL, 0);
    int count = competition == NONE ? 0 : strongest_nations(list);
    for (int day = 0; day < INTERNATIONAL_DAYS; day++) {
        for (int i = count - 1; i > 0; i--) {
            int other = (int)stream_below(stream, (u32)i + 1);
            u16 kept = list[i];
            list[i] = list[other];
            list[other] = kept;
        }
        for (int i = 0; i + 1 < count; i += 2)
            fixture_add(competition, day + 1, list[i], list[i + 1], season_day(international_day(day)));
    }
}

static int place_of(u16 nation)
{
    for (int i = 0; i < nation_count; i++)
        if (called_by[i] == nation)
            return i;
    return -1;
}

static int better(u16 a, u16 b)
{
    return players[a].ability != players[b].ability ? players[a].ability > players[b].ability : a < b;
}

static void consider(struct call_ups *team, u16 player)
{
    int keeper = is_goalkeeper(&players[player]), from = keeper ? 0 : GOALKEEPERS;
    int *count = keeper ? &team->keepers : &team->others, limit = keeper ? GOALKEEPERS : CALLED - GOALKEEPERS, at;
    if (*count == limit && !better(player, team->players[from + limit - 1]))
        return;
    at = *count < limit ? (*count)++ : limit - 1;
    for (; at > 0 && better(player, team->players[from + at - 1]); at--)
        team->players[from + at] = team->players[from + at - 1];
    team->players[from + at] = player;
}

/* Who plays on the day for whom. */
static void look_at_day(const u8 date[3])
{
    nation_count = 0;
    memset(at_work, 0, sizeof at_work);
    for (int i = 0; i < world->fixture_count; i++) {
        const struct fixture *fixture = &fixtures[i];
        if (memcmp(fixture->date, date, 3) != 0 || fixture->played)
            continue;
        at_work[fixture->home % CLUBS] = at_work[fixture->away % CLUBS] = 1;
        if (fixture_kind(fixture) == KIND_INTERNATIONAL && nation_count + 2 <= NATIONS) {
            called_by[nation_count++] = fixture->home;
            called_by[nation_count++] = fixture->away;
        }
    }
    memset(call_ups, 0, sizeof call_ups);
    for (u32 i = 0; nation_count > 0 && i < world->player_count; i++) {
        const struct player *player = &players[i];
        int place = place_of(player->nation);
        if (place >= 0 && player->injury_type == 0 && player->international_ban == 0 && club_plays(player->club)
            && !at_work[player->club % CLUBS])
            consider(&call_ups[place], (u16)i);
    }
}

/* A club hears of it some days before; those who are hurt meanwhile stay at home. */
void internationals_day(void)
{
    u8 date[3];
    date_from_days(date_days(world->date) + NOTICE, date);
    for (int day = 0; day < INTERNATIONAL_DAYS; day++) {
        if (season_day(international_day(day)) != date_days(date))
            continue;
        look_at_day(date);
        for (int i = 0; i < nation_count; i++)
            for (int j = 0; j < CALLED; j++)
                if (j < GOALKEEPERS ? j < call_ups[i].keepers : j - GOALKEEPERS < call_ups[i].others) {
                    u16 player = call_ups[i].players[j];
                    news_competition(NEWS_CALLED_UP, players[player].club, called_by[i], player, NONE, NONE);
                }
    }
}

static void fill(u16 nation, const struct call_ups *team)
{
    struct club *record = &clubs[nation];
    record->squad_count = 0;
    for (int i = 0; i < team->keepers; i++)
        record->squad[record->squad_count++] = team->players[i];
    for (int i = 0; i < team->others; i++)
        record->squad[record->squad_count++] = team->players[GOALKEEPERS + i];
    sheet_use_tactic(nation, DEFAULT_TACTIC);
}

void nations_gather(const int *today, int count)
{
    int any = 0;
    for (int i = 0; i < count; i++)
        any |= fixture_kind(&fixtures[today[i]]) == KIND_INTERNATIONAL;
    if (!any)
        return;
    look_at_day(world->date);
    for (int i = 0; i < nation_count; i++)
        fill(called_by[i], &call_ups[i]);
}

static void empty(u16 nation)
{
    struct club *record = &clubs[nation];
    for (int i = 0; i < SQUAD_LIMIT; i++)
        record->squad[i] = NONE;
    for (int i = 0; i < SHEET_PLAYERS; i++)
        record->sheet_players[i] = NONE;
    record->sheet_captain = record->sheet_penalties = record->sheet_free_kicks = record->sheet_corners = NONE;
    record->squad_count = 0;
}

void nations_scatter(const int *today, int count)
{
    for (int i = 0; i < count; i++)
        if (fixture_kind(&fixtures[today[i]]) == KIND_INTERNATIONAL) {
            empty(fixtures[today[i]].home);
            empty(fixtures[today[i]].away);
        }
}
