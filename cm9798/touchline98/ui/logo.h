/* The game's name in large letters. */
#ifndef LOGO_H
#define LOGO_H
void logo_draw(int centre, int y);            /* shapes only: the title bar holds the name as a text */
#endif
