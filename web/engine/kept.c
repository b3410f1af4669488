/* SPDX-License-Identifier: MIT */
/* kept.c - see kept.h */
#include "kept.h"

#include <string.h>

#include "base/fail.h"

enum { SOLVERS = 4, LOGICS = 3, USUAL_WORK = 5000000 };

/* Compares names of engines; NULL names the fastest. */
static bool same_name(const char *a, const char *b) { return a && b ? !strcmp(a, b) : a == b; }

/* ---- solvers ---- */

static struct {
    const sudoku_rules *rules;
    const char *engine;
    sudoku_solver *solver;
} solvers[SOLVERS];

sudoku_solver *kept_solver(struct call *c, const char *engine)
{
    static int next;
    for (int i = 0; i < SOLVERS; i++)
        if (solvers[i].solver && solvers[i].rules == c->puzzle.rules &&
            same_name(solvers[i].engine, engine))
            return solvers[i].solver;
    sudoku_solver_free(solvers[next].solver);
    sudoku_rules_free(solvers[next].rules);
    solvers[next].rules = sudoku_rules_keep(c->puzzle.rules);
    solvers[next].engine = engine;
    sudoku_solver *solver = solvers[next].solver = sudoku_solver_new(c->puzzle.rules, engine);
    next = (next + 1) % SOLVERS;
    if (!solver) fail(&c->error, 0, 0, "out of memory");
    return solver;
}

/* ---- logics ---- */

static struct {
    const sudoku_rules *rules;
    const char *profile;
    sudoku_logic *logic;
} logics[LOGICS];

static sudoku_logic *logic_of(struct call *c, const char *profile)
{
    static int next;
    for (int i = 0; i < LOGICS; i++)
        if (logics[i].logic && logics[i].rules == c->puzzle.rules &&
            same_name(logics[i].profile, profile))
            return logics[i].logic;
    sudoku_logic_free(logics[next].logic);
    sudoku_rules_free(logics[next].rules);
    logics[next].rules = sudoku_rules_keep(c->puzzle.rules);
    logics[next].profile = profile;
    sudoku_logic *logic = logics[next].logic = sudoku_logic_new(c->puzzle.rules, profile, &c->error);
    next = (next + 1) % LOGICS;
    return logic;
}

sudoku_logic *kept_logic(struct call *c, const char *profile)
{
    int chosen = 0;
    uint64_t work = USUAL_WORK;
    if (!request_choice(&c->request, "profile", sudoku_profile_name, &chosen, &c->error) ||
        !request_number(&c->request, "work", UINT64_MAX, &work, &c->error))
        return NULL;
    sudoku_logic *logic = logic_of(c, profile ? profile : sudoku_profile_name(chosen));
    if (logic) sudoku_logic_limit(logic, work, NULL, NULL);
    return logic;
}
