/* Whether a team sheet is legal: the first reason against it, in the game's words. */
#include "grid.h"
#include "names.h"
#include "sheet_parts.h"
#include "touchline.h"

struct finding { enum sheet_reason reason; u16 player; };

static const struct finding none = {SHEET_OK, NONE};

static struct finding found(enum sheet_reason reason, u16 player)
{
    struct finding finding = {reason, player};
    return finding;
}

static int in_squad(const struct club *club, u16 player)
{
    for (int i = 0; i < SQUAD_LIMIT; i++)
        if (club->squad[i] == player)
            return is_player(player);
    return 0;
}

static int in_team(const struct club *club, u16 player)
{
    for (int i = 0; i < SHEET_STARTERS; i++)
        if (club->sheet_players[i] == player)
            return player != NONE;
    return 0;
}

static struct finding eleven(const struct club *club)
{
    for (int i = 0; i < SHEET_STARTERS; i++)
        if (club->sheet_players[i] == NONE)
            return found(SHEET_NOT_ELEVEN, NONE);
    return none;
}

static struct finding twice(const struct club *club)
{
    for (int i = 1; i < SHEET_PLAYERS; i++)
        for (int j = 0; j < i; j++)
            if (club->sheet_players[i] != NONE && club->sheet_players[i] == club->sheet_players[j])
                return found(SHEET_TWICE, club->sheet_players[i]);
    return none;
}

static struct finding ours(const struct club *club)
{
    for (int i = 0; i < SHEET_PLAYERS; i++)
        if (club->sheet_players[i] != NONE && !in_squad(club, club->sheet_players[i]))
            return found(SHEET_NOT_OURS, club->sheet_players[i]);
    return none;
}

static struct finding available(const struct club *club)
{
    int kind = sheet_kind((u16)(club - clubs));
    for (int i = 0; i < SHEET_PLAYERS; i++) {
        u16 player = club->sheet_players[i];
        if (player == NONE)
            continue;
        if (players[player].injury_type != 0)
            return found(SHEET_INJURED, player);
        if (sheet_is_banned(&players[player], kind))
            return found(SHEET_BANNED, player);
    }
    return none;
}

static struct finding goalkeeper(const struct club *club)
{
    for (int i = 0; i < SHEET_STARTERS; i++)
        if ((club->sheet_cells[i] == 0) != (i == 0))
            return found(SHEET_GOALKEEPER, NONE);
    return none;
}

static struct finding cells_apart(const struct club *club)
{
    for (int i = 1; i < SHEET_STARTERS; i++)
        for (int j = 0; j < i; j++)
            if (club->sheet_cells[i] == club->sheet_cells[j])
                return found(SHEET_SAME_CELL, NONE);
    return none;
}

static struct finding cells_on_pitch(const struct club *club)
{
    for (int i = 0; i < 2 * SHEET_PLAYERS; i++)
        if (club->sheet_cells[i] >= CELLS)
            return found(SHEET_CELL, NONE);
    return none;
}

static struct finding tactic(const struct club *club)
{
    return club->sheet_tactic < TACTICS ? none : found(SHEET_TACTIC, NONE);
}

static struct finding captain(const struct club *club)
{
    return in_team(club, club->sheet_captain) ? none : found(SHEET_CAPTAIN, NONE);
}

static struct finding takers(const struct club *club)
{
    int all = in_team(club, club->sheet_penalties) && in_team(club, club->sheet_free_kicks)
        && in_team(club, club->sheet_corners);
    return all ? none : found(SHEET_TAKER, NONE);
}

static void write_message(struct verdict *verdict)
{
    static const char *words[] = {
        [SHEET_OK] = "", [SHEET_NOT_ELEVEN] = "You must select eleven players.",
        [SHEET_TWICE] = " has been selected twice.", [SHEET_NOT_OURS] = " is not one of your players.",
        [SHEET_INJURED] = " is injured.", [SHEET_BANNED] = " is suspended.",
        [SHEET_GOALKEEPER] = "You must field one goalkeeper, in shirt 1.",
        [SHEET_SAME_CELL] = "Two players stand in the same position.",
        [SHEET_CELL] = "That position is not on the pitch.", [SHEET_TACTIC] = "Choose a tactic.",
        [SHEET_CAPTAIN] = "Your captain must be in the team.",
        [SHEET_TAKER] = "Your set-piece takers must be in the team."};
    struct text text = text_in(verdict->message, sizeof verdict->message);
    if (verdict->reason >= SHEET_TWICE && verdict->reason <= SHEET_BANNED)
        text_player(&text, verdict->player);
    text_add(&text, words[verdict->reason]);
}

struct verdict sheet_verdict(u16 club)
{
    static struct finding (*const rules[])(const struct club *) = {
        eleven, twice, ours, available, goalkeeper, cells_apart, cells_on_pitch, tactic, captain, takers};
    struct verdict verdict = {SHEET_OK, NONE, ""};
    for (unsigned i = 0; i < sizeof rules / sizeof rules[0] && verdict.reason == SHEET_OK; i++) {
        struct finding finding = rules[i](&clubs[club]);
        verdict.reason = finding.reason;
        verdict.player = finding.player;
    }
    write_message(&verdict);
    return verdict;
}
