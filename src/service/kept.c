/* SPDX-License-Identifier: MIT */
/* kept.c - see kept.h */
#include "service/kept.h"

#include <string.h>

/* The table's own string for a name: callers' strings may not last. */
static const char *lasting(const char *name, const char *(*name_at)(int index))
{
    for (int i = 0; name && name_at(i); i++)
        if (!strcmp(name_at(i), name)) return name_at(i);
    return NULL;
}

/* ---- solvers ---- */

static void forget_solver(struct kept_solver *k)
{
    sudoku_solver_free(k->solver);
    sudoku_rules_free(k->rules);
    *k = (struct kept_solver){.rules = NULL};
}

sudoku_solver *kept_solver_for(struct kept *kept, const sudoku_rules *rules, const char *engine)
{
    const char *name = lasting(engine, sudoku_engine_name);
    struct kept_solver *oldest = kept->solver;
    if (engine && !name) return NULL;
    for (struct kept_solver *k = kept->solver; k < kept->solver + KEPT_SOLVERS; k++) {
        if (k->rules == rules && k->engine == name) {
            k->used = ++kept->clock;
            return k->solver;
        }
        if (k->used < oldest->used) oldest = k;
    }
    sudoku_solver *solver = sudoku_solver_new(rules, name);
    if (!solver) return NULL;
    forget_solver(oldest);
    *oldest = (struct kept_solver){sudoku_rules_keep(rules), name, solver, ++kept->clock};
    return solver;
}

/* ---- logics ---- */

static void forget_logic(struct kept_logic *k)
{
    sudoku_logic_free(k->logic);
    sudoku_rules_free(k->rules);
    *k = (struct kept_logic){.rules = NULL};
}

sudoku_logic *kept_logic_for(struct kept *kept, const sudoku_rules *rules, const char *profile,
                             sudoku_error *error)
{
    const char *name = lasting(profile, sudoku_profile_name);
    struct kept_logic *oldest = kept->logic;
    if (profile && !name) return sudoku_logic_new(rules, profile, error); /* which says what is wrong */
    for (struct kept_logic *k = kept->logic; k < kept->logic + KEPT_LOGICS; k++) {
        if (k->rules == rules && k->profile == name) {
            k->used = ++kept->clock;
            return k->logic;
        }
        if (k->used < oldest->used) oldest = k;
    }
    sudoku_logic *logic = sudoku_logic_new(rules, name, error);
    if (!logic) return NULL;
    forget_logic(oldest);
    *oldest = (struct kept_logic){sudoku_rules_keep(rules), name, logic, ++kept->clock};
    return logic;
}

void kept_clear(struct kept *kept)
{
    for (int i = 0; i < KEPT_SOLVERS; i++) forget_solver(&kept->solver[i]);
    for (int i = 0; i < KEPT_LOGICS; i++) forget_logic(&kept->logic[i]);
}
