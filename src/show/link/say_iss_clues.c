/* SPDX-License-Identifier: MIT */
/* say_iss_clues.c - clues as items of Interactive Sudoku Solver, by the table of src/clue/format/iss_types.h, which the reader uses, too.

   What has no type of its own there is said by others with the same meaning: relations between neighbours on a line as tables of pairs,
   clones as palindromes of two cells, odd and even cells as the digits that they may hold.  */
#include <stdlib.h>
#include <string.h>

#include "board/rules.h"
#include "clue/clue_kinds.h"
#include "clue/format/iss_types.h"
#include "clue/format/table_words.h"
#include "show/link/said_clues.h"
#include "words/fail.h"

struct writing {
    struct out *out;
    const sudoku_clues *clues;
    int n;
};

/* ---- pieces ---- */

static void out_coordinate(const struct writing *w, int number)
{
    out_char(w->out, "0123456789abcdefg"[number]);
}

static void out_cell_name(const struct writing *w, int cell)
{
    out_text(w->out, "~R");
    out_coordinate(w, cell / w->n + 1);
    out_char(w->out, 'C');
    out_coordinate(w, cell % w->n + 1);
}

static void out_cells(const struct writing *w, const uint16_t *cell, int count)
{
    for (int i = 0; i < count; i++) out_cell_name(w, cell[i]);
}

static bool are_neighbours(int a, int b, int n) { return abs(a / n - b / n) + abs(a % n - b % n) == 1; }

/* ---- diagonals ---- */

/* The end from which the program names the diagonal, in its direction; -1: it is no whole diagonal, or of one cell. */
static int named_end(const struct clue *c, int n)
{
    for (int k = 0; k < 2 && c->count > 1; k++) {
        const int first = c->cell[k ? c->count - 1 : 0], next = c->cell[k ? c->count - 2 : 1],
                  last = c->cell[k ? 0 : c->count - 1];
        const int row = first / n, column = first % n, end_row = last / n, end_column = last % n;
        const bool down = next > first, right = next % n > column;
        const bool at_edge = end_row == 0 || end_row == n - 1 || end_column == 0 || end_column == n - 1;
        const bool named = (column == 0 && row < n - 1 && down && right) ||
                           (row == 0 && column > 0 && down && !right) ||
                           (column == n - 1 && row > 0 && row < n - 1 && !down && !right) ||
                           (row == n - 1 && column > 0 && column < n - 1 && !down && right);
        if (named && at_edge) return first;
    }
    return -1;
}

/* ---- what can be said by a row of the table ---- */

static bool fits_number(const struct iss_type *t, const struct clue *c)
{
    return !t->number || !c->number_count || c->number[0] == t->number;
}

static bool can_say_by(const struct iss_type *t, const struct clue *c, int n)
{
    enum { THREE_CLASSES = 9 };
    if (t->kind != c->kind || !fits_number(t, c)) return false;
    if (t->form == ISS_NEIGHBOURS) return are_neighbours(c->cell[0], c->cell[1], n);
    if (t->form == ISS_DIAGONAL) return named_end(c, n) >= 0;
    if (t->form == ISS_PATTERN) return n <= 9;
    if (t->kind == &clue_entropic) return n == THREE_CLASSES;
    return true;
}

static const struct iss_type *type_for(const struct clue *c, int n)
{
    const struct iss_type *t;
    for (int i = 0; (t = iss_type_at(i)); i++)
        if (t->kind && can_say_by(t, c, n)) return t;
    return NULL;
}

/* Numbers of the form that has them in front. */
static int number_in_front(const struct iss_type *t, const struct clue *c)
{
    return c->number_count ? c->number[0] : t->number;
}

static void out_edge(const struct writing *w, const struct clue *c, bool *from_start)
{
    const int first = c->cell[0], second = c->cell[w->n > 1 ? 1 : 0], n = w->n;
    const bool row = first / n == second / n;
    *from_start = second >= first;
    out_char(w->out, '~');
    out_char(w->out, row ? 'R' : 'C');
    out_coordinate(w, (row ? first / n : first % n) + 1);
}

static void out_base64(struct out *o, const char *text, int length)
{
    static const char figures[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (int i = 0; i < length; i += 3) {
        unsigned bits = 0;
        for (int k = 0; k < 3; k++)
            bits = bits << 8 | (i + k < length ? (unsigned char)text[i + k] : 0u);
        for (int k = 0; k < 4 && i + k <= length; k++) out_char(o, figures[bits >> (18 - 6 * k) & 63u]);
    }
}

static void out_by_type(const struct writing *w, const struct iss_type *t, const struct clue *c)
{
    struct out *o = w->out;
    bool from_start;
    out_format(o, ".%s", t->name);
    switch (t->form) {
    case ISS_NUMBER:
        out_format(o, "~%d", number_in_front(t, c));
        out_cells(w, c->cell, c->count);
        break;
    case ISS_PILL:
        out_format(o, "~%d", c->first_count);
        out_cells(w, c->cell, c->count);
        break;
    case ISS_CELLS:
    case ISS_BULB:
    case ISS_NEIGHBOURS: out_cells(w, c->cell, c->count); break;
    case ISS_INDEX:
        out_format(o, "~%s", t->mark);
        out_cells(w, c->cell, c->count);
        break;
    case ISS_CORNER:
        out_cells(w, c->cell, 1);
        for (int i = 0; i < c->number_count; i++) out_format(o, "~%d", c->number[i]);
        break;
    case ISS_LINE:
        out_format(o, "~%d", c->number[0]);
        out_edge(w, c, &from_start);
        break;
    case ISS_VIEWS:
        out_edge(w, c, &from_start);
        if (from_start) out_format(o, "~%d~", c->number[0]);
        else out_format(o, "~~%d", c->number[0]);
        break;
    case ISS_DIAGONAL:
        out_format(o, "~%d", c->number[0]);
        out_cell_name(w, named_end(c, w->n));
        break;
    case ISS_SEGMENTS:
        out_cells(w, c->cell, c->first_count);
        out_char(o, '~');
        out_cells(w, c->cell + c->first_count, c->count - c->first_count);
        break;
    case ISS_SETS:
        out_text(o, "~2");
        out_cells(w, c->cell, c->count);
        break;
    case ISS_DIGITS:
        for (int i = 0; i < c->number_count; i++) out_format(o, "%c%d", i ? '_' : '~', c->number[i]);
        out_cells(w, c->cell, c->count);
        break;
    case ISS_PATTERN:
        out_char(o, '~');
        out_base64(o, c->text, c->text_length);
        out_cells(w, c->cell, c->count);
        break;
    case ISS_TABLE:
    case ISS_TABLE_OF_ALL:
    case ISS_RULE: break;
    }
}

/* ---- what is said by other types ---- */

static void out_table(const struct writing *w, const char *type, const bitset *table)
{
    out_format(w->out, ".%s~", type);
    out_iss_table(w->out, table, w->n);
    out_text(w->out, "~_");
}

/* An item of a type and two cells. */
static void out_two(const struct writing *w, const char *type, int a, int b)
{
    out_format(w->out, ".%s", type);
    out_cell_name(w, a);
    out_cell_name(w, b);
}

static bool is_called_so(const sudoku_clues *s, const struct clue_kind *kind, int cell)
{
    for (int i = 0; i < s->count; i++)
        for (int k = 0; s->clue[i].kind == kind && k < s->clue[i].count; k++)
            if (s->clue[i].cell[k] == cell) return true;
    return false;
}

/* Less, or greater, than each neighbour that is not called so, too. */
static void out_extremes(const struct writing *w, const struct clue *c)
{
    const bool least = c->kind == &clue_min;
    for (int i = 0; i < c->count; i++)
        for (struct neighbours p = {.step = -1}; next_neighbours(w->n, &p);) {
            const int cell = c->cell[i], other = p.a == cell ? p.b : p.b == cell ? p.a : -1;
            if (other < 0 || is_called_so(w->clues, c->kind, other)) continue;
            out_two(w, "GreaterThan", least ? other : cell, least ? cell : other);
        }
}

static void out_parity(const struct writing *w, const struct clue *c)
{
    for (int i = 0; i < c->count; i++) {
        out_char(w->out, '.');
        out_cell_name(w, c->cell[i]);
        for (int digit = c->kind == &clue_odd ? 1 : 2; digit <= w->n; digit += 2)
            out_format(w->out, "_%d", digit);
    }
}

static bool is_symmetric(const bitset *table, int n)
{
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            if ((table[a] >> b & 1) != (table[b] >> a & 1)) return false;
    return true;
}

/* Any two cells; where their order matters, one by one. */
static void out_all_pairs(const struct writing *w, const struct clue *c, const bitset *table)
{
    const bool all = is_symmetric(table, w->n);
    out_table(w, all ? "PairX" : "Pair", table);
    if (all) out_cells(w, c->cell, c->count);
    for (int i = 0; !all && i < c->count; i++)
        for (int k = i + 1; k < c->count; k++) {
            out_char(w->out, '~'); /* another line */
            out_cell_name(w, c->cell[i]);
            out_cell_name(w, c->cell[k]);
        }
}

/* What neighbours without a mark must not be; false: the kind is none of these. */
static bool table_of_unmarked(const struct writing *w, const struct clue_kind *kind, bitset *table)
{
    const bool white = kind == &clue_all_white || kind == &clue_all_dots,
               black = kind == &clue_all_black || kind == &clue_all_dots;
    const sudoku_clues *s = w->clues;
    if (!white && !black) return false;
    bool ratio[SUDOKU_MAX_SIZE + 1] = {false}, any = false;
    for (int i = 0; i < s->count; i++) {
        if (s->clue[i].kind != &clue_black || s->clue[i].number[0] > SUDOKU_MAX_SIZE) continue;
        ratio[s->clue[i].number[0]] = any = true;
    }
    if (!any) ratio[2] = true;
    for (int a = 1; a <= w->n; a++) {
        table[a - 1] = first_bits(w->n);
        for (int b = 1; b <= w->n; b++) {
            const int low = a < b ? a : b, high = a + b - low;
            const bool forbidden =
                (white && high - low == 1) || (black && high % low == 0 && ratio[high / low]);
            if (forbidden) table[a - 1] &= ~bit(b - 1);
        }
    }
    return true;
}

/* Lines of neighbours, from one mark to the next. */
static void out_unmarked(const struct writing *w, const struct clue_kind *kind)
{
    const bool white = kind != &clue_all_black, black = kind != &clue_all_white;
    bitset table[SUDOKU_MAX_SIZE];
    table_of_unmarked(w, kind, table);
    const int n = w->n;
    out_table(w, "Pair", table);
    for (int line = 0; line < 2 * n; line++) {
        int before = -1;
        for (int place = 0; place < n; place++) {
            const int cell = line < n ? line * n + place : place * n + line - n;
            const bool marked = before < 0 ||
                                (white && has_pair_clue(w->clues, &clue_white, before, cell)) ||
                                (black && has_pair_clue(w->clues, &clue_black, before, cell));
            if (marked) out_char(w->out, '~'); /* another line */
            out_cell_name(w, cell);
            before = cell;
        }
    }
}

/* Are all dots those that the program knows?  Then it has a type for the rule that all of them are drawn. */
static bool all_dots_are_plain(const struct writing *w)
{
    const sudoku_clues *s = w->clues;
    for (int i = 0; i < s->count; i++) {
        const struct clue *c = &s->clue[i];
        if ((c->kind == &clue_white || c->kind == &clue_black) && !type_for(c, w->n)) return false;
    }
    return true;
}

/* False: the clue cannot be said.  Without `out` it is only asked. */
static bool say_otherwise(const struct writing *w, const struct clue *c)
{
    bitset table[SUDOKU_MAX_SIZE];
    const bool write = w->out;
    if (table_of_kind(c, w->n, table)) {
        if (write) out_table(w, "Pair", table), out_cells(w, c->cell, c->count);
    } else if (table_of_all_pairs(c, w->n, table)) {
        if (write) out_all_pairs(w, c, table);
    } else if (c->kind == &clue_greater) {
        if (write) out_two(w, "Thermo", c->cell[1], c->cell[0]);
    } else if (c->kind == &clue_little) {
        if (write) out_format(w->out, ".Sum~%d", c->number[0]), out_cells(w, c->cell, c->count);
    } else if (c->kind == &clue_clone) {
        for (int i = 0; write && i < c->first_count; i++)
            if (c->cell[i] != c->cell[c->first_count + i])
                out_two(w, "Palindrome", c->cell[i], c->cell[c->first_count + i]);
    } else if (c->kind == &clue_min || c->kind == &clue_max) {
        if (write) out_extremes(w, c);
    } else if (c->kind == &clue_odd || c->kind == &clue_even) {
        if (write) out_parity(w, c);
    } else if (table_of_unmarked(w, c->kind, table)) {
        if (write) out_unmarked(w, c->kind);
    } else {
        return false;
    }
    return true;
}

static bool say_clue(const struct writing *w, const struct clue *c)
{
    const struct iss_type *t = type_for(c, w->n);
    if (!t || (c->kind == &clue_all_dots && !all_dots_are_plain(w))) return say_otherwise(w, c);
    if (w->out) out_by_type(w, t, c);
    return true;
}

bool iss_can_say_clues(const sudoku_clues *s, sudoku_error *error)
{
    for (int i = 0; s && i < s->count; i++)
        if (!say_clue(&(struct writing){.clues = s, .n = s->rules->n}, &s->clue[i]))
            return fail(error, 0, 0,
                        say(format_cannot_say, "iss", say(said_clue, s->clue[i].kind->name)));
    return true;
}

void out_iss_clues(struct out *o, const sudoku_clues *s)
{
    for (int i = 0; s && i < s->count; i++)
        say_clue(&(struct writing){.out = o, .clues = s, .n = s->rules->n}, &s->clue[i]);
}
