/* Who goes on from a cup tie: over one match or two, with replays, extra time and penalties; and what that brings. */
#include "calendar.h"
#include "club_life.h"
#include "competitions.h"
#include "cups.h"
#include "finance.h"
#include "fixtures.h"
#include "news_competitions.h"
#include "season_days.h"

static int is_tie(int kind)
{
    return cup_bit(kind) != 0 || kind == KIND_PLAYOFF;
}

static const struct cup_round *round_of(const struct fixture *fixture)
{
    int count;
    const struct cup_round *rounds = cup_rounds(fixture_kind(fixture), &count);
    return fixture->round >= 1 && fixture->round <= count ? &rounds[fixture->round - 1] : 0;
}

static int is_replayed(const struct fixture *fixture)
{
    const struct cup_round *round = round_of(fixture);
    return fixture_kind(fixture) == KIND_CUP && fixture->leg == LEG_NONE && round != 0 && round->second.week != 0;
}

int tie_must_end(const struct fixture *fixture)
{
    int kind = fixture_kind(fixture);
    if (!is_tie(kind) || fixture->leg == LEG_FIRST || is_replayed(fixture))
        return 0;
    return kind == KIND_EUROPE && fixture->leg == LEG_SECOND ? 2 : 1;
}

int tie_leader(int home, int away, int home_before, int away_before, int away_goals)
{
    int difference = home + home_before - away - away_before;
    if (difference == 0 && away_goals)
        difference = home_before - away; /* what the home side scored away is what it brought along */
    return difference > 0 ? 1 : difference < 0 ? 2 : 0;
}

static int leader(const struct fixture *fixture)
{
    const struct fixture *first = fixture->leg == LEG_SECOND ? &fixtures[fixture->first_leg] : 0;
    int ahead = tie_leader(fixture->home_goals, fixture->away_goals, first ? first->away_goals : 0,
                           first ? first->home_goals : 0, tie_must_end(fixture) == 2);
    return ahead ? ahead : fixture->home_penalties >= fixture->away_penalties ? 1 : 2;
}

static void make_replay(u16 index)
{
    const struct fixture *fixture = &fixtures[index];
    u16 replay = fixture_add(fixture->competition, fixture->round, fixture->away, fixture->home,
                             season_day(round_of(fixture)->second));
    if (replay == NONE)
        return;
    fixtures[replay].leg = LEG_REPLAY;
    fixtures[replay].first_leg = index;
    news_competition(NEWS_CUP_DRAW, fixtures[replay].home, fixtures[replay].away, NONE, replay, fixture->competition);
}

/* Thousands of pounds for reaching what comes after the round; the last is for the cup itself. */
static s32 prize_of(int kind, int round)
{
    static const u16 cup[] = {10, 15, 25, 40, 70, 120, 250, 700}, league_cup[] = {5, 10, 20, 35, 60, 120, 300};
    static const u16 europe[] = {500, 700, 1000, 1500, 3000};
    if (kind == KIND_CUP)
        return 1000 * cup[round - 1];
    if (kind == KIND_LEAGUE_CUP)
        return 1000 * league_cup[round - 1];
    return kind == KIND_EUROPE ? 1000 * europe[round - 1] : 0;
}

static void win_cup(u16 competition, u16 winner, u16 loser)
{
    struct competition *cup = &competitions[competition];
    cup->winner = winner;
    cup->runner_up = loser;
    clubs[winner].honours |= (u8)cup_bit(cup->kind);
    news_competition(NEWS_CUP_WON, winner, loser, NONE, NONE, competition);
}

static void decide(u16 index, int ahead)
{
    struct fixture *fixture = &fixtures[index];
    u16 winner = ahead == 1 ? fixture->home : fixture->away, loser = ahead == 1 ? fixture->away : fixture->home;
    int kind = fixture_kind(fixture);
    fixture->decided = (u8)ahead;
    if (fixture->leg == LEG_SECOND || fixture->leg == LEG_REPLAY) /* there the sides stand the other way round */
        fixtures[fixture->first_leg].decided = (u8)(3 - ahead);
    if (kind == KIND_PLAYOFF) {
        playoff_settled(index);
        return;
    }
    clubs[loser].cups &= (u8)~cup_bit(kind);
    if (prize_of(kind, fixture->round) > 0)
        finance_prize(winner, prize_of(kind, fixture->round));
    if (round_of(fixture)->left == 1)
        win_cup(fixture->competition, winner, loser);
    else
        news_competition(NEWS_CUP_EXIT, loser, winner, NONE, index, fixture->competition);
}

void tie_settle(u16 index)
{
    const struct fixture *fixture = &fixtures[index];
    if (!is_tie(fixture_kind(fixture)) || fixture->leg == LEG_FIRST)
        return;
    if (is_replayed(fixture) && fixture->home_goals == fixture->away_goals)
        make_replay(index);
    else
        decide(index, leader(fixture));
}
