/* SPDX-License-Identifier: MIT */
/* guide.h - shared by the commands that solve as a person does: the logic for a puzzle's rules, with the limits of the command
   line, and how steps are printed.  */
#ifndef SUDOKU_GUIDE_H
#define SUDOKU_GUIDE_H

#include "sudoku/output/run.h"

/* The logic for a puzzle with the run's limits; NULL after a message. */
sudoku_logic *logic_for(struct run *, const sudoku_puzzle *, const char *profile);
/* The first profile of the command line, or the default: HoDoKu for explaining, Sudoku Explainer for rating. */
const char *chosen_profile(const struct run *);
const char *profile_to_rate_by(const struct settings *);
/* Is it possible to look for steps?  If not, the answer is printed: "no solution" or "stopped".  If there are several solutions,
   a remark says so, and what that means.  */
bool can_begin(struct run *, const sudoku_puzzle *, sudoku_answer);
/* Only 'rate' takes several profiles.  False after a message. */
bool one_profile(const struct settings *);
/* Does the profile know the technique (-1: any)?  False after a message. */
bool profile_knows(const char *profile, int technique);

/* Is the step a guess, not found by any technique? */
bool is_guess(const sudoku_step *);
/* Says why the path ends before the solution, if it does. */
void say_end(struct run *, const sudoku_puzzle *, const sudoku_logic *);

/* Columns of rows of steps, and of the answer of why-not, which follows them. */
extern const struct columns step_columns;

/* What precedes the steps: the puzzle as a JSON object, or as a line if it was read as one. */
void print_puzzle_line(struct run *, const sudoku_puzzle *);
/* The format of a job that prints steps: JSON if requested, so that all output is JSON; otherwise none. */
const char *(*format_of_steps(const struct settings *))(const sudoku_format *);

/* A step in the present position as a line (or lines) of the requested format: text, words, CSV or JSON.  `number` counts the
   steps of the puzzle from 1.  */
void print_step(const struct run *, const sudoku_puzzle *, const sudoku_logic *, const sudoku_step *,
                int number);
/* The answer of why-not as a row; `end` may be NULL. */
void print_claim_row(const struct run *, const char *claim, const char *answer, const char *end);
/* Verifies the step if requested; a failure is reported and raises the status. */
void prove_if_asked(struct run *, const sudoku_puzzle *, const sudoku_logic *, const sudoku_step *);

#endif
