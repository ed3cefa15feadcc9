/* Breaking a text into the lines of a screen. */
#ifndef NEWS_LINES_H
#define NEWS_LINES_H

int break_into_lines(const char *words, char lines[12][76], int count); /* behind the first `count`; the new count */
#endif
