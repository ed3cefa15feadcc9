/* Building sentences in buffers of fixed size, and comparing names. */
#include "text.h"

struct text text_in(char *buffer, int size)
{
    struct text text = {buffer, size, 0};
    buffer[0] = 0;
    return text;
}

void text_letter(struct text *text, char letter)
{
    if (text->length + 1 < text->size) {
        text->buffer[text->length++] = letter;
        text->buffer[text->length] = 0;
    }
}

void text_add(struct text *text, const char *words)
{
    while (*words != 0)
        text_letter(text, *words++);
}

void text_number(struct text *text, s32 number)
{
    char digits[12];
    int count = 0;
    u32 rest = number < 0 ? 0u - (u32)number : (u32)number;
    if (number < 0)
        text_letter(text, '-');
    do {
        digits[count++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    while (count > 0)
        text_letter(text, digits[--count]);
}

int text_length(const char *words)
{
    int length = 0;
    while (words[length] != 0)
        length++;
    return length;
}

int text_compare(const char *a, const char *b)
{
    while (*a != 0 && *a == *b)
        a++, b++;
    return (u8)*a - (u8)*b;
}

int text_same(const char *a, const char *b)
{
    return text_compare(a, b) == 0;
}
