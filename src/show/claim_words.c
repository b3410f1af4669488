/* SPDX-License-Identifier: MIT */
/* claim_words.c - see claim_words.h */
#include "show/claim_words.h"

#include <string.h>

#include "board/naming.h"
#include "board/symbols.h"

static bool begins(const char *at, const char *key) { return !strncmp(at, key, strlen(key)); }

void out_filled(struct out *o, const sudoku_rules *rules, const struct language *l, const char *text,
                const sudoku_clash *c)
{
    for (const char *at = text; *at; at += strcspn(at, "}") + 1) {
        const size_t plain = strcspn(at, "{");
        out_bytes(o, at, plain);
        at += plain;
        if (!*at) return;
        if (begins(at, "{cell}")) out_cell(o, rules, c->cell);
        else if (begins(at, "{digit}")) out_char(o, digit_symbol(c->digit));
        else if (begins(at, "{other}")) out_cell(o, rules, c->other);
        else if (begins(at, "{house}")) out_house_name(o, l, &rules->house[c->house]);
        else {
            out_format(o, "%s ", words_for(l, &rules->house[c->house])->in);
            out_house_after(o, l, &rules->house[c->house]);
        }
    }
}

void out_supposition(struct out *o, const sudoku_rules *rules, int cell, int digit,
                     sudoku_language language)
{
    const struct language *l = language_of(language);
    out_filled(o, rules, l, l->claim.suppose, &(sudoku_clash){.cell = cell, .digit = digit});
}

void out_refutation(struct out *o, const sudoku_rules *rules, int cell, int digit,
                    sudoku_refutation refutation, const sudoku_clash *end, sudoku_language language)
{
    const struct language *l = language_of(language);
    const sudoku_clash claim = {.cell = cell, .digit = digit};
    if (refutation != SUDOKU_REFUTED) out_text(o, l->claim.other[refutation]);
    else if (end->kind == SUDOKU_NOT_THE_GIVEN) out_filled(o, rules, l, l->claim.over_given, end);
    else {
        out_text(o, l->claim.wrong[0]);
        out_clash(o, language, rules, end);
        out_filled(o, rules, l, l->claim.wrong[1], &claim);
    }
}
