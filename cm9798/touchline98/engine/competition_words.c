/* What rounds and fixtures are called on screens. */
#include "competitions.h"
#include "season_days.h"
#include "text.h"

const char *round_name(u16 index, int round, char buffer[ROUND_NAME])
{
    static const char *last[] = {"Final", "Semi-final", "Quarter-final"};
    struct text text = text_in(buffer, ROUND_NAME);
    int kind = index < world->competition_count ? competitions[index].kind : KIND_LEAGUE, count, left;
    if (kind == KIND_INTERNATIONAL)
        return "Friendly";
    if (kind == KIND_LEAGUE) {
        text_add(&text, "Match ");
        text_number(&text, round);
        return buffer;
    }
    cup_rounds(kind, &count);
    left = (kind == KIND_PLAYOFF ? 2 : count) - round;
    if (left >= 0 && left < 3)
        return last[left];
    text_add(&text, "Round ");
    text_number(&text, round);
    return buffer;
}

const char *fixture_words(u16 index, char buffer[ROUND_NAME])
{
    static const char *legs[] = {"", "First leg", "Second leg", "Replay"};
    const struct fixture *fixture = &fixtures[index];
    struct text text = text_in(buffer, ROUND_NAME);
    if (fixture->played && fixture->home_penalties + fixture->away_penalties > 0) {
        text_number(&text, fixture->home_penalties);
        text_letter(&text, '-');
        text_number(&text, fixture->away_penalties);
        text_add(&text, " on penalties");
    } else if (fixture->played && fixture->extra_time) {
        text_add(&text, "After extra time");
    } else {
        text_add(&text, fixture->leg <= LEG_REPLAY ? legs[fixture->leg] : "");
        if (fixture->neutral)
            text_add(&text, "Neutral ground");
    }
    return buffer;
}
