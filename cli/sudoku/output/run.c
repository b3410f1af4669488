/* SPDX-License-Identifier: MIT */
/* run.c - see run.h */
#include "sudoku/output/run.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"

const char *always_line(const sudoku_format *input)
{
    (void)input;
    return "line";
}

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

/* ":3:5", as far as it is known. */
static const char *place_of(long line, long column, char place[64])
{
    place[0] = '\0';
    if (line > 0 && column > 0) snprintf(place, 64, ":%ld:%ld", line, column);
    else if (line > 0) snprintf(place, 64, ":%ld", line);
    return place;
}

static void say_words(const struct run *run, long line, long column, const char *sentence)
{
    char place[64];
    message("%s%s: %s", run->file, place_of(line, column, place), sentence);
}

static void say_sentence(const struct run *run, long line, long column, const char *format,
                         va_list arguments)
{
    char sentence[2 * SUDOKU_TEXT];
    vsnprintf(sentence, sizeof sentence, format, arguments);
    say_words(run, line, column, sentence);
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
    char sentence[2 * SUDOKU_TEXT], kind[KIND_NAME];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    kind_of_sentence(sentence, kind);
    if (repeats_add(&run->errors, kind, sentence)) say_words(run, puzzle->line, 0, sentence);
    raise_status(run, STATUS_BAD);
}

/* "this looks like A, but B" is said in full once, and then B. */
void complain_of_text(struct run *run, const sudoku_error *error)
{
    char what[SUDOKU_TEXT], why[SUDOKU_TEXT], kind[KIND_NAME];
    const char *code = error->code ? error->code : "";
    raise_status(run, STATUS_BAD);
    if (strcmp(code, "looks_like") != 0 || !sudoku_error_argument(error, 0, what, sizeof what) ||
        !sudoku_error_argument(error, 1, why, sizeof why)) {
        if (repeats_add(&run->errors, code, error->message))
            say_words(run, error->line, error->column, error->message);
        return;
    }
    const bool known = strcmp(run->suspected, what) == 0;
    snprintf(run->suspected, sizeof run->suspected, "%s", what);
    kind_of_sentence(why, kind);
    if (repeats_add(&run->errors, kind, known ? why : error->message))
        say_words(run, error->line, error->column, known ? why : error->message);
}

bool is_out_of_memory(const sudoku_error *error)
{
    return error->code && strcmp(error->code, "out_of_memory") == 0;
}

void say_repeats(struct run *run)
{
    for (int i = 0; i < run->errors.count; i++) {
        const struct repeated *r = &run->errors.of[i];
        if (r->times > SAID_OF_A_KIND)
            say_at(run, 0, 0, "%" PRIu64 " more error%s like this: %s", r->times - SAID_OF_A_KIND,
                   r->times - SAID_OF_A_KIND == 1 ? "" : "s", r->sentence);
    }
    run->errors.count = 0;
    run->suspected[0] = '\0';
}

/* ---- stdout ---- */

static bool begin(struct run *run, bool is_a_line)
{
    if (run->items && run->format.one_puzzle) {
        say_at(run, 0, 0, "%s shows only one puzzle; the others are skipped", run->format.name);
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

/* In a list, lines follow each other directly; among pictures, a line of words is separated like a picture. */
void print_words(struct run *run, const char *words)
{
    if (begin(run, !run->format.name || run->format.one_line)) output("%s\n", words);
}

/* ---- rows ---- */

bool wants_data(const struct run *run) { return run->settings->format.rows != ROWS_TEXT; }
bool wants_csv(const struct run *run) { return run->settings->format.rows == ROWS_CSV; }

static struct rows rows_of(const struct run *run, enum rows_format format)
{
    const struct columns columns = run->job->columns;
    return (struct rows){format, columns.column, columns.count, output_bytes, NULL};
}

struct columns columns_of(const struct run *run)
{
    struct columns columns = run->job->columns;
    columns.kept = run->settings->keep ? &run->kept : NULL;
    return columns;
}

void put_row(const struct run *run, const struct field *fields)
{
    put_columns(&run->current, run->settings->format.rows, columns_of(run), fields,
                (sudoku_sink){output_bytes, NULL});
}

void print_row(struct run *run, const struct field *fields)
{
    if (begin(run, true)) put_row(run, fields);
}

void print_csv_headings(const struct run *run)
{
    if (wants_csv(run) && !run->settings->keep)
        write_headings(run->job->columns, (sudoku_sink){output_bytes, NULL});
}

void print_text_headings(const struct run *run)
{
    const struct rows rows = rows_of(run, ROWS_TEXT);
    rows_head(&rows);
}

/* ---- errors ---- */

static void print_error_row(const struct run *run, long line, long column, const char *sentence)
{
    struct field fields[MOST_COLUMNS] = {{0}};
    char text[4 * SUDOKU_TEXT], place[64];
    snprintf(text, sizeof text, "%.*s%s: %s", 2 * SUDOKU_TEXT, run->file, place_of(line, column, place),
             sentence);
    for (int i = 0; i < run->job->columns.count && i < MOST_COLUMNS; i++) {
        const char *name = run->job->columns.column[i].name;
        if (strcmp(name, "answer") == 0) fields[i] = field_text("error");
        if (strcmp(name, "error") == 0) fields[i] = field_text(text);
    }
    put_row(run, fields);
}

void print_error(struct run *run, long line, long column, const char *sentence)
{
    if (run->format.rows != ROWS_JSON && !wants_data(run)) {
        print_words(run, "error");
        return;
    }
    if (!begin(run, true)) return;
    if (wants_csv(run)) print_error_row(run, line, column, sentence);
    else {
        const struct rows rows = rows_of(run, ROWS_JSON);
        rows_put_error(&rows, run->file, line, column, sentence);
    }
}

void print_complaint(struct run *run, const sudoku_puzzle *puzzle, const char *sentence)
{
    complain(run, puzzle, "%s", sentence);
    if (run->format.one_line || wants_data(run)) print_error(run, puzzle->line, 0, sentence);
}

/* ---- sheets ---- */

/* Control characters in a title could drive the terminal; "\xc2" begins those above ASCII. */
void print_title(const struct run *run, const sudoku_puzzle *puzzle)
{
    const char *title = puzzle->title;
    if (!title || !*title || !run->format.title_above) return;
    for (const unsigned char *c = (const unsigned char *)title; *c; c++) {
        const bool high = *c == 0xc2 && c[1] >= 0x80 && c[1] < 0xa0;
        output("%c", *c < ' ' || *c == 0x7f || high ? ' ' : *c);
        c += high;
    }
    output("\n");
}

/* What some formats need around all items. */
static const struct frame {
    const char *format, *before, *after;
} frames[] = {
    {"opensudoku",
     "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n  <folder name=\"sudoku\" "
     "created=\"0\">\n",
     "  </folder>\n</opensudoku>\n"},
};

void print_frame(const char *format, bool before)
{
    for (size_t i = 0; format && i < sizeof frames / sizeof *frames; i++)
        if (!strcmp(frames[i].format, format)) output("%s", before ? frames[i].before : frames[i].after);
}

bool can_print_sheet(struct run *run, const sudoku_sheet *sheet)
{
    sudoku_error error;
    if (can_write_sheet(sheet, &run->format, &error)) return true;
    print_complaint(run, sheet->puzzle, error.message);
    return false;
}

static void print_with(const struct run *run, const sudoku_sheet *sheet, sudoku_sink sink)
{
    if (!write_sheet(sheet, &run->format, run->settings->style, columns_of(run), sink))
        output_short_of_memory();
}

void print_sheet(struct run *run, const sudoku_sheet *sheet)
{
    if (!can_print_sheet(run, sheet) || !begin_item(run)) return;
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
    if (run->job->own_objects && wants_data(run)) {
        if (begin(run, true))
            write_sheet_row(&sheet, run->settings->format.rows, columns_of(run),
                            (sudoku_sink){output_bytes, NULL});
    } else if (run->format.rows != ROWS_TEXT) print_sheet(run, &sheet);
    else print_words(run, word);
}

void print_no_solution(struct run *run, const sudoku_puzzle *puzzle, const sudoku_counters *counters,
                       const char *reason)
{
    print_answer(run, puzzle, SUDOKU_NO_SOLUTION, counters, "no solution");
    remark(run, puzzle, *reason ? "no solution: %s" : "no solution", reason);
    raise_status(run, STATUS_NO_SOLUTION);
}

void print_several(struct run *run, const sudoku_puzzle *puzzle)
{
    print_answer(run, puzzle, SUDOKU_MANY, NULL, words_of_answer(SUDOKU_MANY));
    remark(run, puzzle, "%s", words_of_answer(SUDOKU_MANY));
    raise_status(run, STATUS_NO_SOLUTION);
}

void print_stopped(struct run *run, const sudoku_puzzle *puzzle, const sudoku_counters *counters)
{
    print_answer(run, puzzle, SUDOKU_STOPPED, counters, "stopped");
    raise_status(run, stopped_status(run));
}
