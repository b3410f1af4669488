/* SPDX-License-Identifier: MIT */
/* order.c - see order.h

   The puzzle reader makes the rules, so that options mean the same as for all commands: it reads an empty
   grid of the size, or the grid to start from.  */
#include "sudoku/options/order.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/progress.h"
#include "common/text.h"
#include "sudoku/input/pattern.h"
#include "sudoku/input/answerable.h"
#include "sudoku/input/stream.h"

enum { USUAL_SIZE = 9 };

static bool short_of_memory(void)
{
    message("sudoku: out of memory");
    return false;
}

/* ---- rules ---- */

/* Is there a default shape of boxes? */
static bool has_default_box(int size)
{
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = size}, NULL);
    const bool has = rules != NULL;
    sudoku_rules_free(rules);
    return has;
}

static void say_why_no_rules(const struct settings *s, int size, const struct pattern *pattern,
                             const sudoku_error *error)
{
    if (strcmp(error->message, "out of memory") == 0) short_of_memory();
    else if (!has_default_box(size) && !s->read.box && !s->read.regions)
        message("sudoku: size %d has no default box: add --regions random, --regions FILE or --box none",
                size);
    else if (pattern->headers)
        say_at_place(s->generate.pattern, error->line, error->column, error->message);
    else message("sudoku: %s", error->message);
}

/* An empty grid, below the pattern's headers if there are any; otherwise in one line, where size= can follow 729 cells. */
static void put_empty_grid(struct text *text, int size, const char *headers)
{
    if (headers) text_keep(text, headers, strlen(headers));
    for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) text_keep(text, ".", 1);
        if (headers) text_keep(text, "\n", 1);
    }
    if (!headers && size == 27) text_keep(text, " size=27", strlen(" size=27"));
}

static void keep_rules(const struct settings *s, const struct pattern *pattern,
                       const sudoku_puzzle *puzzle, struct order_parts *parts)
{
    if (pattern->headers && puzzle->note && !s->quiet)
        message("%s: note: %s", s->generate.pattern, puzzle->note->message);
    parts->rules = sudoku_rules_keep(puzzle->rules);
}

static bool read_empty_grid(const struct settings *s, int size, const struct pattern *pattern,
                            struct order_parts *parts)
{
    sudoku_read_options options = s->read;
    sudoku_error error = {.line = 0};
    sudoku_puzzle puzzle = {0};
    struct text text = {0};
    put_empty_grid(&text, size, pattern->headers);
    options.format = pattern->headers ? "file" : "line";
    if (s->generate.fresh_layout) options.box = "none"; /* the generator checks this */
    sudoku_reader *reader =
        text.failed ? NULL : sudoku_reader_new_text(text.bytes, text.length, &options, &error);
    if (text.failed) short_of_memory();
    else if (reader && sudoku_reader_next(reader, &puzzle, &error) == SUDOKU_READ_PUZZLE)
        keep_rules(s, pattern, &puzzle, parts);
    else say_why_no_rules(s, size, pattern, &error);
    sudoku_reader_free(reader);
    free(text.bytes);
    return parts->rules != NULL;
}

/* ---- the grid to start from ---- */

static bool keep_start(const struct settings *s, const sudoku_puzzle *puzzle, struct order_parts *parts)
{
    const int size = sudoku_rules_size(puzzle->rules);
    const size_t cells = (size_t)(size * size);
    const char *file = s->generate.start;
    char sentence[2 * SUDOKU_TEXT];
    if (puzzle->note && !s->quiet)
        message("%s:%ld: note: %s", file, puzzle->line, puzzle->note->message);
    const bool good = may_be_answered(puzzle, s->ignore_unknown, sentence);
    if (*sentence && (!good || !s->quiet))
        message("%s:%ld: %s%s", file, puzzle->line, good ? "note: " : "", sentence);
    if (!good) return false;
    if (s->generate.size && s->generate.size != size) {
        message("%s:%ld: the size here is %d, but --size is %d", file, puzzle->line, size,
                s->generate.size);
        return false;
    }
    if (puzzle->allowed) {
        message("%s:%ld: pencil marks cannot be used as a start, only digits", file, puzzle->line);
        return false;
    }
    parts->rules = sudoku_rules_keep(puzzle->rules);
    parts->start = malloc(cells);
    if (!parts->start) return short_of_memory();
    memcpy(parts->start, puzzle->givens, cells);
    return true;
}

/* The first grid of the file; its rules apply. */
static bool read_start(const struct settings *s, struct order_parts *parts)
{
    const char *file = s->generate.start;
    struct stream stream = {.input = input_open(file)};
    sudoku_error error;
    sudoku_puzzle puzzle = {0};
    bool good = false;
    if (stream_open(&stream, &s->read, &error)) {
        switch (stream_next(&stream, &puzzle, &error)) {
        case SUDOKU_READ_PUZZLE: good = keep_start(s, &puzzle, parts); break;
        case SUDOKU_READ_END: message("%s: no puzzle found", file); break;
        case SUDOKU_READ_ERROR:
            if (input_error(stream.input)) message("%s: %s", file, input_error(stream.input));
            else say_at_place(file, error.line, error.column, error.message);
        }
    } else {
        message("%s: %s", file, error.message);
    }
    stream_close(&stream);
    return good;
}

/* ---- the order ---- */

/* Checks for conflicts between options that the library cannot detect. */
static bool go_together(const struct settings *s)
{
    const struct generate_options *w = &s->generate;
    const char *wrong = NULL;
    if (w->start && w->pattern && !strcmp(w->start, "-") && !strcmp(w->pattern, "-"))
        wrong = "--start and --pattern cannot both be standard input";
    if (w->fresh_layout && s->read.box) wrong = "--regions random and --box cannot be combined";
    if (w->fresh_layout && w->start) wrong = "--regions random and --start cannot be combined";
    if (wrong) message("sudoku: %s", wrong);
    return !wrong;
}

/* The rules, and what is read from files. */
static bool read_parts(const struct settings *s, struct pattern *pattern, struct order_parts *parts)
{
    const struct generate_options *w = &s->generate;
    if (w->pattern && !pattern_load(pattern, w->pattern)) return false;
    if (!(w->start ? read_start(s, parts)
                   : read_empty_grid(s, w->size ? w->size : USUAL_SIZE, pattern, parts)))
        return false;
    if (!w->pattern) return true;
    const int size = sudoku_rules_size(parts->rules), cells = size * size;
    parts->pattern = malloc((size_t)cells);
    return parts->pattern ? pattern_cells(pattern, w->pattern, cells, parts->pattern)
                          : short_of_memory();
}

bool order_build(const struct settings *s, sudoku_order *order, struct order_parts *parts)
{
    const struct generate_options *w = &s->generate;
    struct pattern pattern = {0};
    *parts = (struct order_parts){0};
    if (!go_together(s)) return false;
    const bool good = read_parts(s, &pattern, parts);
    pattern_free(&pattern);
    if (!good) return false;
    *order = (sudoku_order){.room = sizeof *order,
                            .rules = parts->rules,
                            .first = w->skip,
                            .count = w->count ? w->count : 1,
                            .least_clues = w->least,
                            .most_clues = w->most,
                            .minimal = w->minimal,
                            .attempts = w->attempts,
                            .symmetry = w->symmetry,
                            .pattern = parts->pattern,
                            .start = parts->start,
                            .tries = w->tries,
                            .fresh_layout = w->fresh_layout,
                            .engine = s->engine};
    if (order->count <= UINT64_MAX - order->first) return true;
    message("sudoku: --skip and --count: the largest puzzle number is %llu",
            (unsigned long long)UINT64_MAX);
    return false;
}

void order_free(struct order_parts *parts)
{
    sudoku_rules_free(parts->rules);
    free(parts->pattern);
    free(parts->start);
}
