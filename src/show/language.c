/* SPDX-License-Identifier: MIT */
/* language.c - see language.h */
#include "show/language.h"

#include "board/naming.h"

static const struct language *const languages[LANGUAGES] = {
    [SUDOKU_ENGLISH] = &english, [SUDOKU_GERMAN] = &german};

const struct language *language_of(sudoku_language language) { return languages[language]; }

const struct house_words *words_for(const struct language *language, const struct house *h)
{
    return &house_kind_of(h)->words[language->houses];
}

void out_house_name(struct out *o, const struct language *language, const struct house *h)
{
    out_house_words(o, h, words_for(language, h)->name);
}

void out_house_after(struct out *o, const struct language *language, const struct house *h)
{
    const struct house_words *words = words_for(language, h);
    out_house_words(o, h, words->after ? words->after : words->name);
}

const char *technique_title(const struct language *language, int technique)
{
    return language->titles ? language->titles[technique] : technique_rows[technique].title;
}
