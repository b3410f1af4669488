/* SPDX-License-Identifier: MIT */
/* json_stream.c - see json_stream.h */
#include "read/json/json_stream.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/utf8.h"
#include "read/json/json_dialects.h"
#include "read/reader.h"
#include "words/json_fault.h"

void json_stream_free(struct json_stream *j)
{
    json_tree_free(&j->tree);
    free(j->gathered);
    free(j->scratch);
}

/* ---- characters ---- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/* What is there of the text, at least a character of it unless it has ended. */
static const char *text_here(struct sudoku_reader *r, size_t *length)
{
    const char *text = source_text(&r->source, length);
    while (!*length && source_more(&r->source)) text = source_text(&r->source, length);
    return text;
}

/* Skips that much of the text that is there. */
static void pass(struct sudoku_reader *r, size_t length)
{
    size_t there;
    const char *text = source_text(&r->source, &there), *end = text + length;
    struct place *at = &r->json.at;
    const long before = at->line;
    for (const char *newline; (newline = memchr(text, '\n', (size_t)(end - text))); text = newline + 1) {
        at->line++;
        at->column = 1;
    }
    at->column += utf8_characters(text, (size_t)(end - text));
    source_pass(&r->source, length, at->line - before);
}

static void skip_blanks(struct sudoku_reader *r)
{
    size_t length, blanks;
    do {
        const char *text = text_here(r, &length);
        for (blanks = 0; blanks < length && is_blank(text[blanks]);) blanks++;
        pass(r, blanks);
    } while (length && blanks == length);
}

/* Skips to the next line that begins with '{'. */
static void find_line_with_object(struct sudoku_reader *r)
{
    size_t length;
    const char *text;
    r->json.lenient = true;
    r->json.wants_comma = false;
    while ((text = text_here(r, &length)), length) {
        if (r->json.at.column == 1 && *text == '{') return;
        const char *newline = memchr(text, '\n', length);
        pass(r, newline ? (size_t)(newline + 1 - text) : length);
    }
}

/* ---- beginning ---- */

static void begin(struct sudoku_reader *r)
{
    size_t length;
    source_text(&r->source, &length); /* and no line waits */
    r->json.begun = true;
    r->json.at = (struct place){r->source.lines + 1, 1};
}

/* The first character that is not blank from *at on; '\0': the text ends before it. */
static char character_from(struct sudoku_reader *r, size_t *at)
{
    size_t length;
    const char *text = source_text(&r->source, &length);
    for (;; ++*at) {
        while (*at >= length && source_more(&r->source)) text = source_text(&r->source, &length);
        if (*at >= length) return '\0';
        if (!is_blank(text[*at])) return text[*at];
    }
}

/* Is the string there a key?  Strings between braces are also what some languages write an array as. */
static bool key_follows(struct sudoku_reader *r, size_t at)
{
    enum { LONGEST_KEY = 100 };
    size_t length;
    const char *text = source_text(&r->source, &length);
    const size_t most = at + LONGEST_KEY < length ? at + LONGEST_KEY : length;
    for (at++; at < most && text[at] != '"' && text[at] != '\n';) at++;
    if (at == most || text[at] == '\n') return true; /* JSON with a mistake */
    at++;
    const char next = character_from(r, &at);
    return next == ':' || !next;
}

/* Most lines begin otherwise, and need not be given back. */
static bool may_be_json(const struct line *l)
{
    size_t at = 0;
    while (at < l->length && is_blank(l->text[at])) at++;
    return at == l->length || l->text[at] == '{' || l->text[at] == '[';
}

bool json_begins(struct sudoku_reader *r)
{
    struct line l;
    size_t at = 0;
    if (!source_peek(&r->source, 0, &l) || !may_be_json(&l)) return false;
    if (l.too_long && r->source.peeked - r->source.first > 1) return false; /* its end is lost */
    const char first = character_from(r, &at);
    if (first != '{' && first != '[') return false;
    at++;
    const char next = character_from(r, &at);
    const bool json = first == '['  ? next == '{'
                      : next == '"' ? key_follows(r, at)
                                    : next == '}' || !next;
    if (json) begin(r);
    return json;
}

/* ---- between objects ---- */

bool json_find(struct sudoku_reader *r)
{
    struct json_stream *j = &r->json;
    if (!j->begun) begin(r);
    if (j->inner) return true;
    for (;; pass(r, 1)) {
        size_t length;
        skip_blanks(r);
        const char *text = text_here(r, &length);
        if (!length) return j->in_list && !j->lenient;
        if (j->in_list && *text == ']') j->in_list = j->wants_comma = false;
        else if (j->wants_comma && *text == ',') j->wants_comma = false;
        else if (!j->in_list && *text == '[') j->in_list = true;
        else return true;
    }
}

/* ---- objects ---- */

static bool wrong_text(struct sudoku_reader *r, const char *text, size_t length)
{
    struct json_stream *j = &r->json;
    const struct argument found = shown_character(text, length);
    if (!length) {
        j->in_list = false;
        return fail_at(r, j->at, say(json_list_ends));
    }
    if (j->wants_comma) fail_at(r, j->at, say(json_wants_comma_in_list, found));
    else fail_at(r, j->at, say(json_wants_object, found));
    pass(r, 1);
    find_line_with_object(r);
    return false;
}

/* How much of the object does not have to be looked at again after an error? */
static size_t done_with(const struct json_tree *t)
{
    const size_t done = t->end > t->fault_at ? t->end : t->fault_at;
    return done ? done : 1;
}

/* An object that is larger than the buffer of the source: it moves to memory of its own, piece by piece. */
static enum json_progress gather_object(struct sudoku_reader *r)
{
    struct json_stream *j = &r->json;
    struct json_tree *t = &j->tree;
    size_t gathered = 0, length;
    if (!j->gathered) j->gathered = new_array(LONGEST_OBJECT, 1);
    if (!j->gathered) {
        t->fault = FAULT_json_memory;
        return JSON_WRONG;
    }
    for (;;) {
        const char *text = text_here(r, &length);
        if (r->source.failed) return JSON_NEEDS_MORE;
        const bool too_long = length > LONGEST_OBJECT - gathered;
        if (too_long) length = LONGEST_OBJECT - gathered;
        memcpy(j->gathered + gathered, text, length);
        const enum json_progress progress =
            json_tree_read(t, j->gathered, gathered + length, r->source.ended && !too_long);
        const size_t done = progress == JSON_COMPLETE ? t->end
                            : progress == JSON_WRONG  ? done_with(t)
                                                      : SIZE_MAX;
        pass(r, done >= gathered + length ? length : done > gathered ? done - gathered : 0);
        gathered += length;
        if (progress != JSON_NEEDS_MORE || too_long) return progress;
    }
}

/* Reads the object's values and moves past it.  JSON_NEEDS_MORE: it is too large, or the text cannot be read. */
static enum json_progress read_values(struct sudoku_reader *r)
{
    struct json_tree *t = &r->json.tree;
    struct source *s = &r->source;
    json_tree_start(t, false);
    for (;;) {
        size_t length;
        const char *text = source_text(s, &length);
        const enum json_progress progress = json_tree_read(t, text, length, s->ended);
        if (progress != JSON_NEEDS_MORE) {
            pass(r, progress == JSON_COMPLETE ? t->end : done_with(t));
            return progress;
        }
        if (source_more(s)) continue;
        if (s->failed) return JSON_NEEDS_MORE;
        if (!s->ended) return gather_object(r);
    }
}

/* There is another puzzle in the object: its text must stay where it is. */
static bool keep_text(struct sudoku_reader *r)
{
    struct json_stream *j = &r->json;
    if (j->tree.text == j->gathered) return true;
    if (!j->gathered) j->gathered = new_array(LONGEST_OBJECT, 1);
    if (!j->gathered) {
        j->inner = 0;
        return fail_by_memory(r->error);
    }
    memcpy(j->gathered, j->tree.text, j->tree.end);
    j->tree.text = j->gathered;
    j->object.text = j->gathered;
    return true;
}

bool read_json(struct sudoku_reader *r)
{
    struct json_stream *j = &r->json;
    size_t length;
    const char *text = text_here(r, &length);
    r->draft.form = form_of(FORM_json);
    if (j->inner) {
        r->draft.begin = j->begin;
        return read_json_object(r, &j->tree, 0);
    }
    r->draft.begin = j->begin = j->at;
    j->object = (sudoku_row){NULL, 0};
    if (!length || j->wants_comma || *text != '{') return wrong_text(r, text, length);
    const enum json_progress progress = read_values(r);
    j->wants_comma = j->in_list;
    if (progress == JSON_COMPLETE) {
        j->object = (sudoku_row){j->tree.text, j->tree.end};
        const bool good = read_json_object(r, &j->tree, 0);
        return (!j->inner || keep_text(r)) && good;
    }
    if (r->source.failed) return false;
    if (progress == JSON_WRONG) fail_by_json(r->error, &j->tree, j->begin.line, j->begin.column);
    else fail_at(r, j->begin, say(json_object_too_large, LONGEST_OBJECT >> 20));
    find_line_with_object(r);
    return false;
}

void json_settle_place(const struct sudoku_reader *r, sudoku_error *error)
{
    const struct json_stream *j = &r->json;
    if (error->line || !error->column || (size_t)error->column > j->tree.length) return;
    json_place(j->tree.text, (size_t)error->column, &error->line, &error->column);
    if (error->line == 1) error->column += j->begin.column - 1;
    error->line += j->begin.line - 1;
}
