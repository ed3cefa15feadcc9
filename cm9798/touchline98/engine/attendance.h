/* How many come to a match. */
#ifndef ATTENDANCE_H
#define ATTENDANCE_H
#include "random.h"
#include "touchline.h"

u16 attendance(const struct fixture *fixture, struct stream *stream);
#endif
