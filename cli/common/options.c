/* SPDX-License-Identifier: MIT */
/* options.c - see options.h */
#include "common/options.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/progress.h"
#include "common/values.h"

enum { FIRST_CODE = 256, WORD_CODE = 1 };

/* The input of getopt_long(), built from the table for the commands whose bits are set. */
struct getopt_form {
    char letters[3 + 2 * OPTIONS_MOST];
    struct option rows[OPTIONS_MOST + 1];
};

/* Is the name in the list already?  Different commands may use the same name. */
static bool form_has(const struct getopt_form *form, const struct option *end, const char *name)
{
    for (const struct option *row = form->rows; row < end; row++)
        if (strcmp(row->name, name) == 0) return true;
    return false;
}

/* "-" returns arguments in their order, even if POSIXLY_CORRECT is set; ":" keeps getopt quiet. */
static void build_form(struct getopt_form *form, const struct program_table *t, unsigned commands)
{
    char *letter = form->letters;
    struct option *row = form->rows;
    *letter++ = '-';
    *letter++ = ':';
    for (int i = 0; t->options[i].name; i++) {
        const struct option_row *o = &t->options[i];
        if (!(o->commands & commands) || form_has(form, row, o->name)) continue;
        *row++ = (struct option){o->name, o->argument ? required_argument : no_argument, NULL,
                                 FIRST_CODE + i};
        if (!o->letter) continue;
        *letter++ = o->letter;
        if (o->argument) *letter++ = ':';
    }
    *letter = '\0';
    *row = (struct option){0};
}

static int option_of_code(const struct program_table *t, int code)
{
    if (code >= FIRST_CODE) return code - FIRST_CODE;
    for (int i = 0; t->options[i].name; i++)
        if (t->options[i].letter && t->options[i].letter == code) return i;
    return -1;
}

static int command_named(const struct program_table *t, const char *name)
{
    for (int i = 0; i < t->command_count; i++)
        if (strcmp(t->commands[i].name, name) == 0) return i;
    return -1;
}

/* optind = 0 restarts both glibc and musl. */
int options_first_word(const struct program_table *t, int argc, char **argv, int *command)
{
    struct getopt_form form = {.letters = ""};
    build_form(&form, t, ~0u);
    *command = -1;
    optind = 0;
    for (;;) {
        const int code = getopt_long(argc, argv, form.letters, form.rows, NULL);
        if (code == -1) return 0; /* arguments after "--" are files */
        if (code == WORD_CODE) {
            *command = command_named(t, optarg);
            return optind - 1;
        }
    }
}

/* ---- bad options ---- */

/* Counts the options of the whole program that begin with `word`; `match` is the last. */
static int count_matches(const struct program_table *t, const char *word, size_t length, int *match)
{
    int matches = 0;
    for (int i = 0; t->options[i].name; i++) {
        if (strncmp(t->options[i].name, word, length) != 0) continue;
        if (matches && strcmp(t->options[i].name, t->options[*match].name) == 0) continue;
        *match = i;
        if (strlen(t->options[i].name) == length) return 1;
        matches++;
    }
    return matches;
}

static void say_unknown(const struct program_table *t, int command, const char *what, const char *word,
                        size_t length)
{
    message("%s: %s %.*s; '%s %s --help' lists them", t->name, what, (int)length, word, t->name,
            t->commands[command].name);
}

/* Does the command have an option with that name, whatever its meaning? */
static bool takes(const struct program_table *t, int command, const char *name)
{
    for (int i = 0; t->options[i].name; i++)
        if ((t->options[i].commands >> command & 1) && strcmp(t->options[i].name, name) == 0)
            return true;
    return false;
}

/* "solve, count and layouts": the commands that take the option. */
static void name_commands(const struct program_table *t, const char *option, char *text, size_t room)
{
    size_t length = 0;
    int left = 0;
    for (int i = 0; i < t->command_count; i++) left += takes(t, i, option);
    text[0] = '\0';
    for (int i = 0; i < t->command_count && length < room; i++) {
        if (!takes(t, i, option)) continue;
        const char *between = --left > 1 ? ", " : left ? " and " : "";
        length += (size_t)snprintf(text + length, room - length, "%s%s", t->commands[i].name, between);
    }
}

static void say_wrong_command(const struct program_table *t, int command, int option)
{
    const char *name = t->options[option].name;
    char others[400];
    name_commands(t, name, others, sizeof others);
    message("%s: option --%s is for %s; '%s %s --help' lists those of '%s'", t->name, name, others,
            t->name, t->commands[command].name, t->commands[command].name);
}

/* getopt_long() returned '?': optopt holds a letter, the code of an option that takes no argument, or 0
   for an unknown long one, which is the last argument returned.  */
static void say_bad_option(const struct program_table *t, int command, const char *word)
{
    if (optopt >= FIRST_CODE) {
        message("%s: option --%s takes no argument", t->name, t->options[optopt - FIRST_CODE].name);
    } else if (optopt) {
        const int option = option_of_code(t, optopt);
        const char letter[] = {'-', (char)optopt, '\0'};
        if (option >= 0) say_wrong_command(t, command, option);
        else say_unknown(t, command, "unknown option", letter, 2);
    } else {
        int match = -1;
        const size_t length = strcspn(word, "=");
        const int matches = length > 2 ? count_matches(t, word + 2, length - 2, &match) : 0;
        if (matches == 1) say_wrong_command(t, command, match);
        else say_unknown(t, command, matches ? "ambiguous option" : "unknown option", word, length);
    }
}

static void say_missing_argument(const struct program_table *t)
{
    const int option = option_of_code(t, optopt);
    if (option < 0) return;
    const struct option_row *o = &t->options[option];
    message("%s: option --%s needs an argument: --%s %s", t->name, o->name, o->name, o->argument);
}

/* ---- parsing ---- */

int options_parse(const struct program_table *t, int command, int argc, char **argv, int skip,
                  void *settings, const char **words)
{
    struct getopt_form form = {.letters = ""};
    int count = 0;
    build_form(&form, t, 1u << command);
    optind = 0;
    for (;;) {
        const int code = getopt_long(argc, argv, form.letters, form.rows, NULL);
        if (code == -1) break;
        if (code == '?') {
            say_bad_option(t, command, argv[optind - 1]);
            return -1;
        }
        if (code == ':') {
            say_missing_argument(t);
            return -1;
        }
        if (code == WORD_CODE && optind - 1 == skip) continue;
        if (code == WORD_CODE) words[count++] = optarg;
        else if (!take_value(t, &t->options[option_of_code(t, code)], optarg, settings)) return -1;
    }
    while (optind < argc) words[count++] = argv[optind++];
    return count;
}

/* ---- similar names ---- */

static int least(int a, int b) { return a < b ? a : b; }

/* The edit distance of two words: letters changed, added, dropped, or swapped with a neighbour. */
static int distance(const char *a, const char *b)
{
    enum { LONGEST = 16 };
    int d[LONGEST + 1][LONGEST + 1];
    const int n = (int)strlen(a), m = (int)strlen(b);
    if (n > LONGEST || m > LONGEST) return LONGEST;
    for (int i = 0; i <= n; i++) d[i][0] = i;
    for (int j = 0; j <= m; j++) d[0][j] = j;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            d[i][j] =
                least(least(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = least(d[i][j], d[i - 2][j - 2] + 1);
        }
    return d[n][m];
}

const char *options_similar_command(const struct program_table *t, const char *word)
{
    const char *best = NULL;
    int nearest = 3;
    for (int i = 0; i < t->command_count; i++) {
        const int away = distance(word, t->commands[i].name);
        if (away >= nearest || away >= (int)strlen(word) - 1) continue;
        nearest = away;
        best = t->commands[i].name;
    }
    return best;
}
