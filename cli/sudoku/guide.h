/* SPDX-License-Identifier: MIT */
/* guide.h - what the commands that solve as a person does have in common: the logic for a puzzle's rules, kept from puzzle to
   puzzle, under the limits of the command line.  */
#ifndef SUDOKU_GUIDE_H
#define SUDOKU_GUIDE_H

#include "sudoku/run.h"

enum { KEPT_LOGICS = 4 };

/* Starts as zeros. */
struct guide {
    struct kept_logic {
        const sudoku_rules *rules;
        const char *profile;
        sudoku_logic *logic;
        uint64_t used;
    } kept[KEPT_LOGICS];
    uint64_t clock;
    struct text line; /* the puzzle at hand as a line, if steps are printed */
};

/* NULL, with a sentence: the size is too large, or memory runs out. */
sudoku_logic *guide_logic(struct guide *, const sudoku_rules *, const char *profile, sudoku_error *);
void guide_free(struct guide *);

/* The logic for a puzzle in a run whose job's context is a guide, with the run's limits; NULL after a message. */
sudoku_logic *logic_for(struct run *, const sudoku_puzzle *, const char *profile);
/* The first profile of the command line, or the usual one: HoDoKu's to explain by, Sudoku Explainer's to rate by. */
const char *chosen_profile(const struct run *);
const char *profile_to_rate_by(const struct settings *);
/* Can steps be looked for?  If not, the answer is printed: "no solution" or "stopped".  That there are several solutions is
   said, and what it means.  */
bool can_begin(struct run *, const sudoku_puzzle *, sudoku_answer);
/* Only 'rate' takes several profiles.  False after a message. */
bool one_profile(const struct settings *);
/* Does the profile know the technique (-1: any)?  False after a message. */
bool profile_knows(const char *profile, int technique);

/* Is the step a guess, which no technique has found? */
bool is_guess(const sudoku_step *);
/* Says why the way ends before the solution, if it does. */
void say_end(struct run *, const sudoku_puzzle *, const sudoku_logic *);

/* Of rows of steps, and of the answer of why-not, which stands below them. */
extern const struct columns step_columns;

/* What stands in front of the steps: the puzzle as an object of JSON, or as a line if it came as one. */
void print_puzzle_line(const struct run *, const sudoku_puzzle *);
/* The format of a job that prints steps: JSON if that is asked for, so that all of it is, else none. */
const char *(*format_of_steps(const struct settings *))(const sudoku_format *);

/* A step in the present position as a line (or lines) of the format asked for: text, words, CSV or JSON.  `number` counts the
   steps of the puzzle from 1.  */
void print_step(const struct run *, const sudoku_puzzle *, const sudoku_logic *, const sudoku_step *,
                int number);
/* The answer of why-not as a row; `end` may be NULL. */
void print_claim_row(const struct run *, const char *claim, const char *answer, const char *end);
/* If asked to, proves the step; a doubt is said and raises the status. */
void prove_if_asked(struct run *, const sudoku_puzzle *, const sudoku_logic *, const sudoku_step *);

#endif
