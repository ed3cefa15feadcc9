/* A match from the inside. The same parts play the matches of people and of the game's own managers. */
#ifndef MATCH_PARTS_H
#define MATCH_PARTS_H
#include "match_phases.h"
#include "random.h"
#include "touchline.h"

enum { SIDES = 2, INCIDENT_LIMIT = 54, HALF_MINUTES = 45, NEVER = 255 };

/* What happened in the last minute, for the commentary. */
enum moment_kind { MOMENT_NONE, MOMENT_INCIDENT, MOMENT_SAVED, MOMENT_WIDE, MOMENT_KICK_OFF };
struct moment { enum moment_kind kind; int side, incident; u16 player, other; };
extern struct moment moment;

/* Two teams' strength by zone. */
struct zones { int defence, midfield, attack, goalkeeper; };

struct appearance *appearance_in(struct match *m, int side, int index);
struct incident *incident_in(struct match *m, int index);
void incident_add(struct match *m, enum incident_kind kind, int side, u16 player, u16 other);
u16 place_player(struct match *m, int side, int index);       /* player index, NONE */
int shirt_of(struct match *m, int side, int index);           /* 0..10: whose place on the pitch he has */
int run_cell(struct match *m, int side, int index);
int strength_on_pitch(struct match *m, int side, int index);  /* 0 when he is not on it */
struct zones zones_of(struct match *m, int side);

void match_begin(struct match *m, int fixture, const struct stream *stream);
int match_play_minute(struct match *m);
void match_play_all(struct match *m);
void match_apply(struct match *m);            /* result, statistics, bans, condition, news */
void make_substitution(struct match *m, int side, int off, int on);
void take_tactic(struct match *m, int side, int tactic);
void manage_side(struct match *m, int side);  /* the game's own manager on the bench */
void attack(struct match *m, int side, const struct zones zones[SIDES], struct stream *stream);
void foul_play(struct match *m, int side, struct stream *stream);
void rate_players(struct match *m);
int best_player(struct match *m, int *side);  /* appearance of the man of the match */
int form_of_the_day(u16 player);              /* percent to add to his strength */
int choose_weighted(const int *weights, int count, struct stream *stream); /* -1 when all are 0 */
#endif
