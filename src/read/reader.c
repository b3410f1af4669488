/* SPDX-License-Identifier: MIT */
/* reader.c - the stream of puzzles: what comes next, and how to continue after an error.

   Forms are recognised, not guessed: a form is chosen only if the text can be nothing else, or by a rule
   that docs/FORMATS.md states; a text that still has two readings is an error whose message says how to choose.
 */
#include "read/reader.h"

#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "base/out.h"
#include "board/symbols.h"
#include "read/list/row.h"
#include "read/list/row_run.h"
#include "read/open.h"
#include "read/program/file_kinds.h"
#include "read/program/program.h"
#include "words/fail.h"

bool fail_at(struct sudoku_reader *r, struct place p, struct message why)
{
    return fail(r->error, p.line, p.column, why);
}

/* ---- opening ---- */

static size_t pull_from_memory(void *context, char *buffer, size_t room)
{
    struct memory_text *m = context;
    const size_t count = m->length < room ? m->length : room;
    if (!count) return 0; /* the text may be NULL, to which nothing can be added */
    memcpy(buffer, m->text, count);
    m->text += count;
    m->length -= count;
    return count;
}

sudoku_reader *reader_new(sudoku_pull *pull, void *context, const sudoku_read_options *options,
                          sudoku_error *error)
{
    sudoku_reader *r = malloc(sizeof *r);
    if (!r) {
        fail_by_memory(error);
        return NULL;
    }
    r->error = NULL;
    r->wrapped = NULL;
    r->looked_at_whole = r->is_unwrapped = false;
    r->heading.count = 0;
    r->lines_passed = r->comments = 0;
    r->before = NOTHING;
    r->stop = r->lines_are_pairs = r->lines_are_alone = false;
    r->bare_size = 0;
    r->columns.names = NULL;
    columns_clear(&r->columns);
    r->refused = false;
    memset(&r->cache, 0, sizeof r->cache);
    memset(&r->json, 0, sizeof r->json);
    draft_prepare(&r->draft);
    r->pending_title[0] = '\0';
    source_open(&r->source, pull, context);
    bool good = expectations_from_options(&r->expected, options, error);
    if (good) return r;
    free(r);
    return NULL;
}

sudoku_reader *reader_new_text(const char *text, size_t length, const sudoku_read_options *options,
                               sudoku_error *error)
{
    sudoku_reader *r = reader_new(pull_from_memory, NULL, options, error);
    if (!r) return NULL;
    r->memory = (struct memory_text){text, length};
    r->expected.whole = true;
    r->source.context = &r->memory;
    return r;
}

void reader_free(sudoku_reader *r)
{
    if (!r) return;
    free_wrapped(r);
    rules_cache_clear(&r->cache);
    columns_clear(&r->columns);
    draft_free(&r->draft);
    json_stream_free(&r->json);
    free(r);
}

/* ---- one puzzle ---- */

/* Does the caller know the form?  A file may hold any. */
static bool is_form_known(const struct sudoku_reader *r)
{
    return r->expected.form && r->expected.form != form_of(FORM_file);
}

bool read_body(struct sudoku_reader *r)
{
    struct line l;
    source_peek(&r->source, 0, &l);
    const struct form *form =
        is_form_known(r) && classify(&l) != LINE_LONG ? r->expected.form : form_for(r, &l);
    r->draft.begin = (struct place){l.number, column_of(&l, first_field(&l).text)};
    return form->read(r);
}

/* ---- between puzzles ---- */

static void keep_pending_title(struct sudoku_reader *r, const struct line *l)
{
    struct out o = out_to_buffer(r->pending_title, sizeof r->pending_title);
    out_bytes(&o, l->text, l->length);
    r->title_place = (struct place){l->number, 1};
    note_rules_of_text(&r->title_named, l->text, l->length);
}

/* A comment holds for the puzzles below it, up to one that says otherwise. */
static void note_comment(struct sudoku_reader *r, const struct line *l)
{
    struct named_rules here = {.count = 0};
    const char *text = l->text, *end = text + l->length;
    if (end - text > 2 && is_one_of(text[1], "ABCDLSU")) text += 2; /* "#DKiller" describes the puzzle */
    const bool named = note_named_rules(&here, text, (size_t)(end - text), RULES_IN_NAME);
    if (named || (!r->is_unwrapped && says_usual_rules(l->text, l->length))) {
        if (!r->is_unwrapped) r->heading.count = 0;
        add_named_rules(&r->heading, &here);
    }
}

static void skip_lines(struct sudoku_reader *r, int lines)
{
    struct line l;
    for (int i = 0; i < lines && source_peek(&r->source, 0, &l); i++) source_take(&r->source);
    source_settle(&r->source);
}

/* The caller knows a form around others, and this is the beginning of the text. */
static const struct form *container_wanted(const struct sudoku_reader *r)
{
    return r->before == NOTHING ? r->expected.container : NULL;
}

bool refuse_other_form(struct sudoku_reader *r, const struct line *l)
{
    r->draft.form = form_of(FORM_file);
    return fail_at(r, (struct place){l->number, 1}, say(not_in_format, r->expected.container->name));
}

/* Does a list with columns begin here, at the first text that is not a comment?  Or is it one that cannot be read? */
static bool begins_list(struct sudoku_reader *r, const struct line *l)
{
    int lines;
    const struct form *container = container_wanted(r);
    if (r->before != NOTHING || r->expected.form) return false;
    if (container ? !container->separators : form_with_sign(r, l) != NULL) return false;
    const enum list_found found = find_list(r, &lines);
    if (found == NO_LIST && container && !container->wrappings) {
        r->refused = true;
        refuse_other_form(r, l);
        return true;
    }
    if (found == NO_LIST) return false;
    r->refused = found == LIST_REFUSED;
    r->before = A_LINE;
    if (!r->refused) skip_lines(r, lines);
    return true;
}

/* The same at a comment, which may have the names of the columns. */
static bool begins_list_below_comment(struct sudoku_reader *r)
{
    int lines;
    const struct form *container = container_wanted(r);
    if (r->before != NOTHING || r->expected.form || (container && !container->separators)) return false;
    const enum list_found found = find_list_below_comment(r, &lines);
    if (found == NO_LIST) return false;
    r->refused = found == LIST_REFUSED;
    r->before = A_LINE;
    if (!r->refused) skip_lines(r, lines);
    return true;
}

/* Lines among the rows of a list that hold no data.  Moves past them. */
static bool skip_within_list(struct sudoku_reader *r, enum line_class class)
{
    struct row row;
    if (class == LINE_LONG || class == LINE_BINARY || !r->columns.known) return false;
    const bool whole = peek_row(&r->source, 0, r->columns.separator, &row);
    if (!whole || !is_row_without_data(&r->columns, &row)) return false;
    skip_lines(r, row.lines);
    return true;
}

/* Skips lines that belong to no puzzle.  False: the text has ended. */
static bool skip_to_puzzle(struct sudoku_reader *r)
{
    struct line l;
    while (source_peek(&r->source, 0, &l)) {
        const enum line_class class = classify(&l);
        if ((class == LINE_TITLE || class == LINE_COMMENT) && !r->columns.known &&
            !container_wanted(r) && is_labelled(&l))
            return true;
        if (class == LINE_BLANK && !l.only_tabs) r->after_blank = true;
        else if (class == LINE_BLANK) {
            if (!look_for_wrapping(r, &l)) r->refused = true;
            if (r->wrapped || r->refused) return true;
            r->after_blank = true;
        } else if (class == LINE_COMMENT) {
            if (begins_list_below_comment(r)) {
                if (r->refused) return true;
                continue;
            }
            note_comment(r, &l);
            r->comments++;
        } else {
            if (begins_list(r, &l)) {
                if (r->refused) return true;
                continue;
            }
            if (skip_within_list(r, class)) continue;
            if (!container_wanted(r) && form_with_sign(r, &l)) return true;
            if (!look_for_wrapping(r, &l)) r->refused = true;
            if (r->wrapped || r->refused) return true;
            if (class != LINE_TITLE || is_in_list(r)) return true;
            keep_pending_title(r, &l);
        }
        skip_lines(r, 1);
    }
    return false;
}

/* After an error in a grid.  `begun`: the first line of the bad text has been skipped. */
static void skip_past_error(struct sudoku_reader *r, enum recovery recovery, bool begun)
{
    struct line l;
    enum line_class before = LINE_BORDER;
    for (bool first = !begun; source_peek(&r->source, 0, &l); first = false) {
        const enum line_class class = classify(&l);
        if (class == LINE_BLANK) return;
        if (recovery == NEXT_LIST && !first && class == LINE_LIST && memchr(l.text, ']', l.length))
            return;
        if (recovery == NEXT_FRAME && class == LINE_BORDER && before == LINE_BORDER) return;
        before = class;
        source_take(&r->source);
        source_settle(&r->source);
    }
}

/* Is the next line a puzzle by itself, whatever may follow it?  Within a list every line is. */
static bool is_list_line(struct sudoku_reader *r, const struct line *l, enum line_class class)
{
    if (class == LINE_LONG) return false;
    if (is_in_list(r) && !r->after_blank)
        return !(class == LINE_TOKENS && r->before == A_LINE_OF_TOKENS);
    if (class == LINE_HEADER || class == LINE_SECTION) return false;
    if (r->expected.form) return r->expected.form->in_lists;
    return class == LINE_WORDS && !begins_grid(r, l);
}

static bool read_list_line(struct sudoku_reader *r)
{
    const struct form *wanted = r->expected.form;
    r->one_line = true;
    return wanted && wanted->in_lists ? wanted->read(r) : read_line(r);
}

/* The form that the caller knows, if it has a sign; or that whose sign the line has. */
static const struct form *form_by_sign(struct sudoku_reader *r, const struct line *l)
{
    if (!is_form_known(r)) return form_with_sign(r, l);
    return r->expected.form->sign ? r->expected.form : NULL;
}

static bool read_any(struct sudoku_reader *r)
{
    struct line l;
    if (r->refused) { /* with a sentence */
        r->stop = true;
        return false;
    }
    source_peek(&r->source, 0, &l);
    const enum line_class class = classify(&l);
    r->draft.begin = (struct place){l.number, column_of(&l, first_field(&l).text)};
    r->one_line = class == LINE_BINARY || class == LINE_TITLE;
    if (class == LINE_BINARY) {
        r->stop = !is_in_list(r);
        return fail_at(r, (struct place){l.number, 0}, say(not_text));
    }
    if (r->columns.known && class != LINE_LONG) return read_row(r);
    const struct form *sure = form_by_sign(r, &l);
    if (sure) {
        r->one_line = sure->in_lists;
        if (sure->name) r->draft.form = sure;
        return sure->sign(&l) ? sure->read(r)
                              : fail_at(r, r->draft.begin, say(not_in_format, sure->name));
    }
    if (class == LINE_TITLE) return fail_at(r, r->draft.begin, say(free_text_in_list));
    return is_list_line(r, &l, class) ? read_list_line(r) : read_file(r);
}

static bool title_in_list(struct sudoku_reader *r)
{
    if (!r->pending_title[0] || r->draft.form != form_of(FORM_line)) return false;
    fail_at(r, r->title_place, say(free_text_in_list));
    return true;
}

/* The error of the source itself, if any. */
static bool source_is_good(struct sudoku_reader *r)
{
    if (r->source.failed) {
        r->stop = true;
        return fail_at(r, (struct place){r->source.lines + 1, 0}, say(reading_failed));
    }
    if (r->source.full) {
        r->draft.form = form_of(FORM_file);
        r->one_line = false;
        return fail_at(r, r->draft.begin, say(text_too_long));
    }
    return true;
}

/* The form of the puzzle, or of the text that could not be read. */
static const struct form *form_read(const struct sudoku_reader *r)
{
    return r->draft.form ? r->draft.form : form_of(is_in_list(r) ? FORM_line : FORM_file);
}

static void set_place(const struct sudoku_reader *r, sudoku_puzzle *p)
{
    p->format = form_read(r)->name;
    if (r->row.lines) p->row = (sudoku_row){r->row.text, r->row.length};
    p->line = r->draft.begin.line;
    p->column = r->draft.begin.column;
}

static void set_title(struct sudoku_reader *r, sudoku_puzzle *p)
{
    if (p->title || !r->pending_title[0]) return;
    memcpy(r->draft.title, r->pending_title, sizeof r->draft.title);
    p->title = r->draft.title;
}

/* The same for a text of objects, which has no lines. */
static sudoku_read_result next_object(struct sudoku_reader *r, sudoku_puzzle *p)
{
    if (!json_find(r) && source_is_good(r)) return SUDOKU_READ_END;
    bool good = !r->source.failed && read_json(r);
    good = source_is_good(r) && good &&
           draft_finish(&r->draft, &r->expected, &r->cache, p, &r->note, r->error);
    if (!good) json_settle_place(r, r->error);
    set_place(r, p);
    p->row = r->json.object;
    r->before = A_GRID;
    return good ? SUDOKU_READ_PUZZLE : SUDOKU_READ_ERROR;
}

/* At the beginning: is it text at all? */
static bool check_first_bytes(struct sudoku_reader *r)
{
    struct line l;
    if (r->before != NOTHING) return true;
    source_peek(&r->source, 0, &l);
    if (is_text(&r->source, r->error)) return true;
    r->stop = true;
    return false;
}

/* Could another puzzle begin with the line, which is neither blank nor a comment? */
static bool begins_cells(const struct line *l, enum line_class class)
{
    if (class != LINE_WORDS && class != LINE_TITLE && class != LINE_HEADER) return true;
    if (class == LINE_HEADER) return is_own_header(l);
    const struct field f = first_field(l);
    bool cells = f.length > 1;
    for (size_t i = 0; i < f.length; i++) cells &= is_cell_symbol(f.text[i]) && !is_letter(f.text[i]);
    return cells && class == LINE_WORDS;
}

/* What the lines below name, if no other puzzle follows: then they could be about that one.  So do clues there, which no grid follows. */
static void note_rules_below(struct sudoku_reader *r, struct named_rules *named)
{
    enum { MOST_LINES = 60 };
    struct named_rules below = {.count = 0}, clues = {.count = 0};
    struct line l;
    int i = 0;
    for (; i < MOST_LINES && source_peek(&r->source, i, &l); i++) {
        const enum line_class class = classify(&l);
        if (is_clue_header(&l)) keep_words(&clues, l.text, l.length);
        else if (class == LINE_COMMENT) note_named_rules(&below, l.text, l.length, RULES_IN_NAME);
        else if (class != LINE_BLANK && (begins_cells(&l, class) || is_labelled(&l))) return;
        else if (class != LINE_BLANK && r->one_line && form_with_sign(r, &l)) break;
        else if (class != LINE_BLANK) note_rules_of_text(&below, l.text, l.length);
    }
    add_named_rules(named, &below);
    if (i < MOST_LINES) add_named_rules(named, &clues);
}

/* What comments above the puzzle name, and what follows the last one of a text. */
static void note_rules_beside(struct sudoku_reader *r)
{
    struct named_rules *named = &r->draft.named;
    add_named_rules(named, &r->heading);
    add_named_rules(named, &r->title_named);
    if (is_in_list(r) || (r->one_line && !r->expected.whole)) return;
    note_rules_below(r, named);
    if (r->one_line) give_back_lines(r);
}

/* Has the first word of the line a figure or an empty mark, so that it is no word of a title? */
static bool begins_with_cells(const struct line *l)
{
    const struct field f = first_field(l);
    for (size_t i = 0; i < f.length; i++)
        if (is_figure(f.text[i]) || is_empty_mark(f.text[i])) return true;
    return false;
}

sudoku_read_result reader_next(sudoku_reader *r, sudoku_puzzle *p, sudoku_error *error)
{
    sudoku_error unused = {.message = ""};
    struct draft *d = &r->draft;
    r->error = error ? error : &unused;
    r->note.code = NULL;
    r->pending_title[0] = '\0';
    r->title_named.count = 0;
    r->after_blank = r->one_line = r->looks_like_list = r->below_taken = false;
    memset(p, 0, sizeof *p);
    draft_clear(d);
    d->first_digit = r->expected.first_digit;
    r->row.lines = 0;
    source_settle(&r->source);
    r->bare_size = 0;
    if (r->stop) return SUDOKU_READ_END;
    if (r->json.begun || r->expected.form == form_of(FORM_json)) return next_object(r, p);
    if (r->before == NOTHING && !r->expected.form && !r->expected.container && json_begins(r))
        return next_object(r, p);
    if (r->wrapped) return read_wrapped(r, p);
    if (!check_first_bytes(r)) {
        set_place(r, p);
        return SUDOKU_READ_ERROR;
    }
    if (!skip_to_puzzle(r)) {
        if (source_is_good(r)) return SUDOKU_READ_END;
        set_place(r, p);
        return SUDOKU_READ_ERROR;
    }
    if (r->wrapped) return read_wrapped(r, p);
    if (!r->expected.form && !r->refused && json_begins(r)) return next_object(r, p);
    const long taken = r->source.taken;
    struct line first;
    source_peek(&r->source, 0, &first);
    if (r->before == NOTHING) r->before = A_GRID;
    struct named_rules first_named = {.count = 0};
    const bool cells_first = begins_with_cells(&first);
    if (!is_in_list(r)) note_rules_of_text(&first_named, first.text, first.length);
    bool good = read_any(r) && !title_in_list(r);
    d->seen.lines_passed = r->lines_passed;
    d->seen.comments = r->comments;
    r->lines_passed = r->comments = 0;
    if (good) note_rules_beside(r);
    good = source_is_good(r) && good && draft_finish(d, &r->expected, &r->cache, p, &r->note, r->error);
    set_place(r, p);
    if (good) {
        r->before = d->form != form_of(FORM_line) ? A_GRID : r->one_line ? A_LINE : A_LINE_OF_TOKENS;
        if (r->columns.known) note_plain_row(r, p);
        else if (is_in_list(r)) note_bare_line(r, &first, d->n);
        if (p->title || p->allowed || p->placed || p->marks || p->unapplied || p->clues || r->note.code)
            r->bare_size = 0;
        if ((p->solution || r->below_taken) && !r->columns.known) r->bare_size = 0;
        set_title(r, p);
        return SUDOKU_READ_PUZZLE;
    }
    /* words that nobody could read; those behind a puzzle of a list are about that one */
    if (!r->one_line || !r->looks_like_list || !cells_first) add_named_rules(&r->heading, &first_named);
    struct line l;
    const enum recovery recovery = form_read(r)->recovery;
    if (r->one_line && r->looks_like_list && recovery == NEXT_LINE && !is_in_list(r)) r->before = A_LINE;
    /* in any case, the next call reads other text */
    const bool nothing_taken = r->source.taken == taken && source_peek(&r->source, 0, &l);
    if (nothing_taken) source_take(&r->source);
    if (!r->one_line && recovery != NEXT_LINE) skip_past_error(r, recovery, nothing_taken);
    return SUDOKU_READ_ERROR;
}

void reader_columns(const sudoku_reader *r, sudoku_columns *columns)
{
    const struct columns *c = &reader_within(r)->columns;
    *columns = (sudoku_columns){.separator = c->known ? c->separator : '\0',
                                .names = {c->names, c->names_length},
                                .puzzle = c->puzzle + 1,
                                .solution = c->solution + 1,
                                .regions = c->regions + 1,
                                .rules = c->rules + 1};
}
