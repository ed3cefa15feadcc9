/* The game's own managers and their tactics: one for the season that fits the men, and a look at the opponent. */
#include "competitions.h"
#include "names.h"
#include "season_parts.h"
#include "sheet_parts.h"
#include "tactics.h"

enum { HABIT = 103, STEP = 22, MOST_STEPS = 2, BOLDEST = TACTICS - 2 };

static int favourite(u16 club)
{
    u16 manager = clubs[club].manager;
    return manager < world->manager_count && managers[manager].tactic < TACTICS ? managers[manager].tactic : DEFAULT_TACTIC;
}

/* Bolder against the weak, more careful against the strong. */
int tactic_against(u16 club, u16 opponent, int at_home)
{
    int steps = (clubs[club].reputation - clubs[opponent].reputation + (at_home ? STEP / 2 : -STEP / 2)) / STEP;
    int tactic = favourite(club) + (steps > MOST_STEPS ? MOST_STEPS : steps < -MOST_STEPS ? -MOST_STEPS : steps);
    return tactic < 0 ? 0 : tactic > BOLDEST ? BOLDEST : tactic;
}

/* A manager leaves his favourite only for one in which his men are clearly stronger. */
static void look_for_tactic(u16 club, struct manager *manager)
{
    int best = favourite(club), most;
    sheet_use_tactic(club, best);
    sheet_pick(club, sheet_worth_now);
    most = sheet_sum(club, sheet_worth_now) * HABIT / 100;
    for (int tactic = 0; tactic <= BOLDEST; tactic++) {
        int sum;
        sheet_use_tactic(club, tactic);
        sheet_pick(club, sheet_worth_now);
        sum = sheet_sum(club, sheet_worth_now);
        if (sum > most) {
            most = sum;
            best = tactic;
        }
    }
    manager->tactic = (u8)best;
    sheet_use_tactic(club, best);
    sheet_pick(club, sheet_worth_now);
}

void seasons_end_tactics(void)
{
    for (int i = 0; i < world->club_count; i++) {
        u16 manager = clubs[i].manager;
        if (club_in_division((u32)i) && manager < world->manager_count && !managers[manager].human)
            look_for_tactic((u16)i, &managers[manager]);
    }
}
