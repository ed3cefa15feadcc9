/* `trial`: what one decision is worth. The person's club plays the same opponents with the same luck, once as its sheet is,
 * once with the change that `--change` names; nothing of it is kept.
 *
 *   none           twice the same: what luck alone does
 *   tactic:N       the cells of tactic N, the eleven of the sheet in them
 *   fitted:N       the same, with the men who fit it best
 *   captain:best, captain:worst, and so for penalties, free_kicks, corners
 *   misplaced      the first forward and a central defender change places
 *   swapped        one starter out of position: the defender of the bench in the place of the first forward
 *   weakest        the eleven of the weakest */
#include "host.h"
#include "attributes.h"
#include "competitions.h"
#include "grid.h"
#include "match_parts.h"
#include "sheet_parts.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MATCHES = 10000 };

struct result { s8 points, scored; };
struct total { long points, scored, conceded, penalties, shots; struct result results[MATCHES]; };

static int worth_of(u16 player, const char *what)
{
    const struct player *p = &players[player];
    return strcmp(what, "captain") == 0 ? 2 * p->influence + p->determination : p->set_pieces;
}

static u16 extreme(const struct club *club, const char *what, int best)
{
    u16 found = club->sheet_players[1];
    for (int i = 1; i < SHEET_STARTERS; i++) {
        int worth = worth_of(club->sheet_players[i], what), now = worth_of(found, what);
        if (best ? worth > now : worth < now)
            found = club->sheet_players[i];
    }
    return found;
}

static void exchange(struct club *club, int a, int b)
{
    u16 kept = club->sheet_players[a];
    club->sheet_players[a] = club->sheet_players[b];
    club->sheet_players[b] = kept;
}

static int starter_in(const struct club *club, int row)
{
    for (int i = 1; i < SHEET_STARTERS; i++)
        if ((int)cell_row(club->sheet_cells[i]) == row)
            return i;
    return 1;
}

static void change(u16 index, const char *what)
{
    struct club *club = &clubs[index];
    const char *colon = strchr(what, ':');
    int best = colon != NULL && strcmp(colon, ":best") == 0;
    if (strcmp(what, "none") == 0)
        return;
    if (strncmp(what, "tactic:", 7) == 0)
        sheet_use_tactic(index, atoi(what + 7) % TACTICS);
    else if (strncmp(what, "fitted:", 7) == 0)
        sheet_use_tactic(index, atoi(what + 7) % TACTICS), sheet_pick(index, sheet_worth_now);
    else if (strncmp(what, "captain:", 8) == 0)
        club->sheet_captain = extreme(club, "captain", best);
    else if (strncmp(what, "penalties:", 10) == 0)
        club->sheet_penalties = extreme(club, "penalties", best);
    else if (strncmp(what, "corners:", 8) == 0)
        club->sheet_corners = extreme(club, "corners", best);
    else if (strncmp(what, "free_kicks:", 11) == 0)
        club->sheet_free_kicks = extreme(club, "free_kicks", best);
    else if (strcmp(what, "misplaced") == 0)
        exchange(club, starter_in(club, ROW_ATTACK), starter_in(club, ROW_DEFENCE));
    else if (strcmp(what, "swapped") == 0)
        exchange(club, starter_in(club, ROW_ATTACK), 12);
    else if (strcmp(what, "weakest") == 0)
        picker_named("weakest")(index);
    else
        host_fail(EXIT_USAGE, "--change does not know %s", what);
}

static void add(struct total *total, int number, struct match *m, int side)
{
    int own = m->goals[side], other = m->goals[1 - side], points = own > other ? 3 : own == other;
    total->results[number].points = (s8)points;
    total->results[number].scored = (s8)own;
    total->points += points;
    total->scored += own;
    total->conceded += other;
    total->shots += m->shots[side];
    for (int i = 0; i < m->incident_count; i++)
        total->penalties += incident_in(m, i)->kind == INCIDENT_PENALTY_GOAL && incident_in(m, i)->side == side;
}

/* The league matches of the club one after the other, again and again, each with a seed of its own. */
static void play(struct total *total, u16 club, int matches)
{
    static struct match m;
    u16 list[128];
    int count = 0;
    memset(total, 0, sizeof *total);
    for (int i = 0; i < world->fixture_count && count < 128; i++)
        if (fixture_kind(&fixtures[i]) == KIND_LEAGUE && (fixtures[i].home == club || fixtures[i].away == club))
            list[count++] = (u16)i;
    for (int i = 0; i < matches && count > 0; i++) {
        struct stream stream;
        stream_seed(&stream, mix((u32)i, 77));
        match_begin(&m, list[i % count], &stream);
        match_play_all(&m);
        add(total, i, &m, m.clubs[0] == club ? 0 : 1);
    }
}

static void print_total(const char *name, const struct total *total, int matches)
{
    printf("\"%s\":{\"points\":%.4f,\"scored\":%.4f,\"conceded\":%.4f,\"penalty_goals\":%ld,\"shots\":%.3f}", name,
           (double)total->points / matches, (double)total->scored / matches, (double)total->conceded / matches,
           total->penalties, (double)total->shots / matches);
}

/* Of the mean. */
static double variance(double sum, double squares, int count)
{
    double mean = sum / count;
    return count < 2 ? 0 : (squares / count - mean * mean) / (count - 1);
}

static void print_lost(const struct total *base, const struct total *changed, int matches)
{
    double points = 0, squares = 0, scored = 0, scored_squares = 0;
    for (int i = 0; i < matches; i++) {
        double p = base->results[i].points - changed->results[i].points, g = base->results[i].scored - changed->results[i].scored;
        points += p;
        squares += p * p;
        scored += g;
        scored_squares += g * g;
    }
    printf("\"lost\":{\"points\":%.4f,\"points_variance\":%.3e,\"scored\":%.4f,\"scored_variance\":%.3e}", points / matches,
           variance(points, squares, matches), scored / matches, variance(scored, scored_squares, matches));
}

int command_trial(const struct arguments *arguments)
{
    static struct total base, changed;
    load_slot(arguments->slot);
    for (int i = 0; i < world->club_count; i++)
        if (club_in_division((u32)i))
            sheet_auto((u16)i);
    change(human_club(), arguments->base);
    play(&base, human_club(), arguments->matches);
    change(human_club(), arguments->change);
    play(&changed, human_club(), arguments->matches);
    printf("{\"matches\":%d,", arguments->matches);
    print_total("base", &base, arguments->matches);
    printf(",");
    print_total("changed", &changed, arguments->matches);
    printf(",");
    print_lost(&base, &changed, arguments->matches);
    printf("}\n");
    return 0;
}
