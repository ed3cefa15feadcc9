/* A match from the kick-off to full time: one minute after the other, each as long as the match speed says. */
#include "commentary_log.h"
#include "humans.h"
#include "keys.h"
#include "match_phases.h"
#include "match_view.h"
#include "picture.h"
#include "screens.h"

static int own_side(void)
{
    return match->clubs[0] == human_club() ? 0 : 1;
}

/* A minute's time. 1: a pause was asked for, which takes effect when the minute is over. */
static int pass_minute(void)
{
    int pause = 0;
    for (int ticks = 0; ticks < world->match_speed;) {
        struct event event = platform_event();
        if (event.kind == EVENT_TICK)
            ticks++;
        else if (key_of_event(event) == KEY_SPACE)
            pause = 1;
    }
    return pause;
}

/* Where two persons play each other, the second one has his turn after the first. */
static void select_in_play(void)
{
    int side = own_side();
    screen_in_play(side);
    if (club_is_played(match->clubs[!side]))
        screen_in_play(!side);
    colours_of_match(match->clubs[0], match->clubs[1]);
    log_incidents();
}

/* Until a half or the shoot-out is over. */
static void play_period(void)
{
    int goes_on = 1;
    while (goes_on) {
        goes_on = match_minute();
        log_minute();
        if (!goes_on)
            return;
        match_draw(match_period_words(), "Space  Pause", 0);
        if (pass_minute() && match->phase != MATCH_SHOOT_OUT)
            select_in_play();
    }
}

static const char *break_words(void)
{
    switch (match->phase) {
    case MATCH_HALF_TIME: return "Half-time";
    case MATCH_LEVEL: return "Extra time follows";
    case MATCH_EXTRA_BREAK: return "Half-time of extra time";
    default: return "Penalties follow";
    }
}

static void wait_in_break(void)
{
    int in_shoot_out = match->phase == MATCH_SHOOT_OUT;
    const char *hints = match->phase == MATCH_HALF_TIME ? "Space  Second half     T  Team selection"
                      : in_shoot_out ? "Space  Penalties" : "Space  Play on     T  Team selection";
    for (;;) {
        match_draw(break_words(), hints, !in_shoot_out);
        int key = key_letter(key_wait());
        if (key == KEY_SPACE || key == KEY_ENTER)
            return;
        if (key == 'T' && !in_shoot_out)
            select_in_play();
    }
}

static void full_time(void)
{
    match_finish();
    match_draw("Full time", "Space  Match report", 0);
    int key;
    do
        key = key_wait();
    while (key != KEY_SPACE && key != KEY_ENTER && key != KEY_ESCAPE);
}

void screen_match(void)
{
    colours_of_match(match->clubs[0], match->clubs[1]);
    log_empty();
    log_minute();
    match_draw("", "Space  Pause", 0);
    for (;;) {
        play_period();
        if (match->phase == MATCH_FULL_TIME)
            break;
        wait_in_break();
        if (match->phase == MATCH_HALF_TIME)
            match_second_half();
        else
            match_next_period();
    }
    full_time();
}
