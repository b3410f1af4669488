/* SPDX-License-Identifier: MIT */
/* help.c - the help texts, printed from the table (see options.h). */
#include <string.h>

#include "common/options.h"

enum { WIDTH = 79, LEFT = 28 };

/* Prints the text wrapped to the width; lines after the first begin at `indent`, and the first continues at
   `column`.  A line end in the text is kept.  */
static void print_wrapped(FILE *out, const char *text, int indent, int column)
{
    bool first = true; /* in its line */
    while (*text) {
        if (*text == ' ') {
            text++;
            continue;
        }
        if (*text == '\n') {
            fprintf(out, "\n%*s", indent, "");
            column = indent;
            first = true;
            text++;
            continue;
        }
        const int length = (int)strcspn(text, " \n");
        if (!first && column + 1 + length > WIDTH) {
            fprintf(out, "\n%*s", indent, "");
            column = indent;
            first = true;
        }
        column += fprintf(out, "%s%.*s", first ? "" : " ", length, text);
        first = false;
        text += length;
    }
    fputc('\n', out);
}

static void print_entry(FILE *out, const char *left, const char *help)
{
    const int column = fprintf(out, "  %s", left);
    if (column > LEFT - 2) fprintf(out, "\n%*s", LEFT, "");
    else fprintf(out, "%*s", LEFT - column, "");
    print_wrapped(out, help, LEFT, LEFT);
}

static void print_option(FILE *out, const struct option_row *o)
{
    char left[80];
    const char letter[] = {'-', o->letter, ',', ' ', '\0'};
    snprintf(left, sizeof left, "%s--%s%s%s", o->letter ? letter : "    ", o->name,
             o->argument ? " " : "", o->argument ? o->argument : "");
    print_entry(out, left, o->help);
}

/* The options of a command, group by group in the order of the table. */
static void print_options(FILE *out, const struct program_table *t, int command)
{
    const char *group = NULL;
    for (int i = 0; i < t->option_count; i++) {
        const struct option_row *o = &t->options[i];
        if (!(o->commands >> command & 1)) continue;
        if (!group || strcmp(group, o->group) != 0) fprintf(out, "\n%s:\n", o->group);
        group = o->group;
        print_option(out, o);
    }
}

static void print_lines(FILE *out, const char *heading, const char *lines)
{
    if (!lines) return;
    fprintf(out, "\n%s:\n", heading);
    while (*lines) {
        const int length = (int)strcspn(lines, "\n");
        fprintf(out, "  %.*s\n", length, lines);
        lines += length + (lines[length] == '\n');
    }
}

static void print_program_help(FILE *out, const struct program_table *t)
{
    fprintf(out, "%s - %s\n\n", t->name, t->about);
    fprintf(out, "Usage: %s [%s] [OPTION...] %s\n", t->name, t->commands[0].name,
            t->commands[0].operands);
    fprintf(out, "       %s COMMAND [OPTION...] [FILE...]\n\n", t->name);
    print_wrapped(out, t->description, 0, 0);
    fprintf(out, "\nCommands:\n");
    for (int i = 0; i < t->command_count; i++)
        print_entry(out, t->commands[i].name, t->commands[i].about);
    fprintf(out, "\n'%s COMMAND --help' describes a command and its options.  The options of %s are:\n",
            t->name, t->commands[0].name);
    print_options(out, t, 0);
    print_lines(out, "Examples", t->examples);
    print_lines(out, "Exit status", t->statuses);
}

static void print_command_help(FILE *out, const struct program_table *t, int command)
{
    const struct command_row *c = &t->commands[command];
    fprintf(out, "%s %s - %s\n\n", t->name, c->name, c->about);
    fprintf(out, command ? "Usage: %s %s [OPTION...]%s%s\n\n" : "Usage: %s [%s] [OPTION...]%s%s\n\n",
            t->name, c->name, *c->operands ? " " : "", c->operands);
    print_wrapped(out, c->description, 0, 0);
    print_options(out, t, command);
    print_lines(out, "Examples", c->examples);
    print_lines(out, "Exit status", t->statuses);
}

void options_print_help(const struct program_table *t, int command, FILE *out)
{
    if (command < 0) print_program_help(out, t);
    else print_command_help(out, t, command);
}
