/* SPDX-License-Identifier: MIT */
/* help.c - the help texts, printed from the table (see options.h). */
#include <stdio.h>
#include <string.h>

#include "common/options.h"
#include "common/output.h"

enum { WIDTH = 79, LEFT = 28 };

/* Prints the text wrapped to the width; lines after the first begin at `indent`, and the first continues at
   `column`.  A line end in the text is kept.  */
static void print_wrapped(const char *text, int indent, int column)
{
    bool first = true; /* in its line */
    while (*text) {
        if (*text == ' ') {
            text++;
            continue;
        }
        if (*text == '\n') {
            output("\n%*s", indent, "");
            column = indent;
            first = true;
            text++;
            continue;
        }
        const int length = (int)strcspn(text, " \n");
        if (!first && column + 1 + length > WIDTH) {
            output("\n%*s", indent, "");
            column = indent;
            first = true;
        }
        output("%s%.*s", first ? "" : " ", length, text);
        column += !first + length;
        first = false;
        text += length;
    }
    output("\n");
}

static void print_entry(const char *left, const char *help)
{
    const int column = 2 + (int)strlen(left);
    output("  %s", left);
    if (column > LEFT - 2) output("\n%*s", LEFT, "");
    else output("%*s", LEFT - column, "");
    print_wrapped(help, LEFT, LEFT);
}

static void print_option(const struct option_row *o)
{
    char left[80];
    const char letter[] = {'-', o->letter, ',', ' ', '\0'};
    snprintf(left, sizeof left, "%s--%s%s%s", o->letter ? letter : "    ", o->name,
             o->argument ? " " : "", o->argument ? o->argument : "");
    print_entry(left, o->help);
}

/* The options of a command, group by group in the order of the table. */
static void print_options(const struct program_table *t, int command)
{
    const char *group = NULL;
    for (int i = 0; t->options[i].name; i++) {
        const struct option_row *o = &t->options[i];
        if (!(o->commands >> command & 1)) continue;
        if (!group || strcmp(group, o->group) != 0) output("\n%s:\n", o->group);
        group = o->group;
        print_option(o);
    }
}

static void print_lines(const char *heading, const char *lines)
{
    if (!lines) return;
    output("\n%s:\n", heading);
    while (*lines) {
        const int length = (int)strcspn(lines, "\n");
        output("  %.*s\n", length, lines);
        lines += length + (lines[length] == '\n');
    }
}

static void print_program_help(const struct program_table *t)
{
    output("%s - %s\n\n", t->name, t->about);
    output("Usage: %s [%s] [OPTION...] %s\n", t->name, t->commands[0].name, t->commands[0].operands);
    output("       %s COMMAND [OPTION...] [FILE...]\n\n", t->name);
    print_wrapped(t->description, 0, 0);
    output("\nCommands:\n");
    for (int i = 0; i < t->command_count; i++) print_entry(t->commands[i].name, t->commands[i].about);
    output("\n'%s COMMAND --help' describes a command and its options.  The options of %s are:\n",
           t->name, t->commands[0].name);
    print_options(t, 0);
    print_lines("Examples", t->examples);
    print_lines("Exit status", t->statuses);
    output(
        "\nWhere it is installed, 'man %s' is the manual, and bash, zsh and fish complete its options.\n"
        "'%s help --manual' and '%s help --completion SHELL' print them.\n",
        t->name, t->name, t->name);
}

static void print_command_help(const struct program_table *t, int command)
{
    const struct command_row *c = &t->commands[command];
    output("%s %s - %s\n\n", t->name, c->name, c->about);
    output(command ? "Usage: %s %s [OPTION...]%s%s\n\n" : "Usage: %s [%s] [OPTION...]%s%s\n\n", t->name,
           c->name, *c->operands ? " " : "", c->operands);
    print_wrapped(c->description, 0, 0);
    print_options(t, command);
    print_lines("Examples", c->examples);
    print_lines("Exit status", t->statuses);
}

void options_print_help(const struct program_table *t, int command)
{
    if (command < 0) print_program_help(t);
    else print_command_help(t, command);
}
