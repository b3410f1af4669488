/* SPDX-License-Identifier: MIT */
/* language.c - see language.h */
#include "show/language.h"

static const struct language *const languages[LANGUAGES] = {
    [SUDOKU_ENGLISH] = &english, [SUDOKU_GERMAN] = &german};

const struct language *language_of(sudoku_language language) { return languages[language]; }

const char *technique_title(const struct language *language, int technique)
{
    return language->titles ? language->titles[technique] : technique_rows[technique].title;
}
