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

static void add(int minute, int important, const char *words)
{
    for (int i = LOG_LINES - 1; i > 0; i--)
        lines[i] = lines[i - 1];
    lines[0].minute = (u8)minute;
    lines[0].important = (u8)important;
    struct text text = text_in(lines[0].text, LOG_WIDTH);
    text_add(&text, words);
    if (line_count < LOG_LINES)
        line_count++;
}

void log_minute(void)
{
    enum { GOAL = 1, PENALTY_GOAL = 2 };
    char buffer[120];
    int news = incidents_told < match->incident_count;
    for (; incidents_told < match->incident_count; incidents_told++) {
        const struct incident *incident = incident_at(incidents_told);
        add(incident->minute, incident->kind == GOAL || incident->kind == PENALTY_GOAL,
            incident_text(incidents_told, buffer));
    }
    const char *words = commentary(buffer);
    if (!news && words[0] != 0)
        add(match->minute, 0, words);
}

const struct log_line *log_at(int index)
{
    return index < line_count ? &lines[index] : 0;
}
