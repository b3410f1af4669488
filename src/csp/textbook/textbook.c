/* SPDX-License-Identifier: MIT */
/* textbook.c - the methods of csp_textbook.h: which there are, which options go together, and a search from its start to its end. */
#include "csp_textbook.h"

#include "base/contract.h"
#include "base/room.h"
#include "csp/textbook/inference.h"
#include "csp/textbook/methods.h"
#include "words/fail.h"

static const struct {
    const char *name;
    search_method *search;
    bool has_choices; /* of inference and order */
} methods[] = {
    [CSP_BACKTRACKING] = {"backtracking", search_by_backtracking, true},
    [CSP_BACKJUMPING] = {"backjumping", search_by_backjumping, true},
    [CSP_MIN_CONFLICTS] = {"min-conflicts", search_by_min_conflicts, false},
    [CSP_TREE] = {"tree", search_tree, false},
    [CSP_CUTSET] = {"cutset", search_by_cutset, false},
};

CSP_API const char *csp_method_name(int method)
{
    return method >= 0 && method <= CSP_CUTSET ? methods[method].name : NULL;
}

CSP_API const char *csp_inference_name(int inference)
{
    static const char *const names[] = {"none", "fc", "mac"};
    return inference >= 0 && inference <= CSP_MAINTAIN_ARCS ? names[inference] : NULL;
}

csp_textbook_result refuse_for_memory(csp_error *error)
{
    fail_by_memory(error);
    return CSP_TEXTBOOK_REFUSED;
}

static bool fit_together(const csp_textbook_options *o, csp_error *error)
{
    const bool chooses = o->inference || o->next_variable || o->first_value;
    if (chooses && !methods[o->method].has_choices)
        return fail(error, 0, 0, say(method_without_choices, methods[o->method].name));
    if (o->method == CSP_BACKJUMPING && o->inference == CSP_MAINTAIN_ARCS)
        return fail(error, 0, 0, say(backjumping_without_mac));
    return true;
}

static csp_textbook_result search_network(const struct network *n, const csp_textbook_options *o,
                                          csp_textbook_counters *counters, csp_error *error)
{
    struct assignment a;
    csp_textbook_result result;
    if (!assignment_start(&a, n, o) || !inference_start(&a)) result = refuse_for_memory(error);
    else if (n->impossible) result = CSP_TEXTBOOK_DONE;
    else if (n->variables) result = methods[o->method].search(&a, error);
    else result = report_solution(&a) ? CSP_TEXTBOOK_DONE : CSP_TEXTBOOK_ENOUGH;
    if (result != CSP_TEXTBOOK_REFUSED) *counters = a.counters;
    inference_release(&a);
    assignment_release(&a);
    return result;
}

CSP_API csp_textbook_result csp_textbook_search(const csp_model *model,
                                                const csp_textbook_options *options,
                                                csp_textbook_counters *counters, csp_error *error)
{
    REQUIRE(model, "model is NULL");
    csp_textbook_options whole = {.room = 0};
    if (options) options = TAKEN(csp_textbook_options, options, &whole, stop_context);
    else options = &whole;
    REQUIRE(options->method <= CSP_CUTSET && options->inference <= CSP_MAINTAIN_ARCS,
            "there is no such method or inference");
    REQUIRE(options->next_variable <= CSP_NEXT_DEGREES &&
                options->first_value <= CSP_TRY_LEAST_CONSTRAINING,
            "there is no such order");
    csp_textbook_result result = CSP_TEXTBOOK_REFUSED;
    csp_textbook_counters counted = {.room = 0};
    if (fit_together(options, error)) {
        struct network n;
        if (network_build(&n, model, error)) result = search_network(&n, options, &counted, error);
        network_release(&n);
    }
    if (counters) GIVE(csp_textbook_counters, counters, &counted, solutions);
    return result;
}
