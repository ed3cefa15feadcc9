/* Comparing names without accents and case. Text is Latin-1. */
#include "folded.h"

/* C0..FF as the letter that is typed for it. */
static const char plain[] = "AAAAAAACEEEEIIIIDNOOOOOXOUUUUYTSAAAAAAACEEEEIIIIDNOOOOO/OUUUUYTY";

static char fold(char letter)
{
    u8 code = (u8)letter;
    if (code >= 0xC0)
        return plain[code - 0xC0];
    return letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter;
}

static int begins(const char *text, const char *part)
{
    for (; *part != 0; text++, part++)
        if (fold(*text) != fold(*part))
            return 0;
    return 1;
}

int contains_folded(const char *text, const char *part)
{
    for (;; text++) {
        if (begins(text, part))
            return 1;
        if (*text == 0)
            return 0;
    }
}

int compare_folded(const char *a, const char *b)
{
    while (*a != 0 && fold(*a) == fold(*b)) {
        a++;
        b++;
    }
    return (u8)fold(*a) - (u8)fold(*b);
}
