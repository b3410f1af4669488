/* SPDX-License-Identifier: MIT */
/* run.h - one run of a command over many puzzles: its output, problems and counts so far. */
#ifndef SUDOKU_RUN_H
#define SUDOKU_RUN_H

#include "common/repeats.h"
#include "sudoku/options/settings.h"
#include "sudoku/output/kept.h"
#include "sudoku/output/sheets.h"
#include "sudoku_service.h"

struct run;

/* How a command answers puzzles when only the number of solutions is known, and the solution if there is exactly
   one.  */
struct quick_job {
    /* Does it do so with the current output format? */
    bool (*fits)(const struct run *);
    uint64_t solutions; /* how many to look for */
    /* Writes the usual answer as a line, and returns its length, at most cells + 1 or 32 characters; 0 if it
       is not the default.  Called in any thread, and not if answers are rows of CSV.  */
    size_t (*write)(char *text, uint64_t count, const uint8_t *digits, size_t cells);
    /* Gives any other answer; false: the puzzle must be searched again by itself.  `solution` is the first. */
    bool (*answer)(struct run *, const sudoku_puzzle *, uint64_t count, const uint8_t *solution);
    bool only_counts; /* it needs no solutions, except to verify them */
};

/* What a command does, and how it prints. */
struct job {
    void (*each)(struct run *, const sudoku_puzzle *);
    const struct quick_job *quick; /* NULL: always one by one */
    /* The output format for puzzles of an input format; NULL: the command prints lines of its own. */
    const char *(*default_format)(const sudoku_format *input);
    /* Columns of its rows in CSV, and in JSON if the command has its own objects.  "error" says what is wrong with a
       puzzle; the "answer", if there is one, is then "error".  */
    struct columns columns;
    bool as_it_is;    /* prints puzzles, and says nothing about their solutions */
    bool knows_clues; /* else puzzles with clues, such as killer cages, are refused */
    const char
        *added;       /* of these, with --keep: their names, a blank before and after each; NULL: none */
    bool own_objects; /* its JSON consists of these rows, not of the library's objects */
    /* Prints what was held back, before any other output and at the end; may be NULL. */
    void (*finish)(struct run *);
    /* Set by a command that says what texts are: called for text that cannot be read, instead of the usual message.  Nor are there notes,
       and what was held back stays so until the text ends, however long the input is waited for.  */
    void (*bad)(struct run *, const sudoku_error *);
    void *context; /* the command's own */
};

/* The default format of commands that print puzzles: "line". */
const char *always_line(const sudoku_format *input);

enum { KEPT_NOTES = 16 };

struct run {
    const struct settings *settings;
    const struct job *job;
    int status; /* the highest met */
    bool over;  /* stop: no further puzzle can be printed */

    /* the current file and puzzle */
    const char *file;
    uint64_t number; /* of the puzzle in its file, from 0; texts that cannot be read count, too */
    const sudoku_reader *reader; /* NULL: a file of XML */
    struct output_format format;
    double deadline;                    /* 0: none */
    double began;                       /* the puzzle */
    uint64_t nodes_left;                /* of the limit; 0: no limit */
    bool progress;                      /* show how many solutions have been found */
    double (*part_read)(void *context); /* of the file, from 0 to 1; 0: unknown */
    void *part_context;
    bool stopped_here; /* by the deadline or Ctrl-C */

    /* notes already printed for the current file */
    char note[KEPT_NOTES][SUDOKU_TEXT];
    int note_count;
    struct repeats errors;       /* likewise */
    char suspected[SUDOKU_TEXT]; /* what the text was last said to look like; empty: nothing */

    /* output */
    uint64_t items;
    bool last_item_was_a_line;

    /* totals */
    double started;
    uint64_t puzzles, nodes, guesses;

    struct kept kept;      /* with --keep */
    sudoku_puzzle current; /* what its rows are about */

    sudoku_service *service; /* keeps solvers and logics */
    struct text line;        /* the current puzzle, if steps are printed */
};

/* Prepares for another puzzle. */
void begin_puzzle(struct run *);

void raise_status(struct run *, int status);

/* Prints "FILE:LINE:COLUMN: sentence" on stderr, without the parts that are 0. */
__attribute__((format(printf, 4, 5))) void say_at(const struct run *, long line, long column,
                                                  const char *format, ...);
/* The same for the puzzle's position, without a column; prints nothing with --quiet. */
__attribute__((format(printf, 3, 4))) void remark(const struct run *, const sudoku_puzzle *,
                                                  const char *format, ...);
/* An error in the puzzle: prints a message, unless the file has had many of this kind, and raises the status. */
__attribute__((format(printf, 3, 4))) void complain(struct run *, const sudoku_puzzle *,
                                                    const char *format, ...);

/* An error in the text, as complain(). */
void complain_of_text(struct run *, const sudoku_error *);
/* Is it about memory, and not about the text at all? */
bool is_out_of_memory(const sudoku_error *);
/* At the end of a file: how many errors of which kind were not printed. */
void say_repeats(struct run *);

/* ---- output: a puzzle is an item; a blank line separates items unless both are lines ---- */

/* Begins an item.  False: the format holds only one item, which has been printed. */
bool begin_item(struct run *);
/* Begins items that are lines, whose text follows. */
void begin_lines(struct run *, uint64_t count);
/* An item that is one line of words, such as "no solution". */
void print_words(struct run *, const char *words);
/* An item in place of bad text, or of a puzzle that cannot be processed; 0: unknown. */
void print_error(struct run *, long line, long column, const char *sentence);
/* An error in the puzzle: prints a message, raises the status, and prints an item where every puzzle has one. */
void print_complaint(struct run *, const sudoku_puzzle *, const char *sentence);
/* The columns of the job, which continue rows of the input with --keep. */
struct columns columns_of(const struct run *);
/* Is the output CSV rows or JSON objects?  CSV rows, by themselves or with --keep? */
bool wants_data(const struct run *);
bool wants_csv(const struct run *);
/* An item that is a row of the job's columns; a row within an item that has begun. */
void print_row(struct run *, const struct field *);
void put_row(const struct run *, const struct field *);
/* The line of headings: in CSV once at the beginning, in text above each table. */
void print_csv_headings(const struct run *);
void print_text_headings(const struct run *);
/* Can the output format say all that the sheet does?  If not, complains. */
bool can_print_sheet(struct run *, const sudoku_sheet *);
/* What the format has before all items, or after them. */
void print_frame(const char *format, bool before);
/* An item in the output format, or a complaint. */
void print_sheet(struct run *, const sudoku_sheet *);
/* The title above a solution, if the format allows one and the printer does not print it. */
void print_title(const struct run *, const sudoku_puzzle *);
/* A sheet within an item that has begun, without the line end of a one-line format. */
void print_part(struct run *, const sudoku_sheet *);

/* "no solution" in the output format; the reason goes to stderr. */
void print_no_solution(struct run *, const sudoku_puzzle *, const sudoku_counters *, const char *reason);
/* The same for "several solutions", where one was expected. */
void print_several(struct run *, const sudoku_puzzle *);
/* The same for "stopped"; raises the status. */
void print_stopped(struct run *, const sudoku_puzzle *, const sudoku_counters *);
/* The exit status for a stopped search. */
int stopped_status(const struct run *);
/* Time spent on the puzzle so far with --timing; otherwise 0. */
double seconds_spent(const struct run *);

#endif
