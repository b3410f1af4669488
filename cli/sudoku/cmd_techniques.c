/* SPDX-License-Identifier: MIT */
/* cmd_techniques.c - sudoku techniques: the table, or all that there is to say of some. */
#include <stdio.h>

#include "common/output.h"
#include "common/progress.h"
#include "sudoku/commands.h"

/* Tenths as a decimal number; "-" if there is none. */
static const char *tenths(int number, char text[16])
{
    if (number) snprintf(text, 16, "%d.%d", number / 10, number % 10);
    else snprintf(text, 16, "-");
    return text;
}

static void print_row(const sudoku_technique *t)
{
    char se[16], sukaku[16];
    output("%-33s %5s %6s  %-8s %5d  %s\n", t->name, tenths(t->se121, se), tenths(t->sukaku118, sukaku),
           t->level ? sudoku_level_name(t->level) : "-", t->score, t->title);
}

static void print_about(int index, const sudoku_technique *t)
{
    char se[16], sukaku[16];
    output("%s\n", t->title);
    output("   name %s; se121 %s, sukaku118 %s", t->name, tenths(t->se121, se),
           tenths(t->sukaku118, sukaku));
    if (t->level) output(", hodoku %s, score %d", sudoku_level_name(t->level), t->score);
    output("\n\n%s\n", sudoku_technique_about(index));
}

int command_techniques(const struct settings *s)
{
    sudoku_technique t;
    if (!s->file_count) {
        output("%-33s %5s %6s  %-8s %5s  %s\n", "name", "se121", "sukaku", "hodoku", "score", "title");
        for (int i = 0; sudoku_technique_at(i, &t); i++) print_row(&t);
    }
    for (int i = 0; i < s->file_count; i++) {
        const int index = sudoku_technique_named(s->files[i]);
        if (!sudoku_technique_at(index, &t)) {
            message("sudoku: no technique is called '%s'; 'sudoku techniques' lists them", s->files[i]);
            return STATUS_BAD;
        }
        if (i) output("\n");
        print_about(index, &t);
    }
    return STATUS_FINE;
}
