/* The files of a saved game: what save.c writes is what load.c reads. */
#ifndef SAVE_FILES_H
#define SAVE_FILES_H
#include "touchline.h"

enum saved { SAVED_PLAYERS, SAVED_CLUBS, SAVED_MANAGERS, SAVED_COMPETITIONS, SAVED_GENERAL, SAVED_FILES, SAVED_TABLES = SAVED_GENERAL };
enum { SLOT_NAME = 80, STRING_LIMIT = 255, CANONICAL_STRINGS = 0x00C00000 };

struct saved_table { u8 *records; u32 count, size; int strings; };
struct saved_table saved_table(enum saved which);             /* as it lies in the arena now */
const char *saved_name(enum saved which, int slot, const char *end, char name[13]); /* "S16" or "TMP" */
void forget_addresses(struct world *record);                  /* what is 0 in a saved world record */

/* save_commit.c: all return 0 when the disk refuses */
int commit_begin(void);                                       /* before the first temporary file of a new save */
int commit_save(int slot, const char *name);                  /* all temporary tables are complete: the save counts */
int commit_finish(void);                                      /* what an interrupted commit left undone */
void commit_abandon(int slot);                                /* a save that could not be written */

int world_is_sound(void);                                     /* every link of a loaded game leads somewhere */
#endif
