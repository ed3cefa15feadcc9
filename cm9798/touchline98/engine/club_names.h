/* Finding a club or a nation by the name that the data files use for it. */
#ifndef CLUB_NAMES_H
#define CLUB_NAMES_H
#include "types.h"

void club_names_index(void);                  /* of all clubs, once their names are read */
u16 club_named(const char *name);             /* by long name, else by short name; NONE */
#endif
