/* The match of a person's club, as the screens drive it. */
#include "grid.h"
#include "match_parts.h"
#include "names.h"
#include "outcome.h"
#include "season_parts.h"

struct appearance *appearance(int side, int index)
{
    return appearance_in(match, side, index);
}

struct incident *incident_at(int index)
{
    return incident_in(match, index);
}

/* The match's stream was drawn when the match day began, and lies in the match record. */
struct outcome match_kick_off(int fixture)
{
    struct stream stream = stream_of(match->random);
    struct verdict verdict = sheet_verdict(human_club());
    if (verdict.reason != SHEET_OK)
        return failure(verdict.message, "");
    if (world->phase != PHASE_MATCH_DAY || fixture != human_fixture_today() || match->fixture != fixture)
        return failure("There is no match to play today.", "");
    match_begin(match, fixture, &stream);
    return success();
}

int match_minute(void)
{
    int goes_on = match_play_minute(match);
    if (goes_on)
        rate_players(match);
    return goes_on;
}

void match_second_half(void)
{
    if (match->phase == MATCH_HALF_TIME)
        match_go_on(match);
}

static struct outcome refused(u16 player, const char *words)
{
    char name[80];
    struct text text = text_in(name, sizeof name);
    text_player(&text, player);
    return failure(name, words);
}

static int in_play(void)
{
    return match->phase >= MATCH_FIRST_HALF && match->phase <= MATCH_EXTRA_SECOND && match->phase != MATCH_FULL_TIME;
}

struct outcome match_substitute(int side, int off, int on)
{
    struct outcome done = success();
    struct text text = text_in(done.message, sizeof done.message);
    if (!in_play())
        return failure("The match is over.", "");
    if (side < 0 || side >= SIDES || off < 0 || off >= SHEET_PLAYERS || on < 0 || on >= SHEET_PLAYERS)
        return failure("There is no such player.", "");
    if (match->subs_used[side] >= substitutions_in(match))
        return failure("All substitutions have been made.", "");
    if (appearance(side, off)->status != ON_THE_PITCH)
        return refused(appearance(side, off)->player, " is not on the pitch.");
    if (appearance(side, on)->status != ON_THE_BENCH || !is_player(appearance(side, on)->player))
        return refused(appearance(side, on)->player, " cannot come on.");
    make_substitution(match, side, off, on);
    text_player(&text, appearance(side, on)->player);
    text_add(&text, " replaces ");
    text_player(&text, appearance(side, off)->player);
    text_add(&text, ".");
    return done;
}

struct outcome match_change_tactic(int side, int tactic)
{
    struct outcome done = success();
    struct text text = text_in(done.message, sizeof done.message);
    if (!in_play())
        return failure("The match is over.", "");
    if (side < 0 || side >= SIDES || tactic < 0 || tactic >= TACTICS)
        return failure("Choose a tactic.", "");
    take_tactic(match, side, tactic);
    text_add(&text, "Tactic: ");
    text_add(&text, tactic_name(tactic));
    text_add(&text, ".");
    return done;
}

void match_finish(void)
{
    if (world->phase != PHASE_MATCH_DAY || match->phase == MATCH_NONE || fixtures[match->fixture].played)
        return;
    match_play_all(match);
    match_apply(match);
    match_day_done();
}

struct outcome match_move(int side, int index, int cell, int run)
{
    struct outcome done = success();
    struct text text = text_in(done.message, sizeof done.message);
    struct appearance *place;
    if (!in_play())
        return failure("The match is over.", "");
    if (side < 0 || side >= SIDES || index < 0 || index >= SHEET_PLAYERS)
        return failure("There is no such player.", "");
    place = appearance(side, index);
    if (place->status != ON_THE_PITCH)
        return refused(place->player, " is not on the pitch.");
    if (cell < 0 || cell >= CELLS || run < 0 || run >= CELLS)
        return failure("That position is not on the pitch.", "");
    if ((cell == 0) != (place->cell == 0))
        return failure("The goalkeeper stays in goal.", "");
    for (int i = 0; i < SHEET_PLAYERS; i++)
        if (i != index && appearance(side, i)->status == ON_THE_PITCH && appearance(side, i)->cell == cell)
            return failure("Two players stand in the same position.", "");
    place->cell = (u8)cell;
    place->run = (u8)run;
    balance_changed();
    text_player(&text, place->player);
    text_add(&text, " changes position.");
    return done;
}

void match_next_period(void)
{
    match_go_on(match);
}
