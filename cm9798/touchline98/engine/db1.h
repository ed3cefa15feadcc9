/* DB1 data files: a header that names its own fields, then rows of fixed width. */
#ifndef DB1_H
#define DB1_H
#include "bytes.h"
#include "touchline.h"

enum { DB1_COLUMNS = 64, DB1_ROW = 4096, DB1_TEXT = 40 };

/* What is wanted of a file: labels in the known order. A column is found by its label, or else by its place in a file
 * of as many columns. */
struct db1_want { const char *label; int is_text; };

struct db1_column { u16 offset; u8 width, is_text; };
struct db1 {
    const char *name;
    u32 count, row_size;
    struct db1_column columns[DB1_COLUMNS];   /* in the order of the wants */
    struct reader reader;
    u8 row[DB1_ROW];
};

struct outcome db1_open(struct db1 *file, const char *name, const struct db1_want *wants, int want_count);
int db1_next(struct db1 *file);               /* the next row; 0 when the file is cut short */
void db1_close(struct db1 *file);
s32 db1_number(const struct db1 *file, int column); /* -1 = the format's minus one */
const char *db1_text(const struct db1 *file, int column, char buffer[DB1_TEXT]);
#endif
