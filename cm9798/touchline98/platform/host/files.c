/* Files of the host program, all in one folder. */
#include "host.h"
#include "platform.h"
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

enum { PATH_LIMIT = 4096 };
static const char *folder = ".";

void host_use_folder(const char *name)
{
    folder = name;
}

static const char *path_of(const char *name, char path[PATH_LIMIT])
{
    int length = snprintf(path, PATH_LIMIT, "%s/%s", folder, name);
    return length < PATH_LIMIT ? path : "";
}

int platform_open(const char *name, int write)
{
    char path[PATH_LIMIT];
    return open(path_of(name, path), write ? O_WRONLY | O_CREAT | O_TRUNC : O_RDONLY, 0666);
}

int platform_read(int file, void *to, u32 size)
{
    u32 done = 0;
    while (done < size) {
        ssize_t got = read(file, (u8 *)to + done, size - done);
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        done += (u32)got;
    }
    return (int)done;
}

int platform_write(int file, const void *from, u32 size)
{
    u32 done = 0;
    while (done < size) {
        ssize_t put = write(file, (const u8 *)from + done, size - done);
        if (put <= 0)
            return -1;
        done += (u32)put;
    }
    return (int)done;
}

int platform_close(int file)
{
    return close(file);
}

int platform_rename(const char *from, const char *to)
{
    char old_path[PATH_LIMIT], new_path[PATH_LIMIT];
    return rename(path_of(from, old_path), path_of(to, new_path));
}

int platform_delete(const char *name)
{
    char path[PATH_LIMIT];
    return unlink(path_of(name, path));
}
