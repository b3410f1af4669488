/* SPDX-License-Identifier: MIT */
/* call_logic.c - calls that solve as a person does: hint, explain, steps, why-not, rate. */
#include <string.h>

#include "base/bitset.h"
#include "board/rules.h"
#include "board/symbols.h"
#include "service/call.h"
#include "service/puzzle.h"
#include "show/hint_words.h"
#include "show/step_printers.h"
#include "words/fail.h"

/* ---- what several calls write ---- */

static void json_step(const struct call *c, const sudoku_logic *logic, const sudoku_step *step)
{
    json_open(c->json, '{');
    put_step(c->json, logic, step, c->language);
    json_close(c->json, '}');
}

/* Writes a step together with the position before it. */
static void json_step_in_position(const struct call *c, const sudoku_logic *logic,
                                  const sudoku_step *step)
{
    struct json *j = c->json;
    const sudoku_rules *r = c->puzzle.rules;
    uint64_t sets[SUDOKU_MAX_CELLS];
    const uint8_t *digits = sudoku_logic_digits(logic);
    for (int cell = 0; cell < r->cells; cell++)
        sets[cell] = digits[cell] ? bit(digits[cell] - 1) : sudoku_logic_candidates(logic)[cell];
    json_open(j, '{');
    put_digits(j, "digits", r, digits);
    put_candidates(j, "candidates", r, sets);
    put_step(j, logic, step, c->language);
    json_close(j, '}');
}

static const char *end_name(sudoku_logic_end_kind end)
{
    switch (end) {
    case SUDOKU_LOGIC_SOLVED: return "solved";
    case SUDOKU_LOGIC_STUCK: return "stuck";
    case SUDOKU_LOGIC_LIMIT: return "limit";
    case SUDOKU_LOGIC_NO_MEMORY: break;
    }
    return "memory";
}

static bool is_guess(const sudoku_step *step)
{
    return step->technique == sudoku_technique_named("brute-force", NULL);
}

enum { MOST_MISTAKES = 2 * SUDOKU_MAX_CELLS };

/* Takes over what the player has entered, and writes the answer and the mistakes. */
static int resume(struct call *c, sudoku_logic *logic, sudoku_mistake mistakes[MOST_MISTAKES],
                  sudoku_answer *answer)
{
    const int count = sudoku_logic_resume(logic, &c->puzzle, mistakes, MOST_MISTAKES, answer);
    put_answer(c->json, *answer);
    json_key(c->json, "mistakes");
    json_open(c->json, '[');
    for (int i = 0; i < count && i < MOST_MISTAKES; i++) {
        json_open(c->json, '{');
        put_int(c->json, "cell", mistakes[i].cell);
        put_int(c->json, "digit", mistakes[i].digit);
        put_bool(c->json, "missing", mistakes[i].missing);
        json_close(c->json, '}');
    }
    json_close(c->json, ']');
    return count;
}

/* Why there can be no steps at all; NULL: there can. */
static const char *end_before_start(sudoku_answer answer)
{
    return answer == SUDOKU_NO_SOLUTION ? "none" : answer == SUDOKU_STOPPED ? "limit" : NULL;
}

/* ---- hint ---- */

/* What a hint is about: a step, or mistakes, or neither. */
struct hint {
    const sudoku_logic *logic;
    const sudoku_step *step;
    const sudoku_mistake *mistakes;
    int wrong; /* of them */
};

static const char *hint_text(const struct call *c, const struct hint *h, int level)
{
    char *text = c->space->text;
    const size_t room = sizeof c->space->text;
    return h->wrong
               ? sudoku_mistake_words(h->logic, h->mistakes, h->wrong, level, c->language, text, room)
               : sudoku_hint_words(c->puzzle.rules, h->step, level, c->language, text, room);
}

static void put_words(const struct call *c, const struct hint *h, int level)
{
    static const char *const key[SUDOKU_HINT_LEVELS] = {"where", "house", "technique", "cells", "step"};
    json_key(c->json, "words");
    json_open(c->json, '{');
    for (int i = 0; (h->step || h->wrong) && i < level; i++)
        put_text(c->json, key[i], hint_text(c, h, i + 1));
    json_close(c->json, '}');
}

/* The cells and the house to highlight. */
static void put_look(const struct call *c, const struct hint *h)
{
    uint16_t shown[SUDOKU_MAX_CELLS];
    if (!h->step && !h->wrong) {
        put_null(c->json, "look");
        return;
    }
    int count = 1;
    if (h->wrong) shown[0] = (uint16_t)h->mistakes[0].cell;
    else count = hint_cells(h->step, shown);
    json_key(c->json, "look");
    json_open(c->json, '{');
    put_int(c->json, "cell", h->wrong ? shown[0] : hint_cell(h->step));
    put_int(c->json, "house",
            h->wrong ? mistake_house(h->logic, h->mistakes) : hint_house(c->puzzle.rules, h->step));
    json_key(c->json, "cells");
    json_open(c->json, '[');
    for (int i = 0; i < count; i++) json_integer(c->json, shown[i]);
    json_close(c->json, ']');
    json_close(c->json, '}');
}

bool call_hint(struct call *c)
{
    int level = SUDOKU_HINT_LEVELS;
    sudoku_mistake mistakes[MOST_MISTAKES];
    sudoku_answer answer;
    if (!request_int(&c->request, "level", 1, SUDOKU_HINT_LEVELS, &level, &c->error)) return false;
    sudoku_logic *logic = logic_of_call(c, NULL);
    if (!logic) return false;
    const int wrong = resume(c, logic, mistakes, &answer);
    const char *end = end_before_start(answer);
    const sudoku_step *step = NULL;
    if (!end && wrong) end = "mistakes";
    if (!end) {
        step = sudoku_logic_next(logic);
        if (!step) end = end_name(sudoku_logic_end(logic));
        else if (is_guess(step)) step = NULL, end = "stuck";
    }
    json_key(c->json, "step");
    if (step) json_step(c, logic, step);
    else json_null(c->json);
    const struct hint hint = {logic, step, mistakes, answer == SUDOKU_NO_SOLUTION ? 0 : wrong};
    put_words(c, &hint, level);
    put_look(c, &hint);
    put_text(c->json, "end", end);
    return true;
}

/* ---- explain ---- */

static const char *beginning(int index)
{
    static const char *const names[] = {"givens", "now", NULL};
    return names[index];
}

static const char *put_way(struct call *c, sudoku_logic *logic, int most)
{
    const sudoku_step *step = NULL;
    int count = 0;
    while (count < most && (step = sudoku_logic_next(logic))) {
        json_step_in_position(c, logic, step);
        sudoku_logic_apply(logic, step);
        count++;
    }
    return step ? "most" : end_name(sudoku_logic_end(logic));
}

bool call_explain(struct call *c)
{
    enum { USUAL_MOST = 2000, GIVENS = 0 };
    int most = USUAL_MOST, from = GIVENS;
    if (!request_int(&c->request, "most", 1, 1000000, &most, &c->error) ||
        !request_choice(&c->request, "from", beginning, &from, &c->error))
        return false;
    sudoku_logic *logic = logic_of_call(c, NULL);
    if (!logic) return false;
    sudoku_answer answer;
    if (from == GIVENS) answer = sudoku_logic_start(logic, &c->puzzle);
    else sudoku_logic_resume(logic, &c->puzzle, NULL, 0, &answer);
    put_answer(c->json, answer);
    const char *end = end_before_start(answer);
    json_key(c->json, "steps");
    json_open(c->json, '[');
    if (!end) end = put_way(c, logic, most);
    json_close(c->json, ']');
    put_text(c->json, "end", end);
    return true;
}

/* ---- steps ---- */

struct listing {
    const struct call *call;
    const sudoku_logic *logic;
    int count, most;
};

static bool list_step(void *context, const sudoku_step *step)
{
    struct listing *l = context;
    if (l->count++ == l->most) return false;
    json_step(l->call, l->logic, step);
    return true;
}

/* -1: the request names no technique. */
static bool chosen_technique(struct call *c, int *technique)
{
    const char *name = request_value(&c->request, "technique");
    const char *profile = request_value(&c->request, "profile");
    *technique = name ? sudoku_technique_named(name, &c->error) : -1;
    if (!name) return true;
    return *technique >= 0 &&
           sudoku_profile_has(profile ? profile : sudoku_profile_name(0), *technique, &c->error);
}

bool call_steps(struct call *c)
{
    int most = 200, technique;
    sudoku_mistake mistakes[MOST_MISTAKES];
    sudoku_answer answer;
    if (!request_int(&c->request, "most", 1, 1000000, &most, &c->error)) return false;
    sudoku_logic *logic = logic_of_call(c, NULL);
    if (!logic || !chosen_technique(c, &technique)) return false;
    struct listing listing = {.call = c, .logic = logic, .most = most};
    resume(c, logic, mistakes, &answer);
    const char *end = end_before_start(answer);
    json_key(c->json, "steps");
    json_open(c->json, '[');
    if (!end) {
        sudoku_logic_all(logic, technique, list_step, &listing);
        const sudoku_logic_end_kind kind = sudoku_logic_end(logic);
        if (kind == SUDOKU_LOGIC_LIMIT || kind == SUDOKU_LOGIC_NO_MEMORY) end = end_name(kind);
    }
    json_close(c->json, ']');
    put_bool(c->json, "more", listing.count > most);
    put_text(c->json, "end", end);
    return true;
}

/* ---- why-not ---- */

struct refuting {
    struct call *call;
    const sudoku_logic *logic;
};

static bool tell_refuting(void *context, const sudoku_step *step)
{
    const struct refuting *r = context;
    json_step_in_position(r->call, r->logic, step);
    return true;
}

static bool cell_of_key(struct call *c, int *cell)
{
    const char *name = request_value(&c->request, "cell");
    const int n = c->puzzle.rules->n;
    *cell = name ? sudoku_cell_named(n, name) : -1;
    if (*cell < 0) return fail(&c->error, 0, 0, say(expected_cell_of_size, n));
    return true;
}

bool call_why_not(struct call *c)
{
    static const char *const name[] = {[SUDOKU_POSSIBLE] = "possible",
                                       [SUDOKU_REFUTED] = "refuted",
                                       [SUDOKU_REFUTED_BY_SEARCH] = "search",
                                       [SUDOKU_NOT_KNOWN] = "unknown"};
    const sudoku_rules *rules = c->puzzle.rules;
    const char *symbol = request_value(&c->request, "digit");
    const int digit = symbol && *symbol && !symbol[1] ? symbol_digit(*symbol, rules->n) : 0;
    sudoku_clash end = {.kind = SUDOKU_NO_CLASH};
    int cell = 0;
    if (!cell_of_key(c, &cell)) return false;
    if (!digit) return fail(&c->error, 0, 0, say(expected_digit_of_size, rules->n));
    sudoku_logic *logic = logic_of_call(c, NULL);
    if (!logic) return false;
    json_key(c->json, "steps");
    json_open(c->json, '[');
    const sudoku_refutation result = sudoku_why_not(logic, &c->puzzle, cell, digit, tell_refuting,
                                                    &(struct refuting){c, logic}, &end);
    json_close(c->json, ']');
    if (result == SUDOKU_NOT_KNOWN && sudoku_logic_end(logic) == SUDOKU_LOGIC_NO_MEMORY)
        return fail_by_memory(&c->error);
    put_text(c->json, "result", name[result]);
    if (result != SUDOKU_REFUTED) end.kind = SUDOKU_NO_CLASH;
    put_clash(c->json, "end", rules, &end, c->language);
    put_digits(c->json, "solution", rules,
               result == SUDOKU_POSSIBLE ? sudoku_logic_solution(logic) : NULL);
    return true;
}

/* ---- rate ---- */

static void put_used(struct json *j, const sudoku_rating *r)
{
    sudoku_technique t = {0};
    json_key(j, "used");
    json_open(j, '[');
    for (int i = 0; sudoku_technique_at(i, &t); i++) {
        if (!r->used[i]) continue;
        json_open(j, '{');
        put_text(j, "technique", t.name);
        put_int(j, "count", r->used[i]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void json_rating(struct json *j, const char *profile, const sudoku_rating *r)
{
    sudoku_technique hardest = {0};
    const bool known = r->end == SUDOKU_LOGIC_SOLVED || r->end == SUDOKU_LOGIC_STUCK;
    const bool in_tenths = known && !r->level;
    json_open(j, '{');
    put_text(j, "profile", profile);
    put_text(j, "end", end_name(r->end));
    put_tenths(j, "rating", in_tenths ? r->rating : 0);
    put_tenths(j, "pearl", in_tenths ? r->pearl : 0);
    put_tenths(j, "diamond", in_tenths ? r->diamond : 0);
    put_text(j, "level", known && r->level ? sudoku_level_name(r->level) : NULL);
    if (known && r->level) put_int(j, "score", r->score);
    else put_null(j, "score");
    put_int(j, "steps", r->steps);
    put_text(j, "hardest", sudoku_technique_at(r->hardest, &hardest) ? hardest.name : NULL);
    if (r->bottlenecks >= 0) put_int(j, "bottlenecks", r->bottlenecks);
    else put_null(j, "bottlenecks");
    put_bool(j, "guessed", r->guessed);
    put_used(j, r);
    json_close(j, '}');
}

/* The first profile name in the list; moves the list past it.  NULL, with an error: it is not a profile. */
static const char *next_profile(struct call *c, const char **list)
{
    const size_t length = strcspn(*list, ",");
    for (int i = 0; sudoku_profile_name(i); i++) {
        const char *name = sudoku_profile_name(i);
        if (strlen(name) != length || strncmp(name, *list, length)) continue;
        *list += length + ((*list)[length] == ',');
        return name;
    }
    fail(&c->error, 0, 0, say(expected_profiles));
    return NULL;
}

bool call_rate(struct call *c)
{
    const char *list = request_value(&c->request, "profiles");
    bool bottlenecks = false;
    sudoku_answer answer = SUDOKU_UNIQUE;
    if (!list) list = "se121,hodoku";
    if (!request_truth(&c->request, "bottlenecks", &bottlenecks, &c->error)) return false;
    json_key(c->json, "ratings");
    json_open(c->json, '[');
    do {
        sudoku_rating rating = {0};
        const char *profile = next_profile(c, &list);
        sudoku_logic *logic = profile ? logic_of_call(c, profile) : NULL;
        if (!logic) return false;
        answer = sudoku_rate(logic, &c->puzzle, bottlenecks, &rating);
        if (answer == SUDOKU_UNIQUE) json_rating(c->json, profile, &rating);
    } while (*list && answer == SUDOKU_UNIQUE);
    json_close(c->json, ']');
    put_answer(c->json, answer);
    return true;
}
