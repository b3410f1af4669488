/* SPDX-License-Identifier: MIT */
/* read_solution.c - lines "name = value" and "name = [value, ...]" back into values; a value may be a set.

   Everything but the name and the values is passed over, so that array1d(1..3, [1, 2, 3]); is read as [1, 2, 3].  */
#include <string.h>

#include "base/contract.h"
#include "base/hash.h"
#include "base/memory.h"
#include "base/out.h"
#include "csp/domain/bounds.h"
#include "csp/model/model.h"
#include "words/fail.h"

/* Outputs and then variables, by the hash of their name: the number of one and 1, or 0 where a place is free. */
struct index {
    size_t *place;
    size_t mask; /* one less than the number of places, a power of two */
};

struct solution_text {
    const csp_model *model;
    struct index index;
    const char *at, *end;
    const char *line_start;
    long line;
    csp_error *error;
};

static bool refuse(const struct solution_text *t, struct message why)
{
    return fail(t->error, t->line, (long)(t->at - t->line_start) + 1, why);
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
static void skip_blanks(struct solution_text *t)
{
    while (t->at < t->end && is_blank(*t->at)) t->at++;
}

/* ---- names ---- */

static const char *name_of(const csp_model *m, size_t number)
{
    return number < m->outputs ? m->output[number].name : m->variable[number - m->outputs].name;
}

/* Where the name is, or would be; some place is always free. */
static size_t *place_of(const struct solution_text *t, const char *name, size_t length)
{
    const struct index *index = &t->index;
    size_t i = hash_of(name, length) & index->mask;
    for (; index->place[i]; i = (i + 1) & index->mask) {
        const char *there = name_of(t->model, index->place[i] - 1);
        if (strlen(there) == length && memcmp(there, name, length) == 0) break;
    }
    return &index->place[i];
}

/* Of several of one name the first counts.  False: out of memory. */
static bool index_names(struct solution_text *t)
{
    const size_t count = t->model->outputs + t->model->variables;
    while (t->index.mask < 2 * count) t->index.mask = 2 * t->index.mask + 1;
    t->index.place = new_array(t->index.mask + 1, sizeof *t->index.place);
    for (size_t i = 0; t->index.place && i < count; i++) {
        const char *name = name_of(t->model, i);
        size_t *place = place_of(t, name, strlen(name));
        if (!*place) *place = i + 1;
    }
    return t->index.place != NULL;
}

/* An output of that name, or a variable as an output of its own.  False: there is neither. */
static bool find_output(const struct solution_text *t, const char *name, size_t length,
                        struct output *found, csp_variable *own)
{
    const csp_model *m = t->model;
    const size_t number = *place_of(t, name, length);
    if (!number) return false;
    if (number <= m->outputs) {
        *found = m->output[number - 1];
        return true;
    }
    *own = (csp_variable)(number - 1 - m->outputs);
    *found = (struct output){.variable = own, .count = 1};
    return true;
}

/* ---- lines ---- */

static bool word_is(const struct solution_text *t, const char *word)
{
    const size_t length = strlen(word);
    return (size_t)(t->end - t->at) >= length && memcmp(t->at, word, length) == 0;
}

static bool ends_word(char c) { return is_blank(c) || c == ',' || c == ']' || c == ';' || c == '\n'; }

/* A value of the variable by its name. */
static bool read_name(struct solution_text *t, csp_variable x, csp_value *value)
{
    const csp_model *m = t->model;
    const struct naming *n = m->variable[x].naming ? &m->naming[m->variable[x].naming - 1] : NULL;
    size_t length = 0;
    while (t->at + length < t->end && !ends_word(t->at[length])) length++;
    for (int i = 0; n && i < n->count; i++)
        if (strlen(n->name[i]) == length && memcmp(n->name[i], t->at, length) == 0) {
            *value = n->first + i;
            t->at += length;
            return true;
        }
    return false;
}

/* A number, or a truth. */
static bool read_number(struct solution_text *t, csp_value *value)
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
    csp_value number = 0;
    for (; t->at < t->end && *t->at >= '0' && *t->at <= '9'; t->at++) {
        number = cut_off_sum(cut_off_product(number, 10), *t->at - '0');
        if (number > CSP_MAX_VALUE) return refuse(t, say(value_too_large, CSP_MAX_VALUE));
    }
    if (t->at == start) return refuse(t, say(expected_value));
    *value = negative ? -number : number;
    return true;
}

/* One of the possible elements of a set is in it. */
static bool add_element(struct solution_text *t, const struct output *o, int first, int count,
                        csp_value element, csp_value *values)
{
    int low = first, high = first + count;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (o->element[middle] < element) low = middle + 1;
        else high = middle;
    }
    if (low == first + count || o->element[low] != element)
        return refuse(t, say(not_an_element, element));
    values[o->variable[low]] = 1;
    return true;
}

static bool accept(struct solution_text *t, const char *word)
{
    skip_blanks(t);
    if (!word_is(t, word)) return false;
    t->at += strlen(word);
    return true;
}

/* {1,3} or 1..3; `count` elements are possible, from the `first` of the output on. */
static bool read_set(struct solution_text *t, const struct output *o, int first, int count,
                     csp_value *values, bool *known)
{
    csp_value low, high;
    for (int i = first; i < first + count; i++) {
        values[o->variable[i]] = 0;
        known[o->variable[i]] = true;
    }
    if (accept(t, "{")) {
        if (accept(t, "}")) return true;
        do {
            if (!read_number(t, &low) || !add_element(t, o, first, count, low, values)) return false;
        } while (accept(t, ","));
        return accept(t, "}") || refuse(t, say(expected_set));
    }
    if (!read_number(t, &low)) return false;
    if (!accept(t, "..")) return refuse(t, say(expected_set));
    if (!read_number(t, &high)) return false;
    for (csp_value e = low; e <= high; e++) /* ends at the first that is not possible */
        if (!add_element(t, o, first, count, e, values)) return false;
    return true;
}

/* The i-th value of an output; `at` is the place of its first variable, and becomes that of the next. */
static bool read_item(struct solution_text *t, const struct output *o, int i, int *at, csp_value *values,
                      bool *known)
{
    const int first = *at;
    *at += o->set_size ? o->set_size[i] : 1;
    if (o->set_size) return read_set(t, o, first, *at - first, values, known);
    known[o->variable[first]] = true;
    skip_blanks(t);
    return read_name(t, o->variable[first], &values[o->variable[first]]) ||
           read_number(t, &values[o->variable[first]]);
}

static bool read_values(struct solution_text *t, const struct output *o, csp_value *values, bool *known)
{
    const int items = o->set_size ? o->sets : o->count;
    int place = 0;
    const char *line_end = memchr(t->at, '\n', (size_t)(t->end - t->at));
    const char *bracket = memchr(t->at, '[', (size_t)((line_end ? line_end : t->end) - t->at));
    if (bracket) t->at = bracket + 1;
    for (int i = 0; i < items; i++) {
        skip_blanks(t);
        if (i && (t->at == t->end || *t->at++ != ',')) return refuse(t, say(expected_values, items));
        if (!read_item(t, o, i, &place, values, known)) return false;
    }
    skip_blanks(t);
    if (bracket && (t->at == t->end || *t->at != ']'))
        return refuse(t, say(expected_values_and_bracket, items));
    return true;
}

static bool read_line(struct solution_text *t, csp_value *values, bool *known)
{
    const char *name = t->at;
    while (t->at < t->end && !is_blank(*t->at) && *t->at != '=' && *t->at != '\n') t->at++;
    const size_t length = (size_t)(t->at - name);
    struct output o;
    csp_variable own;
    skip_blanks(t);
    if (t->at == t->end || *t->at != '=') return refuse(t, say(expected_assignment));
    if (!find_output(t, name, length, &o, &own)) {
        t->at = name;
        return refuse(t, say(no_such_variable));
    }
    t->at++;
    return read_values(t, &o, values, known);
}

static bool read_lines(struct solution_text *t, csp_value *values, bool *known)
{
    while (t->at < t->end) {
        const char *line_end = memchr(t->at, '\n', (size_t)(t->end - t->at));
        t->line++;
        t->line_start = t->at;
        skip_blanks(t);
        if (word_is(t, "----------")) return true;
        if (t->at < t->end && *t->at != '\n' && *t->at != '%' && !read_line(t, values, known))
            return false;
        t->at = line_end ? line_end + 1 : t->end;
    }
    return true;
}

CSP_API bool csp_read_solution(const csp_model *m, const char *text, size_t length, csp_value *values,
                               bool *known, csp_error *error)
{
    REQUIRE(m && (text || !length), "model or text is NULL");
    REQUIRE((values && known) || !m->variables, "values or known is NULL");
    struct solution_text t = {
        .model = m, .at = text, .end = text + length, .line_start = text, .error = error};
    if (m->variables) memset(known, 0, m->variables * sizeof *known);
    const bool indexed = index_names(&t);
    if (!indexed) t.line = 1; /* before any line was read */
    const bool read = indexed ? read_lines(&t, values, known) : refuse(&t, say(out_of_memory));
    free(t.index.place);
    return read;
}
