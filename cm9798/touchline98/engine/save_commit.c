/* How a finished save takes the place of an earlier one, such that a kill at any moment leaves one of the two whole.
 *
 * The tables are written under temporary names; then the index of slots is, with a note behind its names: "SAVED n"
 * and a checksum. From the moment that this temporary index is complete the new save counts: whatever of the renaming is
 * missing (DOS cannot rename onto a file, so each is a deletion and a renaming) is done when slots are next looked at. */
#include "memory.h"
#include "platform.h"
#include "save_files.h"
#include "text.h"

enum { NAMES = SLOTS * SLOT_NAME, NOTE = 12, SUM = NAMES + NOTE, INDEX_SIZE = SUM + 4, SLOT_DIGIT = 6 };
static const char INDEX[] = "GAMESS16.IDX", NEW_INDEX[] = "GAMESS16.TMP", NOTED[] = "SAVED ";
static u8 index_file[INDEX_SIZE + 1];

static int read_index(const char *name)
{
    int file = platform_open(name, 0), got;
    memset(index_file, 0, sizeof index_file);
    if (file < 0)
        return 0;
    got = platform_read(file, index_file, sizeof index_file);
    platform_close(file);
    for (int i = 1; i <= SLOTS; i++)
        index_file[i * SLOT_NAME - 1] = 0;
    return got;
}

static u32 checksum(void)
{
    u32 sum = 0;
    for (int i = 0; i < SUM; i++)
        sum = sum * 31 + index_file[i];
    return sum;
}

static int exists(const char *name)
{
    int file = platform_open(name, 0);
    if (file >= 0)
        platform_close(file);
    return file >= 0;
}

/* The slot of a save that is complete but not in its place yet, 0 for none. */
static int pending_slot(void)
{
    u32 sum;
    int slot;
    if (read_index(NEW_INDEX) != INDEX_SIZE)
        return 0;
    memcpy(&sum, index_file + SUM, sizeof sum);
    slot = index_file[NAMES + SLOT_DIGIT] - '0';
    return sum == checksum() && memcmp(index_file + NAMES, NOTED, SLOT_DIGIT) == 0 && slot >= 1 && slot <= SLOTS ? slot : 0;
}

int commit_finish(void)
{
    int slot = pending_slot();
    if (slot == 0)
        return 1;
    for (enum saved which = 0; which < SAVED_FILES; which++) {
        char from[13], to[13];
        saved_name(which, slot, "TMP", from);
        if (exists(from) && platform_rename(from, saved_name(which, slot, "S16", to)) < 0)
            return 0;
    }
    return platform_rename(NEW_INDEX, INDEX) >= 0;
}

int commit_begin(void)
{
    if (!commit_finish())
        return 0;
    platform_delete(NEW_INDEX); /* one that was cut short */
    return 1;
}

static int write_index(int slot, const char *name)
{
    int file, put;
    u32 sum;
    struct text text;
    read_index(INDEX);
    memset(index_file + (slot - 1) * SLOT_NAME, 0, SLOT_NAME);
    text = text_in((char *)index_file + (slot - 1) * SLOT_NAME, SLOT_NAME);
    text_add(&text, name);
    memset(index_file + NAMES, 0, NOTE);
    memcpy(index_file + NAMES, NOTED, SLOT_DIGIT);
    index_file[NAMES + SLOT_DIGIT] = (u8)('0' + slot);
    sum = checksum();
    memcpy(index_file + SUM, &sum, sizeof sum);
    file = platform_open(NEW_INDEX, 1);
    if (file < 0)
        return 0;
    put = platform_write(file, index_file, INDEX_SIZE);
    return platform_close(file) >= 0 && put == INDEX_SIZE;
}

int commit_save(int slot, const char *name)
{
    return write_index(slot, name) && commit_finish();
}

void commit_abandon(int slot)
{
    char name[13];
    if (pending_slot() != 0)
        return; /* it counts already */
    platform_delete(NEW_INDEX);
    for (enum saved which = 0; which < SAVED_FILES; which++)
        platform_delete(saved_name(which, slot, "TMP", name));
}

int slot_name(int slot, char name[80])
{
    name[0] = 0;
    if (slot < 1 || slot > SLOTS)
        return 0;
    commit_finish();
    read_index(INDEX);
    memcpy(name, index_file + (slot - 1) * SLOT_NAME, SLOT_NAME);
    return name[0] != 0;
}
