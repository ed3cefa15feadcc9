/* Reading and writing files through one buffer each, so that the machine below is asked seldom. */
#include "bytes.h"
#include "memory.h"
#include "platform.h"

int reader_open(struct reader *reader, const char *name)
{
    reader->at = reader->filled = reader->failed = 0;
    reader->file = platform_open(name, 0);
    return reader->file >= 0;
}

static int refill(struct reader *reader)
{
    int got = reader->failed ? 0 : platform_read(reader->file, reader->buffer, BYTES_BUFFER);
    reader->at = 0;
    reader->filled = got > 0 ? got : 0;
    return got > 0;
}

void reader_take(struct reader *reader, void *to, u32 size)
{
    u8 *target = to;
    while (size > 0) {
        u32 part;
        if (reader->at == reader->filled && !refill(reader)) {
            reader->failed = 1;
            memset(target, 0, size);
            return;
        }
        part = (u32)(reader->filled - reader->at);
        part = part < size ? part : size;
        memcpy(target, reader->buffer + reader->at, part);
        reader->at += (int)part;
        target += part;
        size -= part;
    }
}

u32 reader_u16(struct reader *reader)
{
    u8 pair[2];
    reader_take(reader, pair, 2);
    return pair[0] + pair[1] * 256u;
}

int reader_at_end(struct reader *reader)
{
    return reader->at == reader->filled && !refill(reader);
}

void reader_close(struct reader *reader)
{
    platform_close(reader->file);
}

int writer_open(struct writer *writer, const char *name)
{
    writer->filled = writer->failed = 0;
    writer->file = platform_open(name, 1);
    return writer->file >= 0;
}

static void flush(struct writer *writer)
{
    if (writer->filled > 0 && platform_write(writer->file, writer->buffer, (u32)writer->filled) != writer->filled)
        writer->failed = 1;
    writer->filled = 0;
}

void writer_put(struct writer *writer, const void *from, u32 size)
{
    const u8 *source = from;
    while (size > 0) {
        u32 part = (u32)(BYTES_BUFFER - writer->filled);
        part = part < size ? part : size;
        memcpy(writer->buffer + writer->filled, source, part);
        writer->filled += (int)part;
        source += part;
        size -= part;
        if (writer->filled == BYTES_BUFFER)
            flush(writer);
    }
}

void writer_u16(struct writer *writer, u32 number)
{
    u8 pair[2] = {(u8)number, (u8)(number >> 8)};
    writer_put(writer, pair, 2);
}

int writer_close(struct writer *writer)
{
    flush(writer);
    if (platform_close(writer->file) < 0)
        writer->failed = 1;
    return !writer->failed;
}
