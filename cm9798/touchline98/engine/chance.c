/* Dice of the clubs' life: from the game's number, the day, the purpose and the person. */
#include "chance.h"
#include "calendar.h"

struct stream chance(enum purpose purpose, u32 who)
{
    struct stream stream;
    stream_seed(&stream, mix(mix(world->game_number, (u32)date_days(world->date)), mix((u32)purpose, who)));
    return stream;
}

int between(struct stream *stream, int low, int high)
{
    return low + (int)stream_below(stream, (u32)(high - low + 1));
}

int in_hundred(struct stream *stream, int percent)
{
    return (int)stream_below(stream, 100) < percent;
}

int clamped(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

u32 settled(u32 purpose, u32 who, u32 limit)
{
    return limit == 0 ? 0 : mix(mix(world->game_number, world->season), mix(purpose, who)) % limit;
}
