/* SPDX-License-Identifier: MIT */
/* cmd_hint.c - sudoku hint: what to do next, revealed bit by bit.

   Mistakes come first: a wrong digit, or a mark that should not have been erased.  Otherwise the hint is the next step, in as
   much detail as the level says.  */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "sudoku/command/commands.h"
#include "sudoku/work/guide.h"
#include "sudoku/input/puzzles.h"

enum { USUAL_LEVEL = 3, TECHNIQUE_LEVEL = 3, MOST_MISTAKES = 2 * SUDOKU_MAX_CELLS, LONGEST = 1 << 16 };

/* The hint, one line per sentence, and its kind. */
struct advice {
    char text[LONGEST];
    size_t length;
    const char *answer;    /* "mistakes", "step", "solved" or "none" */
    const char *technique; /* of a step, if the level reveals it */
};

__attribute__((format(printf, 2, 3))) static void add(struct advice *a, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const size_t room = sizeof a->text - a->length;
    const int length = vsnprintf(a->text + a->length, room, format, arguments);
    va_end(arguments);
    a->length += length < 0 ? 0 : (size_t)length < room ? (size_t)length : room - 1;
}

static char sentence[LONGEST];

/* The first level that is printed: level 5 includes all that the levels before it say. */
static int first_level(int level) { return level < SUDOKU_HINT_LEVELS ? 1 : SUDOKU_HINT_LEVELS; }

static void tell_mistakes(struct advice *a, const sudoku_logic *logic, const sudoku_mistake *mistakes,
                          int count, int level, sudoku_language language)
{
    a->answer = "mistakes";
    for (int i = first_level(level); i <= level; i++)
        add(a, "%s\n",
            sudoku_mistake_words(logic, mistakes, count, i, language, sentence, sizeof sentence));
}

static void tell_step(struct advice *a, const sudoku_puzzle *puzzle, const sudoku_step *step, int level,
                      sudoku_language language)
{
    sudoku_technique technique = {0};
    a->answer = "step";
    if (level >= TECHNIQUE_LEVEL && sudoku_technique_at(step->technique, &technique))
        a->technique = technique.name;
    for (int i = first_level(level); i <= level; i++)
        add(a, "%s\n", sudoku_hint_words(puzzle->rules, step, i, language, sentence, sizeof sentence));
}

/* Messages on stderr are English, so what names an option is said there. */
static void tell_no_step(struct advice *a, struct run *run, const sudoku_puzzle *puzzle,
                         const sudoku_logic *logic, sudoku_logic_end_kind end)
{
    const sudoku_language language = run->settings->logic.language;
    if (end == SUDOKU_LOGIC_SOLVED) a->answer = "solved";
    if (end == SUDOKU_LOGIC_LIMIT) a->answer = "stopped";
    if (*sudoku_no_hint_words(logic, end, language, sentence, sizeof sentence)) add(a, "%s\n", sentence);
    if (end != SUDOKU_LOGIC_STUCK) say_end(run, puzzle, logic);
    else if (strcmp(chosen_profile(run), "se121") != 0)
        remark(run, puzzle, "another profile may have a step: try --profile se121");
}

/* ---- the command ---- */

static const struct column columns[] = {{"puzzle", NULL, 0, IN_DATA}, {"answer", NULL, 0, IN_DATA},
                                        {"level", NULL, 0, IN_DATA},  {"technique", NULL, 0, IN_DATA},
                                        {"hint", NULL, 0, IN_DATA},   {"error", NULL, 0, IN_DATA}};

static void print_advice(struct run *run, const sudoku_puzzle *puzzle, const struct advice *a, int level)
{
    if (!wants_data(run)) {
        if (!begin_item(run)) return;
        print_puzzle_line(run, puzzle);
        output("%s", a->text);
        return;
    }
    struct text line = {0};
    const struct field row[] = {field_text(puzzle_as_line(puzzle, &line)),
                                field_text(a->answer),
                                field_number((uint64_t)level),
                                field_text(a->technique),
                                field_list(a->length ? a->text : NULL),
                                field_text(NULL)};
    print_row(run, row);
    free(line.bytes);
}

static void hint(struct run *run, const sudoku_puzzle *puzzle)
{
    static sudoku_mistake mistake[MOST_MISTAKES];
    static struct advice advice;
    const int level = run->settings->logic.level ? run->settings->logic.level : USUAL_LEVEL;
    sudoku_logic *logic = logic_for(run, puzzle, chosen_profile(run));
    sudoku_answer answer;
    if (!logic) return;
    const int mistakes = sudoku_logic_resume(logic, puzzle, mistake, MOST_MISTAKES, &answer);
    if (!can_begin(run, puzzle, answer)) return;
    memset(&advice, 0, sizeof advice);
    advice.answer = "none";
    const sudoku_step *step = mistakes ? NULL : sudoku_logic_next(logic);
    if (mistakes) tell_mistakes(&advice, logic, mistake, mistakes, level, run->settings->logic.language);
    else if (step && is_guess(step)) tell_no_step(&advice, run, puzzle, logic, SUDOKU_LOGIC_STUCK);
    else if (step) tell_step(&advice, puzzle, step, level, run->settings->logic.language);
    else if (sudoku_logic_end(logic) == SUDOKU_LOGIC_NO_MEMORY) {
        print_complaint(run, puzzle, "out of memory");
        return;
    } else tell_no_step(&advice, run, puzzle, logic, sudoku_logic_end(logic));
    print_advice(run, puzzle, &advice, level);
}

int command_hint(const struct settings *s)
{
    if (!one_profile(s)) return STATUS_BAD;
    return run_puzzles(s, &(struct job){.each = hint,
                                        .columns = COLUMNS(columns),
                                        .added = " answer level technique hint error ",
                                        .own_objects = true});
}
