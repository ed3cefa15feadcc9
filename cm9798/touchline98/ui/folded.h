/* Comparing names as a person types them: without accents, and capitals like small letters. */
#ifndef FOLDED_H
#define FOLDED_H
#include "types.h"

int contains_folded(const char *text, const char *part); /* an empty part is in every text */
int compare_folded(const char *a, const char *b);        /* <0, 0, >0: the order of a list of names */
#endif
