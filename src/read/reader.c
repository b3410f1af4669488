/* SPDX-License-Identifier: MIT */
/* reader.c - the stream of puzzles: what comes next, and how to continue after an error.

   Forms are recognised, not guessed: a form is chosen only if the text can be nothing else, or by a rule
   that docs/FORMATS.md states; a text that still has two readings is an error whose message says how to choose.
 */
#include "read/reader.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/fail.h"
#include "base/out.h"
#include "board/symbols.h"
#include "read/open.h"

static const struct named_reader {
    const char *name;
    format_reader *read;
} readers[] = {
    {"line", read_line},   {"grid", read_grid},       {"jigsaw", read_jigsaw},
    {"marks", read_marks}, {"tokens", read_tokens},   {"pretty", read_pretty},
    {"list", read_list},   {"nonomino", read_tokens}, {"file", read_file},
};

static const struct named_reader *reader_named(const char *name)
{
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
        if (!strcmp(readers[i].name, name)) return &readers[i];
    return NULL;
}

bool fail_at(struct sudoku_reader *r, struct place p, const char *format, ...)
{
    char sentence[SUDOKU_TEXT];
    struct out o = out_to_buffer(sentence, sizeof sentence);
    va_list arguments;
    va_start(arguments, format);
    out_vformat(&o, format, arguments);
    va_end(arguments);
    return fail(r->error, p.line, p.column, "%s", sentence);
}

/* ---- opening ---- */

static size_t pull_from_memory(void *context, char *buffer, size_t room)
{
    struct memory_text *m = context;
    const size_t count = m->length < room ? m->length : room;
    if (count) memcpy(buffer, m->text, count);
    m->text += count;
    m->length -= count;
    return count;
}

sudoku_reader *reader_new(sudoku_pull *pull, void *context, const sudoku_read_options *options,
                          sudoku_error *error)
{
    sudoku_reader *r = malloc(sizeof *r);
    if (!r) {
        fail(error, 0, 0, "out of memory");
        return NULL;
    }
    r->error = NULL;
    r->in_list = r->token_list = r->stop = r->seen_puzzle = false;
    r->bare_size = 0;
    r->columns = (struct columns){.puzzle = -1, .solution = -1};
    memset(&r->cache, 0, sizeof r->cache);
    draft_clear(&r->draft);
    r->pending_title[0] = '\0';
    source_open(&r->source, pull, context);
    bool good = expectations_from_options(&r->expected, options, error);
    if (good && r->expected.format && !reader_named(r->expected.format))
        good = fail(error, 0, 0, "unknown input format '%s'",
                    strlen(r->expected.format) < 40 ? r->expected.format : "...");
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
    r->source.context = &r->memory;
    return r;
}

void reader_free(sudoku_reader *r)
{
    if (!r) return;
    rules_cache_clear(&r->cache);
    free(r);
}

/* ---- which form? ---- */

/* How many lines from the next on are single words of `length` characters, up to one more than that? */
static int equal_lines(struct sudoku_reader *r, size_t length)
{
    struct line l;
    int count = 0;
    while (count <= (int)length && source_peek(&r->source, count, &l) && classify(&l) == LINE_WORDS &&
           is_one_word(&l) && first_field(&l).length == length)
        count++;
    return count;
}

/* A short word may be the first row of a grid, or a small puzzle in a list: 16 characters are 4x4, or
   one of 16 rows.  Exactly as many lines as characters are a grid; otherwise it is a line if it can be
   one, or if it is in a list.  */
static bool begins_grid(struct sudoku_reader *r, const struct line *l)
{
    const struct field f = first_field(l);
    if (f.length > SUDOKU_MAX_SIZE || !is_one_word(l)) return false;
    if (r->in_list && !r->after_blank) return false;
    const int lines = equal_lines(r, f.length);
    if (lines == (int)f.length) {
        r->draft.could_be_list = lines > 1 && is_puzzle_length(f.length) && can_be_puzzle(r, l);
        return true;
    }
    if (r->in_list) return false;
    if (is_puzzle_length(f.length)) return lines < (int)f.length && !can_be_puzzle(r, l);
    struct line next;
    const bool list_follows = source_peek(&r->source, 1, &next) && classify(&next) == LINE_WORDS &&
                              first_field(&next).length > SUDOKU_MAX_SIZE;
    return !list_follows;
}

/* The caller knows what it is. */
static bool read_wanted_body(struct sudoku_reader *r)
{
    const char *format = r->expected.format;
    if (!reader_named(format)->read(r)) return false;
    if (!strcmp(format, "nonomino") && strcmp(r->draft.format, "nonomino"))
        return fail_at(r, r->draft.begin, "expected a region in the tens of every number");
    return true;
}

bool read_body(struct sudoku_reader *r)
{
    struct line l;
    source_peek(&r->source, 0, &l);
    const struct place begin = {l.number, column_of(&l, first_field(&l).text)};
    const enum line_class class = classify(&l);
    if (r->expected.format && strcmp(r->expected.format, "file") && class != LINE_LONG)
        return read_wanted_body(r);
    switch (class) {
    case LINE_LIST: return read_list(r);
    case LINE_BORDER:
    case LINE_DRAWN:
    case LINE_GROUPS: return read_pretty(r);
    case LINE_TOKENS: return r->columns.known ? read_line(r) : read_tokens(r);
    case LINE_WORDS: return begins_grid(r, &l) ? read_grid(r) : read_line(r);
    case LINE_OBJECT: return fail_at(r, begin, "JSON cannot be mixed with other text here");
    case LINE_KILLER: return fail_at(r, begin, "killer cages are not supported");
    case LINE_LONG:
        source_take(&r->source);
        r->draft.format = "line"; /* so that only this line is lost */
        return fail_at(r, begin, "the line is longer than %d characters", MAX_LINE);
    default: return fail_at(r, begin, "expected a grid");
    }
}

/* ---- between puzzles ---- */

static bool word_is(struct field f, const char *const *words)
{
    for (; *words; words++) {
        if (strlen(*words) != f.length) continue;
        size_t i = 0;
        while (i < f.length && (f.text[i] | 0x20) == (*words)[i]) i++;
        if (i == f.length) return true;
    }
    return false;
}

/* "puzzle,solution" and its like in the first line of a list of comma-separated values. */
static bool read_column_names(struct sudoku_reader *r, const struct line *l)
{
    static const char *const puzzle_names[] = {"puzzle", "puzzles", "quiz", "quizzes",  "sudoku",
                                               "givens", "board",   "grid", "question", NULL};
    static const char *const solution_names[] = {"solution", "solutions", "answer", NULL};
    struct columns columns = {.known = true, .puzzle = -1, .solution = -1};
    const char *at = l->text, *end = l->text + l->length;
    for (int column = 0; at <= end; column++) {
        const char *start = at;
        while (at < end && *at != ',') at++;
        struct field name = {start, (size_t)(at++ - start)};
        while (name.length && *name.text == ' ') name.text++, name.length--;
        while (name.length && name.text[name.length - 1] == ' ') name.length--;
        if (word_is(name, puzzle_names) && columns.puzzle < 0) columns.puzzle = column;
        if (word_is(name, solution_names) && columns.solution < 0) columns.solution = column;
    }
    struct line next;
    const bool one_column = !memchr(l->text, ',', l->length); /* or a title */
    if (columns.puzzle < 0) return false;
    if (one_column &&
        (!source_peek(&r->source, 1, &next) || first_field(&next).length <= SUDOKU_MAX_SIZE))
        return false;
    r->columns = columns;
    return true;
}

static void keep_pending_title(struct sudoku_reader *r, const struct line *l)
{
    struct out o = out_to_buffer(r->pending_title, sizeof r->pending_title);
    out_bytes(&o, l->text, l->length);
    r->title_place = (struct place){l->number, 1};
}

/* Skips lines that belong to no puzzle.  False: the text has ended. */
static bool skip_to_puzzle(struct sudoku_reader *r)
{
    struct line l;
    while (source_peek(&r->source, 0, &l)) {
        const enum line_class class = classify(&l);
        if (class == LINE_TITLE && !r->in_list) keep_pending_title(r, &l);
        else if ((class == LINE_WORDS || class == LINE_TOKENS) && !r->seen_puzzle &&
                 read_column_names(r, &l))
            r->seen_puzzle = r->in_list = true;
        else if (class != LINE_BLANK && class != LINE_COMMENT) return true;
        if (class == LINE_BLANK) r->after_blank = true;
        source_take(&r->source);
        source_settle(&r->source);
    }
    return false;
}

/* After an error in a grid, the next puzzle starts after a blank line, or where a list or the frame of
   a drawing starts.  `begun`: the first line of the bad text has been skipped.  */
static void skip_past_error(struct sudoku_reader *r, const char *format, bool begun)
{
    struct line l;
    enum line_class before = LINE_BORDER;
    const bool lists = !strcmp(format, "list"), drawings = !strcmp(format, "pretty");
    for (bool first = !begun; source_peek(&r->source, 0, &l); first = false) {
        const enum line_class class = classify(&l);
        if (class == LINE_BLANK) return;
        if (lists && !first && class == LINE_LIST && memchr(l.text, ']', l.length)) return;
        if (drawings && class == LINE_BORDER && before == LINE_BORDER) return;
        before = class;
        source_take(&r->source);
        source_settle(&r->source);
    }
}

/* Is the next line a puzzle by itself, whatever may follow it?  Within a list every line is. */
static bool is_list_line(struct sudoku_reader *r, const struct line *l, enum line_class class)
{
    const char *wanted = r->expected.format;
    if (class == LINE_LONG) return false;
    if (r->in_list && !r->after_blank) return !(class == LINE_TOKENS && r->token_list);
    if (class == LINE_HEADER || class == LINE_SECTION) return false;
    if (wanted) return !strcmp(wanted, "line") || !strcmp(wanted, "jigsaw") || !strcmp(wanted, "marks");
    return (class == LINE_TOKENS && r->columns.known) || (class == LINE_WORDS && !begins_grid(r, l));
}

static bool read_list_line(struct sudoku_reader *r)
{
    const char *wanted = r->expected.format;
    const bool other = wanted && (!strcmp(wanted, "jigsaw") || !strcmp(wanted, "marks"));
    r->one_line = true;
    return other ? reader_named(wanted)->read(r) : read_line(r);
}

static bool read_any(struct sudoku_reader *r)
{
    struct line l;
    source_peek(&r->source, 0, &l);
    const enum line_class class = classify(&l);
    r->draft.begin = (struct place){l.number, column_of(&l, first_field(&l).text)};
    r->one_line = class == LINE_BINARY || class == LINE_TITLE;
    if (class == LINE_BINARY) {
        r->stop = !r->in_list;
        const bool utf16 = l.length > 1 && ((unsigned char)l.text[0] ^ (unsigned char)l.text[1]) == 1 &&
                           (unsigned char)l.text[0] >= 0xFE;
        return fail_at(r, (struct place){l.number, 0},
                       utf16 ? "this is UTF-16: save it as UTF-8" : "this is not text");
    }
    if (class == LINE_TITLE) return fail_at(r, r->draft.begin, "free text in a list needs '#'");
    return is_list_line(r, &l, class) ? read_list_line(r) : read_file(r);
}

static bool title_in_list(struct sudoku_reader *r)
{
    if (!r->pending_title[0] || strcmp(r->draft.format, "line")) return false;
    fail_at(r, r->title_place, "free text in a list needs '#'");
    return true;
}

/* The error of the source itself, if any. */
static bool source_is_good(struct sudoku_reader *r)
{
    if (r->source.failed) {
        r->stop = true;
        return fail_at(r, (struct place){r->source.lines + 1, 0}, "reading failed");
    }
    if (r->source.full) {
        r->draft.format = "file";
        r->one_line = false;
        return fail_at(r, r->draft.begin, "the text that starts here is too long for a puzzle");
    }
    return true;
}

static void set_place(const struct sudoku_reader *r, sudoku_puzzle *p)
{
    p->format = r->draft.format ? r->draft.format : r->in_list ? "line" : "file";
    p->line = r->draft.begin.line;
    p->column = r->draft.begin.column;
}

static void set_title(struct sudoku_reader *r, sudoku_puzzle *p)
{
    if (p->title || !r->pending_title[0]) return;
    memcpy(r->draft.title, r->pending_title, sizeof r->draft.title);
    p->title = r->draft.title;
}

sudoku_read_result reader_next(sudoku_reader *r, sudoku_puzzle *p, sudoku_error *error)
{
    sudoku_error unused = {.message = ""};
    struct draft *d = &r->draft;
    r->error = error ? error : &unused;
    r->note[0] = r->pending_title[0] = '\0';
    r->after_blank = r->one_line = r->looks_like_list = false;
    memset(p, 0, sizeof *p);
    draft_clear(d);
    source_settle(&r->source);
    r->bare_size = 0;
    if (r->stop) return SUDOKU_READ_END;
    if (!skip_to_puzzle(r)) {
        if (source_is_good(r)) return SUDOKU_READ_END;
        set_place(r, p);
        return SUDOKU_READ_ERROR;
    }
    const long taken = r->source.taken;
    struct line first;
    source_peek(&r->source, 0, &first);
    r->seen_puzzle = true;
    bool good = read_any(r) && !title_in_list(r);
    good = source_is_good(r) && good && draft_finish(d, &r->expected, &r->cache, p, r->note, r->error);
    set_place(r, p);
    if (good) {
        r->in_list = !strcmp(d->format, "line");
        r->token_list = r->in_list && !r->one_line;
        if (r->in_list && !r->columns.known) note_bare_line(r, &first, d->n);
        if (p->title || p->solution || p->allowed || p->placed || p->marks || r->note[0])
            r->bare_size = 0;
        set_title(r, p);
        return SUDOKU_READ_PUZZLE;
    }
    struct line l;
    if (r->one_line && r->looks_like_list && !strcmp(p->format, "line")) r->in_list = true;
    /* in any case, the next call reads other text */
    const bool nothing_taken = r->source.taken == taken && source_peek(&r->source, 0, &l);
    if (nothing_taken) source_take(&r->source);
    if (!r->one_line && strcmp(p->format, "line")) skip_past_error(r, p->format, nothing_taken);
    return SUDOKU_READ_ERROR;
}
