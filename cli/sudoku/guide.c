/* SPDX-License-Identifier: MIT */
/* guide.c - see guide.h */
#include "sudoku/guide.h"

#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "sudoku/search.h"

static void forget(struct kept_logic *kept)
{
    sudoku_logic_free(kept->logic);
    sudoku_rules_free(kept->rules);
    *kept = (struct kept_logic){0};
}

void guide_free(struct guide *g)
{
    for (int i = 0; i < KEPT_LOGICS; i++) forget(&g->kept[i]);
}

sudoku_logic *guide_logic(struct guide *g, const sudoku_rules *rules, const char *profile,
                          sudoku_error *error)
{
    struct kept_logic *oldest = &g->kept[0];
    g->clock++;
    for (int i = 0; i < KEPT_LOGICS; i++) {
        struct kept_logic *k = &g->kept[i];
        if (k->rules == rules && k->profile == profile) {
            k->used = g->clock;
            return k->logic;
        }
        if (k->used < oldest->used) oldest = k;
    }
    sudoku_logic *logic = sudoku_logic_new(rules, profile, error);
    if (!logic) return NULL;
    forget(oldest);
    *oldest = (struct kept_logic){sudoku_rules_keep(rules), profile, logic, g->clock};
    return logic;
}

const char *chosen_profile(const struct run *run)
{
    const struct logic_options *l = &run->settings->logic;
    return l->profiles ? l->profile[0] : sudoku_profile_name(0);
}

const char *profile_to_rate_by(const struct settings *s)
{
    static const char usual[] = "se121";
    return s->logic.profiles ? s->logic.profile[0] : usual;
}

static bool should_stop(void *context)
{
    struct run *run = context;
    if (interrupted() || (run->deadline > 0 && clock_seconds() >= run->deadline))
        run->stopped_here = true;
    return run->stopped_here;
}

sudoku_logic *logic_for(struct run *run, const sudoku_puzzle *puzzle, const char *profile)
{
    sudoku_error error;
    sudoku_logic *logic = guide_logic(run->job->context, puzzle->rules, profile, &error);
    if (logic) sudoku_logic_limit(logic, run->settings->node_limit, should_stop, run);
    else complain(run, puzzle, "%s", error.message);
    return logic;
}

bool can_begin(struct run *run, const sudoku_puzzle *puzzle, sudoku_answer answer)
{
    char reason[2 * SUDOKU_TEXT];
    switch (answer) {
    case SUDOKU_UNIQUE: return true;
    case SUDOKU_MANY:
        remark(run, puzzle, "several solutions: techniques that rest on there being one are left out");
        raise_status(run, STATUS_NO_SOLUTION);
        return true;
    case SUDOKU_NO_SOLUTION:
        print_no_solution(run, puzzle, NULL, reason_for_none(puzzle, reason));
        break;
    case SUDOKU_STOPPED: print_stopped(run, puzzle, NULL); break;
    }
    return false;
}

bool one_profile(const struct settings *s)
{
    if (s->logic.profiles <= 1) return true;
    message("sudoku: --profile: only 'rate' takes several at once");
    return false;
}

bool profile_knows(const char *profile, int technique)
{
    sudoku_error error;
    if (technique < 0 || sudoku_profile_has(profile, technique, &error)) return true;
    message("sudoku: --technique: %s", error.message);
    return false;
}

bool is_guess(const sudoku_step *step)
{
    return step->technique == sudoku_technique_named("brute-force", NULL);
}

void say_end(struct run *run, const sudoku_puzzle *puzzle, const sudoku_logic *logic)
{
    switch (sudoku_logic_end(logic)) {
    case SUDOKU_LOGIC_SOLVED: break;
    case SUDOKU_LOGIC_STUCK:
        remark(run, puzzle, "no technique of the profile leads on from here");
        break;
    case SUDOKU_LOGIC_LIMIT:
        remark(run, puzzle,
               interrupted() ? "interrupted in the search for the next step"
                             : "stopped: a limit was reached in the search for the next step");
        raise_status(run, stopped_status(run));
        break;
    case SUDOKU_LOGIC_NO_MEMORY: complain(run, puzzle, "memory is short"); break;
    }
}

static void keep_line(void *context, const char *piece, size_t length)
{
    char *line = context;
    const size_t used = strlen(line);
    if (used + length >= LONGEST_LINE) length = LONGEST_LINE - 1 - used;
    memcpy(line + used, piece, length);
    line[used + length] = 0;
    line[strcspn(line, "\n")] = 0;
}

const char *puzzle_as_line(const sudoku_puzzle *puzzle, char line[LONGEST_LINE])
{
    const sudoku_puzzle plain = {
        .rules = puzzle->rules, .givens = puzzle->givens, .allowed = puzzle->allowed};
    line[0] = 0;
    sudoku_print(&(sudoku_sheet){.puzzle = &plain}, &(sudoku_style){.format = "line"},
                 (sudoku_sink){keep_line, line});
    return line;
}

void print_puzzle_line(const struct run *run, const sudoku_puzzle *puzzle)
{
    char line[LONGEST_LINE];
    sudoku_format input;
    if (run->settings->logic.format == STEPS_JSON)
        output("{\"puzzle\":\"%s\"}\n",
               puzzle_as_line(puzzle, line)); /* no character of it needs an escape */
    else if (puzzle->format && sudoku_format_named(puzzle->format, &input) && input.one_line)
        output("%s\n", puzzle_as_line(puzzle, line));
}

static const char *json(const sudoku_format *input)
{
    (void)input;
    return "json";
}

const char *(*format_of_steps(const struct settings *s))(const sudoku_format *)
{
    return s->logic.format == STEPS_JSON ? json : NULL;
}

void print_step(const struct run *run, const sudoku_logic *logic, const sudoku_step *step,
                const char *indent)
{
    static const char *const name[] = {
        [STEPS_TEXT] = "text", [STEPS_WORDS] = "words", [STEPS_JSON] = "json"};
    const enum step_format format = run->settings->logic.format;
    const sudoku_language language = run->settings->logic.language;
    if (format != STEPS_JSON) output("%s", indent);
    if (format == STEPS_WORDS) output("%s: ", sudoku_technique_title(step->technique, language));
    /* Notation is for forums and other programs, which know it in English. */
    sudoku_print_step(logic, step, name[format], format == STEPS_TEXT ? SUDOKU_ENGLISH : language,
                      (sudoku_sink){output_bytes, NULL});
}

void prove_if_asked(struct run *run, const sudoku_puzzle *puzzle, const sudoku_logic *logic,
                    const sudoku_step *step)
{
    char reason[SUDOKU_TEXT], text[SUDOKU_TEXT];
    if (run->settings->logic.prove && is_guess(step)) {
        remark(run, puzzle, "%s: a guess, which is no deduction",
               sudoku_step_text(puzzle->rules, step, text, sizeof text));
        return;
    }
    if (!run->settings->logic.prove || sudoku_logic_prove(logic, step, reason)) return;
    complain(run, puzzle, "not proved: %s: %s", sudoku_step_text(puzzle->rules, step, text, sizeof text),
             reason);
}
