/* SPDX-License-Identifier: MIT */
/* printed.h - what the tests of all printers share: rules, puzzles, and the text that comes out. */
#ifndef SHOW_PRINTED_H
#define SHOW_PRINTED_H

#include "board/rules.h"
#include "sudoku.h"

enum { RULE_X = 2 | 4, RULE_NRC = 8 };

/* The sheet as text, to be freed. */
char *printed(const sudoku_sheet *, const sudoku_style *);
void expect(const sudoku_sheet *, const sudoku_style *, const char *expected);
/* Plain text in that format. */
sudoku_style plain(const char *format);
void expect_plain(const sudoku_sheet *, const char *format, const char *expected);

sudoku_rules *make(struct rule_spec);
/* Rules of regions given as letters. */
sudoku_rules *make_jigsaw(int n, const char *letters, unsigned extras);
/* Digits from symbols; if the text is short, the other cells are empty. */
const uint8_t *digits(uint8_t *cells, int n, const char *symbols);

/* Every tag is closed by its own name, every attribute quoted, and nothing is outside the root. */
void expect_balanced(const char *svg);

extern const char CLASSIC[], CLASSIC_SOLVED[], NRC_SOLVED[], JIGSAW[];

#endif
