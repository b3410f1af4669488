/* SPDX-License-Identifier: MIT */
/* wiki.c - links of sudokuwiki: 81 figures, 0 for an empty cell, or the state of a solution.

   The state is "S9B" and two figures in base 36 for each cell: 1 to 9 a clue, 10 to 18 a digit that was placed, less 9, or else 18 and the
   sum of 2^(d-1) over the candidates.  */

#include "base/ascii.h"
#include "board/symbols.h"
#include "read/link/link.h"

enum { SIZE = 9, CELLS = SIZE * SIZE, FIRST_PLACED = 10, FIRST_MARKS = 19, ALL_MARKS = 18 + 511 };

static int figure_36(char c)
{
    if (is_figure(c)) return c - '0';
    const char low = (char)(c | 0x20);
    return is_letter(c) ? low - 'a' + 10 : -1;
}

/* The figures up to the first other character. */
static size_t count_figures(const struct link *k, size_t from, bool base_36)
{
    size_t at = from;
    while (at < k->length &&
           (is_figure(k->payload[at]) || (base_36 ? is_letter(k->payload[at]) : k->payload[at] == '.')))
        at++;
    return at - from;
}

static enum link_end wrong_count(struct link *k, size_t from, size_t count, int expected)
{
    if (count < (size_t)expected && from + count == k->length) return LINK_CUT_OFF;
    return link_fail(k, say(link_cells, k->site, (int)count, expected));
}

static enum link_end read_state(struct link *k)
{
    struct draft *d = &k->reader->draft;
    const size_t count = count_figures(k, 3, true);
    if (count != 2 * CELLS) return wrong_count(k, 3, count, 2 * CELLS);
    for (int cell = 0; cell < CELLS; cell++) {
        const char *at = k->payload + 3 + 2 * cell;
        const int state = 36 * figure_36(at[0]) + figure_36(at[1]);
        d->givens[cell] = d->placed[cell] = 0;
        d->marks[cell] = 0;
        if (state < 1 || state > ALL_MARKS) return link_fail(k, say(link_damaged, k->site));
        if (state < FIRST_PLACED) d->givens[cell] = (uint8_t)state;
        else if (state < FIRST_MARKS) d->placed[cell] = (uint8_t)(state - SIZE);
        else d->marks[cell] = (uint64_t)(state - (FIRST_MARKS - 1));
        d->has_placed |= d->placed[cell] != 0;
        d->has_marks |= d->marks[cell] != 0;
    }
    return LINK_READ;
}

static enum link_end read_figures(struct link *k)
{
    struct draft *d = &k->reader->draft;
    size_t count = count_figures(k, 0, false);
    if (count == CELLS + 1 && k->payload[CELLS] == '.') count--; /* the end of a sentence */
    if (count != CELLS) return wrong_count(k, 0, count, CELLS);
    const struct glyphs g = {.symbol = k->payload, .count = CELLS, .first = k->place};
    if (!decode_givens(d, &g, SIZE, k->reader->error)) {
        k->reader->error->column = k->place.column;
        return LINK_WRONG;
    }
    return LINK_READ;
}

/* Other pages than that of Sudoku have other rules; `prefix` is the address behind the site. */
static bool is_other_page(const struct link *k)
{
    const struct piece path = {k->prefix.text, k->prefix.length};
    return path.length && !piece_begins(path, "/sudoku.htm") && !piece_begins(path, "/?") &&
           !piece_begins(path, "?");
}

enum link_end read_wiki(struct link *k)
{
    struct draft *d = &k->reader->draft;
    if (is_other_page(k)) {
        char page[40];
        struct out o = out_to_buffer(page, sizeof page);
        size_t length = 0;
        while (length < k->prefix.length && k->prefix.text[length] != '?') length++;
        if (length) out_bytes(&o, k->prefix.text + 1, length - 1);
        return link_fail(k, say(link_names_variant, k->site, page));
    }
    d->has_givens = true;
    if (!draft_size(d, SIZE, k->place, k->reader->error)) return LINK_WRONG;
    const struct piece payload = {k->payload, k->length};
    return piece_begins(payload, "S9B") ? read_state(k) : read_figures(k);
}
