/* The 8x16 font: the BIOS's own glyphs (code page 437), and ours for the Latin-1 letters that it lacks. */
#include "machine.h"
#include "real_mode.h"

enum { FONT_8X16 = 0x0600, FIRST_MAPPED = 0xA0, GLYPH_BYTES = 256 * GLYPH_HEIGHT };

/* Latin-1 A0..FF in code page 437; 0: not there. Signs without a glyph are shown as the nearest one. */
static const u8 code_page[96] = {
    0x20, 0xAD, 0x9B, 0x9C, 0x0F, 0x9D, 0x7C, 0x15, 0x22, 0x63, 0xA6, 0xAE, 0xAA, 0x2D, 0x52, 0x2D,
    0xF8, 0xF1, 0xFD, 0x33, 0x27, 0xE6, 0x14, 0xFA, 0x2C, 0x31, 0xA7, 0xAF, 0xAC, 0xAB, 0xAB, 0xA8,
    0,    0,    0,    0,    0x8E, 0x8F, 0x92, 0x80, 0,    0x90, 0,    0,    0,    0,    0,    0,
    0,    0xA5, 0,    0,    0,    0,    0x99, 0,    0,    0,    0,    0,    0x9A, 0,    0,    0xE1,
    0x85, 0xA0, 0x83, 0,    0x84, 0x86, 0x91, 0x87, 0x8A, 0x82, 0x88, 0x89, 0x8D, 0xA1, 0x8C, 0x8B,
    0,    0xA4, 0x95, 0xA2, 0x93, 0,    0x94, 0xF6, 0,    0x97, 0xA3, 0x96, 0x81, 0,    0,    0x98,
};

/* Accents of two rows. */
enum accent { GRAVE, ACUTE, CIRCUMFLEX, TILDE, DIAERESIS };
static const u8 accent_rows[][2] = {{0x30, 0x18}, {0x0C, 0x18}, {0x38, 0x6C}, {0x76, 0xDC}, {0x00, 0x66}};

/* A letter put together from one of code page 437 and an accent. Capitals with an accent there (8E, 90, 99, 9A)
 * are already lowered to make room; plain ones (I, Y) lose a row; small letters stay. */
static const struct { u8 letter, base; enum accent accent; } composed[] = {
    {0xC0, 0x8E, GRAVE},      {0xC1, 0x8E, ACUTE},      {0xC2, 0x8E, CIRCUMFLEX}, {0xC3, 0x8E, TILDE},
    {0xC8, 0x90, GRAVE},      {0xCA, 0x90, CIRCUMFLEX}, {0xCB, 0x90, DIAERESIS},  {0xCC, 'I', GRAVE},
    {0xCD, 'I', ACUTE},       {0xCE, 'I', CIRCUMFLEX},  {0xCF, 'I', DIAERESIS},   {0xD2, 0x99, GRAVE},
    {0xD3, 0x99, ACUTE},      {0xD4, 0x99, CIRCUMFLEX}, {0xD5, 0x99, TILDE},      {0xD9, 0x9A, GRAVE},
    {0xDA, 0x9A, ACUTE},      {0xDB, 0x9A, CIRCUMFLEX}, {0xDD, 'Y', ACUTE},       {0xE3, 'a', TILDE},
    {0xF5, 'o', TILDE},       {0xFD, 'y', ACUTE},
};

/* Letters that are no letter with an accent, and the multiplication sign. */
static const struct { u8 letter, rows[GLYPH_HEIGHT]; } own[] = {
    {0xD0, {0, 0, 0xF8, 0x6C, 0x66, 0x66, 0xF6, 0xF6, 0x66, 0x66, 0x6C, 0xF8}},
    {0xD7, {0, 0, 0, 0, 0, 0xC6, 0x6C, 0x38, 0x6C, 0xC6}},
    {0xD8, {0, 0, 0x3A, 0x6C, 0xCE, 0xCE, 0xD6, 0xD6, 0xE6, 0xE6, 0x6C, 0xB8}},
    {0xDE, {0, 0, 0xF0, 0x60, 0x7C, 0x66, 0x66, 0x66, 0x66, 0x7C, 0x60, 0xF0}},
    {0xF0, {0, 0, 0x34, 0x18, 0x2C, 0x06, 0x3E, 0x66, 0x66, 0x66, 0x66, 0x3C}},
    {0xF8, {0, 0, 0, 0, 0, 0x3A, 0x6C, 0xCE, 0xD6, 0xE6, 0x6C, 0xB8}},
    {0xFE, {0, 0, 0xE0, 0x60, 0x60, 0x7C, 0x66, 0x66, 0x66, 0x66, 0x7C, 0x60, 0x60, 0xF0}},
};

static u8 glyphs[GLYPH_BYTES]; /* by Latin-1 character */

static void copy_glyph(u8 letter, const u8 *rows)
{
    memcpy(glyphs + letter * GLYPH_HEIGHT, rows, GLYPH_HEIGHT);
}

static void compose(u8 letter, const u8 *base, int is_small, int is_plain, const u8 *accent)
{
    u8 rows[GLYPH_HEIGHT];
    memcpy(rows, base, GLYPH_HEIGHT);
    int top = is_small ? 2 : 0;
    if (is_plain && !is_small)
        rows[3] = rows[2];
    rows[top] = accent[0];
    rows[top + 1] = accent[1];
    rows[top + 2] = 0;
    copy_glyph(letter, rows);
}

void font_start(void)
{
    struct registers registers = registers_clear();
    registers.eax = 0x1130; /* where the ROM's 8x16 font stands: es:bp */
    registers.ebx = FONT_8X16;
    interrupt(0x10, &registers);
    const u8 *rom = real_pointer(registers.es, registers.ebp);
    memcpy(glyphs, rom, 0x80 * GLYPH_HEIGHT);
    for (u32 i = 0; i < sizeof code_page; i++)
        copy_glyph((u8)(FIRST_MAPPED + i), rom + code_page[i] * GLYPH_HEIGHT);
    for (u32 i = 0; i < sizeof composed / sizeof composed[0]; i++) {
        u8 base = composed[i].base;
        compose(composed[i].letter, rom + base * GLYPH_HEIGHT, base >= 'a' && base <= 'z', base < 0x80,
                        accent_rows[composed[i].accent]);
    }
    for (u32 i = 0; i < sizeof own / sizeof own[0]; i++)
        copy_glyph(own[i].letter, own[i].rows);
}

const u8 *glyph(u8 character)
{
    return glyphs + character * GLYPH_HEIGHT;
}
