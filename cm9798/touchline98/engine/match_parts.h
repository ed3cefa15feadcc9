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

enum { LANES = 3 };

/* What the sides can do at this moment: kept from one minute to the next, and looked at anew when something changes. */
struct balance {
    int strength[SIDES][SHEET_PLAYERS];       /* of those on the pitch, 0 for the others */
    int goalkeeper[SIDES];
    int midfield[SIDES];                      /* shares of the middle, EVEN = 1024 */
    int shot[SIDES][LANES];                   /* chances of a shot in a minute by lane, parts of 65,536 */
    int lane[SIDES][LANES];                   /* how often an attack goes there; the last is the sum */
};
enum { EVEN = 1024 };

struct appearance *appearance_in(struct match *m, int side, int index);
struct incident *incident_in(struct match *m, int index);
void incident_add(struct match *m, enum incident_kind kind, int side, u16 player, u16 other);
u16 place_player(struct match *m, int side, int index);       /* player index, NONE */
int share(int own, int other);                /* twice one's share of both, in 1,024ths: EVEN when they are equal */
void balance_changed(void);                   /* who plays where, how tired they are: look again */
void balance_forget(void);                    /* another match */
const struct balance *balance_of(struct match *m);

void match_begin(struct match *m, int fixture, const struct stream *stream);
int match_play_minute(struct match *m);
void match_go_on(struct match *m);            /* from a break into the next half */
void match_play_all(struct match *m);
void match_apply(struct match *m);            /* result, statistics, bans, condition, news */
void make_substitution(struct match *m, int side, int off, int on);
void take_tactic(struct match *m, int side, int tactic);
void manage_side(struct match *m, int side);  /* the game's own manager on the bench */
int substitutions_in(const struct match *m);  /* how many a side may make */
void attack(struct match *m, int side, struct stream *stream);
void shoot_out_kick(struct match *m, struct stream *stream);  /* the next kick; full time when it is over */
void foul_play(struct match *m, int side, struct stream *stream);
void rate_players(struct match *m);
int best_player(struct match *m, int *side);  /* appearance of the man of the match */
int form_of_the_day(u16 player);              /* percent to add to his strength */
int choose_weighted(const int *weights, int count, struct stream *stream); /* -1 when all are 0 */
#endif
