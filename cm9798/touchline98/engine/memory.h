/* The four memory functions: the host's C library has them, the DOS program has memory.c. */
#ifndef MEMORY_H
#define MEMORY_H
void *memcpy(void *to, const void *from, __SIZE_TYPE__ size);
void *memmove(void *to, const void *from, __SIZE_TYPE__ size);
void *memset(void *to, int value, __SIZE_TYPE__ size);
int memcmp(const void *a, const void *b, __SIZE_TYPE__ size);
#endif
