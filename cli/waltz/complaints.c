/* SPDX-License-Identifier: MIT */
/* complaints.c - see complaints.h */
#include "waltz/complaints.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/progress.h"

/* The sentence without its numbers, and without text in quotes or brackets. */
static void find_kind(const char *sentence, char *kind)
{
    size_t used = 0;
    for (const char *at = sentence; *at && used + 1 < WALTZ_TEXT; at++) {
        const char *close = *at == '(' ? strchr(at, ')') : *at == '\'' ? strchr(at + 1, '\'') : NULL;
        if (close) at = close;
        else if (!isdigit((unsigned char)*at)) kind[used++] = *at;
    }
    kind[used] = '\0';
}

/* Is it the first of its kind? */
static bool is_news(struct complaints *c, const char *sentence)
{
    struct complaint new = {.more = 0};
    find_kind(sentence, new.kind);
    for (int i = 0; i < c->kinds; i++)
        if (strcmp(c->of[i].kind, new.kind) == 0) {
            c->of[i].more++;
            return false;
        }
    if (c->kinds == COMPLAINT_KINDS) {
        c->others++;
        return false;
    }
    snprintf(new.sentence, sizeof new.sentence, "%s", sentence);
    c->of[c->kinds++] = new;
    return true;
}

void complain(struct complaints *c, const char *file, const waltz_error *e)
{
    if (!is_news(c, e->message)) return;
    if (e->line) message("%s:%ld:%ld: %s", file, e->line, e->column, e->message);
    else message("%s: %s", file, e->message);
}

void complain_of(struct complaints *c, const char *name, const char *format, ...)
{
    char sentence[WALTZ_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    if (is_news(c, sentence)) message("%s: %s", name, sentence);
}

/* Prints the sentence for other places than the one it names. */
static void print_more(const char *file, const struct complaint *c)
{
    const char *const open = strchr(c->sentence, '('), *const close = open ? strchr(open, ')') : NULL;
    if (!close) {
        message("%s: %ld more: %s", file, c->more, c->sentence);
        return;
    }
    const bool at = open - c->sentence > 4 && strncmp(open - 4, " at ", 4) == 0;
    message("%s: %ld more: %.*s%s%s", file, c->more, (int)(open - c->sentence) - (at ? 3 : 0),
            c->sentence, at ? "elsewhere" : "another place", close + 1);
}

void complaints_end(struct complaints *c, const char *file)
{
    for (int i = 0; i < c->kinds; i++)
        if (c->of[i].more) print_more(file, &c->of[i]);
    if (c->others) message("%s: %ld more messages of other kinds", file, c->others);
    c->kinds = 0;
    c->others = 0;
}
