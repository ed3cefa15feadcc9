/* What happens in clubs beside matches, as the season calls it. */
#include "club_life.h"
#include "season_parts.h"

void life_begin(void)
{
}

void life_day(void)
{
    fitness_day();
}

void life_match(int fixture)
{
    (void)fixture;
}

void life_season_end(void)
{
}

void life_season(void)
{
}

enum waiting life_waiting(void)
{
    return WAITING_NOTHING;
}
