/* Finding a club or a nation by the name that the data files use for it: a hash table of long and short names. */
#include "club_names.h"
#include "text.h"
#include "touchline.h"

enum { SLOTS_OF_INDEX = 16384 };              /* for both names of up to 8,000 clubs */

static u16 slots[SLOTS_OF_INDEX];             /* 2 * club + (1 for the short name), FFFF empty */

static u32 hash(const char *name)
{
    u32 value = 2166136261u;
    while (*name != 0)
        value = (value ^ (u8)*name++) * 16777619u;
    return (value ^ (value >> 15)) % SLOTS_OF_INDEX;
}

static const char *name_in(u16 slot)
{
    const struct club *club = &clubs[slot / 2];
    return text_at(slot % 2 ? club->short_name : club->long_name);
}

static void insert(u16 entry)
{
    u32 at = hash(name_in(entry));
    while (slots[at] != NONE)
        at = (at + 1) % SLOTS_OF_INDEX;
    slots[at] = entry;
}

void club_names_index(void)
{
    for (int i = 0; i < SLOTS_OF_INDEX; i++)
        slots[i] = NONE;
    for (int i = 0; i < world->club_count && i < SLOTS_OF_INDEX / 2 - 1; i++) {
        insert((u16)(2 * i));
        insert((u16)(2 * i + 1));
    }
}

u16 club_named(const char *name)
{
    u16 by_short = NONE;
    if (*name == 0)
        return NONE;
    for (u32 at = hash(name); slots[at] != NONE; at = (at + 1) % SLOTS_OF_INDEX)
        if (text_same(name_in(slots[at]), name)) {
            if (slots[at] % 2 == 0)
                return slots[at] / 2;
            if (by_short == NONE)
                by_short = slots[at] / 2;
        }
    return by_short;
}
