/* SPDX-License-Identifier: MIT */
/* chess_moves.c - rules about all cells that are a move of chess apart.

       anti-knight, anti-king      a knight's, or a king's, move apart are different digits
       non-consecutive             orthogonal neighbours do not differ by 1  */
#include <stdlib.h>

#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

/* Half of the moves: the others go back. */
struct move {
    int down, across;
};
static const struct move knight[] = {{1, 2}, {1, -2}, {2, 1}, {2, -1}},
                         king[] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};

/* The cell after the move, or -1. */
static int after(int n, int cell, struct move m)
{
    const int row = cell / n + m.down, column = cell % n + m.across;
    return row >= 0 && row < n && column >= 0 && column < n ? row * n + column : -1;
}

static bool are_different(int x, int y, int unused)
{
    (void)unused;
    return x != y;
}

static void compile_moves(struct forms *f, const struct move moves[4])
{
    for (int cell = 0; cell < f->n * f->n; cell++)
        for (int i = 0; i < 4; i++) {
            const int other = after(f->n, cell, moves[i]);
            if (other >= 0) forms_pair(f, cell, other, are_different, 0);
        }
}

/* Are the same digits nowhere as far apart as that, in rows and columns either way round? */
static bool no_equal_cells_apart(const sudoku_clues *set, const uint8_t *digits, int one_way,
                                 int other_way)
{
    const int n = set->rules->n;
    for (int a = 0; a < n * n; a++)
        for (int b = 0; b < a; b++) {
            const int rows = abs(a / n - b / n), columns = abs(a % n - b % n);
            if (digits[a] && digits[a] == digits[b] &&
                ((rows == one_way && columns == other_way) || (rows == other_way && columns == one_way)))
                return false;
        }
    return true;
}

static bool holds_anti_knight(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)c;
    return no_equal_cells_apart(set, digits, 1, 2);
}

static bool holds_anti_king(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)c;
    return no_equal_cells_apart(set, digits, 0, 1) && no_equal_cells_apart(set, digits, 1, 1);
}

static void compile_anti_knight(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)c;
    (void)set;
    compile_moves(f, knight);
}

static void compile_anti_king(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)c;
    (void)set;
    compile_moves(f, king);
}

static bool holds_non_consecutive(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)c;
    const int n = set->rules->n;
    for (int cell = 0; cell < n * n; cell++) {
        const int right = (cell + 1) % n ? digits[cell + 1] : 0,
                  below = cell + n < n * n ? digits[cell + n] : 0;
        if (digits[cell] && right && abs(digits[cell] - right) == 1) return false;
        if (digits[cell] && below && abs(digits[cell] - below) == 1) return false;
    }
    return true;
}

static bool are_not_consecutive(int x, int y, int unused)
{
    (void)unused;
    return x != y + 1 && y != x + 1;
}

static void compile_non_consecutive(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)c;
    (void)set;
    for (struct neighbours p = {.step = -1}; next_neighbours(f->n, &p);)
        forms_pair(f, p.a, p.b, are_not_consecutive, 0);
}

const struct clue_kind clue_anti_knight = {.name = "anti-knight",
                                           .statement = STATES_RULE,
                                           .holds = holds_anti_knight,
                                           .compile = compile_anti_knight};
const struct clue_kind clue_anti_king = {.name = "anti-king",
                                         .statement = STATES_RULE,
                                         .holds = holds_anti_king,
                                         .compile = compile_anti_king};
const struct clue_kind clue_non_consecutive = {.name = "non-consecutive",
                                               .statement = STATES_RULE,
                                               .holds = holds_non_consecutive,
                                               .compile = compile_non_consecutive};
