/* Files through DOS: int 21h, by way of the transfer buffer. */
#include "platform.h"
#include "machine.h"
#include "real_mode.h"

enum {
    DOS_CREATE = 0x3C00, DOS_OPEN = 0x3D00, DOS_CLOSE = 0x3E00, DOS_READ = 0x3F00, DOS_WRITE = 0x4000,
    DOS_DELETE = 0x4100, DOS_RENAME = 0x5600, NAME_SIZE = 80
};

/* One DOS call; AX, or -1 when DOS reports an error. */
static int dos(u32 function, u32 file, u32 count, u32 offset, u32 second_offset)
{
    struct registers registers = registers_clear();
    registers.eax = function;
    registers.ebx = file;
    registers.ecx = count;
    registers.edx = offset;
    registers.edi = second_offset;
    interrupt(0x21, &registers);
    stack_check();
    return registers.flags & FLAG_CARRY ? -1 : (int)low_u16(registers.eax);
}

/* A name in the transfer buffer; -1 when it is too long. */
static int put_name(const char *name, u32 offset)
{
    for (u32 i = 0; i < NAME_SIZE; i++) {
        machine.transfer[offset + i] = (u8)name[i];
        if (!name[i])
            return 0;
    }
    return -1;
}

int platform_open(const char *name, int write)
{
    if (put_name(name, 0) < 0)
        return -1;
    return dos(write ? DOS_CREATE : DOS_OPEN, 0, 0, 0, 0);
}

int platform_read(int file, void *to, u32 size)
{
    u8 *target = to;
    u32 done = 0;
    while (done < size) {
        u32 part = size - done < TRANSFER_SIZE ? size - done : TRANSFER_SIZE;
        int count = dos(DOS_READ, (u32)file, part, 0, 0);
        if (count < 0)
            return -1;
        memcpy(target + done, machine.transfer, (u32)count);
        done += (u32)count;
        if ((u32)count < part)
            break;
    }
    return (int)done;
}

int platform_write(int file, const void *from, u32 size)
{
    const u8 *source = from;
    u32 done = 0;
    while (done < size) {
        u32 part = size - done < TRANSFER_SIZE ? size - done : TRANSFER_SIZE;
        memcpy(machine.transfer, source + done, part);
        if (dos(DOS_WRITE, (u32)file, part, 0, 0) != (int)part) /* less: the disk is full */
            return -1;
        done += part;
    }
    return (int)done;
}

int platform_close(int file)
{
    return dos(DOS_CLOSE, (u32)file, 0, 0, 0) < 0 ? -1 : 0;
}

int platform_delete(const char *name)
{
    if (put_name(name, 0) < 0)
        return -1;
    return dos(DOS_DELETE, 0, 0, 0, 0) < 0 ? -1 : 0;
}

int platform_rename(const char *from, const char *to)
{
    platform_delete(to); /* DOS refuses to rename onto a file; that there was none is no error */
    if (put_name(from, 0) < 0 || put_name(to, NAME_SIZE) < 0)
        return -1;
    return dos(DOS_RENAME, 0, 0, 0, NAME_SIZE) < 0 ? -1 : 0;
}
