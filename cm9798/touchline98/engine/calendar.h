/* Dates as records hold them: day, month, year - 1900. */
#ifndef CALENDAR_H
#define CALENDAR_H
#include "types.h"

int date_days(const u8 date[3]);              /* days since 1 January 1900 */
void date_from_days(int days, u8 date[3]);
void date_set(u8 date[3], int day, int month, int year); /* year as 1997 */
void date_copy(u8 to[3], const u8 from[3]);
int date_is_real(const u8 date[3]);
int weekday(int days);                        /* 0 = Monday */
#endif
