/* Fixed-width integers and the few memory functions of a freestanding program. */
#ifndef TYPES_H
#define TYPES_H
typedef unsigned char u8;
typedef signed char s8;
typedef unsigned short u16;
typedef signed short s16;
typedef unsigned int u32;
typedef signed int s32;
typedef double f64; /* stores whole numbers only; the engine computes in integers */
#endif
