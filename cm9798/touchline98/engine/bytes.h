/* Reading and writing files through one buffer each, so that the machine below is asked seldom. */
#ifndef BYTES_H
#define BYTES_H
#include "types.h"

enum { BYTES_BUFFER = 8192 };

struct reader { int file, at, filled, failed; u8 buffer[BYTES_BUFFER]; };
int reader_open(struct reader *reader, const char *name);
void reader_take(struct reader *reader, void *to, u32 size); /* short files set `failed` and give zeros */
u32 reader_u16(struct reader *reader);
int reader_at_end(struct reader *reader);
void reader_close(struct reader *reader);

struct writer { int file, filled, failed; u8 buffer[BYTES_BUFFER]; };
int writer_open(struct writer *writer, const char *name);
void writer_put(struct writer *writer, const void *from, u32 size);
void writer_u16(struct writer *writer, u32 number);
int writer_close(struct writer *writer);      /* 0 when anything of the file could not be written */
#endif
