/* News of clubs: what of them is kept, and how it is told. A pattern's %p is the player, %c the club, %o the other club,
 * %m the money, %n the number, %g the manager. */
#include "news_clubs.h"
#include "humans.h"
#include "names.h"
#include "news_items.h"

static const struct { const char *headline, *body; } patterns[NEWS_CLUBS_END - NEWS_OF_CLUBS] = {
#define TOLD(kind, headline, body) [kind - NEWS_OF_CLUBS] = {headline, body},
    TOLD(NEWS_HURT_IN_TRAINING, "%p is hurt in training", "%p picked up an injury in training and will be out for about %n days.")
    TOLD(NEWS_RETIRED, "%p retires", "%p of %c has announced his retirement from football at the age of %n.")
    TOLD(NEWS_YOUNGSTER, "%p joins from the youth team", "%p, %n, has come through the ranks and signed his first contract with %c.")
    TOLD(NEWS_SIGNED, "%c sign %p", "%p has joined %c%f.")
    TOLD(NEWS_LOANED, "%p goes out on loan", "%p has joined %c on loan from %o until the end of the season.")
    TOLD(NEWS_BACK_FROM_LOAN, "%p is back", "%p has returned to %c from his loan at %o.")
    TOLD(NEWS_FREED, "%p is released", "%p has been released by %c. It cost the club %m.")
    TOLD(NEWS_OFFER_ACCEPTED, "%o accept your offer for %p", "%o have accepted your offer of %m for %p. You may now talk to the player.")
    TOLD(NEWS_OFFER_REFUSED, "%o reject the offer for %p", "%o have turned down the offer for %p.%w")
    TOLD(NEWS_OFFER_ASKS, "%o want more for %p", "%o would let %p go for %m. Make another offer if you still want him.")
    TOLD(NEWS_OFFER_RECEIVED, "%o want %p", "%o have made an offer%b for %p. They wait for your answer.")
    TOLD(NEWS_OFFER_LAPSED, "Nothing comes of %p's move", "The talks between %c and %o about %p have come to nothing.")
    TOLD(NEWS_TALKS_FAILED, "%p turns %c down", "%p could not agree terms with %c and stays with %o.")
    TOLD(NEWS_NEW_CONTRACT, "%p signs a new contract", "%p has signed a new contract with %c for %n more.")
    TOLD(NEWS_CONTRACT_ENDS, "%p's contract is running out", "%p's contract with %c ends in %n months. He may then leave for nothing.")
    TOLD(NEWS_CONTRACT_OVER, "%p leaves on a free transfer", "%p's contract has run out and he has left %c.")
    TOLD(NEWS_WANTS_AWAY, "%p wants to leave", "%p has told %c that he wants to leave the club.")
    TOLD(NEWS_PERMIT_REFUSED, "%p is refused a work permit", "%p has been refused a work permit. He cannot play for %c.")
    TOLD(NEWS_DEADLINE, "The transfer deadline is near", "The transfer deadline is %n days away. After it no players can be bought until the summer.")
    TOLD(NEWS_BOARD_WARNING, "The board of %c are worried", "The board of %c have warned the manager that results must improve.")
    TOLD(NEWS_SACKED, "%c sack %g", "%c have dismissed their manager %g after disappointing results.")
    TOLD(NEWS_NEW_MANAGER, "%g takes over at %c", "%g has been appointed manager of %c.%l")
    TOLD(NEWS_BOARD_EXPECTS, "The board of %c look ahead", "The board of %c would be satisfied with place %n in the table this season.")
    TOLD(NEWS_PRIZE, "Prize money for %c", "%c have earned %m in prize money.")
    TOLD(NEWS_BANK, "%c are in the hands of the bank", "%c can no longer pay their debts. Until they can, they may not buy players.")
    TOLD(NEWS_BANK_OUT, "%c are out of trouble", "The bank has given %c back to their board.")
    TOLD(NEWS_LOAN_REFUSED, "%o will not lend %p", "%o do not want to lend %p to %c.")
    TOLD(NEWS_BIG_SIGNING, "%c pay %m for %p", "%c have signed %p from %o for %m.")
    TOLD(NEWS_LAST_WARNING, "A last warning from the board of %c", "The board of %c have told the manager that their patience is nearly at an end.")
    TOLD(NEWS_CONTRACT_HELD, "%p stays against his will", "%p's contract has run out, but %c keep his registration for one more season.")
    TOLD(NEWS_LEFT_LEAGUE, "%c leave the league", "%c are no longer a club of the league and cannot keep their manager %g.")
#undef TOLD
};

static int everybody_talks(enum club_news kind, u16 club)
{
    u16 own = human_club();
    if (own == NONE || club == NONE)
        return 0;
    return ((kind == NEWS_SACKED || kind == NEWS_NEW_MANAGER || kind == NEWS_BANK) && clubs[club].division == clubs[own].division)
        || (kind == NEWS_BIG_SIGNING && !club_is_persons(club));
}

void news_club(enum club_news kind, u16 club, u16 other_club, u16 player, s32 amount)
{
    int own = (club != NONE && club_is_persons(club)) || (other_club != NONE && club_is_persons(other_club));
    if (own || everybody_talks(kind, club))
        news_add((enum news_kind)kind, club, other_club, player, NONE, amount);
}

void text_money(struct text *text, s32 amount)
{
    s32 scale = 1;
    if (amount < 0)
        text_letter(text, '-');
    amount = amount < 0 ? -amount : amount;
    text_letter(text, (char)0xA3);
    while (amount / scale >= 1000)
        scale *= 1000;
    text_number(text, amount / scale);
    for (scale /= 1000; scale > 0; scale /= 1000) {
        s32 part = amount / scale % 1000;
        text_letter(text, ',');
        text_letter(text, (char)('0' + part / 100));
        text_letter(text, (char)('0' + part / 10 % 10));
        text_letter(text, (char)('0' + part % 10));
    }
}

void text_manager(struct text *text, u16 index)
{
    if (index >= world->manager_count) {
        text_add(text, "somebody");
        return;
    }
    text_add(text, text_at(managers[index].first_name));
    if (*text_at(managers[index].first_name) != 0)
        text_letter(text, ' ');
    text_add(text, text_at(managers[index].second_name));
}

/* The parts of a sentence that are there only sometimes. */
static void add_clause(struct text *text, const struct news *item, char letter)
{
    switch (letter) {
    case 'f':
        if (item->other_club != NONE) {
            text_add(text, " from ");
            text_club(text, item->other_club);
        }
        text_add(text, item->amount > 0 ? " for " : " on a free transfer");
        if (item->amount > 0)
            text_money(text, item->amount);
        break;
    case 'w':
        if (item->amount > 0) {
            text_add(text, " They are thought to want about ");
            text_money(text, item->amount);
            text_letter(text, '.');
        }
        break;
    case 'b':
        text_add(text, item->amount > 0 ? " of " : " of a loan");
        if (item->amount > 0)
            text_money(text, item->amount);
        break;
    default:
        if (item->other_club != NONE) {
            text_add(text, " He comes from ");
            text_club(text, item->other_club);
            text_letter(text, '.');
        }
        break;
    }
}

static void add_part(struct text *text, const struct news *item, char letter)
{
    switch (letter) {
    case 'p':
        text_player(text, item->player);
        break;
    case 'c':
        text_club(text, item->club);
        break;
    case 'o':
        text_club(text, item->other_club);
        break;
    case 'm':
        text_money(text, item->amount);
        break;
    case 'n':
        text_number(text, item->amount);
        if (item->kind == NEWS_NEW_CONTRACT)
            text_add(text, item->amount == 1 ? " season" : " seasons");
        break;
    case 'g':
        text_manager(text, (u16)item->amount);
        break;
    default:
        add_clause(text, item, letter);
        break;
    }
}

static void tell(struct text *text, const struct news *item, const char *pattern)
{
    for (; pattern != 0 && *pattern != 0; pattern++)
        if (*pattern == '%')
            add_part(text, item, *++pattern);
        else
            text_letter(text, *pattern);
}

void news_club_headline(const struct news *item, struct text *text)
{
    tell(text, item, patterns[item->kind - NEWS_OF_CLUBS].headline);
}

void news_club_body(const struct news *item, struct text *text)
{
    tell(text, item, patterns[item->kind - NEWS_OF_CLUBS].body);
}
