/* SPDX-License-Identifier: MIT */
/* cmd_lists.c - sudoku engines, rules, help: prints the tables. */
#include <stdio.h>
#include <string.h>

#include "common/output.h"
#include "common/program.h"
#include "common/progress.h"
#include "sudoku/command/lists.h"

bool has_words(const struct settings *s, const char *command, int allowed)
{
    if (s->file_count <= allowed) return false;
    message("sudoku: '%s': unexpected argument '%s'", command, s->files[allowed]);
    return true;
}

struct rows begin_list(const struct settings *s, struct columns columns)
{
    const struct rows rows = {s->format.rows, columns.column, columns.count, output_bytes, NULL};
    if (rows.format == ROWS_CSV) rows_head(&rows);
    return rows;
}

int command_engines(const struct settings *s)
{
    static const struct column columns[] = {{"name", NULL, 10, IN_ALL},
                                            {"sizes", NULL, 13, IN_TEXT},
                                            {"max_size", NULL, 0, IN_DATA},
                                            {"about", NULL, 0, IN_ALL},
                                            {"instructions", NULL, 0, IN_DATA}};
    if (has_words(s, "engines", 0)) return STATUS_BAD;
    const struct rows rows = begin_list(s, COLUMNS(columns));
    for (int i = 0; sudoku_engine_name(i); i++) {
        const char *isa = sudoku_engine_isa(i);
        const int size = sudoku_engine_max_size(i);
        char sizes[40], about[SUDOKU_TEXT];
        snprintf(sizes, sizeof sizes, "up to %dx%d", size, size);
        snprintf(about, sizeof about, isa && rows.format == ROWS_TEXT ? "%s (here: %s)" : "%s",
                 sudoku_engine_about(i), isa);
        const struct field row[] = {field_text(sudoku_engine_name(i)), field_text(sizes),
                                    field_number((uint64_t)size), field_text(about), field_text(isa)};
        rows_put(&rows, row);
    }
    return STATUS_FINE;
}

int command_rules(const struct settings *s)
{
    static const struct column columns[] = {{"name", NULL, 14, IN_ALL}, {"about", NULL, 0, IN_ALL}};
    static const char *const more[][2] = {
        {"classic", "only rows, columns and boxes (--rules classic)"},
        {"box RxC", "boxes of R rows and C columns, or none (--box 2x3, box=2x3, \"box: 2x3\")"},
        {"regions",
         "irregular regions instead of boxes (--regions FILE, regions=AAAB..., \"regions:\")"},
        {"house CELLS",
         "any cells that must differ (--house r1c1,r2c2, house=r1c1r2c2, \"house: r1c1 r2c2\")"}};
    if (has_words(s, "rules", 0)) return STATUS_BAD;
    const struct rows rows = begin_list(s, COLUMNS(columns));
    for (int i = 0; sudoku_rule_name(i); i++) {
        const struct field row[] = {field_text(sudoku_rule_name(i)), field_text(sudoku_rule_about(i))};
        rows_put(&rows, row);
    }
    for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
        const struct field row[] = {field_text(more[i][0]), field_text(more[i][1])};
        rows_put(&rows, row);
    }
    return STATUS_FINE;
}

int command_help(const struct settings *s)
{
    if (has_words(s, "help", 1)) return STATUS_BAD;
    return program_help(&program, &s->page, s->file_count ? s->files[0] : NULL);
}
