/* The picture: VESA mode 101h (640x480, 256 colours) through its linear frame buffer, drawn in a back buffer first. */
#include "platform.h"
#include "machine.h"
#include "real_mode.h"

enum {
    MODE = 0x101, LINEAR = 0x4000, TEXT_MODE = 3, VBE_OK = 0x004F,
    INFO_ATTRIBUTES = 0, INFO_LINE_BYTES = 0x10, INFO_FRAME_BUFFER = 0x28, /* offsets in the mode's information */
    MODE_SUPPORTED = 1, MODE_HAS_LINEAR = 0x80
};

static u8 picture[SCREEN_WIDTH * SCREEN_HEIGHT];
static u8 *frame_buffer;
static u32 line_bytes;
static int text_mode = 1, is_due;

static u32 video_call(u32 eax, u32 ebx, u32 ecx)
{
    struct registers registers = registers_clear();
    registers.eax = eax;
    registers.ebx = ebx;
    registers.ecx = ecx;
    interrupt(0x10, &registers);
    return low_u16(registers.eax);
}

void video_start(void)
{
    const u8 *info = machine.transfer;
    if (video_call(0x4F01, 0, MODE) != VBE_OK || !(info[INFO_ATTRIBUTES] & MODE_SUPPORTED))
        stop_with("Touchline 98 needs a VESA video card that shows 640x480 in 256 colours.");
    if (!(info[INFO_ATTRIBUTES] & MODE_HAS_LINEAR))
        stop_with("Touchline 98 needs a VESA 2.0 video card with a linear frame buffer.");
    line_bytes = *(const u16 *)(info + INFO_LINE_BYTES);
    frame_buffer = *(u8 *const *)(info + INFO_FRAME_BUFFER);
    text_mode = 0;
    if (video_call(0x4F02, MODE | LINEAR, 0) != VBE_OK)
        stop_with("Touchline 98 cannot switch the video card to 640x480 in 256 colours.");
}

void video_stop(void)
{
    if (!text_mode)
        video_call(TEXT_MODE, 0, 0);
    text_mode = 1;
}

void video_pixel(int x, int y, u8 colour)
{
    if (x < SCREEN_WIDTH && y < SCREEN_HEIGHT)
        frame_buffer[(u32)y * line_bytes + (u32)x] = colour;
}

static void copy_dwords(void *to, const void *from, u32 count)
{
    __asm__ volatile("rep movsl" : "+D"(to), "+S"(from), "+c"(count) : : "memory");
}

void video_show_part(int x, int y, int width, int height)
{
    int left = x & ~3, right = (x + width + 3) & ~3;
    if (right > SCREEN_WIDTH)
        right = SCREEN_WIDTH;
    for (int row = y; row < y + height && row < SCREEN_HEIGHT; row++)
        copy_dwords(frame_buffer + (u32)row * line_bytes + left, picture + row * SCREEN_WIDTH + left,
                     (u32)(right - left) / 4);
}

static void show(void)
{
    video_show_part(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    pointer_draw();
    is_due = 0;
}

/* Copying to the card takes most of the time of drawing. Nobody sees a screen that the next key changes at once. */
void platform_show(void)
{
    stack_check();
    is_due = 1;
    if (!key_waits())
        show();
}

void video_show_due(void)
{
    if (is_due)
        show();
}

void platform_fill(int x, int y, int width, int height, u8 colour)
{
    int right = x + width < SCREEN_WIDTH ? x + width : SCREEN_WIDTH;
    int bottom = y + height < SCREEN_HEIGHT ? y + height : SCREEN_HEIGHT;
    if (x < 0)
        x = 0;
    for (int row = y < 0 ? 0 : y; row < bottom && x < right; row++)
        memset(picture + row * SCREEN_WIDTH + x, colour, (u32)(right - x));
}

/* Four pixels at a time: which of them four bits of a glyph's row mean, the leftmost in the highest bit. */
typedef u32 __attribute__((may_alias, aligned(1))) pixels_of_four;
static const u32 four_pixels[16] = {
    0x00000000, 0xFF000000, 0x00FF0000, 0xFFFF0000, 0x0000FF00, 0xFF00FF00, 0x00FFFF00, 0xFFFFFF00,
    0x000000FF, 0xFF0000FF, 0x00FF00FF, 0xFFFF00FF, 0x0000FFFF, 0xFF00FFFF, 0x00FFFFFF, 0xFFFFFFFF,
};

static void draw_glyph(int x, int y, u8 colour, const u8 *rows)
{
    u32 ink = colour * 0x01010101u;
    u8 *line = picture + y * SCREEN_WIDTH + x;
    for (int row = 0; row < GLYPH_HEIGHT; row++, line += SCREEN_WIDTH)
        if (rows[row]) {
            u32 left = four_pixels[rows[row] >> 4], right = four_pixels[rows[row] & 0xF];
            pixels_of_four *pixels = (pixels_of_four *)line;
            pixels[0] = (pixels[0] & ~left) | (ink & left);
            pixels[1] = (pixels[1] & ~right) | (ink & right);
        }
}

void platform_glyphs(int x, int y, u8 colour, const char *text)
{
    if (x < 0 || y < 0 || y + GLYPH_HEIGHT > SCREEN_HEIGHT)
        return;
    for (; *text && x + 8 <= SCREEN_WIDTH; text++, x += 8)
        draw_glyph(x, y, colour, glyph((u8)*text));
}

void platform_palette(int first, int count, const u8 *rgb)
{
    struct registers registers = registers_clear();
    for (int i = 0; i < count * 3; i++)
        machine.transfer[i] = rgb[i];
    registers.eax = 0x1012;
    registers.ebx = (u32)first;
    registers.ecx = (u32)count;
    interrupt(0x10, &registers);
}
