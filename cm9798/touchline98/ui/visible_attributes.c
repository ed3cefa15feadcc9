/* The attributes that a manager can see. */
#include "visible_attributes.h"

#define ATTRIBUTE(name, field) {name, __builtin_offsetof(struct player, field)}
static const struct { const char *name; u32 offset; } attributes[VISIBLE_ATTRIBUTES] = {
    ATTRIBUTE("Aggression", aggression),   ATTRIBUTE("Creativity", creativity),   ATTRIBUTE("Determination", determination),
    ATTRIBUTE("Dribbling", dribbling),     ATTRIBUTE("Flair", flair),             ATTRIBUTE("Heading", heading),
    ATTRIBUTE("Influence", influence),     ATTRIBUTE("Marking", marking),         ATTRIBUTE("Off the Ball", off_the_ball),
    ATTRIBUTE("Pace", pace),               ATTRIBUTE("Passing", passing),         ATTRIBUTE("Positioning", positioning),
    ATTRIBUTE("Set Pieces", set_pieces),   ATTRIBUTE("Shooting", shooting),       ATTRIBUTE("Stamina", stamina),
    ATTRIBUTE("Strength", strength),       ATTRIBUTE("Tackling", tackling),       ATTRIBUTE("Technique", technique),
};

const char *attribute_name(int attribute)
{
    return attributes[attribute].name;
}

int attribute_value(const struct player *player, int attribute)
{
    return *((const u8 *)player + attributes[attribute].offset);
}
