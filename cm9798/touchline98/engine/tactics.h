/* The 19 tactics: names and 32-byte entries in the arena. */
#ifndef TACTICS_H
#define TACTICS_H
#include "types.h"

enum { DEFAULT_TACTIC = 10 };
void tactics_write(u8 *block);                /* names at its start, the table TACTIC_TABLE_OFFSET behind them */
int tactic_of_code(const char *code);         /* a data file's formation code, as 442N; -1 when unknown */
#endif
