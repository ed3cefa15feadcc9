/* `new`: a new game from the data files, saved as the game itself would save it. */
#include "host.h"
#include "competitions.h"
#include "text.h"
#include <stdio.h>

static u16 club_of_name(const char *name)
{
    for (int i = 0; i < world->club_count; i++)
        if (club_in_division((u32)i)
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
    club = arguments->club != NULL ? club_of_name(arguments->club)
        : arguments->division <= division_count() ? club_of_rank(arguments->division, arguments->club_rank) : NONE;
    if (club == NONE)
        host_fail(EXIT_USAGE, "the divisions have no such club: give --club its name, or --club-rank from 1 and --division");
    outcome = game_new(arguments->first, arguments->second, club, (u16)arguments->game);
    if (!outcome.ok)
        host_fail(EXIT_FAILED, "%s", outcome.message);
    save_slot(arguments->slot);
    printf("{\"club\":");
    print_string(text_at(clubs[club].short_name));
    printf(",\"club_index\":%d,\"slot\":%d}\n", club, arguments->slot);
    return 0;
}
