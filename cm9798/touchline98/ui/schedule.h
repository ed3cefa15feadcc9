/* The matches of the human's club, by date. */
#ifndef SCHEDULE_H
#define SCHEDULE_H
#include "touchline.h"

enum { SCHEDULE_LIMIT = 100 };
struct schedule { int count; u16 fixtures[SCHEDULE_LIMIT]; };

struct schedule own_schedule(void);
int last_played(const struct schedule *schedule);  /* a place in the schedule, -1 for none */
u16 opponent(const struct fixture *fixture);       /* of the human's club */
int at_home(const struct fixture *fixture);
const char *result_letter(const struct fixture *fixture); /* W, D or L for the human's club; "" when not played */
#endif
