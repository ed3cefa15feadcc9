/* The persons who play. */
#include "humans.h"

int human_at_keyboard(void)
{
    return 0;
}

void human_sit_down(int human)
{
    (void)human;
}

int human_of_club(u16 club)
{
    for (int i = 0; i < world->human_count; i++)
        if (world->humans[i] < world->manager_count && managers[world->humans[i]].club == club)
            return i;
    return -1;
}

int club_is_persons(u16 club)
{
    return human_of_club(club) >= 0;
}

int club_is_played(u16 club)
{
    return human_of_club(club) >= 0;
}
