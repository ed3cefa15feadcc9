/* What the office shows. */
#ifndef OFFICE_VIEW_H
#define OFFICE_VIEW_H
void office_draw(const char *message, const char *hints);
void office_draw_question(const char *question, const char *hints); /* answered by Y or N */
#endif
