/* `table` and `statistics`: the league as JSON. */
#include "host.h"
#include <stdio.h>

int command_table(const struct arguments *arguments)
{
    u16 order[25];
    int count;
    load_slot(arguments->slot);
    count = league_order(0, order);
    printf("[");
    for (int i = 0; i < count; i++) {
        const struct club *club = &clubs[order[i]];
        printf("%s{\"position\":%d,\"club\":", i == 0 ? "" : ",\n", club->position);
        print_string(text_at(club->short_name));
        printf(",\"club_index\":%d,\"played\":%d,\"won\":%d,\"drawn\":%d,\"lost\":%d,\"goals_for\":%d,"
               "\"goals_against\":%d,\"points\":%d}",
               order[i], club->played, club->won, club->drawn, club->lost, club->goals_for, club->goals_against,
               club->points);
    }
    printf("]\n");
    return 0;
}

struct sums { int matches, goals, home, draws, yellows, reds; };

static void add_fixtures(struct sums *sums)
{
    for (int i = 0; i < world->fixture_count; i++) {
        const struct fixture *fixture = &fixtures[i];
        if (!fixture->played)
            continue;
        sums->matches++;
        sums->goals += fixture->home_goals + fixture->away_goals;
        sums->home += fixture->home_goals > fixture->away_goals;
        sums->draws += fixture->home_goals == fixture->away_goals;
    }
    for (int i = 0; i < world->player_count; i++) {
        sums->yellows += players[i].yellows;
        sums->reds += players[i].reds;
    }
}

static double share(int part, int whole)
{
    return whole > 0 ? (double)part / whole : 0;
}

/* The person is on holiday, so that the game runs every club. */
int command_statistics(const struct arguments *arguments)
{
    struct sums sums = {0, 0, 0, 0, 0, 0};
    u16 order[25];
    int champion = 0, last = 0;
    load_slot(arguments->slot);
    all_on_holiday();
    for (int season = 0; season < arguments->seasons; season++) {
        int count;
        if (season > 0)
            season_next();
        days_to_season_end();
        add_fixtures(&sums);
        count = league_order(0, order);
        champion += clubs[order[0]].points;
        last += clubs[order[count - 1]].points;
    }
    printf("{\"seasons\":%d,\"matches\":%d,\"goals_per_match\":%.3f,\"home_wins\":%.4f,\"draws\":%.4f,\"away_wins\":%.4f,"
           "\"yellows_per_match\":%.2f,\"reds_per_match\":%.3f,\"champion_points\":%.1f,\"last_points\":%.1f}\n",
           arguments->seasons, sums.matches, share(sums.goals, sums.matches), share(sums.home, sums.matches),
           share(sums.draws, sums.matches), share(sums.matches - sums.home - sums.draws, sums.matches),
           share(sums.yellows, sums.matches), share(sums.reds, sums.matches), share(champion, arguments->seasons),
           share(last, arguments->seasons));
    return 0;
}
