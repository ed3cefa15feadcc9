/* Pieces of text that several screens show. */
#include "phrases.h"
#include "calendar.h"
#include "season_parts.h"
#include "sheet_parts.h"
#include "text.h"

const char *club_text(u16 club)
{
    return club < world->club_count ? text_at(clubs[club].long_name) : "";
}

const char *club_short(u16 club)
{
    return club < world->club_count ? text_at(clubs[club].short_name) : "";
}

static const char *two_names(u32 first, u32 second, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    text_add(&text, text_at(first));
    if (text.length > 0 && text_at(second)[0] != 0)
        text_letter(&text, ' ');
    text_add(&text, text_at(second));
    return buffer;
}

const char *player_text(u16 player, char buffer[PHRASE])
{
    if (player >= world->player_count)
        return "";
    return two_names(players[player].first_name, players[player].second_name, buffer);
}

const char *initial_text(u16 player, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    if (player >= world->player_count)
        return "";
    const char *first = text_at(players[player].first_name), *second = text_at(players[player].second_name);
    if (first[0] != 0 && second[0] != 0) {
        text_letter(&text, first[0]);
        text_add(&text, ". ");
    }
    text_add(&text, second[0] != 0 ? second : first);
    return buffer;
}

const char *manager_text(u16 manager, char buffer[PHRASE])
{
    if (manager >= world->manager_count)
        return "";
    return two_names(managers[manager].first_name, managers[manager].second_name, buffer);
}

/* Digits in groups of three; amounts in the records are whole numbers. */
const char *money_text(f64 pounds, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    char digits[16];
    struct text plain = text_in(digits, sizeof digits);
    s32 amount = pounds > 2000000000.0 ? 2000000000 : pounds < -2000000000.0 ? -2000000000 : (s32)pounds;
    if (amount < 0)
        text_letter(&text, '-');
    text_letter(&text, '\xA3');
    text_number(&plain, amount < 0 ? -amount : amount);
    for (int i = 0; i < plain.length; i++) {
        if (i > 0 && (plain.length - i) % 3 == 0)
            text_letter(&text, ',');
        text_letter(&text, digits[i]);
    }
    return buffer;
}

const char *ordinal_text(int number, char buffer[PHRASE])
{
    static const char *const endings[] = {"th", "st", "nd", "rd"};
    int last = number % 10, teen = number / 10 % 10 == 1;
    return number_text(number, endings[!teen && last < 4 ? last : 0], buffer);
}

const char *score_text(int home, int away, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    text_number(&text, home);
    text_add(&text, " - ");
    text_number(&text, away);
    return buffer;
}

static const char *counted(const char *before, int count, const char *one, const char *many, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    text_add(&text, before);
    text_number(&text, count);
    text_add(&text, count == 1 ? one : many);
    return buffer;
}

/* On the day of a European match its bans count too. */
int matches_banned(const struct player *player)
{
    int in_europe = world->phase == PHASE_MATCH_DAY && sheet_is_banned(player, sheet_kind(human_club()));
    return player->domestic_ban != 0 ? player->domestic_ban : in_europe ? player->european_ban : 0;
}

const char *status_text(const struct player *player, char buffer[PHRASE])
{
    if (player->injury_type != 0)
        return counted("injured ", player->injury_days, " day", " days", buffer);
    if (matches_banned(player) != 0)
        return counted("suspended ", matches_banned(player), " match", " matches", buffer);
    return "";
}

const char *rating_text(int total, int count, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    if (count == 0)
        return "-";
    int hundredths = (total * 100 + count / 2) / count;
    text_number(&text, hundredths / 100);
    text_letter(&text, '.');
    text_number(&text, hundredths / 10 % 10);
    text_number(&text, hundredths % 10);
    return buffer;
}

const char *number_text(s32 number, const char *behind, char buffer[PHRASE])
{
    struct text text = text_in(buffer, PHRASE);
    text_number(&text, number);
    text_add(&text, behind);
    return buffer;
}

const char *short_date(const u8 date[3], char buffer[PHRASE])
{
    static const char days[] = "MonTueWedThuFriSatSun", months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    struct text text = text_in(buffer, PHRASE);
    if (!date_is_real(date))
        return "";
    const char *day = days + 3 * weekday(date_days(date)), *month = months + 3 * (date[1] - 1);
    for (int i = 0; i < 3; i++)
        text_letter(&text, day[i]);
    text_add(&text, date[0] < 10 ? "  " : " ");
    text_number(&text, date[0]);
    text_letter(&text, ' ');
    for (int i = 0; i < 3; i++)
        text_letter(&text, month[i]);
    return buffer;
}

const char *today_text(char buffer[PHRASE])
{
    char date[24];
    struct text text = text_in(buffer, PHRASE);
    text_add(&text, club_text(human_club()));
    text_add(&text, "   ");
    text_add(&text, date_text(world->date, date));
    return buffer;
}

const char *cell_text(int cell)
{
    static const char *const rows[6][3] = {{"SWL", "SW", "SWR"}, {"DL", "DC", "DR"}, {"DML", "DM", "DMR"},
                                           {"ML", "MC", "MR"},   {"AML", "AM", "AMR"}, {"FL", "FC", "FR"}};
    if (cell == 0)
        return "GK";
    if (cell > 30)
        return "??";
    int column = (cell - 1) % 5;
    return rows[(cell - 1) / 5][column == 0 ? 0 : column == 4 ? 2 : 1];
}
