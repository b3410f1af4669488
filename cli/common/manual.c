/* SPDX-License-Identifier: MIT */
/* manual.c - the manual page in mdoc, printed from the table (see pages.h).

   A line of mdoc is a macro if it begins with a point, else text.  mandoc -T lint asks for lines of at most 80 bytes, and for
   sentences that begin on a line of their own.  */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "common/output.h"
#include "common/pages.h"
#include "common/values.h"

/* A new release sets the date: a page that is made twice must be the same. */
#define MANUAL_DATE "November 19, 2026"

enum { WIDTH = 76 };

/* ---- text ---- */

/* The roff form of a character: a backslash that prints, and a hyphen that can be copied into a shell. */
static const char *escape_of(char c)
{
    switch (c) {
    case '\\': return "\\e";
    case '-': return "\\-";
    case '^': return "\\(ha";
    case '~': return "\\(ti";
    case '`': return "\\(ga";
    case '\'': return "\\(aq";
    default: return NULL;
    }
}

/* The roff form of one of the characters of a word; `bare`: the hyphens of words in prose stay hyphens, at which lines may break. */
static const char *escape_at(const char *text, int i, int length, bool bare)
{
    const bool in_word = i > 0 && isalnum((unsigned char)text[i - 1]) && i + 1 < length;
    return bare && text[i] == '-' && in_word ? NULL : escape_of(text[i]);
}

/* The width of the word in the file. */
static int escaped_width(const char *text, int length)
{
    int width = 0;
    for (int i = 0; i < length; i++) {
        const char *escape = escape_at(text, i, length, true);
        width += escape ? (int)strlen(escape) : 1;
    }
    return width;
}

static void print_escaped(const char *text, int length, bool bare)
{
    for (int i = 0; i < length; i++) {
        const char *escape = escape_at(text, i, length, bare);
        if (escape) output("%s", escape);
        else output("%c", text[i]);
    }
}

/* Would the word at the beginning of a line be taken for a macro? */
static bool looks_like_macro(const char *word) { return *word == '.' || *word == '\''; }

/* Does a sentence end with this word?  After it mdoc wants a new line.  An abbreviation would need a row here. */
static bool ends_sentence(const char *word, int length)
{
    while (length > 1 && strchr(")'", word[length - 1])) length--;
    return length > 1 && strchr(".?!", word[length - 1]) && word[length - 2] != '.';
}

/* A paragraph, with an end of line where the text has one, too. */
static void print_prose(const char *text)
{
    int column = 0;
    while (*text) {
        if (*text == ' ' || *text == '\n') {
            text++;
            continue;
        }
        const int length = (int)strcspn(text, " \n");
        const int width = escaped_width(text, length);
        if (column && column + 1 + width > WIDTH) {
            output("\n");
            column = 0;
        }
        if (column) output(" ");
        else if (looks_like_macro(text)) output("\\&");
        print_escaped(text, length, true);
        column += (column > 0) + width;
        if (ends_sentence(text, length)) {
            output("\n");
            column = 0;
        }
        text += length;
    }
    if (column) output("\n");
}

/* Lines as they are, such as commands. */
static void print_literal(const char *lines)
{
    output(".Bd -literal -compact\n");
    while (*lines) {
        const int length = (int)strcspn(lines, "\n");
        if (looks_like_macro(lines)) output("\\&");
        print_escaped(lines, length, false);
        output("\n");
        lines += length + (lines[length] == '\n');
    }
    output(".Ed\n");
}

/* "[FILE...] CELL=DIGIT", as arguments of a macro, for which a bracket at the end is not one. */
static void print_operands(const char *operands)
{
    if (!*operands) return;
    output(" ");
    print_escaped(operands, (int)strlen(operands), false);
    output("\\&");
}

/* ---- sections ---- */

static void print_synopsis(const struct program_table *t)
{
    output(".Sh SYNOPSIS\n.Nm\n.Op Ar %s\n.Op Ar option ...\n", t->commands[0].name);
    if (*t->commands[0].operands) output(".Ar %s\n", t->commands[0].operands);
    output(".Nm\n.Ar command\n.Op Ar option ...\n.Op Ar argument ...\n");
}

static void print_commands(const struct program_table *t)
{
    output(".Sh COMMANDS\n.Bl -tag -width Ds\n");
    for (int i = 0; i < t->command_count; i++) {
        const struct command_row *c = &t->commands[i];
        output(".It Ic %s", c->name);
        print_operands(c->operands);
        output("\n");
        print_prose(c->description);
        if (!c->examples) continue;
        output(".Pp\n");
        print_literal(c->examples);
    }
    output(".El\n");
}

/* "(solve, count)" after an option's help; nothing if all commands take it. */
static void print_takers(const struct program_table *t, const struct option_row *o)
{
    const unsigned all = (1u << t->command_count) - 1;
    char names[600];
    size_t length = 0;
    if ((o->commands & all) == all) return;
    for (int i = 0; i < t->command_count && length < sizeof names; i++)
        if (o->commands >> i & 1)
            length += (size_t)snprintf(names + length, sizeof names - length, "%s%s",
                                       length ? ", " : "For ", t->commands[i].name);
    if (length + 2 < sizeof names) memcpy(names + length, ".", 2);
    print_prose(names);
}

/* A phrase in lower case becomes a sentence. */
static void print_phrase(const char *phrase, bool capital)
{
    char sentence[600];
    const char first = capital ? (char)toupper((unsigned char)phrase[0]) : phrase[0];
    snprintf(sentence, sizeof sentence, "%c%s.", first, phrase + 1);
    print_prose(sentence);
}

/* Does the help begin with a value that the option takes, which is written as it is? */
static bool begins_with_value(const struct option_row *o)
{
    const size_t length = strcspn(o->help, " ,;");
    const char *word;
    for (int i = 0; o->argument && (word = value_word(&o->value, i)); i++)
        if (strlen(word) == length && strncmp(word, o->help, length) == 0) return true;
    return false;
}

static void print_option(const struct program_table *t, const struct option_row *o)
{
    output(".It");
    if (o->letter) output(" Fl %c ,", o->letter);
    output(" Fl \\-");
    print_escaped(o->name, (int)strlen(o->name), false);
    if (o->argument) output(" Ar %s", o->argument);
    output("\n");
    print_phrase(o->help, !begins_with_value(o));
    print_takers(t, o);
}

/* Every group once, in the order of the table, with all its rows. */
static void print_options(const struct program_table *t)
{
    output(".Sh OPTIONS\n"
           "A command takes the options that name it, and those that name none.\n"
           "Long options may be shortened as long as they stay unambiguous.\n");
    for (int i = 0; t->options[i].name; i++) {
        const char *group = t->options[i].group;
        bool seen = false;
        for (int j = 0; j < i && !seen; j++) seen = strcmp(t->options[j].group, group) == 0;
        if (seen) continue;
        output(".Ss %s\n.Bl -tag -width Ds\n", group);
        for (int j = i; t->options[j].name; j++)
            if (strcmp(t->options[j].group, group) == 0) print_option(t, &t->options[j]);
        output(".El\n");
    }
}

/* A line is "CODE  meaning"; one that does not begin with a digit is a sentence after the list. */
static void print_statuses(const char *lines)
{
    bool listing = true;
    output(".Sh EXIT STATUS\n.Bl -tag -width Ds\n");
    while (*lines) {
        char meaning[200];
        const int length = (int)strcspn(lines, "\n");
        const int digits = (int)strspn(lines, "0123456789");
        if (!digits && listing) output(".El\n.Pp\n");
        if (!digits) listing = false;
        snprintf(meaning, sizeof meaning, "%.*s", length - digits, lines + digits);
        if (digits) {
            output(".It %.*s\n", digits, lines);
            print_phrase(meaning + strspn(meaning, " "), true);
        } else {
            print_prose(meaning);
        }
        lines += length + (lines[length] == '\n');
    }
    if (listing) output(".El\n");
}

static void print_see_also(const struct program_table *t)
{
    output(".Sh SEE ALSO\n");
    for (const char *const *page = t->see_also; *page; page++)
        output(".Xr %s%s\n", *page, page[1] ? " ," : "");
}

void print_manual(const struct program_table *t)
{
    output(".\\\" Printed by '%s help --manual' from the program's tables.\n", t->name);
    output(".Dd %s\n.Dt ", MANUAL_DATE);
    for (const char *c = t->name; *c; c++) output("%c", toupper((unsigned char)*c));
    output(" 1\n.Os\n.Sh NAME\n.Nm %s\n.Nd %s\n", t->name, t->about);
    print_synopsis(t);
    output(".Sh DESCRIPTION\n");
    print_prose(t->description);
    print_commands(t);
    print_options(t);
    print_statuses(t->statuses);
    output(".Sh EXAMPLES\n");
    print_literal(t->examples);
    print_see_also(t);
}
