/* SPDX-License-Identifier: MIT */
/* layout_words.c - the sentences of a proof that no grid fills a layout. */
#include <string.h>

#include "board/naming.h"
#include "board/symbols.h"
#include "engine/layout_proof.h"

/* ---- lists ---- */

/* What comes before item `number` of `count`: nothing, a comma, or "and". */
static void out_between(struct out *o, sudoku_language language, int number, int count)
{
    if (number) out_text(o, number == count - 1 ? message_template(SAY_and_last, language) : ", ");
}

/* Some of the cells of a list: "r1c1, r1c2 and r1c3" */
struct some_cells {
    const sudoku_rules *rules;
    const uint8_t *cell;
    unsigned chosen;
};

static void write_cells(struct out *o, sudoku_language language, const void *context)
{
    const struct some_cells *some = context;
    int written = 0;
    for_each_bit(i, some->chosen) {
        out_between(o, language, written++, bits_in(some->chosen));
        out_cell(o, some->rules, some->cell[i]);
    }
}

static struct some_cells cells_of(const struct proof *p, const struct list *l, unsigned chosen)
{
    return (struct some_cells){p->rules, l->cell, chosen};
}

/* One cell, or all of a set. */
struct cell_list {
    const sudoku_rules *rules;
    uint8_t cell[MAX_CELLS];
    int count;
};

static void write_cell_list(struct out *o, sudoku_language language, const void *context)
{
    const struct cell_list *list = context;
    for (int i = 0; i < list->count; i++) {
        out_between(o, language, i, list->count);
        out_cell(o, list->rules, list->cell[i]);
    }
}

/* Lines by their numbers, or regions by their letters. */
struct lines {
    bitset set;
    bool letters;
};

static void write_lines(struct out *o, sudoku_language language, const void *context)
{
    const struct lines *lines = context;
    int written = 0;
    for_each_bit(i, lines->set) {
        out_between(o, language, written++, bits_in(lines->set));
        if (lines->letters) out_char(o, region_symbol(i));
        else out_number(o, (uint64_t)(i + 1));
    }
}

/* The sentences that a sentence relies on: " (1, 4)" */
struct references {
    bool told[MAX_SENTENCES + 1];
};

static void write_references(struct out *o, sudoku_language language, const void *context)
{
    (void)language;
    const struct references *r = context;
    int written = 0;
    for (int i = 1; i <= MAX_SENTENCES; i++) {
        if (!r->told[i]) continue;
        out_text(o, written++ ? ", " : " (");
        out_number(o, (uint64_t)i);
    }
    if (written) out_char(o, ')');
}

/* That each of `cells` differs from the cells of the list that it does not take. */
static void refer_to_rest(struct references *r, const struct proof *p, const struct list *from,
                          unsigned cells, const struct list *to, unsigned taken)
{
    for_each_bit(i, cells)
        for (int k = 0; k < to->count; k++)
            if (!(taken >> k & 1)) r->told[p->told_in[from->cell[i]][to->cell[k]]] = true;
    r->told[0] = false; /* needs no sentence */
}

/* ---- sentences ---- */

/* A part of a sentence, and the proof that it is about. */
struct about {
    const struct proof *proof;
    const struct sentence *sentence;
    const struct clash *clash;
    int leftover;
};

/* "Rows 1 and 2 hold the same digits as regions A and B; without the cells they share, r1c9 has the digit of r3c1 (law of
   leftovers)"  */
static void write_leftover(struct out *o, sudoku_language language, const void *context)
{
    const struct about *about = context;
    const struct proof *p = about->proof;
    const struct leftover_origin *from = &p->origin[about->leftover];
    const struct list a = side_of(p, about->leftover, false), b = side_of(p, about->leftover, true);
    const unsigned all = (1u << a.count) - 1;
    const struct lines lines = {from->lines, false}, regions = {from->regions, true};
    const struct some_cells left = cells_of(p, &a, all), right = cells_of(p, &b, all);
    const struct argument cells[] = {written(write_cells, &left), written(write_cells, &right)};
    const struct message same = a.count == 1 ? say(cell_has_digit_of, cells[0], cells[1])
                                             : say(cells_have_digits_of, cells[0], cells[1]);
    const struct argument arguments[] = {written(write_lines, &lines), written(write_lines, &regions),
                                         argument_message(same)};
    static const enum message_code codes[2][2] = {
        {SAY_leftovers_of_rows, SAY_leftovers_of_row},
        {SAY_leftovers_of_columns, SAY_leftovers_of_column},
    };
    out_message(o, language,
                (struct message){codes[from->columns][is_single(from->lines)], 3, arguments});
}

/* The leftover or the house that a sentence starts from. */
static void write_source(struct out *o, sudoku_language language, const void *context)
{
    const struct about *about = context;
    const int source = about->sentence->reason.source;
    if (source < MAX_LEFTOVERS) {
        write_leftover(o, language, &(struct about){.proof = about->proof, .leftover = source});
    } else {
        const struct house *house = &about->proof->rules->house[source - MAX_LEFTOVERS];
        out_message(o, language, say(in_this_house, house_argument(house)));
    }
}

/* "r1c1 equals r2c5, as it differs from the others (1)" */
static void write_partners(struct out *o, sudoku_language language, const void *context)
{
    const struct about *about = context;
    const struct proof *p = about->proof;
    const struct sentence *s = about->sentence;
    const struct list l = list_of(p, &s->reason);
    const struct list one = {.count = 1, .cell = &s->cell};
    const struct some_cells cell = cells_of(p, &one, 1), partners = cells_of(p, &l, s->left);
    const int others = l.count - bits_in(s->left);
    struct references rest = {{false}};
    refer_to_rest(&rest, p, &one, 1, &l, s->left);
    const struct argument a = written(write_cells, &cell), b = written(write_cells, &partners);
    out_message(o, language,
                is_single(s->left) ? say(cell_equals, a, b) : say(cell_equals_one_of, a, b));
    if (others)
        out_message(o, language,
                    others > 1 ? say(as_it_differs_from_others, written(write_references, &rest))
                               : say(as_it_differs_from_other, written(write_references, &rest)));
}

/* "r1c1 and r1c2 can equal only r3c4 and r3c5 (1), so these are taken, and r1c7 differs from them" */
static void out_group(struct out *o, sudoku_language language, const struct proof *p,
                      const struct sentence *s)
{
    const struct reason *why = &s->reason;
    const struct list from = side_of(p, why->source, why->second),
                      to = side_of(p, why->source, !why->second);
    const unsigned others = ((1u << from.count) - 1) & ~(unsigned)why->group;
    struct references rest = {{false}};
    refer_to_rest(&rest, p, &from, why->group, &to, why->taken);
    const struct about about = {.proof = p, .sentence = s};
    const struct some_cells group = cells_of(p, &from, why->group), taken = cells_of(p, &to, why->taken),
                            left = cells_of(p, &from, others);
    const struct argument arguments[] = {written(write_source, &about), written(write_cells, &group),
                                         written(write_cells, &taken), written(write_references, &rest),
                                         written(write_cells, &left)};
    static const enum message_code codes[2][2] = {
        {SAY_these_taken_others_differ, SAY_these_taken_other_differs},
        {SAY_that_taken_others_differ, SAY_that_taken_other_differs},
    };
    out_message(o, language,
                (struct message){codes[is_single(why->taken)][is_single(others)], 5, arguments});
}

static void out_sentence(struct out *o, sudoku_language language, const struct proof *p,
                         const struct sentence *s)
{
    if (s->reason.group) {
        out_group(o, language, p, s);
        return;
    }
    const struct list l = list_of(p, &s->reason);
    struct references rest = {{false}};
    struct cell_list others = {.rules = p->rules};
    others.count = set_list(&s->others, others.cell);
    for_each_bit(i, s->left)
        for (int k = 0; k < others.count; k++) rest.told[p->told_in[l.cell[i]][others.cell[k]]] = true;
    rest.told[0] = false;
    const struct about about = {.proof = p, .sentence = s};
    const struct cell_list cell = {.rules = p->rules, .cell = {s->cell}, .count = 1};
    const struct argument arguments[] = {written(write_source, &about), written(write_partners, &about),
                                         written(write_cell_list, &others),
                                         written(write_references, &rest),
                                         written(write_cell_list, &cell)};
    out_message(
        o, language,
        (struct message){is_single(s->left) ? SAY_that_differs_so_does : SAY_these_differ_so_does, 5,
                         arguments});
}

/* ", in its row", if a row, a column or a region has the cell and all of the list; else nothing. */
static struct argument common_house(const struct proof *p, int cell, const struct list *l)
{
    const sudoku_rules *r = p->rules;
    for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
        const int house = r->seat[s].house;
        int held = 0;
        if (house >= 3 * r->n) continue;
        for (int i = 0; i < l->count; i++)
            held += memchr(p->house_cell[house], l->cell[i], (size_t)r->n) != NULL;
        if (held == l->count)
            return word(house < r->n       ? SAY_in_its_row
                        : house < 2 * r->n ? SAY_in_its_column
                                           : SAY_in_its_region);
    }
    return argument_text("");
}

/* What contradicts the leftover. */
static void write_clash(struct out *o, sudoku_language language, const void *context)
{
    const struct about *about = context;
    const struct proof *p = about->proof;
    const struct clash *clash = about->clash;
    const struct list from = side_of(p, clash->leftover, clash->second),
                      to = side_of(p, clash->leftover, !clash->second);
    const struct some_cells some = cells_of(p, &from, clash->cells), may = cells_of(p, &to, clash->may);
    const struct argument cells = written(write_cells, &some);
    if (clash->may) {
        out_message(o, language,
                    say(cells_can_equal_only, cells, bits_in(clash->cells), written(write_cells, &may)));
        return;
    }
    static const enum message_code codes[2][2] = {
        {SAY_cells_differ_from_these, SAY_cells_differ_from_that},
        {SAY_cell_differs_from_these, SAY_cell_differs_from_that},
    };
    const struct argument arguments[] = {cells, common_house(p, from.cell[lowest(clash->cells)], &to)};
    out_message(o, language,
                (struct message){codes[is_single(clash->cells)][to.count == 1], 2, arguments});
}

static void out_contradiction(struct out *o, sudoku_language language, const struct proof *p,
                              const struct clash *clash)
{
    const struct list from = side_of(p, clash->leftover, clash->second),
                      to = side_of(p, clash->leftover, !clash->second);
    struct references rest = {{false}};
    refer_to_rest(&rest, p, &from, clash->cells, &to, clash->may);
    const struct about about = {.proof = p, .clash = clash, .leftover = clash->leftover};
    out_message(o, language,
                say(leftovers_contradicted, written(write_leftover, &about),
                    written(write_clash, &about), written(write_references, &rest)));
}

void out_layout_proof(struct out *o, sudoku_language language, const struct proof *p,
                      const struct clash *clash)
{
    for (int i = 0; i < p->told; i++) {
        out_format(o, "%d. ", i + 1);
        out_sentence(o, language, p, &p->sentence[i]);
        out_char(o, '\n');
    }
    if (p->told) out_format(o, "%d. ", p->told + 1);
    out_contradiction(o, language, p, clash);
    out_char(o, '\n');
}
