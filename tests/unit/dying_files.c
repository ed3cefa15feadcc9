/* Preloaded into the host program: ends it, as a kill would, before the n-th step of file work (DIE_AT=n).
 *
 * A write first leaves half of its bytes behind; a renaming is two steps, as on DOS: the old file goes, then the new one
 * takes its name. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <unistd.h>

enum { KILLED = 77 };
static int steps;

static int is_last_step(void)
{
    const char *at = getenv("DIE_AT");
    return at != NULL && ++steps == atoi(at);
}

static void step(void)
{
    if (is_last_step())
        _exit(KILLED);
}

int open(const char *path, int flags, ...)
{
    int (*next)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
    va_list rest;
    va_start(rest, flags);
    int mode = va_arg(rest, int);
    va_end(rest);
    if (flags & O_CREAT)
        step();
    return next(path, flags, mode);
}

ssize_t write(int file, const void *from, size_t size)
{
    ssize_t (*next)(int, const void *, size_t) = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
    if (file > STDERR_FILENO && is_last_step()) {
        next(file, from, size / 2);
        _exit(KILLED);
    }
    return next(file, from, size);
}

int unlink(const char *path)
{
    int (*next)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
    step();
    return next(path);
}

int rename(const char *from, const char *to)
{
    int (*next)(const char *, const char *) = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
    unlink(to);
    step();
    return next(from, to);
}
