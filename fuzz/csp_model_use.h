/* SPDX-License-Identifier: MIT */
/* csp_model_use.h - what fuzz targets do with a model that was read: search, print, read back.

   Debug builds verify every solution.  Here two searches in different orders must also agree on how many solutions
   there are, or on the best one, and what is printed of a solution must say the same when it is read.  */
#ifndef FUZZ_CSP_MODEL_USE_H
#define FUZZ_CSP_MODEL_USE_H

#include <stdlib.h>

#include "csp.h"
#include "support/text.h"

enum {
    USED_PARTS = 200,  /* variables or constraints of models that are searched */
    USED_SEATS = 3000, /* variables of all constraints together */
    USED_VALUES = 800, /* values of all domains together, where they are kept one by one */
    USED_NODES = 100,
    USED_RUNS = 5000,  /* of constraints; bounds far apart may come nearer one by one */
    TRIED_VALUES = 60, /* for consistency that tries every value */
    TRIED_SETS = 50,   /* of conditions, that may clash */
    TABULATED_VALUES = 24
};

/* A number from all bytes, to choose by. */
static unsigned choice_of(const uint8_t *data, size_t size)
{
    unsigned choice = 2166136261u;
    for (size_t i = 0; i < size; i++) choice = (choice ^ data[i]) * 16777619u;
    return choice ^ choice >> 15;
}

static bool is_small(const csp_model *m)
{
    if (csp_variable_count(m) > USED_PARTS || csp_constraint_count(m) > USED_PARTS) return false;
    int64_t seats = 0;
    for (int c = 0; c < csp_constraint_count(m); c++) {
        int count;
        csp_constraint_scope(m, c, &count);
        seats += count;
    }
    return seats <= USED_SEATS;
}

static int64_t listed_values(const csp_model *m, const csp_search *s)
{
    int64_t values = 0;
    for (csp_variable x = 0; x < csp_variable_count(m); x++)
        if (csp_domain_size(s, x) <= CSP_MAX_LISTED) values += csp_domain_size(s, x);
    return values;
}

static bool is_enough(void *context, const csp_counters *so_far)
{
    (void)context;
    return so_far->propagations + so_far->revisions > USED_RUNS;
}

/* Reads what was printed of a solution. */
static void read_back(const csp_model *m, const csp_search *s, csp_print_style style)
{
    const size_t variables = (size_t)csp_variable_count(m);
    csp_value *values = calloc(variables + 1, sizeof *values);
    bool *known = calloc(variables + 1, sizeof *known);
    struct text printed = {0};
    csp_error error;
    text_clear(&printed);
    csp_print_solution(s, style, (csp_sink){text_sink, &printed});
    if (!csp_read_solution(m, printed.bytes, printed.length, values, known, &error)) abort();
    for (size_t x = 0; x < variables; x++)
        if (known[x] && values[x] != csp_search_value(s, (csp_variable)x)) abort();
    text_free(&printed);
    free(values);
    free(known);
}

/* How a search ended, and what it found: the number of solutions, or the best value. */
struct findings {
    bool complete;
    int64_t found;
};

static struct findings search_through(const csp_model *m, unsigned choice)
{
    struct findings f = {false, 0};
    const csp_options options = {.algorithm = (csp_algorithm)(choice % 6),
                                 .variable_order = (csp_variable_order)(choice / 8 % 5),
                                 .value_order = (csp_value_order)(choice / 64 % 6),
                                 .no_groups = choice / 512 % 2,
                                 .no_last_conflict = choice / 1024 % 2,
                                 .restarts = choice / 2048 % 2,
                                 .seed = choice,
                                 .node_limit = USED_NODES,
                                 .stop = is_enough};
    csp_variable objective;
    const csp_goal goal = csp_model_goal(m, &objective);
    csp_search *s = csp_search_new(m, &options);
    csp_result result = CSP_NO_MEMORY;
    if (s && listed_values(m, s) <= USED_VALUES)
        while ((result = csp_search_next(s)) == CSP_SOLUTION) {
            if (!f.found) read_back(m, s, choice / 4096 % 2 ? CSP_PLAIN : CSP_FLATZINC_STYLE);
            f.found = goal == CSP_SATISFY ? f.found + 1 : csp_search_value(s, objective);
        }
    f.complete = result == CSP_DONE;
    csp_search_free(s);
    return f;
}

/* What consistency leaves, as text. */
static void reduce(const csp_model *m, unsigned choice)
{
    const csp_options options = {.algorithm = (csp_algorithm)(choice % 6), .stop = is_enough};
    csp_search *s = csp_search_new(m, &options);
    struct text printed = {0};
    text_clear(&printed);
    if (s && listed_values(m, s) <= USED_VALUES) {
        const bool tried = listed_values(m, s) <= TRIED_VALUES;
        if (tried && choice / 8 % 3 == 1) csp_propagate_singletons(s);
        else if (tried && choice / 8 % 3 == 2) csp_propagate_paths(s);
        else csp_propagate(s);
        for (csp_variable x = 0; x < csp_variable_count(m); x++)
            csp_print_domain(s, x, (csp_sink){text_sink, &printed});
    }
    text_free(&printed);
    csp_search_free(s);
}

static bool no_longer(void *context, const csp_why_counters *so_far)
{
    (void)context;
    return so_far->sets > TRIED_SETS;
}

/* A text whose model has no solution has conditions that clash, and one with a solution has none. */
static void explain(const char *text, size_t size, csp_format format, struct findings f)
{
    const csp_why_options options = {.node_limit = USED_NODES, .stop = no_longer};
    csp_error error = {.message = ""};
    csp_why *w = csp_why_new(text, size, format, &options, &error);
    if (!w) abort();
    const csp_result result = csp_why_run(w);
    int count = 0;
    const csp_condition *condition = csp_why_conditions(w, &count);
    if (f.complete && result == (f.found ? CSP_DONE : CSP_SOLUTION)) abort();
    for (int i = 0; i < count; i++)
        if (condition[i].line < 1 || !condition[i].text[0]) abort();
    csp_why_free(w);
}

/* Tables of what its conditions allow leave a model all of its solutions. */
static void tabulate(csp_model *m, unsigned choice, struct findings before)
{
    csp_search *s = csp_search_new(m, NULL);
    const bool few = s && listed_values(m, s) <= TABULATED_VALUES;
    csp_search_free(s);
    if (!few) return;
    if (!csp_tabulate(m, NULL)) abort();
    const struct findings after = search_through(m, choice);
    if (before.complete && after.complete && before.found != after.found) abort();
}

/* Frees the model, too.  NULL: it was refused, and a sentence says why.  `format`: of the data, or NULL if it has no conditions that
   could be explained.  */
static void use_model(csp_model *m, const uint8_t *data, size_t size, const csp_format *format,
                      const csp_error *error)
{
    const unsigned choice = choice_of(data, size);
    if (!m && !error->message[0]) abort();
    if (m && csp_model_error(m)) abort();
    if (m && is_small(m)) {
        const struct findings a = search_through(m, choice), b = search_through(m, choice * 2654435761u);
        if (a.complete && b.complete && a.found != b.found) abort();
        reduce(m, choice / 8192);
        if (format && choice % 16 == 0 && csp_model_goal(m, NULL) == CSP_SATISFY)
            explain((const char *)data, size, *format, a);
        if (choice % 4 == 1) tabulate(m, choice / 3, a);
    }
    csp_model_free(m);
}

#endif
