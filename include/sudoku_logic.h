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

   scripts/header-example cuts this program out; every test run compiles it and compares what it prints.

   A step is data: a technique, what follows (digits placed, candidates removed), and what it rests upon.  Every
   technique works on houses, so the same ones serve all rules.  A step can be proved by a checker that knows no
   technique, see sudoku_logic_prove().

   Sizes up to SUDOKU_LOGIC_SIZE.  Use a sudoku_logic from one thread at a time; it keeps its rules.  */
#ifndef SUDOKU_LOGIC_H
#define SUDOKU_LOGIC_H

#include "sudoku.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { SUDOKU_LOGIC_SIZE = 25, SUDOKU_NO_CELL = 0xFFFF, SUDOKU_NO_HOUSE = 0xFFFF };

/* ---- steps ---------------------------------------------------------------------------------- */

/* The role that a candidate, a cell or a digit plays in a step. */
typedef enum {
    SUDOKU_PLACED,  /* follows: this is the cell's digit */
    SUDOKU_REMOVED, /* follows: this candidate goes */
    SUDOKU_PATTERN, /* makes up the pattern; what notations name first */
    SUDOKU_OTHER, /* its counterpart: the second colour, the cells that connect two others, the Z digits */
    SUDOKU_FIN,   /* of a fish; of a Sue de Coq, what stands in the line */
    SUDOKU_ENDO_FIN, /* of a fish; of a Sue de Coq, what stands in the box */
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

/* What a step rests upon.  Of the candidates of a truth, one is the case: a cell holds a digit, a digit has a
   place in a full house; and a puzzle with one solution holds a digit that is not deadly in one of the cells of
   a deadly pattern.  Together with "no two in one cell, no digit twice in a house" they prove the step.  */
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

/* A node of a chain or a net: a candidate, or a group of cells for a digit, on or off, and where that follows
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
    int first_truth, truths;   /* of SUDOKU_BY_STEP, what it rests upon: in step->node_truths */
} sudoku_node;

typedef struct sudoku_step {
    int technique; /* see sudoku_technique_at() */
    int variant;   /* of the technique, where it has any */
    int rating;    /* by the profile: tenths, or a score */
    int length;    /* of a chain: how many nodes it takes; else 0 */
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
    const char *name;     /* "naked-pair" */
    const char *title;    /* "Naked Pair"; sudoku_technique_title() has it in other languages */
    int se121, sukaku118; /* ratings in tenths, before what long chains add; 0: not known there */
    sudoku_level level;   /* HoDoKu's */
    int score;
} sudoku_technique;

/* Every technique, one by one; false past the last. */
SUDOKU_API bool sudoku_technique_at(int index, sudoku_technique *technique);
/* The index of the technique that a person means: by its name, its title in any language, a name that other programs use, or a
   usual abbreviation ("naked-pair", "Naked Pair", "Nacktes Paar", "NP").  Case, hyphens, blanks and the order of words do not
   matter.  -1, with a sentence in `error` (may be NULL): it could be several, or there is none, but perhaps some are near.  */
SUDOKU_API int sudoku_technique_named(const char *name, sudoku_error *error);

/* Whose techniques and order to follow, one by one; NULL past the last. */
SUDOKU_API const char *sudoku_profile_name(int index);
SUDOKU_API const char *sudoku_profile_about(int index);
/* Does the profile know the technique, be it only on request?  Does it use it of its own accord?  If not, `error` (may be NULL)
   receives a sentence that names the profiles that do.  */
SUDOKU_API bool sudoku_profile_has(const char *profile, int technique, sudoku_error *error);
SUDOKU_API bool sudoku_profile_uses(const char *profile, int technique, sudoku_error *error);

/* ---- the way through a puzzle --------------------------------------------------------------- */

typedef struct sudoku_logic sudoku_logic;

/* `profile` NULL: "hodoku".  Returns NULL, with a sentence in `error` (may be NULL), if there is no such profile, the size is too
   large, or memory is short.  Release with sudoku_logic_free(), which accepts NULL.  */
SUDOKU_API sudoku_logic *sudoku_logic_new(const sudoku_rules *rules, const char *profile,
                                          sudoku_error *error);
SUDOKU_API void sudoku_logic_free(sudoku_logic *logic);

/* Limits each search for a step.  `work` is about a microsecond; 0: none.  `stop` (may be NULL) is asked every
   millisecond or so; returning true stops.  */
SUDOKU_API void sudoku_logic_limit(sudoku_logic *logic, uint64_t work, bool (*stop)(void *context),
                                   void *context);

/* Goes to the beginning of a puzzle with the same rules, and says how many solutions it has.  Without a solution there is no way
   to go.  With several, techniques that rest on there being one are left out, and the way ends early.  */
SUDOKU_API sudoku_answer sudoku_logic_start(sudoku_logic *logic, const sudoku_puzzle *puzzle);

/* What a person has got wrong: a digit that is not the solution's, or a mark rubbed out that is. */
typedef struct sudoku_mistake {
    int cell;
    int digit; /* the wrong digit, or the one that is missing from the marks */
    bool missing;
} sudoku_mistake;

/* The same, then takes over what a person has done so far: puzzle->placed and puzzle->marks.  Mistakes are left out of the
   position; up to `room` of them are written to `mistakes`.  Returns their number; it is 0 if the puzzle
   has several solutions and one agrees with all that is placed.  */
SUDOKU_API int sudoku_logic_resume(sudoku_logic *logic, const sudoku_puzzle *puzzle,
                                   sudoku_mistake *mistakes, int room, sudoku_answer *answer);

/* The next step, which lasts until the next call; NULL: see sudoku_logic_end(). */
SUDOKU_API const sudoku_step *sudoku_logic_next(sudoku_logic *logic);
/* Does what the step says. */
SUDOKU_API void sudoku_logic_apply(sudoku_logic *logic, const sudoku_step *step);

typedef enum {
    SUDOKU_LOGIC_SOLVED,
    SUDOKU_LOGIC_STUCK, /* no technique of the profile helps */
    SUDOKU_LOGIC_LIMIT, /* a limit came first */
    SUDOKU_LOGIC_NO_MEMORY
} sudoku_logic_end_kind;
/* Why there is no next step. */
SUDOKU_API sudoku_logic_end_kind sudoku_logic_end(const sudoku_logic *logic);

/* Receives steps one by one; they last during the call.  Returning false stops. */
typedef bool sudoku_on_step(void *context, const sudoku_step *step);
/* All steps at hand, easiest first, of one technique or (-1) of all that the profile uses of its own accord.  Steps that say the
   same, such as a pair that two houses share, are told once.  Whether a limit or short memory came
   first is for sudoku_logic_end() to say.  */
SUDOKU_API void sudoku_logic_all(sudoku_logic *logic, int technique, sudoku_on_step *found,
                                 void *context);

/* The position: the digit of each cell (0: open), whether the puzzle gave it, and the candidates of open cells. */
SUDOKU_API const uint8_t *sudoku_logic_digits(const sudoku_logic *logic);
SUDOKU_API const bool *sudoku_logic_given(const sudoku_logic *logic);
SUDOKU_API const uint64_t *sudoku_logic_candidates(const sudoku_logic *logic);
/* The solution that sudoku_logic_start() has found. */
SUDOKU_API const uint8_t *sudoku_logic_solution(const sudoku_logic *logic);

/* An independent check of a step in the present position, see the head of this file.  On doubt, `reason` (may be NULL) receives a
   sentence.  A guess (technique "brute-force") is never proved.  */
SUDOKU_API bool sudoku_logic_prove(const sudoku_logic *logic, const sudoku_step *step,
                                   char reason[SUDOKU_TEXT]);

typedef enum {
    SUDOKU_POSSIBLE,          /* the digit stands there in a solution, see sudoku_logic_solution() */
    SUDOKU_REFUTED,           /* by the steps, to the dead end that is told */
    SUDOKU_REFUTED_BY_SEARCH, /* no solution has it, but the techniques of the profile do not show it */
    SUDOKU_NOT_KNOWN          /* a limit came first */
} sudoku_refutation;
/* Why a digit cannot stand in a cell of the puzzle: the fewest steps that were found from it to a dead end, a cell without
   candidate or a digit without place in a house, which `end` tells.  Each step is reported in the position it is taken in.  The logic then stands at that dead end; start it anew for anything else.  */
SUDOKU_API sudoku_refutation sudoku_why_not(sudoku_logic *logic, const sudoku_puzzle *puzzle, int cell,
                                            int digit, sudoku_on_step *found, void *context,
                                            sudoku_clash *end);

/* ---- showing steps -------------------------------------------------------------------------- */

/* The languages of what is said of steps and techniques, in UTF-8. */
typedef enum { SUDOKU_ENGLISH, SUDOKU_GERMAN } sudoku_language;
/* Their codes, "en" and "de", by these numbers; NULL past the last. */
SUDOKU_API const char *sudoku_language_code(int language);
/* The language of a code.  False: there is none. */
SUDOKU_API bool sudoku_language_named(const char *code, sudoku_language *language);

/* The step in one line, in the notation of HoDoKu that forums use: "Naked Pair: 1,2 in r1c12 => r1c5<>1".  Forcing chains follow on
   lines of their own.  What does not fit is cut off.  Returns `text`.  */
SUDOKU_API char *sudoku_step_text(const sudoku_rules *rules, const sudoku_step *step, char *text,
                                  size_t room);
/* The step in full sentences.  What does not fit is cut off.  Returns `text`. */
SUDOKU_API char *sudoku_step_words(const sudoku_rules *rules, const sudoku_step *step,
                                   sudoku_language language, char *text, size_t room);
/* The step as a hint that tells more and more, one sentence for each degree from 1 to SUDOKU_HINT_LEVELS: where in the grid, the
   house to begin with, the technique, the cells, all of it.  What does not fit is cut off.  Returns `text`.  */
enum { SUDOKU_HINT_LEVELS = 5 };
SUDOKU_API char *sudoku_hint_words(const sudoku_rules *rules, const sudoku_step *step, int level,
                                   sudoku_language language, char *text, size_t room);
/* What sudoku_logic_resume() has found wrong, `count` mistakes (at least one), told by the same degrees: that something is wrong,
   what kind of mistake the first one is, a house to look at, its cell; and of each, on a line of its own, what is wrong and why.  */
SUDOKU_API char *sudoku_mistake_words(const sudoku_logic *logic, const sudoku_mistake *mistakes,
                                      int count, int level, sudoku_language language, char *text,
                                      size_t room);
/* A level in the language: "Easy", "leicht"; SUDOKU_NO_LEVEL: "". */
SUDOKU_API const char *sudoku_level_title(sudoku_level level, sudoku_language language);
/* The technique's title ("Naked Pair", "Nacktes Paar"), and what it is, in a paragraph; NULL past the last. */
SUDOKU_API const char *sudoku_technique_title(int index, sudoku_language language);
SUDOKU_API const char *sudoku_technique_about(int index, sudoku_language language);

/* An example of a technique: a puzzle as a line of text, which a reader takes, and the number of the step on the profile's path
   at which the technique can be used, from 1.  False: there is none.  */
typedef struct sudoku_example {
    const char *profile, *puzzle;
    int step;
} sudoku_example;
SUDOKU_API bool sudoku_technique_example(int index, sudoku_example *example);

/* The names of what sudoku_print_step() can write, one by one: "text", "words", "json", "svg"; NULL past the last. */
SUDOKU_API const char *sudoku_step_format_name(int index);
/* Writes a step that is not applied yet, seen in the present position.  "text" is as sudoku_step_text() has it, but with the words
   of the language.  False: there is no such format. */
SUDOKU_API bool sudoku_print_step(const sudoku_logic *logic, const sudoku_step *step, const char *format,
                                  sudoku_language language, sudoku_sink sink);

/* A page of HTML that shows steps one by one and needs nothing but itself:

       sudoku_page_begin(&page, logic, "My puzzle", SUDOKU_ENGLISH, sink);
       for (...each step...) { sudoku_page_step(&page, logic, step); sudoku_logic_apply(logic, step); }
       sudoku_page_end(&page, logic);                                                the last position

   The steps may also be other ones than those taken: each is shown in the position that it is handed over in.  */
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

enum { SUDOKU_MAX_TECHNIQUES = 192 };

typedef struct sudoku_rating {
    sudoku_logic_end_kind end;
    bool guessed; /* the techniques of the profile do not do */
    int rating, pearl,
        diamond;        /* tenths: the hardest step, up to the first placement, up to the first step */
    sudoku_level level; /* by HoDoKu's profile, else SUDOKU_NO_LEVEL */
    int score;          /* likewise, else 0 */
    int steps;
    int bottlenecks; /* positions where the easiest technique that helps offers one step only; -1: not counted */
    int hardest; /* the technique of the first of the hardest steps, -1 if there is no step */
    int used[SUDOKU_MAX_TECHNIQUES]; /* times each technique is used */
} sudoku_rating;

/* Starts a puzzle and goes all the way.  Ratings of puzzles that do not have exactly one solution mean nothing and are not
   made: the answer says so.  */
SUDOKU_API sudoku_answer sudoku_rate(sudoku_logic *logic, const sudoku_puzzle *puzzle,
                                     bool count_bottlenecks, sudoku_rating *rating);

/* How hard the puzzles of a sudoku_order are to be.  Zeros: no matter.  A puzzle that is too hard gets back clues that were taken away
   last, as far as the order lets it have them.  sudoku_generate() refuses what no puzzle can be: ratings that no technique has, a
   technique that the profile does not use, or one that is harder than the rating.  */
typedef struct sudoku_difficulty {
    const char *profile;          /* to rate by; NULL: "hodoku" */
    int least, most;              /* the rating in tenths; by HoDoKu's profile, the score */
    sudoku_level lowest, highest; /* for HoDoKu's profile */
    const int *needs, *without; /* techniques that are used, or are not, on the way through the puzzle */
    int need_count, without_count;
    uint64_t
        work; /* limits each search for a step, as in sudoku_logic_limit(); a puzzle beyond it does not count as rated */
} sudoku_difficulty;

#ifdef __cplusplus
}
#endif
#endif
