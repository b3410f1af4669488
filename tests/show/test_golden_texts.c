/* SPDX-License-Identifier: MIT */
/* test_golden_texts.c - what is said of techniques and steps, in every language and format, is what it was: see support/golden.h.

   The example of each technique is a position that has a step of it, so every sentence that has an example is among them.

   Sources: src/show/t*.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "show/technique_names.h"
#include "sudoku_logic.h"
#include "support/golden.h"
#include "support/text.h"

enum { LONGEST = 1 << 16 };
static char room[LONGEST];

/* What is collected for one line of the golden file. */
enum { NAMES, NOTATION, WORDS, JSON, PICTURE, PAGE, KINDS };
static const char *const kinds[KINDS] = {"names", "notation", "words", "json", "picture", "page"};
static struct text collected[KINDS];

static void collect(int kind, const char *text)
{
    text_add(&collected[kind], text ? text : "-");
    text_add(&collected[kind], "\n");
}

static void collect_names(int t)
{
    sudoku_example example = {0};
    sudoku_technique_example(t, &example);
    collect(NAMES, example.puzzle);
    collect(NAMES, example.profile);
    collect(NAMES, technique_aliases[t]);
    for (int l = 0; sudoku_language_code(l); l++) {
        collect(NAMES, sudoku_technique_title(t, (sudoku_language)l));
        collect(NAMES, sudoku_technique_about(t, (sudoku_language)l));
    }
}

/* ---- a step, in every way ---- */

static void collect_page(const sudoku_logic *logic, const sudoku_step *step, sudoku_language language)
{
    sudoku_page page;
    sudoku_page_begin(&page, logic, "<title>", language, (sudoku_sink){text_sink, &collected[PAGE]});
    sudoku_page_step(&page, logic, step);
    sudoku_page_end(&page, logic);
}

static void collect_format(const sudoku_logic *logic, const sudoku_step *step, const char *format,
                           sudoku_language language, int kind)
{
    assert_true(
        sudoku_print_step(logic, step, format, language, (sudoku_sink){text_sink, &collected[kind]}));
}

struct telling {
    const sudoku_logic *logic;
    const sudoku_rules *rules;
};

/* The first step will do. */
static bool tell(void *context, const sudoku_step *step)
{
    const struct telling *t = context;
    collect(NOTATION, sudoku_step_text(t->rules, step, room, sizeof room));
    for (int l = 0; sudoku_language_code(l); l++) {
        const sudoku_language language = (sudoku_language)l;
        collect_format(t->logic, step, "text", language, NOTATION);
        collect_format(t->logic, step, "words", language, WORDS);
        collect_format(t->logic, step, "json", language, JSON);
        collect_format(t->logic, step, "svg", language, PICTURE);
        for (int level = 1; level <= SUDOKU_HINT_LEVELS; level++)
            collect(WORDS, sudoku_hint_words(t->rules, step, level, language, room, sizeof room));
        collect_page(t->logic, step, language);
    }
    return false;
}

static void tell_example(int technique)
{
    sudoku_example example;
    sudoku_puzzle puzzle = {0};
    if (!sudoku_technique_example(technique, &example)) return;
    sudoku_reader *reader = sudoku_reader_new_text(example.puzzle, strlen(example.puzzle), NULL, NULL);
    assert_int_equal(sudoku_reader_next(reader, &puzzle, NULL), SUDOKU_READ_PUZZLE);
    sudoku_logic *logic = sudoku_logic_new(puzzle.rules, example.profile, NULL);
    sudoku_logic_start(logic, &puzzle);
    for (int i = 1; i < example.step; i++) sudoku_logic_apply(logic, sudoku_logic_next(logic));
    struct telling t = {.logic = logic, .rules = puzzle.rules};
    sudoku_logic_all(logic, technique, tell, &t);
    sudoku_logic_free(logic);
    sudoku_reader_free(reader);
}

static void texts_are_what_they_were(void **state)
{
    (void)state;
    struct golden g = golden_open("tests/data/golden-texts.txt");
    sudoku_technique technique = {0};
    for (int t = 0; sudoku_technique_at(t, &technique); t++) {
        char name[160];
        collect_names(t);
        tell_example(t);
        for (int kind = 0; kind < KINDS; kind++) {
            if (!collected[kind].bytes) continue;
            snprintf(name, sizeof name, "%s.%s", technique.name, kinds[kind]);
            golden_text(&g, name, collected[kind].bytes);
            text_free(&collected[kind]);
            collected[kind] = (struct text){0};
        }
    }
    golden_close(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(texts_are_what_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
