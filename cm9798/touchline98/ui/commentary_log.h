/* The latest lines of a match's commentary. */
#ifndef COMMENTARY_LOG_H
#define COMMENTARY_LOG_H
#include "types.h"

enum { LOG_LINES = 9, LOG_COLUMNS = 74 };
struct log_line { int important; char text[LOG_COLUMNS + 1]; };

void log_empty(void);
int log_incidents(void);                      /* adds the incidents since it was last called; 1: there were some */
void log_minute(void);                        /* the same, or the engine's line for a minute without any */
const struct log_line *log_at(int index);     /* 0 = the newest; 0 pointer when there are fewer */
#endif
