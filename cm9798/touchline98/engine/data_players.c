/* The rows of PLAYERS.DB1. Values that are 0 or -1 there stay so: a new game draws them. */
#include "club_names.h"
#include "data.h"
#include "outcome.h"
#include "platform.h"

enum {
    UNIQUE_ID, FIRST_NAME, SECOND_NAME, NATION, CAPS, GOALS, CURRENT_CLUB, DATE_JOINED, CONTRACT_ENDS, DATE_OF_BIRTH, AGE,
    GOALKEEPER, ATTACK = GOALKEEPER + 6, RIGHT_SIDED, LEFT_SIDED, CENTRAL, ABILITY, POTENTIAL, REPUTATION,
    ADAPTABILITY, TECHNIQUE = ADAPTABILITY + 23, COLUMNS
};

static const struct db1_want wants[COLUMNS] = {
    {"Unique ID", 0}, {"First Name", 1}, {"Second Name", 1}, {"Nation", 1}, {"Caps", 0}, {"Goals", 0},
    {"Current Club", 1}, {"Date Joined", 1}, {"Contract Ends", 1}, {"Date of Birth", 1}, {"Age", 0}, {"Goalkeeper", 0},
    {"Sweeper", 0}, {"Defence", 0}, {"Anchor", 0}, {"Midfield", 0}, {"Support", 0}, {"Attack", 0}, {"Right Sided", 0},
    {"Left Sided", 0}, {"Central", 0}, {"Ability", 0}, {"Potential", 0}, {"Reputation", 0}, {"Adaptability", 0},
    {"Aggression", 0}, {"Big-Occasion", 0}, {"Character", 0}, {"Consistency", 0}, {"Creativity", 0},
    {"Determination", 0}, {"Dirtyness", 0}, {"Dribbling", 0}, {"Flair", 0}, {"Heading", 0}, {"Influence", 0},
    {"Inj Prone", 0}, {"Marking", 0}, {"Off the ball", 0}, {"Pace", 0}, {"Passing", 0}, {"Positioning", 0},
    {"Set Pieces", 0}, {"Shooting", 0}, {"Stamina", 0}, {"Strength", 0}, {"Tackling", 0}, {"Technique", 0},
};

struct outcome data_count_players(struct db1 *file, u32 *count)
{
    struct outcome outcome = db1_open(file, "PLAYERS.DB1", wants, COLUMNS);
    if (outcome.ok) {
        *count = file->count;
        db1_close(file);
    }
    return outcome;
}

static s32 rating(const struct db1 *file, int column)
{
    s32 value = db1_number(file, column);
    return value < 0 || value > 200 ? -1 : value; /* any number above the scale means "unlimited" */
}

static u8 up_to(s32 value, s32 limit)
{
    return (u8)(value > limit ? limit : value);
}

static void fill_positions(const struct db1 *file, struct player *player)
{
    u32 pairs = 0;
    for (int i = 0; i <= RIGHT_SIDED - GOALKEEPER; i++)
        pairs |= (u32)up_to(db1_number(file, GOALKEEPER + i), 2) << (2 * i);
    player->positions = (u16)pairs;
    player->sides = (u8)(up_to(db1_number(file, LEFT_SIDED), 2) | up_to(db1_number(file, CENTRAL), 2) << 2);
}

/* In the order of the data file, where morale has no column. */
static void fill_attributes(const struct db1 *file, struct player *player)
{
    u8 *attributes[] = {&player->adaptability, &player->aggression, &player->big_occasion, &player->character,
        &player->consistency, &player->creativity, &player->determination, &player->dirtyness, &player->dribbling,
        &player->flair, &player->heading, &player->influence, &player->injury_proneness, &player->marking,
        &player->off_the_ball, &player->pace, &player->passing, &player->positioning, &player->set_pieces,
        &player->shooting, &player->stamina, &player->strength, &player->tackling, &player->technique};
    for (int i = 0; i <= TECHNIQUE - ADAPTABILITY; i++)
        *attributes[i] = up_to(db1_number(file, ADAPTABILITY + i), 20);
}

static void fill_dates(const struct db1 *file, struct player *player)
{
    char buffer[DB1_TEXT];
    data_date(db1_text(file, DATE_OF_BIRTH, buffer), player->birth);
    data_date(db1_text(file, DATE_JOINED, buffer), player->joined);
    data_date(db1_text(file, CONTRACT_ENDS, buffer), player->expires);
    if (player->birth[1] == 0) /* unknown: a new game draws the day; the age is kept in the place of the year */
        player->birth[2] = up_to(db1_number(file, AGE), 60);
}

static void fill_club(const struct db1 *file, struct player *player, u16 index)
{
    char buffer[DB1_TEXT];
    u16 club = club_named(db1_text(file, CURRENT_CLUB, buffer));
    if (club == NONE || (club >= FIRST_REAL_CLUB && !squad_add(club, index)))
        club = FREE_TRANSFER;
    player->club = club;
}

static void fill(const struct db1 *file, struct player *player, u16 index)
{
    char buffer[DB1_TEXT];
    player->first_name = data_text(file, FIRST_NAME);
    player->second_name = data_text(file, SECOND_NAME);
    player->nation = club_named(db1_text(file, NATION, buffer));
    player->caps = (u16)db1_number(file, CAPS);
    player->international_goals = (u8)db1_number(file, GOALS);
    player->unused_link = player->loan_club = NONE;
    player->ability = (s16)rating(file, ABILITY);
    player->potential = (s16)rating(file, POTENTIAL);
    player->reputation = (s16)rating(file, REPUTATION);
    fill_positions(file, player);
    fill_attributes(file, player);
    fill_dates(file, player);
    fill_club(file, player, index);
}

struct outcome data_read_players(struct db1 *file)
{
    struct outcome outcome = db1_open(file, "PLAYERS.DB1", wants, COLUMNS);
    if (!outcome.ok)
        return outcome;
    for (u32 i = 0; outcome.ok && i < world->player_count; i++) {
        if (db1_next(file))
            fill(file, &players[i], (u16)i);
        else
            outcome = data_cut_short(file);
        if (i % 256 == 255)
            platform_yield();
    }
    db1_close(file);
    return outcome;
}
