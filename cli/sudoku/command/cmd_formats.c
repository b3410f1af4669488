/* SPDX-License-Identifier: MIT */
/* cmd_formats.c - sudoku formats: the formats there are; and of files, what was recognised in them.

   Files are read as by all other commands, puzzle by puzzle, and consecutive puzzles of which the same can be said are one verdict: a
   list of any length is a few rows.  */
#include <string.h>

#include "sudoku/command/lists.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/output/verdict.h"

/* ---- the formats ---- */

static void put_format(const struct rows *rows, const sudoku_format *format)
{
    const struct field row[] = {field_text(format->name),
                                field_text(format->reads ? "reads" : ""),
                                field_text(format->writes ? "prints" : ""),
                                field_truth(format->reads),
                                field_truth(format->writes),
                                field_truth(format->one_line),
                                field_text(format->about)};
    rows_put(rows, row);
}

static int list_formats(const struct settings *s)
{
    static const struct column columns[] = {
        {"name", NULL, 12, IN_ALL},  {"reading", NULL, 5, IN_TEXT}, {"printing", NULL, 7, IN_TEXT},
        {"reads", NULL, 0, IN_DATA}, {"prints", NULL, 0, IN_DATA},  {"one_line", NULL, 0, IN_DATA},
        {"about", NULL, 0, IN_ALL}};
    sudoku_format format = {0};
    const struct rows rows = begin_list(s, COLUMNS(columns));
    for (int i = 0; sudoku_format_at(i, &format); i++) {
        format.writes |= !strcmp(format.name, "csv"); /* by the program, not by the library */
        put_format(&rows, &format);
    }
    return STATUS_FINE;
}

/* ---- what was recognised ---- */

static void print_pending(struct run *run)
{
    struct verdict *pending = run->job->context;
    if (!pending->puzzles) return;
    if (wants_data(run)) print_verdict_row(run, pending);
    else print_verdict(run, pending);
    verdict_clear(pending);
}

static void add(struct run *run, struct verdict *next)
{
    struct verdict *pending = run->job->context;
    if (pending->puzzles && verdict_merge(pending, next)) return;
    print_pending(run);
    *pending = *next;
}

static void judge(struct run *run, const sudoku_puzzle *puzzle)
{
    struct verdict next;
    verdict_of_puzzle(&next, puzzle, run->reader);
    add(run, &next);
}

static void judge_bad(struct run *run, const sudoku_error *error)
{
    struct verdict next;
    verdict_of_error(&next, error);
    add(run, &next);
}

int command_formats(const struct settings *s)
{
    struct verdict pending = {.puzzles = 0};
    if (!s->file_count) return list_formats(s);
    return run_puzzles(s, &(struct job){.each = judge,
                                        .knows_clues = true,
                                        .bad = judge_bad,
                                        .finish = print_pending,
                                        .as_it_is = true,
                                        .own_objects = true,
                                        .columns = verdict_columns,
                                        .context = &pending});
}
