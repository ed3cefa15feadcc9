/* Loading the three data files, and the tables for what is in them. */
#include "arena.h"
#include "competitions.h"
#include "data.h"
#include "extra_names.h"
#include "outcome.h"
#include "player_history.h"
#include "calendar.h"
#include "text.h"

static struct db1 file; /* one at a time */

u32 data_text(const struct db1 *from, int column)
{
    char buffer[DB1_TEXT];
    db1_text(from, column, buffer);
    return arena_string(buffer, text_length(buffer));
}

struct outcome data_cut_short(const struct db1 *from)
{
    return failure(from->name, " is damaged: it ends before its last row.");
}

/* Two-digit years below 50 are of the next century. */
void data_date(const char *words, u8 date[3])
{
    int parts[3] = {0, 0, 0}, count = 0, digits = 0;
    for (; *words != 0 && count < 3; words++) {
        if (*words >= '0' && *words <= '9' && digits < 2) {
            parts[count] = parts[count] * 10 + (*words - '0');
            digits++;
        } else if (*words == '.' && digits > 0) {
            count++;
            digits = 0;
        } else {
            count = 9;
        }
    }
    date[0] = (u8)(count == 2 ? parts[0] : 1);
    date[1] = (u8)(count == 2 ? parts[1] : parts[0]);
    date[2] = (u8)(count == 2 ? parts[2] : parts[1]);
    if (date[2] < 50)
        date[2] = (u8)(date[2] + 100);
    if (count < 1 || count > 2 || digits == 0 || !date_is_real(date))
        date[0] = date[1] = date[2] = 0;
}

int squad_add(u16 club, u16 player)
{
    struct club *record = &clubs[club];
    if (record->squad_count >= SQUAD_LIMIT)
        return 0;
    record->squad[record->squad_count++] = player;
    return 1;
}

static struct outcome count_all(struct table_counts *counts)
{
    struct outcome outcome = data_count_clubs(&file, &counts->clubs);
    if (outcome.ok)
        outcome = data_count_players(&file, &counts->players);
    if (outcome.ok)
        outcome = data_count_managers(&file, &counts->managers);
    if (outcome.ok && (counts->clubs > 8000 || counts->players > 40000 || counts->managers > 8000))
        return failure("The data files", " have more clubs, players or managers than this game can hold.");
    return outcome;
}

static struct outcome read_all(void)
{
    struct outcome outcome = data_read_clubs(&file);
    if (outcome.ok)
        outcome = data_read_players(&file);
    if (outcome.ok)
        outcome = data_read_managers(&file);
    if (outcome.ok)
        outcome = history_read();
    if (outcome.ok)
        outcome = extra_names_read();
    if (outcome.ok)
        outcome = data_make_competitions();
    if (outcome.ok && !arena_has_room())
        return failure(NO_MEMORY, "");
    return outcome;
}

struct outcome data_load(void)
{
    struct table_counts counts = {.competitions = COMPETITION_LIMIT, .fixtures = 0};
    struct outcome outcome;
    arena_forget();
    outcome = count_all(&counts);
    if (!outcome.ok)
        return outcome;
    counts.managers += 1; /* the person's record is the last */
    if (!arena_layout(&counts))
        outcome = failure(NO_MEMORY, "");
    else
        outcome = read_all();
    if (!outcome.ok)
        arena_forget();
    return outcome;
}
