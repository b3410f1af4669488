/* SPDX-License-Identifier: MIT */
/* model_file.c - see model_file.h */
#include "csp/model_file.h"

#include <stdlib.h>
#include <string.h>

#include "common/interrupt.h"
#include "common/load.h"
#include "common/progress.h"

#define LONGEST_MODEL ((size_t)1 << 28)

static bool ends_with(const char *name, const char *end)
{
    const size_t length = strlen(name), wanted = strlen(end);
    return length >= wanted && strcmp(name + length - wanted, end) == 0;
}

/* The first word of the text, after blanks and comments. */
static bool begins_with_word(const char *text, char comment, const char *word)
{
    for (;;) {
        text += strspn(text, " \t\r\n");
        if (*text != comment) break;
        text += strcspn(text, "\n");
    }
    const size_t length = strlen(word);
    return strncmp(text, word, length) == 0 && strchr(" \t:(", text[length]) && text[length];
}

/* FlatZinc items end with semicolons, and its variables have a colon in their second word. */
static bool looks_like_flatzinc(const char *text)
{
    static const char *const words[] = {"predicate", "array",    "constraint", "solve",
                                        "var int",   "var bool", "bool",       "int"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (begins_with_word(text, '%', words[i])) return true;
    return strstr(text, "solve ") && strstr(text, ";\n") && strstr(text, "var ");
}

static bool looks_like_dimacs(const char *text)
{
    while (*text == 'c' && (text[1] == ' ' || text[1] == '\n' || text[1] == '\r'))
        text += strcspn(text, "\n") + 1;
    return strncmp(text, "p edge", 6) == 0 || strncmp(text, "p col", 5) == 0;
}

static enum model_format recognise(const struct model_file *f)
{
    if (ends_with(f->name, ".fzn")) return FORMAT_FLATZINC;
    if (ends_with(f->name, ".col")) return FORMAT_DIMACS;
    if (ends_with(f->name, ".csp")) return FORMAT_TEXT;
    if (looks_like_dimacs(f->text)) return FORMAT_DIMACS;
    return looks_like_flatzinc(f->text) ? FORMAT_FLATZINC : FORMAT_TEXT;
}

bool model_file_open(struct model_file *f, const struct settings *s, const char *name)
{
    *f = (struct model_file){.name = name, .quiet = s->quiet};
    f->text = load_text(name, LONGEST_MODEL, &f->length);
    if (!f->text) return false;
    if (strncmp(f->text, "\xef\xbb\xbf", 3) == 0) { /* a byte order mark */
        f->length -= 3;
        memmove(f->text, f->text + 3, f->length + 1);
    }
    f->format = s->from ? s->from : recognise(f);
    return true;
}

void model_file_close(struct model_file *f) { free(f->text); }

bool model_file_open_first(struct model_file *f, const struct settings *s, int words)
{
    if (s->word_count != words) {
        message("csp: expected exactly one model%s", words > 1 ? " and one solution" : "");
        return false;
    }
    if (words > 1 && strcmp(s->words[0], "-") == 0 && strcmp(s->words[1], "-") == 0) {
        message("csp: only one of the two can come from standard input");
        return false;
    }
    return model_file_open(f, s, s->words[0]);
}

void model_file_complain(const struct model_file *f, const csp_error *error)
{
    if (error->line) message("%s:%ld:%ld: %s", f->name, error->line, error->column, error->message);
    else message("%s: %s", f->name, error->message);
}

csp_model *model_of(const struct model_file *f, int colours)
{
    csp_error error = {.message = "out of memory"};
    csp_model *m = f->format == FORMAT_FLATZINC ? csp_read_flatzinc(f->text, f->length, &error)
                   : f->format == FORMAT_DIMACS ? csp_read_graph(f->text, f->length, colours, &error)
                                                : csp_read_model(f->text, f->length, &error);
    if (!m) model_file_complain(f, &error);
    return m;
}

csp_model *first_model_of(const struct model_file *f, int colours)
{
    interrupt_at_once(true);
    csp_model *m = interrupted() ? NULL : model_of(f, colours);
    interrupt_at_once(false);
    if (m && f->format == FORMAT_TEXT && !f->quiet && !csp_variable_count(m))
        message("%s: the model has no variables", f->name);
    return m;
}

int with_model(const struct settings *s, int words, int (*use)(const struct settings *, csp_model *))
{
    struct model_file f;
    if (!model_file_open_first(&f, s, words)) return STATUS_BAD;
    csp_model *model = first_model_of(&f, s->colours);
    const int status = model ? use(s, model) : STATUS_BAD;
    csp_model_free(model);
    model_file_close(&f);
    return status;
}
