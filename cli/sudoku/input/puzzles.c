/* SPDX-License-Identifier: MIT */
/* puzzles.c - see puzzles.h */
#include "sudoku/input/puzzles.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "sudoku/work/batch.h"
#include "sudoku/input/answerable.h"
#include "sudoku/input/operands.h"
#include "sudoku/work/solving.h"
#include "sudoku/input/stream.h"
#include "sudoku/options/table.h"

/* ---- one puzzle ---- */

static void choose_format(struct run *run, const sudoku_format *input)
{
    run->format = run->settings->format;
    if (!run->format.name && run->job->default_format)
        run->format = output_format_named(run->job->default_format(input));
}

/* The same sentence may apply to every line of a list. */
static void say_note(struct run *run, const sudoku_puzzle *puzzle, const char *sentence)
{
    for (int i = 0; i < run->note_count; i++)
        if (strncmp(run->note[i], sentence, SUDOKU_TEXT - 1) == 0) return;
    if (run->note_count < KEPT_NOTES)
        snprintf(run->note[run->note_count++], SUDOKU_TEXT, "%s", sentence);
    remark(run, puzzle, "note: %s", sentence);
}

static void do_puzzle(struct run *run, const sudoku_puzzle *puzzle)
{
    char sentence[2 * SUDOKU_TEXT];
    run->current = *puzzle;
    begin_puzzle(run);
    if (run->job->bad) {
        run->job->each(run, puzzle);
        return;
    }
    if (puzzle->note) say_note(run, puzzle, puzzle->note->message);
    if (!may_be_answered(puzzle, run->job->as_it_is || run->settings->ignore_unknown, sentence)) {
        print_complaint(run, puzzle, sentence);
        return;
    }
    if (*sentence) say_note(run, puzzle, sentence);
    if (puzzle->clues && !run->job->knows_clues) {
        print_complaint(
            run, puzzle,
            refusal_of_clues(puzzle, program.commands[run->settings->command].name, sentence));
        return;
    }
    run->job->each(run, puzzle);
}

static void do_bad_puzzle(struct run *run, const sudoku_format *input, const sudoku_error *error)
{
    if (run->job->bad) {
        raise_status(run, STATUS_BAD);
        /* what is wrong with a text may be what the job prints, but this is wrong with nothing in it */
        if (is_out_of_memory(error)) complain_of_text(run, error);
        run->job->bad(run, error);
        return;
    }
    complain_of_text(run, error);
    if (input->one_line || wants_data(run)) print_error(run, error->line, error->column, error->message);
}

/* ---- one file ---- */

static void do_bad_file(struct run *run, const char *sentence)
{
    say_at(run, 0, 0, "%s", sentence);
    raise_status(run, STATUS_BAD);
    if (!wants_data(run)) return;
    choose_format(run, &(sudoku_format){0});
    print_error(run, 0, 0, sentence);
}

/* Puzzles taken for a batch, or held back, must be printed before anything else. */
static void finish_puzzles(struct run *run, struct batch *batch)
{
    if (batch) batch_finish(batch);
    if (run->job->finish) run->job->finish(run);
}

/* Waiting puzzles were taken with the previous format. */
static void change_format(struct run *run, const sudoku_format *input, struct batch *batch)
{
    const struct output_format before = run->format;
    choose_format(run, input);
    const struct output_format after = run->format;
    if (before.name == after.name) return;
    run->format = before;
    finish_puzzles(run, batch);
    run->format = after;
}

/* Rows of the input are printed as in their file: what separates their fields is known when the first has been read. */
static void begin_rows(struct run *run, const struct stream *stream, const sudoku_puzzle *puzzle)
{
    sudoku_columns columns = {.room = sizeof columns};
    if (run->kept.known || !run->settings->keep) return;
    if (stream->reader) sudoku_reader_columns(stream->reader, &columns);
    kept_begin(&run->kept, &columns, puzzle->row, puzzle->format && !strcmp(puzzle->format, "json"));
    kept_print_names(&run->kept, &columns, run->job->columns.column, run->job->columns.count,
                     (sudoku_sink){output_bytes, NULL});
}

static void read_all(struct run *run, struct stream *stream, struct batch *batch)
{
    uint64_t seen = 0;
    while (!run->over && !interrupted() && !output_error()) {
        sudoku_puzzle puzzle;
        sudoku_error error = {.line = 0};
        sudoku_format input = {0};
        const sudoku_read_result result = stream_next(stream, &puzzle, &error);
        if (interrupted() || (result == SUDOKU_READ_ERROR && input_error(stream->input))) break;
        if (result == SUDOKU_READ_END) {
            if (seen) break;
            do_bad_file(run, "no puzzle found");
            return;
        }
        run->number = seen++;
        begin_rows(run, stream, &puzzle);
        if (puzzle.format) sudoku_format_named(puzzle.format, &input);
        change_format(run, &input, batch);
        if (result == SUDOKU_READ_PUZZLE && batch && !puzzle.unapplied && batch_add(batch, &puzzle)) {
            if (stream->reader) batch_add_run(batch, stream->reader, &puzzle);
            continue;
        }
        if (result == SUDOKU_READ_PUZZLE) {
            if (batch) batch_finish(batch);
            do_puzzle(run, &puzzle);
        } else {
            if (!run->job->bad) finish_puzzles(run, batch);
            run->current = puzzle;
            do_bad_puzzle(run, &input, &error);
        }
    }
    finish_puzzles(run, batch);
}

/* A user who types, or a program that waits at the other end of a pipe, needs the output so far. */
struct waiting {
    struct run *run;
    struct batch *batch;
};

static void print_what_is_known(void *context)
{
    const struct waiting *w = context;
    if (!w->run->job->bad) finish_puzzles(w->run, w->batch);
    output_flush();
}

static double part_read(void *context) { return input_part_read(context); }

static void run_operand(struct run *run, const struct operand *operand, struct batch *batch)
{
    sudoku_error error;
    run->file = operand->name;
    run->note_count = 0;
    run->kept.known = false;
    if (operand->wrong) {
        do_bad_file(run, operand->wrong);
        return;
    }
    struct stream stream = {.input = operand_open(operand)};
    struct waiting waiting = {run, batch};
    if (stream.input) input_on_wait(stream.input, print_what_is_known, &waiting);
    const bool opened = stream_open(&stream, &run->settings->read, &error);
    run->part_read = opened ? part_read : NULL;
    run->part_context = stream.input;
    run->reader = stream.reader;
    if (opened) read_all(run, &stream, batch);
    say_repeats(run);
    const char *wrong = opened ? input_error(stream.input) : error.message;
    if (!interrupted() && wrong) do_bad_file(run, wrong);
    stream_close(&stream);
}

/* ---- all files ---- */

static void print_timing(const struct run *run)
{
    const double seconds = clock_seconds() - run->started;
    message("%" PRIu64 " puzzle%s, %.3f s, %.0f puzzles/s, %" PRIu64 " nodes, %" PRIu64 " guesses",
            run->puzzles, run->puzzles == 1 ? "" : "s", seconds,
            seconds > 0 ? (double)run->puzzles / seconds : 0, run->nodes, run->guesses);
}

static void say_hint(const struct settings *s)
{
    if (!s->file_count && !s->quiet && isatty(STDIN_FILENO))
        message("reading a puzzle from the terminal; end it with Ctrl-D; for help: 'sudoku --help'");
}

int run_puzzles(const struct settings *s, const struct job *job)
{
    static struct run run; /* large, and there is one */
    run.settings = s;
    run.job = job;
    run.kept.added = job->added ? job->added : "";
    run.started = clock_seconds();
    run.service = sudoku_service_new();
    if (!run.service) {
        message("sudoku: out of memory");
        return STATUS_BAD;
    }
    if (!s->quiet) progress_allow();
    say_hint(s);
    print_csv_headings(&run);
    print_frame(s->format.name, true);
    struct batch *batch = batch_new(&run);
    struct operand operand = {.name = "-"};
    if (!s->file_count) run_operand(&run, &operand, batch);
    for (int i = 0; i < s->file_count && !run.over && !interrupted() && !output_error();) {
        i += next_operand(s->files + i, s->file_count - i, &s->read, &operand);
        run_operand(&run, &operand, batch);
        operand_free(&operand);
    }
    batch_free(batch);
    print_frame(s->format.name, false);
    progress_erase();
    if (interrupted()) raise_status(&run, STATUS_INTERRUPTED);
    output_flush();
    if (s->timing) print_timing(&run);
    sudoku_service_free(run.service);
    free(run.line.bytes);
    free(run.kept.names.bytes);
    return run.status;
}
