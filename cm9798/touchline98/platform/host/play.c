/* `play`: match days one after the other, without a screen and without a change in play. */
#include "host.h"
#include <stdio.h>

static int reload;                            /* a slot: everything is saved and loaded again at every step */

static void begin_anew(void)
{
    if (reload == 0 || human_club() == NONE)
        return;
    save_slot(reload);
    load_slot(reload);
}

int play_match_day(picker pick)
{
    struct outcome outcome;
    pick(human_club());
    begin_anew();
    outcome = match_kick_off(human_fixture_today());
    if (!outcome.ok)
        host_fail(EXIT_FAILED, "kick-off was refused: %s", outcome.message);
    for (int half = 0; half < 2; half++) {
        while (match_minute())
            ;
        match_second_half();
    }
    match_finish();
    return 1;
}

static int patient_board;                     /* what a team is worth is measured over whole seasons */

static enum advance next_day(void)
{
    enum advance stop;
    for (int i = 0; patient_board && i < world->human_count; i++)
        if (world->humans[i] < world->manager_count)
            managers[world->humans[i]].board_confidence = 100;
    stop = season_advance_day();
    begin_anew();
    return stop;
}

static void play_to_season_end(picker pick)
{
    enum advance stop;
    while ((stop = next_day()) != STOP_SEASON_END && stop != STOP_SACKED)
        if (stop == STOP_MATCH_DAY)
            play_match_day(pick);
        else if (stop == STOP_QUESTION)
            answer_everything();
}

static void play_matches(int matches, picker pick)
{
    while (matches > 0) {
        switch (next_day()) {
        case STOP_MATCH_DAY:
            matches -= play_match_day(pick);
            break;
        case STOP_SEASON_END:
            season_next();
            break;
        case STOP_SACKED:
            return;
        case STOP_QUESTION:
            answer_everything();
            break;
        case ADVANCED_DAY:
            break;
        }
    }
}

int command_play(const struct arguments *arguments)
{
    picker pick = picker_named(arguments->pick);
    const struct club *club;
    if (pick == NULL)
        host_fail(EXIT_USAGE, "--pick must be auto, strongest, weakest, keep or careless, not %s", arguments->pick);
    if ((arguments->matches > 0) == arguments->season)
        host_fail(EXIT_USAGE, "play needs either --matches N or --season");
    load_slot(arguments->slot);
    picker_seed(arguments->seed);
    patient_board = arguments->patient;
    reload = arguments->reload;
    if (arguments->season)
        play_to_season_end(pick);
    else
        play_matches(arguments->matches, pick);
    save_slot(arguments->save > 0 ? arguments->save : arguments->slot);
    if (human_club() == NONE) {
        printf("{\"sacked\":true,\"date\":[%d,%d,%d]}\n", world->date[0], world->date[1], world->date[2]);
        return 0;
    }
    club = &clubs[human_club()];
    printf("{\"points\":%d,\"position\":%d,\"played\":%d}\n", club->points, club->position, club->played);
    return 0;
}
