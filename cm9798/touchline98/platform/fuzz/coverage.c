/* Which ways through the engine a run took: the compiler calls in at every branch. */
#include "fuzz.h"
#include <string.h>

enum { PLACES = 65536 };

static u8 taken[PLACES];                      /* how often in this run */
static u8 known[PLACES];                      /* a bit for each class of "how often", of all runs */
static __UINTPTR_TYPE__ before;

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void)
{
    __UINTPTR_TYPE__ here = (__UINTPTR_TYPE__)__builtin_return_address(0);
    u8 *place = &taken[(here ^ before) % PLACES];
    *place += *place < 255;
    before = here >> 1;
}

void coverage_begin(void)
{
    memset(taken, 0, sizeof taken);
    before = 0;
}

static u8 class_of(u8 times)
{
    return times == 0 ? 0 : times == 1 ? 1 : times == 2 ? 2 : times == 3 ? 4 : times < 8 ? 8 : times < 16 ? 16 : times < 32 ? 32
        : times < 128 ? 64 : 128;
}

int coverage_end(void)
{
    int new = 0;
    for (int i = 0; i < PLACES; i++) {
        u8 bit = class_of(taken[i]);
        new |= bit & ~known[i];
        known[i] |= bit;
    }
    return new != 0;
}

int coverage_places(void)
{
    int count = 0;
    for (int i = 0; i < PLACES; i++)
        count += known[i] != 0;
    return count;
}
