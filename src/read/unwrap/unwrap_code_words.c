/* SPDX-License-Identifier: MIT */
/* unwrap_code_words.c - what languages put around and between cells, beside brackets and quotation marks.

       Some(5)  Just 5  Optional(5)      a cell that may be empty; "Nothing" is one that is
       5 3 0; ...                        MATLAB: the array goes on in the next line
       "53..7....\n\                     Haskell: the string goes on behind the next backslash
         \6..195...\n"
       #2A((5 3 0 ...) ...)              Lisp
       9 9⍴5 3 0 ...    9 9 $ 5 3 0      APL, J: the shape of the numbers that follow, line by line
       A =                               above the rows that Octave prints  */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "read/unwrap/page.h"

static bool begins(const struct page *p, size_t at, const char *text)
{
    return p->length - at >= strlen(text) && !memcmp(p->text + at, text, strlen(text));
}

static bool is_word_character(char c) { return is_letter(c) || is_figure(c) || c == '_'; }

static size_t skip_blanks(const struct page *p, size_t at)
{
    while (at < p->length && is_one_of(p->text[at], " \t\r")) at++;
    return at;
}

static bool ends_line(const struct page *p, size_t at)
{
    at = skip_blanks(p, at);
    return at == p->length || p->text[at] == '\n';
}

/* At "Some(5)" or "Just 5": where the cell begins; 0: it is no such word. */
static size_t into_optional(const struct page *p, size_t at)
{
    static const char *const words[] = {"Some(", "Optional(", "Just ", "Optional.of("};
    if (at && is_word_character(p->text[at - 1])) return 0;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const size_t cell = at + strlen(words[i]);
        if (begins(p, at, words[i]) && cell < p->length && is_figure(p->text[cell])) return cell;
    }
    return 0;
}

static size_t after_word(const struct page *p, size_t at)
{
    while (at < p->length && is_word_character(p->text[at])) at++;
    return at;
}

/* Past "; ..." of MATLAB at a line's end, and past "\n\", the line's end and "\" of Haskell; `at` if there is nothing of the kind. */
static size_t after_continuation(const struct page *p, size_t at)
{
    size_t before = at;
    if (!begins(p, at, "...") || !ends_line(p, at + 3)) return at;
    while (before && p->text[before - 1] == ' ') before--;
    return before && is_one_of(p->text[before - 1], ";,") ? at + 3 : at;
}

static size_t after_string_gap(const struct page *p, size_t at)
{
    if (!begins(p, at, "\\n\\") || !ends_line(p, at + 3)) return at;
    size_t next = at + 3;
    while (next < p->length && is_one_of(p->text[next], " \t\r\n")) next++;
    return next < p->length && p->text[next] == '\\' ? next + 1 : at;
}

/* "9 9⍴", "s=: 9 9 $", from the line's begin on: where the numbers begin; 0: it is no shape. */
static size_t after_shape(const struct page *p, struct page_line l)
{
    static const char rho[] = "\xE2\x8D\xB4";
    for (size_t at = l.begin; at + 4 < l.end; at++) {
        if (!is_figure(p->text[at]) || (at > l.begin && is_word_character(p->text[at - 1]))) continue;
        const char *next = p->text + at, *end = p->text + l.end;
        const int rows = small_number(&next, end);
        if (next == end || *next != ' ') return 0;
        next++;
        if (small_number(&next, end) != rows) return 0;
        size_t sign = skip_blanks(p, (size_t)(next - p->text));
        if (begins(p, sign, rho)) return sign + strlen(rho);
        return sign < l.end && p->text[sign] == '$' ? sign + 1 : 0;
    }
    return 0;
}

/* A name and a sign of equality, and nothing else. */
static bool is_name_alone(const struct page *p, struct page_line l)
{
    size_t at = skip_blanks(p, l.begin);
    if (at >= l.end || !is_letter(p->text[at])) return false;
    at = skip_blanks(p, after_word(p, at));
    return at < l.end && p->text[at] == '=' && ends_line(p, at + 1);
}

static bool take_line(const struct page *from, struct page_line l, struct page *to)
{
    const size_t shape = after_shape(from, l);
    bool found = shape > 0;
    if (is_name_alone(from, l)) return true;
    for (size_t at = shape ? shape : l.begin; at < l.end;) {
        const size_t cell = into_optional(from, at), next = after_continuation(from, at);
        if (cell) {
            const size_t end = after_word(from, cell);
            page_take_range(to, from, cell, end);
            at = end + (end < l.end && from->text[end] == ')');
        } else if (next > at) {
            at = next;
        } else if (begins(from, at, "Nothing") && (!at || !is_word_character(from->text[at - 1]))) {
            page_put(to, "None", from, at);
            at += strlen("Nothing");
        } else if (begins(from, at, "#2A(")) {
            at += strlen("#2A");
        } else {
            page_take(to, from, at++);
            continue;
        }
        found = true;
    }
    page_put(to, "\n", from, l.end);
    return found;
}

bool unwrap_code_words(const struct page *from, struct page *to)
{
    struct page joined = {.text = NULL};
    struct page_line l;
    bool found = false;
    for (size_t at = 0; at < from->length;) { /* strings in one piece first */
        const size_t gap = after_string_gap(from, at);
        found |= gap > at;
        if (gap > at) page_put(&joined, "\\n", from, at);
        else page_take(&joined, from, at);
        at = gap > at ? gap : at + 1;
    }
    for (size_t at = 0; page_next_line(&joined, &at, &l);) found |= take_line(&joined, l, to);
    to->no_memory |= joined.no_memory;
    page_free(&joined);
    return found;
}
