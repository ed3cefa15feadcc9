/* Memory of the host program: a block like the one that a 16 MB machine leaves to the game. */
#include "platform.h"
#include <stdlib.h>

enum { BLOCK_SIZE = 14 << 20, BLOCK_ADDRESS = 0x200000 };
static u8 *block;

u8 *platform_memory(u32 *size)
{
    if (block == NULL)
        block = calloc(1, BLOCK_SIZE);
    *size = block == NULL ? 0 : BLOCK_SIZE;
    return block;
}

u32 platform_address(const void *pointer)
{
    return (u32)(BLOCK_ADDRESS + ((const u8 *)pointer - block));
}

void *platform_pointer(u32 address)
{
    if (address < BLOCK_ADDRESS || address >= (u32)BLOCK_ADDRESS + BLOCK_SIZE)
        abort(); /* a stray address: better to stop than to read somewhere */
    return block + (address - BLOCK_ADDRESS);
}
