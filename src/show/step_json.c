/* SPDX-License-Identifier: MIT */
/* step_json.c - a step as one JSON object on one line: everything that it says and relies on.

   Cells are "r1c2", houses as notations write them, digits are numbers.  Lists are written even if they are empty.  */
#include "base/json_writer.h"
#include "board/naming.h"
#include "show/step_facts.h"
#include "show/language.h"
#include "show/step_notation.h"
#include "show/step_printers.h"
#include "show/step_words.h"

static const char *role_name(int role)
{
    switch ((sudoku_role)role) {
    case SUDOKU_PLACED: return "placed";
    case SUDOKU_REMOVED: return "removed";
    case SUDOKU_PATTERN: return "pattern";
    case SUDOKU_OTHER: return "other";
    case SUDOKU_FIN: return "fin";
    case SUDOKU_ENDO_FIN: return "endo-fin";
    case SUDOKU_DEADLY: return "deadly";
    case SUDOKU_SET: break;
    }
    return "set";
}

static const char *const reason_names[] = {
    [SUDOKU_ASSUMED] = "assumed",       [SUDOKU_SEES] = "sees",     [SUDOKU_LAST_DIGIT] = "last digit",
    [SUDOKU_LAST_PLACE] = "last place", [SUDOKU_BY_SET] = "by set", [SUDOKU_BY_STEP] = "by step"};

static void write_cell(struct json *j, const sudoku_rules *r, int cell)
{
    json_begin_text(j);
    out_cell(j->out, r, cell);
    json_end_text(j);
}

static void write_house(struct json *j, const sudoku_rules *r, int house)
{
    json_key(j, "house");
    json_begin_text(j);
    out_short_house(j->out, r, house);
    json_end_text(j);
}

static void write_candidate(struct json *j, const sudoku_rules *r, const sudoku_part *p)
{
    if (p->cell != SUDOKU_NO_CELL) {
        json_key(j, "cell");
        write_cell(j, r, p->cell);
    }
    if (p->digit) {
        json_key(j, "digit");
        json_integer(j, p->digit);
    }
}

static void write_results(struct json *j, const char *key, const sudoku_rules *r, const sudoku_step *s,
                          int role)
{
    json_key(j, key);
    json_open(j, '[');
    for_each_part(p, s, role) {
        json_open(j, '{');
        write_candidate(j, r, p);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void write_parts(struct json *j, const sudoku_rules *r, const sudoku_step *s)
{
    json_key(j, "parts");
    json_open(j, '[');
    for (int i = 0; i < s->part_count; i++) {
        const sudoku_part *p = &s->parts[i];
        if (p->role <= SUDOKU_REMOVED) continue;
        json_open(j, '{');
        json_key(j, "role");
        json_text(j, role_name(p->role));
        if (p->role >= SUDOKU_SET) {
            json_key(j, "set");
            json_integer(j, p->role - SUDOKU_SET);
        }
        write_candidate(j, r, p);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void write_houses(struct json *j, const sudoku_rules *r, const sudoku_step *s)
{
    json_key(j, "houses");
    json_open(j, '[');
    for (int i = 0; i < s->house_count; i++) {
        json_open(j, '{');
        json_key(j, "role");
        json_text(j, s->houses[i].role == SUDOKU_BASE ? "base" : "cover");
        write_house(j, r, s->houses[i].house);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void write_truths(struct json *j, const sudoku_rules *r, const sudoku_truth *truths, int count)
{
    json_key(j, "truths");
    json_open(j, '[');
    for (int i = 0; i < count; i++) {
        const sudoku_truth *t = &truths[i];
        json_open(j, '{');
        switch ((sudoku_truth_kind)t->kind) {
        case SUDOKU_CELL_TRUTH:
            json_key(j, "cell");
            write_cell(j, r, t->where);
            break;
        case SUDOKU_HOUSE_TRUTH:
            write_house(j, r, t->where);
            json_key(j, "digit");
            json_integer(j, t->digit);
            break;
        case SUDOKU_DEADLY_TRUTH:
            json_key(j, "deadly");
            json_bool(j, true);
            break;
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void write_node(struct json *j, const sudoku_rules *r, const sudoku_step *s,
                       const sudoku_node *node)
{
    json_open(j, '{');
    json_key(j, "chain");
    json_integer(j, node->chain);
    json_key(j, "cells");
    json_open(j, '[');
    for (int i = 0; i < node->cells; i++) write_cell(j, r, s->node_cells[node->first_cell + i]);
    json_close(j, ']');
    json_key(j, "digit");
    json_integer(j, node->digit);
    json_key(j, "on");
    json_bool(j, node->on);
    json_key(j, "reason");
    json_text(j, reason_names[node->reason]);
    if (node->reason == SUDOKU_BY_SET) {
        json_key(j, "set");
        json_integer(j, node->house);
    } else if (node->house != SUDOKU_NO_HOUSE && node->house < r->all_house_count) {
        write_house(j, r, node->house);
    }
    if (node->reason == SUDOKU_BY_STEP) {
        json_key(j, "technique");
        json_text(j, technique_rows[node->technique].name);
        write_truths(j, r, &s->node_truths[node->first_truth], node->truths);
    }
    if (node->side) {
        json_key(j, "side");
        json_bool(j, true);
    }
    json_key(j, "parents");
    json_open(j, '[');
    for (int i = 0; i < node->parents; i++) json_integer(j, s->node_parents[node->first_parent + i]);
    json_close(j, ']');
    json_close(j, '}');
}

/* "text" and "words": chains are on their own lines, and a string must escape the line ends. */
static void write_told(struct json *j, const sudoku_rules *r, const sudoku_step *s,
                       sudoku_language language)
{
    char buffer[256];
    struct out text = json_text_out(j, buffer, sizeof buffer);
    json_key(j, "text");
    json_begin_text(j);
    out_notation(&text, r, s, SUDOKU_ENGLISH);
    out_flush(&text);
    json_end_text(j);
    json_key(j, "words");
    json_begin_text(j);
    out_words(&text, r, s, language);
    out_flush(&text);
    json_end_text(j);
}

void put_step(struct json *j, const sudoku_logic *logic, const sudoku_step *s, sudoku_language language)
{
    const sudoku_rules *r = logic->field->rules;
    json_key(j, "technique");
    json_text(j, technique_rows[s->technique].name);
    json_key(j, "title");
    json_text(j, technique_title(language_of(language), s->technique));
    json_key(j, "profile");
    json_text(j, logic->profile->name);
    json_key(j, "rating");
    out_step_rating(j->out, logic, s); /* a number of JSON as it is */
    j->comma = true;
    write_results(j, "placed", r, s, SUDOKU_PLACED);
    write_results(j, "removed", r, s, SUDOKU_REMOVED);
    write_parts(j, r, s);
    write_houses(j, r, s);
    write_truths(j, r, s->truths, s->truth_count);
    json_key(j, "nodes");
    json_open(j, '[');
    for (int i = 0; i < s->node_count; i++) write_node(j, r, s, &s->nodes[i]);
    json_close(j, ']');
    write_told(j, r, s, language);
}

void print_step_json(struct out *o, const sudoku_logic *logic, const sudoku_step *s,
                     sudoku_language language)
{
    struct json json = {.out = o};
    json_open(&json, '{');
    put_step(&json, logic, s, language);
    json_close(&json, '}');
    out_char(o, '\n');
}
