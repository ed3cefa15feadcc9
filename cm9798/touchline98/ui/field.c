/* Text fields. */
#include "field.h"
#include "keys.h"
#include "picture.h"
#include "screen_list.h"
#include "text.h"

int field_key(struct field *field, int key)
{
    int length = text_length(field->text);
    if (key == KEY_BACKSPACE) {
        if (length > 0)
            field->text[length - 1] = 0;
        return 1;
    }
    if (key < ' ' || key > '~' || (field->digits_only && (key < '0' || key > '9')))
        return 0;
    if (length < field->limit && length < (int)sizeof field->text - 1) {
        field->text[length] = (char)key;
        field->text[length + 1] = 0;
    }
    return 1;
}

void field_draw(const struct field *field, int x, int y, int width, int active, int click_key)
{
    enum { LABEL_WIDTH = 112 };
    text_draw(x, y + 4, FONT_SHADOW, active ? YELLOW : GREY, field->label);
    draw_box(x + LABEL_WIDTH, y, width, 24, active ? CHOSEN : FIELD);
    text_draw(x + LABEL_WIDTH + 8, y + 4, FONT_PLAIN, WHITE, field->text);
    if (active)
        platform_fill(x + LABEL_WIDTH + 8 + GLYPH_WIDTH * text_length(field->text), y + 5, 2, 14, YELLOW);
    target_add(x, y, LABEL_WIDTH + width, 24, click_key);
}
