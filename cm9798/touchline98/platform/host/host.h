/* The host program's own parts: the folder it works in, and the input script. */
#ifndef HOST_H
#define HOST_H
#include "touchline.h"

enum { EXIT_FAILED = 1, EXIT_USAGE = 2, EXIT_TEXT_NEVER_CAME = 3 };

void host_use_folder(const char *folder);
void host_use_script(const char *file);       /* see script.c; ends the program when it cannot be read */
void host_dump_texts(void);                   /* the drawn texts, one a line, on standard output */
__attribute__((noreturn, format(printf, 2, 3))) void host_fail(int code, const char *format, ...);

/* One command a file. Each returns the program's exit code. */
struct arguments {
    const char *folder, *first, *second, *club, *pick, *keys, *change, *base;
    int club_rank, division, game, slot, save, matches, season, seasons, patient, reload;
    unsigned seed;
};
int command_layout(void);
int command_new(const struct arguments *arguments);
int command_play(const struct arguments *arguments);
int command_verdict(const struct arguments *arguments);
int command_table(const struct arguments *arguments);
int command_statistics(const struct arguments *arguments);
int command_simulate(const struct arguments *arguments);
int command_trial(const struct arguments *arguments);
int command_deals(const struct arguments *arguments);
int command_holiday(const struct arguments *arguments);
int command_ui(const struct arguments *arguments);

void answer_everything(void);                 /* questions by their first answer, offers by no */
void load_slot(int slot);                     /* ends the program with a sentence when that fails */
void save_slot(int slot);                     /* under the name that the game's own screen gives */
u16 club_of_rank(int division, int rank);     /* by reputation within it (1 = EPR), 1 = best; ties by index */
void print_string(const char *latin1);        /* as a JSON string */

/* How the person's team is picked for a match. */
typedef void (*picker)(u16 club);
picker picker_named(const char *name);        /* NULL when there is none of that name */
void picker_seed(unsigned seed);
void days_to_season_end(void);                /* with everybody on holiday; goes on when somebody loses his job meanwhile */
void all_on_holiday(void);
int play_match_day(picker pick);              /* on a match day: the person's match, without a change in play */
#endif
