/* SPDX-License-Identifier: MIT */
/* crossings.c - see crossings.h

   Pairs of kinds come in the order

       box column, box row, column box, row box

   and then, for each further kind X in the order of their ranks,

       box X, column X, row X, X box, X column, X row, earlier kind X, X earlier kind.

   This is the order of Sukaku Explainer 2023.3, which visits all digits for each pair of houses.  1.18 visits all pairs of
   houses for each digit, omits some kinds (diagonals...), and has for each further kind X

       X column, X row, column X, row X, box X, X box, X earlier kind, earlier kind X.  */
#include "logic/step/crossings.h"

/* Houses of one rank: a section of columns_first(). */
struct kind {
    int first, past;
};

enum { BOXES, COLUMNS, ROWS, FIRST_EXTRA, KINDS = FIRST_EXTRA + HOUSE_KIND_COUNT };

struct crossing_search {
    struct finder *f;
    const uint16_t *order;
    bool (*tell)(struct finder *, const struct crossing *);
    struct kind kind[KINDS];
    int group[KINDS +
              1]; /* where the groups of further kinds begin: families such as the two diagonals */
    int groups;
    bitset digits; /* that need checking */
};

static int rank_of(const struct field *f, int house)
{
    const enum house_line line = kind_at(f, house)->line;
    if (line) return line == IS_ROW ? ROWS : COLUMNS;
    return house_is_box(f, house) ? BOXES : FIRST_EXTRA;
}

static bool digits_first(const struct finder *f) { return f->habits == HABITS_SUKAKU; }

static void list_kinds(struct crossing_search *h)
{
    const struct field *f = h->f->field;
    int extras = FIRST_EXTRA, last = -1;
    for (int first = 0, past; first < f->houses; first = past) {
        const struct house_rank rank = kind_at(f, h->order[first])->rank[ranking_of(h->f)];
        int k = rank_of(f, h->order[first]);
        past = past_rank(f, columns_first_order(h->f), first);
        if (k == FIRST_EXTRA) {
            if (rank.locks_nothing) continue;
            k = extras++;
            if (rank.family != last) h->group[h->groups++] = k;
            last = rank.family;
        }
        h->kind[k] = (struct kind){first, past};
    }
    h->group[h->groups] = extras;
}

static bool try_digit(struct crossing_search *h, const struct kind *kind, int base, int cover, int digit)
{
    const bitset places = places_of(h->f->at, base, digit);
    if (!without_lowest(places) || places & ~positions_in(h->f->field, base, cover)) return true;
    const struct crossing c = {base, cover, digit, kind->first, kind->past};
    return h->tell(h->f, &c);
}

static bool try_kinds(struct crossing_search *h, int base_kind, int cover_kind)
{
    const struct field *f = h->f->field;
    const struct kind *bases = &h->kind[base_kind], *covers = &h->kind[cover_kind];
    const int at_once = digits_first(h->f) ? 1 : f->n;
    for (int from = 0; from < f->n; from += at_once) {
        const bitset digits = h->digits & first_bits(at_once) << from;
        for (int b = bases->first; b < bases->past && digits; b++) {
            const int base = h->order[b];
            if (!house_full(f, base)) continue;
            for (int c = covers->first; c < covers->past; c++) {
                if (!without_lowest(positions_in(f, base, h->order[c]))) continue;
                for_each_bit(d, digits)
                    if (!try_digit(h, bases, base, h->order[c], d + 1)) return false;
            }
        }
    }
    return true;
}

/* Group g as covers, then as bases, of the boxes, columns and rows or of the kinds of an earlier group. */
static bool try_group(struct crossing_search *h, int first_other, int past_other, int g)
{
    for (int other = first_other; other < past_other; other++)
        for (int x = h->group[g]; x < h->group[g + 1]; x++)
            if (!try_kinds(h, other, x)) return false;
    for (int other = first_other; other < past_other; other++)
        for (int x = h->group[g]; x < h->group[g + 1]; x++)
            if (!try_kinds(h, x, other)) return false;
    return true;
}

/* The same in the order of Sukaku Explainer 1.18. */
static bool try_group_first(struct crossing_search *h, int g)
{
    static const int lines[] = {COLUMNS, ROWS};
    const int x = h->group[g];
    for (int i = 0; i < 2; i++)
        if (!try_kinds(h, x, lines[i])) return false;
    for (int i = 0; i < 2; i++)
        if (!try_kinds(h, lines[i], x)) return false;
    if (!try_kinds(h, BOXES, x) || !try_kinds(h, x, BOXES)) return false;
    for (int earlier = 0; earlier < g; earlier++)
        if (!try_kinds(h, x, h->group[earlier]) || !try_kinds(h, h->group[earlier], x)) return false;
    return true;
}

void each_locked_digit(struct finder *f, bool (*tell)(struct finder *, const struct crossing *))
{
    struct crossing_search h = {.f = f, .order = columns_first(f), .tell = tell};
    for (int d = 1; d <= f->field->n; d++)
        if (digit_is_new(f, d)) h.digits |= bit(d - 1);
    if (!h.digits) return;
    list_kinds(&h);
    if (!try_kinds(&h, BOXES, COLUMNS) || !try_kinds(&h, BOXES, ROWS)) return;
    if (!try_kinds(&h, COLUMNS, BOXES) || !try_kinds(&h, ROWS, BOXES)) return;
    for (int g = 0; g < h.groups; g++) {
        if (digits_first(f)) {
            if (!try_group_first(&h, g)) return;
            continue;
        }
        if (!try_group(&h, BOXES, FIRST_EXTRA, g)) return;
        for (int earlier = 0; earlier < g; earlier++)
            if (!try_group(&h, h.group[earlier], h.group[earlier + 1], g)) return;
    }
}

bitset positions_left(const struct finder *f, const struct crossing *c)
{
    return places_of(f->at, c->cover, c->digit) & ~positions_in(f->field, c->cover, c->base);
}

void begin_locked(struct finder *f, int technique, const struct crossing *c)
{
    step_begin(f->step, technique);
    step_digit(f->step, SUDOKU_PATTERN, c->digit);
    for_each_bit(i, places_of(f->at, c->cover, c->digit) & positions_in(f->field, c->cover, c->base)) {
        step_cell(f->step, SUDOKU_PATTERN, house_cell(f->field, c->cover, i));
        step_part(f->step, SUDOKU_PATTERN, house_cell(f->field, c->cover, i), c->digit);
    }
    step_house(f->step, SUDOKU_BASE, c->base);
    step_house(f->step, SUDOKU_COVER, c->cover);
    step_house_truth(f->step, c->base, c->digit);
}

void remove_rest_of_cover(struct finder *f, const struct crossing *c)
{
    for_each_bit(i, positions_left(f, c))
        step_remove(f->step, house_cell(f->field, c->cover, i), c->digit);
}
