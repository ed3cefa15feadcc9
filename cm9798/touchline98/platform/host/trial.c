/* `trial`: what one decision is worth. The person's club plays the same opponents with the same luck, once as its sheet is,
 * once with the change that `--change` names; nothing of it is kept.
 *
 *   none           twice the same: what luck alone does
 *   tactic:N       the cells of tactic N, the eleven of the sheet in them
 *   fitted:N       the same, with the men who fit it best
 *   captain:best, captain:worst, penalties:best, penalties:worst, corners:best, corners:worst
 *   misplaced      the first forward and a central defender change places
 *   swapped        one starter out of position: a midfielder in the place of the first forward, from the bench
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

struct total { long points, scored, conceded, penalties, shots; };

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
    else if (strcmp(what, "misplaced") == 0)
        exchange(club, starter_in(club, ROW_ATTACK), starter_in(club, ROW_DEFENCE));
    else if (strcmp(what, "swapped") == 0)
        exchange(club, starter_in(club, ROW_ATTACK), 12);
    else if (strcmp(what, "weakest") == 0)
        picker_named("weakest")(index);
    else
        host_fail(EXIT_USAGE, "--change does not know %s", what);
}

static void add(struct total *total, struct match *m, int side)
{
    int own = m->goals[side], other = m->goals[1 - side];
    total->points += own > other ? 3 : own == other;
    total->scored += own;
    total->conceded += other;
    total->shots += m->shots[side];
    for (int i = 0; i < m->incident_count; i++)
        total->penalties += incident_in(m, i)->kind == INCIDENT_PENALTY_GOAL && incident_in(m, i)->side == side;
}

/* The league matches of the club one after the other, again and again, each with a seed of its own. */
static struct total play(u16 club, int matches)
{
    static struct match m;
    struct total total = {0, 0, 0, 0, 0};
    u16 list[128];
    int count = 0;
    for (int i = 0; i < world->fixture_count && count < 128; i++)
        if (fixture_kind(&fixtures[i]) == KIND_LEAGUE && (fixtures[i].home == club || fixtures[i].away == club))
            list[count++] = (u16)i;
    for (int i = 0; i < matches && count > 0; i++) {
        struct stream stream;
        stream_seed(&stream, mix((u32)i, 77));
        match_begin(&m, list[i % count], &stream);
        match_play_all(&m);
        add(&total, &m, m.clubs[0] == club ? 0 : 1);
    }
    return total;
}

static void print_total(const char *name, const struct total *total, int matches)
{
    printf("\"%s\":{\"points\":%.4f,\"scored\":%.4f,\"conceded\":%.4f,\"penalty_goals\":%ld,\"shots\":%.3f}", name,
           (double)total->points / matches, (double)total->scored / matches, (double)total->conceded / matches,
           total->penalties, (double)total->shots / matches);
}

int command_trial(const struct arguments *arguments)
{
    struct total base, changed;
    load_slot(arguments->slot);
    for (int i = 0; i < world->club_count; i++)
        if (club_in_division((u32)i))
            sheet_auto((u16)i);
    base = play(human_club(), arguments->matches);
    change(human_club(), arguments->change);
    changed = play(human_club(), arguments->matches);
    printf("{\"matches\":%d,", arguments->matches);
    print_total("base", &base, arguments->matches);
    printf(",");
    print_total("changed", &changed, arguments->matches);
    printf("}\n");
    return 0;
}
