/* How the person's team is picked for a match: the strategies of `play`. */
#include "host.h"
#include "random.h"
#include "sheet_parts.h"
#include "strength.h"
#include <string.h>

enum { IN_POSITION = 75, OUT_OF_POSITION = -100000 };

static struct stream dice;

void picker_seed(unsigned seed)
{
    stream_seed(&dice, seed);
}

static void pick_auto(u16 club)
{
    sheet_auto(club);
}

/* The same assistant, after a look at every tactic. */
static void pick_strongest(u16 club)
{
    int best = 0, most = -1;
    for (int tactic = 0; tactic < TACTICS; tactic++) {
        int sum;
        sheet_use_tactic(club, tactic);
        sheet_pick(club, sheet_worth_now);
        sum = sheet_sum(club, sheet_worth_now);
        if (sum > most) {
            most = sum;
            best = tactic;
        }
    }
    sheet_use_tactic(club, best);
    sheet_pick(club, sheet_worth_now);
}

/* The worst men who can play there at all; nobody is put where he has never played when it can be helped. */
static int worth_least(const struct player *player, int cell)
{
    int strength = sheet_worth_now(player, cell);
    return fit_percent(player, cell) >= IN_POSITION ? -strength : OUT_OF_POSITION - strength;
}

static void pick_weakest(u16 club)
{
    sheet_use_tactic(club, clubs[club].sheet_tactic < TACTICS ? clubs[club].sheet_tactic : 0);
    sheet_pick(club, worth_least);
}

static void pick_keep(u16 club)
{
    if (sheet_verdict(club).reason != SHEET_OK)
        sheet_auto(club);
}

/* Anybody anywhere, but a goalkeeper in goal: the harness's careless policy. */
static int worth_random(const struct player *player, int cell)
{
    return (int)stream_below(&dice, 1000) + (cell == 0 && is_goalkeeper(player) ? 1000 : 0);
}

static void pick_careless(u16 club)
{
    sheet_use_tactic(club, (int)stream_below(&dice, TACTICS));
    sheet_pick(club, worth_random);
}

picker picker_named(const char *name)
{
    static const struct { const char *name; picker pick; } pickers[] = {{"auto", pick_auto}, {"keep", pick_keep},
        {"strongest", pick_strongest}, {"weakest", pick_weakest}, {"careless", pick_careless}};
    for (size_t i = 0; i < sizeof pickers / sizeof pickers[0]; i++)
        if (strcmp(pickers[i].name, name) == 0)
            return pickers[i].pick;
    return NULL;
}
