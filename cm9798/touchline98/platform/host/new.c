/* `new`: a new game from the data files, saved as the game itself would save it. */
#include "host.h"
#include "text.h"
#include <stdio.h>

static u16 club_of_name(const char *name)
{
    for (int i = 0; i < world->club_count; i++)
        if (clubs[i].division == 0
            && (text_same(text_at(clubs[i].short_name), name) || text_same(text_at(clubs[i].long_name), name)))
            return (u16)i;
    return NONE;
}

int command_new(const struct arguments *arguments)
{
    struct outcome outcome = data_load();
    u16 club;
    if (!outcome.ok)
        host_fail(EXIT_FAILED, "%s", outcome.message);
    club = arguments->club != NULL ? club_of_name(arguments->club) : club_of_rank(arguments->club_rank);
    if (club == NONE)
        host_fail(EXIT_USAGE, "division EPR has no such club: give --club its name or --club-rank 1 to 20");
    outcome = game_new(arguments->first, arguments->second, club, (u16)arguments->game);
    if (!outcome.ok)
        host_fail(EXIT_FAILED, "%s", outcome.message);
    save_slot(arguments->slot);
    printf("{\"club\":");
    print_string(text_at(clubs[club].short_name));
    printf(",\"club_index\":%d,\"slot\":%d}\n", club, arguments->slot);
    return 0;
}
