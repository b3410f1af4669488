/* SPDX-License-Identifier: MIT */
/* parts.c - see parts.h */
#include "show/parts.h"

#include <string.h>

#include "base/utf8.h"
#include "board/naming.h"
#include "board/symbols.h"
#include "show/clue_parts.h"

/* ---- digits and marks ---- */

char shown_digit(const sudoku_style *style, int digit)
{
    return digit || !style->empty ? digit_symbol(digit) : style->empty;
}

void out_digits(struct out *o, const sudoku_style *style, const uint8_t *digits, int count)
{
    for (int i = 0; i < count; i++) out_char(o, shown_digit(style, digits[i]));
}

void out_square(struct out *o, const sudoku_style *style, const uint8_t *digits, int n)
{
    for (int row = 0; row < n; row++) {
        out_digits(o, style, digits + row * n, n);
        out_char(o, '\n');
    }
}

bitset shown_candidates(const sudoku_sheet *sheet, int cell)
{
    if (sheet->candidates) return sheet->candidates[cell] & all_digits(sheet->puzzle->rules);
    if (sheet->solution) return sheet->solution[cell] ? bit(sheet->solution[cell] - 1) : 0;
    return allowed_digits(sheet->puzzle, cell);
}

void out_places(struct out *o, bitset set, int n)
{
    for (int i = 0; i < n; i++) out_char(o, (set & bit(i)) ? digit_symbol(i + 1) : '.');
}

void out_all_places(struct out *o, const sudoku_rules *r, const bitset *sets)
{
    for (int cell = 0; cell < r->cells; cell++) out_places(o, sets[cell], r->n);
}

void out_set(struct out *o, bitset set)
{
    if (!set) out_char(o, '.');
    for_each_bit(i, set) out_char(o, digit_symbol(i + 1));
}

/* ---- rules ---- */

void out_regions(struct out *o, const sudoku_rules *r)
{
    for (int cell = 0; cell < r->cells; cell++) out_char(o, region_symbol(r->region[cell]));
}

bool box_needs_words(const sudoku_rules *r)
{
    if (!r->box_rows) return !r->region;
    int box_rows, box_columns;
    return !usual_box(r->n, &box_rows, &box_columns) || box_rows != r->box_rows;
}

void out_box(struct out *o, const sudoku_rules *r)
{
    if (r->box_rows) out_format(o, "%dx%d", r->box_rows, r->box_columns);
    else out_text(o, "none");
}

void out_house_cells(struct out *o, const sudoku_rules *r, int house, const char *between)
{
    for (int i = 0; i < r->house[house].count; i++) {
        if (i) out_text(o, between);
        out_cell(o, r, r->house[house].cell[i]);
    }
}

void json_stated_houses(struct json *j, const sudoku_rules *r)
{
    json_key(j, "houses");
    json_open(j, '[');
    for (int i = r->first_user; i < r->house_count; i++) {
        json_begin_text(j);
        out_house_cells(j->out, r, i, " ");
        json_end_text(j);
    }
    json_close(j, ']');
}

int house_with_look(const sudoku_rules *r, int cell, enum house_look look)
{
    for (int i = r->first_seat[cell]; i < r->first_seat[cell + 1]; i++)
        if (house_kind_of(&r->house[r->seat[i].house])->look == look) return r->seat[i].house;
    return -1;
}

bool any_house_looks(const sudoku_rules *r, enum house_look look)
{
    for (int h = r->first_extra; h < r->house_count; h++)
        if (house_kind_of(&r->house[h])->look == look) return true;
    return false;
}

/* ---- lines above and below a grid ---- */

/* A title may contain anything: line ends would break the format, other control characters could control
   the terminal.  Both become blanks; what cannot be written becomes a question mark.  */
static void out_words(struct out *o, const char *title, size_t length, bool ascii)
{
    for (size_t at = 0; at < length;) {
        int32_t code;
        const int bytes = utf8_decode(title + at, length - at, &code);
        if (code < 0 || (code >= 0xA0 && ascii)) out_char(o, '?');
        else if (code < 0x20 || (code >= 0x7F && code < 0xA0)) out_char(o, ' ');
        else out_bytes(o, title + at, (size_t)bytes);
        at += (size_t)bytes;
    }
}

static void out_line_of_label(struct out *o, const char *key, const char *text, size_t length,
                              bool ascii)
{
    out_format(o, "%s: ", key);
    out_words(o, text, length, ascii);
    out_char(o, '\n');
}

static void out_label(struct out *o, const char *key, const char *text, bool ascii)
{
    if (text && text[0]) out_line_of_label(o, key, text, strlen(text), ascii);
}

bool out_headers(struct out *o, const sudoku_puzzle *p, const sudoku_style *style,
                 enum regions_shown regions_shown)
{
    const sudoku_rules *r = p->rules;
    const bool titled =
        (p->title && p->title[0]) || (p->author && p->author[0]) || (p->about && p->about[0]);
    const bool boxed = box_needs_words(r), by_clues = has_rules_by_clues(p);
    const bool regions = r->region && !r->box_rows && regions_shown != REGIONS_NOT_SHOWN;
    out_label(o, "title", p->title, style->ascii);
    out_label(o, "author", p->author, style->ascii);
    for (const char *line = p->about; line && *line;) {
        const char *end = line + strcspn(line, "\n");
        out_line_of_label(o, "about", line, (size_t)(end - line), style->ascii);
        line = end + (*end == '\n');
    }
    if (r->extras || by_clues) {
        out_format(o, "rules: %s%s", r->names, r->extras && by_clues ? " " : "");
        out_rules_by_clues(o, p);
        out_char(o, '\n');
    }
    if (boxed) {
        out_text(o, "box: ");
        out_box(o, r);
        out_char(o, '\n');
    }
    if (regions) {
        const bool lines = regions_shown == REGIONS_IN_LINES;
        out_text(o, lines ? "regions:\n" : "regions: ");
        for (int cell = 0; cell < r->cells; cell++) {
            out_char(o, region_symbol(r->region[cell]));
            if (lines && cell % r->n == r->n - 1) out_char(o, '\n');
        }
        if (!lines) out_char(o, '\n');
    }
    for (int i = r->first_user; i < r->house_count; i++) {
        out_text(o, "house: ");
        out_house_cells(o, r, i, " ");
        out_char(o, '\n');
    }
    out_clue_lines(o, p);
    return titled || r->extras || boxed || regions || r->first_user < r->house_count || p->clues;
}

bool has_blocks(const sudoku_puzzle *p) { return p->placed || p->marks || p->allowed || p->solution; }

static void out_block_of_sets(struct out *o, const char *name, const sudoku_rules *r, const bitset *sets)
{
    out_format(o, "%s:\n", name);
    for (int cell = 0; cell < r->cells; cell++) {
        out_set(o, sets[cell] & all_digits(r));
        out_char(o, cell % r->n == r->n - 1 ? '\n' : ' ');
    }
}

void out_blocks(struct out *o, const sudoku_puzzle *p, const sudoku_style *style)
{
    if (p->placed) {
        out_text(o, "placed:\n");
        out_square(o, style, p->placed, p->rules->n);
    }
    if (p->marks) out_block_of_sets(o, "marks", p->rules, p->marks);
    if (p->allowed) out_block_of_sets(o, "allowed", p->rules, p->allowed);
    if (p->solution) {
        out_text(o, "solution:\n");
        out_square(o, style, p->solution, p->rules->n);
    }
}
