/* The matches of the human's club, by date. */
#include "schedule.h"
#include "calendar.h"

struct schedule own_schedule(void)
{
    struct schedule schedule = {0, {0}};
    u16 own = human_club();
    for (u16 i = 0; i < world->fixture_count && schedule.count < SCHEDULE_LIMIT; i++) {
        if (fixtures[i].home != own && fixtures[i].away != own)
            continue;
        int at = schedule.count++, days = date_days(fixtures[i].date);
        for (; at > 0 && date_days(fixtures[schedule.fixtures[at - 1]].date) > days; at--)
            schedule.fixtures[at] = schedule.fixtures[at - 1];
        schedule.fixtures[at] = i;
    }
    return schedule;
}

int last_played(const struct schedule *schedule)
{
    int last = -1;
    for (int i = 0; i < schedule->count; i++)
        if (fixtures[schedule->fixtures[i]].played)
            last = i;
    return last;
}

int at_home(const struct fixture *fixture)
{
    return fixture->home == human_club();
}

u16 opponent(const struct fixture *fixture)
{
    return at_home(fixture) ? fixture->away : fixture->home;
}

const char *result_letter(const struct fixture *fixture)
{
    int own = at_home(fixture) ? fixture->home_goals : fixture->away_goals;
    int other = at_home(fixture) ? fixture->away_goals : fixture->home_goals;
    if (!fixture->played)
        return "";
    return own > other ? "W" : own < other ? "L" : "D";
}
