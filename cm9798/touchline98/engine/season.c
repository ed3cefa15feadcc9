/* Time: a day after the other, match days, the end of a season and the next one. */
#include "calendar.h"
#include "club_life.h"
#include "competitions.h"
#include "cups.h"
#include "fixtures.h"
#include "humans.h"
#include "match_parts.h"
#include "memory.h"
#include "player_history.h"
#include "season_parts.h"
#include "sheet_parts.h"

u16 human_club(void)
{
    int turn = human_at_keyboard();
    return world->phase == PHASE_NO_GAME || turn < 0 || turn >= world->human_count || world->humans[turn] >= world->manager_count
        ? NONE : managers[world->humans[turn]].club;
}

int human_fixture_today(void)
{
    int next = next_human_fixture();
    if (world->phase == PHASE_MATCH_DAY)
        return match->fixture;
    return next >= 0 && memcmp(fixtures[next].date, world->date, 3) == 0 ? next : -1;
}

int next_human_fixture(void)
{
    u16 own = human_club();
    int next = -1;
    for (int i = 0; own != NONE && i < world->fixture_count; i++)
        if (!fixtures[i].played && (fixtures[i].home == own || fixtures[i].away == own)
            && (next < 0 || date_days(fixtures[i].date) < date_days(fixtures[next].date)))
            next = i;
    return next;
}

static int season_is_over(void)
{
    return world->date[1] == 6 && world->date[0] == 30;
}

static void draws(void)
{
    struct stream stream = stream_of(world->random);
    cups_day(&stream);
    stream_keep(world->random, &stream);
}

static void day(void)
{
    date_from_days(date_days(world->date) + 1, world->date);
    draws();
    leagues_day();
    internationals_day();
    life_day();
    match_day();
    if (season_is_over()) {
        world->phase = PHASE_SEASON_OVER;
        life_season_end();
    }
}

/* What keeps the day from ending: a person's decision. */
static enum advance waiting(enum advance otherwise)
{
    switch (life_waiting()) {
    case WAITING_SACKED:
        return STOP_SACKED;
    case WAITING_QUESTION:
    case WAITING_OFFER:
        return STOP_QUESTION;
    default:
        return otherwise;
    }
}

enum advance season_advance_day(void)
{
    enum advance stop;
    if (world->phase == PHASE_MATCH_DAY)
        return STOP_MATCH_DAY;
    stop = waiting(ADVANCED_DAY);
    if (stop != ADVANCED_DAY)
        return stop;
    if (world->phase == PHASE_SEASON_OVER)
        return STOP_SEASON_END;
    if (world->pending_count == 0)
        day();
    if (match_day_next())
        return STOP_MATCH_DAY;
    return waiting(world->phase == PHASE_SEASON_OVER ? STOP_SEASON_END : ADVANCED_DAY);
}

static void clear_statistics(struct player *player)
{
    player->apps = player->goals = player->assists = player->man_of_match = 0;
    player->yellows = player->reds = player->discipline_points = 0;
    player->rating_total = player->european_rating_total = player->season_cap_rating_total = 0;
    player->european_apps = player->european_goals = player->european_assists = player->european_man_of_match = 0;
    player->european_yellows = player->european_reds = 0;
    player->season_caps = player->season_cap_goals = player->season_cap_assists = player->season_cap_man_of_match = 0;
    player->season_cap_yellows = player->season_cap_reds = 0;
    player->domestic_ban = player->european_ban = player->international_ban = 0;
}

/* The table of fixtures is new, so old news must not point into it. */
static void forget_fixtures(void)
{
    for (int i = 0; i < world->news_count; i++)
        news_items[i].fixture = NONE;
    memset(match, 0, sizeof *match);
    match->fixture = match->man_of_match = NONE;
    world->pending_count = 0;
}

void season_begin(void)
{
    struct stream stream = stream_of(world->random);
    date_set(world->date, 1, 7, 1900 + world->season);
    forget_fixtures();
    fixtures_make(&stream);
    cups_begin(&stream);
    internationals_begin(&stream);
    stream_keep(world->random, &stream);
    league_clear();
    world->phase = PHASE_DAY_DONE;
}

void season_next(void)
{
    struct stream stream = stream_of(world->random);
    if (world->phase != PHASE_SEASON_OVER)
        return;
    history_season();
    turnover(&stream);
    stream_keep(world->random, &stream);
    world->season++;
    for (u32 i = 0; i < world->player_count; i++)
        clear_statistics(&players[i]);
    date_set(world->date, 1, 7, 1900 + world->season);
    season_begin();
    life_season();
    seasons_end_tactics();
}
