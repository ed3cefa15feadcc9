/* Turns engine/fields.def into layout.h: packed structs with explicit padding, checked by static asserts.
 *
 * Usage: genlayout SEED > layout.h. Seed 0 keeps the offsets and sizes of fields.def. Any other seed shuffles the
 * fields behind each record's fixed ones, widens the records and changes the order of the tables in memory. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RECORD_LIMIT = 20, FIELD_LIMIT = 400 };

struct record { const char *name; int size, pointers; };
struct field { const char *record, *type, *name; int count, offset; };

#define RECORD(name, size, pointers) {#name, size, pointers},
#define FIELD(record, type, name, count, offset)
static const struct record records[] = {
#include "../engine/fields.def"
};
#undef RECORD
#undef FIELD
#define RECORD(name, size, pointers)
#define FIELD(record, type, name, count, offset) {#record, #type, #name, count, offset},
static struct field fields[] = {
#include "../engine/fields.def"
};

static const int record_count = sizeof records / sizeof records[0];
static const int field_count = sizeof fields / sizeof fields[0];

/* Tables of a fixed size exist from the program's start; those of a game are laid out when its counts are known. */
static const char *program_tables[] = {"WORLD", "DRAWN_TEXTS", "TEXT_POOL", "MATCH", "TACTICS"};
static const char *game_tables[] = {"PLAYERS", "CLUBS", "MANAGERS", "COMPETITIONS", "FIXTURES", "NEWS",
    "OFFERS", "QUESTIONS", "TRANSFERS", "CAREERS", "HISTORY"};

static uint32_t seed;
static uint32_t stream;

static int draw(int limit)
{
    stream = stream * 1664525u + 1013904223u;
    return limit > 0 ? (int)((stream >> 8) % (uint32_t)limit) : 0;
}

static int width(const struct field *field)
{
    static const struct { const char *type; int bytes; } widths[] = {
        {"u8", 1}, {"s8", 1}, {"u16", 2}, {"s16", 2}, {"u32", 4}, {"s32", 4}, {"f64", 8}};
    for (size_t i = 0; i < sizeof widths / sizeof widths[0]; i++)
        if (strcmp(widths[i].type, field->type) == 0)
            return widths[i].bytes * field->count;
    fprintf(stderr, "genlayout: field %s.%s has the unknown type %s\n", field->record, field->name, field->type);
    exit(1);
}

/* Fields that never move: string pointers, and the world's date, whose place in GNDATA is public. */
static int is_fixed(const struct record *record, const struct field *field)
{
    return field->offset < 4 * record->pointers || (strcmp(record->name, "world") == 0 && field->offset < 6);
}

/* Records that lie inside another one keep their size. */
static int is_embedded(const struct record *record)
{
    return strcmp(record->name, "appearance") == 0 || strcmp(record->name, "incident") == 0;
}

static int by_offset(const void *a, const void *b)
{
    return (*(struct field *const *)a)->offset - (*(struct field *const *)b)->offset;
}

/* New offsets for the fields that move: a random order with random gaps. */
static int shuffle(const struct record *record, struct field **own, int count)
{
    int size = record->size + (is_embedded(record) ? 0 : 4 * (1 + draw(12)));
    int fixed = 0, at = 0, slack;
    while (fixed < count && is_fixed(record, own[fixed])) {
        at = own[fixed]->offset + width(own[fixed]);
        fixed++;
    }
    for (int i = count - 1; i > fixed; i--) {
        int other = fixed + draw(i - fixed + 1);
        struct field *kept = own[i];
        own[i] = own[other];
        own[other] = kept;
    }
    slack = size - at;
    for (int i = fixed; i < count; i++)
        slack -= width(own[i]);
    for (int i = fixed; i < count; i++) {
        int most = 2 * slack / (count - i);
        int gap = draw((most < slack ? most : slack) + 1);
        slack -= gap;
        own[i]->offset = at + gap;
        at = own[i]->offset + width(own[i]);
    }
    return size;
}

static void print_gap(int from, int to)
{
    if (to > from)
        printf("  u8 gap_%d[%d];\n", from, to - from);
}

static void print_record(const struct record *record)
{
    struct field *own[FIELD_LIMIT];
    int count = 0, at = 0, size = record->size;
    for (int i = 0; i < field_count; i++)
        if (strcmp(fields[i].record, record->name) == 0)
            own[count++] = &fields[i];
    qsort(own, (size_t)count, sizeof own[0], by_offset);
    if (seed != 0)
        size = shuffle(record, own, count);
    printf("struct %s {\n", record->name);
    for (int i = 0; i < count; i++) {
        if (own[i]->offset < at) {
            fprintf(stderr, "genlayout: %s.%s overlaps the field before it\n", record->name, own[i]->name);
            exit(1);
        }
        print_gap(at, own[i]->offset);
        printf(own[i]->count == 1 ? "  %s %s;\n" : "  %s %s[%d];\n", own[i]->type, own[i]->name, own[i]->count);
        at = own[i]->offset + width(own[i]);
    }
    print_gap(at, size);
    printf("} __attribute__((packed));\n_Static_assert(sizeof(struct %s) == %d, \"%s\");\n", record->name, size, record->name);
    for (int i = 0; i < count; i++)
        printf("_Static_assert(__builtin_offsetof(struct %s, %s) == %d, \"%s.%s\");\n", record->name, own[i]->name,
               own[i]->offset, record->name, own[i]->name);
    printf("\n");
}

static void print_order(const char *name, const char **tables, int count)
{
    for (int i = count - 1; seed != 0 && i > 0; i--) {
        int other = draw(i + 1);
        const char *kept = tables[i];
        tables[i] = tables[other];
        tables[other] = kept;
    }
    printf("#define %s", name);
    for (int i = 0; i < count; i++)
        printf("%s TABLE_%s", i ? "," : "", tables[i]);
    printf("\n");
}

int main(int argc, char **argv)
{
    char *end = NULL;
    unsigned long value = argc == 2 ? strtoul(argv[1], &end, 10) : 0;
    if (argc != 2 || *argv[1] == 0 || *end != 0 || value > 0xFFFFFFFFul) {
        fprintf(stderr, "usage: genlayout SEED > layout.h   (SEED 0 keeps the offsets of fields.def)\n");
        return 2;
    }
    seed = (uint32_t)value;
    stream = seed * 2654435761u + 1;
    printf("/* Generated from engine/fields.def by tools/genlayout.c, LAYOUT_SEED %lu. */\n", value);
    printf("#ifndef LAYOUT_H\n#define LAYOUT_H\n#include \"types.h\"\n\n");
    for (int i = 0; i < record_count; i++)
        print_record(&records[i]);
    print_order("PROGRAM_TABLE_ORDER", program_tables, sizeof program_tables / sizeof program_tables[0]);
    print_order("GAME_TABLE_ORDER", game_tables, sizeof game_tables / sizeof game_tables[0]);
    printf("#endif\n");
    return 0;
}
