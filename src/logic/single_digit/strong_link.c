/* SPDX-License-Identifier: MIT */
/* strong_link.c - see strong_link.h */
#include "logic/single_digit/strong_link.h"

#include <stddef.h>

struct strong_links *strong_links_of(struct finder *f)
{
    const size_t houses = (size_t)f->field->houses, most = 2 * houses;
    struct strong_links *l = scratch_of(f, SCRATCH_FISH,
                                        sizeof *l + houses * sizeof *l->house + most * sizeof *l->link +
                                            4 * most * most * sizeof *l->share);
    if (!l) return NULL;
    l->field = f->field;
    l->house = (cells *)(l + 1);
    l->link = (struct strong_link *)(l->house + houses);
    l->share = (int16_t *)(l->link + most);
    return l;
}

/* `other`: the type of houses that are neither boxes nor lines. */
static int type_of(const struct field *f, int house, int other)
{
    const enum house_line line = kind_at(f, house)->line;
    if (line) return line == IS_ROW ? ROW_LINK : COLUMN_LINK;
    return is_region(f, house) ? BOX_LINK : other;
}

/* ---- the ends ---- */

static bool in_one_line(const struct strong_links *l, int a, int b)
{
    const int n = l->field->n, x = l->spots.cell[a], y = l->spots.cell[b];
    return x / n == y / n || x % n == y % n;
}

/* Is it a window or the like, with places in rows and columns as in a box? */
static bool is_square(const struct strong_links *l, const struct strong_link *link)
{
    return kind_at(l->field, link->house)->square;
}

/* Two places: each is an end.  Two places of a box in one line are left to the line. */
static bool split_pair(const struct strong_links *l, struct strong_link *link)
{
    const int a = cells_next(&link->places, -1), b = cells_next(&link->places, a);
    if ((link->type == BOX_LINK || is_square(l, link)) && in_one_line(l, a, b)) return false;
    cells_add(&link->end[0], a);
    cells_add(&link->end[1], b);
    return true;
}

/* Places in two boxes or regions: those of each are an end, a single one first. */
static bool split_by_regions(const struct strong_links *l, struct strong_link *link)
{
    int region[2] = {-1, -1};
    for_each_cell(i, &link->places) {
        const int own = region_house(l->field, l->spots.cell[i]);
        const int side = region[0] < 0 || region[0] == own ? 0 : 1;
        if (own < 0 || (region[side] >= 0 && region[side] != own)) return false;
        region[side] = own;
        cells_add(&link->end[side], i);
    }
    if (region[1] < 0) return false;
    if (cells_count(&link->end[1]) == 1) {
        const cells single = link->end[1];
        link->end[1] = link->end[0];
        link->end[0] = single;
    }
    return true;
}

/* Are all places in two lines?  The lines' own places go into the ends. */
static bool within_lines(const struct strong_links *l, struct strong_link *link, int a, int b)
{
    link->end[0] = cells_and(&link->places, &l->house[a]);
    link->end[1] = cells_and(&link->places, &l->house[b]);
    const cells both = cells_or(&link->end[0], &link->end[1]);
    return cells_equal(&both, &link->places);
}

/* A column and a row: both have the crossing if it is a place, unless one of them has only one other place: that place is
   an end alone, and the other end is treated as if it had the crossing in any case.  */
static bool split_by_cross(const struct strong_links *l, struct strong_link *link, int crossing)
{
    const bool inside = house_has(l->field, link->house, crossing);
    const cells heart = cells_and(&link->end[0], &link->end[1]);
    const cells column = cells_but_not(&link->end[0], &heart),
                row = cells_but_not(&link->end[1], &heart);
    if (cells_empty(&column) || cells_empty(&row)) return false;
    if (cells_count(&row) == 1) {
        link->end[1] = link->end[0];
        link->end[0] = row;
    } else if (cells_count(&column) == 1) {
        link->end[0] = column;
    } else {
        return true;
    }
    if (inside) link->heart = crossing;
    return true;
}

/* A box: the first cross that has all places decides, then two rows, then two columns. */
static bool split_box(const struct strong_links *l, struct strong_link *link)
{
    const int n = l->field->n;
    const cells *box = &l->field->house[link->house];
    for (int row = 0; row < n; row++)
        for (int column = n; cells_meet(box, &l->field->house[row]) && column < 2 * n; column++)
            if (cells_meet(box, &l->field->house[column]) && within_lines(l, link, column, row))
                return split_by_cross(l, link, row * n + column - n);
    for (int first = 0; first <= n; first += n)
        for (int a = first; a < first + n; a++)
            for (int b = a + 1; b < first + n; b++)
                if (within_lines(l, link, a, b)) return true;
    return false;
}

/* A window: only crosses through its first row are looked at; or column, where a hidden window has rows that lie side
   by side and columns that do not.  */
static bool split_window(const struct strong_links *l, struct strong_link *link)
{
    const int n = l->field->n;
    const struct house *h = &l->field->rules->house[link->house];
    const int first = h->cell[0], row = row_of(l->field, first), column = column_of(l->field, first);
    const bool upright =
        !house_has(l->field, link->house, first + 1) && house_has(l->field, link->house, first + n);
    for (int i = 0; i < n; i++) {
        const int crossing = upright ? i * n + column : row * n + i;
        if (house_has(l->field, link->house, crossing) &&
            within_lines(l, link, n + crossing % n, crossing / n))
            return split_by_cross(l, link, crossing);
    }
    return false;
}

/* Two rows of two places that make up two columns: the second way to split it. */
static bool split_square_again(const struct strong_links *l, const struct strong_link *link,
                               struct strong_link *again)
{
    if (!link->grouped || link->type != BOX_LINK || cells_count(&link->end[0]) != 2 ||
        cells_count(&link->end[1]) != 2 || cells_meet(&link->end[0], &link->end[1]))
        return false;
    const int a = cells_next(&link->end[0], -1), b = cells_next(&link->end[0], a);
    const int c = cells_next(&link->end[1], -1), d = cells_next(&link->end[1], c);
    if (!in_one_line(l, a, b) || !in_one_line(l, a, c) || !in_one_line(l, b, d)) return false;
    *again = *link;
    again->end[0] = again->end[1] = no_cells();
    cells_add(&again->end[0], a);
    cells_add(&again->end[0], c);
    cells_add(&again->end[1], b);
    cells_add(&again->end[1], d);
    return true;
}

static bool split(const struct strong_links *l, struct strong_link *link)
{
    const int places = cells_count(&link->places);
    if (places < 2) return false;
    link->grouped = places > 2;
    if (places == 2) return split_pair(l, link);
    if (link->type == BOX_LINK) return split_box(l, link);
    if (is_square(l, link)) return split_window(l, link);
    return split_by_regions(l, link);
}

/* ---- the list ---- */

static void see(const struct strong_links *l, struct strong_link *link)
{
    for (int side = 0; side < 2; side++) {
        cells seen = no_cells();
        bool first = true;
        for_each_spot(i, &l->spots, &link->end[side])
        {
            if (first) seen = l->spots.seen[i];
            else keep_spots(&l->spots, &seen, &l->spots.seen[i]);
            first = false;
        }
        for_each_spot(i, &l->spots, &seen)
        {
            if (side && link->heart >= 0 && !sees(l->field, link->heart, l->spots.cell[i]))
                cells_remove(&seen, i);
        }
        link->seen[side] = seen;
    }
}

/* Columns come first, then rows, boxes, the others. */
static int share_rank(const struct field *f, int house)
{
    return is_region(f, house) ? 3 << FAMILY_BITS
                               : house_rank(&f->rules->house[house], EXPLAINER_118, COLUMNS_BEFORE_ROWS);
}

/* Has the house all of an end? */
static bool holds_end(const struct strong_links *l, int house, int end)
{
    const struct strong_link *link = &l->link[end / 2];
    if (end % 2 && link->heart >= 0 && !house_has(l->field, house, link->heart)) return false;
    for (int w = 0; w < l->spots.words; w++)
        if (link->end[end % 2].word[w] & ~l->house[house].word[w]) return false;
    return true;
}

static int find_shared(const struct strong_links *l, int a, int b)
{
    const struct field *f = l->field;
    const int cell = l->spots.cell[cells_next(&l->link[a / 2].end[a % 2], -1)];
    int best = -1;
    for (const struct seat *s = first_house(f, cell); s < past_house(f, cell); s++)
        if (holds_end(l, s->house, a) && holds_end(l, s->house, b) &&
            (best < 0 || share_rank(f, s->house) < share_rank(f, best)))
            best = s->house;
    return best;
}

void list_strong_links(struct strong_links *l, const struct position *at, int digit)
{
    const struct field *f = l->field;
    l->digit = digit;
    l->count = 0;
    spots_of(&l->spots, at, digit);
    for (int h = 0; h < f->houses; h++) l->house[h] = spots_in_house(&l->spots, f, h);
    const uint16_t *order = f->order[BOXES_ROWS_COLUMNS_118];
    for (int first = 0, past, other = OTHER_LINK; first < f->houses; first = past) {
        const int type = type_of(f, order[first], other);
        past = past_rank(f, BOXES_ROWS_COLUMNS_118, first);
        for (int i = first; i < past; i++) {
            const int h = order[i];
            if (!house_full(f, h)) continue;
            struct strong_link *link = &l->link[l->count];
            *link = (struct strong_link){
                .house = (uint16_t)h, .type = (uint8_t)type, .heart = -1, .places = l->house[h]};
            if (!split(l, link)) continue;
            l->count += split_square_again(l, link, link + 1) ? 2 : 1;
        }
        if (type == other && other < LAST_LINK) other++;
    }
    for (int i = 0; i < l->count; i++) see(l, &l->link[i]);
    for (int a = 0; a < 2 * l->count; a++)
        for (int b = 0; b < 2 * l->count; b++)
            l->share[a * 2 * l->count + b] = (int16_t)find_shared(l, a, b);
}
