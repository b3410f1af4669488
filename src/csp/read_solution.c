/* SPDX-License-Identifier: MIT */
/* read_solution.c - lines "name = value" and "name = [value, ...]" back into values.

   Everything but the name and the values is passed over, so that array1d(1..3, [1, 2, 3]); is read as [1, 2, 3].  */
#include <string.h>

#include "base/out.h"
#include "csp/model.h"

struct solution_text {
    const csp_model *model;
    const char *at, *end;
    const char *line_start;
    long line;
    csp_error *error;
};

__attribute__((format(printf, 2, 3))) static bool refuse(const struct solution_text *t,
                                                         const char *format, ...)
{
    if (!t->error) return false;
    va_list arguments;
    va_start(arguments, format);
    struct out o = out_to_buffer(t->error->message, sizeof t->error->message);
    out_vformat(&o, format, arguments);
    va_end(arguments);
    t->error->line = t->line;
    t->error->column = (long)(t->at - t->line_start) + 1;
    return false;
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
static void skip_blanks(struct solution_text *t)
{
    while (t->at < t->end && is_blank(*t->at)) t->at++;
}

static bool is_name(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && memcmp(name, text, length) == 0;
}

/* An output of that name, or a variable as an output of its own.  False: there is neither. */
static bool find_output(const csp_model *m, const char *name, size_t length, struct output *found,
                        csp_variable *own)
{
    for (size_t i = 0; i < m->outputs; i++)
        if (is_name(m->output[i].name, name, length)) {
            *found = m->output[i];
            return true;
        }
    for (size_t i = 0; i < m->variables; i++)
        if (is_name(m->variable[i].name, name, length)) {
            *own = (csp_variable)i;
            *found = (struct output){.variable = own, .count = 1};
            return true;
        }
    return false;
}

static bool word_is(const struct solution_text *t, const char *word)
{
    const size_t length = strlen(word);
    return (size_t)(t->end - t->at) >= length && memcmp(t->at, word, length) == 0;
}

/* A number, or a truth. */
static bool read_value(struct solution_text *t, int *value)
{
    skip_blanks(t);
    for (int truth = 0; truth < 2; truth++)
        if (word_is(t, truth ? "true" : "false")) {
            *value = truth;
            t->at += truth ? 4 : 5;
            return true;
        }
    const bool negative = t->at < t->end && *t->at == '-';
    const char *start = t->at += negative;
    int64_t number = 0;
    for (; t->at < t->end && *t->at >= '0' && *t->at <= '9'; t->at++) {
        number = 10 * number + (*t->at - '0');
        if (number > CSP_MAX_VALUE)
            return refuse(t, "a value exceeds %d in absolute value", CSP_MAX_VALUE);
    }
    if (t->at == start) return refuse(t, "expected a value");
    *value = (int)(negative ? -number : number);
    return true;
}

static bool read_values(struct solution_text *t, const struct output *o, int *values, bool *known)
{
    const char *line_end = memchr(t->at, '\n', (size_t)(t->end - t->at));
    const char *bracket = memchr(t->at, '[', (size_t)((line_end ? line_end : t->end) - t->at));
    if (bracket) t->at = bracket + 1;
    for (int i = 0; i < o->count; i++) {
        skip_blanks(t);
        if (i && (t->at == t->end || *t->at++ != ',')) return refuse(t, "expected %d values", o->count);
        if (!read_value(t, &values[o->variable[i]])) return false;
        known[o->variable[i]] = true;
    }
    skip_blanks(t);
    if (bracket && (t->at == t->end || *t->at != ']'))
        return refuse(t, "expected %d values followed by ']'", o->count);
    return true;
}

static bool read_line(struct solution_text *t, int *values, bool *known)
{
    const char *name = t->at;
    while (t->at < t->end && !is_blank(*t->at) && *t->at != '=' && *t->at != '\n') t->at++;
    const size_t length = (size_t)(t->at - name);
    struct output o;
    csp_variable own;
    skip_blanks(t);
    if (t->at == t->end || *t->at != '=') return refuse(t, "expected 'name = value'");
    if (!find_output(t->model, name, length, &o, &own)) {
        t->at = name;
        return refuse(t, "the model has no variable of that name");
    }
    t->at++;
    return read_values(t, &o, values, known);
}

CSP_API bool csp_read_solution(const csp_model *m, const char *text, size_t length, int *values,
                               bool *known, csp_error *error)
{
    struct solution_text t = {
        .model = m, .at = text, .end = text + length, .line_start = text, .error = error};
    if (m->variables) memset(known, 0, m->variables * sizeof *known);
    while (t.at < t.end) {
        const char *line_end = memchr(t.at, '\n', (size_t)(t.end - t.at));
        t.line++;
        t.line_start = t.at;
        skip_blanks(&t);
        if (word_is(&t, "----------")) return true;
        if (t.at < t.end && *t.at != '\n' && *t.at != '%' && !read_line(&t, values, known)) return false;
        t.at = line_end ? line_end + 1 : t.end;
    }
    return true;
}
