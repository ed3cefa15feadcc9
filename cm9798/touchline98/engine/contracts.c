/* Contract talks of a person with a player. */
#include "contracts.h"
#include "calendar.h"
#include "chance.h"
#include "data.h"
#include "deals.h"
#include "finance.h"
#include "growth.h"
#include "names.h"
#include "news_clubs.h"
#include "outcome.h"
#include "squads.h"

enum { PATIENCE = 3, SULK = 3, LONGEST = 5, CONTENT = 97, INSULT = 82, NEGOTIATING = 4, OFFER_ACCEPTED = 5 };

const char *bonus_name(enum bonus bonus)
{
    static const char *names[BONUSES] = {"Win bonus", "Goal bonus", "Promotion bonus", "Domestic trophy bonus", "European trophy bonus"};
    return bonus < BONUSES ? names[bonus] : "";
}

const char *clause_name(enum clause clause)
{
    static const char *names[CLAUSES] = {"Big club release", "Relegation release", "Non-promotion release", "Free on expiry",
        "Manager's job release"};
    return clause < CLAUSES ? names[clause] : "";
}

s32 bonus_amount(const struct player *player, enum bonus bonus)
{
    static const u8 weeks_in_twentieths[BONUSES] = {2, 3, 100, 80, 160};
    return bonus < BONUSES ? (s32)player->wage / 20 * weeks_in_twentieths[bonus] : 0;
}

int contract_months_left(const struct player *player)
{
    int days = date_is_real(player->expires) ? date_days(player->expires) - date_days(world->date) : 0;
    return days > 0 ? (days + 29) / 30 : 0;
}

struct terms contract_now(u16 index)
{
    const struct player *player = &players[index];
    struct terms terms = {(s32)player->wage, 0, {0}, {0}};
    terms.years = date_is_real(player->expires) ? player->expires[2] - world->season : 0;
    for (int i = 0; i < BONUSES; i++)
        terms.bonuses[i] = player->bonuses[i];
    for (int i = 0; i < CLAUSES; i++)
        terms.clauses[i] = player->clauses[i];
    return terms;
}

static struct outcome of_player(int ok, u16 player, const char *words)
{
    char name[80];
    struct text text = text_in(name, sizeof name);
    struct outcome outcome;
    text_player(&text, player);
    outcome = failure(name, words);
    outcome.ok = ok;
    return outcome;
}

struct outcome contract_can_talk(u16 club, u16 index)
{
    int offer = offer_find(club, index);
    const struct player *player = &players[index];
    if (!is_player(index) || !is_club(club))
        return failure("There is no such player.", "");
    if (player->club == club) {
        if (player->talks_blocked > 0)
            return of_player(0, index, " refuses to discuss a new contract at the moment.");
        return player->wants_away && player->discontent >= 50 ? of_player(0, index, " wants to leave and will not sign again.") : success();
    }
    if (!is_free_agent(index) && (offer < 0 || offers[offer].state != OFFER_TALKS || offers[offer].kind != OFFER_TRANSFER))
        return failure("You need an agreement with his club before you may speak to ", "him.");
    if (squad_room(club) == 0)
        return failure("Your squad is full.", "");
    if (!market_is_open() && !is_free_agent(index))
        return failure("The transfer deadline has passed.", "");
    if (player->talks_blocked > 0 || !will_join(club, index))
        return of_player(0, index, " has no wish to join you.");
    return success();
}

struct outcome contract_asks(u16 club, u16 index, struct terms *asks)
{
    struct outcome outcome = contract_can_talk(club, index);
    if (outcome.ok)
        *asks = demands(club, index);
    return outcome;
}

/* In percent of what he asks. */
static int verdict_on(const struct terms *terms, const struct terms *asks)
{
    int percent = terms->wage / (asks->wage / 100 + 1), years = terms->years - asks->years;
    percent -= 3 * (years < 0 ? -years : years);
    for (int i = 0; i < BONUSES; i++)
        percent += terms->bonuses[i] == asks->bonuses[i] ? 0 : terms->bonuses[i] ? 2 : -3;
    for (int i = 0; i < CLAUSES; i++)
        percent += terms->clauses[i] == asks->clauses[i] ? 0 : terms->clauses[i] ? 2 : -4;
    return percent;
}

static struct outcome break_off(u16 club, u16 index)
{
    struct player *player = &players[index];
    int offer = offer_find(club, index);
    player->refusals = 0;
    player->talks_blocked = SULK;
    if (player->club == club) {
        player->morale = (u8)clamped(player->morale - 2, 0, 20);
        player->discontent = (u8)clamped(player->discontent + 10, 0, 100);
    }
    if (offer >= 0)
        offer_close(offer);
    return of_player(0, index, " has broken off the talks.");
}

static struct outcome haggle(u16 club, u16 index, int percent)
{
    struct player *player = &players[index];
    player->refusals = (u8)(player->refusals + (percent < INSULT ? 2 : 1));
    player->deal_stage = NEGOTIATING;
    if (player->refusals >= PATIENCE)
        return break_off(club, index);
    return of_player(0, index, percent < INSULT ? " is insulted by your offer." : " wants better terms.");
}

static struct outcome join(u16 club, u16 index, const struct terms *terms)
{
    int offer = offer_find(club, index);
    s32 fee = offer >= 0 ? offers[offer].fee : 0;
    if (permit_refused(club, index)) {
        offers_close_for(index);
        news_club(NEWS_PERMIT_REFUSED, club, NONE, index, 0);
        return of_player(0, index, " has been refused a work permit. The deal is off.");
    }
    if (fee > club_transfer_money(club))
        return failure("The board will not release the fee.", "");
    players[index].work_permit = 1;
    complete_transfer(index, club, fee, terms);
    return of_player(1, index, " has signed for you.");
}

struct outcome contract_offer(u16 club, u16 index, const struct terms *terms)
{
    struct outcome outcome = contract_can_talk(club, index);
    struct terms asks;
    s32 before;
    int percent;
    if (!outcome.ok)
        return outcome;
    if (terms->wage <= 0 || terms->years < 1 || terms->years > LONGEST)
        return failure("A contract runs for one to five years and needs a wage.", "");
    before = players[index].club == club ? (s32)players[index].wage : 0;
    if (club_weekly_wages(club) - before + terms->wage > club_wage_limit(club) && terms->wage > before)
        return failure("The board will not sanction such a wage.", "");
    asks = demands(club, index);
    percent = verdict_on(terms, &asks);
    if (percent < CONTENT)
        return haggle(club, index, percent);
    if (players[index].club != club)
        return join(club, index, terms);
    sign(index, terms);
    players[index].discontent = (u8)clamped(players[index].discontent - 15, 0, 100);
    players[index].morale = (u8)clamped(players[index].morale + 2, 0, 20);
    news_club(NEWS_NEW_CONTRACT, club, NONE, index, terms->years);
    return of_player(1, index, " has signed a new contract.");
}
