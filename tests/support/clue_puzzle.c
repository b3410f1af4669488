/* SPDX-License-Identifier: MIT */
/* clue_puzzle.c - see clue_puzzle.h */
#include "support/clue_puzzle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

enum { LONGEST_STATEMENTS = 1 << 16, MOST_HOUSES = 64 };

/* What statements say apart from clues. */
struct shape {
    char rules[SUDOKU_TEXT], box[16], regions[SUDOKU_MAX_CELLS + 1];
    char *house[MOST_HOUSES];
    int house_count;
};

static bool is_rule_of_houses(const char *word)
{
    for (int i = 0; sudoku_rule_name(i); i++)
        if (!strcmp(sudoku_rule_name(i), word)) return true;
    return false;
}

/* Rules are houses or clues about the whole grid. */
static void add_rules(struct shape *s, char *clues, char *words)
{
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        strcat(is_rule_of_houses(word) ? s->rules : clues, word);
        strcat(is_rule_of_houses(word) ? s->rules : clues, is_rule_of_houses(word) ? " " : ";");
    }
}

static void read_allowed(struct clue_puzzle *p, char *words, int cells)
{
    int cell = 0;
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " "), cell++) {
        p->allowed[cell] = 0;
        if (!strcmp(word, ".")) p->allowed[cell] = ~(uint64_t)0;
        else
            for (; *word; word++)
                p->allowed[cell] |= (uint64_t)1 << (*word <= '9' ? *word - '1' : *word - 'A' + 9);
    }
    assert_int_equal(cell, cells);
    p->puzzle.allowed = p->allowed;
}

static const sudoku_rules *make_rules(const struct shape *s, int size)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    static uint16_t cells[MOST_HOUSES][SUDOKU_MAX_CELLS];
    sudoku_cells houses[MOST_HOUSES];
    sudoku_shape shape = {
        .size = size, .rules = s->rules, .houses = houses, .house_count = s->house_count};
    for (int i = 0; s->regions[i]; i++) regions[i] = (uint8_t)(s->regions[i] - 'A');
    if (*s->regions) shape.regions = regions;
    if (!strcmp(s->box, "none")) shape.box_rows = shape.box_columns = -1;
    else if (*s->box) sscanf(s->box, "%dx%d", &shape.box_rows, &shape.box_columns);
    for (int h = 0; h < s->house_count; h++) {
        houses[h] = (sudoku_cells){cells[h], 0};
        for (char *word = strtok(s->house[h], " "); word; word = strtok(NULL, " "))
            cells[h][houses[h].count++] = (uint16_t)sudoku_cell_named(size, word);
    }
    sudoku_error error;
    const sudoku_rules *rules = sudoku_rules_new(&shape, &error);
    if (!rules) fail_msg("%s", error.message);
    return rules;
}

void make_clue_puzzle(struct clue_puzzle *p, int size, const char *statements, const char *givens)
{
    static char text[LONGEST_STATEMENTS], clues[LONGEST_STATEMENTS];
    static char *statement[LONGEST_STATEMENTS / 4];
    struct shape s = {.house_count = 0};
    sudoku_error error;
    int count = 0;
    memset(&p->puzzle, 0, sizeof p->puzzle);
    assert_true(strlen(statements) < sizeof text / 2);
    strcpy(text, statements);
    clues[0] = '\0';
    for (char *at = strtok(text, ";"); at; at = strtok(NULL, ";"))
        statement[count++] = at + strspn(at, " ");
    for (int i = 0; i < count; i++) {
        char *value = strchr(statement[i], ':');
        assert_non_null(value);
        value += 1 + strspn(value + 1, " ");
        if (!strncmp(statement[i], "rules:", 6)) add_rules(&s, clues, value);
        else if (!strncmp(statement[i], "box:", 4)) strcpy(s.box, value);
        else if (!strncmp(statement[i], "regions:", 8)) strcpy(s.regions, value);
        else if (!strncmp(statement[i], "house:", 6)) s.house[s.house_count++] = value;
        else if (!strncmp(statement[i], "allowed:", 8)) read_allowed(p, value, size * size);
        else strcat(strcat(clues, statement[i]), ";");
    }
    for (int cell = 0; cell < size * size; cell++) {
        const char c = givens[cell];
        p->givens[cell] = (uint8_t)(c == '.' ? 0 : c <= '9' ? c - '0' : c - 'A' + 10);
    }
    p->puzzle.room = sizeof p->puzzle;
    p->puzzle.rules = make_rules(&s, size);
    p->puzzle.givens = p->givens;
    p->puzzle.clues = sudoku_clues_new(p->puzzle.rules, clues, strlen(clues), &error);
    if (!p->puzzle.clues) fail_msg("%s: %ld: %s", clues, error.column, error.message);
}

void free_clue_puzzle(struct clue_puzzle *p)
{
    sudoku_clues_free(p->puzzle.clues);
    sudoku_rules_free(p->puzzle.rules);
}

int cut_at_tabs(char *line, char *field[], int most)
{
    int count = 0;
    line[strcspn(line, "\n")] = '\0';
    for (char *at = line; at && count < most; count++) {
        field[count] = at;
        at = strchr(at, '\t');
        if (at) *at++ = '\0';
    }
    return count;
}
