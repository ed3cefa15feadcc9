/* A match from the kick-off to full time: one minute after the other, each as long as the match speed says. */
#include "commentary_log.h"
#include "keys.h"
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

static void select_in_play(void)
{
    screen_in_play(own_side());
    colours_of_match(match->clubs[0], match->clubs[1]);
    log_incidents();
}

static void play_half(void)
{
    int goes_on = 1;
    while (goes_on) {
        goes_on = match_minute();
        log_minute();
        if (!goes_on)
            return;
        match_draw("", "Space  Pause", 0);
        if (pass_minute())
            select_in_play();
    }
}

static void half_time(void)
{
    for (;;) {
        match_draw("Half-time", "Space  Second half     T  Team selection", 1);
        int key = key_letter(key_wait());
        if (key == KEY_SPACE || key == KEY_ENTER)
            return;
        if (key == 'T')
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
    play_half();
    half_time();
    match_second_half();
    play_half();
    full_time();
}
