/* `layout`: where this build's fields lie, as JSON. */
#include "host.h"
#include <stdio.h>

struct described { const char *record; int size; const char *field; int offset; };

int command_layout(void)
{
#define RECORD(name, bytes, pointers) {#name, (int)sizeof(struct name), NULL, 0},
#define FIELD(record, type, name, count, offset) {#record, 0, #name, (int)__builtin_offsetof(struct record, name)},
    static const struct described all[] = {
#include "fields.def"
    };
#undef RECORD
#undef FIELD
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (all[i].field == NULL)
            printf("%s\"%s\":{\"size\":%d,\"fields\":{", i == 0 ? "{" : "}},\n", all[i].record, all[i].size);
        else
            printf("%s\"%s\":%d", all[i - 1].field == NULL ? "" : ",", all[i].field, all[i].offset);
    printf("}}}\n");
    return 0;
}
