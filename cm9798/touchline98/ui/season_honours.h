/* What became of everybody at the end of a season. */
#ifndef SEASON_HONOURS_H
#define SEASON_HONOURS_H
void season_honours_draw(void);
#endif
