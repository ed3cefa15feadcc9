/* Real-mode interrupts for the 32-bit program, through the thunk in stub.asm. */
#ifndef REAL_MODE_H
#define REAL_MODE_H
#include "types.h"

struct registers { u32 eax, ebx, ecx, edx, esi, edi, ebp, ds, es, flags; }; /* ds and es: real-mode segments */
enum { FLAG_CARRY = 1, FLAG_ZERO = 0x40, TRANSFER_SIZE = 0x8000 };

/* What stub.asm hands over. */
struct handover {
  void (*thunk)(u32 number, struct registers *registers);
  u8 *transfer;   /* TRANSFER_SIZE bytes below 1 MiB, at a multiple of 16: the only memory DOS can reach */
  u32 memory_top; /* first address behind the machine's memory; the stack begins there */
};

extern struct handover machine;

/* Registers for a call that hands the transfer buffer over: ds and es are its segment, all else 0. */
struct registers registers_clear(void);
void interrupt(u32 number, struct registers *registers);

static inline u32 low_u16(u32 value) { return value & 0xFFFF; }

/* What a far pointer of real mode points at. */
static inline u8 *real_pointer(u32 segment, u32 offset) { return (u8 *)(low_u16(segment) * 16 + low_u16(offset)); }
#endif
