/* Where the 32-bit program begins, and how it ends. */
#include "platform.h"
#include "ui.h"
#include "machine.h"
#include "real_mode.h"
#include "touchline.h"

enum { STACK_GUARD = 0x5AC1D1A5 };

static u32 *stack_guard(void)
{
    return (u32 *)(machine.memory_top - STACK_SIZE);
}

void program_start(struct handover *handover)
{
    for (u32 *word = (u32 *)bss_start; word < (u32 *)bss_end; word++)
       *word = 0;
    machine = *handover;
   *stack_guard() = STACK_GUARD;
    __asm__ volatile("fninit");
    font_start();
    video_start();
    input_start();
    arena_start();
    ui_main();
    platform_exit(0);
}

void stack_check(void)
{
    if (*stack_guard() != STACK_GUARD)
        stop_with("Touchline 98 ran out of stack.");
}

void platform_exit(int code)
{
    video_stop();
    struct registers registers = registers_clear();
    registers.eax = 0x4C00 | (u8)code;
    interrupt(0x21, &registers);
    for (;;)
        ;
}

void stop_with(const char *message)
{
    video_stop();
    struct registers registers = registers_clear();
    u32 length = 0;
    for (; message[length]; length++)
        machine.transfer[length] = (u8)message[length];
    machine.transfer[length++] = '\r';
    machine.transfer[length++] = '\n';
    machine.transfer[length] = '$';
    registers.eax = 0x0900;
    interrupt(0x21, &registers);
    registers = registers_clear();
    registers.eax = 0x4C01;
    interrupt(0x21, &registers);
    for (;;)
        ;
}
