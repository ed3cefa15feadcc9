/* Holiday: the game takes a person's club until the day on which he comes back. */
#include "holiday.h"
#include "calendar.h"
#include "humans.h"
#include "memory.h"
#include "outcome.h"
#include "season_parts.h"
#include "text.h"

int on_holiday(u16 manager)
{
    return manager < world->manager_count && date_is_real(managers[manager].holiday_until)
        && date_days(managers[manager].holiday_until) > date_days(world->date);
}

static u16 person(void)
{
    return human_manager(human_at_keyboard());
}

struct outcome holiday_start(const u8 until[3])
{
    struct outcome done = success();
    struct text text = text_in(done.message, sizeof done.message);
    char date[24];
    if (person() == NONE || managers[person()].club == NONE)
        return failure("There is nobody to go on holiday.", "");
    if (!date_is_real(until) || date_days(until) <= date_days(world->date))
        return failure("That day is past. A holiday ends on a day to come.", "");
    if (world->phase == PHASE_MATCH_DAY)
        return failure("Play today's match first.", "");
    date_copy(managers[person()].holiday_until, until);
    text_add(&text, "Your assistant takes over until ");
    text_add(&text, date_text(until, date));
    text_letter(&text, '.');
    return done;
}

void holiday_end(void)
{
    if (person() != NONE)
        memset(managers[person()].holiday_until, 0, sizeof managers[0].holiday_until);
}

int holiday_until(u8 until[3])
{
    if (person() == NONE || !on_holiday(person()))
        return 0;
    date_copy(until, managers[person()].holiday_until);
    return 1;
}

static int everybody_is_away(void)
{
    for (int i = 0; i < human_count(); i++)
        if (!human_is_out(i) && !on_holiday(human_manager(i)))
            return 0;
    return !all_humans_are_out();
}

enum advance holiday_day(void)
{
    enum advance stop = season_advance_day();
    if (stop == STOP_SEASON_END && everybody_is_away()) {
        season_next();
        return ADVANCED_DAY;
    }
    return stop;
}
