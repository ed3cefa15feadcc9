/* EXNMES.TXT: more second names for youngsters, country by country. Without the file they bear their countrymen's. */
#ifndef EXTRA_NAMES_H
#define EXTRA_NAMES_H
#include "random.h"
#include "touchline.h"

struct outcome extra_names_read(void);        /* clubs and nations are known by then; no file: no names */
u32 extra_name(u16 nation, struct stream *stream); /* now and then a name of the nation's, in the arena; else 0 */
#endif
