/* SPDX-License-Identifier: MIT */
/* relations.c - a condition of the user on two cells:

       relation: "abs(a - b) >= 3" r1c1 r1c2 r2c2     of neighbours along a line: r1c1 (a) and r1c2 (b), r1c2 (a) and r2c2 (b)
       pairwise: "a + b != 10" r1c1 r1c2 r2c2         of any two of the cells, the one that is named first being a

   It is written as docs/CSP-FORMAT.md says, and is
   tabulated by asking the constraint engine for all solutions.  */
#include "base/out.h"
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"
#include "csp/read/selection.h"

enum { A, B, HEAD = 40, LONGEST_MODEL = LONGEST_CLUE_TEXT + HEAD };

/* The condition stands in the second line of a model.  More than a condition would say something of its own. */
static csp_model *read_condition(const struct clue *c, int n, sudoku_error *error)
{
    char text[LONGEST_MODEL];
    struct out o = out_to_buffer(text, sizeof text);
    for (int i = 0; i < c->text_length; i++)
        if (c->text[i] == ';' || c->text[i] == '#' || c->text[i] == '\n') {
            fail(error, 0, i + 1, say(one_condition));
            return NULL;
        }
    out_format(&o, "var a, b : 1..%d\n", n);
    out_bytes(&o, c->text, (size_t)c->text_length);
    struct selection all = {.wanted = NULL};
    csp_model *m = read_model_part(text, o.used, &all, error);
    csp_variable goal;
    if (m && (!all.met || csp_model_goal(m, &goal) != CSP_SATISFY)) {
        fail(error, 0, 1, say(one_condition));
        csp_model_free(m);
        m = NULL;
    }
    if (!m && error) error->line = 0;
    return m;
}

static bool tabulate(const struct clue *c, int n, bitset *table, sudoku_error *error)
{
    csp_model *m = read_condition(c, n, error);
    if (!m) return false;
    csp_search *search = csp_search_new(m, NULL);
    csp_result result = CSP_NO_MEMORY;
    for (int i = 0; i < n; i++) table[i] = 0;
    while (search && (result = csp_search_next(search)) == CSP_SOLUTION)
        table[csp_search_value(search, A) - 1] |= bit((int)csp_search_value(search, B) - 1);
    csp_search_free(search);
    csp_model_free(m);
    return result == CSP_DONE || fail_by_memory(error);
}

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    for (int i = 1; i < c->count; i++) {
        const int a = digit_at(c, digits, i - 1), b = digit_at(c, digits, i);
        if (a && b && !(c->table[a - 1] & bit(b - 1))) return false;
    }
    return true;
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    for (int i = 1; i < c->count; i++) forms_pair_table(f, c->cell[i - 1], c->cell[i], c->table);
}

const struct clue_kind clue_relation = {.name = "relation",
                                        .statement = STATES_TEXT,
                                        .in_order = true,
                                        .may_repeat = true,
                                        .fewest = 2,
                                        .tabulate = tabulate,
                                        .look = {.drawing = DRAW_LINE,
                                                 .colour = "#c9a27a",
                                                 .width = 10,
                                                 .dashes = "12 4 3 4",
                                                 .last = MARK_HEAD,
                                                 .lettered = true},
                                        .holds = holds,
                                        .compile = compile};

static bool holds_pairwise(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    for (int i = 0; i < c->count; i++)
        for (int j = i + 1; j < c->count; j++) {
            const int a = digit_at(c, digits, i), b = digit_at(c, digits, j);
            if (a && b && !(c->table[a - 1] & bit(b - 1))) return false;
        }
    return true;
}

static void compile_pairwise(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    for (int i = 0; i < c->count; i++)
        for (int j = i + 1; j < c->count; j++) forms_pair_table(f, c->cell[i], c->cell[j], c->table);
}

const struct clue_kind clue_pairwise = {
    .name = "pairwise",
    .statement = STATES_TEXT,
    .in_order = true,
    .fewest = 2,
    .tabulate = tabulate,
    .look = {.drawing = DRAW_CAGE, .dashes = "12 3 3 3", .width = 3, .lettered = true},
    .holds = holds_pairwise,
    .compile = compile_pairwise};
