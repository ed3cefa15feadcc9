/* Keyboard, mouse and timer ticks; waiting gives the machine its time back. */
#include "platform.h"
#include "machine.h"
#include "real_mode.h"

enum { BUTTON_LEFT, BUTTON_RIGHT, SHORT_WAIT_US = 4000, KEYS_COME_US = 3000 };

/* In the BIOS data area (link.ld): its keyboard queue and its tick counter (18.2 a second), readable without a call. */
extern volatile u16 keyboard_head, keyboard_tail;
extern volatile u32 bios_ticks;

static u32 ticks_seen;
static int has_mouse;

static struct registers mouse_call(u32 function, u32 ebx, u32 ecx, u32 edx)
{
    struct registers registers = registers_clear();
    registers.eax = function;
    registers.ebx = ebx;
    registers.ecx = ecx;
    registers.edx = edx;
    interrupt(0x33, &registers);
    return registers;
}

void input_start(void)
{
    has_mouse = low_u16(mouse_call(0, 0, 0, 0).eax) == 0xFFFF;
    if (has_mouse) {
        mouse_call(7, 0, 0, SCREEN_WIDTH - 1);
        mouse_call(8, 0, 0, SCREEN_HEIGHT - 1);
        struct registers position = mouse_call(3, 0, 0, 0);
        pointer_start((int)low_u16(position.ecx), (int)low_u16(position.edx));
    }
    ticks_seen = bios_ticks;
}

/* Scan code and ASCII of int 16h as a key of platform.h; 0 for a key the game does not know. */
static int key_of(u32 scan, u32 ascii)
{
    static const struct { u8 scan; u16 key; } keys[] = {
        {0x48, KEY_UP},   {0x50, KEY_DOWN}, {0x4B, KEY_LEFT},    {0x4D, KEY_RIGHT},     {0x47, KEY_HOME},
        {0x4F, KEY_END},  {0x49, KEY_PAGE_UP}, {0x51, KEY_PAGE_DOWN}, {0x53, KEY_DELETE}, {0x3B, KEY_F1},
    };
    if (ascii && ascii != 0xE0)
        return (int)ascii;
    for (u32 i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i].scan == scan)
            return keys[i].key;
    return 0;
}

int key_waits(void)
{
    return keyboard_head != keyboard_tail;
}

static int read_key(void)
{
    if (!key_waits())
        return 0;
    struct registers registers = registers_clear();
    registers.eax = 0x1000;
    interrupt(0x16, &registers);
    return key_of(registers.eax >> 8 & 0xFF, registers.eax & 0xFF);
}

/* Function 5 counts presses since it was last asked, so that a short click is never missed. */
static int pressed(u32 button, struct event *event)
{
    struct registers registers = mouse_call(5, button, 0, 0);
    event->x = (int)low_u16(registers.ecx);
    event->y = (int)low_u16(registers.edx);
    return low_u16(registers.ebx) != 0;
}

static int read_mouse(struct event *event)
{
    if (!has_mouse)
        return 0;
    struct registers position = mouse_call(3, 0, 0, 0);
    pointer_move((int)low_u16(position.ecx), (int)low_u16(position.edx));
    event->kind = EVENT_CLICK;
    if (pressed(BUTTON_LEFT, event))
        return 1;
    event->kind = EVENT_BACK;
    return pressed(BUTTON_RIGHT, event);
}

static void wait_us(u32 microseconds)
{
    struct registers registers = registers_clear();
    registers.eax = 0x8600;
    registers.ecx = microseconds >> 16;
    registers.edx = low_u16(microseconds);
    interrupt(0x15, &registers);
}

static int take_key(struct event *event)
{
    event->key = read_key();
    if (event->key == 0)
        return 0;
    pointer_hide();
    event->kind = EVENT_KEY;
    return 1;
}

/* Keys that were pressed before a tick come before it, although the keyboard hands its codes over one by one, a third of
 * a millisecond each, and none while the game draws. */
struct event platform_event(void)
{
    struct event event = {EVENT_NONE, 0, 0, 0};
    for (;;) {
        if (take_key(&event))
            return event;
        video_show_due();
        if (read_mouse(&event))
            return event;
        if (bios_ticks != ticks_seen) {
            wait_us(KEYS_COME_US);
            if (take_key(&event))
                return event;
            ticks_seen = bios_ticks;
            event.kind = EVENT_TICK;
            return event;
        }
        wait_us(SHORT_WAIT_US);
    }
}

/* Any call through the thunk lets waiting interrupts in; asking for a key is the cheapest. */
void platform_yield(void)
{
    struct registers registers = registers_clear();
    registers.eax = 0x1100;
    interrupt(0x16, &registers);
}
