/* SPDX-License-Identifier: MIT */
/* site_cells.c - addresses of any site that have exactly one run of n*n cells, or one and its solution.

   A run is what stands between the marks of an address.  It has digits, and empty cells if it is not the solution of another one.  An
   address that names a variant is refused: its rules are not in the cells.  */
#include <string.h>

#include "base/whole_root.h"
#include "board/symbols.h"
#include "read/link/link.h"
#include "read/link/rules_text.h"

enum { SMALLEST = 4 };

struct runs {
    int count, full;
    struct piece open, solution; /* the last one with empty cells, and the last one without */
};

static bool ends_run(char c) { return !is_cell_symbol(c) && c != '-'; }

/* n, if the run is a puzzle of that size: digits up to n, and one mark for empty cells. */
static int size_of_run(struct piece run, bool *empty)
{
    const int n = run.length <= SUDOKU_MAX_CELLS ? exact_root((int)run.length) : 0;
    char mark = '\0';
    int digits = 0;
    if (n < SMALLEST) return 0;
    for (size_t i = 0; i < run.length; i++) {
        const char c = run.text[i];
        if (c != '0' && symbol_digit(c, n)) {
            digits++;
            continue;
        }
        if (mark && c != mark) return 0;
        mark = c;
    }
    *empty = mark;
    return digits && (!mark || is_empty_mark(mark) || mark == '-') ? n : 0;
}

static struct runs find_runs(struct piece text)
{
    struct runs r = {.count = 0};
    for (size_t at = 0; at < text.length; at++) {
        struct piece run = {text.text + at, 0};
        bool empty = false;
        while (at < text.length && !ends_run(text.text[at])) at++;
        run.length = (size_t)(text.text + at - run.text);
        if (!size_of_run(run, &empty)) continue;
        if (empty) {
            r.count += !r.count || r.open.length != run.length ||
                       memcmp(r.open.text, run.text, run.length) != 0;
            r.open = run;
        } else {
            r.full++;
            r.solution = run;
        }
    }
    return r;
}

bool has_cells(struct piece text) { return find_runs(text).count > 0; }

static void decode_run(struct piece run, int n, uint8_t *digits)
{
    for (size_t i = 0; i < run.length; i++)
        digits[i] = run.text[i] == '0' ? 0 : (uint8_t)symbol_digit(run.text[i], n);
}

static bool completes(const struct draft *d)
{
    for (int cell = 0; cell < d->n * d->n; cell++)
        if (d->givens[cell] && d->givens[cell] != d->solution[cell]) return false;
    return true;
}

enum link_end read_cells(struct link *k)
{
    struct draft *d = &k->reader->draft;
    size_t length = 0;
    while (length < k->length && k->payload[length] != ' ' && k->payload[length] != '>') length++;
    const struct piece text = {k->payload, length};
    const struct runs r = find_runs(text);
    char variant[VARIANT_ROOM];
    if (!r.count) return link_fail(k, say(link_without_puzzle, k->site));
    if (r.count > 1) return link_fail(k, say(link_several_grids, k->site));
    judge_rules_text(text.text, text.length, variant);
    if (variant[0]) return link_fail(k, say(link_names_variant, k->site, variant));
    if (!draft_size(d, exact_root((int)r.open.length), k->place, k->reader->error)) return LINK_WRONG;
    decode_run(r.open, d->n, d->givens);
    d->has_givens = true;
    if (!r.full || r.solution.length != r.open.length) return LINK_READ;
    decode_run(r.solution, d->n, d->solution);
    if (!completes(d)) return link_fail(k, say(link_several_grids, k->site));
    d->has_solution = true;
    d->solution_place = k->place;
    return LINK_READ;
}
