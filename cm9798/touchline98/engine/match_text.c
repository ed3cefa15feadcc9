/* Lines of commentary: for an incident, and for a minute without one. */
#include "match_parts.h"
#include "names.h"

static void goal(struct text *text, const struct incident *incident)
{
    text_add(text, "Goal! ");
    text_player(text, incident->player);
    text_add(text, " scores for ");
    text_club(text, match->clubs[incident->side]);
    if (incident->kind == INCIDENT_PENALTY_GOAL)
        text_add(text, " from the spot");
    if (is_player(incident->other)) {
        text_add(text, ", set up by ");
        text_player(text, incident->other);
    }
}

const char *incident_text(int index, char buffer[120])
{
    const struct incident *incident = incident_at(index);
    struct text text = text_in(buffer, 120);
    static const char *deeds[] = {[INCIDENT_YELLOW] = " is booked", [INCIDENT_RED] = " is sent off",
        [INCIDENT_SUBSTITUTION] = " comes on for ", [INCIDENT_INJURY] = " is hurt and limps on",
        [INCIDENT_PENALTY_MISSED] = " misses a penalty", [INCIDENT_SHOOT_OUT_GOAL] = " scores in the shoot-out",
        [INCIDENT_SHOOT_OUT_MISS] = " misses in the shoot-out"};
    if (incident->kind == INCIDENT_GOAL || incident->kind == INCIDENT_PENALTY_GOAL) {
        goal(&text, incident);
    } else if (incident->kind >= INCIDENT_YELLOW && incident->kind <= INCIDENT_SHOOT_OUT_MISS) {
        int change = incident->kind == INCIDENT_SUBSTITUTION;
        text_player(&text, change ? incident->other : incident->player);
        text_add(&text, deeds[incident->kind]);
        if (change)
            text_player(&text, incident->player);
    }
    text_add(&text, ".");
    return buffer;
}

const char *commentary(char buffer[120])
{
    struct text text = text_in(buffer, 120);
    switch (moment.kind) {
    case MOMENT_INCIDENT:
        return incident_text(moment.incident, buffer);
    case MOMENT_SAVED:
        text_player(&text, moment.player);
        text_add(&text, " shoots, but the goalkeeper saves.");
        break;
    case MOMENT_WIDE:
        text_player(&text, moment.player);
        text_add(&text, " shoots wide.");
        break;
    case MOMENT_KICK_OFF:
        text_club(&text, match->clubs[0]);
        text_add(&text, " kick off.");
        break;
    default:
        break;
    }
    return buffer;
}
