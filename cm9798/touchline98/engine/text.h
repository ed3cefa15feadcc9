/* Building sentences in buffers of fixed size, and comparing names. Text is Latin-1. */
#ifndef TEXT_H
#define TEXT_H
#include "types.h"

/* What does not fit is left out; the buffer always ends with NUL. */
struct text { char *buffer; int size, length; };
struct text text_in(char *buffer, int size);
void text_add(struct text *text, const char *words);
void text_letter(struct text *text, char letter);
void text_number(struct text *text, s32 number);

int text_length(const char *words);
int text_same(const char *a, const char *b);
int text_compare(const char *a, const char *b); /* by byte: <0, 0, >0 */
#endif
