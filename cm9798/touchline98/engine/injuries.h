/* Injuries: what the people's other parts need of them. */
#ifndef INJURIES_H
#define INJURIES_H
#include "people.h"

void injury_report(u16 player);               /* news of a mishap in training */
#endif
