/* SPDX-License-Identifier: MIT */
/* fault_runs.h - runs of a program with a fault in each, compared with an undisturbed run: what they printed, and the findings.
   Shared by fail_allocations.c and io_faults.c.

   Standard output and error must be files, since what a run read and wrote is taken back.  Nothing here allocates.  */
#ifndef SUPPORT_FAULT_RUNS_H
#define SUPPORT_FAULT_RUNS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* A preloaded library must not replace functions of the program. */
#pragma GCC visibility push(hidden)

enum { CPU_SECONDS = 3, MOST_BYTES = 1 << 20, MOST_FILES = 16, SHOWN_FRAMES = 6, STATUS_ERROR = 2 };

/* Prints why, with errno, and ends. */
_Noreturn void give_up(const char *what);

/* ---- what a run printed ---- */

enum { PRINT_OUT, PRINT_ERR, PRINTS };
struct print {
    size_t length;
    char bytes[MOST_BYTES];
};
struct outcome {
    int status; /* of exit() */
    struct print print[PRINTS];
};
extern struct outcome undisturbed, disturbed;
/* Numbers and blanks are not compared, since some are times. */
extern bool has_times;

void read_prints(struct outcome *);
bool is_same(int print);
/* Does what the disturbed run printed, or a part of it, contain the word? */
bool mentions(int print, const char *word);
/* Is every whole line on stdout one of the undisturbed run, in its order, or does it have one of these words in the place of an
   answer?  The list ends with NULL.  */
bool promises_kept(const char *const *words);
/* Is it an exit status that tells of an error: 2, or that of the undisturbed run if that is higher? */
bool tells_of_error(int code);
/* How a process died of a signal, or NULL.  */
const char *death(int status);

/* Bounds of CPU time and of what is written. */
void limit_run(void);

/* Where all files stand, so that a run's reading and writing can be taken back. */
struct places {
    off_t at[MOST_FILES];
};
struct places note_places(void);
void go_back(const struct places *);

/* ---- findings ---- */

struct calls_before { /* addresses in the program, the innermost first */
    int frames;
    long frame[SHOWN_FRAMES];
};
/* Opens the file that environment variable FAULTS_REPORT names. */
void open_report(void);
/* Counts a run; `wrong` is NULL if it is good.  Of the findings with the same text, group and calls, the first is kept. */
void count_run(const char *fault, const char *group, const char *wrong, const struct calls_before *);
/* Writes them to the report, and begins anew. */
void print_findings(void);
__attribute__((format(printf, 1, 2))) void print_report(const char *format, ...);

#pragma GCC visibility pop

#endif
