/* SPDX-License-Identifier: MIT */
/* missed.c - see missed.h */
#include "sudoku/output/missed.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void put_nearest(struct text *t, const sudoku_made *made)
{
    const sudoku_puzzle puzzle = {.rules = made->rules, .givens = made->nearest};
    text_keep(t, ": ", strlen(": "));
    sudoku_print(&(sudoku_sheet){.puzzle = &puzzle}, &(sudoku_style){.format = "line"},
                 (sudoku_sink){text_keep, t});
    if (!t->failed && t->length && t->bytes[t->length - 1] == '\n') t->length--;
}

void put_missed(struct text *t, const sudoku_order *o, const sudoku_made *made)
{
    char words[4 * SUDOKU_TEXT];
    snprintf(words, sizeof words,
             "sudoku: puzzle %" PRIu64 " (--skip %" PRIu64 ") was not found in %" PRIu64 " tr%s: ",
             made->number + 1, made->number, made->tries, made->tries == 1 ? "y" : "ies");
    text_keep(t, words, strlen(words));
    sudoku_missed_text(o, made, SUDOKU_ENGLISH, words, sizeof words);
    text_keep(t, words, strlen(words));
    if (made->nearest) put_nearest(t, made);
}
