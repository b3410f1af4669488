/* SPDX-License-Identifier: MIT */
/* cmd_gen.c - csp gen: models of well-known families. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "common/progress.h"
#include "csp/commands.h"
#include "csp/families.h"

static bool read_parameter(const struct family *f, int i, const char *word, double *number)
{
    const struct parameter *p = &f->parameter[i];
    char *end;
    errno = 0;
    *number = strtod(word, &end);
    const bool whole = *number == (double)(long)*number;
    if (*word && !*end && !errno && *number >= p->least && *number <= p->most && (whole || p->fraction))
        return true;
    message("csp: %s: %s '%s': expected %s from %g to %g", f->name, p->name, word,
            p->fraction ? "a number" : "a whole number", p->least, p->most);
    return false;
}

static const struct family *family_named(const char *name)
{
    for (int i = 0; i < family_count; i++)
        if (strcmp(families[i].name, name) == 0) return &families[i];
    return NULL;
}

static void list_families(void)
{
    for (int i = 0; i < family_count; i++) {
        const struct family *f = &families[i];
        char words[80] = "";
        for (int k = 0; k < f->parameters; k++)
            snprintf(words + strlen(words), sizeof words - strlen(words), " %s", f->parameter[k].name);
        output("%-10s %-16s %s%s\n", f->name, words, f->about, f->flatzinc ? " (also as FlatZinc)" : "");
    }
}

int command_gen(const struct settings *s)
{
    double number[MOST_PARAMETERS];
    if (!s->word_count) {
        list_families();
        return STATUS_FINE;
    }
    const struct family *f = family_named(s->words[0]);
    if (!f) {
        message("csp: unknown family '%s'; 'csp gen' lists the families", s->words[0]);
        return STATUS_BAD;
    }
    if (s->word_count - 1 != f->parameters) {
        message("csp: %s takes %d number%s; 'csp gen' lists them", f->name, f->parameters,
                f->parameters == 1 ? "" : "s");
        return STATUS_BAD;
    }
    for (int i = 0; i < f->parameters; i++)
        if (!read_parameter(f, i, s->words[i + 1], &number[i])) return STATUS_BAD;
    if (s->flatzinc && !f->flatzinc) {
        message("csp: %s is not available as FlatZinc", f->name);
        return STATUS_BAD;
    }
    return (s->flatzinc ? f->flatzinc : f->text)(number, s->seed) ? STATUS_FINE : STATUS_BAD;
}
