/* A player's attributes by number, wherever the layout puts them. */
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H
#include "touchline.h"

#define ATTRIBUTES(X) \
    X(ADAPTABILITY, adaptability) X(AGGRESSION, aggression) X(BIG_OCCASION, big_occasion) X(CHARACTER, character) \
    X(CONSISTENCY, consistency) X(CREATIVITY, creativity) X(DETERMINATION, determination) X(DIRTYNESS, dirtyness) \
    X(DRIBBLING, dribbling) X(FLAIR, flair) X(HEADING, heading) X(INFLUENCE, influence) \
    X(INJURY_PRONENESS, injury_proneness) X(MARKING, marking) X(OFF_THE_BALL, off_the_ball) X(PACE, pace) \
    X(PASSING, passing) X(POSITIONING, positioning) X(SET_PIECES, set_pieces) X(SHOOTING, shooting) X(STAMINA, stamina) \
    X(STRENGTH, strength) X(TACKLING, tackling) X(TECHNIQUE, technique)

#define NUMBERED(number, field) number,
enum attribute { ATTRIBUTES(NUMBERED) ATTRIBUTE_COUNT };
#undef NUMBERED

u8 *attribute_of(struct player *player, enum attribute attribute);

/* How much each attribute counts in a role: weights of a row and a lane add up to 50, so 20 everywhere gives 1000. */
const u8 *role_weights(int cell);             /* ATTRIBUTE_COUNT of them */
int role_skill(const struct player *player, int cell); /* attributes times weights: 0..1000 */
#endif
