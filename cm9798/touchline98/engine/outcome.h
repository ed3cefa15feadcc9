/* Outcomes: success, or a sentence for the screen. */
#ifndef OUTCOME_H
#define OUTCOME_H
#include "touchline.h"

struct outcome success(void);
struct outcome failure(const char *subject, const char *predicate); /* both joined */
#endif
