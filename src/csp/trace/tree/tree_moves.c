/* SPDX-License-Identifier: MIT */
/* tree_moves.c - see tree_moves.h */
#include "csp/trace/tree/tree_moves.h"

struct tree_move tree_move_of(const csp_event *e)
{
    switch (e->kind) {
    case CSP_DECIDE: return (struct tree_move){TREE_BRANCH, TREE_DOWN};
    case CSP_REFUTE: return (struct tree_move){TREE_OPEN, TREE_ACROSS};
    case CSP_RESTART: return (struct tree_move){TREE_OPEN, TREE_AGAIN};
    case CSP_FAIL: return (struct tree_move){TREE_FAILURE, TREE_STAY};
    case CSP_FOUND: return (struct tree_move){TREE_SOLUTION, TREE_STAY};
    case CSP_KEEP: /* without a constraint: a value that was tried for singleton consistency */
        return (struct tree_move){TREE_OPEN, e->constraint < 0 ? TREE_BACK : TREE_STAY};
    default: return (struct tree_move){TREE_OPEN, TREE_STAY};
    }
}
