/* SPDX-License-Identifier: MIT */
/* read_wrapped.c - a text as people copied it: another reader reads what unwrap/ leaves of it, and its places are those of the
   original.

   Lists are never looked at as a whole, so that they stream.  */
#include <stdlib.h>
#include <string.h>

#include "read/open.h"
#include "read/reader.h"
#include "read/unwrap/page.h"

enum { LONGEST_WRAPPED = MAX_LINE };

struct wrapped_text {
    struct page page;
    sudoku_reader *reader;
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

/* Does the text begin like a list, like a form that is known by its sign, or like our own files and SadMan's? */
static bool needs_no_help(struct sudoku_reader *r, const struct line *l)
{
    const enum line_class class = classify(l);
    if (class == LINE_SECTION) return !begins_with_bbcode(first_field(l));
    if (is_own_header(l)) return !are_above_table(r);
    return class == LINE_LONG || class == LINE_BINARY || form_with_sign(r, l) ||
           (class == LINE_WORDS && can_be_puzzle(r, l));
}

/* A reader of the page, with the same expectations. */
static bool open_page(struct sudoku_reader *r, struct page *page)
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
    w->reader->looked_at_whole = true;
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
    if (as_wanted && open_page(r, &page)) return true;
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

sudoku_read_result read_wrapped(struct sudoku_reader *r, sudoku_puzzle *p)
{
    const struct page *page = &r->wrapped->page;
    const sudoku_read_result result = reader_next(r->wrapped->reader, p, r->error);
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
