/* SPDX-License-Identifier: MIT */
/* why_words.c - see why_words.h */
#include "show/why_words.h"

#include "base/json_writer.h"
#include "board/naming.h"
#include "board/symbols.h"
#include "clue/clue_statement.h"
#include "show/language.h"
#include "words/message.h"

/* ---- in words ---- */

static void out_marks(struct out *o, const sudoku_puzzle *p, int cell)
{
    const bitset digits = p->allowed[cell] & all_digits(p->rules);
    out_text(o, " = ");
    if (!digits) out_char(o, '-');
    for_each_bit(d, digits) {
        if (d != lowest(digits)) out_char(o, '/');
        out_char(o, digit_symbol(d + 1));
    }
}

void out_condition(struct out *o, const sudoku_puzzle *p, const sudoku_condition *r,
                   sudoku_language language)
{
    switch (r->kind) {
    case SUDOKU_CONDITION_HOUSE:
        out_house_name(o, language_of(language), &p->rules->house[r->number]);
        break;
    case SUDOKU_CONDITION_CLUE: out_clue_statement(o, &p->clues->clue[r->number], p->rules->n); break;
    case SUDOKU_CONDITION_GIVEN:
        out_cell(o, p->rules, r->number);
        out_format(o, " = %c", digit_symbol(p->givens[r->number]));
        break;
    case SUDOKU_CONDITION_MARKS:
        out_cell(o, p->rules, r->number);
        out_marks(o, p, r->number);
        break;
    }
}

static void write_conditions(struct out *o, sudoku_language language, const void *context)
{
    const struct why *w = context;
    for (int i = 0; i < w->count; i++) {
        if (i) out_text(o, "; ");
        out_condition(o, w->puzzle, &w->condition[i], language);
    }
}

void out_why(struct out *o, const struct why *w, sudoku_language language)
{
    const struct argument conditions = written(write_conditions, w);
    switch (w->proof) {
    case SUDOKU_WHY_UNKNOWN: out_message(o, language, say(why_unknown)); break;
    case SUDOKU_WHY_NO_MEMORY: out_message(o, language, say(out_of_memory)); break;
    case SUDOKU_WHY_SOLVABLE: out_message(o, language, say(why_solvable)); break;
    case SUDOKU_WHY_CLASH: out_message(o, language, say(why_clash, conditions)); break;
    case SUDOKU_WHY_IRREDUCIBLE: out_message(o, language, say(why_irreducible, conditions)); break;
    case SUDOKU_WHY_SMALLEST: out_message(o, language, say(why_smallest, conditions)); break;
    }
}

/* ---- as JSON ---- */

static const char *proof_name(sudoku_why_proof proof)
{
    switch (proof) {
    case SUDOKU_WHY_UNKNOWN: return "unknown";
    case SUDOKU_WHY_NO_MEMORY: return "out of memory";
    case SUDOKU_WHY_SOLVABLE: return "solvable";
    case SUDOKU_WHY_CLASH: return "clash";
    case SUDOKU_WHY_IRREDUCIBLE: return "irreducible";
    case SUDOKU_WHY_SMALLEST: return "smallest";
    }
    return "unknown";
}

/* In words, as a string. */
static void condition_as_text(struct json *j, const char *key, const sudoku_puzzle *p,
                              const sudoku_condition *r)
{
    char buffer[64];
    json_key(j, key);
    json_begin_text(j);
    struct out o = json_text_out(j, buffer, sizeof buffer);
    out_condition(&o, p, r, SUDOKU_ENGLISH);
    out_flush(&o);
    json_end_text(j);
}

static void write_cell(struct json *j, const sudoku_puzzle *p, int cell)
{
    json_key(j, "cell");
    json_begin_text(j);
    out_cell(j->out, p->rules, cell);
    json_end_text(j);
}

static void write_condition(struct json *j, const sudoku_puzzle *p, const sudoku_condition *r)
{
    json_open(j, '{');
    switch (r->kind) {
    case SUDOKU_CONDITION_HOUSE: condition_as_text(j, "house", p, r); break;
    case SUDOKU_CONDITION_CLUE:
        condition_as_text(j, "statement", p, r);
        json_key(j, "clue");
        json_integer(j, r->number + 1);
        break;
    case SUDOKU_CONDITION_GIVEN:
        write_cell(j, p, r->number);
        json_key(j, "digit");
        json_integer(j, p->givens[r->number]);
        break;
    case SUDOKU_CONDITION_MARKS:
        write_cell(j, p, r->number);
        json_key(j, "marks");
        json_open(j, '[');
        for_each_bit(d, p->allowed[r->number] & all_digits(p->rules)) json_integer(j, d + 1);
        json_close(j, ']');
        break;
    }
    json_close(j, '}');
}

void out_why_json(struct out *o, const struct why *w)
{
    struct json j = {.out = o};
    json_open(&j, '{');
    json_key(&j, "proof");
    json_text(&j, proof_name(w->proof));
    json_key(&j, "conditions");
    json_open(&j, '[');
    for (int i = 0; i < w->count; i++) write_condition(&j, w->puzzle, &w->condition[i]);
    json_close(&j, ']');
    json_close(&j, '}');
}
