/* The latest lines of a match's commentary. */
#ifndef COMMENTARY_LOG_H
#define COMMENTARY_LOG_H
#include "types.h"

enum { LOG_LINES = 9, LOG_WIDTH = 96 };
struct log_line { u8 minute, important; char text[LOG_WIDTH]; };

void log_empty(void);
void log_minute(void);                        /* adds what happened since it was last called */
const struct log_line *log_at(int index);     /* 0 = the newest; 0 pointer when there are fewer */
#endif
