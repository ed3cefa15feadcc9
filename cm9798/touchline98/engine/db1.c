/* DB1 data files: a header that names its own fields, then rows of fixed width. */
#include "db1.h"
#include "memory.h"
#include "outcome.h"
#include "text.h"

enum { TYPE_TEXT = 1, LABEL_BYTES = 256 };

static char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? (char)(letter + 32) : letter;
}

static int same_label(const char *a, const char *b)
{
    while (*a != 0 && lower(*a) == lower(*b))
        a++, b++;
    return lower(*a) == lower(*b);
}

struct header_field { char label[LABEL_BYTES]; struct db1_column column; };

static int read_field(struct db1 *file, struct header_field *field)
{
    u8 length, tail[4];
    reader_take(&file->reader, &length, 1);
    reader_take(&file->reader, field->label, length);
    field->label[length] = 0;
    reader_take(&file->reader, tail, 4);
    field->column.is_text = tail[0] == TYPE_TEXT;
    field->column.width = tail[1];
    field->column.offset = (u16)file->row_size;
    file->row_size += tail[1];
    return !file->reader.failed && tail[1] > 0 && file->row_size <= DB1_ROW
        && (field->column.is_text || tail[1] == 1 || tail[1] == 2 || tail[1] == 4);
}

static void place(struct db1 *file, const struct header_field *field, const struct db1_want *wants, int count, int by_place)
{
    for (int i = 0; i < count; i++)
        if (same_label(field->label, wants[i].label) && wants[i].is_text == field->column.is_text) {
            file->columns[i] = field->column;
            return;
        }
    if (by_place >= 0 && by_place < count && file->columns[by_place].width == 0
        && wants[by_place].is_text == field->column.is_text)
        file->columns[by_place] = field->column;
}

static int all_found(const struct db1 *file, int count)
{
    for (int i = 0; i < count; i++)
        if (file->columns[i].width == 0)
            return 0;
    return 1;
}

static int read_header(struct db1 *file, const struct db1_want *wants, int want_count)
{
    static struct header_field field;
    u32 field_count = reader_u16(&file->reader), next_id;
    u8 pair[2];
    if (field_count == 0 || field_count > 255)
        return 0;
    for (u32 i = 0; i < field_count; i++) {
        if (!read_field(file, &field))
            return 0;
        place(file, &field, wants, want_count, field_count == (u32)want_count ? (int)i : -1);
    }
    reader_take(&file->reader, pair, 2);
    reader_take(&file->reader, &next_id, 4);
    file->count = pair[0] * 128u + pair[1];
    return !file->reader.failed && pair[1] < 128 && all_found(file, want_count);
}

struct outcome db1_open(struct db1 *file, const char *name, const struct db1_want *wants, int want_count)
{
    file->name = name;
    file->count = file->row_size = 0;
    memset(file->columns, 0, sizeof file->columns);
    if (!reader_open(&file->reader, name))
        return failure(name, " is missing from the game's folder.");
    if (read_header(file, wants, want_count))
        return success();
    reader_close(&file->reader);
    return failure(name, " is damaged: its header does not name the fields of this game.");
}

int db1_next(struct db1 *file)
{
    reader_take(&file->reader, file->row, file->row_size);
    return !file->reader.failed;
}

void db1_close(struct db1 *file)
{
    reader_close(&file->reader);
}

/* One byte is a plain number; two or four are digits to the base 128, the highest first, and FF at the end means -1. */
s32 db1_number(const struct db1 *file, int column)
{
    const struct db1_column *place = &file->columns[column];
    const u8 *digits = file->row + place->offset;
    u32 value = 0;
    if (place->width == 1)
        return digits[0];
    if (digits[place->width - 1] == 0xFF)
        return -1;
    for (int i = 0; i < place->width; i++)
        value = value * 128 + (digits[i] & 0x7F);
    return (s32)value;
}

const char *db1_text(const struct db1 *file, int column, char buffer[DB1_TEXT])
{
    const struct db1_column *place = &file->columns[column];
    const u8 *letters = file->row + place->offset;
    int length = 0;
    for (int i = 0; i < place->width && letters[i] != 0 && length < DB1_TEXT - 1; i++)
        if (letters[i] != 0xFF) /* stray bytes of some editors */
            buffer[length++] = (char)(letters[i] < 32 ? ' ' : letters[i]);
    buffer[length] = 0;
    return buffer;
}
