/* tl98-fuzz TARGET FOLDER SECONDS SEED FINDING: changes the folder's files at random until a reader fails or time is up.
 *
 * TARGET is data, history or save. A sanitizer's complaint, an abort or a run of 20 seconds ends the program with the
 * files that caused it in the folder FINDING. Otherwise it prints one line of JSON and ends with 0. */
#include "fuzz.h"
#include "touchline.h"
#include <sanitizer/common_interface_defs.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { CORPUS_LIMIT = 1500, SETS = 8, HANG_S = 20, EXIT_HANG = 3, EXIT_USAGE = 2, NEWEST = 30 };

static struct set corpus[CORPUS_LIMIT];
static int corpus_count;
static const struct set *current;
static const char *finding;

/* Contents that are shared live until the end. */
const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "detect_leaks=0:handle_abort=1:allocator_may_return_null=1";
}

/* Both sanitizers end by the same way out, on which the files are kept. */
const char *__ubsan_default_options(void);
const char *__ubsan_default_options(void)
{
    return "abort_on_error=1";
}

void platform_yield(void)
{
}

void platform_exit(int code)
{
    (void)code;
    abort();
}

static void keep_finding(void)
{
    if (current == NULL)
        return;
    mkdir(finding, 0777);
    if (!set_store(current, finding))
        fprintf(stderr, "tl98-fuzz: the finding cannot be stored in %s\n", finding);
    current = NULL;
}

static void hang(int number)
{
    (void)number;
    fprintf(stderr, "tl98-fuzz: a run takes more than %d seconds\n", HANG_S);
    keep_finding();
    _exit(EXIT_HANG);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* The newest half of the time: they have come farthest. */
static const struct set *choose(void)
{
    int newest = corpus_count < NEWEST ? corpus_count : NEWEST;
    return &corpus[dice(2) ? corpus_count - 1 - (int)dice((u32)newest) : (int)dice((u32)corpus_count)];
}

static int run(const struct target *target, const struct set *set, int *is_new)
{
    int taken;
    current = set;
    alarm(HANG_S);
    coverage_begin();
    taken = target->run(set);
    *is_new = coverage_end();
    alarm(0);
    current = NULL;
    return taken;
}

static void fuzz(const struct target *target, double seconds)
{
    double begun = now();
    long runs = 0, taken = 0;
    int is_new;
    for (int i = 0; i < corpus_count; i++, runs++)
        taken += run(target, &corpus[i], &is_new);
    while (now() - begun < seconds) {
        struct set set = set_copy(choose());
        mutate(&set, target->stems);
        taken += run(target, &set, &is_new);
        runs++;
        if (is_new && corpus_count < CORPUS_LIMIT)
            corpus[corpus_count++] = set;
        else
            set_free(&set);
    }
    printf("{\"executions\":%ld,\"taken\":%ld,\"kept\":%d,\"places\":%d}\n", runs, taken, corpus_count, coverage_places());
}

int main(int argc, char **argv)
{
    const struct target *target = argc == 6 ? target_named(argv[1]) : NULL;
    if (target == NULL) {
        fputs("usage: tl98-fuzz data|history|save FOLDER SECONDS SEED FINDING\n", stderr);
        return EXIT_USAGE;
    }
    finding = argv[5];
    dice_seed((u32)strtoul(argv[4], NULL, 10));
    signal(SIGALRM, hang);
    __sanitizer_set_death_callback(keep_finding);
    corpus_count = target->sets(corpus, SETS, argv[2]);
    if (corpus_count == 0) {
        fprintf(stderr, "tl98-fuzz: %s lacks the files to begin with\n", argv[2]);
        return EXIT_USAGE;
    }
    arena_start();
    target->prepare(&corpus[0]);
    fuzz(target, strtod(argv[3], NULL));
    return 0;
}
