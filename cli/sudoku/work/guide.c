/* SPDX-License-Identifier: MIT */
/* guide.c - see guide.h */
#include "sudoku/work/guide.h"

#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "sudoku/work/solving.h"
#include "sudoku/options/table.h"

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
    sudoku_logic *logic = sudoku_service_logic(run->service, puzzle->rules, profile, &error);
    if (logic) sudoku_logic_limit(logic, run->settings->node_limit, should_stop, run);
    else print_complaint(run, puzzle, error.message);
    return logic;
}

bool can_begin(struct run *run, const sudoku_puzzle *puzzle, sudoku_answer answer)
{
    char reason[2 * SUDOKU_TEXT];
    switch (answer) {
    case SUDOKU_UNIQUE: return true;
    case SUDOKU_MANY:
        remark(run, puzzle, "several solutions: techniques that assume a unique solution are skipped");
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
    message("sudoku: --profile: only 'rate' accepts several profiles");
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
    case SUDOKU_LOGIC_STUCK: remark(run, puzzle, "no technique of the profile applies here"); break;
    case SUDOKU_LOGIC_LIMIT:
        remark(run, puzzle,
               interrupted() ? "interrupted while searching for the next step"
                             : "stopped: a limit was reached while searching for the next step");
        raise_status(run, stopped_status(run));
        break;
    case SUDOKU_LOGIC_NO_MEMORY: complain(run, puzzle, "out of memory"); break;
    }
}

/* ---- printing ---- */

static const struct column step_column[] = {
    {"puzzle", NULL, 0, IN_DATA}, {"number", NULL, 0, IN_DATA}, {"technique", NULL, 0, IN_DATA},
    {"rating", NULL, 0, IN_DATA}, {"step", NULL, 0, IN_DATA},   {"claim", NULL, 0, IN_DATA},
    {"answer", NULL, 0, IN_DATA}, {"end", NULL, 0, IN_DATA},    {"error", NULL, 0, IN_DATA}};
const struct columns step_columns = {.column = step_column,
                                     .count = sizeof step_column / sizeof *step_column};

void print_puzzle_line(struct run *run, const sudoku_puzzle *puzzle)
{
    static const struct column puzzle_only[] = {{"puzzle", NULL, 0, IN_ALL}};
    const struct rows object = {ROWS_JSON, puzzle_only, 1, output_bytes, NULL};
    sudoku_format input = {0};
    const struct field line = field_text(puzzle_as_line(puzzle, &run->line));
    if (run->settings->logic.format == STEPS_JSON) rows_put(&object, &line);
    else if (run->settings->logic.format != STEPS_CSV && puzzle->format &&
             sudoku_format_named(puzzle->format, &input) && input.one_line)
        output("%s\n", line.text);
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

static void print_step_row(const struct run *run, const sudoku_rules *rules, const sudoku_step *step,
                           int number)
{
    static char text[1 << 16];
    sudoku_technique technique = {0};
    sudoku_technique_at(step->technique, &technique);
    sudoku_step_text(rules, step, text, sizeof text);
    const struct field nothing = field_text(NULL);
    const bool tenths = strcmp(chosen_profile(run), "hodoku") != 0;
    const struct field row[] = {field_text(run->line.bytes),
                                field_number((uint64_t)number),
                                field_text(technique.name),
                                field_real(tenths ? step->rating / 10.0 : step->rating, tenths),
                                field_text(text),
                                nothing,
                                nothing,
                                nothing,
                                nothing};
    put_row(run, row);
}

void print_claim_row(const struct run *run, const char *claim, const char *answer, const char *end)
{
    const bool csv = run->settings->logic.format == STEPS_CSV;
    const struct field nothing = field_text(NULL);
    const struct field row[] = {csv ? field_text(run->line.bytes) : nothing,
                                nothing,
                                nothing,
                                nothing,
                                nothing,
                                field_text(claim),
                                field_text(answer),
                                field_text(end),
                                nothing};
    put_row(run, row);
}

void print_step(const struct run *run, const sudoku_puzzle *puzzle, const sudoku_logic *logic,
                const sudoku_step *step, int number)
{
    static const char *const name[] = {
        [STEPS_TEXT] = "text", [STEPS_WORDS] = "words", [STEPS_JSON] = "json"};
    const enum step_format format = run->settings->logic.format;
    const sudoku_language language = run->settings->logic.language;
    if (format == STEPS_CSV) {
        print_step_row(run, puzzle->rules, step, number);
        return;
    }
    if (format == STEPS_WORDS && run->settings->command == COMMAND_explain) output("%2d. ", number);
    else if (format != STEPS_JSON) output("   ");
    if (format == STEPS_WORDS) output("%s: ", sudoku_technique_title(step->technique, language));
    /* The notation is for forums and other programs, which use it in English. */
    sudoku_print_step(logic, step, name[format], format == STEPS_TEXT ? SUDOKU_ENGLISH : language,
                      (sudoku_sink){output_bytes, NULL});
}

void prove_if_asked(struct run *run, const sudoku_puzzle *puzzle, const sudoku_logic *logic,
                    const sudoku_step *step)
{
    char reason[SUDOKU_TEXT], text[SUDOKU_TEXT];
    if (run->settings->logic.prove && is_guess(step)) {
        remark(run, puzzle, "%s: a guess, not a deduction",
               sudoku_step_text(puzzle->rules, step, text, sizeof text));
        return;
    }
    if (!run->settings->logic.prove || sudoku_logic_prove(logic, step, reason)) return;
    complain(run, puzzle, "not proved: %s: %s", sudoku_step_text(puzzle->rules, step, text, sizeof text),
             reason);
}
