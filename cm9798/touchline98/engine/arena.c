/* The one block of memory: tables packed one behind the other, strings last, addresses as the guest sees them.
 *
 * The program's own tables are laid out at its start, a game's tables when their counts are known. Strings fill
 * the rest of the block, so that nothing has to be guessed. */
#include "arena.h"
#include "competitions.h"
#include "memory.h"
#include "platform.h"
#include "player_history.h"
#include "tactics.h"

struct world *world;
struct player *players;
struct club *clubs;
struct manager *managers;
struct competition *competitions;
struct fixture *fixtures;
struct news *news_items;
struct offer *offers;
struct question *questions;
struct transfer *transfers;
struct career *careers;
struct history *histories;
struct drawn_text *drawn_texts;
struct match *match;
char *text_pool;
const char NO_MEMORY[] = "There is too little memory for this data: 16 MB are needed.";

enum table {
    TABLE_WORLD, TABLE_DRAWN_TEXTS, TABLE_TEXT_POOL, TABLE_MATCH, TABLE_TACTICS,
    TABLE_PLAYERS, TABLE_CLUBS, TABLE_MANAGERS, TABLE_COMPETITIONS, TABLE_FIXTURES, TABLE_NEWS,
    TABLE_OFFERS, TABLE_QUESTIONS, TABLE_TRANSFERS, TABLE_CAREERS, TABLE_HISTORY, TABLES
};

static u8 *block;
static u32 block_size, program_end, used, strings_start;
static int room_left;

static u32 address(u32 offset)
{
    return platform_address(block + offset);
}

const char *text_at(u32 string)
{
    return string == 0 ? "" : platform_pointer(string);
}

u32 address_of(const void *pointer)
{
    return platform_address(pointer);
}

/* Takes `size` zeroed bytes; 0 when they do not fit. Tables start at multiples of four. */
static int take(u32 size, u32 *offset)
{
    used = (used + 3) & ~3u;
    if (size > block_size - used)
        return 0;
    *offset = used;
    memset(block + used, 0, size);
    used += size;
    return 1;
}

static int lay_out(const enum table *order, int count, const u32 *sizes, u32 *offsets)
{
    for (int i = 0; i < count; i++)
        if (!take(sizes[order[i]], &offsets[order[i]]))
            return 0;
    return 1;
}

void arena_start(void)
{
    static const enum table order[] = {PROGRAM_TABLE_ORDER};
    u32 offsets[TABLES], sizes[TABLES] = {
        [TABLE_WORLD] = sizeof(struct world), [TABLE_DRAWN_TEXTS] = DRAWN_TEXT_LIMIT * sizeof(struct drawn_text),
        [TABLE_TEXT_POOL] = TEXT_POOL_SIZE, [TABLE_MATCH] = sizeof(struct match),
        [TABLE_TACTICS] = TACTIC_TABLE_OFFSET + TACTICS * TACTIC_BYTES};
    block = platform_memory(&block_size);
    used = 0;
    if (block == 0 || block_size < 4 || !lay_out(order, sizeof order / sizeof order[0], sizes, offsets))
        platform_exit(1);
    world = (struct world *)(block + offsets[TABLE_WORLD]);
    drawn_texts = (struct drawn_text *)(block + offsets[TABLE_DRAWN_TEXTS]);
    text_pool = (char *)(block + offsets[TABLE_TEXT_POOL]);
    match = (struct match *)(block + offsets[TABLE_MATCH]);
    tactics_write(block + offsets[TABLE_TACTICS]);
    world->drawn_texts = address(offsets[TABLE_DRAWN_TEXTS]);
    world->match = address(offsets[TABLE_MATCH]);
    world->tactic_names = address(offsets[TABLE_TACTICS]);
    world->match_speed = 1;
    program_end = used;
    arena_forget();
}

/* Nothing of an earlier game may find its way into the next one's saves. */
void arena_forget(void)
{
    static const struct table_counts none;
    struct world here = *world;
    memset(world, 0, sizeof *world);
    world->match_speed = here.match_speed;
    world->drawn_texts = here.drawn_texts;
    world->drawn_text_count = here.drawn_text_count;
    world->match = here.match;
    world->tactic_names = here.tactic_names;
    arena_layout(&none);
    memset(match, 0, sizeof *match);
    match->fixture = NONE;
}

int arena_layout(const struct table_counts *counts)
{
    static const enum table order[] = {GAME_TABLE_ORDER};
    u32 offsets[TABLES] = {0}, sizes[TABLES] = {
        [TABLE_PLAYERS] = counts->players * sizeof(struct player), [TABLE_CLUBS] = counts->clubs * sizeof(struct club),
        [TABLE_MANAGERS] = (counts->managers + MORE_MANAGERS) * sizeof(struct manager),
        [TABLE_COMPETITIONS] = counts->competitions * sizeof(struct competition),
        [TABLE_FIXTURES] = FIXTURE_LIMIT * sizeof(struct fixture), [TABLE_NEWS] = NEWS_LIMIT * sizeof(struct news),
        [TABLE_OFFERS] = OFFER_LIMIT * sizeof(struct offer), [TABLE_QUESTIONS] = QUESTION_LIMIT * sizeof(struct question),
        [TABLE_TRANSFERS] = TRANSFER_LIMIT * sizeof(struct transfer), [TABLE_CAREERS] = CAREER_LIMIT * sizeof(struct career),
        [TABLE_HISTORY] = HISTORY_LIMIT * sizeof(struct history)};
    used = program_end;
    room_left = lay_out(order, sizeof order / sizeof order[0], sizes, offsets);
    players = (struct player *)(block + offsets[TABLE_PLAYERS]);
    clubs = (struct club *)(block + offsets[TABLE_CLUBS]);
    managers = (struct manager *)(block + offsets[TABLE_MANAGERS]);
    competitions = (struct competition *)(block + offsets[TABLE_COMPETITIONS]);
    fixtures = (struct fixture *)(block + offsets[TABLE_FIXTURES]);
    news_items = (struct news *)(block + offsets[TABLE_NEWS]);
    offers = (struct offer *)(block + offsets[TABLE_OFFERS]);
    questions = (struct question *)(block + offsets[TABLE_QUESTIONS]);
    transfers = (struct transfer *)(block + offsets[TABLE_TRANSFERS]);
    careers = (struct career *)(block + offsets[TABLE_CAREERS]);
    histories = (struct history *)(block + offsets[TABLE_HISTORY]);
    world->players = address_of(players);
    world->clubs = address_of(clubs);
    world->managers = address_of(managers);
    world->competitions = address_of(competitions);
    world->fixtures = address_of(fixtures);
    world->news = address_of(news_items);
    world->offers = address_of(offers);
    world->questions = address_of(questions);
    world->transfers = address_of(transfers);
    world->careers = address_of(careers);
    world->history = address_of(histories);
    world->player_count = (u16)(room_left ? counts->players : 0);
    world->club_count = (u16)(room_left ? counts->clubs : 0);
    world->manager_count = (u16)(room_left ? counts->managers : 0);
    world->competition_count = (u16)(room_left ? counts->competitions : 0);
    world->fixture_count = (u16)(room_left ? counts->fixtures : 0);
    world->news_count = world->offer_count = world->question_count = world->transfer_count = world->career_count = 0;
    world->history_count = 0;
    strings_start = used;
    world->strings = address(strings_start);
    world->strings_size = 0;
    return room_left;
}

u32 arena_string(const char *latin1, int length)
{
    u32 at = strings_start + world->strings_size;
    if (!room_left || (u32)length + 1 > block_size - at) {
        room_left = 0;
        return 0;
    }
    memcpy(block + at, latin1, (u32)length);
    block[at + (u32)length] = 0;
    world->strings_size += (u32)length + 1;
    return address(at);
}

int arena_has_room(void)
{
    return room_left;
}
