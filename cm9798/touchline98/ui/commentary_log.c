/* The latest lines of a match's commentary: every incident, and the engine's line for a minute without one. */
#include "commentary_log.h"
#include "text.h"
#include "touchline.h"

static struct log_line lines[LOG_LINES];
static int line_count, incidents_told;

void log_empty(void)
{
    line_count = 0;
    incidents_told = 0;
}

static void add(const char *words, int length, int important)
{
    for (int i = LOG_LINES - 1; i > 0; i--)
        lines[i] = lines[i - 1];
    lines[0].important = important;
    struct text text = text_in(lines[0].text, sizeof lines[0].text);
    for (int i = 0; i < length; i++)
        text_letter(&text, words[i]);
    if (line_count < LOG_LINES)
        line_count++;
}

/* A line too long for the screen goes on in a second one; since the newest stands on top, that one is added first. */
static void tell(const char *words, int important)
{
    int length = text_length(words), first = length;
    if (length > LOG_COLUMNS) {
        for (first = LOG_COLUMNS; first > 0 && words[first] != ' '; first--)
            ;
        if (first == 0)
            first = LOG_COLUMNS;
        char rest[LOG_COLUMNS + 1];
        struct text text = text_in(rest, sizeof rest);
        text_add(&text, "   ");
        text_add(&text, words + first);
        add(rest, text.length, important);
    }
    add(words, first, important);
}

static void tell_minute(int minute, const char *words, int important)
{
    char buffer[140];
    struct text text = text_in(buffer, sizeof buffer);
    text_number(&text, minute);
    text_add(&text, "' ");
    text_add(&text, words);
    tell(buffer, important);
}

int log_incidents(void)
{
    enum { GOAL = 1, PENALTY_GOAL = 2 };
    char buffer[120];
    int news = incidents_told < match->incident_count;
    for (; incidents_told < match->incident_count; incidents_told++) {
        const struct incident *incident = incident_at(incidents_told);
        tell_minute(incident->minute, incident_text(incidents_told, buffer),
                    incident->kind == GOAL || incident->kind == PENALTY_GOAL);
    }
    return news;
}

void log_minute(void)
{
    char buffer[120];
    if (log_incidents())
        return;
    const char *words = commentary(buffer);
    if (words[0] != 0)
        tell_minute(match->minute, words, 0);
}

const struct log_line *log_at(int index)
{
    return index < line_count ? &lines[index] : 0;
}
