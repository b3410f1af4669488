/* SPDX-License-Identifier: MIT */
/* refusals.c - texts that are known for what they are, and that we cannot read. */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "read/program/program.h"

static bool starts_with(const struct field *f, const char *prefix)
{
    return f->length >= strlen(prefix) && !memcmp(f->text, prefix, strlen(prefix));
}

static bool refuse(struct sudoku_reader *r, struct message why)
{
    source_take(&r->source);
    return fail_at(r, r->draft.begin, why);
}

/* ---- links to the editor Penpa ---- */

static bool holds(struct field f, const char *text)
{
    const size_t length = strlen(text);
    for (; f.length >= length; f.text++, f.length--)
        if (!memcmp(f.text, text, length)) return true;
    return false;
}

bool is_penpa(const struct line *l)
{
    const struct field whole = {l->text, l->length};
    return memchr(l->text, '/', l->length) && (holds(whole, "/penpa-edit") || holds(whole, "/penpa/"));
}

bool refuse_penpa(struct sudoku_reader *r) { return refuse(r, say(penpa_link)); }

/* ---- puzzles that a spreadsheet has taken for a number: 4.3E+80 ---- */

static const char *skip_figures(const char *at, const char *end)
{
    while (at < end && is_figure(*at)) at++;
    return at;
}

bool is_lost_number(const struct line *l)
{
    enum { LEAST_EXPONENT = 15 }; /* of 4x4 */
    const char *end = l->text + l->length;
    for (const char *at = l->text; at < end; at++) {
        if (at > l->text && !is_one_of(at[-1], " \t,;\"|")) continue;
        const char *mantissa = skip_figures(at, end);
        if (mantissa == at) continue;
        if (mantissa < end && is_one_of(*mantissa, ".,")) mantissa = skip_figures(mantissa + 1, end);
        if (end - mantissa < 4 || (*mantissa | 0x20) != 'e' || mantissa[1] != '+') continue;
        const char *exponent = mantissa + 2, *after = skip_figures(exponent, end);
        const int value = small_number(&exponent, end);
        if (after < end && !is_one_of(*after, " \t,;\"|")) continue;
        if (value >= LEAST_EXPONENT) return true;
    }
    return false;
}

bool is_rtf(const struct line *l)
{
    const struct field f = first_field(l);
    return starts_with(&f, "{\\rtf");
}

bool refuse_rtf(struct sudoku_reader *r)
{
    r->stop = true;
    return refuse(r, say(rich_text));
}

bool refuse_lost_number(struct sudoku_reader *r) { return refuse(r, say(lost_number)); }

/* ---- XML, which programs read with a library of its own ---- */

/* Elements that begin a file, and what they show. */
static const struct root {
    const char *begin;
    enum message_code what;
} roots[] = {
    {"<opensudoku", SAY_opensudoku_xml}, {"<ksudoku", SAY_ksudoku_xml},
    {"<sudokutype", SAY_sudoq_xml},      {"<sudoku ", SAY_sudoq_xml},
    {"<sudoku>", SAY_sudoq_xml},         {"<!DOCTYPE ksudoku", SAY_ksudoku_xml},
    {"<!DOCTYPE sudoku", SAY_sudoq_xml}, {"<?xml", SAY_some_xml},
};

static const struct root *root_of(const struct line *l)
{
    const struct field f = first_field(l);
    const struct field rest = {f.text, (size_t)(l->text + l->length - f.text)};
    if (!rest.length || *rest.text != '<') return NULL;
    for (size_t i = 0; i < sizeof roots / sizeof *roots; i++)
        if (starts_with(&rest, roots[i].begin)) return &roots[i];
    return NULL;
}

bool is_xml(const struct line *l) { return root_of(l) != NULL; }

/* What the text is may be in a later line than its declaration. */
bool refuse_xml(struct sudoku_reader *r)
{
    enum { LINES_LOOKED_AT = 20 };
    struct line l;
    enum message_code what = SAY_some_xml;
    for (int i = 0; i < LINES_LOOKED_AT && what == SAY_some_xml && source_peek(&r->source, i, &l); i++)
        for (const char *at = l.text; (at = memchr(at, '<', (size_t)(l.text + l.length - at))); at++) {
            const struct line rest = {.text = at, .length = (size_t)(l.text + l.length - at)};
            const struct root *root = root_of(&rest);
            if (root && what == SAY_some_xml) what = root->what;
        }
    r->stop = true;
    return refuse(r, say(looks_like, word(what), say(xml_not_here)));
}
