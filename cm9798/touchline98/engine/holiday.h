/* Holiday: until a date the game's own manager takes the club of the person at the keyboard, with team, market and answers. */
#ifndef HOLIDAY_H
#define HOLIDAY_H
#include "touchline.h"

struct outcome holiday_start(const u8 until[3]);        /* a date after today; the person comes back on that day */
void holiday_end(void);
int on_holiday(u16 manager);
int holiday_until(u8 until[3]);                         /* of the person at the keyboard; 0 when he is at work */

/* One day while everybody is on holiday: also goes on into the next season. Stops as season_advance_day does when a
 * person is at work again. */
enum advance holiday_day(void);
#endif
