/* The screens' public face. */
#ifndef UI_H
#define UI_H
void ui_main(void); /* runs the whole program over platform_event() until the player quits */
#endif
