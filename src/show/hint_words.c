/* SPDX-License-Identifier: MIT */
/* hint_words.c - see hint_words.h */
#include "show/hint_words.h"

#include "board/naming.h"
#include "logic/path/walk.h"
#include "show/claim_words.h"
#include "show/language.h"
#include "show/step_words.h"

static int first_cell(const sudoku_step *step, sudoku_role role)
{
    for (int i = 0; i < step->part_count; i++)
        if (step->parts[i].role == role) return step->parts[i].cell;
    return -1;
}

int hint_cell(const sudoku_step *step)
{
    const int placed = first_cell(step, SUDOKU_PLACED), removed = first_cell(step, SUDOKU_REMOVED);
    return placed >= 0 ? placed : removed >= 0 ? removed : 0;
}

/* Which third of the grid: 0 the first, 1 the middle, 2 the last. */
static int third(int line, int size) { return 3 * line / size; }

static const char *where(const sudoku_rules *rules, const sudoku_step *step, const struct language *l)
{
    const int cell = hint_cell(step);
    return l->hint.where[third(cell / rules->n, rules->n)][third(cell % rules->n, rules->n)];
}

static bool has_cell(const struct house *house, int cell)
{
    for (int i = 0; i < house->count; i++)
        if (house->cell[i] == cell) return true;
    return false;
}

/* The house that the step begins with; for steps that begin with cells, a house of the first cell. */
int hint_house(const sudoku_rules *rules, const sudoku_step *step)
{
    if (step->house_count) return step->houses[0].house;
    for (int i = 0; i < step->truth_count; i++)
        if (step->truths[i].kind == SUDOKU_HOUSE_TRUTH) return step->truths[i].where;
    const int cell = step->truth_count ? step->truths[0].where : hint_cell(step);
    int house = rules->house_count - 1;
    while (house > 0 && !has_cell(&rules->house[house], cell)) house--;
    return house;
}

int hint_cells(const sudoku_step *step, uint16_t named[SUDOKU_MAX_CELLS])
{
    bool taken[SUDOKU_MAX_CELLS] = {false};
    int count = 0;
    for (int i = 0; i < step->part_count; i++) {
        const uint16_t cell = step->parts[i].cell;
        if (cell == SUDOKU_NO_CELL || step->parts[i].role == SUDOKU_REMOVED || taken[cell]) continue;
        taken[cell] = true;
        named[count++] = cell;
    }
    return count;
}

static void out_cells(struct out *o, const sudoku_rules *rules, const sudoku_step *step,
                      const struct language *l)
{
    uint16_t named[SUDOKU_MAX_CELLS];
    const int count = hint_cells(step, named);
    out_text(o, l->hint.cells[count > 1]);
    for (int i = 0; i < count; i++) {
        if (i) out_text(o, l->comma);
        out_cell(o, rules, named[i]);
    }
}

void out_hint(struct out *o, const sudoku_rules *rules, const sudoku_step *step, int level,
              sudoku_language language)
{
    const struct language *l = language_of(language);
    const char *title = technique_title(l, step->technique);
    switch (level) {
    case 1: out_text(o, where(rules, step, l)); return;
    case 2:
        out_text(o, l->hint.house);
        out_house_name(o, l, &rules->house[hint_house(rules, step)]);
        break;
    case 3: out_format(o, "%s%s", l->hint.technique, title); break;
    case 4: out_cells(o, rules, step, l); break;
    default:
        out_format(o, "%s: ", title);
        out_words(o, rules, step, language);
        return;
    }
    out_char(o, '.');
}

/* ---- mistakes ---- */

/* A cell that already holds the digit correctly, so that the mistake is easy to see; -1: there is none. */
static int clashing_cell(const sudoku_logic *logic, const sudoku_mistake *m)
{
    const struct field *field = logic->field;
    if (m->missing) return -1;
    for (int i = field->first_peer[m->cell]; i < field->first_peer[m->cell + 1]; i++)
        if (logic->at->digit[field->peer[i]] == m->digit) return field->peer[i];
    return -1;
}

int mistake_house(const sudoku_logic *logic, const sudoku_mistake *m)
{
    const int other = clashing_cell(logic, m);
    const sudoku_rules *rules = logic->field->rules;
    if (other >= 0) return common_house(logic->field, m->cell, other);
    int house = rules->house_count - 1;
    while (house > 0 && !has_cell(&rules->house[house], m->cell)) house--;
    return house;
}

static const char *why_wrong(const sudoku_logic *logic, const sudoku_mistake *m, int other,
                             const struct language *l)
{
    if (m->missing) return l->hint.missing;
    if (logic->at->given[m->cell]) return l->hint.over_given;
    if (other >= 0) return l->hint.clash;
    return logic->answer == SUDOKU_UNIQUE ? l->hint.no_solution : l->hint.not_together;
}

static void out_mistake(struct out *o, const sudoku_logic *logic, const sudoku_mistake *m,
                        const struct language *l)
{
    const int other = clashing_cell(logic, m);
    const sudoku_clash clash = {
        .cell = m->cell, .digit = m->digit, .other = other, .house = mistake_house(logic, m)};
    out_filled(o, logic->field->rules, l, why_wrong(logic, m, other, l), &clash);
}

void out_mistakes(struct out *o, const sudoku_logic *logic, const sudoku_mistake *mistakes, int count,
                  int level, sudoku_language language)
{
    const struct language *l = language_of(language);
    switch (level) {
    case 1: out_text(o, l->hint.wrong); return;
    case 2: out_text(o, l->hint.kind[mistakes->missing]); return;
    case 3:
        out_text(o, l->hint.wrong_house);
        out_house_name(o, l, &logic->field->rules->house[mistake_house(logic, mistakes)]);
        break;
    case 4:
        out_text(o, l->hint.wrong_cell);
        out_cell(o, logic->field->rules, mistakes->cell);
        break;
    default:
        for (int i = 0; i < count; i++) {
            if (i) out_char(o, '\n');
            out_mistake(o, logic, &mistakes[i], l);
        }
        return;
    }
    out_char(o, '.');
}

void out_no_hint(struct out *o, const sudoku_logic *logic, sudoku_logic_end_kind end,
                 sudoku_language language)
{
    const struct language *l = language_of(language);
    if (end == SUDOKU_LOGIC_SOLVED) out_text(o, l->hint.solved);
    if (end == SUDOKU_LOGIC_STUCK)
        out_format(o, "%s%s%s", l->hint.stuck[0], logic->profile->name, l->hint.stuck[1]);
}
