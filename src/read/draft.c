/* SPDX-License-Identifier: MIT */
/* draft.c - see draft.h */
#include "read/draft.h"

#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "base/memory.h"
#include "base/out.h"
#include "base/whole_root.h"
#include "board/extras.h"
#include "board/naming.h"
#include "board/symbols.h"
#include "board/verify.h"
#include "read/forms.h"
#include "words/fail.h"

void draft_clear(struct draft *d)
{
    d->n = 0;
    d->form = NULL;
    d->first_digit = DIGITS_ANY;
    d->begin = (struct place){0, 0};
    d->has_givens = d->has_placed = d->has_marks = d->has_allowed = d->has_solution = d->has_colours =
        false;
    d->has_box = d->has_regions = d->regions_drawn = d->states_rules = d->unused_rules =
        d->could_be_list = false;
    d->extras = 0;
    d->house_count = 0;
    draft_clues_clear(&d->clues);
    d->title[0] = '\0';
    labels_clear(&d->labels);
    d->named.count = 0;
    d->seen = (struct recognition){.lines_passed = 0};
}

void draft_prepare(struct draft *d)
{
    d->house_room = 0;
    d->house = NULL;
    d->house_cells = NULL;
    draft_clues_prepare(&d->clues);
    labels_prepare(&d->labels);
    draft_clear(d);
}

void draft_free(struct draft *d)
{
    labels_free(&d->labels);
    draft_clues_free(&d->clues);
    free(d->house);
    free(d->house_cells);
}

bool draft_size(struct draft *d, int n, struct place p, sudoku_error *error)
{
    if (n < 1 || n > SUDOKU_MAX_SIZE)
        return fail(error, p.line, p.column, say(size_range, SUDOKU_MAX_SIZE, n));
    if (d->n && d->n != n) return fail(error, p.line, p.column, say(size_differs, n, d->n));
    d->n = n;
    return true;
}

/* ---- words ---- */

/* Adds the houses of a rule that has a name. */
static bool add_rule(const char *word, size_t length, unsigned *extras, sudoku_error *error)
{
    char clues[SUDOKU_TEXT];
    if (!add_extra_rules(word, length, extras, error)) return true;
    fail_by_unknown_rule(word, length, name_clue_rules(clues), error);
    return false;
}

bool draft_box(struct draft *d, const char *text, size_t length, struct place p, sudoku_error *error)
{
    if (d->has_box) return fail(error, p.line, p.column, say(stated_twice));
    if (!parse_box(text, length, &d->box_rows, &d->box_columns))
        return fail(error, p.line, p.column, say(expected_box));
    d->has_box = true;
    d->shape_place = p;
    return true;
}

bool draft_rules(struct draft *d, const char *text, size_t length, struct place p, sudoku_error *error)
{
    const char *at = text, *end = text + length, *word;
    d->states_rules = true;
    d->rules_place = p;
    for (size_t count; (word = next_rule_word(&at, end, &count));) {
        const struct place here = {p.line, p.column ? p.column + (long)(word - text) : 0};
        const bool good = is_clue_rule(word, count) ? draft_clue_rule(d, word, count, here, error)
                                                    : add_rule(word, count, &d->extras, error);
        if (good) continue;
        error->line = here.line;
        error->column = here.column;
        return false;
    }
    return true;
}

void draft_note_about(struct draft *d)
{
    if (d->labels.about_length && !d->house_count && !d->clues.count)
        note_rules_of_text(&d->named, d->labels.about, d->labels.about_length);
}

static int sign(int number) { return (number > 0) - (number < 0); }
static int larger(int a, int b) { return a > b ? a : b; }

static bool add_house_cell(const struct draft *d, struct draft_house *h, int row, int column,
                           struct place p, sudoku_error *error)
{
    if (row > d->n || column > d->n)
        return fail(error, p.line, p.column, say(cell_outside, row, column, d->n, d->n));
    if (h->count == d->n) return fail(error, p.line, p.column, say(house_too_large, d->n));
    h->cell[h->count++] = (uint16_t)((row - 1) * d->n + column - 1);
    return true;
}

/* What follows a cell at once: ':' and the opposite corner of a rectangle, or '-' and the other end of a straight line.  Adds
   the cells after the first, and moves *at past them.  */
static bool add_range(const struct draft *d, const char **at, const char *end, const int first[2],
                      struct draft_house *h, struct place p, sudoku_error *error)
{
    if (*at == end || (**at != ':' && **at != '-')) return true;
    const bool line = *(*at)++ == '-';
    int row, column;
    if (!read_cell(at, end, d->n, &row, &column))
        return fail(error, p.line, p.column, say(expected_cell_range));
    const int down = row - first[0], across = column - first[1];
    const int rows = abs(down), columns = abs(across);
    if (line && rows && columns && rows != columns)
        return fail(error, p.line, p.column, say(not_a_line_of_cells, first[0], first[1], row, column));
    for (int i = 0; i <= (line ? 0 : rows); i++)
        for (int j = 0; j <= (line ? larger(rows, columns) : columns); j++) {
            const int y = first[0] + sign(down) * (line && rows ? j : i);
            const int x = first[1] + (!line || columns ? sign(across) * j : 0);
            if ((i || j) && !add_house_cell(d, h, y, x, p, error)) return false;
        }
    return true;
}

static bool check_cells(const struct draft *d, const struct draft_house *h, sudoku_error *error)
{
    const struct place p = h->place;
    for (int i = 0; i < h->count; i++)
        for (int j = 0; j < i; j++)
            if (h->cell[i] == h->cell[j])
                return fail(error, p.line, p.column,
                            say(cell_twice_in_house, h->cell[i] / d->n + 1, h->cell[i] % d->n + 1));
    return h->count >= 2 || fail(error, p.line, p.column, say(house_too_small));
}

/* Looks up the cells of a house. */
static bool find_cells(const struct draft *d, struct draft_house *h, sudoku_error *error)
{
    const struct place p = h->place;
    h->count = 0;
    for (const char *at = h->text, *end = h->text + h->length; at < end;) {
        if (*at == ' ' || *at == '\t' || *at == ',') {
            at++;
            continue;
        }
        const struct place here = {p.line, p.column ? p.column + (long)(at - h->text) : 0};
        int row, column;
        if (!read_cell(&at, end, d->n, &row, &column))
            return fail(error, here.line, here.column, say(expected_cell));
        if (!add_house_cell(d, h, row, column, here, error) ||
            !add_range(d, &at, end, (const int[]){row, column}, h, here, error))
            return false;
    }
    return check_cells(d, h, error);
}

static bool make_room_for_house(struct draft *d)
{
    if (d->house_count < d->house_room) return true;
    const int room = d->house_room ? 2 * d->house_room : 16;
    struct draft_house *house = grown(d->house, (size_t)d->house_count, (size_t)room, sizeof *house);
    if (house) d->house = house;
    sudoku_cells *cells = grown(d->house_cells, 0, (size_t)room, sizeof *cells);
    if (cells) d->house_cells = cells;
    if (!house || !cells) return false;
    d->house_room = room;
    return true;
}

/* The house that is added next, still without cells; NULL: there are too many, or memory is short. */
static struct draft_house *next_house(struct draft *d, struct place p, sudoku_error *error)
{
    if (d->house_count == SUDOKU_MAX_HOUSES) {
        fail(error, p.line, p.column, say(too_many_houses, SUDOKU_MAX_HOUSES));
        return NULL;
    }
    if (!make_room_for_house(d)) {
        fail_by_memory(error);
        return NULL;
    }
    struct draft_house *h = &d->house[d->house_count];
    h->place = p;
    h->count = 0;
    return h;
}

bool draft_cells(struct draft *d, const uint16_t *cells, int count, struct place p, sudoku_error *error)
{
    struct draft_house *h = next_house(d, p, error);
    if (!h) return false;
    for (int i = 0; i < count; i++)
        if (!add_house_cell(d, h, cells[i] / d->n + 1, cells[i] % d->n + 1, p, error)) return false;
    if (!check_cells(d, h, error)) return false;
    d->house_count++;
    return true;
}

bool draft_house(struct draft *d, const char *text, size_t length, struct place p, sudoku_error *error)
{
    struct draft_house *h = next_house(d, p, error);
    if (!h) return false;
    h->text = text;
    h->length = length;
    if (d->n && !find_cells(d, h, error)) return false;
    d->house_count++;
    return true;
}

/* All houses, as rules are made from them. */
static bool list_houses(struct draft *d, sudoku_error *error)
{
    for (int i = 0; i < d->house_count; i++) {
        struct draft_house *h = &d->house[i];
        if (!h->count && !find_cells(d, h, error)) return false;
        d->house_cells[i] = (sudoku_cells){h->cell, h->count};
    }
    return true;
}

/* ---- the caller's options ---- */

/* Layout text of any arrangement: blanks and line ends do not count. */
static bool expect_regions(struct expectations *w, const char *text, sudoku_error *error)
{
    static const char blanks[] = " \t\r\n";
    char symbol[SUDOKU_MAX_CELLS];
    int count = 0;
    for (const char *at = text; *at; at++) {
        if (is_one_of(*at, blanks)) continue;
        if (count == SUDOKU_MAX_CELLS) return fail(error, 0, 0, say(layout_too_large, SUDOKU_MAX_CELLS));
        symbol[count++] = *at;
    }
    const int n = exact_root(count);
    if (!n) return fail(error, 0, 0, say(layout_not_square, count));
    const struct glyphs g = {.symbol = symbol, .count = count};
    sudoku_error why; /* places are meaningless in a text without its blanks */
    if (!decode_layout(&g, n, w->regions, &why)) return fail(error, 0, 0, say(requested_layout, &why));
    w->regions_size = n;
    return true;
}

/* "0-F", "1-G" or "A-P"; the last digit depends on the size, so that only its kind is looked at. */
static bool expect_digits(struct expectations *w, const char *text, sudoku_error *error)
{
    const bool range = strlen(text) == 3 && text[1] == '-' && (is_letter(text[2]) || is_figure(text[2]));
    const enum first_digit first = text[0] == '0'                     ? DIGITS_FROM_0
                                   : text[0] == '1'                   ? DIGITS_FROM_1
                                   : text[0] == 'A' || text[0] == 'a' ? DIGITS_FROM_A
                                                                      : DIGITS_ANY;
    if (!range || first == DIGITS_ANY || (first == DIGITS_FROM_A && !is_letter(text[2])))
        return fail(error, 0, 0, say(expected_digit_range, strlen(text) < 40 ? text : "..."));
    w->first_digit = first;
    return true;
}

static bool expect_rules(struct expectations *w, sudoku_error *error)
{
    const char *at = w->rules ? w->rules : "", *end = at + strlen(at), *word;
    for (size_t count; (word = next_rule_word(&at, end, &count));)
        if (!is_clue_rule(word, count) && !add_rule(word, count, &w->extras, error)) return false;
    return true;
}

bool expectations_from_options(struct expectations *w, const sudoku_read_options *o, sudoku_error *error)
{
    sudoku_error unused;
    if (!error) error = &unused;
    w->form = w->container = NULL;
    w->has_rules = w->has_box = false;
    w->first_digit = DIGITS_ANY;
    w->regions_size = w->house_count = w->clue_count = 0;
    w->rules = NULL;
    w->column = NULL;
    w->whole = false;
    if (!o) return true;
    w->form = o->format ? form_named(o->format) : NULL;
    if (o->format && !w->form)
        return fail(error, 0, 0,
                    say(unknown_input_format_named, strlen(o->format) < 40 ? o->format : "..."));
    if (w->form && (w->form->separators || w->form->wrappings)) {
        w->container = w->form;
        w->form = NULL;
    }
    w->houses = o->houses;
    w->house_count = o->house_count;
    w->clues = o->clues;
    w->clue_count = o->clue_count;
    w->column = o->column;
    w->whole = o->whole;
    w->extras = 0;
    w->has_rules = o->rules != NULL;
    w->rules = o->rules;
    if (!expect_rules(w, error)) return false;
    if (o->box) {
        w->has_box = true;
        if (!parse_box(o->box, strlen(o->box), &w->box_rows, &w->box_columns))
            return fail(error, 0, 0, say(expected_box_not, strlen(o->box) < 40 ? o->box : "..."));
    }
    if (o->box && o->regions) return fail(error, 0, 0, say(box_and_regions));
    if (o->digits && !expect_digits(w, o->digits, error)) return false;
    return !o->regions || expect_regions(w, o->regions, error);
}

/* ---- rules ---- */

void rules_cache_clear(struct rules_cache *c)
{
    for (int i = 0; i < KEPT_RULES; i++) {
        rules_free(c->rules[i]);
        c->rules[i] = NULL;
    }
}

static const sudoku_rules *cached_rules(struct rules_cache *c, const struct rule_spec *spec,
                                        sudoku_error *error)
{
    for (int i = 0; i < KEPT_RULES; i++)
        if (c->rules[i] && rules_match(c->rules[i], spec)) return c->rules[i];
    const sudoku_rules *made = rules_new(spec, error);
    if (!made) return NULL;
    rules_free(c->rules[c->next]);
    c->rules[c->next] = made;
    c->next = (c->next + 1) % KEPT_RULES;
    return made;
}

/* Do two layouts cut the grid into the same pieces, whatever their numbers? */
static bool same_pieces(const uint8_t *a, const uint8_t *b, int n)
{
    int partner[SUDOKU_MAX_SIZE];
    for (int i = 0; i < SUDOKU_MAX_SIZE; i++) partner[i] = -1;
    for (int cell = 0; cell < n * n; cell++) {
        if (partner[a[cell]] < 0) partner[a[cell]] = b[cell];
        if (partner[a[cell]] != b[cell]) return false;
    }
    return true; /* all pieces have n cells, so one direction is enough */
}

static bool is_box_layout(const uint8_t *regions, int n, int box_rows, int box_columns)
{
    if (box_rows * box_columns != n || box_rows < 1) return false;
    uint8_t boxes[SUDOKU_MAX_CELLS];
    fill_boxes(boxes, n, box_rows, box_columns);
    return same_pieces(boxes, regions, n);
}

/* What divides the grid: the caller's option if the text does not contradict it, else the text's words,
   else its drawing, else the default boxes.  */
static bool settle_shape(struct draft *d, const struct expectations *w, struct rule_spec *s,
                         sudoku_error *error)
{
    const bool stated_regions = d->has_regions && !d->regions_drawn;
    const struct place p = d->has_box || stated_regions ? d->shape_place : d->begin;
    if (w->regions_size) {
        if (w->regions_size != s->n)
            return fail(error, d->begin.line, d->begin.column,
                        say(requested_layout_size, w->regions_size, s->n));
        if ((stated_regions && !same_pieces(d->regions, w->regions, s->n)) ||
            (d->has_box && !is_box_layout(w->regions, s->n, d->box_rows, d->box_columns)))
            return fail(error, p.line, p.column, say(other_regions_stated));
        s->regions = w->regions;
    } else if (w->has_box) {
        if (d->has_box && (d->box_rows != w->box_rows || d->box_columns != w->box_columns))
            return fail(error, p.line, p.column, say(other_box_stated));
        if (stated_regions && !is_box_layout(d->regions, s->n, w->box_rows, w->box_columns))
            return fail(error, p.line, p.column, say(regions_not_box));
        s->box_rows = w->box_rows;
        s->box_columns = w->box_columns;
    } else if (d->has_box) {
        if (stated_regions && !is_box_layout(d->regions, s->n, d->box_rows, d->box_columns))
            return fail(error, p.line, p.column, say(states_box_and_regions));
        s->box_rows = d->box_rows;
        s->box_columns = d->box_columns;
    } else if (d->has_regions) {
        s->regions = d->regions;
    }
    return true;
}

const sudoku_rules *draft_find_rules(struct draft *d, const struct expectations *w,
                                     struct rules_cache *cache, sudoku_error *error)
{
    struct rule_spec s = {.n = d->n, .extras = w->has_rules ? w->extras : d->extras};
    if (!settle_shape(d, w, &s, error)) return NULL;
    const int stated_houses = d->house_count;
    for (int i = 0; i < w->house_count; i++)
        if (!draft_house(d, w->houses[i], strlen(w->houses[i]), (struct place){0, 0}, error)) {
            error->line = d->begin.line;
            error->column = d->begin.column;
            return NULL;
        }
    if (!list_houses(d, error)) return NULL;
    s.houses = d->house_cells;
    s.house_count = d->house_count;
    d->house_count = stated_houses;
    const sudoku_rules *rules = cached_rules(cache, &s, error);
    if (!rules) {
        const struct place p = d->has_box && !w->has_box          ? d->shape_place
                               : d->states_rules && !w->has_rules ? d->rules_place
                                                                  : d->begin;
        error->line = p.line;
        error->column = p.column;
    }
    return rules;
}

/* Adds a remark behind those that are there. */
static void add_note(sudoku_error *note, struct message remark)
{
    if (note->code) fail(note, 0, 0, say(both_notes, note, remark));
    else fail(note, 0, 0, remark);
}

/* Names of houses, and of clues about the whole grid, in any order. */
static void note_replaced_rules(const struct draft *d, const struct expectations *w, sudoku_error *note)
{
    char stated[2 * SUDOKU_TEXT], wanted[2 * SUDOKU_TEXT];
    name_extra_rules(d->extras, stated, SUDOKU_TEXT);
    name_extra_rules(w->extras, wanted, SUDOKU_TEXT);
    name_stated_clue_rules(d, stated, sizeof stated);
    name_expected_clue_rules(w, wanted, sizeof wanted);
    if (strcmp(stated, wanted) != 0)
        add_note(note, say(rules_replaced, *stated ? stated : "classic", *wanted ? wanted : "classic"));
}

static void note_what_is_odd(const struct draft *d, const struct expectations *w, const sudoku_rules *r,
                             sudoku_error *note)
{
    note->code = NULL;
    if (w->has_rules && d->states_rules) note_replaced_rules(d, w, note);
    if (d->seen.lines_passed == 1) add_note(note, say(line_passed_over));
    else if (d->seen.lines_passed) add_note(note, say(lines_passed_over, d->seen.lines_passed));
    if (d->could_be_list) add_note(note, say(read_as_one_grid, r->n));
    if (d->unused_rules) add_note(note, say(text_not_rules));
    const int broken = broken_region(r);
    if (broken >= 0) add_note(note, say(region_in_pieces, region_symbol(broken)));
    if (d->labels.drawn[0]) add_note(note, say(only_drawn, d->labels.drawn));
}

/* Five grids of 9x9 that overlap, in a square of 21: digits up to 9, and nothing between the outer ones. */
static bool looks_like_samurai(const struct draft *d)
{
    enum { WIDTH = 21 };
    bool any = false;
    if (d->n != WIDTH || !d->has_givens || d->has_regions || d->has_box) return false;
    for (int cell = 0; cell < WIDTH * WIDTH; cell++) {
        const int row = cell / WIDTH, column = cell % WIDTH;
        const bool outer_row = row < 6 || row > 14, outer_column = column < 6 || column > 14;
        const bool gap =
            (outer_row && column >= 9 && column < 12) || (outer_column && row >= 9 && row < 12);
        if (d->givens[cell] > 9 || (gap && d->givens[cell])) return false;
        any |= d->givens[cell] != 0;
    }
    return any;
}

bool draft_finish(struct draft *d, const struct expectations *w, struct rules_cache *cache,
                  sudoku_puzzle *p, sudoku_error *note, sudoku_error *error)
{
    if (looks_like_samurai(d) && !w->has_box && !w->regions_size)
        return fail(error, d->begin.line, d->begin.column, say(looks_like_samurai));
    const sudoku_rules *rules = draft_find_rules(d, w, cache, error);
    if (!rules) return false;
    if (!draft_make_clues(d, w, rules, error)) return false;
    if (!d->has_givens) memset(d->givens, 0, (size_t)rules->cells);
    p->rules = rules;
    p->givens = d->givens;
    p->clues = d->clues.made;
    p->allowed = d->has_allowed ? d->allowed : NULL;
    p->placed = d->has_placed ? d->placed : NULL;
    p->marks = d->has_marks ? d->marks : NULL;
    p->solution = d->has_solution ? d->solution : NULL;
    p->title = d->title[0] ? d->title : NULL;
    p->colours = d->has_colours ? d->colours : NULL;
    p->author = d->labels.author[0] ? d->labels.author : NULL;
    p->about = d->labels.about_length ? d->labels.about : NULL;
    if (!w->has_rules) list_named_rules(&d->named, rules, p->clues, d->labels.unapplied);
    p->unapplied = d->labels.unapplied[0] ? d->labels.unapplied : NULL;
    sudoku_clash clash;
    if (d->has_solution && (!verify(p, d->solution, &clash) || clue_clash(p, d->solution, &clash))) {
        struct clash_names names;
        return fail(error, d->solution_place.line, d->solution_place.column,
                    say(wrong_solution, clash_message(rules, &clash, &names)));
    }
    note_what_is_odd(d, w, rules, note);
    p->note = note->code ? note : NULL;
    return true;
}
