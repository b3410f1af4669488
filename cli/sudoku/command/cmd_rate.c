/* SPDX-License-Identifier: MIT */
/* cmd_rate.c - sudoku rate: how hard puzzles are. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/work/rating.h"

enum { LONGEST = 1 << 13 };

__attribute__((format(printf, 2, 3))) static void put(sudoku_sink sink, const char *format, ...)
{
    char text[LONGEST];
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length > 0)
        sink.write(sink.context, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

/* ---- answers other than a rating ---- */

static const char *word_for(sudoku_answer answer, const sudoku_rating *r)
{
    switch (answer) {
    case SUDOKU_NO_SOLUTION: return "no solution";
    case SUDOKU_MANY: return "several solutions";
    case SUDOKU_STOPPED: return "stopped";
    case SUDOKU_UNIQUE: break;
    }
    switch (r->end) {
    case SUDOKU_LOGIC_LIMIT: return "stopped";
    case SUDOKU_LOGIC_NO_MEMORY: return "out of memory";
    default: return NULL;
    }
}

/* ---- text: the puzzle, then ED=7.2/1.2/1.2 or Hard (456) for each profile ---- */

static bool is_first(const struct settings *s, const char *profile)
{
    return !s->logic.profiles || s->logic.profile[0] == profile;
}

static bool is_last(const struct settings *s, const char *profile)
{
    return !s->logic.profiles || s->logic.profile[s->logic.profiles - 1] == profile;
}

static void put_numbers(sudoku_sink sink, const sudoku_rating *r)
{
    if (r->level) put(sink, "%s (%d)", sudoku_level_name(r->level), r->score);
    else
        put(sink, "ED=%d.%d/%d.%d/%d.%d", r->rating / 10, r->rating % 10, r->pearl / 10, r->pearl % 10,
            r->diamond / 10, r->diamond % 10);
    if (r->bottlenecks >= 0)
        put(sink, " %d bottleneck%s in %d steps", r->bottlenecks, r->bottlenecks == 1 ? "" : "s",
            r->steps);
}

static void write_text(const struct run *run, const sudoku_puzzle *puzzle, const char *profile,
                       sudoku_answer answer, const sudoku_rating *r, sudoku_sink sink)
{
    const struct settings *s = run->settings;
    const char *word = word_for(answer, r);
    struct text line = {0};
    if (is_first(s, profile)) {
        const char *text = puzzle_as_line(puzzle, &line);
        sink.write(sink.context, text, strlen(text));
    }
    free(line.bytes);
    put(sink, " ");
    if (word) put(sink, "%s", word);
    else put_numbers(sink, r);
    if (is_last(s, profile)) put(sink, "\n");
}

/* ---- csv and json ---- */

static const struct column columns[] = {
    {"puzzle", NULL, 0, IN_DATA},      {"profile", NULL, 0, IN_DATA}, {"answer", NULL, 0, IN_DATA},
    {"rating", NULL, 0, IN_DATA},      {"pearl", NULL, 0, IN_DATA},   {"diamond", NULL, 0, IN_DATA},
    {"level", NULL, 0, IN_DATA},       {"score", NULL, 0, IN_DATA},   {"steps", NULL, 0, IN_DATA},
    {"bottlenecks", NULL, 0, IN_DATA}, {"hardest", NULL, 0, IN_DATA}, {"guessed", NULL, 0, IN_JSON},
    {"techniques", NULL, 0, IN_DATA},  {"error", NULL, 0, IN_DATA}};
enum { RATING = 3, PEARL, DIAMOND, LEVEL, SCORE, STEPS, BOTTLENECKS, HARDEST, GUESSED, TECHNIQUES };

/* The techniques that were used, and how often. */
static const char *list_used(const sudoku_rating *r, char *text, size_t room)
{
    sudoku_technique t = {0};
    size_t length = 0;
    text[0] = '\0';
    for (int i = 0; sudoku_technique_at(i, &t) && length < room; i++)
        if (r->used[i])
            length += (size_t)snprintf(text + length, room - length, "%s:%d\n", t.name, r->used[i]);
    return text;
}

static void write_row(const struct run *run, const sudoku_puzzle *puzzle, const char *profile,
                      sudoku_answer answer, const sudoku_rating *r, sudoku_sink sink)
{
    const char *word = word_for(answer, r);
    char used[LONGEST];
    sudoku_technique hardest = {0};
    struct text line = {0};
    struct field row[sizeof columns / sizeof *columns] = {field_text(puzzle_as_line(puzzle, &line)),
                                                          field_text(profile),
                                                          field_text(word ? word : "rated")};
    if (!word) {
        if (r->level) {
            row[LEVEL] = field_text(sudoku_level_name(r->level));
            row[SCORE] = field_number((uint64_t)r->score);
        } else {
            row[RATING] = field_real(r->rating / 10.0, 1);
            row[PEARL] = field_real(r->pearl / 10.0, 1);
            row[DIAMOND] = field_real(r->diamond / 10.0, 1);
        }
        row[STEPS] = field_number((uint64_t)r->steps);
        if (r->bottlenecks >= 0) row[BOTTLENECKS] = field_number((uint64_t)r->bottlenecks);
        row[HARDEST] = field_text(sudoku_technique_at(r->hardest, &hardest) ? hardest.name : "");
        row[GUESSED] = field_truth(r->guessed);
        row[TECHNIQUES] = field_counts(list_used(r, used, sizeof used));
    }
    put_columns(puzzle, run->settings->format.rows, columns_of(run), row, sink);
    free(line.bytes);
}

/* ---- the command ---- */

static void rate_each(struct run *run, const sudoku_puzzle *puzzle)
{
    struct rating_queue **queue = run->job->context;
    if (!*queue) *queue = rating_queue_new(run, wants_data(run) ? write_row : write_text);
    if (!*queue || !rating_queue_add(*queue, puzzle)) complain(run, puzzle, "out of memory");
}

static void rate_rest(struct run *run)
{
    struct rating_queue **queue = run->job->context;
    if (*queue) rating_queue_finish(*queue);
}

int command_rate(const struct settings *s)
{
    struct rating_queue *queue = NULL;
    const int status = run_puzzles(
        s, &(struct job){.each = rate_each,
                         .finish = rate_rest,
                         .default_format = format_of_steps(s),
                         .columns = COLUMNS(columns),
                         .added = " profile answer rating pearl diamond level score hardest error ",
                         .context = &queue});
    rating_queue_free(queue);
    return status;
}
