/* SPDX-License-Identifier: MIT */
/* answerable.c - see answerable.h */
#include "sudoku/input/answerable.h"

#include <stdio.h>

bool may_be_answered(const sudoku_puzzle *puzzle, bool ignore, char sentence[2 * SUDOKU_TEXT])
{
    sudoku_error why = {.message = ""};
    const bool good = sudoku_all_applied(puzzle, &why);
    const char *end = good || ignore ? "" : "; to answer without it, use --ignore-unknown";
    snprintf(sentence, 2 * SUDOKU_TEXT, "%s%s", why.message, end);
    return good || ignore;
}

const char *refusal_of_clues(const sudoku_puzzle *puzzle, const char *command,
                             char sentence[2 * SUDOKU_TEXT])
{
    char clue[SUDOKU_TEXT];
    sudoku_clue_text(puzzle->clues, 0, clue, sizeof clue);
    snprintf(sentence, 2 * SUDOKU_TEXT, "%s knows only houses, and the puzzle has clues such as \"%s\"",
             command, clue);
    return sentence;
}
