/* SPDX-License-Identifier: MIT */
/* unwrap_fences.c - code in Markdown.

       ```text              the lines of a fence go; so does the indentation of a fence within a list
       53..7....
       ```

       `53..7....`          and the marks around a line  */
#include "read/unwrap/page.h"

enum { LEAST_MARKS = 3 };

/* A line of at least three ` or ~, perhaps with a word after them; 0: it is none. */
static size_t fence_marks(const struct page *p, struct page_line l, char *mark, bool *bare)
{
    size_t at = l.begin, marks = 0;
    while (at < l.end && (p->text[at] == ' ' || p->text[at] == '\t')) at++;
    *mark = at < l.end ? p->text[at] : '\0';
    if (*mark != '`' && *mark != '~') return 0;
    while (at + marks < l.end && p->text[at + marks] == *mark) marks++;
    if (marks < LEAST_MARKS) return 0;
    *bare = true;
    for (size_t i = at + marks; i < l.end; i++) {
        if (p->text[i] == *mark) return 0;
        *bare &= p->text[i] == ' ' || p->text[i] == '\t';
    }
    return marks;
}

static size_t blanks_before(const struct page *p, struct page_line l)
{
    size_t at = l.begin;
    while (at < l.end && p->text[at] == ' ') at++;
    return at - l.begin;
}

/* `...` or ``...``, and nothing else: the text between. */
static bool is_inline_code(const struct page *p, struct page_line l, struct page_line *code)
{
    size_t begin = l.begin, end = l.end, marks = 0;
    while (begin < end && p->text[begin] == ' ') begin++;
    while (end > begin && p->text[end - 1] == ' ') end--;
    while (begin + marks < end && p->text[begin + marks] == '`') marks++;
    if (!marks || marks >= LEAST_MARKS || end - begin <= 2 * marks) return false;
    *code = (struct page_line){begin + marks, end - marks};
    for (size_t i = code->begin; i < code->end; i++)
        if (p->text[i] == '`') return false;
    for (size_t i = code->end; i < end; i++)
        if (p->text[i] != '`') return false;
    return true;
}

bool unwrap_fences(const struct page *from, struct page *to)
{
    struct page_line l, code;
    size_t open = 0, indented = 0; /* marks and blanks of the fence that is open */
    char open_mark = '\0', mark;
    bool found = false, bare = false;
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        const size_t marks = fence_marks(from, l, &mark, &bare);
        const bool closes = open && marks >= open && mark == open_mark && bare;
        if (closes || (!open && marks)) {
            open = closes ? 0 : marks;
            open_mark = mark;
            indented = blanks_before(from, l);
            found = true;
        } else if (!open && is_inline_code(from, l, &code)) {
            page_take_range(to, from, code.begin, code.end);
            found = true;
        } else {
            const size_t blanks = blanks_before(from, l),
                         dropped = blanks < indented ? blanks : indented;
            page_take_range(to, from, l.begin + (open ? dropped : 0), l.end);
        }
        page_put(to, "\n", from, l.end);
    }
    return found;
}
