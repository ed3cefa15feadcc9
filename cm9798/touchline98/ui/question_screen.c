/* A question to the manager, with answers to choose by number. */
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "questions.h"
#include "screens.h"

enum { LEFT = 12, WIDTH = 616, LINES = 12, STEP = 18, TOP = 60, COLUMNS = 75 };

static int draw(int question)
{
    char today[PHRASE], words[76], lines[LINES][76], choices[CHOICES][76], cap[2] = {0, 0};
    int count = question_text(question, lines), answers = question_choices(question, choices);
    colours_of_club(human_club());
    frame_begin("Question", today_text(today));
    draw_panel(LEFT, TOP, WIDTH, STEP * LINES + 34);
    draw_heading(LEFT + 2, TOP + 2, WIDTH - 4, question_title(question, words));
    for (int i = 0; i < count && i < LINES; i++)
        text_draw_cut(LEFT + 8, TOP + 28 + STEP * i, WHITE, lines[i], COLUMNS);
    for (int i = 0; i < answers && i < CHOICES; i++) {
        cap[0] = (char)('1' + i);
        draw_button(LEFT, 322 + 32 * i, WIDTH, cap, '1' + i, choices[i]);
    }
    frame_end(answers == 4 ? "Esc  Later     1 to 4  Answer" : answers == 3 ? "Esc  Later     1 to 3  Answer" : "Esc  Later     1 to 2  Answer");
    return answers;
}

static void draw_reply(const char *reply)
{
    char today[PHRASE];
    frame_begin("Question Answered", today_text(today));
    draw_panel(LEFT, 160, WIDTH, 76);
    text_draw_wrapped(LEFT + 8, 178, WHITE, reply, COLUMNS);
    frame_end("Space  Go on");
}

void screen_question(int question)
{
    int answers = draw(question), key;
    do
        key = key_wait();
    while (key != KEY_ESCAPE && !(key >= '1' && key < '1' + answers));
    if (key == KEY_ESCAPE)
        return;
    struct outcome outcome = question_answer(question, key - '1');
    draw_reply(outcome.message);
    do
        key = key_wait();
    while (key != KEY_SPACE && key != KEY_ENTER && key != KEY_ESCAPE);
}
