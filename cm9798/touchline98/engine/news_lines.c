/* Breaking a text into the lines of a screen. */
#include "news_lines.h"
#include "memory.h"
#include "types.h"

enum { LINE = 76, LINES = 12 };

/* At blanks, where there is one. */
int break_into_lines(const char *words, char lines[LINES][LINE], int count)
{
    while (*words != 0 && count < LINES) {
        int length = 0, blank = 0;
        while (words[length] != 0 && length < LINE - 1) {
            if (words[length] == ' ')
                blank = length;
            length++;
        }
        if (words[length] != 0 && blank > 0)
            length = blank;
        memcpy(lines[count], words, (u32)length);
        lines[count++][length] = 0;
        words += length;
        while (*words == ' ')
            words++;
    }
    return count;
}
