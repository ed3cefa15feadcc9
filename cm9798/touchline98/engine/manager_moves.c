/* Who follows a manager who has gone: a man without a club, or one of a smaller club. */
#include "chance.h"
#include "competitions.h"
#include "data.h"
#include "humans.h"
#include "managers_life.h"
#include "news_clubs.h"
#include "questions.h"

enum { UNEMPLOYED = 18, BETTER_CLUB = 20, JOB_GAP = 12, CHAIN = 4 };

static int suits(u16 club, u16 index, u16 gone)
{
    const struct manager *manager = &managers[index];
    int distance = manager->reputation - clubs[club].reputation, worth;
    if (index == gone || manager->human)
        return 0;
    if (manager->club != NONE && (!club_in_division(manager->club)
        || clubs[manager->club].reputation + BETTER_CLUB > clubs[club].reputation || manager->board_confidence < 45))
        return 0;
    worth = 200 - (distance < 0 ? -distance : distance) + (manager->club == NONE ? UNEMPLOYED : 0);
    worth += manager->nation == clubs[club].nation ? 12 : 0;
    return worth + (int)settled(CHANCE_MANAGERS, mix(club, index), 30);
}

/* A person who has made a name for himself hears of it too. */
static void ask_persons(u16 club)
{
    for (int i = 0; i < human_count(); i++) {
        u16 manager = human_manager(i);
        if (human_is_out(i) || managers[manager].club == club || managers[manager].board_confidence < 75
            || clubs[club].reputation < clubs[managers[manager].club].reputation + JOB_GAP
            || managers[manager].reputation + 25 < clubs[club].reputation)
            continue;
        question_ask(QUESTION_JOB_OFFER, managers[manager].club, NONE, club, 0);
    }
}

void find_successor(u16 club, u16 gone)
{
    for (int step = 0; step < CHAIN; step++) {
        u16 best = NONE, from;
        int most = 0;
        for (u32 i = 0; i < world->manager_count; i++) {
            int worth = suits(club, (u16)i, gone);
            if (worth > most) {
                most = worth;
                best = (u16)i;
            }
        }
        if (best == NONE)
            return;
        from = managers[best].club;
        manager_appoint(best, club);
        news_club(NEWS_NEW_MANAGER, club, from, NONE, best);
        ask_persons(club);
        if (from == NONE)
            return;
        club = from;
    }
}
