/* Outcomes: success, or a sentence for the screen. */
#include "outcome.h"
#include "text.h"

struct outcome success(void)
{
    struct outcome outcome = {1, ""};
    return outcome;
}

struct outcome failure(const char *subject, const char *predicate)
{
    struct outcome outcome = {0, ""};
    struct text text = text_in(outcome.message, sizeof outcome.message);
    text_add(&text, subject);
    text_add(&text, predicate);
    return outcome;
}
