/* `simulate`: seasons in which the game runs every club, each told in figures, as JSON. */
#include "host.h"
#include "attributes.h"
#include "competitions.h"
#include "cups.h"
#include "grid.h"
#include "holiday.h"
#include "strength.h"
#include <stdio.h>
#include <stdlib.h>

static void print_matches(void)
{
    int matches = 0, goals = 0, home = 0, draws = 0, yellows = 0, reds = 0;
    long crowd = 0;
    for (int i = 0; i < world->fixture_count; i++) {
        const struct fixture *fixture = &fixtures[i];
        if (!fixture->played || fixture_kind(fixture) != KIND_LEAGUE)
            continue;
        matches++;
        goals += fixture->home_goals + fixture->away_goals;
        home += fixture->home_goals > fixture->away_goals;
        draws += fixture->home_goals == fixture->away_goals;
        crowd += fixture->attendance;
    }
    for (int i = 0; i < world->player_count; i++) {
        yellows += players[i].yellows;
        reds += players[i].reds;
    }
    printf("\"matches\":%d,\"goals\":%d,\"home_wins\":%d,\"draws\":%d,\"crowd\":%ld,\"yellows\":%d,\"reds\":%d", matches, goals,
           home, draws, crowd, yellows, reds);
}

static double balance_of_club(const struct club *club)
{
    return club->start_balance + club->season_tickets + club->gate + club->prize_money + club->player_sales
        + club->other_income - club->wages - club->bonuses_paid - club->purchases - club->other_costs;
}

static void print_clubs(const int *quality)
{
    const char *before = "";
    printf(",\"clubs\":[");
    for (int division = 0; division < division_count(); division++)
        for (int i = 0; i < competitions[division].team_count; i++) {
            u16 index = competitions[division].teams[i];
            const struct club *club = &clubs[index];
            printf("%s{\"club\":%d,\"division\":%d,\"position\":%d,\"points\":%d,\"played\":%d,\"quality\":%d,\"fate\":%d,"
                   "\"squad\":%d,\"balance\":%.0f}", before, index, division, club->position, club->points, club->played,
                   quality[index], league_fate((u16)division, club->position), club->squad_count, balance_of_club(club));
            before = ",\n";
        }
    printf("]");
}

static void print_cups(void)
{
    const char *before = "";
    printf(",\"cups\":[");
    for (int i = division_count(); i < world->competition_count; i++) {
        int count = 0, open = 0, replays = 0, extra = 0, shoot_outs = 0;
        if (competitions[i].kind == KIND_POOL)
            continue;
        for (int j = 0; j < world->fixture_count; j++) {
            const struct fixture *fixture = &fixtures[j];
            if (fixture->competition != i)
                continue;
            count++;
            open += !fixture->played;
            replays += fixture->leg == LEG_REPLAY;
            extra += fixture->extra_time;
            shoot_outs += fixture->home_penalties + fixture->away_penalties > 0;
        }
        printf("%s{\"name\":", before);
        print_string(text_at(competitions[i].long_name));
        printf(",\"kind\":%d,\"winner\":%d,\"matches\":%d,\"not_played\":%d,\"replays\":%d,\"extra_time\":%d,\"shoot_outs\":%d}",
               competitions[i].kind, competitions[i].winner, count, open, replays, extra, shoot_outs);
        before = ",";
    }
    printf("]");
}

/* Per row of the pitch: how many of the divisions' players are at home there, and their attributes that count and do not. */
static void print_positions(void)
{
    static const u8 cells[ROWS] = {0, 3, 8, 13, 18, 23, 28};
    printf(",\"positions\":[");
    for (int row = 0; row < ROWS; row++) {
        const u8 *weights = role_weights(cells[row]);
        long key = 0, keys = 0, other = 0, others = 0;
        int count = 0;
        for (int i = 0; i < world->player_count; i++) {
            if (!club_in_division(players[i].club) || position_rating(&players[i], row) < 2)
                continue;
            count++;
            for (int a = 0; a < ATTRIBUTE_COUNT; a++) {
                if (weights[a] > 0)
                    key += *attribute_of(&players[i], (enum attribute)a), keys++;
                else
                    other += *attribute_of(&players[i], (enum attribute)a), others++;
            }
        }
        printf("%s{\"row\":%d,\"players\":%d,\"key\":%.2f,\"other\":%.2f}", row ? "," : "", row, count,
               keys ? (double)key / keys : 0, others ? (double)other / others : 0);
    }
    printf("]");
}

static void print_people(void)
{
    long ability = 0;
    int count = 0, pros = 0, caps = 0, ages = 0;
    for (int i = 0; i < world->player_count; i++) {
        if (!club_plays(players[i].club))
            continue;
        count++;
        ability += players[i].ability;
        ages += player_age(&players[i]);
        pros += club_in_division(players[i].club);
        caps += players[i].season_caps;
    }
    printf(",\"players\":%d,\"division_players\":%d,\"mean_ability\":%.3f,\"mean_age\":%.2f,\"caps\":%d", count, pros,
           count ? (double)ability / count : 0, count ? (double)ages / count : 0, caps);
    printf(",\"total_retirements\":%d,\"total_sackings\":%d,\"total_bankruptcies\":%d,\"total_injuries\":%u,\"total_moves\":%u",
           world->retirements, world->sackings, world->bankruptcies, world->injuries, world->moves);
}

/* The person is on holiday, so that the game runs every club; when the board lets him go it goes on without him. */
void days_to_season_end(void)
{
    enum advance stop;
    while ((stop = season_advance_day()) != STOP_SEASON_END) {
        if (stop == STOP_SACKED)
            world->human_count = 0;
        if (stop == STOP_QUESTION)
            answer_everything();
        if (stop == STOP_MATCH_DAY)
            play_match_day(picker_named("auto"));
    }
}

void all_on_holiday(void)
{
    static const u8 for_ever[3] = {1, 1, 199};
    struct outcome outcome = holiday_start(for_ever);
    if (!outcome.ok)
        host_fail(EXIT_FAILED, "%s", outcome.message);
}

static void play_season(void)
{
    int *quality = calloc(world->club_count, sizeof *quality);
    for (int i = 0; i < world->club_count; i++)
        quality[i] = club_plays((u32)i) ? club_quality((u16)i) : 0;
    days_to_season_end();
    for (int i = 0; i < world->club_count; i++) /* squads change on the way: the mean of July and June */
        quality[i] = club_plays((u32)i) ? (quality[i] + club_quality((u16)i)) / 2 : 0;
    printf("{\"season\":%d,", 1900 + world->season);
    print_matches();
    print_clubs(quality);
    print_cups();
    print_people();
    print_positions();
    printf(",\"human\":%d}", human_club());
    free(quality);
}

int command_simulate(const struct arguments *arguments)
{
    load_slot(arguments->slot);
    all_on_holiday();
    printf("[");
    for (int season = 0; season < arguments->seasons; season++) {
        if (season > 0) {
            season_next();
            printf(",\n");
        }
        play_season();
    }
    printf("]\n");
    if (arguments->save > 0 && human_club() != NONE)
        save_slot(arguments->save);
    return 0;
}
