/* SPDX-License-Identifier: MIT */
/* show_json.c - everything that is known, as one JSON object on one line.

   "size", "rules", "givens" and one of "box" and "regions" are always there; other keys only if there
   is something to say.  The order is fixed, so that equal sheets give equal text.  */
#include <string.h>

#include "base/json_writer.h"
#include "show/clue_parts.h"
#include "show/parts.h"
#include "show/printers.h"

static void write_rules(struct json *j, const sudoku_puzzle *p)
{
    const sudoku_rules *r = p->rules;
    json_key(j, "rules");
    json_open(j, '[');
    for (const char *at = r->names; *at; at += strspn(at, " ")) {
        json_begin_text(j);
        json_piece(j, at, strcspn(at, " "));
        json_end_text(j);
        at += strcspn(at, " ");
    }
    json_rules_by_clues(j, p);
    json_close(j, ']');

    const bool has_regions = r->region && !r->box_rows;
    json_key(j, has_regions ? "regions" : "box");
    json_begin_text(j);
    if (has_regions) out_regions(j->out, r);
    else out_box(j->out, r);
    json_end_text(j);
}

static void write_digits(struct json *j, const char *key, const sudoku_rules *r,
                         const sudoku_style *style, const uint8_t *digits)
{
    if (!digits) return;
    json_key(j, key);
    json_begin_text(j);
    for (int cell = 0; cell < r->cells; cell++) {
        const char shown = shown_digit(style, digits[cell]); /* the style's empty mark may be a quote */
        json_piece(j, &shown, 1);
    }
    json_end_text(j);
}

static void write_sets(struct json *j, const char *key, const sudoku_rules *r, const bitset *sets)
{
    if (!sets) return;
    json_key(j, key);
    json_begin_text(j);
    out_all_places(j->out, r, sets);
    json_end_text(j);
}

static const char *answer_text(sudoku_answer answer)
{
    switch (answer) {
    case SUDOKU_NO_SOLUTION: return "no solution";
    case SUDOKU_UNIQUE: return "unique";
    case SUDOKU_MANY: return "several solutions";
    case SUDOKU_STOPPED: break;
    }
    return "stopped";
}

static void write_answer(struct json *j, const sudoku_sheet *sheet)
{
    json_key(j, "answer");
    json_text(j, answer_text(sheet->answer));
    if (!sheet->counters) return;
    json_key(j, "count");
    json_number(j, sheet->counters->solutions);
    json_key(j, "complete");
    json_bool(j, sheet->counters->complete);
    if (sheet->counters->saturated) {
        json_key(j, "saturated");
        json_bool(j, true);
    }
}

static void write_effort(struct json *j, const sudoku_sheet *sheet)
{
    if (sheet->counters) {
        json_key(j, "nodes");
        json_number(j, sheet->counters->nodes);
        json_key(j, "guesses");
        json_number(j, sheet->counters->guesses);
    }
    if (sheet->seconds > 0) {
        json_key(j, "seconds");
        json_seconds(j, sheet->seconds);
    }
}

static void write_label(struct json *j, const char *key, const char *text)
{
    if (!text || !text[0]) return;
    json_key(j, key);
    json_text(j, text);
}

void print_json(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_puzzle *p = sheet->puzzle;
    const sudoku_rules *r = p->rules;
    struct json json = {.out = o, .ascii = style->ascii}, *j = &json;
    json_open(j, '{');
    json_key(j, "size");
    json_number(j, (uint64_t)r->n);
    write_rules(j, p);
    if (r->first_user < r->house_count) json_stated_houses(j, r);
    if (has_clues_of_cells(p)) json_clues(j, p);
    write_label(j, "title", p->title);
    write_label(j, "author", p->author);
    write_label(j, "about", p->about);
    write_digits(j, "givens", r, style, p->givens);
    write_digits(j, "placed", r, style, p->placed);
    write_sets(j, "marks", r, p->marks);
    write_sets(j, "allowed", r, p->allowed);
    write_sets(j, "candidates", r, sheet->candidates);
    if (sheet->answered) write_answer(j, sheet);
    write_digits(j, "solution", r, style, sheet->solution ? sheet->solution : p->solution);
    if (sheet->answered) write_effort(j, sheet);
    json_close(j, '}');
    out_char(o, '\n');
}
