/* SPDX-License-Identifier: MIT */
/* cmd_count.c - csp count: how many solutions. */
#include <inttypes.h>

#include "common/output.h"
#include "common/progress.h"
#include "csp/commands.h"
#include "csp/model_file.h"
#include "csp/solving.h"

static int count_model(const struct settings *s, csp_model *model)
{
    struct solving v;
    int status = STATUS_BAD;
    csp_set_goal(model, CSP_SATISFY, -1);
    if (solving_start(&v, s, model, true)) {
        csp_result result = CSP_SOLUTION;
        uint64_t found = 0;
        while ((!s->limit || found < s->limit) && (result = solving_next(&v)) == CSP_SOLUTION) found++;
        output("%s%" PRIu64 "\n", result == CSP_DONE ? "" : "at least ", found);
        status = result == CSP_DONE && !found ? STATUS_NO_SOLUTION : STATUS_FINE;
        if (result != CSP_SOLUTION && result != CSP_DONE) status = solving_stopped(&v, result);
        if (s->statistics) print_statistics(&v, result, "");
    }
    return solving_end(&v, status);
}

int command_count(const struct settings *s) { return with_model(s, 1, count_model); }
