/* The team sheet's picture. */
#ifndef TEAM_SELECTION_VIEW_H
#define TEAM_SELECTION_VIEW_H
#include "selection.h"
void team_selection_draw(const struct selection *selection);
#endif
