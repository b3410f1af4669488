/* SPDX-License-Identifier: MIT */
/* logic_options.h - the options of the commands that solve as a person does. */
#ifndef SUDOKU_LOGIC_OPTIONS_H
#define SUDOKU_LOGIC_OPTIONS_H

#include "common/options.h"
#include "sudoku/options/output_format.h"
#include "sudoku_logic.h"

enum { MOST_PROFILES = 4 };

/* Zeros: the option was not given. */
struct logic_options {
    const char *profile[MOST_PROFILES];
    int profiles;
    enum step_format format;
    bool words, prove, bottlenecks;
    int level;     /* of a hint */
    int technique; /* 1 more than its index */
    int step;      /* that is drawn, from 1 */
    sudoku_language language;
};

/* The index of the technique with that name, given to an option such as "--needs".  False after a message. */
bool read_technique(const char *place, const char *name, int *technique);
/* Options whose values need more than a place. */
option_taker take_profiles, take_technique, take_language;
/* The names of techniques, counted from 0; NULL after the last. */
const char *technique_word(int index);
/* Once all options are known: how steps are printed. */
void choose_step_format(struct logic_options *, const struct output_format *);

#endif
