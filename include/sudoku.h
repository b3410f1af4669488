/* SPDX-License-Identifier: MIT */
/* sudoku.h - Sudoku and its variants as a library.

       #include <stdio.h>
       #include <sudoku.h>

       int main(void)
       {
           const uint8_t givens[81] = {5, 3, 0, 0, 7};              // a few clues; 0 is an empty cell
           uint8_t solution[81];
           const sudoku_shape shape = {.size = 9, .rules = "x"};    // Sudoku X
           sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
           if (!rules) return 1;                                    // invalid shape, or out of memory
           sudoku_solver *solver = sudoku_solver_new(rules, NULL);  // NULL: the library chooses
           if (!solver) return 1;
           const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
           if (sudoku_solve(solver, &puzzle, solution) == SUDOKU_MANY)
               puts("more than one solution");                      // prints: more than one solution
           sudoku_solver_free(solver);
           sudoku_rules_free(rules);
           return 0;
       }

   scripts/header-example extracts this program; every test run compiles it and compares its output.

   A puzzle is cells and houses.  Cells are numbered row by row from 0; a house is a set of cells that must differ; rules
   are a list of houses.  Digits are 1 to size, 0 is an empty cell, and a set of digits is a uint64_t whose bit d-1 stands
   for digit d.

   Three things are distinguished.  "No solution" is an answer.  Bad text is an error, with a position and a message.  A
   wrong call (a NULL where none is allowed) is a bug: debug builds abort.

   The library needs only libc.  It never prints, opens or reads a file, reads a clock or the environment, or starts a
   thread.

   Threads: functions may be called from several threads at once, as long as no two of them use the same solver, batch,
   reader or memory of the caller that one of them changes.  Each section says what that means for its functions.

   Structures that may grow begin with `room`, the size for which the caller was compiled: set it to the structure's sizeof.
   0, as in an initialiser that leaves it out, stands for the fields of version 0.2; so a room is needed only to use fields
   that are marked as newer.  Fields outside the room count as zero, and zero means what older libraries did.
   Set the room (or zero) also before the library fills in a structure: it fills in only what fits.  Structures that the library
   passes by pointer may grow without a room, so do not build arrays of them; structures without a room that the caller
   allocates never grow.

   Deprecation: a code, a name or a value of an enumeration keeps its meaning.  A function, field or structure that is to go is
   called deprecated here and in NEWS.md in one release, with what replaces it, and works until a later release changes the
   number of the shared library.  None is deprecated at present.  This holds for all headers of the library.  */
#ifndef SUDOKU_H
#define SUDOKU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sudoku_error.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    SUDOKU_MAX_SIZE = 36,
    SUDOKU_MAX_CELLS = SUDOKU_MAX_SIZE * SUDOKU_MAX_SIZE,
    SUDOKU_MAX_HOUSES = 10000 /* houses that a user may add to one rule set */
};

/* The version of these headers; that of the library in use, such as "0.1.0".  Any thread may call the function. */
#define SUDOKU_VERSION_MAJOR 0
#define SUDOKU_VERSION_MINOR 1
#define SUDOKU_VERSION_PATCH 0
SUDOKU_API const char *sudoku_version(void);

/* ---- rules ---------------------------------------------------------------------------------- */

/* Rules never change once made, so any number of threads may use the same ones, and keep and free them; only the last
   sudoku_rules_free() must come after all other uses.  */

/* A set of cells that must differ. */
typedef struct sudoku_cells {
    const uint16_t *cells;
    int count;
} sudoku_cells;

/* What rules are made from.  Rows and columns are always houses. */
typedef struct sudoku_shape {
    size_t room;                /* sizeof(sudoku_shape), or 0: see the top of this file */
    int size;                   /* 1 to SUDOKU_MAX_SIZE */
    int box_rows, box_columns;  /* height and width of a box; 0, 0: the default; -1, -1: none */
    const uint8_t *regions;     /* NULL, or the region (0 to size-1) of each cell, instead of boxes */
    const char *rules;          /* extra houses by name, such as "x nrc"; NULL: none */
    const sudoku_cells *houses; /* more houses of 2 to `size` cells each */
    int house_count;
} sudoku_shape;

typedef struct sudoku_rules sudoku_rules;

/* Copies what it needs from `shape`.  Returns NULL if the shape is not valid or memory runs out; `error` (may be NULL)
   then receives a sentence.  Release with sudoku_rules_free().  */
SUDOKU_API sudoku_rules *sudoku_rules_new(const sudoku_shape *shape, sudoku_error *error);
/* One more owner: returns `rules`, which then needs one more sudoku_rules_free(). */
SUDOKU_API const sudoku_rules *sudoku_rules_keep(const sudoku_rules *rules);
/* Accepts NULL.  The memory is freed with the last owner. */
SUDOKU_API void sudoku_rules_free(const sudoku_rules *rules);
/* The same rules without one extra house (one of the first sudoku_rules_house_count(), not a row, column, box or region):
   to find out whether a puzzle needs it.  NULL if memory runs out.  */
SUDOKU_API sudoku_rules *sudoku_rules_without(const sudoku_rules *rules, int house);

SUDOKU_API int sudoku_rules_size(const sudoku_rules *rules);
/* Names of the extra rules in force, such as "x nrc", or "" for none. */
SUDOKU_API const char *sudoku_rules_names(const sudoku_rules *rules);
/* Height and width of the boxes; false if there are regions, or neither. */
SUDOKU_API bool sudoku_rules_box(const sudoku_rules *rules, int *box_rows, int *box_columns);
/* The region or box of each cell, or NULL if there are neither. */
SUDOKU_API const uint8_t *sudoku_rules_regions(const sudoku_rules *rules);
/* A region whose cells are not connected edge by edge (allowed, but unusual), or -1. */
SUDOKU_API int sudoku_rules_broken_region(const sudoku_rules *rules);

typedef enum {
    SUDOKU_ROW,
    SUDOKU_COLUMN,
    SUDOKU_BOX,
    SUDOKU_REGION,
    SUDOKU_DIAGONAL,
    SUDOKU_WINDOW,
    SUDOKU_EXTRA_HOUSE,   /* given by the user */
    SUDOKU_HIDDEN_WINDOW, /* implied by windows and lines; never needed, often useful */
    SUDOKU_NAMED_HOUSE    /* of another rule that has a name; sudoku_house_name() says which */
} sudoku_house_kind;

/* Houses in the order rows, columns, boxes or regions, extras.  The implied ones are not counted. */
SUDOKU_API int sudoku_rules_house_count(const sudoku_rules *rules);
/* The first house that is not a row, column, box or region. */
SUDOKU_API int sudoku_rules_first_extra(const sudoku_rules *rules);
SUDOKU_API sudoku_cells sudoku_rules_house(const sudoku_rules *rules, int house);
SUDOKU_API sudoku_house_kind sudoku_rules_house_kind(const sudoku_rules *rules, int house);
/* Writes "row 3", "window 2", "region D"... into `name` and returns it. */
SUDOKU_API char *sudoku_house_name(const sudoku_rules *rules, int house, char name[SUDOKU_TEXT]);

/* The extra rules that `shape.rules` may name, one by one; NULL past the last. */
SUDOKU_API const char *sudoku_rule_name(int index);
SUDOKU_API const char *sudoku_rule_about(int index);
/* A few words for a list to choose from, such as "Windows (NRC)". */
SUDOKU_API const char *sudoku_rule_title(int index, sudoku_language language);

/* ---- clues ---------------------------------------------------------------------------------- */

/* What a puzzle says about some of its cells beyond houses: killer cages, thermometers, arrows, dots and so on.  A clue is a statement,
   as in texts: the name of its kind, a colon, and cells with numbers, such as "killer: 15 r1c1 r1c2" (docs/VARIANTS.md has all
   kinds).  Clues never change once made; what is said of the owners of rules and of threads holds for them, too.  */
typedef struct sudoku_clues sudoku_clues;

/* Reads statements with ';' or line ends between them, for a grid with these rules, which are kept.  Returns NULL if one cannot be read,
   with a sentence in `error` (may be NULL) whose column counts from the beginning of `text` or of its line, or if memory runs out.  Release with
   sudoku_clues_free().  */
SUDOKU_API const sudoku_clues *sudoku_clues_new(const sudoku_rules *rules, const char *text,
                                                size_t length, sudoku_error *error);
/* As with rules. */
SUDOKU_API const sudoku_clues *sudoku_clues_keep(const sudoku_clues *clues);
SUDOKU_API void sudoku_clues_free(const sudoku_clues *clues);
/* The same without one of them: to find out whether a puzzle needs it.  NULL if memory runs out. */
SUDOKU_API const sudoku_clues *sudoku_clues_without(const sudoku_clues *clues, int clue);
SUDOKU_API int sudoku_clues_count(const sudoku_clues *clues);
/* Writes the statement of a clue, counted from 0, cut off where `room` ends, and a zero.  Returns `text`. */
SUDOKU_API char *sudoku_clue_text(const sudoku_clues *clues, int clue, char *text, size_t room);
/* The names of the kinds, one by one; NULL past the last. */
SUDOKU_API const char *sudoku_clue_kind_name(int index);

/* ---- puzzles -------------------------------------------------------------------------------- */

/* Any thread may call these functions; several may read the same puzzle, each with results of its own. */

/* A row of a list with columns, as it is in the text, without the line's end, or an object of JSON; NULL: the text is neither. */
typedef struct sudoku_row {
    const char *text;
    size_t length;
} sudoku_row;

/* Rules, and what is known about each cell.  The arrays hold size*size entries and belong to the caller
   (or to the reader that filled in the puzzle); all but `rules` and `givens` may be NULL.  */
typedef struct sudoku_puzzle {
    size_t room; /* sizeof(sudoku_puzzle), or 0: see the top of this file */
    const sudoku_rules *rules;
    const uint8_t *givens;
    const uint64_t *allowed; /* pencil marks that are part of the puzzle: no other digits fit */
    const uint8_t *placed;   /* digits that the player has placed: not binding */
    const uint64_t *marks;   /* marks of the player: not binding */
    const uint8_t *solution; /* the solution that the text states, already verified */
    const char *title;
    const char *format;       /* the input format's name, if read from text */
    const sudoku_error *note; /* what the user should know, if read from text, or NULL */
    long line, column;        /* where the puzzle begins in the text */
    sudoku_row
        row; /* of a list with columns or objects, if read from one, or its row with an error.  Newer than 0.2 */
    /* newer than 0.2: */
    const char *author;
    const char *about;       /* the rules in words, perhaps in several lines */
    const uint64_t *colours; /* of the player: sets of colours 1 to 9, not binding */
    const char *
        unapplied; /* what the text states that is not in the puzzle, such as "killercage: 12": see below */
    const sudoku_clues *
        clues; /* NULL: none.  Solving and checking know clues; functions that do not say so must not be given any */
} sudoku_puzzle;

/* Does the puzzle have all that its text states?  If not, any answer about its solutions would be to another puzzle, which `error`
   (may be NULL) says in a sentence that names what was not applied.  */
SUDOKU_API bool sudoku_all_applied(const sudoku_puzzle *puzzle, sudoku_error *error);

/* How a grid contradicts its rules. */
typedef enum {
    SUDOKU_NO_CLASH,
    SUDOKU_SAME_DIGIT,      /* `cell` and `other` both hold `digit` in `house` */
    SUDOKU_FORBIDDEN_DIGIT, /* `cell` holds `digit`, which the puzzle does not allow there */
    SUDOKU_EMPTY_CELL,      /* `cell` holds no digit (or none of the size's) */
    SUDOKU_NOT_THE_GIVEN,   /* `cell` does not hold its given, `digit` */
    SUDOKU_NO_CANDIDATE,    /* nothing fits in `cell` */
    SUDOKU_NO_PLACE,        /* `digit` has no place left in `house` */
    SUDOKU_MARK_LEFT_OUT,   /* the givens lead to `digit` in `cell`, but its marks lack it */
    SUDOKU_BROKEN_CLUE      /* the clue of the number in `cell`, counted from 0, does not hold */
} sudoku_clash_kind;

typedef struct sudoku_clash {
    sudoku_clash_kind kind;
    int cell, other, house, digit;
} sudoku_clash;

/* Do the givens contradict each other directly?  `clash` may be NULL. */
SUDOKU_API bool sudoku_givens_clash(const sudoku_puzzle *puzzle, sudoku_clash *clash);
/* Is `digits` a solution of the puzzle?  Shares no code with the engines.  `clash` may be NULL. */
SUDOKU_API bool sudoku_verify(const sudoku_puzzle *puzzle, const uint8_t *digits, sudoku_clash *clash);
/* Do the pencil marks that are part of the puzzle leave out the only solution of its givens?  The first such cell is in
   `clash` (may be NULL).  Cells with one mark count as givens, unless two of them clash (that is in `clash` then) or there is
   a solution only without one or two of them.  Makes only short searches, and returns false if they are not enough
   or if several cells may be the wrong one.  */
SUDOKU_API bool sudoku_marks_clash(const sudoku_puzzle *puzzle, sudoku_clash *clash);
/* Fills in the candidates of every cell once all naked and hidden singles are placed (a placed cell
   has one).  Returns false, with the reason in `clash` (may be NULL), if there is a contradiction.  */
SUDOKU_API bool sudoku_candidates(const sudoku_puzzle *puzzle, uint64_t *candidates,
                                  sudoku_clash *clash);
/* Fills in the candidates of every cell in the current state of the puzzle: the digits that the givens, the player's
   digits and the remaining marks allow, without any deductions.  Returns false, with the reason in `clash` (may be NULL),
   if two digits clash, nothing fits in a cell, or a digit has no place in a house.  */
SUDOKU_API bool sudoku_marks(const sudoku_puzzle *puzzle, uint64_t *candidates, sudoku_clash *clash);
/* A cell whose digit is wrong at sight: another cell of the house has the same digit or, if the house is -1, the puzzle does not
   allow the digit there.  */
typedef struct sudoku_conflict {
    int cell, house;
} sudoku_conflict;
/* Fills in every conflict among the givens and the player's digits, cell by cell, each with its first house; there is room for
   size*size.  Returns their number.  */
SUDOKU_API int sudoku_conflicts(const sudoku_puzzle *puzzle, sudoku_conflict *conflicts);
/* The cells that share a house with the cell, in order, without implied houses; there is room for size*size.  Returns their
   number.  */
SUDOKU_API int sudoku_peers(const sudoku_rules *rules, int cell, uint16_t *peers);
/* Writes "r1c1 and r1c5 are both 5 in row 1" or the like into `text` and returns it. */
SUDOKU_API char *sudoku_clash_text(const sudoku_rules *rules, const sudoku_clash *clash,
                                   char text[SUDOKU_TEXT]);
/* Writes "r3c5" into `text` and returns it. */
SUDOKU_API char *sudoku_cell_name(const sudoku_rules *rules, int cell, char text[SUDOKU_TEXT]);
/* The cell that a name means in a grid of that size, or -1: "r3c5", "R3C5", "c5r3" and "r3 c5" are row 3, column 5, and so are
   "(3,5)" and "C5", whose letter is the row (Z is followed by AA, AB...; in a grid of size 9, J also means the last row).  */
SUDOKU_API int sudoku_cell_named(int size, const char *name);
/* A cell and a digit, such as "r3c5=7", "C5 = 7" or "3,5=7".  Digits above 9 may be symbols or numbers.  False: the text is
   something else.  */
SUDOKU_API bool sudoku_claim_named(int size, const char *text, int *cell, int *digit);
/* The character for digits 0 to 61: '.', 1-9, A-Z, a-z. */
SUDOKU_API char sudoku_symbol(int digit);

/* ---- solving -------------------------------------------------------------------------------- */

typedef enum {
    SUDOKU_NO_SOLUTION,
    SUDOKU_UNIQUE,
    SUDOKU_MANY,   /* two solutions or more */
    SUDOKU_STOPPED /* a limit came first: none or one found, more may exist */
} sudoku_answer;

/* An engine prepared for one rule set.  Use a solver, and the batches made with it, from one thread at a time; different threads
   use different solvers, which may share their rules.  A solver has no states: every call is a new search, and may follow any
   other.  Do not use it within a call-back of its own search.  */
typedef struct sudoku_solver sudoku_solver;

/* Keeps `rules`.  Returns NULL if memory runs out or no engine of that name supports these rules; if `engine` is NULL,
   the library chooses one for each question (docs/ENGINES.md).  Solving needs no further memory, except with the engines
   "csp" and "csp-binary", which make a model of each puzzle, and if the library chooses the engine for an empty grid with
   regions that are not boxes; if memory runs out, such a search is stopped (SUDOKU_STOPPED, and
   sudoku_solver_no_memory() is true).  The order of several solutions depends on the engine, and is the same on every
   machine.  Release with sudoku_solver_free(), which accepts NULL.  */
SUDOKU_API sudoku_solver *sudoku_solver_new(const sudoku_rules *rules, const char *engine);
SUDOKU_API void sudoku_solver_free(sudoku_solver *solver);
/* Was the solver's last call stopped because memory ran out? */
SUDOKU_API bool sudoku_solver_no_memory(const sudoku_solver *solver);

/* Looks for up to two solutions of a puzzle with the solver's own rules.  `solution` (may be NULL)
   receives the first one and is not changed if there is none.  */
SUDOKU_API sudoku_answer sudoku_solve(sudoku_solver *solver, const sudoku_puzzle *puzzle,
                                      uint8_t *solution);

typedef struct sudoku_counters {
    size_t room; /* sizeof(sudoku_counters), or 0: see the top of this file */
    uint64_t solutions;
    bool saturated;   /* more than 2^64-1 */
    bool complete;    /* every solution was seen */
    uint64_t nodes;   /* nodes searched */
    uint64_t guesses; /* digits tried without proof */
    uint64_t passes;  /* passes over a node; 0 for engines that follow changes instead */
} sudoku_counters;

/* When to stop.  All zero: never. */
typedef struct sudoku_limits {
    size_t room;        /* sizeof(sudoku_limits), or 0: see the top of this file */
    uint64_t solutions; /* after this many */
    uint64_t nodes;
    /* Called every few hundred nodes; returning true stops.  Deadlines, Ctrl-C and progress. */
    bool (*stop)(void *context, const sudoku_counters *so_far);
    void *stop_context;
} sudoku_limits;

/* Receives each solution as it is found; returning false stops. */
typedef bool sudoku_on_solution(void *context, const uint8_t *digits);

/* Searches for solutions of a puzzle with the solver's own rules.  `limits`, `found` and `counters`
   may be NULL.  */
SUDOKU_API sudoku_answer sudoku_search(sudoku_solver *solver, const sudoku_puzzle *puzzle,
                                       const sudoku_limits *limits, sudoku_on_solution *found,
                                       void *context, sudoku_counters *counters);

/* Searches `count` puzzles of the solver's rules at once, which is much faster than one by one if the engine supports
   it.  `givens` holds size*size digits for each.  `limits->solutions` counts for each puzzle, `limits->nodes` for all
   together.  `counts` (may be NULL) receives the solutions found of each, `solutions` (may be NULL) size*size digits for
   each: the first solution found, or zeros.  `counters` (may be NULL) are the totals.  Returns false if it was stopped
   early.  */
SUDOKU_API bool sudoku_solve_batch(sudoku_solver *solver, const uint8_t *givens, size_t count,
                                   const sudoku_limits *limits, uint64_t *counts, uint8_t *solutions,
                                   sudoku_counters *counters);

/* The same for callers that receive their puzzles one by one: they are collected, searched many at a time, and
   answered in the order in which they were added.

       sudoku_batch_new() --> open ----- a limit, or an answer that returns false -----> stopped
                              |  ^                                                       |   ^
                              add, finish                              add, finish: return false

   The thread rule is that of its solver, which other calls may use in between.  */
typedef struct sudoku_batch sudoku_batch;

/* Receives the answer to puzzle `number`, counted from 0: the solutions found, and the first of them or NULL.
   Returning false stops.  */
typedef bool sudoku_on_answer(void *context, uint64_t number, uint64_t solutions,
                              const uint8_t *solution);

/* The solver must outlive the batch.  `limits` may be NULL.  Returns NULL if memory runs out.  Release with
   sudoku_batch_free(), which accepts NULL and drops puzzles that have not been answered.  */
SUDOKU_API sudoku_batch *sudoku_batch_new(sudoku_solver *solver, const sudoku_limits *limits,
                                          sudoku_on_answer *answer, void *context);
SUDOKU_API void sudoku_batch_free(sudoku_batch *batch);
/* Copies size*size givens.  From time to time this answers all puzzles so far.  False: stopped. */
SUDOKU_API bool sudoku_batch_add(sudoku_batch *batch, const uint8_t *givens);
/* Answers the puzzles that are left; more may be added afterwards.  False: stopped. */
SUDOKU_API bool sudoku_batch_finish(sudoku_batch *batch);

/* Fills in, for every cell, the digits that it holds in at least one solution.  `limits->solutions` is
   ignored; `limits->stop` sees the counters of one of several searches.  SUDOKU_STOPPED: the sets hold
   what was found so far.  */
SUDOKU_API sudoku_answer sudoku_true_candidates(sudoku_solver *solver, const sudoku_puzzle *puzzle,
                                                const sudoku_limits *limits, uint64_t *candidates);

/* ---- engines -------------------------------------------------------------------------------- */

/* Any thread may call these functions.  sudoku_choose_isa() is for the start of a program: it affects solvers of all threads. */

/* Names of the engines, fastest first; NULL past the last. */
SUDOKU_API const char *sudoku_engine_name(int index);
SUDOKU_API const char *sudoku_engine_about(int index);
/* The vector instructions that the engine "lanes" uses on this machine, such as "avx2", and those that the library was
   built for, one by one from the best, whether or not the machine has them; NULL past the last.  */
SUDOKU_API const char *sudoku_isa(void);
SUDOKU_API const char *sudoku_isa_name(int index);
/* Selects a lower instruction set for solvers that are used for the first time from now on; false if the machine does
   not have it.  */
SUDOKU_API bool sudoku_choose_isa(const char *name);
/* The largest size that the engine supports. */
SUDOKU_API int sudoku_engine_max_size(int index);
/* The vector instructions that the engine uses on this machine, or NULL. */
SUDOKU_API const char *sudoku_engine_isa(int index);
/* Does sudoku_solve_batch() search many puzzles at once with the engine of that name (NULL: the library chooses), rather than
   one after the other?  */
SUDOKU_API bool sudoku_engine_takes_batches(const char *engine);
/* The engine for searches whose nodes are limited: it counts them alike on every machine.  NULL if the engine that the library
   chooses does so, which is the case up to 16x16.  */
SUDOKU_API const char *sudoku_engine_for_node_limit(const sudoku_rules *rules);

/* A puzzle as a constraint problem, see csp.h: variable i is cell i, named r1c1 and so on.  Either every two cells of a
   house differ, pair by pair, or every house is all different, which is stronger.  Returns NULL if memory runs out.  */
struct csp_model;
typedef enum { SUDOKU_BY_PAIRS, SUDOKU_BY_HOUSES } sudoku_csp_style;
SUDOKU_API struct csp_model *sudoku_to_csp(const sudoku_puzzle *puzzle, sudoku_csp_style style);
/* The engine that searches such a model. */
SUDOKU_API const char *sudoku_engine_of_model(sudoku_csp_style style);

/* ---- reading -------------------------------------------------------------------------------- */

/* Use a reader from one thread at a time; different threads use different readers. */

/* How to read.  All zero: recognise everything from the text. */
typedef struct sudoku_read_options {
    size_t room;               /* sizeof(sudoku_read_options), or 0: see the top of this file */
    const char *format;        /* the format's name */
    const char *rules;         /* "x nrc" or "classic": instead of the rules that the text states */
    const char *box;           /* "2x3" or "none"; an error if the text states another */
    const char *regions;       /* size*size symbols; likewise */
    const char *const *houses; /* more houses, each such as "r1c1 r2c2 r3c3" */
    int house_count;
    const char *
        digits; /* "0-F", "1-G" or "A-P": where digits begin, if the text does not show it.  Newer than 0.2 */
    const char
        *column; /* of a list: the name or number of that which holds the puzzles.  Newer than 0.2 */
    bool
        whole; /* all of the text is there, as in a file: a line may wait for those below it.  Newer than 0.2 */
    const char *const *clues; /* more clues, each such as "killer: 15 r1c1 r1c2".  Newer than 0.2 */
    int clue_count;
} sudoku_read_options;

/* Copies up to `room` bytes of text to `buffer`.  Returns their number, 0 at the end, or SIZE_MAX if
   reading failed.  */
typedef size_t sudoku_pull(void *context, char *buffer, size_t room);

/* A stream of puzzles.  Its memory does not grow with the text.

       sudoku_reader_new() --> reading ---- SUDOKU_READ_END ----> at the end
                               |    ^                             |    ^
                               next: SUDOKU_READ_PUZZLE, _ERROR   next: SUDOKU_READ_END
                               run: lines, or 0                   run: 0                         */
typedef struct sudoku_reader sudoku_reader;

/* `options` (may be NULL) must outlive the reader.  Returns NULL, with a sentence in `error`, if an
   option is not valid or memory runs out.  Release with sudoku_reader_free(), which accepts NULL.  */
SUDOKU_API sudoku_reader *sudoku_reader_new(sudoku_pull *pull, void *context,
                                            const sudoku_read_options *options, sudoku_error *error);
/* The same over text in memory, which must outlive the reader. */
SUDOKU_API sudoku_reader *sudoku_reader_new_text(const char *text, size_t length,
                                                 const sudoku_read_options *options,
                                                 sudoku_error *error);
SUDOKU_API void sudoku_reader_free(sudoku_reader *reader);

typedef enum { SUDOKU_READ_END, SUDOKU_READ_PUZZLE, SUDOKU_READ_ERROR } sudoku_read_result;

/* Reads the next puzzle.  What `puzzle` points to belongs to the reader and is valid until the next
   call; keep its rules with sudoku_rules_keep(), and its clues with sudoku_clues_keep().  A puzzle with clues is an error if
   there is no room for them.  After SUDOKU_READ_ERROR, reading may continue after
   the bad text; `puzzle` then contains only the format and the position.  */
SUDOKU_API sudoku_read_result sudoku_reader_next(sudoku_reader *reader, sudoku_puzzle *puzzle,
                                                 sudoku_error *error);

/* What was decided about the columns of a list when its first puzzle was read, for the whole text.  Numbers count from 1, 0 means
   that there is no such column.  */
typedef struct sudoku_columns {
    size_t room;    /* sizeof(sudoku_columns), or 0: see the top of this file */
    char separator; /* between fields: ',' ';' '|' or a tab; 0: the text is no list with columns */
    sudoku_row
        names; /* the row of names; its text is NULL if there is none.  It belongs to the reader */
    int puzzle, solution, regions, rules;
} sudoku_columns;
SUDOKU_API void sudoku_reader_columns(const sudoku_reader *reader, sudoku_columns *columns);

/* What was recognised in the text of the last puzzle, besides what is in the puzzle, so that a user can see how the text was taken.
   Texts belong to the reader, and are valid until it reads on; none is NULL.  Newer than 0.2.  */
typedef struct sudoku_recognition {
    size_t room;       /* sizeof(sudoku_recognition), or 0: see the top of this file */
    const char *empty; /* the characters that stood for empty cells, each once */
    const char
        *wrapping; /* what was taken off the text, such as "mail" or "html prose"; empty: nothing */
    long
        lines_passed; /* lines of prose that were passed over: all those of a text, with its first puzzle */
    long comments;    /* lines of comments above the puzzle */
    bool text_before; /* a number or a name stood before the puzzle in its line */
    bool text_behind; /* words behind the puzzle in its line were not read: a comment, a rating */
} sudoku_recognition;
SUDOKU_API void sudoku_reader_recognition(const sudoku_reader *reader, sudoku_recognition *recognition);

/* A run of lines, or of rows of a list with columns, with the same rules. */
typedef struct sudoku_run {
    size_t room;        /* sizeof(sudoku_run), or 0: see the top of this file */
    size_t most;        /* how many puzzles the arrays have room for */
    uint8_t *givens;    /* size*size each */
    uint8_t *solutions; /* those that the text states, verified, or zeros; NULL: they are not wanted */
    sudoku_row *rows;   /* valid until the next call; NULL: they are not wanted */
    long first_line;    /* is set, if there are any */
} sudoku_run;

/* Continues quickly after a puzzle that was a line of digits and dots, perhaps followed by its rules, or was such
   a field of a list with columns: reads further lines with the same ending, or such rows.  Returns their number.
   It uses only text that has already been pulled; 0 says nothing about what follows: call sudoku_reader_next() then.  */
SUDOKU_API size_t sudoku_reader_run(sudoku_reader *reader, sudoku_run *run);

/* ---- printing ------------------------------------------------------------------------------- */

/* Any thread may call these functions; the sink is called in the same thread, before they return. */

/* Receives text piece by piece. */
typedef struct sudoku_sink {
    void (*write)(void *context, const char *text, size_t length);
    void *context;
} sudoku_sink;

typedef struct sudoku_style {
    size_t room;        /* sizeof(sudoku_style), or 0: see the top of this file */
    const char *format; /* the format's name; NULL: "line" */
    char empty;         /* the character for an empty cell; 0: '.' */
    bool ascii;         /* no characters beyond ASCII */
    bool color;         /* ANSI colours where the format has any */
    const char *
        base; /* newer than 0.2: where the page is, before the "#" of the format "link"; NULL: nowhere */
} sudoku_style;

/* A puzzle and what is known about it. */
typedef struct sudoku_sheet {
    size_t room; /* sizeof(sudoku_sheet), or 0: see the top of this file */
    const sudoku_puzzle *puzzle;
    const uint8_t *solution;    /* NULL: print the puzzle with its rules; otherwise only the solution */
    const uint64_t *candidates; /* for formats that show them; NULL: taken from the puzzle */
    bool answered;              /* the fields below are set */
    sudoku_answer answer;
    const sudoku_counters *counters; /* may be NULL */
    double seconds;                  /* time taken; 0: not measured */
} sudoku_sheet;

/* Can the sheet be printed in the format?  If there is no output format of that name, or if it has no way to say something that the
   puzzle states (a rule, pencil marks...), returns false, with a sentence in `error` (may be NULL).  */
SUDOKU_API bool sudoku_can_print(const sudoku_sheet *sheet, const sudoku_style *style,
                                 sudoku_error *error);
/* Returns false, with nothing printed, if the sheet cannot be printed in the format; or if memory runs out, which only formats that
   are compressed need.  */
SUDOKU_API bool sudoku_print(const sudoku_sheet *sheet, const sudoku_style *style, sudoku_sink sink);

/* The same as sudoku_print() of a solution in the format "line", for long lists: writes the symbols of a full grid of
   size*size `cells` and a line end into `text`, and returns their number.  */
SUDOKU_API size_t sudoku_solution_line(const uint8_t *digits, size_t cells, char *text);

/* Every format, one by one; false past the last. */
typedef struct sudoku_format {
    size_t room; /* sizeof(sudoku_format), or 0: see the top of this file */
    const char *name, *about;
    bool reads, writes;
    bool one_line;             /* a puzzle is one line of a list */
    const char *answer_format; /* in which `sudoku solve` answers a puzzle of this format */
} sudoku_format;
SUDOKU_API bool sudoku_format_at(int index, sudoku_format *format);
SUDOKU_API bool sudoku_format_named(const char *name, sudoku_format *format);

/* ---- why there is no solution ---------------------------------------------------------------- */

/* What a puzzle says: a house, a clue, a given, or the pencil marks of a cell. */
typedef enum {
    SUDOKU_CONDITION_HOUSE,
    SUDOKU_CONDITION_CLUE,
    SUDOKU_CONDITION_GIVEN,
    SUDOKU_CONDITION_MARKS
} sudoku_condition_kind;

typedef struct sudoku_condition {
    sudoku_condition_kind kind;
    int number; /* of the house, the clue or the cell, counted from 0 */
} sudoku_condition;

typedef enum {
    SUDOKU_WHY_UNKNOWN,     /* a limit came first */
    SUDOKU_WHY_NO_MEMORY,   /* memory ran out first */
    SUDOKU_WHY_SOLVABLE,    /* it has a solution */
    SUDOKU_WHY_CLASH,       /* no grid has all of the conditions, but perhaps some can be left out */
    SUDOKU_WHY_IRREDUCIBLE, /* ... and without any one of them, there is a grid that has the others */
    SUDOKU_WHY_SMALLEST     /* ... and no set of fewer conditions clashes */
} sudoku_why_proof;

/* Why has the puzzle no solution?  Writes conditions that contradict each other to `conditions`, as many as there is room for; `count` is how many there are.  First a set is
   found of which none can be left out; then a smallest one, if that takes not much longer.  `limits` may be NULL; its `solutions` are not
   used.  For puzzles with a solution there are none.  */
SUDOKU_API sudoku_why_proof sudoku_why(const sudoku_puzzle *puzzle, const sudoku_limits *limits,
                                       sudoku_condition *conditions, int room, int *count);
/* Writes "row 1", "r1c1 = 5", "r1c1 = 2/3" (marks) or the statement of a clue, cut off where `room` ends, and a zero.  Returns `text`. */
SUDOKU_API char *sudoku_condition_text(const sudoku_puzzle *puzzle, const sudoku_condition *condition,
                                       sudoku_language language, char *text, size_t room);
/* What sudoku_why() found, in a sentence: "no grid has all of these: row 1; r1c1 = 5; r1c9 = 5 (no fewer clash)". */
SUDOKU_API void sudoku_print_why(const sudoku_puzzle *puzzle, sudoku_why_proof proof,
                                 const sudoku_condition *conditions, int count, sudoku_language language,
                                 sudoku_sink sink);
/* The same as an object of JSON. */
SUDOKU_API void sudoku_print_why_json(const sudoku_puzzle *puzzle, sudoku_why_proof proof,
                                      const sudoku_condition *conditions, int count, sudoku_sink sink);

#ifdef __cplusplus
}
#endif

#include "sudoku_generate.h"

#endif
