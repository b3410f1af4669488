/* SPDX-License-Identifier: MIT */
/* made_step.c - see made_step.h */
#include "show/made_step.h"

#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "show/printed.h"

sudoku_rules *classic;
struct step made;

int start_steps(void **state)
{
    (void)state;
    classic = make((struct rule_spec){.n = 9});
    return 0;
}

int finish_steps(void **state)
{
    (void)state;
    step_free(&made);
    rules_free(classic);
    return 0;
}

int cell_named(const char *name) { return (name[1] - '1') * 9 + name[3] - '1'; }

void begin(int technique) { step_begin(&made, technique); }

void add(const char *words)
{
    for (const char *w = words; *w; w += strcspn(w, " "), w += *w == ' ') {
        const char *colon = strchr(w, ':');
        const int digit = colon ? colon[1] - '0' : 0;
        const char *role_of = strchr("=-pofed0123", *w);
        if (*w == 'r') step_cell(&made, SUDOKU_PATTERN, cell_named(w));
        else if (*w == 'B' || *w == 'C')
            step_house(&made, *w == 'B' ? SUDOKU_BASE : SUDOKU_COVER, atoi(w + 1));
        else if (w[1] == ' ' || !w[1]) step_digit(&made, SUDOKU_PATTERN, *w - '0');
        else {
            static const int roles[] = {SUDOKU_PLACED,  SUDOKU_REMOVED,  SUDOKU_PATTERN, SUDOKU_OTHER,
                                        SUDOKU_FIN,     SUDOKU_ENDO_FIN, SUDOKU_DEADLY,  SUDOKU_SET,
                                        SUDOKU_SET + 1, SUDOKU_SET + 2,  SUDOKU_SET + 3};
            assert_non_null(role_of);
            const int role = roles[role_of - "=-pofed0123"];
            step_part(&made, (sudoku_role)role, w[1] == ':' ? SUDOKU_NO_CELL : cell_named(w + 1), digit);
        }
    }
}

void add_chain(int chain, const char *words, int parent_of_first)
{
    int last = parent_of_first;
    for (const char *w = words; *w; w += strcspn(w, " "), w += *w == ' ') {
        const char *c = strchr(w, 'c'), *sign = w + strcspn(w, "+-");
        const bool on = *sign == '+';
        const sudoku_reason reason = last < 0 ? SUDOKU_ASSUMED : on ? SUDOKU_LAST_DIGIT : SUDOKU_SEES;
        const int node = step_node(&made, chain, sign[1] - '0', on, reason, SUDOKU_NO_HOUSE);
        for (const char *row = w + 1; row < c; row++)
            for (const char *column = c + 1; column < sign; column++)
                step_node_cell(&made, (*row - '1') * 9 + *column - '1');
        if (last >= 0) step_node_parent(&made, last);
        last = node;
    }
}
