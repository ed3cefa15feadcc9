/* Fouls, cards and injuries of a side's minute. */
#include "match_parts.h"

enum { FOUL_A_MINUTE = 9600, INJURY_A_MINUTE = 160, LIMPING = 35, THOUSAND = 1000 };

static int happens(struct stream *stream, int of_65536)
{
    return (int)(stream_next(stream) >> 16) < of_65536;
}

/* One of those on the pitch, by a weight that depends on the man. */
static int choose_man(struct match *m, int side, int (*weigh)(const struct player *), struct stream *stream)
{
    int weights[SHEET_PLAYERS];
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        u16 player = place_player(m, side, i);
        int there = player != NONE && appearance_in(m, side, i)->status == ON_THE_PITCH;
        weights[i] = there ? weigh(&players[player]) : 0;
    }
    return choose_weighted(weights, SHEET_PLAYERS, stream);
}

static int fouls(const struct player *player)
{
    return 6 + player->aggression + 2 * player->dirtyness;
}

static int is_hurt(const struct player *player)
{
    return 5 + player->injury_proneness;
}

static void send_off(struct match *m, int side, struct appearance *place)
{
    place->red = 1;
    place->status = SENT_OFF;
    place->minute_off = m->minute;
    incident_add(m, INCIDENT_RED, side, place->player, NONE);
}

static void judge(struct match *m, int side, int index, struct stream *stream)
{
    struct appearance *place = appearance_in(m, side, index);
    const struct player *player = &players[place->player];
    int roll = (int)stream_below(stream, THOUSAND), yellow = 50 + 4 * player->dirtyness + 3 * player->aggression;
    if (place->yellows > 0)
        yellow /= 3; /* a booked man holds back */
    if (roll < player->dirtyness / 2) {
        send_off(m, side, place);
    } else if (roll < yellow) {
        place->yellows++;
        incident_add(m, INCIDENT_YELLOW, side, place->player, NONE);
        if (place->yellows == 2)
            send_off(m, side, place);
    }
}

void foul_play(struct match *m, int side, struct stream *stream)
{
    if (happens(stream, FOUL_A_MINUTE)) {
        int index = choose_man(m, side, fouls, stream);
        m->fouls[side]++;
        if (index >= 0) {
            appearance_in(m, side, index)->fouls++;
            judge(m, side, index, stream);
        }
    }
    if (happens(stream, INJURY_A_MINUTE)) {
        int index = choose_man(m, side, is_hurt, stream);
        struct appearance *place = appearance_in(m, side, index < 0 ? 0 : index);
        if (index >= 0 && place->condition > LIMPING) {
            place->condition = LIMPING; /* he limps on until his manager takes him off */
            incident_add(m, INCIDENT_INJURY, side, place->player, NONE);
        }
    }
}
