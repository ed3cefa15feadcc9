/* A folder in memory for the engine. */
#include "fuzz.h"
#include "platform.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HANDLES = 16, PATH = 4096 };

static const struct set *in_use;
static struct { const struct file *file; u32 at; int taken; } handles[HANDLES];

void files_use(const struct set *set)
{
    in_use = set;
    memset(handles, 0, sizeof handles);
}

static const struct file *find(const char *name)
{
    for (int i = 0; i < in_use->count; i++)
        if (strcmp(in_use->files[i].name, name) == 0)
            return &in_use->files[i];
    return NULL;
}

int platform_open(const char *name, int write)
{
    const struct file *file = write ? NULL : find(name);
    if (file == NULL && !write)
        return -1;
    for (int i = 0; i < HANDLES; i++)
        if (!handles[i].taken) {
            handles[i].file = file;
            handles[i].at = 0;
            handles[i].taken = 1;
            return i;
        }
    abort(); /* the engine leaves files open */
}

int platform_read(int handle, void *to, u32 size)
{
    const struct file *file = handles[handle].file;
    u32 left;
    if (file == NULL)
        return -1;
    left = file->size - handles[handle].at;
    size = size < left ? size : left;
    memcpy(to, file->data + handles[handle].at, size);
    handles[handle].at += size;
    return (int)size;
}

int platform_write(int handle, const void *from, u32 size)
{
    (void)handle, (void)from;
    return (int)size;
}

int platform_close(int handle)
{
    if (!handles[handle].taken)
        abort();
    handles[handle].taken = 0;
    return 0;
}

int platform_rename(const char *from, const char *to)
{
    (void)to;
    return find(from) != NULL ? 0 : -1;
}

int platform_delete(const char *name)
{
    return find(name) != NULL ? 0 : -1;
}

static int load(struct file *file, const char *folder, const char *name)
{
    char path[PATH];
    FILE *stream;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    snprintf(file->name, sizeof file->name, "%s", name);
    stream = fopen(path, "rb");
    if (stream == NULL)
        return 0;
    fseek(stream, 0, SEEK_END);
    file->size = (u32)ftell(stream);
    rewind(stream);
    file->data = malloc(file->size + 1);
    file->own = 0;
    file->size = (u32)fread(file->data, 1, file->size, stream);
    fclose(stream);
    return 1;
}

int set_load(struct set *set, const char *folder, const char *const *names)
{
    set->count = set->slot = 0;
    for (; *names != NULL; names++)
        if (!load(&set->files[set->count++], folder, *names))
            return 0;
    return 1;
}

struct set set_copy(const struct set *set)
{
    struct set copy = *set;
    for (int i = 0; i < copy.count; i++)
        copy.files[i].own = 0;
    return copy;
}

void set_free(struct set *set)
{
    for (int i = 0; i < set->count; i++)
        if (set->files[i].own)
            free(set->files[i].data);
}

int set_store(const struct set *set, const char *folder)
{
    for (int i = 0; i < set->count; i++) {
        char path[PATH];
        FILE *stream;
        snprintf(path, sizeof path, "%s/%s", folder, set->files[i].name);
        stream = fopen(path, "wb");
        if (stream == NULL)
            return 0;
        fwrite(set->files[i].data, 1, set->files[i].size, stream);
        fclose(stream);
    }
    return 1;
}
