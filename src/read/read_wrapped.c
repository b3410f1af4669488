/* SPDX-License-Identifier: MIT */
/* read_wrapped.c - a text as people copied it: another reader reads what unwrap/ leaves of it, and its places are those of the
   original.

   Lists are never looked at as a whole, so that they stream.  */
#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "read/open.h"
#include "read/reader.h"
#include "read/unwrap/page.h"

enum { LONGEST_WRAPPED = MAX_LINE };

struct wrapped_text {
    struct page page;
    sudoku_reader *reader;
    bool begun;
    char names[LONGEST_WRAPPINGS];
};

void free_wrapped(struct sudoku_reader *r)
{
    if (!r->wrapped) return;
    sudoku_reader *reader = r->wrapped->reader;
    page_free(&r->wrapped->page);
    free(r->wrapped);
    r->wrapped = NULL;
    reader_free(reader);
}

const struct sudoku_reader *reader_within(const struct sudoku_reader *r)
{
    return r->wrapped ? r->wrapped->reader : r;
}

const char *wrapping_of(const struct sudoku_reader *r) { return r->wrapped ? r->wrapped->names : ""; }

/* Do the headers of our own file stand above a table: one with tabs or commas, or whose first row begins with a bar?  Drawings of our
   own begin with a border.  */
static bool are_above_table(struct sudoku_reader *r)
{
    enum { MOST_LINES = 100 };
    struct line l;
    bool first = true;
    for (int i = 1; i < MOST_LINES && source_peek(&r->source, i, &l); i++) {
        const enum line_class class = classify(&l);
        if (class == LINE_HEADER || class == LINE_BLANK) continue;
        if (class == LINE_LIST) return false;
        if (memchr(l.text, '\t', l.length) || memchr(l.text, ',', l.length)) return true;
        if (first && l.text[0] == '|') return true;
        first = false;
    }
    return false;
}

/* Our own headers, and one that is none of ours: then it is another kind of file. */
static bool has_foreign_header(struct sudoku_reader *r)
{
    enum { MOST_LINES = 40 };
    struct line l;
    for (int i = 1; i < MOST_LINES && source_peek(&r->source, i, &l); i++) {
        const enum line_class class = classify(&l);
        if ((class == LINE_HEADER && !is_own_header(&l)) ||
            (class == LINE_SECTION && !is_own_section(&l)))
            return true;
    }
    return false;
}

/* A line, in a text that is there as a whole, with sentences after it? */
static bool is_among_sentences(struct sudoku_reader *r)
{
    size_t length;
    const char *text = r->expected.whole ? source_rest(&r->source, LONGEST_WRAPPED, &length) : NULL;
    return text && has_sentences(text, length);
}

/* A number of one or two figures above longer lines: it tells how many there are, or how long. */
static bool is_count(struct sudoku_reader *r, const struct line *l)
{
    enum { MOST_FIGURES = 2 };
    const struct field f = first_field(l);
    struct line next;
    for (size_t i = 0; i < f.length; i++)
        if (!is_figure(f.text[i])) return false;
    return f.length <= MOST_FIGURES && r->expected.whole && source_peek(&r->source, 1, &next) &&
           next.length > f.length + 1;
}

/* Does the text begin like a list, like a form that is known by its sign, or like our own files and SadMan's? */
static bool needs_no_help(struct sudoku_reader *r, const struct line *l)
{
    const enum line_class class = classify(l);
    if (class == LINE_SECTION) return is_own_section(l);
    if (is_own_header(l)) return !are_above_table(r) && !has_foreign_header(r);
    if (class == LINE_WORDS && can_be_puzzle(r, l)) return !is_among_sentences(r) && !is_count(r, l);
    return class == LINE_LONG || class == LINE_BINARY || form_with_sign(r, l);
}

/* A reader of the page, with the same expectations. */
static bool open_page(struct sudoku_reader *r, struct page *page, const struct named_rules *named)
{
    struct wrapped_text *w = calloc(1, sizeof *w);
    if (w) w->reader = reader_new_text(page->text, page->length, NULL, NULL);
    if (!w || !w->reader) {
        free(w);
        return false;
    }
    w->page = *page;
    name_wrappings(page->wrappings, w->names);
    w->reader->expected = r->expected;
    w->reader->expected.container = NULL;
    w->reader->looked_at_whole = w->reader->is_unwrapped = true;
    w->reader->heading = *named;
    w->reader->lines_passed = page->lines_passed;
    r->wrapped = w;
    return true;
}

bool look_for_wrapping(struct sudoku_reader *r, const struct line *l)
{
    if (r->looked_at_whole) return true;
    r->looked_at_whole = true;
    const unsigned wanted = r->expected.container ? r->expected.container->wrappings : 0;
    if (r->expected.form || is_in_list(r) || (!wanted && needs_no_help(r, l))) return true;
    size_t length;
    const char *text = source_rest(&r->source, LONGEST_WRAPPED, &length);
    struct page page = {.text = NULL};
    if (!text) return !wanted || refuse_other_form(r, l);
    page_from_text(&page, text, length, l->number);
    const bool wrapped = unwrap(&page), as_wanted = wrapped && (!wanted || page.wrappings & wanted);
    struct named_rules named = r->heading;
    if (as_wanted) note_rules_of_text(&named, text, length);
    if (as_wanted && open_page(r, &page, &named)) return true;
    const bool no_memory = as_wanted || page.no_memory;
    page_free(&page);
    if (no_memory) return fail_by_memory(r->error);
    return !wanted || refuse_other_form(r, l);
}

/* The text had another mark for empty cells. */
static void show_mark(struct recognition *seen, char mark)
{
    char *dot = strchr(seen->empty, '.');
    if (mark && dot) *dot = mark;
}

/* What tags that are left in the text say; their cells are not read. */
static const char *name_of_markup(const char *at, const char *end)
{
    static const struct {
        const char *tag, *name;
    } names[] = {
        {"<wide>", "colspan, rowspan"},
        {"<s>", "<s>"},
        {"<del", "<del>"},
        {"<strike", "<strike>"},
        {"<sup", "<sup>"},
        {"<sub", "<sub>"},
        {"<img", "<img>"},
        {"<select", "<select>"},
    };
    for (; at < end; at++)
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            if ((size_t)(end - at) >= strlen(names[i].tag) &&
                !memcmp(at, names[i].tag, strlen(names[i].tag)))
                return names[i].name;
    return NULL;
}

/* A line with such a tag is in the way of the puzzle, whatever the reader made of it; what follows it is a part of the same. */
static void explain_markup(struct sudoku_reader *r)
{
    const struct page *page = &r->wrapped->page;
    struct page_line l;
    size_t at = 0;
    for (long line = 1; page_next_line(page, &at, &l); line++) {
        if (line < r->error->line) continue;
        const char *name = name_of_markup(page->text + l.begin, page->text + l.end);
        if (!name) return;
        fail(r->error, r->error->line, r->error->column, say(cell_with_markup, name));
        r->wrapped->reader->stop = true;
        return;
    }
}

/* Marks that the wrappings themselves have put into the text refuse all of it: no other part of it is to be taken for the puzzle. */
static bool has_own_mark(struct sudoku_reader *r)
{
    static const char wide[] = "<wide>", bold[] = "<bold>";
    const struct page *page = &r->wrapped->page;
    for (size_t at = 0; at + strlen(wide) <= page->length; at++) {
        const bool is_wide = !memcmp(page->text + at, wide, strlen(wide));
        if (!is_wide && memcmp(page->text + at, bold, strlen(bold)) != 0) continue;
        const struct place place = page->where[at];
        r->wrapped->reader->stop = true;
        fail(r->error, place.line, place.column,
             is_wide ? say(cell_with_markup, name_of_markup(page->text + at, page->text + page->length))
                     : say(digits_set_off));
        return true;
    }
    return false;
}

sudoku_read_result read_wrapped(struct sudoku_reader *r, sudoku_puzzle *p)
{
    const struct page *page = &r->wrapped->page;
    if (!r->wrapped->begun) {
        r->wrapped->begun = true;
        if (has_own_mark(r)) return SUDOKU_READ_ERROR;
    }
    const sudoku_read_result result = reader_next(r->wrapped->reader, p, r->error);
    if (result == SUDOKU_READ_ERROR && r->error->line) explain_markup(r);
    show_mark(&r->wrapped->reader->draft.seen, page->mark);
    if (result == SUDOKU_READ_ERROR && r->error->line) {
        const struct place place = page_place(page, (struct place){r->error->line, r->error->column});
        r->error->line = place.line;
        r->error->column = place.column;
    }
    if (result != SUDOKU_READ_END && p->line) {
        const struct place place = page_place(page, (struct place){p->line, p->column});
        p->line = place.line;
        p->column = place.column;
    }
    return result;
}
