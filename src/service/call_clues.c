/* SPDX-License-Identifier: MIT */
/* call_clues.c - clues as shapes, for whoever draws boards. */
#include <stdlib.h>
#include <string.h>

#include "service/call.h"
#include "show/clues/clue_picture.h"
#include "words/fail.h"

bool call_clues(struct call *c)
{
    const char *text = request_value(&c->request, "clues");
    const sudoku_clues *clues =
        sudoku_clues_new(c->puzzle.rules, text ? text : "", text ? strlen(text) : 0, &c->error);
    if (!clues) return false;
    struct clue_layout *layout = clue_layout_new(clues);
    if (layout) json_clue_shapes(c->json, layout);
    else fail_by_memory(&c->error);
    free(layout);
    sudoku_clues_free(clues);
    return layout != NULL;
}
