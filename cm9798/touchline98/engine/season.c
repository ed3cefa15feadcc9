/* Time: a day after the other, match days, the end of a season and the next one. */
#include "calendar.h"
#include "data.h"
#include "match_parts.h"
#include "memory.h"
#include "names.h"
#include "news_items.h"
#include "season_parts.h"
#include "sheet_parts.h"

enum { MATCHES_A_DAY = LEAGUE_CLUBS / 2, RENEWED_YEARS = 2 };

static struct match other_match; /* of two of the game's own managers */

u16 human_club(void)
{
    return world->phase == PHASE_NO_GAME || world->human_count == 0 ? NONE : managers[world->humans[0]].club;
}

static int is_today(const struct fixture *fixture)
{
    return memcmp(fixture->date, world->date, sizeof world->date) == 0;
}

static int is_persons(const struct fixture *fixture)
{
    return fixture->home == human_club() || fixture->away == human_club();
}

int human_fixture_today(void)
{
    int next = next_human_fixture();
    return next >= 0 && is_today(&fixtures[next]) ? next : -1;
}

int next_human_fixture(void)
{
    for (int i = 0; human_club() != NONE && i < world->fixture_count; i++)
        if (!fixtures[i].played && is_persons(&fixtures[i]))
            return i;
    return -1;
}

/* So that eleven can always play: those nearest to their return come back early. */
static void lend_a_hand(u16 club)
{
    for (;;) {
        int available = 0, back = -1;
        for (int i = 0; i < SQUAD_LIMIT; i++) {
            u16 player = clubs[club].squad[i];
            if (sheet_available(player))
                available++;
            else if (is_player(player) && (back < 0 || players[player].injury_days < players[back].injury_days))
                back = player;
        }
        if (available >= SHEET_STARTERS || back < 0)
            return;
        players[back].injury_type = players[back].injury_days = 0;
        players[back].domestic_ban = 0;
    }
}

static void prepare(const struct fixture *fixture)
{
    u16 sides[SIDES] = {fixture->home, fixture->away};
    for (int i = 0; i < SIDES; i++) {
        lend_a_hand(sides[i]);
        if (sides[i] != human_club()) {
            u16 manager = clubs[sides[i]].manager;
            if (manager < world->manager_count)
                sheet_use_tactic(sides[i], managers[manager].tactic);
            sheet_auto(sides[i]);
        }
    }
}

/* Every match's stream is drawn, in fixture order, before the first is played: none can change another. */
static int seed_matches(int today[MATCHES_A_DAY], struct stream streams[MATCHES_A_DAY])
{
    struct stream stream = stream_of(world->random);
    int count = 0;
    for (int i = 0; i < world->fixture_count && count < MATCHES_A_DAY; i++)
        if (is_today(&fixtures[i]) && !fixtures[i].played) {
            stream_seed(&streams[count], stream_next(&stream));
            today[count++] = i;
        }
    stream_keep(world->random, &stream);
    return count;
}

static void wait_for_person(int fixture, const struct stream *stream)
{
    memset(match, 0, sizeof *match);
    match->fixture = (u16)fixture;
    match->clubs[0] = fixtures[fixture].home;
    match->clubs[1] = fixtures[fixture].away;
    stream_keep(match->random, stream);
    world->phase = PHASE_MATCH_DAY;
}

static void match_day(void)
{
    int today[MATCHES_A_DAY], count;
    struct stream streams[MATCHES_A_DAY];
    count = seed_matches(today, streams);
    for (int i = 0; i < count; i++)
        prepare(&fixtures[today[i]]);
    for (int i = 0; i < count; i++) {
        if (is_persons(&fixtures[today[i]])) {
            wait_for_person(today[i], &streams[i]);
        } else {
            match_begin(&other_match, today[i], &streams[i]);
            match_play_all(&other_match);
            match_apply(&other_match);
        }
    }
}

static int season_is_over(void)
{
    return world->date[1] == 5 && world->date[0] == 31;
}

enum advance season_advance_day(void)
{
    if (world->phase == PHASE_SEASON_OVER)
        return STOP_SEASON_END;
    if (world->phase == PHASE_MATCH_DAY)
        return STOP_MATCH_DAY;
    date_from_days(date_days(world->date) + 1, world->date);
    fitness_day();
    match_day();
    if (world->phase == PHASE_MATCH_DAY)
        return STOP_MATCH_DAY;
    if (!season_is_over())
        return ADVANCED_DAY;
    world->phase = PHASE_SEASON_OVER;
    news_champion();
    return STOP_SEASON_END;
}

static void clear_statistics(struct player *player)
{
    player->apps = player->goals = player->assists = player->man_of_match = 0;
    player->yellows = player->reds = player->discipline_points = 0;
    player->rating_total = 0;
    player->domestic_ban = 0;
}

/* Until players are signed and sold, those whose contracts end stay where they are. */
static void renew(struct player *player)
{
    if (date_is_real(player->expires) && date_days(player->expires) < date_days(world->date))
        date_set(player->expires, 30, 6, 1900 + world->season + RENEWED_YEARS);
}

void season_begin(void)
{
    struct stream stream = stream_of(world->random);
    date_set(world->date, 1, 7, 1900 + world->season);
    fixtures_make(&stream);
    stream_keep(world->random, &stream);
    league_clear();
    memset(match, 0, sizeof *match);
    match->fixture = NONE;
    world->phase = PHASE_DAY_DONE;
}

void season_next(void)
{
    if (world->phase != PHASE_SEASON_OVER)
        return;
    for (int i = 0; i < competitions[0].team_count; i++) {
        struct club *club = &clubs[competitions[0].teams[i]];
        club->last_division = club->division;
        club->last_position = club->position;
    }
    world->season++;
    season_begin();
    for (u32 i = 0; i < world->player_count; i++) {
        clear_statistics(&players[i]);
        renew(&players[i]);
    }
}
