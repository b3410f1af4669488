/* SPDX-License-Identifier: MIT */
/* order.c - see order.h

   Rules come from the reader of puzzles, so that an option means here what it means everywhere: it is given an empty
   grid of the size, or the grid to start from.  */
#include "sudoku/order.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/load.h"
#include "common/progress.h"
#include "sudoku/stream.h"

enum { USUAL_SIZE = 9 };

static bool short_of_memory(void)
{
    message("sudoku: memory is short");
    return false;
}

/* ---- rules ---- */

/* The words say what 729 cells are. */
static bool read_empty_grid(const struct settings *s, int size, struct order_parts *parts)
{
    static const char words[] = " size=27";
    char text[SUDOKU_MAX_CELLS + sizeof words];
    const size_t cells = (size_t)(size * size);
    sudoku_read_options options = s->read;
    sudoku_error error = {.line = 0};
    sudoku_puzzle puzzle;
    memset(text, '.', cells);
    strcpy(text + cells, size == 27 ? words : "");
    options.format = "line";
    if (s->wishes.fresh_layout) options.box = "none"; /* the generator sees to it */
    sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), &options, &error);
    if (reader && sudoku_reader_next(reader, &puzzle, &error) == SUDOKU_READ_PUZZLE)
        parts->rules = sudoku_rules_keep(puzzle.rules);
    else message("sudoku: %s", error.message);
    sudoku_reader_free(reader);
    return parts->rules != NULL;
}

/* ---- the grid to start from ---- */

static void say_at_place(const char *file, long line, long column, const char *sentence)
{
    if (line > 0 && column > 0) message("%s:%ld:%ld: %s", file, line, column, sentence);
    else message("%s: %s", file, sentence);
}

static bool keep_start(const struct settings *s, const sudoku_puzzle *puzzle, struct order_parts *parts)
{
    const int size = sudoku_rules_size(puzzle->rules);
    const size_t cells = (size_t)(size * size);
    const char *file = s->wishes.start;
    if (puzzle->note && *puzzle->note && !s->quiet)
        message("%s:%ld: note: %s", file, puzzle->line, puzzle->note);
    if (s->wishes.size && s->wishes.size != size) {
        message("%s:%ld: the size here is %d, and --size is %d", file, puzzle->line, size,
                s->wishes.size);
        return false;
    }
    if (puzzle->allowed) {
        message("%s:%ld: pencil marks cannot be started from, only digits", file, puzzle->line);
        return false;
    }
    parts->rules = sudoku_rules_keep(puzzle->rules);
    parts->start = malloc(cells);
    if (!parts->start) return short_of_memory();
    memcpy(parts->start, puzzle->givens, cells);
    return true;
}

/* The first grid of the file; its rules hold. */
static bool read_start(const struct settings *s, struct order_parts *parts)
{
    const char *file = s->wishes.start;
    struct stream stream = {.input = input_open(file)};
    sudoku_error error;
    sudoku_puzzle puzzle;
    bool good = false;
    if (stream_open(&stream, &s->read, &error)) {
        switch (stream_next(&stream, &puzzle, &error)) {
        case SUDOKU_READ_PUZZLE: good = keep_start(s, &puzzle, parts); break;
        case SUDOKU_READ_END: message("%s: no puzzle in here", file); break;
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

/* ---- where clues may stand ---- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
static bool is_rest_of_character(char c) { return (c & 0xC0) == 0x80; } /* of UTF-8 */

/* A character for each cell, blanks aside; any but the marks of an empty cell lets a clue stand there. */
static bool read_cells(const char *file, const char *text, int cells, uint8_t *pattern)
{
    char sentence[SUDOKU_TEXT];
    long line = 1, column = 0;
    int count = 0;
    for (const char *c = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? text + 3 : text; *c; c++) {
        if (is_rest_of_character(*c)) continue;
        column++;
        if (*c == '\n') {
            line++;
            column = 0;
        }
        if (is_blank(*c)) continue;
        if (count == cells) {
            snprintf(sentence, sizeof sentence, "the pattern goes on behind %d cells", cells);
            say_at_place(file, line, column, sentence);
            return false;
        }
        pattern[count++] = !strchr(".0_", *c);
    }
    if (count == cells) return true;
    snprintf(sentence, sizeof sentence, "the pattern ends after %d of %d cells", count, cells);
    say_at_place(file, line, column + 1, sentence);
    return false;
}

static bool read_pattern(const char *file, struct order_parts *parts)
{
    enum { LONGEST = 1 << 16 };
    const int size = sudoku_rules_size(parts->rules), cells = size * size;
    size_t length;
    char *text = load_text(file, LONGEST, &length);
    if (!text) return false;
    parts->pattern = malloc((size_t)cells);
    const bool good = parts->pattern ? read_cells(file, text, cells, parts->pattern) : short_of_memory();
    free(text);
    return good;
}

/* ---- the order ---- */

/* Options that make no sense together, as far as the library cannot know. */
static bool go_together(const struct settings *s)
{
    const struct wishes *w = &s->wishes;
    const char *wrong = NULL;
    if (w->start && w->pattern && !strcmp(w->start, "-") && !strcmp(w->pattern, "-"))
        wrong = "--start and --pattern cannot both be standard input";
    if (w->fresh_layout && s->read.box) wrong = "--regions random and --box exclude each other";
    if (w->fresh_layout && w->start) wrong = "--regions random and --start exclude each other";
    if (wrong) message("sudoku: %s", wrong);
    return !wrong;
}

bool order_build(const struct settings *s, sudoku_order *order, struct order_parts *parts)
{
    const struct wishes *w = &s->wishes;
    *parts = (struct order_parts){0};
    if (!go_together(s)) return false;
    if (!(w->start ? read_start(s, parts) : read_empty_grid(s, w->size ? w->size : USUAL_SIZE, parts)))
        return false;
    if (w->pattern && !read_pattern(w->pattern, parts)) return false;
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
                            .fresh_layout = w->fresh_layout};
    if (order->count <= UINT64_MAX - order->first) return true;
    message("sudoku: --skip and --count: there are no puzzles behind number %llu",
            (unsigned long long)UINT64_MAX);
    return false;
}

void order_free(struct order_parts *parts)
{
    sudoku_rules_free(parts->rules);
    free(parts->pattern);
    free(parts->start);
}
