/* SPDX-License-Identifier: MIT */
/* sudoku_logic.c - the public functions of sudoku_logic.h: check the call, forward. */
#include "sudoku_logic.h"

#include <string.h>

#include "base/contract.h"
#include "base/room.h"
#include "api/taken.h"
#include "board/naming.h"
#include "logic/path/difficulty_range.h"
#include "logic/path/listing.h"
#include "logic/proof/proof.h"
#include "logic/path/rate.h"
#include "logic/path/resume.h"
#include "logic/path/why_not.h"
#include "show/claim_words.h"
#include "show/hint_words.h"
#include "show/language.h"
#include "show/step_notation.h"
#include "show/step_printers.h"
#include "show/step_words.h"
#include "show/technique_examples.h"
#include "show/technique_names.h"

/* ---- techniques and profiles ---- */

const char *sudoku_level_name(sudoku_level level)
{
    REQUIRE(level <= SUDOKU_EXTREME, "no such level");
    return level_name(level, SUDOKU_ENGLISH);
}

const char *sudoku_level_title(sudoku_level level, sudoku_language language)
{
    REQUIRE(level <= SUDOKU_EXTREME, "no such level");
    REQUIRE(sudoku_language_code((int)language), "no such language");
    return level_name(level, language);
}

bool sudoku_technique_at(int index, sudoku_technique *technique)
{
    REQUIRE(technique, "technique is NULL");
    if (index < 0 || index >= TECHNIQUE_COUNT) return false;
    const struct technique_row *row = &technique_rows[index];
    const sudoku_technique all = {.name = row->name,
                                  .title = row->title,
                                  .se121 = row->se,
                                  .sukaku118 = row->sukaku,
                                  .sukaku2023 = row->se,
                                  .level = (sudoku_level)row->level,
                                  .score = row->score};
    GIVE(sudoku_technique, technique, &all, score);
    return true;
}

int sudoku_technique_named(const char *name, sudoku_error *error)
{
    REQUIRE(name, "name is NULL");
    return technique_meant(name, error);
}

const char *sudoku_profile_name(int index)
{
    return index >= 0 && index < PROFILE_COUNT ? profiles[index].name : NULL;
}

const char *sudoku_profile_about(int index)
{
    return index >= 0 && index < PROFILE_COUNT ? profiles[index].about : NULL;
}

bool sudoku_profile_has(const char *profile, int technique, sudoku_error *error)
{
    const struct profile *p = profile_named(profile);
    REQUIRE(p, "no such profile");
    REQUIRE(technique >= 0 && technique < TECHNIQUE_COUNT, "no such technique");
    return profile_knows(p, technique, error);
}

bool sudoku_profile_uses(const char *profile, int technique, sudoku_error *error)
{
    const struct profile *p = profile_named(profile);
    REQUIRE(p, "no such profile");
    REQUIRE(technique >= 0 && technique < TECHNIQUE_COUNT, "no such technique");
    return profile_uses(p, technique, error);
}

/* ---- the way through a puzzle ---- */

sudoku_logic *sudoku_logic_new(const sudoku_rules *rules, const char *profile, sudoku_error *error)
{
    REQUIRE(rules, "rules is NULL");
    return logic_new(rules, profile, error);
}

void sudoku_logic_free(sudoku_logic *logic) { logic_free(logic); }

void sudoku_logic_limit(sudoku_logic *logic, uint64_t work, bool (*stop)(void *context), void *context)
{
    REQUIRE(logic, "logic is NULL");
    logic->work = work;
    logic->finder.stop = stop;
    logic->finder.stop_context = context;
}

static void require_rules_of(const sudoku_logic *logic, const sudoku_puzzle *puzzle)
{
    REQUIRE(solver_rules(logic->solver) == puzzle->rules, "the logic is for other rules");
    REQUIRE(!puzzle->clues, "techniques do not know clues");
    (void)logic, (void)puzzle;
}

sudoku_answer sudoku_logic_start(sudoku_logic *logic, const sudoku_puzzle *puzzle)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    REQUIRE(logic, "logic is NULL");
    require_rules_of(logic, puzzle);
    return logic_start(logic, puzzle);
}

int sudoku_logic_resume(sudoku_logic *logic, const sudoku_puzzle *puzzle, sudoku_mistake *mistakes,
                        int room, sudoku_answer *answer)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    REQUIRE(logic && answer, "logic or answer is NULL");
    REQUIRE(mistakes || room <= 0, "mistakes is NULL");
    require_rules_of(logic, puzzle);
    return logic_resume(logic, puzzle, mistakes, room, answer);
}

/* One that has no solution has no steps, either; nor has a logic without any. */
static bool has_a_puzzle(sudoku_logic *logic)
{
    const bool has = logic->answer != SUDOKU_NO_SOLUTION;
    if (!has) logic->end = SUDOKU_LOGIC_STUCK;
    return has;
}

const sudoku_step *sudoku_logic_next(sudoku_logic *logic)
{
    REQUIRE(logic, "logic is NULL");
    return has_a_puzzle(logic) ? logic_next(logic) : NULL;
}

void sudoku_logic_apply(sudoku_logic *logic, const sudoku_step *step)
{
    REQUIRE(logic && step, "logic or step is NULL");
    logic_apply(logic, step);
}

sudoku_logic_end_kind sudoku_logic_end(const sudoku_logic *logic)
{
    REQUIRE(logic, "logic is NULL");
    return logic->end;
}

void sudoku_logic_all(sudoku_logic *logic, int technique, sudoku_on_step *found, void *context)
{
    REQUIRE(logic && found, "logic or found is NULL");
    REQUIRE(technique >= -1 && technique < TECHNIQUE_COUNT, "no such technique");
    if (has_a_puzzle(logic)) logic_list(logic, technique, found, context);
}

const uint8_t *sudoku_logic_digits(const sudoku_logic *logic)
{
    REQUIRE(logic, "logic is NULL");
    return logic->at->digit;
}

const bool *sudoku_logic_given(const sudoku_logic *logic)
{
    REQUIRE(logic, "logic is NULL");
    return logic->at->given;
}

const uint64_t *sudoku_logic_candidates(const sudoku_logic *logic)
{
    REQUIRE(logic, "logic is NULL");
    return logic->at->candidates;
}

const uint8_t *sudoku_logic_solution(const sudoku_logic *logic)
{
    REQUIRE(logic && logic->solved, "logic is NULL, or has no solution");
    return logic->solution;
}

bool sudoku_logic_prove(const sudoku_logic *logic, const sudoku_step *step, char reason[SUDOKU_TEXT])
{
    REQUIRE(logic && step, "logic or step is NULL");
    char unused[SUDOKU_TEXT];
    const struct stop_check until = {logic->finder.stop, logic->finder.stop_context};
    return explain_proof(logic->at, logic->finder.unique, step, until, reason ? reason : unused);
}

sudoku_refutation sudoku_why_not(sudoku_logic *logic, const sudoku_puzzle *puzzle, int cell, int digit,
                                 sudoku_on_step *found, void *context, sudoku_clash *end)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    REQUIRE(logic && found && end, "logic, found or end is NULL");
    require_rules_of(logic, puzzle);
    REQUIRE(cell >= 0 && cell < logic->field->cells, "no such cell");
    REQUIRE(digit >= 1 && digit <= logic->field->n, "no such digit");
    return why_not(logic, puzzle, cell, digit, found, context, end);
}

/* ---- showing steps ---- */

char *sudoku_step_text(const sudoku_rules *rules, const sudoku_step *step, char *text, size_t room)
{
    REQUIRE(rules && step, "rules or step is NULL");
    REQUIRE(text && room, "there is no room");
    struct out o = out_to_buffer(text, room);
    out_notation(&o, rules, step, SUDOKU_ENGLISH);
    return text;
}

char *sudoku_step_words(const sudoku_rules *rules, const sudoku_step *step, sudoku_language language,
                        char *text, size_t room)
{
    REQUIRE(rules && step, "rules or step is NULL");
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(text && room, "there is no room");
    struct out o = out_to_buffer(text, room);
    out_words(&o, rules, step, language);
    return text;
}

char *sudoku_hint_words(const sudoku_rules *rules, const sudoku_step *step, int level,
                        sudoku_language language, char *text, size_t room)
{
    REQUIRE(rules && step, "rules or step is NULL");
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(level >= 1 && level <= SUDOKU_HINT_LEVELS, "no such level");
    REQUIRE(text && room, "there is no room");
    struct out o = out_to_buffer(text, room);
    out_hint(&o, rules, step, level, language);
    return text;
}

char *sudoku_mistake_words(const sudoku_logic *logic, const sudoku_mistake *mistakes, int count,
                           int level, sudoku_language language, char *text, size_t room)
{
    REQUIRE(logic && mistakes && count > 0, "logic or mistakes is NULL, or there are none");
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(level >= 1 && level <= SUDOKU_HINT_LEVELS, "no such level");
    REQUIRE(text && room, "there is no room");
    struct out o = out_to_buffer(text, room);
    out_mistakes(&o, logic, mistakes, count, level, language);
    return text;
}

char *sudoku_no_hint_words(const sudoku_logic *logic, sudoku_logic_end_kind end,
                           sudoku_language language, char *text, size_t room)
{
    REQUIRE(logic, "logic is NULL");
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(text && room, "there is no room");
    struct out o = out_to_buffer(text, room);
    out_no_hint(&o, logic, end, language);
    return text;
}

char *sudoku_supposition_words(const sudoku_rules *rules, int cell, int digit, sudoku_language language,
                               char *text, size_t room)
{
    REQUIRE(rules, "rules is NULL");
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(text && room, "there is no room");
    REQUIRE(cell >= 0 && cell < rules->cells, "no such cell");
    REQUIRE(digit >= 1 && digit <= rules->n, "no such digit");
    struct out o = out_to_buffer(text, room);
    out_supposition(&o, rules, cell, digit, language);
    return text;
}

char *sudoku_refutation_words(const sudoku_rules *rules, int cell, int digit,
                              sudoku_refutation refutation, const sudoku_clash *end,
                              sudoku_language language, char *text, size_t room)
{
    REQUIRE(rules && end, "rules or end is NULL");
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(text && room, "there is no room");
    REQUIRE(cell >= 0 && cell < rules->cells, "no such cell");
    REQUIRE(digit >= 1 && digit <= rules->n, "no such digit");
    struct out o = out_to_buffer(text, room);
    out_refutation(&o, rules, cell, digit, refutation, end, language);
    return text;
}

char *sudoku_clash_words(const sudoku_rules *rules, const sudoku_clash *clash, sudoku_language language,
                         char *text, size_t room)
{
    REQUIRE(rules && clash, "rules or clash is NULL");
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(text && room, "there is no room");
    struct out o = out_to_buffer(text, room);
    out_clash(&o, language, rules, clash);
    return text;
}

const char *sudoku_technique_title(int index, sudoku_language language)
{
    REQUIRE(sudoku_language_code((int)language), "no such language");
    return index >= 0 && index < TECHNIQUE_COUNT ? technique_title(language_of(language), index) : NULL;
}

const char *sudoku_technique_about(int index, sudoku_language language)
{
    REQUIRE(sudoku_language_code((int)language), "no such language");
    return index >= 0 && index < TECHNIQUE_COUNT ? language_of(language)->about[index] : NULL;
}

bool sudoku_technique_example(int index, sudoku_example *example)
{
    REQUIRE(example, "example is NULL");
    return index >= 0 && index < TECHNIQUE_COUNT && technique_example(index, example);
}

const char *sudoku_step_format_name(int index) { return step_format_name(index); }

bool sudoku_print_step(const sudoku_logic *logic, const sudoku_step *step, const char *format,
                       sudoku_language language, sudoku_sink sink)
{
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(logic && step && format && sink.write, "logic, step, format or sink is missing");
    return show_step(logic, step, format, language, sink);
}

void sudoku_page_begin(sudoku_page *page, const sudoku_logic *logic, const char *title,
                       sudoku_language language, sudoku_sink sink)
{
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(page && logic && sink.write, "page, logic or sink is missing");
    page_begin(page, logic, title, language, sink);
}

void sudoku_page_step(sudoku_page *page, const sudoku_logic *logic, const sudoku_step *step)
{
    REQUIRE(page && logic && step, "page, logic or step is NULL");
    page_step(page, logic, step);
}

void sudoku_page_end(sudoku_page *page, const sudoku_logic *logic)
{
    REQUIRE(page && logic, "page or logic is NULL");
    page_end(page, logic);
}

/* ---- rating ---- */

sudoku_answer sudoku_rate(sudoku_logic *logic, const sudoku_puzzle *puzzle, bool count_bottlenecks,
                          sudoku_rating *rating)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    REQUIRE(logic && rating, "logic or rating is NULL");
    require_rules_of(logic, puzzle);
    const sudoku_answer answer = rate_puzzle(logic, puzzle, count_bottlenecks, &logic->rating);
    GIVE(sudoku_rating, rating, rating_shown(&logic->rating), used_count);
    return answer;
}

bool sudoku_difficulty_range(sudoku_difficulty *difficulty, const char *text)
{
    REQUIRE(difficulty && text, "difficulty and text are needed");
    return difficulty_range(difficulty, text);
}
