/* `verdict`: what the game says to team sheets, one a line. */
#include "host.h"
#include <stdio.h>
#include <stdlib.h>

enum { NUMBERS = 16 + 32 + 1 + 4, LINE_LIMIT = 1024 };

static int read_numbers(char *words, long numbers[NUMBERS])
{
    for (int i = 0; i < NUMBERS; i++) {
        char *end;
        numbers[i] = strtol(words, &end, 10);
        if (end == words || numbers[i] < 0 || numbers[i] > 0xFFFF)
            return 0;
        words = end;
    }
    return 1;
}

static void write_sheet(struct club *club, const long *numbers)
{
    for (int i = 0; i < SHEET_PLAYERS; i++)
        club->sheet_players[i] = (u16)*numbers++;
    for (int i = 0; i < 2 * SHEET_PLAYERS; i++)
        club->sheet_cells[i] = (u8)*numbers++;
    club->sheet_tactic = (u8)*numbers++;
    club->sheet_captain = (u16)*numbers++;
    club->sheet_penalties = (u16)*numbers++;
    club->sheet_free_kicks = (u16)*numbers++;
    club->sheet_corners = (u16)*numbers++;
}

static void print_utf8(const char *latin1)
{
    for (const u8 *letter = (const u8 *)latin1; *letter != 0; letter++)
        if (*letter < 0x80)
            putchar(*letter);
        else
            printf("%c%c", 0xC0 | *letter >> 6, 0x80 | (*letter & 0x3F));
}

int command_verdict(const struct arguments *arguments)
{
    static const char *reasons[] = {"OK", "NOT_ELEVEN", "TWICE", "NOT_OURS", "INJURED", "BANNED", "GOALKEEPER",
        "SAME_CELL", "CELL", "TACTIC", "CAPTAIN", "TAKER"};
    char line[LINE_LIMIT];
    load_slot(arguments->slot);
    for (int number = 1; fgets(line, sizeof line, stdin) != NULL; number++) {
        long numbers[NUMBERS];
        struct verdict verdict;
        if (!read_numbers(line, numbers))
            host_fail(EXIT_USAGE, "line %d is no sheet of %d numbers from 0 to 65535", number, NUMBERS);
        write_sheet(&clubs[human_club()], numbers);
        verdict = sheet_verdict(human_club());
        printf("%s|", reasons[verdict.reason]);
        print_utf8(verdict.message);
        putchar('\n');
    }
    return 0;
}
