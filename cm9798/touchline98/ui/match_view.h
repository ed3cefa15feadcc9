/* A match in play on the screen. */
#ifndef MATCH_VIEW_H
#define MATCH_VIEW_H
const char *match_period_words(void);         /* "Extra time", "Penalties", or "" */
void match_draw(const char *state, const char *hints, int with_selection); /* state: "Half-time", "Full time", "" */
#endif
