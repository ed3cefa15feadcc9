/* The persons who play: who sits at the keyboard, who joins, whose career is over. */
#include "humans.h"
#include "arena.h"
#include "board.h"
#include "competitions.h"
#include "holiday.h"
#include "names.h"
#include "news_items.h"
#include "outcome.h"
#include "tactics.h"

enum { FIRST_NAME_LETTERS = 29, SECOND_NAME_LETTERS = 34, KNOWN = 50, WELCOME = 60 };

int human_count(void)
{
    return world->human_count;
}

u16 human_manager(int human)
{
    return human >= 0 && human < world->human_count && world->humans[human] < world->manager_count ? world->humans[human] : NONE;
}

int human_at_keyboard(void)
{
    return world->at_keyboard < world->human_count ? world->at_keyboard : 0;
}

void human_sit_down(int human)
{
    if (human_manager(human) != NONE)
        world->at_keyboard = (u8)human;
}

int human_of_club(u16 club)
{
    for (int i = 0; i < world->human_count; i++)
        if (human_manager(i) != NONE && managers[human_manager(i)].club == club && club != NONE)
            return i;
    return -1;
}

int club_is_persons(u16 club)
{
    return human_of_club(club) >= 0;
}

int club_is_played(u16 club)
{
    int human = human_of_club(club);
    return human >= 0 && !on_holiday(human_manager(human));
}

int human_is_out(int human)
{
    u16 manager = human_manager(human);
    return manager == NONE || managers[manager].club == NONE;
}

int all_humans_are_out(void)
{
    for (int i = 0; i < world->human_count; i++)
        if (!human_is_out(i))
            return 0;
    return 1;
}

void human_leave(int human)
{
    if (human_manager(human) == NONE || world->human_count == 1)
        return;
    for (int i = human; i + 1 < world->human_count; i++)
        world->humans[i] = world->humans[i + 1];
    world->humans[--world->human_count] = NONE;
    world->at_keyboard = 0;
}

const char *human_name(int human, char buffer[76])
{
    struct text text = text_in(buffer, 76);
    u16 manager = human_manager(human);
    if (manager == NONE)
        return buffer;
    text_add(&text, text_at(managers[manager].first_name));
    if (text.length > 0)
        text_letter(&text, ' ');
    text_add(&text, text_at(managers[manager].second_name));
    return buffer;
}

struct outcome human_join(const char *first, const char *second, u16 club)
{
    u16 index = world->manager_count;
    struct manager *person = &managers[index];
    if (world->human_count == 0 || world->human_count >= HUMAN_LIMIT)
        return failure("Sixteen persons may play at most.", "");
    if (text_length(second) == 0)
        return failure("A manager needs a second name.", "");
    if (text_length(first) > FIRST_NAME_LETTERS || text_length(second) > SECOND_NAME_LETTERS)
        return failure("That name is too long.", "");
    if (!is_club(club) || !club_in_division(club))
        return failure("Choose a club of one of the divisions.", "");
    if (club_is_persons(club))
        return failure("That club has a manager who plays already.", "");
    person->first_name = arena_string(first, text_length(first));
    person->second_name = arena_string(second, text_length(second));
    if (!arena_has_room())
        return failure(NO_MEMORY, "");
    person->nation = clubs[club].nation;
    person->reputation = KNOWN;
    person->human = 1;
    person->tactic = DEFAULT_TACTIC;
    person->club = NONE;
    world->manager_count++;
    world->humans[world->human_count++] = index;
    manager_appoint(index, club);
    person->board_confidence = WELCOME;
    human_sit_down(world->human_count - 1);
    news_add(NEWS_APPOINTED, club, NONE, NONE, NONE, 0);
    return success();
}
