/* Loading and saving: the seven slots of saved games. */
#include "keys.h"
#include "phrases.h"
#include "picture.h"
#include "screens.h"
#include "text.h"

static void draw(const char *title, const char *right, const char *message)
{
    enum { LEFT = 80, WIDTH = 480, TOP = 84, STEP = 40 };
    char name[80], cap[2] = {0, 0};
    frame_begin(title, right);
    draw_panel(LEFT - 20, TOP - 20, WIDTH + 40, STEP * SLOTS + 28);
    for (int slot = 1; slot <= SLOTS; slot++) {
        cap[0] = (char)('0' + slot);
        draw_button(LEFT, TOP + STEP * (slot - 1), WIDTH, cap, '0' + slot, slot_name(slot, name) ? name : "(empty)");
    }
    text_draw_centred(SCREEN_WIDTH / 2, 404, FONT_SHADOW, ORANGE, message);
    frame_end("Esc  Back     1 to 7  Choose a slot");
}

/* The slot that the player chose, 0 for none. */
static int choose_slot(const char *title, const char *right, const char *message)
{
    draw(title, right, message);
    for (;;) {
        int key = key_wait();
        if (key == KEY_ESCAPE)
            return 0;
        if (key >= '1' && key < '1' + SLOTS)
            return key - '0';
    }
}

int screen_load(void)
{
    struct outcome outcome = {0, ""};
    for (;;) {
        int slot = choose_slot("Load Game", "", outcome.message);
        if (slot == 0)
            return 0;
        outcome = game_load(slot);
        if (outcome.ok)
            return 1;
    }
}

int screen_save(char message[120])
{
    char name[80], date[24], today[PHRASE];
    int slot = choose_slot("Save Game", today_text(today), "");
    if (slot == 0)
        return 0;
    struct text save_name = text_in(name, sizeof name);
    text_add(&save_name, club_text(human_club()));
    text_letter(&save_name, ' ');
    text_add(&save_name, date_text(world->date, date));
    struct outcome outcome = game_save(slot, name);
    struct text answer = text_in(message, 120);
    text_add(&answer, outcome.ok ? "Game saved." : outcome.message);
    return 1;
}
