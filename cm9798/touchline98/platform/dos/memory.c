/* The memory functions that gcc calls on its own in a freestanding program, and the block the engine lives in. */
#include "../../engine/platform.h"
#include "machine.h"
#include "real_mode.h"

typedef __SIZE_TYPE__ size;

void *memcpy(void *to, const void *from, size count) {
  void *at = to;
  __asm__ volatile("rep movsb" : "+D"(at), "+S"(from), "+c"(count) : : "memory");
  return to;
}

void *memmove(void *to, const void *from, size count) {
  u8 *target = to;
  const u8 *source = from;
  if (target <= source || target >= source + count)
    return memcpy(to, from, count);
  while (count--)
    target[count] = source[count];
  return to;
}

void *memset(void *to, int value, size count) {
  void *at = to;
  __asm__ volatile("rep stosb" : "+D"(at), "+c"(count) : "a"(value) : "memory");
  return to;
}

int memcmp(const void *left, const void *right, size count) {
  const u8 *a = left, *b = right;
  for (; count; count--, a++, b++)
    if (*a != *b)
      return *a - *b;
  return 0;
}

u8 *platform_memory(u32 *bytes) {
  *bytes = machine.memory_top - STACK_SIZE - (u32)bss_end;
  return bss_end;
}

u32 platform_address(const void *pointer) { return (u32)pointer; }

void *platform_pointer(u32 address) { return (void *)address; }
