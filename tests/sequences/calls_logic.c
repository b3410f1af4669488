/* SPDX-License-Identifier: MIT */
/* calls_logic.c - the calls of sudoku_logic.h. */
#include "sequences/sudoku_world.h"

/* ---- a logic and its puzzle ---- */

static struct logic *take_logic(struct run *r)
{
    struct sudoku_world *w = r->world;
    struct logic *alive[LOGICS];
    int count = 0;
    for (int i = 0; i < LOGICS; i++)
        if (w->logic[i].l) alive[count++] = &w->logic[i];
    return count ? alive[take(r, count)] : NULL;
}

/* One that has a position. */
static struct logic *take_started(struct run *r)
{
    struct logic *l = take_logic(r);
    return l && l->has_started ? l : NULL;
}

/* Every search for a step is short. */
static void limit_work(struct run *r, struct logic *l, int work)
{
    l->stop_after = take(r, 30);
    say(r, "int stop_after%d_%d = %d;", l->name, r->lines, l->stop_after);
    say(r, "sudoku_logic_limit(l%d, %d, stop_plainly, &stop_after%d_%d);", l->name, work, l->name,
        r->lines - 1);
    sudoku_logic_limit(l->l, (uint64_t)work, stop_plainly, &l->stop_after);
}

static void make_logic(struct run *r)
{
    struct sudoku_world *w = r->world;
    struct owned_rules *rules = take_rules(r);
    struct logic *l = NULL;
    for (int i = 0; i < LOGICS; i++)
        if (!w->logic[i].l) l = &w->logic[i];
    if (!rules || !l) return;
    const int profile = take(r, 7);
    const char *name = profile == 5 ? NULL : profile == 6 ? "nonsense" : sudoku_profile_name(profile);
    sudoku_error error = {.message = ""};
    *l = (struct logic){.name = new_name(r), .rules = *rules};
    say(r, "sudoku_logic *l%d = sudoku_logic_new(r%d, %s, NULL);", l->name, rules->name,
        text_in_c(r, name));
    l->l = sudoku_logic_new(rules->r, name, &error);
    check_assertion(l->l || error.message[0], "a reason", __FILE__, __LINE__);
    if (l->l) limit_work(r, l, 300);
}

static void drop_logic(struct run *r, struct logic *l)
{
    say(r, "sudoku_logic_free(l%d);", l->name);
    sudoku_logic_free(l->l);
    l->l = NULL;
}

static void free_logic(struct run *r)
{
    struct logic *l = take_logic(r);
    if (l) drop_logic(r, l);
    else {
        say(r, "sudoku_logic_free(NULL);");
        sudoku_logic_free(NULL);
    }
}

static void limit(struct run *r)
{
    struct logic *l = take_logic(r);
    if (l) limit_work(r, l, 1 + take(r, 1000));
}

/* A grid of the logic's rules that does not take long to solve. */
static struct grid *take_position(struct run *r, const struct logic *l)
{
    struct grid *g = l ? take_grid_with(r, l->rules.r) : NULL;
    int clues = 0;
    for (int cell = 0; g && cell < g->cells; cell++) clues += g->givens[cell] != 0;
    return g && g->cells <= 81 && (g->cells <= 16 || 3 * clues >= g->cells) ? g : NULL;
}

static void start(struct run *r)
{
    struct logic *l = take_logic(r);
    struct grid *g = take_position(r, l);
    if (!g) return;
    say(r, "sudoku_logic_start(l%d, &p%d);", l->name, g->name);
    l->is_unique = sudoku_logic_start(l->l, &g->p) == SUDOKU_UNIQUE;
    l->has_started = true;
    l->has_stopped = false;
}

static void resume(struct run *r)
{
    struct logic *l = take_logic(r);
    struct grid *g = take_position(r, l);
    if (!g) return;
    const int room = take(r, 5), level = 1 + take(r, SUDOKU_HINT_LEVELS);
    say(r, "resume_puzzle(l%d, &p%d, %d, %d);", l->name, g->name, room, level);
    l->is_unique = resume_puzzle(l->l, &g->p, room, level) == SUDOKU_UNIQUE;
    l->has_started = true;
    l->has_stopped = false;
}

/* ---- steps ---- */

static void next_steps(struct run *r)
{
    struct logic *l = take_started(r);
    if (!l || l->has_stopped) return;
    const int count = 1 + take(r, 6);
    say(r, "take_steps(l%d, r%d, %d, %d);", l->name, l->rules.name, count, l->is_unique);
    take_steps(l->l, l->rules.r, count, l->is_unique);
}

static void all_steps(struct run *r)
{
    struct logic *l = take_started(r);
    if (!l || l->has_stopped) return;
    sudoku_technique technique = {0};
    enum { MORE_THAN_TECHNIQUES = 192 };
    int index = take(r, MORE_THAN_TECHNIQUES) - 1, left = 1 + take(r, 5);
    if (index >= 0 && !sudoku_technique_at(index, &technique)) index = -1;
    const int name = new_name(r);
    say(r, "struct shown_steps shown%d = {l%d, %d};", name, l->name, left);
    say(r, "sudoku_logic_all(l%d, %d, show_step, &shown%d);", l->name, index, name);
    struct shown_steps shown = {l->l, left};
    sudoku_logic_all(l->l, index, show_step, &shown);
}

static void why_not(struct run *r)
{
    struct logic *l = take_logic(r);
    struct grid *g = take_position(r, l);
    if (!g) return;
    const int n = sudoku_rules_size(l->rules.r), cell = take(r, g->cells), digit = 1 + take(r, n);
    const int name = new_name(r);
    sudoku_clash end;
    say(r, "struct shown_steps shown%d = {l%d, 4};", name, l->name);
    say(r, "sudoku_why_not(l%d, &p%d, %d, %d, show_step, &shown%d, &(sudoku_clash){0});", l->name,
        g->name, cell, digit, name);
    struct shown_steps shown = {l->l, 4};
    sudoku_why_not(l->l, &g->p, cell, digit, show_step, &shown, &end);
    l->has_stopped = true;
}

static void rate(struct run *r)
{
    struct logic *l = take_logic(r);
    struct grid *g = take_position(r, l);
    if (!g) return;
    const bool bottlenecks = take(r, 2);
    say(r, "sudoku_rate(l%d, &p%d, %d, &(sudoku_rating){0});", l->name, g->name, bottlenecks);
    sudoku_rating rating = {0};
    l->is_unique = sudoku_rate(l->l, &g->p, bottlenecks, &rating) == SUDOKU_UNIQUE;
    l->has_started = true;
    l->has_stopped = false;
}

static void print_page(struct run *r)
{
    struct logic *l = take_started(r);
    if (!l || l->has_stopped) return;
    const int steps = take(r, 3);
    say(r, "print_steps(l%d, %d);", l->name, steps);
    print_steps(l->l, steps);
}

/* ---- lists ---- */

static void look_at_techniques(struct run *r)
{
    static const char *const names[] = {"NP",      "naked-pair", "Nacktes Paar", "x wing", "nonsense",
                                        "XY-Wing", "",           "pair",         "AIC",    "W"};
    const char *name = names[take(r, 10)];
    sudoku_technique technique = {0};
    if (take(r, 6)) return; /* similar names take long to find */
    say(r, "sudoku_technique_named(%s, &(sudoku_error){.line = 0});", text_in_c(r, name));
    const int index = sudoku_technique_named(name, &(sudoku_error){.line = 0});
    if (index < 0) return;
    EXPECT(r, sudoku_technique_at(index, &technique), "sudoku_technique_at(%d, &(sudoku_technique){0})",
           index);
    EXPECT(r, sudoku_technique_named(technique.name, NULL) == index,
           "sudoku_technique_named(%s, NULL) == %d", text_in_c(r, technique.name), index);
    EXPECT(r, sudoku_technique_about(index, SUDOKU_GERMAN) != NULL,
           "sudoku_technique_about(%d, SUDOKU_GERMAN)", index);
    EXPECT(r,
           !sudoku_profile_uses(sudoku_profile_name(0), index, NULL) ||
               sudoku_profile_has(sudoku_profile_name(0), index, NULL),
           "!sudoku_profile_uses(sudoku_profile_name(0), %d, NULL) || "
           "sudoku_profile_has(sudoku_profile_name(0), %d, NULL)",
           index, index);
}

/* ---- the table ---- */

static const struct call calls[] = {
    {"sudoku_rules_new", 4, make_rules},   {"a puzzle", 6, make_grid},
    {"sudoku_logic_new", 6, make_logic},   {"sudoku_rules_free", 1, free_rules},
    {"the end of a puzzle", 1, free_grid}, {"sudoku_logic_limit", 2, limit},
    {"sudoku_logic_start", 6, start},      {"sudoku_logic_resume", 4, resume},
    {"sudoku_logic_next", 10, next_steps}, {"sudoku_logic_all", 3, all_steps},
    {"sudoku_why_not", 2, why_not},        {"sudoku_rate", 2, rate},
    {"sudoku_print_step", 2, print_page},  {"sudoku_technique_named", 1, look_at_techniques},
    {"sudoku_logic_free", 2, free_logic},
};

static void release(struct run *r)
{
    struct sudoku_world *w = r->world;
    release_board(r); /* a logic owns its rules, too */
    for (int i = 0; i < LOGICS; i++)
        if (w->logic[i].l) drop_logic(r, &w->logic[i]);
}

const struct call_table logic_calls = {
    "logic", "sudoku_logic.h", calls, sizeof calls / sizeof *calls, 3, sizeof(struct sudoku_world),
    release};
