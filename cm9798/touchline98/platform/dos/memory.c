/* The block of memory the engine lives in: all from the end of the program to the stack. */
#include "machine.h"
#include "platform.h"
#include "real_mode.h"

u8 *platform_memory(u32 *size)
{
    *size = machine.memory_top - STACK_SIZE - (u32)bss_end;
    return bss_end;
}

u32 platform_address(const void *pointer)
{
    return (u32)pointer;
}

void *platform_pointer(u32 address)
{
    return (void *)address;
}
