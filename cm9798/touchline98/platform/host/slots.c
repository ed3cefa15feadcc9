/* Loading and saving for the commands, and finding clubs. */
#include "host.h"
#include "calendar.h"
#include "text.h"
#include <stdio.h>

void load_slot(int slot)
{
    struct outcome outcome = game_load(slot);
    if (!outcome.ok)
        host_fail(EXIT_FAILED, "%s", outcome.message);
}

/* The same name as the game's own Save Game screen gives: club and date. */
void save_slot(int slot)
{
    char name[80], date[24];
    struct text text = text_in(name, sizeof name);
    struct outcome outcome;
    text_add(&text, human_club() == NONE ? "Sacked" : text_at(clubs[human_club()].long_name));
    text_letter(&text, ' ');
    text_add(&text, date_text(world->date, date));
    outcome = game_save(slot, name);
    if (!outcome.ok)
        host_fail(EXIT_FAILED, "%s", outcome.message);
}

u16 club_of_rank(int division, int rank)
{
    const struct competition *league = &competitions[division - 1];
    for (int i = 0; i < league->team_count; i++) {
        int better = 0;
        for (int j = 0; j < league->team_count; j++) {
            int own = clubs[league->teams[i]].reputation, other = clubs[league->teams[j]].reputation;
            better += other > own || (other == own && league->teams[j] < league->teams[i]);
        }
        if (better == rank - 1)
            return league->teams[i];
    }
    return NONE;
}

void print_string(const char *latin1)
{
    putchar('"');
    for (const u8 *letter = (const u8 *)latin1; *letter != 0; letter++)
        if (*letter == '"' || *letter == '\\')
            printf("\\%c", *letter);
        else if (*letter < 0x20 || *letter >= 0x7F)
            printf("\\u%04x", *letter);
        else
            putchar(*letter);
    putchar('"');
}
