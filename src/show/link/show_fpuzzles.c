/* SPDX-License-Identifier: MIT */
/* show_fpuzzles.c - links to f-puzzles and to SudokuPad, which read the same objects; see src/read/link/fpuzzles.c.

   The object is made in memory, since its end decides how its beginning is packed.  */
#include <stdlib.h>
#include <string.h>

#include "base/json_writer.h"
#include "base/lzstring.h"
#include "base/memory.h"
#include "board/cell_colours.h"
#include "show/link/can_say.h"
#include "show/link/said_clues.h"
#include "show/link/said_rules.h"
#include "show/parts.h"

/* ---- text in memory ---- */

struct collected {
    char *bytes;
    size_t length, room;
    bool failed;
};

static void collect(void *context, const char *text, size_t length)
{
    struct collected *c = context;
    if (c->failed) return;
    if (c->length + length > c->room) {
        const size_t room = 2 * (c->length + length);
        char *more = grown(c->bytes, c->length, room, 1);
        c->failed = !more;
        if (c->failed) return;
        c->bytes = more;
        c->room = room;
    }
    if (length) memcpy(c->bytes + c->length, text, length);
    c->length += length;
}

/* ---- the object ---- */

static void json_cell_name(struct json *j, int cell, int n)
{
    json_begin_text(j);
    out_format(j->out, "R%dC%d", cell / n + 1, cell % n + 1);
    json_end_text(j);
}

static void json_set(struct json *j, const char *key, uint64_t set)
{
    if (!set) return;
    json_key(j, key);
    json_open(j, '[');
    for_each_bit(d, set) json_number(j, (uint64_t)d + 1);
    json_close(j, ']');
}

/* A cell states its region if regions are not what f-puzzles assumes. */
static void json_cell(struct json *j, const sudoku_puzzle *p, int cell, bool regions)
{
    const sudoku_rules *r = p->rules;
    const int digit = p->givens[cell] ? p->givens[cell] : p->placed ? p->placed[cell] : 0;
    json_open(j, '{');
    if (digit) {
        json_key(j, "value");
        json_number(j, (uint64_t)digit);
    }
    if (p->givens[cell]) {
        json_key(j, "given");
        json_bool(j, true);
    }
    if (regions) {
        json_key(j, "region");
        if (r->region) json_number(j, r->region[cell]);
        else json_null(j);
    }
    json_set(j, "givenPencilMarks", stated_marks(p, cell));
    if (p->marks) json_set(j, "centerPencilMarks", p->marks[cell] & all_digits(r));
    if (p->colours && p->colours[cell]) {
        json_key(j, "c");
        json_text(j, colour_text(lowest(p->colours[cell]) + 1));
    }
    json_close(j, '}');
}

static void json_grid(struct json *j, const sudoku_puzzle *p)
{
    const sudoku_rules *r = p->rules;
    int rows, columns;
    const bool regions =
        r->box_rows ? box_needs_words(r) : r->region || usual_box(r->n, &rows, &columns);
    json_key(j, "grid");
    json_open(j, '[');
    for (int cell = 0; cell < r->cells; cell++) {
        if (cell % r->n == 0) json_open(j, '[');
        json_cell(j, p, cell, regions);
        if (cell % r->n == r->n - 1) json_close(j, ']');
    }
    json_close(j, ']');
}

struct houses {
    struct json *json;
    int n;
    bool begun; /* the list of extra regions */
};

static void json_rule(void *context, const char *theirs)
{
    struct houses *h = context;
    if (h->begun) return; /* the list is written in a second pass */
    json_key(h->json, theirs);
    json_bool(h->json, true);
}

static void no_rule(void *context, const char *theirs) { (void)context, (void)theirs; }
static void no_house(void *context, const struct house *house) { (void)context, (void)house; }

static void json_house(void *context, const struct house *house)
{
    struct houses *h = context;
    if (!h->begun) {
        json_key(h->json, "extraregion");
        json_open(h->json, '[');
        h->begun = true;
    }
    json_open(h->json, '{');
    json_key(h->json, "cells");
    json_open(h->json, '[');
    for (int i = 0; i < house->count; i++) json_cell_name(h->json, house->cell[i], h->n);
    json_close(h->json, ']');
    json_close(h->json, '}');
}

static void json_rules(struct json *j, const sudoku_rules *r)
{
    static const struct said_rule named[] = {
        {"rising", "diagonal+"}, {"falling", "diagonal-"}, {"disjoint", "disjointgroups"}, {NULL, NULL}};
    struct houses h = {.json = j, .n = r->n};
    say_rules(r, named, json_rule, no_house, &h);
    say_rules(r, named, no_rule, json_house, &h);
    if (h.begun) json_close(j, ']');
}

static void json_label(struct json *j, const char *key, const char *text)
{
    if (!text || !*text) return;
    json_key(j, key);
    json_text(j, text);
}

static void json_object(struct json *j, const sudoku_sheet *s)
{
    const sudoku_puzzle *p = s->puzzle;
    const uint8_t *solution = s->solution ? s->solution : p->solution;
    json_open(j, '{');
    json_key(j, "size");
    json_number(j, (uint64_t)p->rules->n);
    json_label(j, "title", p->title);
    json_label(j, "author", p->author);
    json_label(j, "ruleset", p->about);
    json_grid(j, p);
    json_rules(j, p->rules);
    json_fpuzzles_clues(j, p->clues);
    if (solution) {
        json_key(j, "solution");
        json_open(j, '[');
        for (int cell = 0; cell < p->rules->cells; cell++) json_number(j, solution[cell]);
        json_close(j, ']');
    }
    json_close(j, '}');
}

/* ---- the link ---- */

static bool pack_object(const sudoku_sheet *s, struct collected *packed)
{
    struct collected text = {.bytes = NULL};
    char buffer[512];
    struct out o = out_to_sink(collect, &text, buffer, sizeof buffer);
    struct json j = {.out = &o};
    json_object(&j, s);
    out_flush(&o);
    char more[512];
    struct out to = out_to_sink(collect, packed, more, sizeof more);
    const bool good = !text.failed && lz_pack(LZ_BASE64, text.bytes, text.length, &to);
    out_flush(&to);
    free(text.bytes);
    return good && !packed->failed;
}

/* In a path, a slash and a plus may not come through as they are. */
static void out_payload(struct out *o, const struct collected *packed, bool in_path)
{
    for (size_t i = 0; i < packed->length; i++) {
        const char c = packed->bytes[i];
        if (in_path && c == '/') out_text(o, "%2F");
        else if (in_path && c == '+') out_text(o, "%2B");
        else out_char(o, c);
    }
}

static void print_packed(struct out *o, const sudoku_sheet *s, const char *address, bool in_path)
{
    struct collected packed = {.bytes = NULL};
    if (pack_object(s, &packed)) {
        out_text(o, address);
        out_payload(o, &packed, in_path);
        out_char(o, '\n');
    } else {
        o->no_memory = true;
    }
    free(packed.bytes);
}

void print_fpuzzles(struct out *o, const sudoku_sheet *s, const sudoku_style *style)
{
    (void)style;
    print_packed(o, s, "https://www.f-puzzles.com/?load=", false);
}

void print_sudokupad(struct out *o, const sudoku_sheet *s, const sudoku_style *style)
{
    (void)style;
    print_packed(o, s, "https://sudokupad.app/fpuz", true);
}
