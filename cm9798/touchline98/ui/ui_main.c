/* The program from its first screen to its last. */
#include "ui.h"
#include "colours.h"
#include "screens.h"
#include "screens.h"

void ui_main(void)
{
    colours_start();
    screen_main_menu();
}
