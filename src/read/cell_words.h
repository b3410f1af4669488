/* SPDX-License-Identifier: MIT */
/* cell_words.h - cells that are words: 5, 16, G, '7', None, or nothing between two separators. */
#ifndef READ_CELL_WORDS_H
#define READ_CELL_WORDS_H

#include "read/classify.h"

/* The character that a word stands for: itself, the symbol of a number up to SUDOKU_MAX_SIZE, or '.' for an empty word and for what
   programs call nothing.  '\0': a cell is no such word.  */
char symbol_of_word(struct field word);

/* Its number, or -1 if it is none (or has more than three figures). */
int number_of_word(struct field word);

#endif
