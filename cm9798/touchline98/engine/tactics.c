/* The 19 tactics of this game: names, positions and runs; and the codes by which data files name formations.
 *
 * The order goes from the most careful to the boldest, so that a formation code of the same number fits. */
#include "tactics.h"
#include "arena.h"
#include "memory.h"
#include "text.h"

enum { NAME_BYTES = 16 };

/* Substitutes: a goalkeeper, a defender, two midfielders, a forward. */
#define BENCH 0, 8, 18, 18, 28

struct tactic { char name[NAME_BYTES], code[6]; u8 cells[TACTIC_BYTES]; };

/* Cells of a row from the left: sweeper 1-5, defence 6-10, anchor 11-15, midfield 16-20, support 21-25, attack 26-30. */
static const struct tactic book[TACTICS] = {
    {"Stone Wall 541", "VDEF",
     {0, 10, 6, 9, 8, 7, 15, 14, 28, 12, 11, BENCH, 0, 10, 6, 9, 8, 7, 20, 14, 28, 12, 16, BENCH}},
    {"Low Block 532", "532VD",
     {0, 10, 6, 9, 8, 7, 19, 13, 29, 17, 27, BENCH, 0, 10, 6, 9, 8, 7, 19, 13, 29, 17, 27, BENCH}},
    {"Safe Sweeper", "SWPVD",
     {0, 10, 6, 9, 3, 7, 19, 13, 29, 17, 27, BENCH, 0, 10, 6, 9, 8, 7, 19, 13, 29, 17, 27, BENCH}},
    {"Cautious 442", "442D",
     {0, 10, 6, 9, 7, 14, 20, 12, 29, 27, 16, BENCH, 0, 10, 6, 9, 7, 14, 20, 12, 29, 27, 16, BENCH}},
    {"Crowded 451 Mid", "451D",
     {0, 10, 6, 9, 7, 13, 20, 19, 28, 17, 16, BENCH, 0, 10, 6, 9, 7, 13, 20, 24, 28, 17, 16, BENCH}},
    {"Break Away 4411", "CNTN",
     {0, 10, 6, 9, 7, 14, 20, 12, 28, 23, 16, BENCH, 0, 10, 6, 9, 7, 14, 25, 12, 28, 28, 21, BENCH}},
    {"Wing Backs 532", "532N",
     {0, 15, 11, 9, 8, 7, 19, 18, 29, 17, 27, BENCH, 0, 20, 16, 9, 8, 7, 19, 18, 29, 17, 27, BENCH}},
    {"Libero Line 352", "352SW",
     {0, 9, 7, 3, 14, 12, 20, 18, 29, 27, 16, BENCH, 0, 9, 7, 13, 14, 12, 20, 18, 29, 27, 16, BENCH}},
    {"Three Pillars", "352N",
     {0, 9, 7, 8, 19, 13, 20, 17, 29, 27, 16, BENCH, 0, 9, 7, 8, 24, 13, 20, 17, 29, 27, 16, BENCH}},
    {"Wide Three 343", "AJAX",
     {0, 9, 7, 8, 13, 19, 30, 17, 28, 23, 26, BENCH, 0, 9, 7, 8, 13, 19, 30, 17, 28, 23, 26, BENCH}},
    {"Classic 4-4-2", "442N",
     {0, 10, 6, 9, 7, 19, 20, 17, 29, 27, 16, BENCH, 0, 10, 6, 9, 7, 19, 25, 17, 29, 27, 21, BENCH}},
    {"Pyramid 4-3-2-1", "CMSN",
     {0, 10, 6, 9, 7, 13, 19, 24, 28, 22, 17, BENCH, 0, 15, 11, 9, 7, 13, 19, 24, 28, 22, 17, BENCH}},
    {"Narrow Diamond", "DIAN",
     {0, 10, 6, 9, 7, 13, 19, 23, 29, 27, 17, BENCH, 0, 15, 11, 9, 7, 13, 19, 28, 29, 27, 17, BENCH}},
    {"Front Three 433", "433N",
     {0, 10, 6, 9, 7, 18, 19, 28, 29, 27, 17, BENCH, 0, 15, 11, 9, 7, 18, 19, 28, 30, 26, 17, BENCH}},
    {"Raiding 5-3-2", "532A",
     {0, 15, 11, 9, 8, 7, 19, 23, 29, 17, 27, BENCH, 0, 25, 21, 9, 8, 7, 19, 23, 29, 17, 27, BENCH}},
    {"Bold 4-4-2 Wide", "442A",
     {0, 10, 6, 9, 7, 19, 25, 17, 29, 27, 21, BENCH, 0, 15, 11, 9, 7, 24, 30, 17, 29, 27, 26, BENCH}},
    {"Bold 4-3-3 Push", "433VA",
     {0, 10, 6, 9, 7, 13, 24, 28, 29, 27, 22, BENCH, 0, 20, 16, 9, 7, 13, 24, 28, 30, 26, 22, BENCH}},
    {"Four Forwards", "424VA",
     {0, 10, 6, 9, 7, 19, 30, 17, 29, 27, 26, BENCH, 0, 15, 11, 9, 7, 19, 30, 17, 29, 27, 26, BENCH}},
    {"Throw All Ahead", "VATT",
     {0, 9, 7, 8, 18, 24, 30, 22, 29, 27, 26, BENCH, 0, 14, 12, 8, 23, 24, 30, 22, 29, 27, 26, BENCH}},
};

static const u8 *names_start(void)
{
    return (const u8 *)text_at(world->tactic_names);
}

void tactics_write(u8 *block)
{
    for (int i = 0; i < TACTICS; i++) {
        memcpy(block + i * NAME_BYTES, book[i].name, NAME_BYTES);
        memcpy(block + TACTIC_TABLE_OFFSET + i * TACTIC_BYTES, book[i].cells, TACTIC_BYTES);
    }
}

const u8 *tactic_cells(int tactic)
{
    return names_start() + TACTIC_TABLE_OFFSET + tactic * TACTIC_BYTES;
}

const char *tactic_name(int tactic)
{
    return (const char *)names_start() + tactic * NAME_BYTES;
}

int tactic_of_code(const char *code)
{
    for (int i = 0; i < TACTICS; i++)
        if (text_same(book[i].code, code))
            return i;
    if (text_same(code, "352D"))
        return 8;
    return text_same(code, "422N") ? DEFAULT_TACTIC : -1;
}
