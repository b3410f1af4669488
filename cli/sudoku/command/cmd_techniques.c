/* SPDX-License-Identifier: MIT */
/* cmd_techniques.c - sudoku techniques: the table, or details of some techniques, with an example. */
#include <stdio.h>
#include <string.h>

#include "common/output.h"
#include "common/progress.h"
#include "sudoku/command/commands.h"
#include "sudoku/output/sheets.h"

enum { LINE_LENGTH = 80 };
static const sudoku_sink to_stdout = {output_bytes, NULL};

/* Texts of this command; the rest comes from the library. */
static const struct {
    const char *name, *score, *title; /* column headings */
    const char *with_score, *example;
} words[] = {
    [SUDOKU_ENGLISH] = {"name", "score", "title", "hodoku %s with a score of %d",
                        "Step %d of sudoku explain --profile %s:"},
    [SUDOKU_GERMAN] = {"Name", "Punkte", "Titel", "hodoku %s mit %d Punkten",
                       "Schritt %d von sudoku explain --profile %s:"},
};

/* Tenths as a decimal number; "-" if there is none. */
static const char *tenths(int number, char text[16])
{
    if (number) snprintf(text, 16, "%d.%d", number / 10, number % 10);
    else snprintf(text, 16, "-");
    return text;
}

/* ---- the table ---- */

static void print_table(sudoku_language language)
{
    sudoku_technique t = {0};
    char se121[16], sukaku118[16], sukaku2023[16], score[16];
    output("%-33s %5s %9s %10s  %-8s %6s  %s\n", words[language].name, "se121", "sukaku118",
           "sukaku2023", "hodoku", words[language].score, words[language].title);
    for (int i = 0; sudoku_technique_at(i, &t); i++) {
        snprintf(score, sizeof score, t.level ? "%d" : "-", t.score);
        output("%-33s %5s %9s %10s  %-8s %6s  %s\n", t.name, tenths(t.se121, se121),
               tenths(t.sukaku118, sukaku118), tenths(t.sukaku2023, sukaku2023),
               t.level ? sudoku_level_title(t.level, language) : "-", score,
               sudoku_technique_title(i, language));
    }
}

/* ---- rows ---- */

static const struct column columns[] = {
    {"name", NULL, 0, IN_DATA},      {"title", NULL, 0, IN_DATA},      {"se121", NULL, 0, IN_DATA},
    {"sukaku118", NULL, 0, IN_DATA}, {"sukaku2023", NULL, 0, IN_DATA}, {"level", NULL, 0, IN_DATA},
    {"score", NULL, 0, IN_DATA},     {"about", NULL, 0, IN_DATA},      {"example", NULL, 0, IN_DATA},
    {"profile", NULL, 0, IN_DATA},   {"step", NULL, 0, IN_DATA}};

static struct field field_of_tenths(int number)
{
    return number ? field_real(number / 10.0, 1) : field_text(NULL);
}

static void put_technique(const struct settings *s, int index, const sudoku_technique *t)
{
    const struct rows rows = {s->format.rows, columns, sizeof columns / sizeof *columns, output_bytes,
                              NULL};
    const struct field nothing = field_text(NULL);
    sudoku_example example;
    const bool shown = sudoku_technique_example(index, &example);
    const struct field row[] = {field_text(t->name),
                                field_text(sudoku_technique_title(index, s->logic.language)),
                                field_of_tenths(t->se121),
                                field_of_tenths(t->sukaku118),
                                field_of_tenths(t->sukaku2023),
                                t->level ? field_text(sudoku_level_name(t->level)) : nothing,
                                t->level ? field_number((uint64_t)t->score) : nothing,
                                field_text(sudoku_technique_about(index, s->logic.language)),
                                field_text(shown ? example.puzzle : NULL),
                                field_text(shown ? example.profile : NULL),
                                shown ? field_number((uint64_t)example.step) : nothing};
    rows_put(&rows, row);
}

/* ---- an example ---- */

struct showing {
    const struct settings *settings;
    const sudoku_logic *logic;
    bool shown;
};

static bool show_step(void *context, const sudoku_step *step)
{
    struct showing *s = context;
    const sudoku_language language = s->settings->logic.language;
    const bool picture = s->settings->logic.format == STEPS_SVG;
    s->shown = true;
    if (picture) {
        sudoku_print_step(s->logic, step, "svg", language, to_stdout);
        return false;
    }
    sudoku_print_step(s->logic, step, "text", language, to_stdout);
    output("\n");
    sudoku_print_step(s->logic, step, "words", language, to_stdout);
    return false;
}

static void print_heading(sudoku_language language, const sudoku_example *example)
{
    output("\n");
    output(words[language].example, example->step, example->profile);
    output("\n\n%s\n\n", example->puzzle);
}

static bool has_memory(const sudoku_logic *logic)
{
    if (logic && sudoku_logic_end(logic) != SUDOKU_LOGIC_NO_MEMORY) return true;
    output_short_of_memory();
    return false;
}

/* Follows the path to the example's step, and shows the technique there. */
static bool show_example(const struct settings *s, const sudoku_example *example, int technique,
                         const sudoku_puzzle *puzzle)
{
    sudoku_logic *logic = sudoku_logic_new(puzzle->rules, example->profile, NULL);
    struct showing showing = {s, logic, false};
    const sudoku_step *step = NULL;
    if (logic && sudoku_logic_start(logic, puzzle) == SUDOKU_UNIQUE)
        for (int i = 1; i < example->step && (step = sudoku_logic_next(logic)); i++)
            sudoku_logic_apply(logic, step);
    if (has_memory(logic)) {
        if (s->logic.format != STEPS_SVG) print_heading(s->logic.language, example);
        sudoku_logic_all(logic, technique, show_step, &showing);
        has_memory(logic);
    }
    sudoku_logic_free(logic);
    return showing.shown;
}

static bool print_example(const struct settings *s, int technique)
{
    sudoku_example example;
    sudoku_puzzle puzzle = {0};
    bool shown = false;
    if (!sudoku_technique_example(technique, &example)) return false;
    sudoku_reader *reader = sudoku_reader_new_text(example.puzzle, strlen(example.puzzle), NULL, NULL);
    if (reader && sudoku_reader_next(reader, &puzzle, NULL) == SUDOKU_READ_PUZZLE)
        shown = show_example(s, &example, technique, &puzzle);
    else output_short_of_memory(); /* nothing else can be wrong with it */
    sudoku_reader_free(reader);
    return shown;
}

/* ---- one technique ---- */

/* Breaks lines between words. */
static void print_paragraph(const char *text)
{
    while (*text) {
        size_t length = strlen(text);
        if (length > LINE_LENGTH) {
            length = LINE_LENGTH;
            while (length && text[length] != ' ') length--;
        }
        output("%.*s\n", (int)length, text);
        text += length;
        text += strspn(text, " ");
    }
}

static bool print_about(const struct settings *s, int index, const sudoku_technique *t)
{
    char se121[16], sukaku118[16], sukaku2023[16];
    const sudoku_language language = s->logic.language;
    if (s->logic.format == STEPS_SVG) {
        if (print_example(s, index)) return true;
        if (!output_error()) message("sudoku: there is no example of '%s'", t->name);
        return false;
    }
    output("%s\n", sudoku_technique_title(index, language));
    output("   se121 %s, sukaku118 %s, sukaku2023 %s", tenths(t->se121, se121),
           tenths(t->sukaku118, sukaku118), tenths(t->sukaku2023, sukaku2023));
    if (t->level) {
        output(", ");
        output(words[language].with_score, sudoku_level_title(t->level, language), t->score);
    }
    output("\n\n");
    print_paragraph(sudoku_technique_about(index, language));
    print_example(s, index);
    return true;
}

/* The named techniques, or all. */
static bool print_rows(const struct settings *s)
{
    sudoku_technique t = {0};
    for (int i = 0; !s->file_count && sudoku_technique_at(i, &t); i++) put_technique(s, i, &t);
    for (int i = 0; i < s->file_count; i++) {
        int index;
        if (!read_technique("techniques", s->files[i], &index)) return false;
        sudoku_technique_at(index, &t);
        put_technique(s, index, &t);
    }
    return true;
}

int command_techniques(const struct settings *s)
{
    sudoku_technique t = {0};
    if (s->logic.format == STEPS_SVG && s->file_count != 1) {
        message("sudoku: --format svg draws the example of one technique");
        return STATUS_BAD;
    }
    if (s->format.rows != ROWS_TEXT) {
        if (s->format.rows == ROWS_CSV)
            write_headings(COLUMNS(columns), (sudoku_sink){output_bytes, NULL});
        return print_rows(s) ? STATUS_FINE : STATUS_BAD;
    }
    if (!s->file_count) print_table(s->logic.language);
    for (int i = 0; i < s->file_count; i++) {
        int index;
        if (!read_technique("techniques", s->files[i], &index)) return STATUS_BAD;
        sudoku_technique_at(index, &t);
        if (i) output("\n");
        if (!print_about(s, index, &t)) return STATUS_BAD;
    }
    return STATUS_FINE;
}
