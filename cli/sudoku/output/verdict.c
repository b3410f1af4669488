/* SPDX-License-Identifier: MIT */
/* verdict.c - see verdict.h */
#include "sudoku/output/verdict.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "common/text.h"

/* ---- one puzzle ---- */

enum { CLUES, SOLUTION, ALLOWED, PLACED, MARKS, COLOURS, TITLE, AUTHOR, ABOUT, STATES };
static const char *const names_of_states[STATES] = {"clues",         "solution", "allowed digits",
                                                    "placed digits", "marks",    "colours",
                                                    "title",         "author",   "rules in words"};

static unsigned states_of(const sudoku_puzzle *p)
{
    const void *const parts[STATES] = {p->clues,   p->solution, p->allowed, p->placed, p->marks,
                                       p->colours, p->title,    p->author,  p->about};
    unsigned states = 0;
    for (int i = 0; i < STATES; i++)
        if (parts[i]) states |= 1u << i;
    return states;
}

static uint64_t count_givens(const sudoku_puzzle *p)
{
    const int cells = sudoku_rules_size(p->rules) * sudoku_rules_size(p->rules);
    uint64_t givens = 0;
    for (int i = 0; i < cells; i++) givens += p->givens[i] != 0;
    return givens;
}

static int count_names(sudoku_row row, char separator)
{
    sudoku_row name;
    int count = 0;
    for (const char *at = NULL; next_name(row, separator, &at, &name);) count++;
    return count;
}

#define KEEP(to, text) snprintf(to, sizeof(to), "%s", text)

static void keep_recognition(struct verdict *v, const sudoku_puzzle *p, const sudoku_reader *reader)
{
    sudoku_recognition seen = {.room = sizeof seen};
    v->columns = (sudoku_columns){.room = sizeof v->columns};
    sudoku_reader_recognition(reader, &seen);
    sudoku_reader_columns(reader, &v->columns);
    KEEP(v->empty, seen.empty);
    KEEP(v->wrapping, seen.wrapping);
    v->lines_passed = seen.lines_passed;
    v->comments = seen.comments;
    v->text_before = seen.text_before;
    v->text_behind = seen.text_behind;
    const sudoku_row row = v->columns.names.text ? v->columns.names : p->row;
    if (v->columns.separator) v->fields = count_names(row, v->columns.separator);
}

/* Lines that were passed over are counted. */
static bool is_said_anyway(const sudoku_error *note)
{
    return !strcmp(note->code, "line_passed_over") || !strcmp(note->code, "lines_passed_over");
}

void verdict_of_puzzle(struct verdict *v, const sudoku_puzzle *p, const sudoku_reader *reader)
{
    *v = (struct verdict){.puzzles = 1, .line = p->line, .last_line = p->line};
    v->format = p->format;
    v->rules = sudoku_rules_keep(p->rules);
    v->givens = v->most_givens = count_givens(p);
    v->states = states_of(p);
    if (p->unapplied) KEEP(v->unapplied, p->unapplied);
    if (p->note && !is_said_anyway(p->note)) KEEP(v->note, p->note->message);
    if (reader) keep_recognition(v, p, reader);
    if (v->columns.separator) v->format = v->columns.separator == '\t' ? "tsv" : "csv";
}

void verdict_of_error(struct verdict *v, const sudoku_error *error)
{
    *v = (struct verdict){.puzzles = 1, .line = error->line, .last_line = error->line, .error = *error};
}

void verdict_clear(struct verdict *v)
{
    sudoku_rules_free(v->rules);
    *v = (struct verdict){.puzzles = 0};
}

/* ---- several ---- */

static bool have_same_shape(const sudoku_rules *a, const sudoku_rules *b)
{
    int rows[2] = {0}, columns[2] = {0};
    if (a == b) return true;
    const bool boxes = sudoku_rules_box(a, &rows[0], &columns[0]);
    return boxes == sudoku_rules_box(b, &rows[1], &columns[1]) && rows[0] == rows[1] &&
           columns[0] == columns[1] && sudoku_rules_size(a) == sudoku_rules_size(b) &&
           !sudoku_rules_regions(a) == !sudoku_rules_regions(b) &&
           sudoku_rules_house_count(a) == sudoku_rules_house_count(b) &&
           !strcmp(sudoku_rules_names(a), sudoku_rules_names(b));
}

static bool are_equal(const struct verdict *a, const struct verdict *b)
{
    if (*a->error.message || *b->error.message)
        return a->error.code && b->error.code && !strcmp(a->error.code, b->error.code);
    const bool empties = !strcmp(a->empty, b->empty) || !*b->empty || !*a->empty;
    return empties && !strcmp(a->format, b->format) && have_same_shape(a->rules, b->rules) &&
           a->states == b->states && !strcmp(a->wrapping, b->wrapping) &&
           a->text_before == b->text_before && a->text_behind == b->text_behind &&
           !strcmp(a->note, b->note) && !strcmp(a->unapplied, b->unapplied);
}

bool verdict_merge(struct verdict *v, struct verdict *next)
{
    if (!are_equal(v, next)) return false;
    v->puzzles += next->puzzles;
    v->last_line = next->last_line;
    if (next->givens < v->givens) v->givens = next->givens;
    if (next->most_givens > v->most_givens) v->most_givens = next->most_givens;
    if (!*v->empty) KEEP(v->empty, next->empty);
    v->lines_passed += next->lines_passed;
    v->comments += next->comments;
    verdict_clear(next);
    return true;
}

/* ---- in words ---- */

__attribute__((format(printf, 2, 3))) static void put(struct text *t, const char *format, ...)
{
    char line[FORMATTED];
    size_t length;
    va_list arguments;
    va_start(arguments, format);
    char *text = text_format(line, &length, format, arguments);
    va_end(arguments);
    text_keep(t, text, length);
    if (text != line) free(text);
}

static const char *plural(long count) { return count == 1 ? "" : "s"; }

/* "classic", "x nrc, regions, 2 houses" */
static void put_rules(struct text *t, const sudoku_rules *rules)
{
    int box_rows, box_columns, houses = 0;
    for (int i = sudoku_rules_first_extra(rules); i < sudoku_rules_house_count(rules); i++)
        houses += sudoku_rules_house_kind(rules, i) == SUDOKU_EXTRA_HOUSE;
    const char *names = sudoku_rules_names(rules);
    put(t, "%s", *names ? names : "classic");
    if (sudoku_rules_box(rules, &box_rows, &box_columns)) put(t, ", boxes %dx%d", box_rows, box_columns);
    else put(t, sudoku_rules_regions(rules) ? ", regions" : ", no boxes");
    if (houses) put(t, ", %d more house%s", houses, plural(houses));
}

/* Items end in a line end, as in a list of rows.h. */
static void put_columns_used(struct text *t, const sudoku_columns *c, char between)
{
    const struct {
        const char *name;
        int column;
    } uses[] = {
        {"puzzle", c->puzzle}, {"solution", c->solution}, {"regions", c->regions}, {"rules", c->rules}};
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++)
        if (uses[i].column) put(t, "%s%c%d\n", uses[i].name, between, uses[i].column);
}

/* Line ends in a name would end the item. */
static void put_name(struct text *t, sudoku_row name)
{
    put(t, " (");
    for (size_t i = 0; i < name.length; i++)
        text_keep(t, (unsigned char)name.text[i] < ' ' ? " " : name.text + i, 1);
    put(t, ")");
}

static void put_ignored_columns(struct text *t, const struct verdict *v)
{
    const sudoku_columns *c = &v->columns;
    const char *at = NULL;
    sudoku_row name;
    for (int i = 1; i <= v->fields; i++) {
        const bool named = c->names.text && next_name(c->names, c->separator, &at, &name);
        if (i == c->puzzle || i == c->solution || i == c->regions || i == c->rules) continue;
        put(t, "column %d", i);
        if (named) put_name(t, name);
        put(t, "\n");
    }
}

static void put_ignored(struct text *t, const struct verdict *v)
{
    put_ignored_columns(t, v);
    if (v->text_before) put(t, "a number or name before the puzzle\n");
    if (v->text_behind) put(t, "text behind the puzzle\n");
    if (v->lines_passed) put(t, "%ld line%s of text\n", v->lines_passed, plural(v->lines_passed));
    if (v->comments) put(t, "%ld line%s of comments\n", v->comments, plural(v->comments));
}

static void put_states(struct text *t, unsigned states)
{
    for (int i = 0; i < STATES; i++)
        if (states >> i & 1) put(t, "%s\n", names_of_states[i]);
}

static const char *name_of_separator(char separator, char room[2])
{
    room[0] = separator;
    room[1] = '\0';
    return separator == '\t' ? "tab" : separator ? room : NULL;
}

/* ---- as a row ---- */

enum {
    FILE_NAME,
    LINE,
    LAST_LINE,
    PUZZLES_COUNT,
    FORMAT,
    SEPARATOR,
    SIZE,
    RULES,
    GIVENS,
    MOST_GIVENS,
    EMPTY,
    COLUMNS_USED,
    ALSO,
    WRAPPING,
    IGNORED,
    NOT_APPLIED,
    NOTE,
    ERROR,
    FIELDS
};
#define DATA(name)             \
    {                          \
        name, NULL, 0, IN_DATA \
    }
static const struct column columns[FIELDS] = {
    [FILE_NAME] = DATA("file"),      [LINE] = DATA("line"),
    [LAST_LINE] = DATA("last_line"), [PUZZLES_COUNT] = DATA("puzzles"),
    [FORMAT] = DATA("format"),       [SEPARATOR] = DATA("separator"),
    [SIZE] = DATA("size"),           [RULES] = DATA("rules"),
    [GIVENS] = DATA("givens"),       [MOST_GIVENS] = DATA("most_givens"),
    [EMPTY] = DATA("empty"),         [COLUMNS_USED] = DATA("columns"),
    [ALSO] = DATA("states"),         [WRAPPING] = DATA("wrapping"),
    [IGNORED] = DATA("ignored"),     [NOT_APPLIED] = DATA("not_applied"),
    [NOTE] = DATA("note"),           [ERROR] = DATA("error")};
const struct columns verdict_columns = {.column = columns, .count = FIELDS};

/* The text as a string; NULL if it is empty. */
static const char *string_of(struct text *t)
{
    const bool empty = !t->length;
    text_keep(t, "", 1);
    if (t->failed) output_short_of_memory();
    return t->failed || empty ? NULL : t->bytes;
}

static struct field text_unless_empty(const char *text) { return field_text(*text ? text : NULL); }

static struct field number_unless_zero(long number)
{
    return number > 0 ? field_number((uint64_t)number) : field_text(NULL);
}

void print_verdict_row(struct run *run, const struct verdict *v)
{
    struct text rules = {0}, used = {0}, states = {0}, ignored = {0};
    char separator[2];
    struct field row[FIELDS] = {[FILE_NAME] = field_text(run->file),
                                [LINE] = number_unless_zero(v->line),
                                [LAST_LINE] = number_unless_zero(v->last_line),
                                [PUZZLES_COUNT] = field_number(v->puzzles),
                                [ERROR] = text_unless_empty(v->error.message)};
    if (v->rules) {
        put_rules(&rules, v->rules);
        put_columns_used(&used, &v->columns, ':');
        put_states(&states, v->states);
        put_ignored(&ignored, v);
        row[FORMAT] = field_text(v->format);
        row[SEPARATOR] = field_text(name_of_separator(v->columns.separator, separator));
        row[SIZE] = field_number((uint64_t)sudoku_rules_size(v->rules));
        row[RULES] = field_text(string_of(&rules));
        row[GIVENS] = field_number(v->givens);
        row[MOST_GIVENS] = field_number(v->most_givens);
        row[EMPTY] = text_unless_empty(v->empty);
        row[COLUMNS_USED] = field_counts(string_of(&used));
        row[ALSO] = field_list(string_of(&states));
        row[WRAPPING] = text_unless_empty(v->wrapping);
        row[IGNORED] = field_list(string_of(&ignored));
        row[NOT_APPLIED] = text_unless_empty(v->unapplied);
        row[NOTE] = text_unless_empty(v->note);
    }
    print_row(run, row);
    free(rules.bytes);
    free(used.bytes);
    free(states.bytes);
    free(ignored.bytes);
}

/* ---- as text ---- */

/* "list.txt:2-40: " */
static void put_place(struct text *t, const char *file, const struct verdict *v)
{
    put(t, "%s", file);
    if (v->line > 0) put(t, ":%ld", v->line);
    if (v->last_line > v->line) put(t, "-%ld", v->last_line);
    else if (v->error.column > 0 && v->puzzles == 1) put(t, ":%ld", v->error.column);
    put(t, ": ");
}

/* Items in one line, below the sentence. */
static void put_detail(struct text *t, const char *label, const struct text *items)
{
    t->failed |= items->failed;
    if (!items->length) return;
    put(t, "    %-12s", label);
    for (size_t i = 0; i + 1 < items->length; i++) {
        const char c = items->bytes[i];
        if (c == '\n') put(t, ", ");
        else text_keep(t, &c, 1);
    }
    put(t, "\n");
}

static void put_sentence(struct text *t, const struct verdict *v)
{
    const int size = sudoku_rules_size(v->rules);
    char separator[2];
    put(t, "%s", v->format);
    if (v->columns.separator == ';' || v->columns.separator == '|')
        put(t, " with %s", name_of_separator(v->columns.separator, separator));
    if (v->puzzles > 1) put(t, ", %" PRIu64 " puzzles", v->puzzles);
    put(t, ", %dx%d, ", size, size);
    put_rules(t, v->rules);
    put(t, ", %" PRIu64, v->givens);
    if (v->most_givens > v->givens) put(t, "-%" PRIu64, v->most_givens);
    put(t, v->most_givens == 1 ? " given" : " givens");
    if (*v->empty) put(t, ", empty cells: %s", v->empty);
    put(t, "\n");
}

static void put_line(struct text *t, const char *label, const char *words)
{
    if (*words) put(t, "    %-12s%s\n", label, words);
}

static void put_details(struct text *t, const struct verdict *v)
{
    struct text used = {0}, states = {0}, ignored = {0};
    put_columns_used(&used, &v->columns, ' ');
    put_states(&states, v->states);
    put_ignored(&ignored, v);
    put_line(t, "taken off", v->wrapping);
    put_detail(t, "columns", &used);
    put_detail(t, "also", &states);
    put_detail(t, "ignored", &ignored);
    put_line(t, "not applied", v->unapplied);
    put_line(t, "note", v->note);
    free(used.bytes);
    free(states.bytes);
    free(ignored.bytes);
}

void print_verdict(struct run *run, const struct verdict *v)
{
    struct text t = {0};
    put_place(&t, run->file, v);
    if (!v->rules && v->puzzles > 1) put(&t, "not read, %" PRIu64 " times: ", v->puzzles);
    else if (!v->rules) put(&t, "not read: ");
    if (v->rules) {
        put_sentence(&t, v);
        put_details(&t, v);
    } else put(&t, "%s\n", v->error.message);
    begin_lines(run, 1);
    if (t.failed) output_short_of_memory();
    else output_bytes(NULL, t.bytes, t.length);
    free(t.bytes);
}
