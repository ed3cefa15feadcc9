/* Dates as records hold them: day, month, year - 1900. */
#include "calendar.h"

static int is_leap(int year) /* 1900 + year */
{
    int full = 1900 + year;
    return full % 4 == 0 && (full % 100 != 0 || full % 400 == 0);
}

static int month_days(int month, int year)
{
    static const u8 days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && is_leap(year) ? 29 : days[month - 1];
}

int date_is_real(const u8 date[3])
{
    return date[1] >= 1 && date[1] <= 12 && date[0] >= 1 && date[0] <= month_days(date[1], date[2]);
}

int date_days(const u8 date[3])
{
    int year = date[2], days = year * 365 + (year > 0 ? (year - 1) / 4 : 0);
    if (year > 200)
        days--; /* 2100 has no 29 February */
    for (int month = 1; month < date[1] && month <= 12; month++)
        days += month_days(month, year);
    return days + date[0] - 1;
}

void date_from_days(int days, u8 date[3])
{
    int year = 0, month = 1;
    while (days >= 365 + is_leap(year))
        days -= 365 + is_leap(year++);
    while (days >= month_days(month, year))
        days -= month_days(month++, year);
    date[0] = (u8)(days + 1);
    date[1] = (u8)month;
    date[2] = (u8)year;
}

void date_set(u8 date[3], int day, int month, int year)
{
    date[0] = (u8)day;
    date[1] = (u8)month;
    date[2] = (u8)(year - 1900);
}

void date_copy(u8 to[3], const u8 from[3])
{
    for (int i = 0; i < 3; i++)
        to[i] = from[i];
}

int weekday(int days)
{
    return days % 7; /* 1 January 1900 was a Monday */
}
