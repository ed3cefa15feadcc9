/* The search for players: the questions and their choices. */
#include "search.h"
#include "phrases.h"
#include "text.h"
#include "visible_attributes.h"

enum { YOUNGEST = 15, OLDEST = 45, BEST = 20 };

static const char *const positions[] = {"any", "Goalkeeper", "Sweeper", "Defender", "Defensive midfielder", "Midfielder",
                                        "Attacking midfielder", "Forward"};
static const char *const sides[] = {"any", "right", "left", "central"};
static const char *const available[] = {"anybody", "transfer listed", "loan listed", "without a club", "contract ends",
                                        "listed or free"};
const s32 search_values[] = {0, 50000, 100000, 250000, 500000, 1000000, 2000000, 5000000, 10000000};
static const char *const labels[SEARCH_ROWS] = {"Name", "Nation", "Position", "Side", "Available", "Age from", "Age to",
                                                "Value up to", "Attribute", "At least"};

#define COUNT(array) ((int)(sizeof array / sizeof array[0]))
static const struct { int first, count; } ranges[SEARCH_ROWS] = {
    {0, 0}, {0, 0}, {0, COUNT(positions)}, {0, COUNT(sides)}, {0, COUNT(available)},
    {YOUNGEST, OLDEST - YOUNGEST + 1}, {YOUNGEST, OLDEST - YOUNGEST + 1}, {0, COUNT(search_values)},
    {0, VISIBLE_ATTRIBUTES + 1}, {1, BEST}};

void search_clear(struct search *search)
{
    static const struct search empty = {{"Name", 24, 0, ""}, {"Nation", 20, 0, ""}, {0}, ORDER_VALUE, 0, 0, {0}};
    *search = empty;
    search->choices[SEARCH_AGE_FROM] = YOUNGEST;
    search->choices[SEARCH_AGE_TO] = OLDEST;
    search->choices[SEARCH_AT_LEAST] = 12;
}

struct field *search_field(struct search *search, enum search_row row)
{
    return row == SEARCH_NAME ? &search->name : row == SEARCH_NATION ? &search->nation : 0;
}

void search_step(struct search *search, enum search_row row, int step)
{
    int first = ranges[row].first, count = ranges[row].count;
    if (count > 0)
        search->choices[row] = first + (search->choices[row] - first + step + count) % count;
}

const char *search_label(enum search_row row)
{
    return labels[row];
}

const char *search_value(const struct search *search, enum search_row row, char buffer[24])
{
    char phrase[PHRASE];
    struct text text = text_in(buffer, 24);
    int choice = search->choices[row];
    switch (row) {
    case SEARCH_NAME: return search->name.text;
    case SEARCH_NATION: return search->nation.text;
    case SEARCH_POSITION: return positions[choice];
    case SEARCH_SIDE: return sides[choice];
    case SEARCH_AVAILABLE: return available[choice];
    case SEARCH_VALUE: return choice == 0 ? "any" : (text_add(&text, money_text(search_values[choice], phrase)), buffer);
    case SEARCH_ATTRIBUTE: return choice == 0 ? "any" : attribute_name(choice - 1);
    default: text_number(&text, choice); return buffer;
    }
}

const char *search_order_name(enum search_order order)
{
    static const char *const names[ORDERS] = {"value", "age", "name", "rating", "goals"};
    return names[order];
}
