/* SPDX-License-Identifier: MIT */
/* cmd_ac.c - csp ac: arc consistency, and what it leaves. */
#include <string.h>

#include "common/output.h"
#include "common/progress.h"
#include "csp/commands.h"
#include "csp/model_file.h"
#include "csp/solving.h"

static void print_domains(const struct solving *v)
{
    for (csp_variable x = 0; x < csp_variable_count(v->model); x++) {
        if (csp_variable_is_helper(v->model, x)) continue;
        output("%s in ", csp_variable_name(v->model, x));
        csp_print_domain(v->search, x, (csp_sink){output_bytes, NULL});
        output("\n");
    }
}

static csp_result make_consistent(const struct settings *s, csp_search *search)
{
    if (s->algorithm == ALGORITHM_SAC) return csp_propagate_singletons(search);
    if (s->algorithm == ALGORITHM_PC2) return csp_propagate_paths(search);
    return csp_propagate(search);
}

/* A kind of constraints that does not reach domain consistency, and how many there are. */
struct weak_kind {
    const char *name;
    csp_consistency reached;
    int count;
};
enum { MOST_WEAK_KINDS = 16 };

static int find_weak_kinds(const csp_model *m, struct weak_kind *weak)
{
    int kinds = 0;
    for (int c = 0; c < csp_constraint_count(m); c++) {
        const csp_consistency reached = csp_constraint_consistency(m, c);
        const char *name = csp_constraint_name(m, c);
        int k = 0;
        if (reached == CSP_REACHES_DOMAIN) continue;
        while (k < kinds && (weak[k].reached != reached || strcmp(weak[k].name, name) != 0)) k++;
        if (k == MOST_WEAK_KINDS) continue;
        if (k == kinds) weak[kinds++] = (struct weak_kind){.name = name, .reached = reached};
        weak[k].count++;
    }
    return kinds;
}

/* Arc consistency is about two variables: says which kinds of constraints reach less than the same on more of them. */
static void say_what_is_reached(const csp_model *m)
{
    struct weak_kind weak[MOST_WEAK_KINDS];
    const int kinds = find_weak_kinds(m, weak);
    for (int k = 0; k < kinds; k++)
        message("csp: %d constraint%s of the kind '%s' reach%s only %s", weak[k].count,
                weak[k].count == 1 ? "" : "s", weak[k].name, weak[k].count == 1 ? "es" : "",
                weak[k].reached == CSP_REACHES_BOUNDS ? "bounds consistency"
                                                      : "some consistency (docs/CSP-ENGINE.md)");
    if (kinds)
        message("csp: all others are domain consistent; --consistency domain makes these so, too");
}

static int show_consistent(const struct settings *s, csp_model *model)
{
    struct solving v;
    int status = STATUS_BAD, left = 0;
    if (s->consistency == CONSISTENCY_DOMAIN) {
        csp_tabulate(model, &left);
        if (left)
            message("csp: %d condition%s too large for a table", left, left == 1 ? " is" : "s are");
    } else if (!s->quiet && !s->traced) {
        say_what_is_reached(model);
    }
    csp_merge_pairs(model); /* if memory runs out, so does it in the search */
    if (solving_start(&v, s, model, true)) {
        const csp_result result = make_consistent(s, v.search);
        if (result == CSP_STOPPED) status = solving_stopped(&v, result);
        else if (result == CSP_NO_MEMORY)
            message("csp: out of memory, or the model is too large for this");
        else status = result == CSP_DONE ? STATUS_NO_SOLUTION : STATUS_FINE;
        if (status == STATUS_NO_SOLUTION && !s->traced) output("no solution\n");
        if (status == STATUS_FINE && !s->traced) print_domains(&v);
        if (s->statistics && !s->traced) print_statistics(&v, result, "");
    }
    return solving_end(&v, status);
}

int command_ac(const struct settings *s) { return with_model(s, 1, show_consistent); }
