/* SPDX-License-Identifier: MIT */
/* engine.c - the table of engines, and the book-keeping of a search */
#include "engine/engine.h"

#include <string.h>

#include "base/contract.h"
#include "board/verify.h"
#include "clue/clue.h"
#include "engine/choose_engine.h"

/* Nodes between two calls of the caller's stop function: often enough for Ctrl-C, too rarely to cost time. */
enum { NODES_BETWEEN_QUESTIONS = 256 };

bool enter_node(struct search *s)
{
    const uint64_t nodes = s->counters.nodes;
    if (s->limits.nodes && nodes >= s->limits.nodes) {
        s->stopped = true;
    } else {
        s->counters.nodes++;
        if (s->limits.stop && nodes % NODES_BETWEEN_QUESTIONS == 0 &&
            s->limits.stop(s->limits.stop_context, &s->counters))
            s->stopped = true;
    }
    return !s->stopped;
}

#ifdef SUDOKU_CONTRACTS
const bool solutions_are_verified = true;
#else
const bool solutions_are_verified = false;
#endif

bool record_solution(struct search *s, const uint8_t *digits)
{
#ifdef SUDOKU_CONTRACTS
    sudoku_clash clash;
    REQUIRE(verify(s->puzzle, digits, &clash), "an engine gave a wrong solution");
    REQUIRE(!s->puzzle->clues || clues_hold(s->puzzle->clues, digits, NULL),
            "an engine gave a solution that breaks a clue");
#endif
    record_solutions(s, 1);
    if (s->found && !s->found(s->context, digits)) s->stopped = true;
    return !s->stopped;
}

void record_solutions(struct search *s, uint64_t count)
{
    sudoku_counters *c = &s->counters;
    if (count > UINT64_MAX - c->solutions) c->saturated = true;
    c->solutions = c->saturated ? UINT64_MAX : c->solutions + count;
    if (s->limits.solutions && c->solutions >= s->limits.solutions) s->stopped = true;
}

const struct engine *engine_at(int index)
{
#define AS_ADDRESS(name) &engine_##name,
    static const struct engine *const engines[] = {ENGINES(AS_ADDRESS)};
#undef AS_ADDRESS
    return index >= 0 && index < (int)(sizeof engines / sizeof *engines) ? engines[index] : NULL;
}

const struct engine *engine_named(const char *name, int size)
{
    const struct engine *e;
    if (!name) return engine_for_size(size);
    for (int i = 0; (e = engine_at(i)); i++)
        if (size <= e->max_size && !strcmp(name, e->name)) return e;
    return NULL;
}
