/* SPDX-License-Identifier: MIT */
/* sudoku_logic.h - solving as a person does: the next step and why, hints, ratings.

       #include <stdio.h>
       #include <sudoku_logic.h>

       int main(void)
       {
           const uint8_t givens[16] = {1, 0, 3, 0, 0, 4, 0, 2, 2, 0, 0, 3, 0, 3, 2, 0};
           const sudoku_shape shape = {.size = 4};
           char text[1000];
           sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
           if (!rules) return 1;
           sudoku_logic *logic = sudoku_logic_new(rules, "hodoku", NULL);  // whose order and numbers to use
           if (!logic) return 1;
           const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
           if (sudoku_logic_start(logic, &puzzle) == SUDOKU_UNIQUE)
               for (const sudoku_step *step; (step = sudoku_logic_next(logic)); sudoku_logic_apply(logic, step))
                   puts(sudoku_step_text(rules, step, text, sizeof text));
           if (sudoku_logic_end(logic) == SUDOKU_LOGIC_SOLVED) puts("solved");  // prints: solved
           sudoku_logic_free(logic);
           sudoku_rules_free(rules);
           return 0;
       }

   scripts/header-example extracts this program; every test run compiles it and compares what it prints.

   A step is data: a technique, what follows (digits placed, candidates removed), and what it relies on.  Techniques
   work on houses, so the same techniques serve all rules.  A checker that knows no technique can prove a step, see
   sudoku_logic_prove().

   Sizes up to SUDOKU_LOGIC_SIZE, and up to SUDOKU_LOGIC_HOUSES houses of the user's own.

   Threads: use a sudoku_logic from one thread at a time; it keeps its rules, which several may share.  Functions without one may be
   called by any thread.  sudoku.h explains `room`, and how functions are deprecated.  */
#ifndef SUDOKU_LOGIC_H
#define SUDOKU_LOGIC_H

#include "sudoku.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    SUDOKU_LOGIC_SIZE = 25,
    SUDOKU_LOGIC_HOUSES = 1000,
    SUDOKU_NO_CELL = 0xFFFF,
    SUDOKU_NO_HOUSE = 0xFFFF
};

/* ---- steps ---------------------------------------------------------------------------------- */

/* The role that a candidate, a cell or a digit plays in a step. */
typedef enum {
    SUDOKU_PLACED,  /* follows: this is the cell's digit */
    SUDOKU_REMOVED, /* follows: this candidate is removed */
    SUDOKU_PATTERN, /* makes up the pattern; what notations name first */
    SUDOKU_OTHER, /* its counterpart: the second colour, the cells that connect two others, the Z digits */
    SUDOKU_FIN,   /* of a fish; of a Sue de Coq, what is in the line */
    SUDOKU_ENDO_FIN, /* of a fish; of a Sue de Coq, what is in the box */
    SUDOKU_DEADLY,   /* one of the two digits of a cell of a pattern that no unique puzzle can have */
    SUDOKU_SET       /* SUDOKU_SET + k: belongs to the k-th almost locked set */
} sudoku_role;

/* A thing that a step names: a candidate, a whole cell (digit 0), or a digit (cell SUDOKU_NO_CELL). */
typedef struct sudoku_part {
    uint16_t cell;
    uint8_t digit;
    uint8_t role;
} sudoku_part;

typedef enum { SUDOKU_BASE, SUDOKU_COVER } sudoku_house_role;

typedef struct sudoku_used_house {
    uint16_t house;
    uint8_t role;
} sudoku_used_house;

/* What a step relies on.  One of the candidates of a truth is true: a cell holds one of its digits; a digit has a
   place in a full house; in a puzzle with one solution, a cell of a deadly pattern holds a digit that is not deadly.
   Together with "one digit in a cell, no digit twice in a house", the truths prove the step.  */
typedef enum { SUDOKU_CELL_TRUTH, SUDOKU_HOUSE_TRUTH, SUDOKU_DEADLY_TRUTH } sudoku_truth_kind;

typedef struct sudoku_truth {
    uint8_t kind;
    uint8_t digit;  /* of a house truth */
    uint16_t where; /* cell or house */
} sudoku_truth;

/* Why a node of a chain holds. */
typedef enum {
    SUDOKU_ASSUMED,
    SUDOKU_SEES, /* off: it sees its parent, which is on, in `house` (SUDOKU_NO_HOUSE: in the cell) */
    SUDOKU_LAST_DIGIT, /* on: all other candidates of the cell are off */
    SUDOKU_LAST_PLACE, /* on: all other places of the digit in `house` are off */
    SUDOKU_BY_SET,     /* by the almost locked set of number `house` */
    SUDOKU_BY_STEP     /* off: by another technique, once its parents are off */
} sudoku_reason;

/* A node of a chain or a net: a candidate, or a group of cells for a digit, on or off, and what that follows
   from.  Parents come before their children, except where a loop closes on its first node.  */
typedef struct sudoku_node {
    uint8_t digit;
    bool on;
    uint8_t reason;
    uint8_t chain; /* which of the step's chains it belongs to, from 0 */
    bool side;     /* on a side line of a net: needed, but HoDoKu's notation leaves it out */
    uint16_t house;
    uint16_t technique;        /* of SUDOKU_BY_STEP */
    int first_cell, cells;     /* in step->node_cells */
    int first_parent, parents; /* in step->node_parents */
    int first_truth, truths;   /* of SUDOKU_BY_STEP, what it relies on: in step->node_truths */
} sudoku_node;

/* The library allocates steps, so they have no room; pass on only steps that came from the library, and do not change them. */
typedef struct sudoku_step {
    int technique; /* see sudoku_technique_at() */
    int variant;   /* of the technique, where it has any */
    int rating;    /* by the profile: tenths, or a score */
    int length;    /* of a chain: its number of nodes; else 0 */
    const sudoku_part *parts;
    const sudoku_used_house *houses;
    const sudoku_truth *truths;
    const sudoku_node *nodes;
    const uint16_t *node_cells;
    const int *node_parents;
    const sudoku_truth *node_truths;
    int part_count, house_count, truth_count;
    int node_count, node_cell_count, node_parent_count, node_truth_count;
} sudoku_step;

/* ---- techniques and profiles ---------------------------------------------------------------- */

/* Any thread may call these functions: what they describe never changes. */

/* HoDoKu's levels. */
typedef enum {
    SUDOKU_NO_LEVEL,
    SUDOKU_EASY,
    SUDOKU_MEDIUM,
    SUDOKU_HARD,
    SUDOKU_UNFAIR,
    SUDOKU_EXTREME
} sudoku_level;
/* "Easy", "Medium"... */
SUDOKU_API const char *sudoku_level_name(sudoku_level level);

typedef struct sudoku_technique {
    size_t room;       /* sizeof(sudoku_technique), or 0: see sudoku.h */
    const char *name;  /* "naked-pair" */
    const char *title; /* "Naked Pair"; sudoku_technique_title() has it in other languages */
    /* Ratings in tenths, of the shortest chains; 0: not known there. */
    int se121, sukaku118, sukaku2023;
    sudoku_level level; /* HoDoKu's */
    int score;
} sudoku_technique;

/* The technique of this index; false past the last. */
SUDOKU_API bool sudoku_technique_at(int index, sudoku_technique *technique);
/* The index of a technique by its name, its title in any language, a name that other programs use, or a common
   abbreviation ("naked-pair", "Naked Pair", "Nacktes Paar", "NP").  Case, hyphens, blanks and the order of words do not matter.
   -1, with a sentence in `error` (may be NULL): the name is unknown (the sentence suggests similar ones), or matches several.  */
SUDOKU_API int sudoku_technique_named(const char *name, sudoku_error *error);

/* The name of the profile of this index; NULL past the last. */
SUDOKU_API const char *sudoku_profile_name(int index);
SUDOKU_API const char *sudoku_profile_about(int index);
/* Does the profile know the technique, even if only on request?  Does it use the technique by default?  If not, `error` (may be NULL)
   receives a sentence that names the profiles that do.  */
SUDOKU_API bool sudoku_profile_has(const char *profile, int technique, sudoku_error *error);
SUDOKU_API bool sudoku_profile_uses(const char *profile, int technique, sudoku_error *error);

/* ---- solving a puzzle ----------------------------------------------------------------------- */

/* What may be called when:

       sudoku_logic_new() --> empty -- start, resume, rate, why_not --> at a position <--+
                                                                        |                |
                                                                        +---- next ------+  a step: see it, prove it, print it
                                                                        +---- all -------+  call-backs may do that, too
                                                                        +---- apply -----+  the next position
                                                                        +- start, ... ---+  another puzzle

   An empty logic has no steps: sudoku_logic_next() returns NULL, sudoku_logic_all() reports none.  The same holds after
   SUDOKU_NO_SOLUTION from sudoku_logic_start() or _resume().  A step is valid until the
   next of these calls, apart from sudoku_logic_apply().  sudoku_logic_solution() needs a solution: after a start that found one, or
   SUDOKU_POSSIBLE.  sudoku_logic_end() is about the last next, all, rate or why_not.  */
typedef struct sudoku_logic sudoku_logic;

/* `profile` NULL: "hodoku".  Returns NULL, with a sentence in `error` (may be NULL), if there is no such profile, the size is too
   large, or memory runs out.  Release with sudoku_logic_free(), which accepts NULL.  */
SUDOKU_API sudoku_logic *sudoku_logic_new(const sudoku_rules *rules, const char *profile,
                                          sudoku_error *error);
SUDOKU_API void sudoku_logic_free(sudoku_logic *logic);

/* Limits each search for a step.  A unit of `work` is about a microsecond; 0: no limit.  `stop` (may be NULL) is called
   about every millisecond; the search stops when it returns true.  */
SUDOKU_API void sudoku_logic_limit(sudoku_logic *logic, uint64_t work, bool (*stop)(void *context),
                                   void *context);

/* Starts at the beginning of a puzzle with the same rules, and returns how many solutions it has.  Without a solution there are
   no steps.  With several, techniques that rely on a unique solution are left out, and the steps end early.  */
SUDOKU_API sudoku_answer sudoku_logic_start(sudoku_logic *logic, const sudoku_puzzle *puzzle);

/* A mistake of a player: a wrong digit in a cell, or the digit of the solution missing from the marks. */
typedef struct sudoku_mistake {
    int cell;
    int digit; /* the wrong digit, or the digit that is missing from the marks */
    bool missing;
} sudoku_mistake;

/* As sudoku_logic_start(), then takes over what a player has done so far: puzzle->placed and puzzle->marks.  Mistakes are left
   out of the position; up to `room` mistakes are written to `mistakes`.  Returns their number; it is 0 if the puzzle has several
   solutions and one agrees with everything that is placed.  */
SUDOKU_API int sudoku_logic_resume(sudoku_logic *logic, const sudoku_puzzle *puzzle,
                                   sudoku_mistake *mistakes, int room, sudoku_answer *answer);

/* The next step, valid until the next call; NULL: see sudoku_logic_end(). */
SUDOKU_API const sudoku_step *sudoku_logic_next(sudoku_logic *logic);
/* Places the digits and removes the candidates of the step. */
SUDOKU_API void sudoku_logic_apply(sudoku_logic *logic, const sudoku_step *step);

typedef enum {
    SUDOKU_LOGIC_SOLVED,
    SUDOKU_LOGIC_STUCK, /* no technique of the profile helps */
    SUDOKU_LOGIC_LIMIT, /* a limit came first */
    SUDOKU_LOGIC_NO_MEMORY
} sudoku_logic_end_kind;
/* Why there is no next step. */
SUDOKU_API sudoku_logic_end_kind sudoku_logic_end(const sudoku_logic *logic);

/* Receives steps one by one, each valid during the call.  Returning false stops the listing. */
typedef bool sudoku_on_step(void *context, const sudoku_step *step);
/* All steps in the position, easiest first, of one technique or (-1) of all that the profile uses by default.  Equal steps, such
   as a pair that two houses share, are reported once.  sudoku_logic_end() says whether a limit or a lack of memory ended the
   listing early.  */
SUDOKU_API void sudoku_logic_all(sudoku_logic *logic, int technique, sudoku_on_step *found,
                                 void *context);

/* The position: the digit of each cell (0: open), whether the puzzle gave it, and the candidates of open cells. */
SUDOKU_API const uint8_t *sudoku_logic_digits(const sudoku_logic *logic);
SUDOKU_API const bool *sudoku_logic_given(const sudoku_logic *logic);
SUDOKU_API const uint64_t *sudoku_logic_candidates(const sudoku_logic *logic);
/* The solution that sudoku_logic_start() found. */
SUDOKU_API const uint8_t *sudoku_logic_solution(const sudoku_logic *logic);

/* An independent check of a step in the present position, see the top of this file.  If the step is not proved, `reason` (may be
   NULL) receives a sentence.  A guess (technique "brute-force") is never proved.  */
SUDOKU_API bool sudoku_logic_prove(const sudoku_logic *logic, const sudoku_step *step,
                                   char reason[SUDOKU_TEXT]);

typedef enum {
    SUDOKU_POSSIBLE,          /* a solution has the digit there, see sudoku_logic_solution() */
    SUDOKU_REFUTED,           /* the steps lead to the dead end in `end` */
    SUDOKU_REFUTED_BY_SEARCH, /* no solution has it there, but the profile's techniques do not show why */
    SUDOKU_NOT_KNOWN          /* a limit came first, or memory ran out: sudoku_logic_end() says which */
} sudoku_refutation;
/* Why a digit cannot be in a cell of the puzzle: the shortest sequence of steps found from it to a dead end, which is a cell without
   candidates or a digit without a place in a house; `end` receives it.  Each step is reported in the position in which
   it is applied.  The logic is then at that dead end; start it again for anything else.  */
SUDOKU_API sudoku_refutation sudoku_why_not(sudoku_logic *logic, const sudoku_puzzle *puzzle, int cell,
                                            int digit, sudoku_on_step *found, void *context,
                                            sudoku_clash *end);

/* ---- showing steps -------------------------------------------------------------------------- */

/* Texts about steps and techniques are UTF-8, in each sudoku_language.  Any thread may call these functions; those that take a
   logic only read it.  */

/* The step in one line, in the notation of HoDoKu that forums use: "Naked Pair: 1,2 in r1c12 => r1c5<>1".  Forcing chains follow on
   lines of their own.  What does not fit is cut off.  Returns `text`.  */
SUDOKU_API char *sudoku_step_text(const sudoku_rules *rules, const sudoku_step *step, char *text,
                                  size_t room);
/* The step in full sentences.  What does not fit is cut off.  Returns `text`. */
SUDOKU_API char *sudoku_step_words(const sudoku_rules *rules, const sudoku_step *step,
                                   sudoku_language language, char *text, size_t room);
/* The step as a hint that reveals more with each level, one sentence for each level from 1 to SUDOKU_HINT_LEVELS: where in the grid,
   the house to begin with, the technique, the cells, the whole step.  What does not fit is cut off.  Returns `text`.  */
enum { SUDOKU_HINT_LEVELS = 5 };
SUDOKU_API char *sudoku_hint_words(const sudoku_rules *rules, const sudoku_step *step, int level,
                                   sudoku_language language, char *text, size_t room);
/* The `count` mistakes (at least one) that sudoku_logic_resume() found, with the same levels: that there is a mistake, of what kind
   the first one is, a house to check, its cell; and for each mistake, on its own line, what is wrong and why.  */
SUDOKU_API char *sudoku_mistake_words(const sudoku_logic *logic, const sudoku_mistake *mistakes,
                                      int count, int level, sudoku_language language, char *text,
                                      size_t room);
/* Why there is no step to hint at: the puzzle is solved (SUDOKU_LOGIC_SOLVED), or no technique of the profile applies
   (SUDOKU_LOGIC_STUCK).  "" for the other ends.  What does not fit is cut off.  Returns `text`.  */
SUDOKU_API char *sudoku_no_hint_words(const sudoku_logic *logic, sudoku_logic_end_kind end,
                                      sudoku_language language, char *text, size_t room);
/* For sudoku_why_not(): the sentence before the steps ("Suppose that r2c4=7."), the one after them, and the clash by itself, as
   sudoku_clash_text() has it in English.  What does not fit is cut off.  Return `text`.  */
SUDOKU_API char *sudoku_supposition_words(const sudoku_rules *rules, int cell, int digit,
                                          sudoku_language language, char *text, size_t room);
SUDOKU_API char *sudoku_refutation_words(const sudoku_rules *rules, int cell, int digit,
                                         sudoku_refutation refutation, const sudoku_clash *end,
                                         sudoku_language language, char *text, size_t room);
SUDOKU_API char *sudoku_clash_words(const sudoku_rules *rules, const sudoku_clash *clash,
                                    sudoku_language language, char *text, size_t room);
/* A level in the language: "Easy", "leicht"; SUDOKU_NO_LEVEL: "". */
SUDOKU_API const char *sudoku_level_title(sudoku_level level, sudoku_language language);
/* The title of a technique ("Naked Pair", "Nacktes Paar"), and a paragraph that describes it; NULL past the last. */
SUDOKU_API const char *sudoku_technique_title(int index, sudoku_language language);
SUDOKU_API const char *sudoku_technique_about(int index, sudoku_language language);

/* An example of a technique: a puzzle as a line of text that the readers accept, and the number of the step on the profile's
   path at which the technique can be used, from 1.  False: there is no example.  */
typedef struct sudoku_example {
    const char *profile, *puzzle;
    int step;
} sudoku_example;
SUDOKU_API bool sudoku_technique_example(int index, sudoku_example *example);

/* The names of the formats of sudoku_print_step(), by index: "text", "words", "json", "svg"; NULL past the last. */
SUDOKU_API const char *sudoku_step_format_name(int index);
/* Writes a step that is not applied yet, in the present position.  "text" is as sudoku_step_text() writes it, but in the
   language.  False: the format is unknown. */
SUDOKU_API bool sudoku_print_step(const sudoku_logic *logic, const sudoku_step *step, const char *format,
                                  sudoku_language language, sudoku_sink sink);

/* A self-contained HTML page that shows steps one by one:

       sudoku_page_begin(&page, logic, "My puzzle", SUDOKU_ENGLISH, sink);
       for (...each step...) { sudoku_page_step(&page, logic, step); sudoku_logic_apply(logic, step); }
       sudoku_page_end(&page, logic);                                                the last position

   The steps need not be the ones that are applied: each is shown in the position in which it is passed.  This structure
   never grows; its fields belong to the library.  */
typedef struct sudoku_page {
    sudoku_sink sink;
    sudoku_language language;
    int steps; /* so far */
} sudoku_page;
/* `title` may be NULL. */
SUDOKU_API void sudoku_page_begin(sudoku_page *page, const sudoku_logic *logic, const char *title,
                                  sudoku_language language, sudoku_sink sink);
SUDOKU_API void sudoku_page_step(sudoku_page *page, const sudoku_logic *logic, const sudoku_step *step);
SUDOKU_API void sudoku_page_end(sudoku_page *page, const sudoku_logic *logic);

/* ---- rating --------------------------------------------------------------------------------- */

/* Use the logic from one thread at a time. */

typedef struct sudoku_rating {
    size_t room; /* sizeof(sudoku_rating), or 0: see sudoku.h */
    sudoku_logic_end_kind end;
    bool guessed; /* the techniques of the profile do not solve it */
    int rating, pearl,
        diamond;        /* tenths: the hardest step, up to the first placement, up to the first step */
    sudoku_level level; /* with HoDoKu's profile, else SUDOKU_NO_LEVEL */
    int score;          /* likewise, else 0 */
    int steps;
    int bottlenecks; /* positions where the easiest technique that helps offers only one step; -1: not counted */
    int hardest; /* the technique of the first of the hardest steps, -1 if there is no step */
    /* How often each technique is used, for techniques 0 to used_count - 1.  Belongs to the logic, and is valid until its next
       sudoku_rate() and as long as the logic; in a sudoku_made, during the call.  */
    const int *used;
    int used_count;
} sudoku_rating;

/* Starts a puzzle and solves it to the end.  Puzzles that do not have exactly one solution are not rated, because the rating would
   mean nothing: the answer says so.  */
SUDOKU_API sudoku_answer sudoku_rate(sudoku_logic *logic, const sudoku_puzzle *puzzle,
                                     bool count_bottlenecks, sudoku_rating *rating);

/* How hard the puzzles of a sudoku_order shall be.  Zeros: any difficulty.  A puzzle that is too hard gets back the clues that were
   removed last, as far as the order allows.  sudoku_generate() rejects what no puzzle can meet: ratings that no technique has, a
   technique that the profile does not use, or a technique that is harder than the rating.  */
typedef struct sudoku_difficulty {
    size_t room;                  /* sizeof(sudoku_difficulty), or 0: see sudoku.h */
    const char *profile;          /* to rate with; NULL: "hodoku" */
    int least, most;              /* the rating in tenths; with HoDoKu's profile, the score */
    sudoku_level lowest, highest; /* for HoDoKu's profile */
    const int *needs, *without;   /* techniques that the solution path must use, or must not use */
    int need_count, without_count;
    uint64_t
        work; /* limits each search for a step, as in sudoku_logic_limit(); a puzzle beyond it does not count as rated */
} sudoku_difficulty;

/* Reads "7.1..8.0", "4.5..", "..2.6", "3.4", or levels such as "hard" or "..medium", into least and most, or lowest and highest.  With
   HoDoKu's profile numbers are scores; set the profile first.  False, with nothing changed: the text is something else.  */
SUDOKU_API bool sudoku_difficulty_range(sudoku_difficulty *difficulty, const char *text);

#ifdef __cplusplus
}
#endif
#endif
