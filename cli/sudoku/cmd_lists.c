/* SPDX-License-Identifier: MIT */
/* cmd_lists.c - sudoku engines, formats, rules, help: what the tables hold. */
#include <string.h>

#include "common/output.h"
#include "common/program.h"
#include "common/progress.h"
#include "sudoku/commands.h"

static bool has_words(const struct settings *s, const char *command, int allowed)
{
    if (s->file_count <= allowed) return false;
    message("sudoku: '%s' takes no word '%s'", command, s->files[allowed]);
    return true;
}

int command_engines(const struct settings *s)
{
    if (has_words(s, "engines", 0)) return STATUS_BAD;
    for (int i = 0; sudoku_engine_name(i); i++) {
        const bool lanes = strcmp(sudoku_engine_name(i), "lanes") == 0;
        const int size = sudoku_engine_max_size(i);
        output("%-10s up to %dx%d   %s", sudoku_engine_name(i), size, size, sudoku_engine_about(i));
        if (lanes) output(" (here: %s)", sudoku_isa());
        output("\n");
    }
    return STATUS_FINE;
}

int command_formats(const struct settings *s)
{
    sudoku_format format;
    if (has_words(s, "formats", 0)) return STATUS_BAD;
    for (int i = 0; sudoku_format_at(i, &format); i++)
        output("%-12s %-5s %-6s  %s\n", format.name, format.reads ? "reads" : "",
               format.writes ? "prints" : "", format.about);
    return STATUS_FINE;
}

int command_rules(const struct settings *s)
{
    if (has_words(s, "rules", 0)) return STATUS_BAD;
    for (int i = 0; sudoku_rule_name(i); i++)
        output("%-14s %s\n", sudoku_rule_name(i), sudoku_rule_about(i));
    output("%-14s %s\n", "classic", "none of these: rows, columns and boxes (--rules classic)");
    output("%-14s %s\n", "box RxC",
           "boxes of R rows and C columns, or none (--box 2x3, box=2x3, \"box: 2x3\")");
    output("%-14s %s\n", "regions",
           "irregular regions instead of boxes (--regions FILE, regions=AAAB..., \"regions:\")");
    output("%-14s %s\n", "house CELLS",
           "any cells that must differ (--house r1c1,r2c2, house=r1c1r2c2, \"house: r1c1 r2c2\")");
    return STATUS_FINE;
}

int command_help(const struct settings *s)
{
    if (has_words(s, "help", 1)) return STATUS_BAD;
    return program_help(&program, s->file_count ? s->files[0] : NULL);
}
