/* A match in play on the screen: score board, scorers, figures, commentary. */
#include "match_view.h"
#include "commentary_log.h"
#include "competitions.h"
#include "keys.h"
#include "match_phases.h"
#include "phrases.h"
#include "picture.h"
#include "platform.h"
#include "text.h"
#include "touchline.h"

enum { LEFT = 12, WIDTH = 616, MIDDLE = SCREEN_WIDTH / 2, BOARD_TOP = 46, SCORERS_TOP = 118, SCORER_LINES = 5,
       FIGURES_TOP = 210, LOG_TOP = 268 };

const char *match_period_words(void)
{
    if (match->phase == MATCH_SHOOT_OUT)
        return "Penalties";
    return match->phase == MATCH_EXTRA_FIRST || match->phase == MATCH_EXTRA_SECOND ? "Extra time" : "";
}

/* What counts beside the score: penalties, or both legs together. */
static const char *other_score(char buffer[PHRASE])
{
    char score[PHRASE];
    struct text text = text_in(buffer, PHRASE);
    if (match->kicks[0] + match->kicks[1] > 0) {
        text_add(&text, score_text(match->penalties[0], match->penalties[1], score));
        text_add(&text, " on penalties");
    } else if (fixtures[match->fixture].leg == LEG_SECOND) {
        text_add(&text, "both legs ");
        text_add(&text, score_text(match->goals[0] + match->first_leg[0], match->goals[1] + match->first_leg[1], score));
    }
    return buffer;
}

static void draw_board(const char *state)
{
    char score[PHRASE], minute[PHRASE];
    draw_panel(LEFT, BOARD_TOP, WIDTH, 66);
    platform_fill(LEFT + 2, BOARD_TOP + 2, 244, 34, SHIRT);
    platform_fill(LEFT + WIDTH - 246, BOARD_TOP + 2, 244, 34, OTHER_SHIRT);
    text_draw_centred(LEFT + 124, BOARD_TOP + 11, FONT_PLAIN, SHIRT_TEXT, club_text(match->clubs[0]));
    text_draw_centred(LEFT + WIDTH - 124, BOARD_TOP + 11, FONT_PLAIN, OTHER_SHIRT_TEXT, club_text(match->clubs[1]));
    text_draw_centred(MIDDLE, BOARD_TOP + 11, FONT_BOLD, YELLOW, score_text(match->goals[0], match->goals[1], score));
    text_draw_centred(MIDDLE, BOARD_TOP + 42, FONT_BOLD, WHITE, number_text(match->minute, "'", minute));
    text_draw(LEFT + 16, BOARD_TOP + 42, FONT_SHADOW, CYAN, state);
    text_draw_right(LEFT + WIDTH - 16, BOARD_TOP + 42, FONT_SHADOW, YELLOW, other_score(score));
}

/* Goals and red cards of one side, the latest that fit. */
static void draw_scorers(int side)
{
    enum { GOAL = 1, PENALTY_GOAL = 2, RED_CARD = 4, HALF = 300 };
    int shown = 0, x = LEFT + (side == 0 ? 10 : WIDTH - HALF + 8);
    for (int i = match->incident_count - 1; i >= 0 && shown < SCORER_LINES; i--) {
        char buffer[PHRASE], name[PHRASE];
        const struct incident *incident = incident_at(i);
        int goal = incident->kind == GOAL || incident->kind == PENALTY_GOAL;
        if (incident->side != side || !(goal || incident->kind == RED_CARD))
            continue;
        struct text text = text_in(buffer, sizeof buffer);
        text_number(&text, incident->minute);
        text_add(&text, "  ");
        text_add(&text, player_text(incident->player, name));
        text_add(&text, incident->kind == PENALTY_GOAL ? " (pen)" : goal ? "" : " sent off");
        text_draw_cut(x, SCORERS_TOP + 4 + LINE * shown++, goal ? WHITE : RED, buffer, 35);
    }
}

static void figure(int y, const char *label, int home, int away)
{
    text_draw_centred(MIDDLE, y, FONT_SHADOW, GREY, label);
    text_draw_number(MIDDLE - 96, y, WHITE, home);
    text_draw_number(MIDDLE + 112, y, WHITE, away);
}

static void draw_figures(void)
{
    draw_panel(LEFT, FIGURES_TOP, WIDTH, 50);
    figure(FIGURES_TOP + 1, "Shots", match->shots[0], match->shots[1]);
    figure(FIGURES_TOP + 17, "On target", match->shots_on_target[0], match->shots_on_target[1]);
    figure(FIGURES_TOP + 33, "Substitutions", match->subs_used[0], match->subs_used[1]);
    text_draw_cut(LEFT + 10, FIGURES_TOP + 17, CYAN, tactic_name(match->tactics[0]), 20);
    text_draw_right(LEFT + WIDTH - 10, FIGURES_TOP + 17, FONT_PLAIN, CYAN, tactic_name(match->tactics[1]));
}

static void draw_log(void)
{
    enum { STEP = 17 };
    draw_panel(LEFT, LOG_TOP, WIDTH, LOG_LINES * STEP + 8);
    for (int i = 0; i < LOG_LINES && log_at(i) != 0; i++) {
        const struct log_line *line = log_at(i);
        int y = LOG_TOP + 4 + STEP * i;
        platform_fill(LEFT + 2, y, WIDTH - 4, STEP - 1, line->important ? OWN_ROW : i % 2 ? ZEBRA : PANEL);
        text_draw(LEFT + 12, y, FONT_PLAIN, line->important ? YELLOW : i == 0 ? WHITE : GREY, line->text);
    }
}

void match_draw(const char *state, const char *hints, int with_selection)
{
    char crowd[PHRASE], number[PHRASE];
    struct text text = text_in(crowd, sizeof crowd);
    text_add(&text, text_at(clubs[match->clubs[0]].stadium));
    text_add(&text, "   Crowd ");
    text_add(&text, number_text(match->attendance, "", number));
    frame_begin("Match", crowd);
    draw_board(state);
    draw_panel(LEFT, SCORERS_TOP, WIDTH, SCORER_LINES * LINE + 6);
    draw_scorers(0);
    draw_scorers(1);
    draw_figures();
    draw_log();
    if (with_selection)
        draw_chip(LEFT, 433, 140, "T", 'T', "Team Selection");
    frame_end(hints);
}
