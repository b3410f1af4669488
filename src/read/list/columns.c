/* SPDX-License-Identifier: MIT */
/* columns.c - see columns.h */
#include "read/list/columns.h"

#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "base/out.h"
#include "base/small_number.h"
#include "board/extras.h"
#include "read/list/row.h"
#include "read/list/survey.h"

static const char separators[] = ",;\t|";

void columns_clear(struct columns *c)
{
    free(c->names);
    *c = (struct columns){.puzzle = -1, .solution = -1, .regions = -1, .rules = -1};
}

/* "(2 rows)", "2 rows in set (0.00 sec)": databases end their tables like that. */
static bool is_count_of_rows(const struct row *row)
{
    const char *at = row->text, *end = row->text + row->length;
    if (at < end && *at == '(') at++;
    if (at == end || !is_figure(*at)) return false;
    while (at < end && is_figure(*at)) at++;
    return end - at >= 4 && !memcmp(at, " row", 4);
}

/* Statements of SQL are no rows: (1, '53..7...'), */
static bool is_statement(const struct row *row)
{
    const char *at = row->text, *end = row->text + row->length;
    while (end > at && is_one_of(end[-1], " \t\r,;")) end--;
    return end > at && *at == '(' && end[-1] == ')';
}

bool is_row_without_data(const struct columns *c, const struct row *row)
{
    if (is_empty_row(row, c->separator) || is_count_of_rows(row)) return true;
    return c->count && row->length == c->names_length && !memcmp(row->text, c->names, row->length);
}

/* ---- which column holds the puzzles? ---- */

/* A set of columns, which gets smaller as long as something tells them apart. */
struct choice {
    bool in[MOST_COLUMNS];
    int count, first, second;
};

static void count_choice(struct choice *c)
{
    c->count = 0;
    c->first = c->second = -1;
    for (int i = 0; i < MOST_COLUMNS; i++) {
        if (!c->in[i]) continue;
        if (!c->count) c->first = i;
        else if (c->count == 1) c->second = i;
        c->count++;
    }
}

typedef bool column_test(const struct survey *, int column);

/* Leaves out the columns for which the test holds, unless it holds for all. */
static void leave_out(struct choice *c, const struct survey *s, column_test *test)
{
    struct choice rest = *c;
    for (int i = 0; i < s->columns; i++) rest.in[i] = c->in[i] && !test(s, i);
    count_choice(&rest);
    if (rest.count) *c = rest;
}

static bool has_cells(const struct tally *t) { return t->cells > 0 && 2 * t->cells >= t->filled; }

static bool is_a_number(const struct survey *s, int column)
{
    const struct tally *t = &s->column[column];
    int largest = 0;
    for (int i = 0; i < s->columns; i++)
        if (has_cells(&s->column[i]) && s->column[i].n > largest) largest = s->column[i].n;
    if (t->cells != t->figures) return false;
    return t->n < largest || (t->counts && t->filled > 1);
}

static bool is_full(const struct survey *s, int column)
{
    return s->column[column].full == s->column[column].cells;
}

static bool is_a_layout(const struct survey *s, int column)
{
    const struct tally *t = &s->column[column];
    return t->layouts == t->filled && t->clashes == t->cells;
}

static bool is_contradictory(const struct survey *s, int column)
{
    return s->column[column].clashes == s->column[column].cells;
}

static bool is_called_something_else(const struct survey *s, int column)
{
    const enum role role = s->column[column].role;
    return role == ROLE_SOLUTION || role == ROLE_OTHER || role == ROLE_REGIONS || role == ROLE_RULES;
}

static bool is_not_called_a_puzzle(const struct survey *s, int column)
{
    return s->column[column].role != ROLE_PUZZLE;
}

static bool is_not_called_a_grid(const struct survey *s, int column)
{
    return s->column[column].role != ROLE_GRID;
}

static bool repeats_a_column(const struct survey *s, int column)
{
    for (int i = 0; i < column; i++)
        if (has_cells(&s->column[i]) && columns_equal(s, i, column)) return true;
    return false;
}

/* What tells columns apart, the surest first. */
static column_test *const differences[] = {is_a_number,
                                           is_full,
                                           is_a_layout,
                                           is_contradictory,
                                           is_called_something_else,
                                           is_not_called_a_puzzle,
                                           is_not_called_a_grid,
                                           repeats_a_column};

static struct choice choose_puzzle(const struct survey *s)
{
    struct choice c = {{false}, 0, -1, -1};
    for (int i = 0; i < s->columns; i++) c.in[i] = has_cells(&s->column[i]);
    count_choice(&c);
    for (int i = 0; !c.count && i < s->columns; i++) { /* else, marks and jigsaws in one word */
        c.in[i] = s->column[i].beside > 0;
        if (c.in[i]) count_choice(&c);
    }
    for (size_t i = 0; c.count > 1 && i < sizeof differences / sizeof *differences; i++)
        leave_out(&c, s, differences[i]);
    return c;
}

/* ---- what the others hold ---- */

static bool is_taken(const struct columns *c, int column)
{
    return column == c->puzzle || column == c->solution || column == c->regions || column == c->rules;
}

static int column_called(const struct survey *s, const struct columns *c, enum role role,
                         column_test *test)
{
    for (int i = 0; i < s->columns; i++)
        if (s->column[i].role == role && !is_taken(c, i) && (!test || test(s, i))) return i;
    return -1;
}

static bool holds_cells(const struct survey *s, int column) { return has_cells(&s->column[column]); }

/* Nothing, or something of about the length of a grid. */
static bool could_hold_cells(const struct survey *s, int column)
{
    enum { SHORTEST = 12 };
    return !s->column[column].filled || s->column[column].longest >= SHORTEST;
}

static int column_of_solutions(const struct survey *s, const struct columns *c)
{
    int called = column_called(s, c, ROLE_SOLUTION, holds_cells);
    if (called < 0) called = column_called(s, c, ROLE_SOLUTION, could_hold_cells);
    if (called >= 0) return called;
    int grids = -1;
    for (int i = 0; i < s->columns; i++) {
        const struct tally *t = &s->column[i];
        if (is_taken(c, i) || t->role == ROLE_OTHER || !has_cells(t) || !is_full(s, i)) continue;
        if (column_completes(s, c->puzzle, i)) return i;
        if (t->n == s->column[c->puzzle].n && t->layouts < t->filled && !c->count) grids = i;
    }
    return grids; /* they are wrong, which is said row by row */
}

static int column_of_regions(const struct survey *s, const struct columns *c)
{
    const int called = column_called(s, c, ROLE_REGIONS, NULL);
    if (called >= 0) return called;
    for (int i = 0; i < s->columns; i++)
        if (!is_taken(c, i) && s->column[i].role != ROLE_OTHER && s->column[i].filled &&
            s->column[i].layouts == s->column[i].filled)
            return i;
    return -1;
}

static void find_other_columns(const struct survey *s, struct columns *c)
{
    c->rules = column_called(s, c, ROLE_RULES, NULL);
    c->solution = column_of_solutions(s, c);
    c->regions = column_of_regions(s, c);
}

/* ---- the names ---- */

static void read_names(struct survey *s, const struct row *names)
{
    struct cut c = cut_row(names, s->separator);
    struct row_field f;
    for (int i = 0; i < MOST_COLUMNS; i++)
        s->column[i].role = next_field(&c, &f) ? role_of_name(&f) : ROLE_UNKNOWN;
}

static int count_fields(const struct row *row, char separator)
{
    struct cut c = cut_row(row, separator);
    struct row_field f;
    int count = 0;
    while (next_field(&c, &f)) count++;
    return count;
}

static bool keep_names(struct columns *c, const struct row *names)
{
    char *copy = malloc(names->length + 1);
    if (!copy) return false;
    memcpy(copy, names->text, names->length);
    c->names = copy;
    c->names_length = names->length;
    c->count = count_fields(names, c->separator);
    return true;
}

/* Without rows that could tell, one of the names must be one that nothing else has. */
static int column_named_for_puzzles(const struct row *names, char separator)
{
    struct cut c = cut_row(names, separator);
    struct row_field f;
    int grid = -1;
    for (int i = 0; i < MOST_COLUMNS && next_field(&c, &f); i++) {
        if (!is_puzzle_name(&f)) continue;
        if (role_of_name(&f) == ROLE_PUZZLE) return i;
        if (grid < 0) grid = i;
    }
    return grid;
}

/* ---- where rows begin, and what separates fields ---- */

/* A clue in words behind givens, whose text may have separators. */
static bool states_clue_behind(const struct row_field *f)
{
    static const char key[] = " clue=";
    const size_t length = sizeof key - 1;
    for (size_t i = 0; !f->quoted && i + length <= f->length; i++)
        if (!memcmp(f->text + i, key, length)) return true;
    return false;
}

/* Texts whose lines have separators for another reason. */
static bool is_of_other_form(struct sudoku_reader *r, const struct row *row, char separator)
{
    const struct line l = {.text = row->text, .length = row->length, .number = row->number};
    const enum line_class class = classify(&l);
    struct cut c = cut_row(row, separator);
    struct row_field f = {.fault = FIELD_GOOD}, first = {.fault = FIELD_GOOD};
    bool equal = true, middle_empty = false;
    size_t fields = 0;
    for (; next_field(&c, &f); fields++) {
        if (!fields) first = f;
        if (fields == 1) middle_empty = !f.length;
        equal &= f.length == first.length && !f.quoted;
    }
    if (class == LINE_BINARY || class == LINE_LONG || class == LINE_HEADER || class == LINE_SECTION)
        return true;
    if (is_statement(row)) return true;
    if (!first.quoted && first.length && is_one_of(*first.text, "[{<")) return true;
    if (equal && fields == first.length) return true; /* rows side by side */
    if (separator == '|' && fields == 3 && middle_empty && !first.quoted &&
        is_puzzle_length(first.length) && 2 * f.length > first.length)
        return true;                             /* GIVENS||LAYOUT */
    if (states_clue_behind(&first)) return true; /* GIVENS clue=pattern:"1|2",r1c1,r1c2 */
    if (separator != ',' || first.quoted || !memchr(first.text, ' ', first.length)) return false;
    return look_at_field(r, row, &first, r->draft.givens).kind != NO_CELLS; /* GIVENS x,nrc */
}

static bool sees_cells(const struct survey *s)
{
    for (int i = 0; i < s->columns; i++)
        if (has_cells(&s->column[i]) || s->column[i].beside) return true;
    return false;
}

/* Is any field as long as the cells of a puzzle, though it has none? */
static bool has_long_field(const struct row *row, char separator)
{
    enum { NEARLY_A_PUZZLE = 12 };
    struct cut c = cut_row(row, separator);
    struct row_field f;
    while (next_field(&c, &f))
        if (f.length >= NEARLY_A_PUZZLE) return true;
    return false;
}

/* A list whose rows are separated by this character.  Its first row, or that below its names, may be damaged: others show what
   it has.  `names` has no lines if the list has none.  */
static bool is_list_by(struct survey *s, int ahead, struct row *names)
{
    struct sudoku_reader *r = s->reader;
    struct row first, data;
    if (!peek_row(&r->source, ahead, s->separator, &first) && !first.lines) return false;
    const int fields = count_fields(&first, s->separator);
    const bool single = fields == 1 && (first.text[0] != '"');
    *names = (struct row){.lines = 0};
    s->first = ahead;
    if (is_of_other_form(r, &first, s->separator)) return false;
    if (fields == 1 && memchr(first.text, '\t', first.length))
        return false; /* a field without text, and a name */
    survey_rows(s, 1);
    if (sees_cells(s)) return !single;
    const bool named = are_names(&first, s->separator);
    if (named && find_data_row(r, ahead + first.lines, s->separator, &s->first, &data)) {
        if (is_statement(&data)) return false;
        read_names(s, &first);
        survey_rows(s, 1);
        const bool by_name = column_named_for_puzzles(&first, s->separator) >= 0;
        if (!sees_cells(s) && (by_name || has_long_field(&data, s->separator)))
            survey_rows(s, MOST_ROWS);
        if (sees_cells(s) ? s->columns <= fields && (!single || by_name) : by_name && !single) {
            *names = first;
            return true;
        }
    }
    if (named || single || !has_long_field(&first, s->separator)) return false;
    s->first = ahead;
    memset(s->column, 0, sizeof s->column);
    survey_rows(s, MOST_ROWS);
    return sees_cells(s);
}

/* Names behind '#', as in "#id,puzzle": rows of a table for other programs, to which that is a comment.  Only one of them that nothing
   but puzzles has makes it more than a comment.  */
static bool is_list_below_comment(struct survey *s, struct row *names)
{
    struct sudoku_reader *r = s->reader;
    struct row data;
    if (!peek_row(&r->source, 0, s->separator, names)) return false;
    do names->text++, names->length--;
    while (names->length && is_one_of(*names->text, "# \t"));
    const int fields = count_fields(names, s->separator);
    if (fields < 2 || !are_names(names, s->separator) ||
        column_named_for_puzzles(names, s->separator) < 0 ||
        !find_data_row(r, names->lines, s->separator, &s->first, &data))
        return false;
    read_names(s, names);
    survey_rows(s, 1);
    if (!sees_cells(s)) survey_rows(s, MOST_ROWS);
    return sees_cells(s) && s->columns <= fields;
}

/* "sep=;" above all, as some spreadsheets write it. */
static char stated_separator(struct sudoku_reader *r)
{
    struct line l;
    if (!source_peek(&r->source, 0, &l) || l.length < 4 || memcmp(l.text, "sep=", 4)) return '\0';
    return l.length == 5 && is_one_of(l.text[4], separators) ? l.text[4] : l.length == 4 ? '\t' : '\0';
}

/* Whether one row tells enough: a column with empty cells, and beside it only its solutions. */
static bool is_clear(const struct survey *s, const struct choice *c)
{
    if (c->count != 1 || !has_cells(&s->column[c->first]) || is_full(s, c->first)) return false;
    for (int i = 0; i < s->columns; i++)
        if (i != c->first && has_cells(&s->column[i]) &&
            !(is_full(s, i) && column_completes(s, c->first, i)))
            return false;
    return true;
}

/* Without names, a field without text may be where other rows have their solutions or regions. */
static bool has_empty_field(const struct survey *s)
{
    struct row row;
    int ahead;
    if (!find_data_row(s->reader, s->first, s->separator, &ahead, &row)) return false;
    struct cut c = cut_row(&row, s->separator);
    struct row_field f;
    while (next_field(&c, &f))
        if (!f.length) return true;
    return false;
}

/* ---- the column that the caller wants ---- */

static int column_wanted(const struct row *names, char separator, const char *wanted, int columns)
{
    struct cut c = cut_row(names, separator);
    struct row_field f;
    for (int i = 0; names->lines && next_field(&c, &f); i++)
        if (is_name(&f, wanted)) return i;
    const char *at = wanted, *end = wanted + strlen(wanted);
    const int number = small_number(&at, end);
    return at == end && number >= 1 && number <= columns ? number - 1 : -1;
}

static bool refuse_column(struct sudoku_reader *r, const struct row *names, const char *wanted)
{
    enum { SHOWN = 60 };
    const struct place p = {names->number ? names->number : 1, 1};
    const struct argument name = quoted(wanted, strlen(wanted));
    if (!names->lines) return fail_at(r, p, say(no_such_column, name));
    return fail_at(
        r, p,
        say(no_such_name, name, quoted(names->text, names->length < SHOWN ? names->length : SHOWN)));
}

/* ---- all together ---- */

static struct argument column_as_argument(const struct row *names, char separator, int column,
                                          struct argument arguments[2], struct message *m)
{
    struct row_field f = {.length = 0};
    if (names->lines) field_of_row(names, separator, column, &f);
    arguments[0] = argument_number(column + 1);
    arguments[1] = quoted(f.text, f.length);
    *m =
        (struct message){f.length ? SAY_column_named : SAY_column_numbered, f.length ? 2 : 1, arguments};
    return argument_message(*m);
}

static bool refuse_both(struct sudoku_reader *r, const struct survey *s, const struct row *names,
                        const struct choice *c)
{
    struct row row = {.number = 1};
    struct argument arguments[2][2];
    struct message m[2];
    int ahead;
    find_data_row(r, s->first, s->separator, &ahead, &row);
    const struct argument one = column_as_argument(names, s->separator, c->first, arguments[0], &m[0]);
    const struct argument other =
        column_as_argument(names, s->separator, c->second, arguments[1], &m[1]);
    return fail_at(r, (struct place){row.number, 1}, say(puzzles_in_two_columns, one, other));
}

/* Regions, and nothing that could be their puzzles: to take their letters for digits would be to answer another puzzle. */
static bool has_regions_alone(const struct survey *s, const struct choice *c)
{
    return c->count == 1 && c->first >= 0 && is_a_layout(s, c->first) &&
           is_not_called_a_puzzle(s, c->first);
}

static bool decide(struct survey *s, const struct row *names, struct columns *columns)
{
    struct sudoku_reader *r = s->reader;
    const char *wanted = r->expected.column;
    struct choice c = choose_puzzle(s);
    if (!is_clear(s, &c) || wanted || (!names->lines && has_empty_field(s))) {
        survey_rows(s, MOST_ROWS);
        c = choose_puzzle(s);
    }
    if (wanted) {
        const int fields = names->lines ? count_fields(names, s->separator) : s->columns;
        c.count = 1;
        c.first = column_wanted(names, s->separator, wanted, fields);
        if (c.first < 0) return refuse_column(r, names, wanted);
    }
    if (!c.count) {
        c.count = 1;
        c.first = names->lines ? column_named_for_puzzles(names, s->separator) : -1;
    }
    if (c.count > 1) return refuse_both(r, s, names, &c);
    if (!wanted && has_regions_alone(s, &c)) {
        struct row row = {.number = 1};
        struct row_field f;
        int ahead;
        find_data_row(r, s->first, s->separator, &ahead, &row);
        const bool there = field_of_row(&row, s->separator, c.first, &f);
        return fail_at(r, place_in_row(&row, there ? f.text : row.text), say(regions_without_grid));
    }
    columns_clear(columns);
    columns->separator = s->separator;
    columns->puzzle = c.first;
    if (names->lines && !keep_names(columns, names))
        return fail_at(r, (struct place){0, 0}, say(out_of_memory));
    if (columns->count > s->columns)
        s->columns = columns->count < MOST_COLUMNS ? columns->count : MOST_COLUMNS;
    find_other_columns(s, columns);
    columns->known = true;
    return true;
}

/* Does the caller know another one? */
static bool may_separate(const struct sudoku_reader *r, char c)
{
    return !r->expected.container || is_one_of(c, r->expected.container->separators);
}

/* The separator that makes the most fields, for a list whose column is named by the caller. */
static bool split_as_wanted(struct survey *s, int ahead, struct row *names)
{
    struct row row = {.lines = 0};
    int most = 1;
    for (const char *c = separators; *c; c++) {
        if (!may_separate(s->reader, *c) || !peek_row(&s->reader->source, ahead, *c, &row) ||
            count_fields(&row, *c) <= most)
            continue;
        most = count_fields(&row, *c);
        s->separator = *c;
        *names = are_names(&row, *c) ? row : (struct row){.lines = 0};
        s->first = ahead + names->lines;
    }
    if (most > 1) return true;
    *names = (struct row){.number = row.number};
    return false;
}

/* Does something else than this character follow a closing quotation mark in the first row? */
static bool is_contradicted_by_quotes(struct survey *s, int ahead, char separator)
{
    struct row row;
    struct row_field f;
    if (!peek_row(&s->reader->source, ahead, separator, &row) && !row.lines) return false;
    struct cut c = cut_row(&row, separator);
    while (next_field(&c, &f))
        if (f.fault == FIELD_WITH_TEXT_AFTER) return true;
    return false;
}

/* Separators that quotation marks contradict come last: perhaps the first row is damaged. */
static bool find_separator(struct survey *s, int ahead, char stated, struct row *names)
{
    for (size_t i = 0; i < 2 * strlen(separators); i++) {
        const char *c = &separators[i % strlen(separators)];
        const bool contradicted = i >= strlen(separators);
        if ((stated && *c != stated) || !may_separate(s->reader, *c)) continue;
        if (is_contradicted_by_quotes(s, ahead, *c) != contradicted) continue;
        memset(s->column, 0, sizeof s->column);
        s->separator = *c;
        if (is_list_by(s, ahead, names)) return true;
    }
    return false;
}

/* Decides on a list that was found, and clears what was used to look.  `full`: what the source said before that. */
static bool settle_list(struct survey *s, bool found, const struct row *names, bool full)
{
    struct sudoku_reader *r = s->reader;
    const bool decided = found && decide(s, names, &r->columns);
    draft_clear(&r->draft);
    r->draft.first_digit = r->expected.first_digit;
    r->source.full = full;
    return decided;
}

enum list_found find_list(struct sudoku_reader *r, int *lines)
{
    struct survey s = {.reader = r};
    struct row names;
    const char stated = stated_separator(r);
    const int ahead = stated ? 1 : 0;
    const bool full = r->source.full; /* looking further than the buffer reaches is no error */
    bool found = find_separator(&s, ahead, stated, &names);
    if (!found && r->expected.column) {
        found = split_as_wanted(&s, ahead, &names);
        if (!found) fail_at(r, (struct place){names.number, 1}, say(no_columns));
    }
    const bool decided = settle_list(&s, found, &names, full);
    *lines = ahead + names.lines;
    return decided ? LIST_BEGINS : found || r->expected.column ? LIST_REFUSED : NO_LIST;
}

enum list_found find_list_below_comment(struct sudoku_reader *r, int *lines)
{
    struct survey s = {.reader = r};
    struct row names = {.lines = 0};
    const bool full = r->source.full;
    bool found = false;
    for (const char *c = separators; *c && !found; c++) {
        if (!may_separate(r, *c)) continue;
        memset(s.column, 0, sizeof s.column);
        s.separator = *c;
        found = is_list_below_comment(&s, &names);
    }
    const bool decided = settle_list(&s, found, &names, full);
    *lines = names.lines;
    return decided ? LIST_BEGINS : found ? LIST_REFUSED : NO_LIST;
}
