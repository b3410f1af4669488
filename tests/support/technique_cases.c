/* SPDX-License-Identifier: MIT */
/* technique_cases.c - see technique_cases.h */
#include "support/technique_cases.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof.h"
#include "logic/walk.h"
#include "support/data.h"

enum { N = 9, CELLS = N * N, FIELDS = 8 };

/* The fields of a line, `:CODE:DIGITS:GIVENS:DELETED:REMOVED:PLACED:LENGTH`, from 1. */
struct technique_case {
    char line[4096];
    char *field[FIELDS + 1];
    bool wanted[CELLS][N + 1];
    int removals;
    bool must_not_fire;
};

struct judged {
    const struct technique_case *c;
    sudoku_logic *logic;
    int fitting, other; /* steps with the case's digits that remove just its candidates, or others */
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

static void want(void *context, int cell, int digit)
{
    struct technique_case *c = context;
    c->wanted[cell][digit] = true;
    c->removals++;
}

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
    for (cell = 0; cell < CELLS; cell++)
        if (placed[cell]) position_place(l->at, cell, placed[cell]);
    for_candidates(c->field[4], take_away, l->at);
}

/* Do the digits that the step removes make up the case's field? */
static bool same_digits(const sudoku_step *s, const char *digits)
{
    bitset mine = 0, named = 0;
    for_each_part(p, s, SUDOKU_REMOVED) mine |= bit(p->digit);
    for (; *digits; digits++) named |= bit(*digits - '0');
    return mine == named;
}

static bool judge(void *context, const sudoku_step *s)
{
    struct judged *j = context;
    int right = 0, wrong = 0;
    if (j->bad < 3 && prove_step(j->logic->at, true, s, NULL) != PROVED) {
        printf("not proved: %s in %s:%s\n", technique_rows[s->technique].name, j->c->field[3],
               j->c->field[4]);
        j->bad++;
    }
    /* A remote pair names both digits, whatever goes. */
    if (s->technique != TECHNIQUE_remote_pair && !same_digits(s, j->c->field[2])) return true;
    for_each_part(p, s, SUDOKU_REMOVED)
    {
        if (j->c->wanted[p->cell][p->digit]) right++;
        else wrong++;
        if (j->logic->solved && j->logic->solution[p->cell] == p->digit) j->bad++;
    }
    if (wrong || right != j->c->removals) j->other++;
    else if (!j->fitting++) j->length = s->length - 1;
    return true;
}

static const struct case_code *code_of(const struct case_code *codes, const char *text)
{
    for (; codes->code; codes++)
        if (!strncmp(text, codes->code, 4) && (!text[4] || text[4] == '-')) return codes;
    return NULL;
}

static bool run_case(sudoku_logic *l, struct technique_case *c, const struct case_code *code)
{
    struct judged j = {.c = c, .logic = l};
    const char *variant = strchr(c->field[1], '-');
    memset(c->wanted, 0, sizeof c->wanted);
    c->removals = 0;
    for_candidates(c->field[5], want, c);
    const bool never = variant && variant[1] == 'x';
    const char number = variant && variant[1] ? variant[1] : ' ';
    l->finder.allow = code->variants && strchr(code->variants, number) ? code->allow : 0;
    set_up(l, c);
    logic_all(l, code->technique, judge, &j);
    if (j.bad) return false;
    if (never) return !j.fitting && !j.other;
    return j.fitting && !j.other && (!*c->field[7] || atoi(c->field[7]) == j.length);
}

int run_technique_cases(const struct case_code *codes)
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
