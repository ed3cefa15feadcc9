/* Beginning a game: the person takes a club, and what the data leaves open is drawn from the game's number. */
#include "arena.h"
#include "calendar.h"
#include "club_life.h"
#include "competitions.h"
#include "data.h"
#include "draw.h"
#include "news_items.h"
#include "outcome.h"
#include "platform.h"
#include "random.h"
#include "season_parts.h"
#include "tactics.h"
#include "text.h"

enum { FIRST_NAME_LETTERS = 29, SECOND_NAME_LETTERS = 34, FIRST_SEASON = 97 };

static struct outcome check(const char *first, const char *second, u16 club)
{
    if (world->club_count == 0 || world->human_count != 0)
        return failure("The game's data is not loaded.", "");
    if (text_length(second) == 0)
        return failure("A manager needs a second name.", "");
    if (text_length(first) > FIRST_NAME_LETTERS || text_length(second) > SECOND_NAME_LETTERS)
        return failure("That name is too long.", "");
    if (!club_in_division(club))
        return failure("Choose a club of one of the divisions.", "");
    for (int i = 0; i < world->club_count; i++)
        if (club_in_division((u32)i) && clubs[i].squad_count < SHEET_STARTERS)
            return failure(text_at(clubs[i].short_name), " has fewer than eleven players.");
    return success();
}

/* Each player's numbers come from a stream of his own. */
static void draw_players(u16 game_number)
{
    for (u32 i = 0; i < world->player_count; i++) {
        struct stream stream;
        stream_seed(&stream, mix(game_number, i + 0x10000));
        draw_player(&players[i], &stream);
        if (i % 256 == 255)
            platform_yield();
    }
}

static void add_person(const char *first, const char *second, u16 club)
{
    u16 index = world->manager_count;
    struct manager *person = &managers[index];
    if (clubs[club].manager != NONE)
        managers[clubs[club].manager].club = NONE;
    person->first_name = arena_string(first, text_length(first));
    person->second_name = arena_string(second, text_length(second));
    person->nation = clubs[club].nation;
    person->club = club;
    person->reputation = 50;
    person->human = 1;
    person->board_confidence = 60;
    person->tactic = DEFAULT_TACTIC;
    world->manager_count++;
    clubs[club].manager = index;
    world->human_count = 1;
    for (int i = 0; i < 16; i++)
        world->humans[i] = NONE;
    world->humans[0] = index;
}

static void prepare_clubs(void)
{
    for (int i = 0; i < world->club_count; i++)
        sheet_use_tactic((u16)i, DEFAULT_TACTIC);
    for (int i = 0; i < world->club_count; i++) {
        u16 club = (u16)i;
        if (!club_in_division(club))
            continue;
        if (clubs[club].manager != NONE)
            sheet_use_tactic(club, managers[clubs[club].manager].tactic);
        sheet_auto(club);
    }
}

struct outcome game_new(const char *first, const char *second, u16 club, u16 game_number)
{
    struct outcome outcome = check(first, second, club);
    struct stream stream;
    if (!outcome.ok)
        return outcome;
    add_person(first, second, club);
    if (!arena_has_room()) {
        arena_forget();
        return failure(NO_MEMORY, "");
    }
    world->version = 1;
    world->game_number = game_number;
    world->season = FIRST_SEASON;
    stream_seed(&stream, mix(game_number, 0));
    stream_keep(world->random, &stream);
    draw_players(game_number);
    season_begin();
    prepare_clubs();
    life_begin();
    news_add(NEWS_APPOINTED, club, NONE, NONE, NONE, 0);
    return success();
}
