/* SPDX-License-Identifier: MIT */
/* run.c - see run.h */
#include "sudoku/run.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"

void raise_status(struct run *run, int status)
{
    if (status > run->status) run->status = status;
}

int stopped_status(const struct run *run)
{
    return run->stopped_here && interrupted() ? STATUS_INTERRUPTED : STATUS_STOPPED;
}

double seconds_spent(const struct run *run)
{
    return run->settings->timing ? clock_seconds() - run->began : 0;
}

void begin_puzzle(struct run *run)
{
    const struct settings *s = run->settings;
    run->puzzles++;
    run->stopped_here = false;
    run->nodes_left = s->node_limit;
    if (s->time_limit > 0 || s->timing || run->progress) run->began = clock_seconds();
    run->deadline = s->time_limit > 0 ? run->began + s->time_limit : 0;
}

/* ---- stderr ---- */

static void say_sentence(const struct run *run, long line, long column, const char *format,
                         va_list arguments)
{
    char place[64] = "", sentence[2 * SUDOKU_TEXT];
    if (line > 0 && column > 0) snprintf(place, sizeof place, ":%ld:%ld", line, column);
    else if (line > 0) snprintf(place, sizeof place, ":%ld", line);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    message("%s%s: %s", run->file, place, sentence);
}

void say_at(const struct run *run, long line, long column, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say_sentence(run, line, column, format, arguments);
    va_end(arguments);
}

void remark(const struct run *run, const sudoku_puzzle *puzzle, const char *format, ...)
{
    if (run->settings->quiet) return;
    va_list arguments;
    va_start(arguments, format);
    say_sentence(run, puzzle->line, 0, format, arguments);
    va_end(arguments);
}

void complain(struct run *run, const sudoku_puzzle *puzzle, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say_sentence(run, puzzle->line, 0, format, arguments);
    va_end(arguments);
    raise_status(run, STATUS_BAD);
}

/* ---- stdout ---- */

static bool format_is(const struct run *run, const char *name)
{
    return run->format.name && strcmp(run->format.name, name) == 0;
}

static bool begin(struct run *run, bool is_a_line)
{
    if (run->items && format_is(run, "svg")) {
        say_at(run, 0, 0, "svg holds one picture");
        raise_status(run, STATUS_BAD);
        run->over = true;
        return false;
    }
    if (run->items && !(is_a_line && run->last_item_was_a_line)) output("\n");
    run->last_item_was_a_line = is_a_line;
    run->items++;
    return true;
}

void begin_lines(struct run *run, uint64_t count)
{
    if (count && begin(run, true)) run->items += count - 1;
}

bool begin_item(struct run *run) { return begin(run, run->format.one_line); }

/* In a list a line follows the next at once; among pictures words stand like a picture. */
void print_words(struct run *run, const char *words)
{
    if (begin(run, !run->format.name || run->format.one_line)) output("%s\n", words);
}

/* A list of JSON objects stays one. */
void print_error(struct run *run, const char *sentence)
{
    if (!format_is(run, "json")) {
        print_words(run, run->job->error_line ? run->job->error_line : "error");
        return;
    }
    json_t *text = json_string(sentence);
    char *quoted = text ? json_dumps(text, JSON_ENCODE_ANY) : NULL;
    begin(run, true);
    output("{\"error\":%s}\n", quoted ? quoted : "\"bad text\"");
    free(quoted);
    json_decref(text);
}

/* Control characters in a title could drive the terminal; "\xc2" begins those above ASCII. */
void print_title(const struct run *run, const sudoku_puzzle *puzzle)
{
    const char *title = puzzle->title;
    if (!title || !*title || !(format_is(run, "grid") || format_is(run, "pretty"))) return;
    for (const unsigned char *c = (const unsigned char *)title; *c; c++) {
        const bool high = *c == 0xc2 && c[1] >= 0x80 && c[1] < 0xa0;
        output("%c", *c < ' ' || *c == 0x7f || high ? ' ' : *c);
        c += high;
    }
    output("\n");
}

static void print_with(const struct run *run, const sudoku_sheet *sheet, sudoku_sink sink)
{
    sudoku_style style = run->settings->style;
    style.format = run->format.name;
    sudoku_print(sheet, &style, sink);
}

void print_sheet(struct run *run, const sudoku_sheet *sheet)
{
    if (!begin_item(run)) return;
    if (sheet->solution) print_title(run, sheet->puzzle);
    print_with(run, sheet, (sudoku_sink){output_bytes, NULL});
}

static void output_without_line_end(void *context, const char *text, size_t length)
{
    if (length && text[length - 1] == '\n') length--;
    output_bytes(context, text, length);
}

void print_part(struct run *run, const sudoku_sheet *sheet)
{
    const bool line = run->format.one_line;
    print_with(run, sheet, (sudoku_sink){line ? output_without_line_end : output_bytes, NULL});
}

/* ---- answers without a solution ---- */

static void print_answer(struct run *run, const sudoku_puzzle *puzzle, sudoku_answer answer,
                         const sudoku_counters *counters, const char *word)
{
    const sudoku_sheet sheet = {.puzzle = puzzle,
                                .answered = true,
                                .answer = answer,
                                .counters = counters,
                                .seconds = seconds_spent(run)};
    if (format_is(run, "json")) print_sheet(run, &sheet);
    else print_words(run, word);
}

void print_no_solution(struct run *run, const sudoku_puzzle *puzzle, const sudoku_counters *counters,
                       const char *reason)
{
    print_answer(run, puzzle, SUDOKU_NO_SOLUTION, counters, "no solution");
    remark(run, puzzle, *reason ? "no solution: %s" : "no solution", reason);
    raise_status(run, STATUS_NO_SOLUTION);
}

void print_stopped(struct run *run, const sudoku_puzzle *puzzle, const sudoku_counters *counters)
{
    print_answer(run, puzzle, SUDOKU_STOPPED, counters, "stopped");
    raise_status(run, stopped_status(run));
}
