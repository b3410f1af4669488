/* SPDX-License-Identifier: MIT */
/* technique_cases.c - see technique_cases.h */
#include "support/technique_cases.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/path/walk.h"
#include "support/data.h"

enum { N = 9, CELLS = N * N, FIELDS = 8 };

/* The fields of a line, `:CODE:DIGITS:GIVENS:DELETED:REMOVED:PLACED:LENGTH`, from 1. */
struct technique_case {
    char line[4096];
    char *field[FIELDS + 1];
    bitset removed[CELLS], placed[CELLS];
};

struct judged {
    const struct technique_case *c;
    const struct case_code *code;
    sudoku_logic *logic;
    int fitting, other; /* steps with the case's digits that do just what it lists, or something else */
    bitset all[CELLS];  /* removed by them together */
    int length;         /* of the first */
    int bad;            /* false or unproved */
};

static bool split(struct technique_case *c)
{
    char *at = c->line;
    memset(c->field, 0, sizeof c->field);
    for (int i = 0; i <= FIELDS; i++) {
        c->field[i] = at;
        char *colon = strchr(at, ':');
        if (!colon) {
            for (int k = i + 1; k <= FIELDS; k++) c->field[k] = at + strlen(at);
            return i >= 5;
        }
        *colon = 0;
        at = colon + 1;
    }
    return true;
}

/* Calls for each DIGIT ROW COLUMN of the text. */
static void for_candidates(const char *text, void (*call)(void *, int cell, int digit), void *context)
{
    for (; *text; text++)
        if (isdigit((unsigned char)text[0]) && isdigit((unsigned char)text[1]) &&
            isdigit((unsigned char)text[2])) {
            call(context, (text[1] - '1') * N + text[2] - '1', text[0] - '0');
            text += 2;
        }
}

static void note(void *context, int cell, int digit) { ((bitset *)context)[cell] |= bit(digit - 1); }

static void take_away(void *context, int cell, int digit) { position_remove(context, cell, digit); }

static void set_up(sudoku_logic *l, const struct technique_case *c)
{
    uint8_t givens[CELLS] = {0}, placed[CELLS] = {0};
    int cell = 0;
    for (const char *p = c->field[3]; *p && cell < CELLS; p++) {
        const bool later = *p == '+';
        if (later) p++;
        if (isdigit((unsigned char)*p)) (later ? placed : givens)[cell] = (uint8_t)(*p - '0');
        cell++;
    }
    const sudoku_puzzle puzzle = {.rules = l->field->rules, .givens = givens};
    logic_start(l, &puzzle);
    l->finder.unique = true; /* some cases leave out givens that do not matter */
    for (cell = 0; cell < CELLS; cell++)
        if (placed[cell]) position_place(l->at, cell, placed[cell]);
    for_candidates(c->field[4], take_away, l->at);
}

/* The digits that a case of this kind names: those that go, or those of the pattern. */
static bitset digits_of(const sudoku_step *s, enum case_digits which)
{
    bitset digits = 0;
    for (int i = 0; i < s->part_count; i++) {
        const sudoku_part *p = &s->parts[i];
        const bool named = which == DIGITS_REMOVED
                               ? p->role == SUDOKU_REMOVED
                               : p->role == SUDOKU_PATTERN && p->cell == SUDOKU_NO_CELL;
        if (named || (which == DIGITS_PLACED && p->role == SUDOKU_PLACED)) digits |= bit(p->digit);
    }
    return digits;
}

static bool is_about(const sudoku_step *s, const struct case_code *code, const char *digits)
{
    bitset named = 0;
    if (code->digits == DIGITS_ANY) return true;
    for (; *digits; digits++) named |= bit(*digits - '0');
    return digits_of(s, code->digits) == named;
}

static bool judge(void *context, const sudoku_step *s)
{
    struct judged *j = context;
    bitset removed[CELLS] = {0}, placed[CELLS] = {0};
    if (s->variant != j->code->siamese && j->code->digits == DIGITS_OF_PATTERN) return true;
    if (j->bad < 3 && prove_step(j->logic->at, true, s, NULL) != PROVED) {
        printf("not proved: %s in %s:%s\n", technique_rows[s->technique].name, j->c->field[3],
               j->c->field[4]);
        j->bad++;
    }
    if (!is_about(s, j->code, j->c->field[2])) return true;
    for (int i = 0; i < s->part_count; i++) {
        const sudoku_part *p = &s->parts[i];
        if (p->role == SUDOKU_REMOVED) note(removed, p->cell, p->digit);
        if (p->role == SUDOKU_PLACED) note(placed, p->cell, p->digit);
        if (p->role == SUDOKU_REMOVED && j->logic->solved && j->logic->solution[p->cell] == p->digit)
            j->bad++;
    }
    for (int cell = 0; cell < CELLS; cell++) j->all[cell] |= removed[cell];
    if (memcmp(removed, j->c->removed, sizeof removed) || memcmp(placed, j->c->placed, sizeof placed))
        j->other++;
    else if (!j->fitting++) j->length = s->length - 1;
    return true;
}

static const struct case_code *code_of(const struct case_code *codes, const char *text)
{
    for (; codes->code; codes++)
        if (!strncmp(text, codes->code, strlen(codes->code)) && strchr("-", text[strlen(codes->code)]))
            return codes;
    return NULL;
}

/* A code that ends in -x: what is listed must not go. */
static bool keeps_all(const struct judged *j)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (j->all[cell] & j->c->removed[cell]) return false;
    return true;
}

static bool run_case(sudoku_logic *l, struct technique_case *c, const struct case_code *code)
{
    struct judged j = {.c = c, .code = code, .logic = l};
    const char *variant = strchr(c->field[1], '-');
    memset(c->removed, 0, sizeof c->removed);
    memset(c->placed, 0, sizeof c->placed);
    for_candidates(c->field[5], note, c->removed);
    for_candidates(c->field[6], note, c->placed);
    const bool never = variant && variant[1] == 'x';
    const char number = variant && variant[1] ? variant[1] : ' ';
    l->finder.allow = code->variants && strchr(code->variants, number) ? code->allow : 0;
    set_up(l, c);
    logic_all(l, code->technique, judge, &j);
    if (j.bad) return false;
    if (never) return keeps_all(&j);
    if (code->together) return !memcmp(j.all, c->removed, sizeof j.all);
    return j.fitting && !j.other && (!*c->field[7] || atoi(c->field[7]) == j.length);
}

int run_technique_cases(const struct case_code *codes, int *counts)
{
    static struct technique_case c;
    FILE *file = open_data("rated/hodoku-cases.txt");
    if (!file) return -1;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    sudoku_logic *l = logic_new(rules, "hodoku", NULL);
    int count = 0, failed = 0;
    while (fgets(c.line, sizeof c.line, file)) {
        char copy[sizeof c.line];
        c.line[strcspn(c.line, "\r\n")] = 0;
        strcpy(copy, c.line);
        if (c.line[0] != ':' || !split(&c)) continue;
        const struct case_code *code = code_of(codes, c.field[1]);
        if (!code) continue;
        count++;
        counts[code - codes]++;
        if (run_case(l, &c, code)) continue;
        printf("failed: %s\n", copy);
        failed++;
    }
    logic_free(l);
    sudoku_rules_free(rules);
    fclose(file);
    assert_int_equal(failed, 0);
    return count;
}
