/* The memory functions that gcc expects of every program; only a program without a C library needs them here. */
#include "memory.h"
#include "types.h"
#if !__STDC_HOSTED__

void *memcpy(void *to, const void *from, __SIZE_TYPE__ size)
{
    void *start = to;
    u32 fours = size / 4, rest = size % 4;
    __asm__ volatile("rep movsl" : "+D"(to), "+S"(from), "+c"(fours) : : "memory");
    __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(rest) : : "memory");
    return start;
}

void *memmove(void *to, const void *from, __SIZE_TYPE__ size)
{
    u8 *target = to;
    const u8 *source = from;
    if (target <= source)
        return memcpy(to, from, size);
    while (size-- > 0)
        target[size] = source[size];
    return to;
}

void *memset(void *to, int value, __SIZE_TYPE__ size)
{
    void *start = to;
    u32 fours = size / 4, rest = size % 4, four = (u8)value * 0x01010101u;
    __asm__ volatile("rep stosl" : "+D"(to), "+c"(fours) : "a"(four) : "memory");
    __asm__ volatile("rep stosb" : "+D"(to), "+c"(rest) : "a"(four) : "memory");
    return start;
}

int memcmp(const void *a, const void *b, __SIZE_TYPE__ size)
{
    const u8 *left = a, *right = b;
    for (; size > 0; size--, left++, right++)
        if (*left != *right)
            return *left - *right;
    return 0;
}

#else
typedef int memory_comes_from_the_c_library; /* a translation unit may not be empty */
#endif
