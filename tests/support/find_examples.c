/* SPDX-License-Identifier: MIT */
/* find_examples.c - looks through puzzles of our own making for an example of every technique.

       find_examples SEED PUZZLES [TECHNIQUE...] > rows

   Each row fits src/show/technique_examples.c: the technique, the profile, the number of the step on the puzzle's path at
   which the technique can be used, and the puzzle as a line.  Techniques that are the next step themselves are
   preferred; then those that could be taken instead.

   Techniques that are named are looked for at every position of every path that has no single, and nothing else is:
   some are always hidden behind easier ones (a fish of seven rows behind its counterpart of two columns), so that no path
   uses them.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "logic/path/walk.h"

/* What has been found for a technique; the lower the rank, the better. */
struct example {
    int rank; /* 0: none yet; 1: on the path of a profile that uses it; 2: could be taken */
    int profile, step;
    char puzzle[1024];
};

static struct example best[TECHNIQUE_COUNT];
static bool wanted[TECHNIQUE_COUNT];

static void keep_line(void *context, const char *piece, size_t length)
{
    char *line = context;
    strncat(line, piece, length < 512 ? length : 512);
    line[strcspn(line, "\n")] = 0;
}

static void keep(int technique, int rank, int profile, int step, const sudoku_puzzle *puzzle)
{
    struct example *e = &best[technique];
    if (e->rank && e->rank <= rank) return;
    *e = (struct example){.rank = rank, .profile = profile, .step = step};
    sudoku_print(&(sudoku_sheet){.puzzle = puzzle}, &(sudoku_style){.format = "line"},
                 (sudoku_sink){keep_line, e->puzzle});
}

static bool note(void *context, const sudoku_step *step)
{
    (void)step;
    *(bool *)context = true;
    return false;
}

static void look_for_others(sudoku_logic *l, int profile, int number, const sudoku_puzzle *puzzle)
{
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        bool found = false;
        if (!wanted[t] || best[t].rank || t == TECHNIQUE_brute_force) continue;
        l->work = 300000;
        logic_all(l, t, note, &found);
        l->work = 0;
        if (found) keep(t, 2, profile, number, puzzle);
    }
}

static bool look_at(void *context, const sudoku_made *made)
{
    const bool *others = context;
    const sudoku_puzzle puzzle = {.rules = made->rules, .givens = made->givens};
    for (int p = 0; p < PROFILE_COUNT && made->givens; p++) {
        sudoku_logic *l = logic_new(made->rules, profiles[p].name, NULL);
        int number = 0;
        l->work = 3000000;
        if (logic_start(l, &puzzle) == SUDOKU_UNIQUE)
            for (const sudoku_step *s; (s = logic_next(l));) {
                struct step now = {0};
                step_copy(&now, s);
                keep(s->technique, 1, p, ++number, &puzzle);
                if (*others && now.it.technique > TECHNIQUE_jellyfish)
                    look_for_others(l, p, number, &puzzle);
                logic_apply(l, &now.it);
                step_free(&now);
            }
        logic_free(l);
    }
    return true;
}

/* ---- techniques by name ---- */

static bool profile_is_wanted(const struct profile *p)
{
    for (int t = 0; t < TECHNIQUE_COUNT; t++)
        if (wanted[t] && !best[t].rank && profile_has(p, t)) return true;
    return false;
}

/* If there is a single, no solver looks for harder steps, and neither does this search. */
static void look_along(sudoku_logic *l, int profile, const sudoku_puzzle *puzzle)
{
    struct step now = {0};
    int number = 0;
    for (const sudoku_step *s; (s = logic_next(l)) && s->technique != TECHNIQUE_brute_force;) {
        number++;
        step_copy(&now, s);
        if (s->technique > TECHNIQUE_hidden_single) look_for_others(l, profile, number, puzzle);
        logic_apply(l, &now.it);
        l->work = 300000;
    }
    step_free(&now);
}

static bool look_everywhere(void *context, const sudoku_made *made)
{
    (void)context;
    const sudoku_puzzle puzzle = {.rules = made->rules, .givens = made->givens};
    bool any = false;
    for (int p = 0; p < PROFILE_COUNT && made->givens; p++) {
        if (!profile_is_wanted(&profiles[p])) continue;
        any = true;
        sudoku_logic *l = logic_new(made->rules, profiles[p].name, NULL);
        l->work = 300000;
        if (logic_start(l, &puzzle) == SUDOKU_UNIQUE) look_along(l, p, &puzzle);
        logic_free(l);
    }
    return any;
}

/* ---- the way in ---- */

static void look_through(const sudoku_rules *rules, bool fresh, uint64_t seed, uint64_t count,
                         sudoku_on_made *look, bool others)
{
    const sudoku_order order = {
        .room = sizeof order, .rules = rules, .seed = seed, .count = count, .fresh_layout = fresh};
    sudoku_error error;
    if (!sudoku_generate(&order, look, &others, &error) && *error.message)
        fprintf(stderr, "%s\n", error.message);
}

static void look_for_named(uint64_t seed, uint64_t puzzles)
{
    static const char *const extras[] = {NULL, "x", "nrc"};
    for (size_t i = 0; i < sizeof extras / sizeof *extras; i++) {
        sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = extras[i]}, NULL);
        look_through(rules, false, seed, puzzles, look_everywhere, true);
        look_through(rules, true, seed, puzzles / 10 + 1, look_everywhere, true);
        sudoku_rules_free(rules);
    }
}

static void look_for_all(uint64_t seed, uint64_t puzzles)
{
    sudoku_rules *classic = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    look_through(classic, false, seed, puzzles, look_at, false);
    look_through(classic, true, seed, puzzles / 10 + 1, look_at, false);
    look_through(classic, false, seed + 1, puzzles / 4 + 1, look_at, true);
    sudoku_rules_free(classic);
}

static const char *constant_of(int technique)
{
#define AS_NAME(name, text, title, se, suk, level, score) #name,
    static const char *const names[] = {TECHNIQUES(AS_NAME)};
    return names[technique];
}

int main(int count, char **word)
{
    const uint64_t seed = count > 1 ? strtoull(word[1], NULL, 10) : 1,
                   puzzles = count > 2 ? strtoull(word[2], NULL, 10) : 200;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) wanted[t] = count <= 3;
    for (int i = 3; i < count; i++) {
        const int t = technique_named(word[i]);
        if (t < 0) {
            fprintf(stderr, "no technique is called %s\n", word[i]);
            return 2;
        }
        wanted[t] = true;
    }
    if (count > 3) look_for_named(seed, puzzles);
    else look_for_all(seed, puzzles);
    for (int t = 0; t < TECHNIQUE_COUNT; t++)
        if (best[t].rank)
            printf("    EXAMPLE(%s, \"%s\", %d, \"%s\"),\n", constant_of(t),
                   profiles[best[t].profile].name, best[t].step, best[t].puzzle);
        else if (wanted[t]) fprintf(stderr, "none of %s\n", constant_of(t));
    return 0;
}
