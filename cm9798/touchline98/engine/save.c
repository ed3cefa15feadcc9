/* Saving: every table's file under a temporary name; save_commit.c puts them in their places. */
#include "bytes.h"
#include "memory.h"
#include "outcome.h"
#include "platform.h"
#include "save_files.h"
#include "text.h"

enum { BODY_LIMIT = 4096 };
static struct writer writer;

/* A record's strings, then its body, in which each pointer is the string's place among the file's strings. */
static void put_record(const struct saved_table *table, const u8 *record, u32 *strings_so_far)
{
    u8 body[BODY_LIMIT];
    memcpy(body, record, table->size);
    for (int i = 0; i < table->strings; i++) {
        const char *words;
        u32 address, canonical = CANONICAL_STRINGS + *strings_so_far;
        int length;
        memcpy(&address, record + 4 * i, 4);
        words = text_at(address);
        length = text_length(words);
        writer_u16(&writer, (u32)length);
        writer_put(&writer, words, (u32)length);
        memcpy(body + 4 * i, &canonical, 4);
        *strings_so_far += (u32)length + 1;
    }
    writer_put(&writer, body, table->size);
}

static void put_table(enum saved which)
{
    struct saved_table table = saved_table(which);
    u32 strings = 0;
    writer_u16(&writer, table.count);
    for (u32 i = 0; i < table.count; i++) {
        put_record(&table, table.records + i * table.size, &strings);
        if (i % 256 == 255)
            platform_yield();
    }
}

/* Of a loaded game: each record with strings of its own, although two of them may share one in memory. */
static u32 strings_in_records(void)
{
    u32 size = 0;
    for (enum saved which = 0; which < SAVED_TABLES; which++) {
        struct saved_table table = saved_table(which);
        for (u32 i = 0; i < table.count; i++)
            for (int j = 0; j < table.strings; j++) {
                u32 address;
                memcpy(&address, table.records + i * table.size + 4 * (u32)j, 4);
                size += (u32)text_length(text_at(address)) + 1;
            }
    }
    return size;
}

static void put_general(void)
{
    struct world record = *world;
    forget_addresses(&record);
    record.strings_size = strings_in_records();
    writer_put(&writer, &record, sizeof record);
    writer_put(&writer, match, sizeof *match);
    writer_put(&writer, fixtures, world->fixture_count * (u32)sizeof *fixtures);
    writer_put(&writer, news_items, world->news_count * (u32)sizeof *news_items);
    writer_put(&writer, offers, world->offer_count * (u32)sizeof *offers);
    writer_put(&writer, questions, world->question_count * (u32)sizeof *questions);
    writer_put(&writer, transfers, world->transfer_count * (u32)sizeof *transfers);
    writer_put(&writer, careers, world->career_count * (u32)sizeof *careers);
    writer_put(&writer, histories, world->history_count * (u32)sizeof *histories);
}

static int write_file(enum saved which, int slot)
{
    char name[13];
    if (!writer_open(&writer, saved_name(which, slot, "TMP", name)))
        return 0;
    if (which == SAVED_GENERAL)
        put_general();
    else
        put_table(which);
    return writer_close(&writer);
}

struct outcome game_save(int slot, const char *name)
{
    int ok;
    if (slot < 1 || slot > SLOTS)
        return failure("There are seven slots.", "");
    if (world->human_count == 0)
        return failure("There is no game to save.", "");
    ok = commit_begin();
    for (enum saved which = 0; ok && which < SAVED_FILES; which++)
        ok = write_file(which, slot);
    if (ok && commit_save(slot, name))
        return success();
    commit_abandon(slot);
    return failure("The game could not be saved: is the disk full or write-protected?", "");
}
