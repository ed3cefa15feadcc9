/* Real-mode interrupts: see real_mode.h. */
#include "real_mode.h"

struct handover machine;

struct registers registers_clear(void)
{
    struct registers registers = {0};
    registers.ds = registers.es = (u32)machine.transfer >> 4;
    return registers;
}

void interrupt(u32 number, struct registers *registers)
{
    machine.thunk(number, registers);
}
