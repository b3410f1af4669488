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

bool record_solution(struct search *s, const uint8_t *digits)
{
#ifdef SUDOKU_CONTRACTS
    sudoku_clash clash;
    REQUIRE(verify(s->puzzle, digits, &clash), "an engine gave a wrong solution");
    REQUIRE(!s->puzzle->clues || clues_hold(s->puzzle->clues, digits, NULL),
            "an engine gave a solution that breaks a clue");
#endif
    if (s->counters.solutions == UINT64_MAX) s->counters.saturated = true;
    else s->counters.solutions++;
    if (s->found && !s->found(s->context, digits)) s->stopped = true;
    if (s->limits.solutions && s->counters.solutions >= s->limits.solutions) s->stopped = true;
    return !s->stopped;
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
