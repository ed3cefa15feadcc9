/* The fuzzing program: files changed at random, guided by what code they reach, given to the engine's readers. */
#ifndef FUZZ_H
#define FUZZ_H
#include "types.h"

enum { FILES = 12, FILE_NAME = 16 };

/* Files as the engine finds them in its folder. Contents that several sets share belong to none of them. */
struct file { char name[FILE_NAME]; u8 *data; u32 size; int own; };
struct set { int count, slot; struct file files[FILES]; };

/* files.c */
void files_use(const struct set *set);        /* what platform_open() finds; what is written goes nowhere */
int set_load(struct set *set, const char *folder, const char *const *names); /* 0 when one is missing */
struct set set_copy(const struct set *set);   /* shares every content */
void set_free(struct set *set);
int set_store(const struct set *set, const char *folder);

/* dice.c */
u32 dice(u32 limit);
void dice_seed(u32 seed);

/* mutate.c: changes a set's files whose names begin with a stem of the list */
void mutate(struct set *set, const char *const *stems);

/* coverage.c */
void coverage_begin(void);
int coverage_end(void);                       /* whether something was reached that no run before reached */
int coverage_places(void);

/* targets.c */
struct target {
    const char *name;
    const char *const *stems;                 /* of the files to change */
    int (*sets)(struct set *sets, int limit, const char *folder); /* to begin with; their number */
    void (*prepare)(const struct set *set);   /* once */
    int (*run)(const struct set *set);        /* whether the engine took the files */
};
const struct target *target_named(const char *name);
#endif
