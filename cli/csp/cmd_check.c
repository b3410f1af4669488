/* SPDX-License-Identifier: MIT */
/* cmd_check.c - csp check: does a solution satisfy the model? */
#include <inttypes.h>
#include <stdlib.h>

#include "common/load.h"
#include "common/output.h"
#include "common/progress.h"
#include "csp/commands.h"
#include "csp/model_file.h"
#include "csp/solving.h"

#define LONGEST_SOLUTION ((size_t)1 << 28)

static void print_constraint(const csp_model *m, int constraint)
{
    csp_print_constraint(m, constraint, (csp_sink){output_bytes, NULL});
}

static int say_broken(const csp_model *m, int broken)
{
    if (broken == CSP_NOT_VERIFIED) {
        message("csp: out of memory");
        return STATUS_BAD;
    }
    output("wrong: ");
    if (broken < 0) output("a value is not in its domain\n");
    else {
        print_constraint(m, broken);
        output(" does not hold\n");
    }
    return STATUS_NO_SOLUTION;
}

/* Notes the constraint that cannot hold. */
static void note_failure(void *context, const csp_event *event)
{
    if (event->kind == CSP_EMPTY) *(int *)context = event->constraint;
}

/* The variables with values, and helpers: these follow from the others. */
static bool is_settled(const csp_model *m, const bool *known, csp_variable x)
{
    return known[x] || csp_variable_is_helper(m, x);
}

/* Propagates the values.  The constraint that fails is named: that is the one that does not hold, if only helpers had no value. */
static int say_failed(const csp_model *m, bool complete)
{
    int failed = -1;
    csp_search *s = csp_search_new(m, &(csp_options){.trace = note_failure, .trace_context = &failed});
    if (!s) {
        message("csp: out of memory");
        return STATUS_BAD;
    }
    csp_propagate(s);
    csp_search_free(s);
    if (failed < 0) output("wrong: no solution has these values\n");
    else {
        output(complete ? "wrong: " : "wrong: no solution has these values: ");
        print_constraint(m, failed);
        output(complete ? " does not hold\n" : " cannot hold\n");
    }
    return STATUS_NO_SOLUTION;
}

/* Names a value that its variable cannot have. */
static bool are_possible(const csp_model *m, const csp_value *values, const bool *known)
{
    csp_search *s = csp_search_new(m, NULL);
    csp_variable wrong = -1;
    for (csp_variable x = 0; s && x < csp_variable_count(m) && wrong < 0; x++)
        if (known[x] && !csp_domain_has(s, x, values[x])) wrong = x;
    csp_search_free(s);
    if (wrong < 0) return true;
    const char *name = csp_value_name(m, wrong, values[wrong]);
    if (name) output("wrong: %s cannot be %s\n", csp_variable_name(m, wrong), name);
    else output("wrong: %s cannot be %" PRId64 "\n", csp_variable_name(m, wrong), values[wrong]);
    return false;
}

/* Variables that the text does not mention may have any value: is there one? */
static int look_for_the_rest(const struct settings *s, csp_model *m, const csp_value *values,
                             const bool *known)
{
    struct solving v;
    bool complete = true;
    int status = STATUS_BAD;
    for (csp_variable x = 0; x < csp_variable_count(m); x++) complete &= is_settled(m, known, x);
    for (csp_variable x = 0; x < csp_variable_count(m); x++)
        if (known[x]) csp_restrict(m, x, &values[x], 1);
    csp_set_goal(m, CSP_SATISFY, -1);
    if (solving_start(&v, s, m, false)) {
        const csp_result result = csp_search_next(v.search);
        if (result == CSP_SOLUTION) status = STATUS_FINE;
        else if (result == CSP_DONE) status = say_failed(m, complete);
        else status = solving_stopped(&v, result);
        if (result == CSP_SOLUTION)
            output(complete ? "yes, this is a solution\n"
                            : "right; the variables without a value can be assigned\n");
    }
    return solving_end(&v, status);
}

static int check_values(const struct settings *s, csp_model *m, const csp_value *values,
                        const bool *known)
{
    bool all = true, any = false;
    int broken;
    for (csp_variable x = 0; x < csp_variable_count(m); x++) {
        all &= known[x];
        any |= known[x];
    }
    if (!any && csp_variable_count(m)) {
        message("%s: no variable has a value in this solution", s->words[1]);
        return STATUS_BAD;
    }
    if (!are_possible(m, values, known)) return STATUS_NO_SOLUTION;
    if (!all) return look_for_the_rest(s, m, values, known);
    if (!csp_verify(m, values, &broken)) return say_broken(m, broken);
    output("yes, this is a solution\n");
    return STATUS_FINE;
}

static int check_model(const struct settings *s, csp_model *m)
{
    const size_t variables = (size_t)csp_variable_count(m) + 1;
    size_t length;
    char *text = load_text(s->words[1], LONGEST_SOLUTION, &length);
    csp_value *values = calloc(variables, sizeof *values);
    bool *known = calloc(variables, sizeof *known);
    csp_error error;
    int status = STATUS_BAD;
    if (!values || !known) message("csp: out of memory");
    else if (text && csp_read_solution(m, text, length, values, known, &error))
        status = check_values(s, m, values, known);
    else if (text) message("%s:%ld:%ld: %s", s->words[1], error.line, error.column, error.message);
    free(text);
    free(values);
    free(known);
    return status;
}

int command_check(const struct settings *s) { return with_model(s, 2, check_model); }
