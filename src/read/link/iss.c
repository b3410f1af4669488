/* SPDX-License-Identifier: MIT */
/* iss.c - strings of Interactive Sudoku Solver, alone or behind "?q=":

       .Shape~6x6.Jigsaw~AAABBB....NoBoxes.Diagonal~1.~R1C8_1~R2C5_2~R3C3_1_2

   Items begin with a full stop and have parts behind tildes; one without a type states digits of cells.  Rows and columns above 9 are
   letters or two figures.  A text without tildes is a grid, a grid and its layout, or pencil marks.  Blanks and line ends do not count.
   Types that are neither houses nor clues (iss_clues.c) are listed as not applied.  */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "base/whole_root.h"
#include "board/extras.h"
#include "board/symbols.h"
#include "read/link/iss.h"
#include "read/link/objects.h"

enum { LARGEST_SIZE = 16, USUAL_SIZE = 9, MOST_TYPES = 64 };

struct reading {
    struct link *link;
    struct draft *draft;
    bool no_boxes;
    struct piece layout; /* of Jigsaw */
    int depth;           /* of items within others */
    int passed_over;     /* 0, or the depth at which they began not to hold by themselves */
    int types;           /* that are not applied */
    struct {
        struct piece name;
        long count;
    } type[MOST_TYPES];
};

/* ---- parts ---- */

bool iss_part(struct piece *rest, struct piece *part)
{
    if (!rest->text) return false;
    const char *tilde = memchr(rest->text, '~', rest->length);
    part->text = rest->text;
    part->length = tilde ? (size_t)(tilde - rest->text) : rest->length;
    rest->length -= part->length + (tilde ? 1 : 0);
    rest->text = tilde ? tilde + 1 : NULL;
    return true;
}

bool iss_word(struct piece p, const char *word)
{
    return p.length == strlen(word) && !memcmp(p.text, word, p.length);
}

int iss_coordinate(const char **at, const char *end)
{
    if (*at == end) return 0;
    const char low = (char)(**at | 0x20);
    if (low >= 'a' && low <= 'g') {
        ++*at;
        return low - 'a' + 10;
    }
    const int number = small_number(at, end);
    return number > 0 ? number : 0;
}

int iss_cell(struct piece *p, int n)
{
    const char *at = p->text, *end = at + p->length;
    if (at == end || (*at | 0x20) != 'r') return -1;
    at++;
    const int row = iss_coordinate(&at, end);
    if (at == end || (*at | 0x20) != 'c') return -1;
    at++;
    const int column = iss_coordinate(&at, end);
    if (row < 1 || column < 1 || row > n || column > n) return -1;
    p->length -= (size_t)(at - p->text);
    p->text = at;
    return (row - 1) * n + column - 1;
}

enum link_end iss_bad_part(struct link *k, struct piece part)
{
    char text[40];
    struct out o = out_to_buffer(text, sizeof text);
    out_bytes(&o, part.text, part.length);
    return link_fail(k, say(bad_given, text));
}

/* ---- items ---- */

/* R1C1_5, or R1C1_1_2 for candidates; several statements about a cell hold together. */
static enum link_end read_givens(struct reading *s, struct piece rest)
{
    struct draft *d = s->draft;
    struct piece part;
    while (iss_part(&rest, &part)) {
        struct piece values = part;
        const int cell = iss_cell(&values, d->n);
        uint64_t set = 0;
        const char *at = values.text, *end = at + values.length;
        if (cell < 0) return iss_bad_part(s->link, part);
        while (at < end && *at == '_') {
            at++;
            const int digit = small_number(&at, end);
            if (digit < 1 || digit > d->n) return iss_bad_part(s->link, part);
            set |= bit(digit - 1);
        }
        if (at < end || !set) return iss_bad_part(s->link, part);
        d->allowed[cell] &= set;
    }
    return LINK_READ;
}

static enum link_end read_house(struct reading *s, struct piece rest)
{
    struct draft *d = s->draft;
    struct piece part;
    uint16_t cell[SUDOKU_MAX_SIZE];
    int count = 0;
    while (iss_part(&rest, &part)) {
        struct piece name = part;
        const int number = iss_cell(&name, d->n);
        if (number < 0 || name.length) return iss_bad_part(s->link, part);
        if (count == d->n) return link_fail(s->link, say(house_too_large, d->n));
        cell[count++] = (uint16_t)number;
    }
    if (count < 2) return LINK_READ;
    return draft_cells(d, cell, count, s->link->place, s->link->reader->error) ? LINK_READ : LINK_WRONG;
}

static void count_type(struct reading *s, struct piece name)
{
    for (int i = 0; i < s->types; i++)
        if (s->type[i].name.length == name.length &&
            !memcmp(s->type[i].name.text, name.text, name.length)) {
            s->type[i].count++;
            return;
        }
    if (s->types == MOST_TYPES) return;
    s->type[s->types].name = name;
    s->type[s->types++].count = 1;
}

static void add_rule(struct reading *s, const char *name)
{
    s->draft->extras |= extra_rules_named(name, strlen(name));
    s->draft->states_rules = true;
    s->draft->rules_place = s->link->place;
}

/* The type is cut off; `rest` are the parts after it. */
static enum link_end read_item(struct reading *s, struct piece type, struct piece rest)
{
    struct piece part = {"", 0}, cells = rest;
    const bool one_part = iss_part(&cells, &part);
    if (!type.length || iss_word(type, "Given")) return read_givens(s, rest);
    if (iss_word(type, "Diagonal") && iss_word(part, "1")) add_rule(s, "rising");
    else if (iss_word(type, "Diagonal") && iss_word(part, "-1")) add_rule(s, "falling");
    else if (iss_word(type, "Windoku")) add_rule(s, "nrc");
    else if (iss_word(type, "DisjointSets")) add_rule(s, "disjoint");
    else if (iss_word(type, "NoBoxes")) s->no_boxes = true;
    else if (iss_word(type, "AllDifferent")) return read_house(s, rest);
    else if (iss_word(type, "Cage") && one_part && (!part.length || iss_word(part, "0")))
        return read_house(s, cells);
    else if (iss_word(type, "Jigsaw") && one_part) {
        do s->layout = part;
        while (iss_part(&cells, &part)); /* older strings state the shape first */
    } else if (!iss_word(type, "Shape") && !iss_word(type, "SearchPriority")) {
        bool known;
        const enum link_end end = read_iss_clue(s->link, type, rest, &known);
        if (end == LINK_READ && !known) count_type(s, type);
        return end;
    }
    return LINK_READ;
}

/* Items within others, up to .End: all of .And hold, and of .Or and .Replicate we cannot say what does.  Is the item one that holds? */
static bool holds_by_itself(struct reading *s, struct piece type)
{
    const bool opens = iss_word(type, "And") || iss_word(type, "Or") || iss_word(type, "Replicate");
    if (iss_word(type, "End") && s->depth) {
        s->depth--;
        if (s->depth < s->passed_over) s->passed_over = 0;
        return false;
    }
    if (opens) {
        s->depth++;
        if (!s->passed_over && !iss_word(type, "And")) {
            s->passed_over = s->depth;
            count_type(s, type);
        }
        return false;
    }
    return !s->passed_over;
}

/* Calls read_item() for each item, or only finds the shape. */
static enum link_end read_items(struct reading *s, struct piece text, struct piece *shape)
{
    enum link_end result = LINK_READ;
    for (size_t at = 0; result == LINK_READ && at < text.length;) {
        struct piece item = {text.text + at + 1, 0}, type;
        while (at + 1 + item.length < text.length && item.text[item.length] != '.') item.length++;
        at += item.length + 1;
        struct piece rest = item;
        iss_part(&rest, &type);
        if (!shape) result = holds_by_itself(s, type) ? read_item(s, type, rest) : LINK_READ;
        else if (iss_word(type, "Shape") && rest.text) *shape = rest;
    }
    return result;
}

/* ---- the grid ---- */

/* "9x9", "6x6~6" or "9x9~1-9". */
static int size_of_shape(struct piece shape)
{
    const char *at = shape.text, *end = at + shape.length;
    const int rows = small_number(&at, end);
    if (at == end || *at++ != 'x') return 0;
    const int columns = small_number(&at, end);
    if (rows != columns || rows < 1 || rows > LARGEST_SIZE) return 0;
    if (at == end) return rows;
    if (*at++ != '~') return 0;
    if (end - at > 2 && at[0] == '1' && at[1] == '-') at += 2;
    return small_number(&at, end) == rows && at == end ? rows : 0;
}

/* Both boxes and a layout: the pieces of the layout are houses beside the boxes. */
static enum link_end add_layout(struct reading *s)
{
    struct draft *d = s->draft;
    const struct glyphs g = {.symbol = s->layout.text, .count = (int)s->layout.length};
    sudoku_error *error = s->link->reader->error, why;
    if (s->layout.length != (size_t)(d->n * d->n))
        return link_fail(s->link, say(link_cells, s->link->site, (int)s->layout.length, d->n * d->n));
    if (!decode_layout(&g, d->n, d->regions, &why)) {
        *error = why;
        error->line = s->link->place.line;
        error->column = s->link->place.column;
        return LINK_WRONG;
    }
    d->shape_place = s->link->place;
    if (s->no_boxes) {
        d->has_regions = true;
        return LINK_READ;
    }
    for (int region = 0; region < d->n; region++) {
        uint16_t cell[SUDOKU_MAX_SIZE];
        int count = 0;
        for (int i = 0; i < d->n * d->n; i++)
            if (d->regions[i] == region) cell[count++] = (uint16_t)i;
        if (!draft_cells(d, cell, count, s->link->place, error)) return LINK_WRONG;
    }
    return LINK_READ;
}

/* One candidate is a given; none, where statements clash, is left as it is: there is no solution. */
static void settle_cells(struct draft *d)
{
    d->has_givens = true;
    for (int cell = 0; cell < d->n * d->n; cell++) {
        const uint64_t set = d->allowed[cell];
        d->givens[cell] = 0;
        if (set && !(set & (set - 1))) {
            d->givens[cell] = (uint8_t)(lowest(set) + 1);
            d->allowed[cell] = first_bits(d->n);
        }
        d->has_allowed |= d->allowed[cell] != first_bits(d->n);
    }
}

static enum link_end read_string(struct link *k, struct piece text)
{
    struct draft *d = &k->reader->draft;
    struct reading s = {.link = k, .draft = d};
    struct piece shape = {NULL, 0};
    read_items(&s, text, &shape);
    const int n = shape.text ? size_of_shape(shape) : USUAL_SIZE;
    if (!n) {
        char name[24];
        struct out o = out_to_buffer(name, sizeof name);
        out_bytes(&o, shape.text, shape.length);
        return link_fail(k, say(unread_shape, name));
    }
    if (!draft_size(d, n, k->place, k->reader->error)) return LINK_WRONG;
    for (int cell = 0; cell < n * n; cell++) d->allowed[cell] = first_bits(n);
    enum link_end result = read_items(&s, text, NULL);
    if (result == LINK_READ && s.layout.text) result = add_layout(&s);
    int rows, columns;
    if (!d->has_regions && (s.no_boxes || !usual_box(n, &rows, &columns))) {
        d->has_box = true;
        d->box_rows = d->box_columns = -1;
        d->shape_place = k->place;
    }
    if (result != LINK_READ) return result;
    for (int i = 0; i < s.types; i++)
        list_name(d->labels.unapplied, s.type[i].name.text, s.type[i].name.length, s.type[i].count);
    name_known_houses(d);
    settle_cells(d);
    return LINK_READ;
}

/* ---- texts that are no such strings ---- */

static enum link_end read_plain(struct link *k, struct piece text)
{
    struct draft *d = &k->reader->draft;
    const int length = text.length > SUDOKU_MAX_CELLS * 2 ? 0 : (int)text.length;
    const int n = exact_root(length), pair = length % 2 ? 0 : exact_root(length / 2);
    int marks = 1;
    while (marks * marks * marks < length) marks++;
    const int size = n ? n : pair ? pair : marks * marks * marks == length ? marks : 0;
    if (size < 2 || size > LARGEST_SIZE) return link_fail(k, say(link_without_puzzle, k->site));
    if (!draft_size(d, size, k->place, k->reader->error)) return LINK_WRONG;
    const struct glyphs g = {.symbol = text.text,
                             .count = n || pair ? size * size : length,
                             .first = k->place},
                        layout = {
                            .symbol = text.text + size * size, .count = size * size, .first = k->place};
    bool good;
    if (n || pair) {
        d->has_givens = true;
        good = decode_givens(d, &g, size, k->reader->error);
        if (good && pair && !n) {
            d->has_regions = true;
            d->shape_place = k->place;
            good = decode_layout(&layout, size, d->regions, k->reader->error);
        }
    } else {
        d->has_allowed = true;
        good = decode_marks(&g, size, d->allowed, k->reader->error);
    }
    k->reader->error->column = k->place.column;
    return good ? LINK_READ : LINK_WRONG;
}

static bool is_of_string(char c) { return is_letter(c) || is_figure(c) || is_one_of(c, ".~_-=*%"); }

enum link_end read_iss(struct link *k)
{
    struct piece text = {k->payload, 0};
    size_t at = 0;
    for (; at < k->length; at++) { /* a plus is a blank of the form */
        if (is_of_string(k->payload[at])) k->payload[text.length++] = k->payload[at];
        else if (k->payload[at] != '+') break;
    }
    if (at == k->length && !k->last) return LINK_CUT_OFF; /* nothing shows that it ends here */
    if (!text.length) return link_fail(k, say(link_without_puzzle, k->site));
    if (text.text[0] == '.' && memchr(text.text, '~', text.length)) return read_string(k, text);
    return read_plain(k, text);
}
