/* SPDX-License-Identifier: MIT */
/* test_puzzle_why.c - small random puzzles with clues that mostly have no solution: what contradicts itself does so by brute force, and
   nothing can be left out of it, and nothing smaller does, as far as that is claimed.  Tests src/show/why_words.c, too.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "board/rules.h"
#include "clue/clue_kinds.h"
#include "clue/random_clue.h"
#include "support/data.h"
#include "support/short_memory.h"

enum { SIZE = 4, CELLS = SIZE * SIZE, MOST_CONDITIONS = 80, MOST_CLUES_OF_TEST = 4 };

/* ---- brute force ---- */

struct brute {
    const sudoku_puzzle *puzzle;
    const sudoku_condition *condition;
    int count;
    bool concerned[CELLS];
    uint8_t digit[CELLS];
};

static void find_concerned(struct brute *b)
{
    for (int i = 0; i < b->count; i++) {
        const sudoku_condition c = b->condition[i];
        if (c.kind == SUDOKU_CONDITION_HOUSE) {
            const sudoku_cells h = sudoku_rules_house(b->puzzle->rules, c.number);
            for (int k = 0; k < h.count; k++) b->concerned[h.cells[k]] = true;
        } else if (c.kind == SUDOKU_CONDITION_CLUE) {
            const struct clue *clue = &b->puzzle->clues->clue[c.number];
            for (int k = 0; k < CELLS; k++) b->concerned[k] |= reaches_out(clue);
            for (int k = 0; k < clue->count; k++) b->concerned[clue->cell[k]] = true;
        } else {
            b->concerned[c.number] = true;
        }
    }
}

static bool house_differs(const struct brute *b, int house)
{
    const sudoku_cells h = sudoku_rules_house(b->puzzle->rules, house);
    for (int i = 0; i < h.count; i++)
        for (int j = 0; j < i; j++)
            if (b->digit[h.cells[i]] && b->digit[h.cells[i]] == b->digit[h.cells[j]]) return false;
    return true;
}

static bool is_kept(const struct brute *b, sudoku_condition c)
{
    const sudoku_puzzle *p = b->puzzle;
    switch (c.kind) {
    case SUDOKU_CONDITION_HOUSE: return house_differs(b, c.number);
    case SUDOKU_CONDITION_CLUE: {
        const struct clue *clue = &p->clues->clue[c.number];
        return clue->kind->holds(clue, p->clues, b->digit);
    }
    case SUDOKU_CONDITION_GIVEN: return !b->digit[c.number] || b->digit[c.number] == p->givens[c.number];
    case SUDOKU_CONDITION_MARKS:
        return !b->digit[c.number] || p->allowed[c.number] & bit(b->digit[c.number] - 1);
    }
    return false;
}

static bool fill_from(struct brute *b, int cell)
{
    while (cell < CELLS && !b->concerned[cell]) b->digit[cell++] = 1;
    if (cell == CELLS) {
        for (int i = 0; i < b->count; i++)
            if (!is_kept(b, b->condition[i])) return false;
        return true;
    }
    for (int d = 1; d <= SIZE; d++) {
        bool good = true;
        b->digit[cell] = (uint8_t)d;
        for (int i = 0; i < b->count && good; i++) good = is_kept(b, b->condition[i]);
        if (good && fill_from(b, cell + 1)) return true;
    }
    b->digit[cell] = 0;
    return false;
}

static bool has_grid(const sudoku_puzzle *p, const sudoku_condition *condition, int count)
{
    struct brute b = {.puzzle = p, .condition = condition, .count = count};
    find_concerned(&b);
    return fill_from(&b, 0);
}

/* ---- random puzzles ---- */

struct made {
    sudoku_puzzle puzzle;
    uint8_t givens[CELLS];
    uint64_t allowed[CELLS];
};

static const sudoku_clues *random_clues(struct rng *r, const sudoku_rules *rules)
{
    static struct stated_clue stated[MOST_CLUES_OF_TEST];
    struct clue list[MOST_CLUES_OF_TEST];
    int kinds = 0, count = 0;
    while (clue_kind_at(kinds)) kinds++;
    for (int i = rng_below(r, MOST_CLUES_OF_TEST + 1); i > 0; i--) {
        const struct clue_kind *k = clue_kind_at(rng_below(r, kinds));
        make_random_clue(r, &stated[count], k, SIZE);
        list[count] = stated[count].clue;
        const sudoku_clues *alone = clues_new(rules, &list[count], 1, NULL);
        count += alone != NULL;
        clues_free(alone);
    }
    return clues_new(rules, list, count, NULL);
}

static void make_puzzle(struct rng *r, struct made *m)
{
    static const char *const rules[] = {NULL, NULL, "x", "disjoint"};
    memset(m, 0, sizeof *m);
    m->puzzle = (sudoku_puzzle){.room = sizeof m->puzzle, .givens = m->givens};
    m->puzzle.rules =
        sudoku_rules_new(&(sudoku_shape){.size = SIZE, .rules = rules[rng_below(r, 4)]}, NULL);
    m->puzzle.clues = random_clues(r, m->puzzle.rules);
    for (int i = rng_below(r, 5); i > 0; i--)
        m->givens[rng_below(r, CELLS)] = (uint8_t)(1 + rng_below(r, SIZE));
    if (rng_below(r, 2)) return;
    for (int cell = 0; cell < CELLS; cell++)
        m->allowed[cell] = rng_below(r, 4) ? ~(uint64_t)0 : (uint64_t)rng_below(r, 1 << SIZE);
    m->puzzle.allowed = m->allowed;
}

static void free_puzzle(struct made *m)
{
    sudoku_clues_free(m->puzzle.clues);
    sudoku_rules_free(m->puzzle.rules);
}

static int list_all(const sudoku_puzzle *p, sudoku_condition *list)
{
    int count = 0;
    for (int i = 0; i < sudoku_rules_house_count(p->rules); i++)
        list[count++] = (sudoku_condition){SUDOKU_CONDITION_HOUSE, i};
    for (int i = 0; i < sudoku_clues_count(p->clues); i++)
        list[count++] = (sudoku_condition){SUDOKU_CONDITION_CLUE, i};
    for (int i = 0; i < CELLS; i++)
        if (p->givens[i]) list[count++] = (sudoku_condition){SUDOKU_CONDITION_GIVEN, i};
    for (int i = 0; p->allowed && i < CELLS; i++)
        list[count++] = (sudoku_condition){SUDOKU_CONDITION_MARKS, i};
    return count;
}

/* ---- the tests ---- */

static void write_to_file(void *file, const char *text, size_t length) { fwrite(text, 1, length, file); }

static void say_why(const sudoku_puzzle *p, sudoku_why_proof proof, const sudoku_condition *c, int count)
{
    sudoku_print_why_json(p, proof, c, count, (sudoku_sink){write_to_file, stdout});
    putchar('\n');
}

static void nothing_can_be_left_out(const sudoku_puzzle *p, const sudoku_condition *c, int count)
{
    sudoku_condition rest[MOST_CONDITIONS];
    for (int out = 0; out < count; out++) {
        for (int i = 0, k = 0; i < count; i++)
            if (i != out) rest[k++] = c[i];
        if (has_grid(p, rest, count - 1)) continue;
        say_why(p, SUDOKU_WHY_IRREDUCIBLE, c, count);
        fail_msg("condition %d can be left out", out + 1);
    }
}

static void no_two_do(const sudoku_puzzle *p)
{
    sudoku_condition all[MOST_CONDITIONS];
    for (int i = 0, count = list_all(p, all); i < count; i++)
        for (int j = 0; j <= i; j++) {
            const sudoku_condition both[] = {all[i], all[j]};
            assert_true(has_grid(p, both, 2));
        }
}

static void what_clashes_does(void **state)
{
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(150);
    int smallest = 0, solvable = 0;
    (void)state;
    for (int i = 0; i < cases; i++) {
        struct made m;
        sudoku_condition c[MOST_CONDITIONS], all[MOST_CONDITIONS];
        int count;
        make_puzzle(&r, &m);
        const sudoku_why_proof proof = sudoku_why(&m.puzzle, NULL, c, MOST_CONDITIONS, &count);
        assert_true(proof >= SUDOKU_WHY_SOLVABLE);
        assert_int_equal(has_grid(&m.puzzle, all, list_all(&m.puzzle, all)),
                         proof == SUDOKU_WHY_SOLVABLE);
        if (proof >= SUDOKU_WHY_CLASH) assert_false(has_grid(&m.puzzle, c, count));
        else assert_int_equal(count, 0);
        if (proof >= SUDOKU_WHY_IRREDUCIBLE) nothing_can_be_left_out(&m.puzzle, c, count);
        if (proof == SUDOKU_WHY_SMALLEST && count > 2) no_two_do(&m.puzzle);
        smallest += proof == SUDOKU_WHY_SMALLEST;
        solvable += proof == SUDOKU_WHY_SOLVABLE;
        free_puzzle(&m);
    }
    printf("%d puzzles, %d with a solution, %d smallest contradictions\n", cases, solvable, smallest);
    assert_true(solvable > cases / 20 && smallest > cases / 3);
}

static void collect(void *out, const char *text, size_t length) { strncat(out, text, length); }

static void in_words(void **state)
{
    static const char clues_text[] = "killer: 3 r1c1 r1c2; thermo: r4c1-r4c3";
    uint8_t givens[CELLS] = {0, 3};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = SIZE}, NULL);
    uint64_t allowed[CELLS];
    memset(allowed, -1, sizeof allowed);
    const sudoku_clues *clues = sudoku_clues_new(rules, clues_text, strlen(clues_text), NULL);
    sudoku_puzzle p = {
        .room = sizeof p, .rules = rules, .givens = givens, .clues = clues, .allowed = allowed};
    sudoku_condition c[2];
    char text[500] = "", german[500] = "", json[500] = "", name[40];
    int count;
    (void)state;
    assert_int_equal(sudoku_why(&p, NULL, c, 2, &count), SUDOKU_WHY_SMALLEST);
    assert_int_equal(count, 2);
    sudoku_print_why(&p, SUDOKU_WHY_SMALLEST, c, count, SUDOKU_ENGLISH, (sudoku_sink){collect, text});
    assert_string_equal(text,
                        "no grid has all of these: killer: 3 r1c1 r1c2; r1c2 = 3 (no fewer clash)");
    sudoku_print_why(&p, SUDOKU_WHY_IRREDUCIBLE, c, 1, SUDOKU_GERMAN, (sudoku_sink){collect, german});
    assert_string_equal(german,
                        "Kein Gitter erfüllt all dies: killer: 3 r1c1 r1c2 (ohne jedes einzelne davon "
                        "gibt es ein Gitter, das den Rest erfüllt)");
    givens[1] = 0;
    allowed[0] = 1 << 2 | 1 << 3;
    assert_int_equal(sudoku_why(&p, NULL, c, 1, &count), SUDOKU_WHY_SMALLEST);
    assert_int_equal(count, 2); /* more than there is room for */
    assert_int_equal(sudoku_why(&p, NULL, c, 2, &count), SUDOKU_WHY_SMALLEST);
    assert_string_equal(sudoku_condition_text(&p, &c[1], SUDOKU_ENGLISH, name, sizeof name),
                        "r1c1 = 3/4");
    sudoku_print_why_json(&p, SUDOKU_WHY_SMALLEST, c, count, (sudoku_sink){collect, json});
    assert_string_equal(
        json,
        "{\"proof\":\"smallest\",\"conditions\":[{\"statement\":\"killer: 3 r1c1 r1c2\",\"clue\":1},"
        "{\"cell\":\"r1c1\",\"marks\":[3,4]}]}");
    const sudoku_condition row = {SUDOKU_CONDITION_HOUSE, 2};
    assert_string_equal(sudoku_condition_text(&p, &row, SUDOKU_GERMAN, name, sizeof name), "Zeile 3");
    assert_int_equal(sudoku_why(&p, &(sudoku_limits){.nodes = 1}, c, 2, &count), SUDOKU_WHY_CLASH);
    sudoku_clues_free(clues);
    sudoku_rules_free(rules);
}

static void memory_may_be_short(void **state)
{
    struct rng r = rng_from_seed(7);
    sudoku_condition c[MOST_CONDITIONS];
    struct made m;
    int count;
    sudoku_why_proof proof;
    (void)state;
    do {
        make_puzzle(&r, &m);
        proof = sudoku_why(&m.puzzle, NULL, c, MOST_CONDITIONS, &count);
        if (proof == SUDOKU_WHY_SMALLEST && sudoku_clues_count(m.puzzle.clues) > 2) break;
        free_puzzle(&m);
    } while (true);
    const int before = live_blocks;
    for (int allowed = 0; allowed < 400; allowed += 3)
        for (int on = 0; on < 2; on++) {
            make_memory_short(allowed, on);
            proof = sudoku_why(&m.puzzle, NULL, c, MOST_CONDITIONS, &count);
            end_shortage();
            if (proof >= SUDOKU_WHY_CLASH) assert_false(has_grid(&m.puzzle, c, count));
            else assert_int_equal(proof, SUDOKU_WHY_NO_MEMORY);
            assert_int_equal(live_blocks, before);
        }
    free_puzzle(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_clashes_does),
        cmocka_unit_test(in_words),
        cmocka_unit_test(memory_may_be_short),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
