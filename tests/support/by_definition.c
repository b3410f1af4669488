/* SPDX-License-Identifier: MIT */
/* by_definition.c - see by_definition.h */
#include "support/by_definition.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

/* ---- boards ---- */

static void copy_houses(struct board *b, const sudoku_rules *rules)
{
    assert_true(rules->n <= BOARD_SIZE && rules->all_house_count <= BOARD_HOUSES);
    memset(b, 0, sizeof *b);
    b->n = rules->n;
    b->cells = rules->cells;
    b->houses = rules->all_house_count;
    for (int h = 0; h < b->houses; h++) {
        const struct house *house = &rules->house[h];
        /* kinds that share a number for callers are told apart */
        b->house[h].kind = house_kind_of(house)->is < SUDOKU_NAMED_HOUSE
                               ? (int)house_kind_of(house)->is
                               : SUDOKU_NAMED_HOUSE + house->kind;
        b->house[h].count = house->count;
        b->house[h].full = house->count == b->n;
        for (int i = 0; i < house->count; i++) {
            b->house[h].cell[i] = house->cell[i];
            b->house[h].has[house->cell[i]] = true;
            for (int k = 0; k < house->count; k++)
                if (k != i) b->sees[house->cell[i]][house->cell[k]] = true;
        }
    }
}

static void copy_candidates(struct board *b, const struct position *at)
{
    for (int c = 0; c < b->cells; c++) {
        b->digit[c] = at->digit[c];
        b->given[c] = at->given[c];
        b->candidates[c] = 0;
        for (int d = 1; d <= b->n; d++) {
            b->can[c][d] = !at->digit[c] && at->candidates[c] >> (d - 1) & 1;
            b->candidates[c] += b->can[c][d];
        }
    }
}

void remove_candidate(const struct board *b, struct conclusions *found, int cell, int digit)
{
    if (b->can[cell][digit]) found->removed[cell][digit] = true;
}

bool sees_all(const struct board *b, int cell, const int *others, int count)
{
    for (int i = 0; i < count; i++)
        if (!b->sees[cell][others[i]]) return false;
    return true;
}

void remove_seen_by_all(const struct board *b, int digit, const int *cells_seen, int count,
                        struct conclusions *found)
{
    for (int c = 0; c < b->cells; c++)
        if (sees_all(b, c, cells_seen, count)) remove_candidate(b, found, c, digit);
}

int list_places(const struct board *b, int house, int digit, int cell[BOARD_SIZE])
{
    int count = 0;
    for (int i = 0; i < b->house[house].count; i++)
        if (b->can[b->house[house].cell[i]][digit]) cell[count++] = b->house[house].cell[i];
    return count;
}

int open_cells(const struct board *b, int house, int cell[BOARD_SIZE])
{
    int count = 0;
    for (int i = 0; i < b->house[house].count; i++)
        if (!b->digit[b->house[house].cell[i]]) cell[count++] = b->house[house].cell[i];
    return count;
}

bool not_locked_in_118(const struct board *b, int house)
{
    const int kind = b->house[house].kind;
    return kind == SUDOKU_DIAGONAL || kind == SUDOKU_NAMED_HOUSE + HOUSE_asterisk ||
           kind == SUDOKU_NAMED_HOUSE + HOUSE_centre_dot || kind == SUDOKU_NAMED_HOUSE + HOUSE_girandola;
}

bool is_box(const struct board *b, int house)
{
    return b->house[house].kind == SUDOKU_BOX || b->house[house].kind == SUDOKU_REGION;
}

bool is_window(const struct board *b, int house)
{
    return b->house[house].kind == SUDOKU_WINDOW || b->house[house].kind == SUDOKU_HIDDEN_WINDOW;
}

bool among(int number, const int *list, int count)
{
    for (int i = 0; i < count; i++)
        if (list[i] == number) return true;
    return false;
}

bool next_choice(int *pick, int count, int of)
{
    if (count > of) return false;
    int i = count - 1;
    if (pick[0] < 0) {
        for (i = 0; i < count; i++) pick[i] = i;
        return true;
    }
    while (i >= 0 && pick[i] == of - count + i) i--;
    if (i < 0) return false;
    pick[i]++;
    while (++i < count) pick[i] = pick[i - 1] + 1;
    return true;
}

/* ---- positions ---- */

/* Some digits of the solution, given or placed, and some of the wrong candidates that are left: many in some positions, in others few
   cells with more than two.  */
void scattered_position(struct rng *r, struct position *at, const uint8_t *solution)
{
    uint8_t givens[LOGIC_CELLS] = {0};
    const int count = at->field->cells, known = rng_below(r, 60), gone = rng_below(r, 90);
    for (int c = 0; c < count; c++)
        if (rng_below(r, 100) < known / 2) givens[c] = solution[c];
    position_start(at, &(sudoku_puzzle){.rules = at->field->rules, .givens = givens});
    for (int c = 0; c < count; c++)
        if (!givens[c] && rng_below(r, 100) < known / 2) position_place(at, c, solution[c]);
    for (int c = 0; c < count; c++)
        for_each_bit(d, at->candidates[c] & ~bit(solution[c] - 1))
            if (rng_below(r, 100) < gone && (!is_pair(at->candidates[c]) || !rng_below(r, 20)))
                position_remove(at, c, d + 1);
}

/* A puzzle with one solution, some steps on its way. */
static void position_on_the_way(struct rng *r, sudoku_logic *l, const uint8_t *solution)
{
    uint8_t givens[LOGIC_CELLS];
    const int count = l->field->cells;
    dig(r, l->field->rules, solution, count / 4, 2000, givens);
    logic_start_unique(l, &(sudoku_puzzle){.rules = l->field->rules, .givens = givens}, solution);
    sudoku_logic_limit(l, 2000, NULL, NULL);
    const sudoku_step *step;
    for (int i = rng_below(r, count); i > 0 && (step = logic_next(l)); i--) logic_apply(l, step);
    sudoku_logic_limit(l, 0, NULL, NULL);
}

/* The same position, with what the finders of this profile keep about it. */
static void take_over(struct position *at, const struct position *from)
{
    uint8_t givens[LOGIC_CELLS] = {0};
    for (int c = 0; c < at->field->cells; c++)
        if (from->given[c]) givens[c] = from->digit[c];
    position_start(at, &(sudoku_puzzle){.rules = at->field->rules, .givens = givens});
    for (int c = 0; c < at->field->cells; c++)
        if (from->digit[c] && !from->given[c]) position_place(at, c, from->digit[c]);
    for (int c = 0; c < at->field->cells; c++)
        for_each_bit(d, at->candidates[c] & ~from->candidates[c]) position_remove(at, c, d + 1);
}

/* ---- comparing ---- */

static bool note_step(void *context, const sudoku_step *step)
{
    struct conclusions *found = context;
    for_each_part(p, step, SUDOKU_REMOVED) found->removed[p->cell][p->digit] = true;
    for_each_part(p, step, SUDOKU_PLACED) found->placed[p->cell][p->digit] = true;
    return true;
}

static void print_board(const struct board *b)
{
    for (int c = 0; c < b->cells; c++) {
        char text[2 * BOARD_SIZE] = "", *end = text;
        if (b->digit[c]) *end++ = b->given[c] ? '=' : '+', *end++ = sudoku_symbol(b->digit[c]);
        for (int d = 1; d <= b->n; d++)
            if (b->can[c][d]) *end++ = sudoku_symbol(d);
        printf("%-*s%c", b->n, text, c % b->n == b->n - 1 ? '\n' : ' ');
    }
    for (int h = 2 * b->n; h < b->houses; h++) {
        printf("house:");
        for (int i = 0; i < b->house[h].count; i++)
            printf(" r%dc%d", b->house[h].cell[i] / b->n + 1, b->house[h].cell[i] % b->n + 1);
        printf("\n");
    }
}

/* Prints the difference; returns how many. */
static int count_differences(const struct board *b, const struct conclusions *right,
                             const struct conclusions *found)
{
    int wrong = 0;
    for (int c = 0; c < b->cells; c++)
        for (int d = 1; d <= b->n; d++) {
            const bool miss = (right->removed[c][d] && !found->removed[c][d]) ||
                              (right->placed[c][d] && !found->placed[c][d]);
            const bool more = !right->may[c][d] && ((!right->removed[c][d] && found->removed[c][d]) ||
                                                    (!right->placed[c][d] && found->placed[c][d]));
            if (miss || more)
                printf("%s: %d in r%dc%d\n", miss ? "missed" : "not by the definition", d, c / b->n + 1,
                       c % b->n + 1);
            wrong += miss || more;
        }
    return wrong;
}

static void list_steps(sudoku_logic *l, const char *techniques, struct conclusions *found)
{
    char list[200];
    snprintf(list, sizeof list, "%s", techniques);
    for (char *rest = list, *name; (name = strtok_r(rest, " ", &rest));) {
        const int technique = sudoku_technique_named(name, NULL);
        if (technique < 0) fail_msg("%s is no technique", name);
        logic_all(l, technique, note_step, found);
    }
}

enum { MOST_COMPARISONS = 48, MOST_PROFILES = 4 };

struct comparing {
    const struct comparison *list;
    int count;
    make_position *make;
    struct rng *rng;
    const char *rule_set;
    struct tally {
        long conclusions;
        int positions, large;
    } tally[MOST_COMPARISONS];
};

static void compare_one(const struct comparing *all, const struct comparison *c, struct tally *tally,
                        sudoku_logic *l, const struct board *b)
{
    static struct conclusions right, found;
    memset(&right, 0, sizeof right);
    memset(&found, 0, sizeof found);
    c->define(b, c->argument, &right);
    list_steps(l, c->techniques, &found);
    if (count_differences(b, &right, &found)) {
        print_board(b);
        fail_msg("%s, %s, %s: finder and definition differ", all->rule_set, c->profile, c->techniques);
    }
    tally->positions++;
    for (int cell = 0; cell < b->cells; cell++)
        for (int d = 1; d <= b->n; d++)
            tally->conclusions += right.removed[cell][d] + right.placed[cell][d];
}

/* Slow definitions see some of the large grids of each rule set, and none of the largest. */
static bool has_turn(const struct comparison *c, struct tally *tally, int n)
{
    enum { LARGE = 8, LARGEST = 9 };
    if (n > LARGEST && c->every > 1) return false;
    return n < LARGE || tally->large++ % c->every == 0;
}

/* One position, by every profile. */
static void compare_position(struct comparing *all, sudoku_logic **l)
{
    static struct board b;
    copy_houses(&b, l[0]->field->rules);
    copy_candidates(&b, l[0]->at);
    for (int p = 0; p < MOST_PROFILES; p++) {
        if (p) take_over(l[p]->at, l[0]->at);
        l[p]->finder.unique = true;
        for (int i = 0; i < all->count; i++)
            if (!strcmp(all->list[i].profile, l[p]->profile->name) &&
                has_turn(&all->list[i], &all->tally[i], b.n))
                compare_one(all, &all->list[i], &all->tally[i], l[p], &b);
    }
}

static void compare_set(struct comparing *all, const struct rule_set *set, int cases)
{
    sudoku_logic *l[MOST_PROFILES];
    uint8_t solution[SUDOKU_MAX_CELLS];
    sudoku_rules *rules = rules_of_set(set, all->rng);
    const bool solved = make_solution(all->rng, rules, solution);
    all->rule_set = set->name;
    for (int p = 0; p < MOST_PROFILES; p++) l[p] = logic_new(rules, sudoku_profile_name(p), NULL);
    for (int i = 0; solved && i < cases; i++) {
        if (all->make) all->make(all->rng, l[0]->at, solution);
        else if (i % 8 == 7 && rules->n <= 9) position_on_the_way(all->rng, l[0], solution);
        else scattered_position(all->rng, l[0]->at, solution);
        compare_position(all, l);
    }
    for (int p = 0; p < MOST_PROFILES; p++) logic_free(l[p]);
    sudoku_rules_free(rules);
}

void compare_all(const struct comparison *list, int count, int cases, make_position *make)
{
    struct rng r = rng_from_seed(test_seed());
    struct comparing all = {.list = list, .count = count, .make = make, .rng = &r};
    assert_true(count <= MOST_COMPARISONS);
    cases = test_cases(cases);
    for (int s = 0; s < RULE_SETS; s++) {
        const int layouts = rule_sets[s].jigsaw || rule_sets[s].houses ? 4 : 1;
        for (int i = 0; i < layouts; i++)
            compare_set(&all, &rule_sets[s], (cases + layouts - 1) / layouts);
    }
    for (int s = 0; s < SIZE_SETS; s++)
        if (size_sets[s].box_rows * size_sets[s].box_columns <= BOARD_SIZE)
            compare_set(&all, &size_sets[s], (cases + 3) / 4);
    for (int i = 0; i < count; i++) {
        printf("%-10s %-45s %6ld in %d positions\n", list[i].profile, list[i].techniques,
               all.tally[i].conclusions, all.tally[i].positions);
        if (!all.tally[i].conclusions) fail_msg("%s: nothing to compare", list[i].techniques);
    }
}
