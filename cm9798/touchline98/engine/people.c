/* Players as people: injuries. */
#include "people.h"

enum { INJURY_KINDS = 8 };

void injury_draw(struct player *player, struct stream *stream)
{
    player->injury_type = (u16)(1 + stream_below(stream, INJURY_KINDS));
    player->injury_days = (u16)(4 + stream_below(stream, 10) + stream_below(stream, 10) * stream_below(stream, 6));
}
