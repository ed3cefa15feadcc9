/* Careers: which club a manager had, from when to when, and with what results. */
#include "arena.h"
#include "calendar.h"
#include "competitions.h"
#include "contracts.h"
#include "managers_life.h"
#include "market.h"
#include "memory.h"
#include "names.h"
#include "news_clubs.h"

static void open_career(u16 manager, u16 club)
{
    struct career *career;
    if (world->career_count == CAREER_LIMIT) { /* the oldest that is over makes room, a person's last of all */
        int at = 0;
        while (at + 1 < CAREER_LIMIT && (careers[at].how == STILL_THERE || managers[careers[at].manager].human))
            at++;
        memmove(careers + at, careers + at + 1, (u32)(CAREER_LIMIT - 1 - at) * sizeof *careers);
        world->career_count--;
    }
    career = &careers[world->career_count++];
    memset(career, 0, sizeof *career);
    career->manager = manager;
    career->club = club;
    date_copy(career->since, world->date);
    date_copy(managers[manager].since, world->date);
    date_copy(clubs[club].manager_since, world->date);
}

static int open_of(u16 manager)
{
    for (int i = world->career_count - 1; i >= 0; i--)
        if (careers[i].manager == manager && careers[i].how == STILL_THERE)
            return i;
    return -1;
}

void careers_begin(void)
{
    for (u32 i = 0; i < world->manager_count; i++)
        if (managers[i].club != NONE && club_in_division(managers[i].club))
            open_career((u16)i, managers[i].club);
}

void career_result(u16 manager, int difference)
{
    int at = manager < world->manager_count ? open_of(manager) : -1;
    if (at < 0)
        return;
    careers[at].played++;
    careers[at].won = (u16)(careers[at].won + (difference > 0));
    careers[at].drawn = (u16)(careers[at].drawn + (difference == 0));
    careers[at].lost = (u16)(careers[at].lost + (difference < 0));
}

/* Whose contract says that he may go when his manager does. */
static void release_devoted(u16 club)
{
    for (int i = 0; i < clubs[club].squad_count; i++) {
        u16 index = clubs[club].squad[i];
        struct player *player = &players[index];
        if (player->club != club || !player->clauses[CLAUSE_MANAGER_JOB])
            continue;
        player->transfer_status = LISTED_BY_REQUEST;
        player->wants_away = 1;
        news_club(NEWS_WANTS_AWAY, club, NONE, index, 0);
    }
}

static void leave(u16 index, enum left how)
{
    struct manager *manager = &managers[index];
    int at = open_of(index);
    if (at >= 0) {
        careers[at].how = (u8)how;
        date_copy(careers[at].until, world->date);
    }
    if (manager->club != NONE && clubs[manager->club].manager == index) {
        clubs[manager->club].manager = NONE;
        release_devoted(manager->club);
    }
    manager->club = NONE;
}

void manager_leave(u16 index, enum manager_status how)
{
    leave(index, how == SACKED ? LEFT_SACKED : LEFT_RESIGNED);
    managers[index].status = managers[index].human ? (u8)how : 0;
    managers[index].asked_for_time = 0;
}

void manager_appoint(u16 index, u16 club)
{
    u16 before = clubs[club].manager;
    if (before < world->manager_count && before != index)
        leave(before, LEFT_SACKED);
    if (managers[index].club != NONE)
        leave(index, LEFT_FOR_CLUB);
    managers[index].club = club;
    managers[index].status = managers[index].asked_for_time = 0;
    managers[index].board_confidence = 58;
    clubs[club].manager = index;
    open_career(index, club);
}

int manager_career(u16 manager, int *list, int limit)
{
    int count = 0;
    for (int i = world->career_count - 1; i >= 0 && count < limit; i--)
        if (careers[i].manager == manager)
            list[count++] = i;
    return count;
}

static void add_month(struct text *text, const u8 date[3])
{
    text_number(text, date[1]);
    text_letter(text, '.');
    text_number(text, date[2] / 10 % 10);
    text_number(text, date[2] % 10);
}

static void add_count(struct text *text, const char *letter, int number)
{
    text_add(text, letter);
    text_number(text, number);
}

const char *career_words(int at, char buffer[76])
{
    static const char *ends[] = {"", "  moved on", "  sacked", "  resigned"};
    const struct career *career = &careers[at];
    struct text text = text_in(buffer, 76);
    text_club(&text, career->club);
    text_add(&text, "  ");
    add_month(&text, career->since);
    text_add(&text, " - ");
    if (career->how != STILL_THERE)
        add_month(&text, career->until);
    add_count(&text, "  P ", career->played);
    add_count(&text, " W ", career->won);
    add_count(&text, " D ", career->drawn);
    add_count(&text, " L ", career->lost);
    text_add(&text, ends[career->how & 3]);
    return buffer;
}
