/* Making rows of the fixture table. */
#ifndef FIXTURES_H
#define FIXTURES_H
#include "random.h"
#include "touchline.h"

u16 fixture_add(u16 competition, int round, u16 home, u16 away, int day); /* its index; NONE when the table is full */
void fixtures_make(struct stream *stream);    /* the new season's leagues, in an empty table */
#endif
