/* SPDX-License-Identifier: MIT */
/* show_cnf.c - a puzzle as DIMACS CNF: variable (cell * size) + digit is true if the cell, counted from 0, holds the digit.

       c r1c1
       1 2 3 4 0         it holds one of its digits,
       -1 -2 0           and no two of them;
       -1 -5 0           no other cell of its houses holds the same digit
       c row 1
       1 5 9 13 0        every digit has a place in a house with a cell for each

   The last kind follows from the others, but helps solvers.  A given, and a digit that a cell cannot hold, is a clause of one literal,
   so the numbers of variables do not depend on the puzzle.  The clauses are listed twice: the first time they
   are only counted, for the line "p cnf".

   A solution is printed as the competitions of SAT solvers have it: "s SATISFIABLE", and all literals in lines that begin with "v".  */
#include "board/naming.h"
#include "show/export/export_parts.h"

struct clauses {
    struct out *out; /* NULL: only count */
    const sudoku_puzzle *puzzle;
    uint64_t count;
};

static int variable(const struct clauses *c, int cell, int digit)
{
    return cell * c->puzzle->rules->n + digit;
}

static void add_literal(struct clauses *c, int literal)
{
    if (!c->out) return;
    out_signed(c->out, literal);
    out_char(c->out, ' ');
}

static void end_clause(struct clauses *c)
{
    c->count++;
    if (c->out) out_text(c->out, "0\n");
}

static void add_pair(struct clauses *c, int one, int other)
{
    add_literal(c, -one);
    add_literal(c, -other);
    end_clause(c);
}

static void begin_group(const struct clauses *c)
{
    if (c->out) out_text(c->out, "c ");
}

/* ---- the clauses ---- */

static void list_digits_of_cell(struct clauses *c, int cell)
{
    const int n = c->puzzle->rules->n;
    const bitset left = allowed_digits(c->puzzle, cell);
    for (int digit = 1; digit <= n; digit++) add_literal(c, variable(c, cell, digit));
    end_clause(c);
    for (int one = 1; one <= n; one++)
        for (int other = one + 1; other <= n; other++)
            add_pair(c, variable(c, cell, one), variable(c, cell, other));
    for (int digit = 1; digit <= n; digit++) {
        const bool holds = left == bit(digit - 1);
        if (!holds && (is_single(left) || left & bit(digit - 1))) continue;
        add_literal(c, holds ? variable(c, cell, digit) : -variable(c, cell, digit));
        end_clause(c);
    }
}

static void list_peers_of_cell(struct clauses *c, int cell)
{
    uint16_t peers[SUDOKU_MAX_CELLS];
    const int count = peers_of(c->puzzle->rules, cell, peers);
    for (int i = 0; i < count; i++)
        for (int digit = 1; digit <= c->puzzle->rules->n && peers[i] > cell; digit++)
            add_pair(c, variable(c, cell, digit), variable(c, peers[i], digit));
}

static void list_places_in_house(struct clauses *c, const struct house *h)
{
    for (int digit = 1; digit <= c->puzzle->rules->n; digit++) {
        for (int i = 0; i < h->count; i++) add_literal(c, variable(c, h->cell[i], digit));
        end_clause(c);
    }
}

static void list_clauses(struct clauses *c)
{
    const sudoku_rules *r = c->puzzle->rules;
    for (int cell = 0; cell < r->cells; cell++) {
        begin_group(c);
        if (c->out) out_cell(c->out, r, cell), out_char(c->out, '\n');
        list_digits_of_cell(c, cell);
        list_peers_of_cell(c, cell);
    }
    for (int h = 0; h < r->house_count; h++) {
        if (!r->house[h].full) continue;
        begin_group(c);
        if (c->out) out_house(c->out, r, h), out_char(c->out, '\n');
        list_places_in_house(c, &r->house[h]);
    }
}

/* ---- the whole ---- */

static void out_map(struct out *o, const sudoku_rules *r)
{
    const int n = r->n;
    out_format(o,
               "c Sudoku %dx%d: variable (r - 1) * %d + (c - 1) * %d + d is true if row r, column c "
               "holds digit d\n",
               n, n, n * n, n);
    out_format(o, "c variable 1 is r1c1=1, variable %d is r1c1=%d, variable %d is r%dc%d=%d\n", n, n,
               n * n * n, n, n, n);
}

static void out_answer(struct out *o, const sudoku_sheet *sheet)
{
    enum { LITERALS_IN_LINE = 12 };
    const int n = sheet->puzzle->rules->n, variables = n * n * n;
    out_text(o, "s SATISFIABLE\n");
    for (int i = 0; i < variables; i++) {
        if (i % LITERALS_IN_LINE == 0) out_text(o, i ? "\nv" : "v");
        out_char(o, ' ');
        out_signed(o, sheet->solution[i / n] == i % n + 1 ? i + 1 : -(i + 1));
    }
    out_text(o, " 0\n");
}

void print_cnf(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    if (sheet->solution) {
        out_answer(o, sheet);
        return;
    }
    struct clauses c = {.puzzle = sheet->puzzle};
    list_clauses(&c);
    out_map(o, r);
    out_comments(o, sheet->puzzle, style, "c");
    out_format(o, "p cnf %d ", r->n * r->cells);
    out_number(o, c.count);
    out_char(o, '\n');
    c.out = o;
    list_clauses(&c);
}
