/* SPDX-License-Identifier: MIT */
/* cmd_check.c - csp check: does a solution satisfy the model? */
#include <stdlib.h>

#include "common/load.h"
#include "common/output.h"
#include "common/progress.h"
#include "csp/commands.h"
#include "csp/model_file.h"
#include "csp/solving.h"

#define LONGEST_SOLUTION ((size_t)1 << 28)

static int say_broken(const csp_model *m, int broken)
{
    int count;
    if (broken == CSP_NOT_VERIFIED) {
        message("csp: out of memory");
        return STATUS_BAD;
    }
    if (broken < 0) {
        output("wrong: a value is not in its domain\n");
        return STATUS_NO_SOLUTION;
    }
    const csp_variable *scope = csp_constraint_scope(m, broken, &count);
    output("wrong: %s(", csp_constraint_name(m, broken));
    for (int i = 0; i < count; i++) output("%s%s", i ? ", " : "", csp_variable_name(m, scope[i]));
    output(") does not hold\n");
    return STATUS_NO_SOLUTION;
}

/* Variables that the text does not mention may have any value: is there one? */
static int look_for_the_rest(const struct settings *s, csp_model *m, const csp_value *values,
                             const bool *known)
{
    struct solving v;
    int status = STATUS_BAD;
    for (csp_variable x = 0; x < csp_variable_count(m); x++)
        if (known[x]) csp_restrict(m, x, &values[x], 1);
    csp_set_goal(m, CSP_SATISFY, -1);
    if (solving_start(&v, s, m, false)) {
        const csp_result result = csp_search_next(v.search);
        if (result == CSP_SOLUTION) status = STATUS_FINE;
        else if (result == CSP_DONE) status = STATUS_NO_SOLUTION;
        else status = solving_stopped(&v, result);
        if (result == CSP_SOLUTION) output("right; the variables without a value can be assigned\n");
        if (result == CSP_DONE) output("wrong: no solution has these values\n");
    }
    solving_end(&v);
    return status;
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
    if (!all) return look_for_the_rest(s, m, values, known);
    if (!csp_verify(m, values, &broken)) return say_broken(m, broken);
    output("right\n");
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
