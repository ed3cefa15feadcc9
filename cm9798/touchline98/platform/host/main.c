/* The host program: the game's engine and screens without a machine of 1997, for tests, start saves and long runs. */
#include "host.h"
#include "ui.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: tl98-host layout\n"
    "       tl98-host --dir D new --first A --second B (--club NAME | --club-rank N [--division 1..4])\n"
    "                        --game N --slot 1..7\n"
    "       tl98-host --dir D --slot N play (--matches N | --season) [--pick auto|strongest|weakest|keep|careless]\n"
    "                                       [--seed N] [--save N] [--patient: nobody is sacked]\n"
    "                                       [--reload N: saves in slot N and loads again at every step]\n"
    "       tl98-host --dir D --slot N verdict          sheets on standard input, one a line: 16 players, 32 cells,\n"
    "                                                   tactic, captain, penalties, free kicks, corners\n"
    "       tl98-host --dir D --slot N table\n"
    "       tl98-host --dir D --slot N statistics --seasons N\n"
    "       tl98-host --dir D --slot N simulate --seasons N [--save N]\n"
    "       tl98-host --dir D --slot N trial --matches N --change WHAT [--base WHAT]    what a decision is worth; see trial.c\n"
    "       tl98-host --dir D --slot N holiday --seasons N [--save N]\n"
    "       tl98-host --dir D --slot N deals [--save N]  acts on standard input, one a line: see deals.c\n"
    "       tl98-host --dir D ui --keys FILE            a script of steps: key NAME, text STRING, click X Y, back,\n"
    "                                                   wait TEXT, ticks N, dump\n"
    "D holds the data files and saved games. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 a text never came.\n"
    "Example: tl98-host --dir build/data new --first Ann --second Lee --club-rank 10 --game 1 --slot 1\n";

void host_fail(int code, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fputs("tl98-host: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(code);
}

static int number(const char *flag, const char *words, long low, long high)
{
    char *end;
    long value = strtol(words, &end, 10);
    if (*words == 0 || *end != 0 || value < low || value > high)
        host_fail(EXIT_USAGE, "%s needs a number from %ld to %ld, not %s", flag, low, high, words);
    return (int)value;
}

struct flag { const char *name; const char **words; int *number; long low, high; };

static int take_flag(const struct flag *flags, int count, const char *name, const char *value)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(flags[i].name, name) != 0)
            continue;
        if (value == NULL)
            host_fail(EXIT_USAGE, "%s needs a value", name);
        if (flags[i].words != NULL)
            *flags[i].words = value;
        else
            *flags[i].number = number(name, value, flags[i].low, flags[i].high);
        return 1;
    }
    return 0;
}

static const char *read_arguments(int argc, char **argv, struct arguments *a)
{
    int seed = 1;
    const struct flag flags[] = {{"--dir", &a->folder, NULL, 0, 0}, {"--first", &a->first, NULL, 0, 0},
        {"--second", &a->second, NULL, 0, 0}, {"--club", &a->club, NULL, 0, 0}, {"--pick", &a->pick, NULL, 0, 0},
        {"--keys", &a->keys, NULL, 0, 0}, {"--change", &a->change, NULL, 0, 0},
        {"--base", &a->base, NULL, 0, 0}, {"--club-rank", NULL, &a->club_rank, 1, 24}, {"--division", NULL, &a->division, 1, 4},
        {"--game", NULL, &a->game, 0, 65535}, {"--slot", NULL, &a->slot, 1, SLOTS}, {"--save", NULL, &a->save, 1, SLOTS},
        {"--reload", NULL, &a->reload, 1, SLOTS},
        {"--matches", NULL, &a->matches, 1, 10000}, {"--seasons", NULL, &a->seasons, 1, 50},
        {"--seed", NULL, &seed, 0, 0x7FFFFFFF}};
    const char *command = NULL;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(usage, stdout);
            exit(0);
        }
        if (strcmp(argv[i], "--season") == 0)
            a->season = 1;
        else if (strcmp(argv[i], "--patient") == 0)
            a->patient = 1;
        else if (take_flag(flags, sizeof flags / sizeof flags[0], argv[i], i + 1 < argc ? argv[i + 1] : NULL))
            i++;
        else if (argv[i][0] != '-' && command == NULL)
            command = argv[i];
        else
            host_fail(EXIT_USAGE, "I do not understand %s; tl98-host --help shows the commands", argv[i]);
    }
    a->seed = (unsigned)seed;
    return command;
}

static void need(int given, const char *command, const char *flags)
{
    if (!given)
        host_fail(EXIT_USAGE, "%s needs %s; tl98-host --help shows the commands", command, flags);
}

int command_ui(const struct arguments *arguments)
{
    host_use_script(arguments->keys);
    ui_main();
    return 0;
}

static int run(const char *command, const struct arguments *a)
{
    if (strcmp(command, "new") == 0) {
        need(a->first != NULL && a->second != NULL && a->game >= 0 && a->slot > 0 && (a->club != NULL) != (a->club_rank > 0),
             command, "--first, --second, --game, --slot and either --club or --club-rank");
        return command_new(a);
    }
    if (strcmp(command, "ui") == 0) {
        need(a->keys != NULL, command, "--keys FILE");
        return command_ui(a);
    }
    need(a->slot > 0, command, "--slot 1..7");
    if (strcmp(command, "play") == 0)
        return command_play(a);
    if (strcmp(command, "verdict") == 0)
        return command_verdict(a);
    if (strcmp(command, "table") == 0)
        return command_table(a);
    if (strcmp(command, "holiday") == 0) {
        need(a->seasons > 0, command, "--seasons N");
        return command_holiday(a);
    }
    if (strcmp(command, "deals") == 0)
        return command_deals(a);
    if (strcmp(command, "statistics") == 0) {
        need(a->seasons > 0, command, "--seasons N");
        return command_statistics(a);
    }
    if (strcmp(command, "simulate") == 0) {
        need(a->seasons > 0, command, "--seasons N");
        return command_simulate(a);
    }
    if (strcmp(command, "trial") == 0) {
        need(a->matches > 0 && a->change != NULL, command, "--matches N and --change WHAT");
        return command_trial(a);
    }
    host_fail(EXIT_USAGE, "there is no command %s; tl98-host --help shows the commands", command);
}

int main(int argc, char **argv)
{
    struct arguments arguments = {.pick = "auto", .base = "none", .game = -1, .division = 1};
    const char *command = read_arguments(argc, argv, &arguments);
    if (command == NULL)
        host_fail(EXIT_USAGE, "a command is missing; tl98-host --help shows the commands");
    if (strcmp(command, "layout") == 0)
        return command_layout();
    need(arguments.folder != NULL, command, "--dir FOLDER");
    host_use_folder(arguments.folder);
    arena_start();
    return run(command, &arguments);
}
