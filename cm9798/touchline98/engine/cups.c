/* Cups: who takes part, and the draw of each round. */
#include "cups.h"
#include "calendar.h"
#include "data.h"
#include "fixtures.h"
#include "names.h"
#include "news_competitions.h"
#include "season_days.h"

enum { ENTRANT_LIMIT = 160, POOL_ENTRANTS = 32, LEAST_SQUAD = 14, LEAST_POOL_SQUAD = 11 };

int cup_bit(int kind)
{
    return kind >= KIND_CUP && kind <= KIND_EUROPE ? 1 << (kind - KIND_CUP) : 0;
}

int club_quality(u16 club)
{
    int best[SHEET_STARTERS] = {0}, sum = 0;
    for (int i = 0; i < SQUAD_LIMIT; i++) {
        u16 player = clubs[club].squad[i];
        int at = SHEET_STARTERS - 1, ability = is_player(player) ? players[player].ability : 0;
        if (ability <= best[at])
            continue;
        for (; at > 0 && best[at - 1] < ability; at--)
            best[at] = best[at - 1];
        best[at] = ability;
    }
    for (int i = 0; i < SHEET_STARTERS; i++)
        sum += best[i];
    return sum / SHEET_STARTERS;
}

/* The round in which a club joins; the upper divisions come later. */
static int entry_round(int kind, u16 club)
{
    int tier = clubs[club].division + 1;
    if (kind == KIND_CUP)
        return tier <= 2 ? 3 : 1;
    return kind == KIND_LEAGUE_CUP && tier == 1 ? 2 : 1;
}

/* The strongest clubs of the pool that can send a team. */
static void enter_pool(void)
{
    u16 pool = competition_of_kind(KIND_POOL, 0), list[POOL_ENTRANTS];
    int worth[POOL_ENTRANTS], count = 0;
    for (int i = 0; pool != NONE && i < world->club_count; i++) {
        int quality, at;
        if (clubs[i].division != pool || clubs[i].squad_count < LEAST_POOL_SQUAD)
            continue;
        quality = club_quality((u16)i);
        if (count == POOL_ENTRANTS && worth[count - 1] >= quality)
            continue;
        at = count < POOL_ENTRANTS ? count++ : count - 1;
        for (; at > 0 && worth[at - 1] < quality; at--) {
            list[at] = list[at - 1];
            worth[at] = worth[at - 1];
        }
        list[at] = (u16)i;
        worth[at] = quality;
    }
    for (int i = 0; i < count; i++)
        clubs[list[i]].cups |= IN_CUP;
}

void cups_begin(struct stream *stream)
{
    u16 list[32];
    int count = 0;
    for (int i = 0; i < world->club_count; i++)
        clubs[i].cups = club_in_division((u32)i) ? IN_CUP | IN_LEAGUE_CUP : 0;
    enter_pool();
    if (competition_of_kind(KIND_EUROPE, 0) != NONE)
        count = europe_entrants(list, 32, stream);
    for (int i = 0; i < count; i++)
        clubs[list[i]].cups |= IN_EUROPE;
}

static int stronger(u16 a, u16 b)
{
    if (clubs[a].division != clubs[b].division)
        return clubs[a].division < clubs[b].division;
    return clubs[a].reputation != clubs[b].reputation ? clubs[a].reputation > clubs[b].reputation : a < b;
}

static int gather(int kind, int round, u16 *list)
{
    int count = 0;
    for (int i = 0; i < world->club_count && count < ENTRANT_LIMIT; i++) {
        int at = count;
        if (!(clubs[i].cups & cup_bit(kind)) || entry_round(kind, (u16)i) > round)
            continue;
        for (; at > 0 && stronger((u16)i, list[at - 1]); at--)
            list[at] = list[at - 1];
        list[at] = (u16)i;
        count++;
    }
    return count;
}

static void shuffle(u16 *list, int count, struct stream *stream)
{
    for (int i = count - 1; i > 0; i--) {
        int other = (int)stream_below(stream, (u32)i + 1);
        u16 kept = list[i];
        list[i] = list[other];
        list[other] = kept;
    }
}

/* Two clubs of one country meet late in Europe. */
static void keep_apart(u16 *list, int count)
{
    for (int i = 0; i + 1 < count; i += 2)
        for (int j = i + 2; j < count && clubs[list[i]].nation == clubs[list[i + 1]].nation; j++)
            if (clubs[list[j]].nation != clubs[list[i]].nation) {
                u16 kept = list[i + 1];
                list[i + 1] = list[j];
                list[j] = kept;
            }
}

static void make_tie(u16 competition, const struct cup_round *round, u16 home, u16 away)
{
    int two_legs = competitions[competition].kind != KIND_CUP && round->second.week != 0;
    u16 first = fixture_add(competition, competitions[competition].round, home, away, season_day(round->first));
    if (first == NONE)
        return;
    fixtures[first].neutral = round->single;
    if (two_legs) {
        u16 second = fixture_add(competition, competitions[competition].round, away, home, season_day(round->second));
        fixtures[first].leg = LEG_FIRST;
        if (second != NONE) {
            fixtures[second].leg = LEG_SECOND;
            fixtures[second].first_leg = first;
        }
    }
    news_competition(NEWS_CUP_DRAW, home, away, NONE, first, competition);
}

/* The strongest have no match in a round that has too few for pairs down to its number. */
static void draw(u16 index, const struct cup_round *round, struct stream *stream)
{
    u16 list[ENTRANT_LIMIT], *paired;
    struct competition *cup = &competitions[index];
    int count = gather(cup->kind, cup->round + 1, list), ties = count - round->left;
    cup->round++;
    if (ties > count / 2)
        ties = count / 2;
    if (ties <= 0)
        return;
    paired = list + count - 2 * ties;
    shuffle(paired, 2 * ties, stream);
    if (cup->kind == KIND_EUROPE)
        keep_apart(paired, 2 * ties);
    for (int i = 0; i < 2 * ties; i += 2)
        make_tie(index, round, paired[i], paired[i + 1]);
}

void cups_day(struct stream *stream)
{
    int today = date_days(world->date);
    for (u16 i = 0; i < world->competition_count; i++) {
        int count, ahead = competitions[i].kind == KIND_LEAGUE_CUP ? 5 : 10;
        const struct cup_round *rounds = cup_rounds(competitions[i].kind, &count);
        if (competitions[i].round < count && today == season_day(rounds[competitions[i].round].first) - ahead)
            draw(i, &rounds[competitions[i].round], stream);
    }
}
