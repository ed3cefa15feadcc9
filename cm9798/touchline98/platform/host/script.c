/* Input of the host program: a script of keys and waits, one step a line.
 *
 *   key NAME       Enter Esc Tab Backspace Space Up Down Left Right Home End PgUp PgDn Delete F1..F12, or one letter
 *   text STRING    types it
 *   click X Y      left button
 *   back           right button
 *   wait TEXT      ticks pass until a drawn text contains TEXT; after 20000 the program ends with exit code 3
 *   ticks N        N timer ticks pass
 *   dump           prints the drawn texts
 * Empty lines and lines that begin with # are skipped. At the end of the script the program ends with exit code 0. */
#include "host.h"
#include "platform.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_LIMIT = 512, PATIENCE = 20000 };

static FILE *script;
static char line[LINE_LIMIT];
static char typed[LINE_LIMIT];
static const char *typing = typed;            /* what of it is still to come */
static int ticks_left, waited, line_number;

void host_use_script(const char *file)
{
    script = strcmp(file, "-") == 0 ? stdin : fopen(file, "r");
    if (script == NULL)
        host_fail(EXIT_USAGE, "cannot read the script %s", file);
}

static struct event make_event(enum event_kind kind, int key)
{
    struct event event = {kind, key, 0, 0};
    return event;
}

static int key_named(const char *name)
{
    static const struct { const char *name; int key; } keys[] = {
        {"Enter", 13}, {"Esc", 27}, {"Tab", 9}, {"Backspace", 8}, {"Space", ' '}, {"Up", KEY_UP}, {"Down", KEY_DOWN},
        {"Left", KEY_LEFT}, {"Right", KEY_RIGHT}, {"Home", KEY_HOME}, {"End", KEY_END}, {"PgUp", KEY_PAGE_UP},
        {"PgDn", KEY_PAGE_DOWN}, {"Delete", KEY_DELETE}};
    if (name[0] != 0 && name[1] == 0)
        return (u8)name[0];
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (strcmp(keys[i].name, name) == 0)
            return keys[i].key;
    if (name[0] == 'F' && atoi(name + 1) >= 1 && atoi(name + 1) <= 12)
        return KEY_F1 + atoi(name + 1) - 1;
    host_fail(EXIT_USAGE, "line %d of the script: there is no key named %s", line_number, name);
}

static int is_drawn(const char *wanted)
{
    for (int i = 0; i < world->drawn_text_count; i++)
        if (strstr(text_at(drawn_texts[i].text), wanted) != NULL)
            return 1;
    return 0;
}

static void next_line(void)
{
    do {
        if (fgets(line, sizeof line, script) == NULL)
            platform_exit(0);
        line[strcspn(line, "\r\n")] = 0;
        line_number++;
    } while (line[0] == 0 || line[0] == '#');
}

static struct event click(const char *words)
{
    struct event event = make_event(EVENT_CLICK, 0);
    if (sscanf(words, "%d %d", &event.x, &event.y) != 2)
        host_fail(EXIT_USAGE, "line %d of the script: click needs X and Y", line_number);
    return event;
}

/* A step that takes no time leaves EVENT_NONE behind, and the next one follows at once. */
static struct event step(void)
{
    char *rest;
    next_line();
    rest = strchr(line, ' ');
    rest = rest == NULL ? line + strlen(line) : rest + 1;
    if (strncmp(line, "key ", 4) == 0)
        return make_event(EVENT_KEY, key_named(rest));
    if (strncmp(line, "click ", 6) == 0)
        return click(rest);
    if (strcmp(line, "back") == 0)
        return make_event(EVENT_BACK, 0);
    if (strncmp(line, "text ", 5) == 0)
        typing = strcpy(typed, rest);
    else if (strncmp(line, "ticks ", 6) == 0)
        ticks_left = atoi(rest);
    else if (strncmp(line, "wait ", 5) == 0)
        waited = 1;
    else if (strcmp(line, "dump") == 0)
        host_dump_texts();
    else
        host_fail(EXIT_USAGE, "line %d of the script is no step: %s", line_number, line);
    return make_event(EVENT_NONE, 0);
}

static struct event wait_on(void)
{
    if (is_drawn(line + 5)) {
        waited = 0;
        return make_event(EVENT_NONE, 0);
    }
    if (waited++ > PATIENCE) {
        host_dump_texts();
        fflush(stdout);
        host_fail(EXIT_TEXT_NEVER_CAME, "line %d of the script: \"%s\" was never drawn", line_number, line + 5);
    }
    return make_event(EVENT_TICK, 0);
}

struct event platform_event(void)
{
    struct event event = make_event(EVENT_NONE, 0);
    while (event.kind == EVENT_NONE) {
        if (*typing != 0)
            event = make_event(EVENT_KEY, (u8)*typing++);
        else if (ticks_left > 0)
            event = make_event(ticks_left-- > 0 ? EVENT_TICK : EVENT_NONE, 0);
        else if (waited > 0)
            event = wait_on();
        else if (script != NULL)
            event = step();
        else
            platform_exit(0);
    }
    return event;
}
