/* SPDX-License-Identifier: MIT */
/* run.h - one run of a command over many puzzles: what has been printed, met and counted so far. */
#ifndef SUDOKU_RUN_H
#define SUDOKU_RUN_H

#include "sudoku/settings.h"
#include "sudoku/sheets.h"

struct run;

/* How a command answers puzzles of which only the number of solutions is known, and one solution if there is
   just one.  */
struct quick_job {
    /* Does it, with the output format at hand? */
    bool (*fits)(const struct run *);
    uint64_t solutions; /* how many to look for */
    /* Writes the usual answer as a line, and returns its length, at most cells + 1 or 32 characters; 0 if it
       is not the usual one.  Called in any thread.  */
    size_t (*write)(char *text, uint64_t count, const uint8_t *digits, size_t cells);
    /* Gives any other answer; false: the puzzle must be searched again as if alone. */
    bool (*answer)(struct run *, const sudoku_puzzle *, uint64_t count);
};

/* What a command does, and how it prints. */
struct job {
    void (*each)(struct run *, const sudoku_puzzle *);
    const struct quick_job *quick; /* NULL: always one by one */
    /* The output format for puzzles of an input format; NULL: the command prints lines of its own. */
    const char *(*default_format)(const sudoku_format *input);
    /* Of its rows in CSV, and in JSON where the objects are its own.  "error" is for what is wrong with a puzzle, and if
       there is an "answer", it is "error" then.  */
    struct columns columns;
    bool own_objects; /* its JSON is rows of them, instead of the library's objects */
    /* Prints what was held back, before anything else is printed and at the end; may be NULL. */
    void (*finish)(struct run *);
    void *context; /* the command's own */
};

enum { KEPT_SOLVERS = 8, KEPT_NOTES = 16 };

/* A solver that may be wanted again. */
struct kept_solver {
    const sudoku_rules *rules;
    const char *engine; /* as it was asked for */
    sudoku_solver *solver;
    uint64_t used; /* when */
};

struct run {
    const struct settings *settings;
    const struct job *job;
    int status; /* the highest met */
    bool over;  /* there is no point in going on */

    /* the file and the puzzle at hand */
    const char *file;
    sudoku_format format;               /* of the output */
    double deadline;                    /* 0: none */
    double began;                       /* the puzzle */
    uint64_t nodes_left;                /* of the limit; 0: no limit */
    bool progress;                      /* tell how many solutions have been found */
    double (*part_read)(void *context); /* of the file, from 0 to 1; 0: nobody knows */
    void *part_context;
    bool stopped_here; /* by the deadline or Ctrl-C */

    /* notes of the file at hand that have been said */
    char note[KEPT_NOTES][SUDOKU_TEXT];
    int note_count;

    /* output */
    uint64_t items;
    bool last_item_was_a_line;

    /* totals */
    double started;
    uint64_t puzzles, nodes, guesses;

    struct kept_solver kept[KEPT_SOLVERS];
    uint64_t clock; /* counts uses of kept solvers */
};

/* Makes ready for another puzzle. */
void begin_puzzle(struct run *);

void raise_status(struct run *, int status);

/* Prints "FILE:LINE:COLUMN: sentence" on stderr; what is 0 is left out. */
__attribute__((format(printf, 4, 5))) void say_at(const struct run *, long line, long column,
                                                  const char *format, ...);
/* The same for the puzzle's place without column, unless the user wants to hear only of errors. */
__attribute__((format(printf, 3, 4))) void remark(const struct run *, const sudoku_puzzle *,
                                                  const char *format, ...);
/* An error in the puzzle: said, and the status raised. */
__attribute__((format(printf, 3, 4))) void complain(struct run *, const sudoku_puzzle *,
                                                    const char *format, ...);

/* ---- output: a puzzle is an item; a blank line separates items unless both are lines ---- */

/* Begins an item.  False: the format holds only one, and has it. */
bool begin_item(struct run *);
/* Begins items that are lines, whose text follows. */
void begin_lines(struct run *, uint64_t count);
/* An item that is one line of words, such as "no solution". */
void print_words(struct run *, const char *words);
/* An item that stands for bad text, or a puzzle that cannot be dealt with; what is 0 is not known. */
void print_error(struct run *, long line, long column, const char *sentence);
/* An error in the puzzle: said, the status raised, and an item in its place where every puzzle has one. */
void print_complaint(struct run *, const sudoku_puzzle *, const char *sentence);
/* Does the user want rows of CSV or objects of JSON, for programs to read? */
bool wants_data(const struct run *);
/* An item that is a row of the job's columns; a row within an item that has begun. */
void print_row(struct run *, const struct field *);
void put_row(const struct run *, const struct field *);
/* The line of headings: of CSV, where that is the format, once at the beginning; of text, above each table. */
void print_csv_headings(const struct run *);
void print_text_headings(const struct run *);
/* An item in the output format. */
void print_sheet(struct run *, const sudoku_sheet *);
/* The title above a solution, where the format has room for it and the printer has none. */
void print_title(const struct run *, const sudoku_puzzle *);
/* A sheet within an item that has begun, without the line end of a one-line format. */
void print_part(struct run *, const sudoku_sheet *);

/* "no solution" in the output format; the reason goes to stderr. */
void print_no_solution(struct run *, const sudoku_puzzle *, const sudoku_counters *, const char *reason);
/* The same for "stopped"; raises the status. */
void print_stopped(struct run *, const sudoku_puzzle *, const sudoku_counters *);
/* The status that a stopped search deserves. */
int stopped_status(const struct run *);
/* Time spent on the puzzle so far, if the user wants to know it; else 0. */
double seconds_spent(const struct run *);

#endif
