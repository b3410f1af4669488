/* SPDX-License-Identifier: MIT */
/* cmd_ac.c - csp ac: arc consistency, and what it leaves. */
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

static int show_consistent(const struct settings *s, csp_model *model)
{
    struct solving v;
    int status = STATUS_BAD;
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
