/* What can be done about a player: lists, prices, contracts, loans, offers. */
#include "amount.h"
#include "contracts.h"
#include "keys.h"
#include "market.h"
#include "people.h"
#include "person_panel.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"

enum { LEFT = 12, WIDTH = 616, PRICE_STEP = 25000, NO_KEY = 0 };
enum belongs { OURS, OURS_ON_LOAN, BORROWED, ANOTHERS, NOBODYS };

struct action { int key; const char *cap, *label; };
enum { ACTIONS = 9 };

static enum belongs whose(u16 index)
{
    const struct player *player = &players[index];
    int is_lent = player->loan_club < world->club_count;
    if (player->club == human_club())
        return is_lent && player->loan_club != human_club() ? OURS_ON_LOAN : OURS;
    if (is_lent && player->loan_club == human_club())
        return BORROWED;
    return is_free_agent(index) ? NOBODYS : ANOTHERS;
}

static const struct action *actions_for(enum belongs belongs)
{
    static const struct action ours[ACTIONS] = {
        {'T', "T", "Transfer list"}, {'L', "L", "Loan list"}, {'F', "F", "Free transfer"}, {'U', "U", "Not for sale"},
        {'O', "O", "Off all lists"}, {'N', "N", "New contract"}, {'X', "X", "Release"}};
    static const struct action lent[ACTIONS] = {{'R', "R", "Recall"}, {'N', "N", "New contract"}};
    static const struct action borrowed[ACTIONS] = {{'H', "H", "Send home"}, {'M', "M", "Make an offer"}, {'K', "K", "Shortlist"}};
    static const struct action anothers[ACTIONS] = {
        {'M', "M", "Make an offer"}, {'N', "N", "Contract talks"}, {'K', "K", "Shortlist"}, {'C', "C", "His club"}};
    static const struct action nobodys[ACTIONS] = {{'N', "N", "Contract talks"}, {'K', "K", "Shortlist"}};
    static const struct action *const all[] = {ours, lent, borrowed, anothers, nobodys};
    return all[belongs];
}

static void draw_buttons(const struct action *actions)
{
    enum { ACROSS = 3, BUTTON = 196, TOP = 300, DOWN = 34 };
    for (int i = 0; i < ACTIONS && actions[i].key != NO_KEY; i++)
        draw_button(LEFT + i % ACROSS * (BUTTON + 14), TOP + i / ACROSS * DOWN, BUTTON, actions[i].cap, actions[i].key,
                    actions[i].label);
}

static void line(int x, int y, const char *label, const char *value)
{
    text_draw(x, y, FONT_SHADOW, GREY, label);
    text_draw_cut(x + 104, y, WHITE, value, x < SCREEN_WIDTH / 2 ? 34 : 14);
}

static const char *count_flags(const u8 *flags, int count, char buffer[PHRASE])
{
    int set = 0;
    for (int i = 0; i < count; i++)
        set += flags[i] != 0;
    return set == 0 ? "none" : number_text(set, "", buffer);
}

static void draw_standing(u16 index, int is_ours)
{
    enum { TOP = 160, SECOND = 404 };
    char buffer[PHRASE], words[76];
    const struct player *player = &players[index];
    struct terms terms = contract_now(index);
    draw_panel(LEFT, TOP, WIDTH, 128);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, "How he stands");
    line(24, TOP + 24, "At the club", role_at_club_word(player));
    line(24, TOP + 24 + LINE, "Form", form_word(player));
    line(24, TOP + 24 + 2 * LINE, "Mood", is_ours ? mood_words(index, words) : "-");
    line(24, TOP + 24 + 3 * LINE, "Injury", player->injury_type ? injury_words(player, words) : "none");
    line(24, TOP + 24 + 4 * LINE, "On loan to", player->loan_club < world->club_count ? club_text(player->loan_club) : "-");
    line(24, TOP + 24 + 5 * LINE, "Work permit", player->work_permit ? "yes" : "not needed");
    line(SECOND, TOP + 24, "Months left", number_text(contract_months_left(player), "", buffer));
    line(SECOND, TOP + 24 + LINE, "Bonuses", count_flags(terms.bonuses, BONUSES, buffer));
    line(SECOND, TOP + 24 + 2 * LINE, "Clauses", count_flags(terms.clauses, CLAUSES, buffer));
    line(SECOND, TOP + 24 + 3 * LINE, "Europe", number_text(player->european_apps, player->european_apps == 1 ? " match" : " matches", buffer));
    line(SECOND, TOP + 24 + 4 * LINE, "Caps", number_text(player->caps, "", buffer));
    line(SECOND, TOP + 24 + 5 * LINE, "Shortlist", shortlist_has(human_club(), index) ? "yes" : "no");
}

static void draw(u16 index, const struct amount *price, const struct outcome *outcome, int is_question)
{
    char today[PHRASE];
    enum belongs belongs = whose(index);
    frame_begin("Player Dealings", today_text(today));
    person_panel(index);
    draw_standing(index, belongs == OURS || belongs == OURS_ON_LOAN);
    draw_buttons(actions_for(belongs));
    if (belongs == OURS) {
        amount_draw(price, 222, 369, "Asking price", 1, 0);
        draw_chip(222 + 306, 372, 72, "P", 'P', "Set it");
    }
    if (is_question) {
        draw_chip(LEFT + 400, 423, 60, "Y", 'Y', "Yes");
        draw_chip(LEFT + 470, 423, 60, "N", 'N', "No");
    }
    text_draw_cut(LEFT + 4, 424, outcome->ok ? GREEN : ORANGE, outcome->message, 76);
    frame_end(belongs == OURS ? "Esc  Back     0-9 + -  Price     P  Set the price     and the keys above" : "Esc  Back     and the keys above");
}

static int really_release(u16 index, const struct amount *price)
{
    struct outcome question = {0, "Pay off his contract and let him go? Y/N"};
    draw(index, price, &question, 1);
    int key;
    do
        key = key_letter(key_wait());
    while (key != 'Y' && key != 'N' && key != KEY_ESCAPE);
    return key == 'Y';
}

static struct outcome own_action(u16 player, int key, const struct amount *price)
{
    struct outcome nothing = {1, ""};
    u16 club = human_club();
    switch (key) {
    case 'T': return player_list(club, player, LISTED_BY_CLUB);
    case 'L': return player_list(club, player, LISTED_FOR_LOAN);
    case 'F': return player_list(club, player, FREE_TO_GO);
    case 'U': return player_list(club, player, UNAVAILABLE);
    case 'O': return player_list(club, player, NOT_SET);
    case 'P': return player_price(club, player, price->pounds);
    case 'X': return really_release(player, price) ? player_release(club, player) : nothing;
    default: return nothing;
    }
}

static struct outcome act(u16 player, int key, const struct amount *price)
{
    struct outcome nothing = {1, ""};
    u16 club = human_club();
    switch (key) {
    case 'R': return loan_recall(club, player);
    case 'H': return loan_end(club, player);
    case 'K': return shortlist_has(club, player) ? shortlist_remove(club, player) : shortlist_add(club, player);
    case 'M': screen_make_offer(player); return nothing;
    case 'N': screen_contract_talks(player); return nothing;
    case 'C': screen_club_squad(players[player].club); return nothing;
    default: return own_action(player, key, price);
    }
}

static int is_offered(const struct action *actions, int key)
{
    for (int i = 0; i < ACTIONS && actions[i].key != NO_KEY; i++)
        if (actions[i].key == key)
            return 1;
    return 0;
}

void screen_dealings(u16 player)
{
    struct outcome outcome = {1, ""};
    struct amount price = amount_of(asking_price(player));
    for (;;) {
        draw(player, &price, &outcome, 0);
        int key = key_letter(key_wait());
        enum belongs belongs = whose(player);
        if (key == KEY_ESCAPE)
            return;
        if (belongs == OURS && amount_key(&price, key, PRICE_STEP))
            continue;
        if (is_offered(actions_for(belongs), key) || (belongs == OURS && key == 'P'))
            outcome = act(player, key, &price);
    }
}
