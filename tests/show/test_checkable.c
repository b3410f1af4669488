/* SPDX-License-Identifier: MIT */
/* test_checkable.c - a reader who has only the sentences of a step and the grid can check them: they name every cell, digit and house
   that the step's data has.

   What a sentence names is read here word by word, in each language, without asking the code that wrote it.  The steps are those
   of every technique's example, and those of random puzzles of every rule set by every profile; $SUDOKU_CASES sets the number of
   puzzles of each.  */
#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/step/step.h"
#include "logic/path/walk.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum {
    KINDS = HOUSE_KIND_COUNT,
    MOST_HOUSES = 256,
    WORDS_ROOM = 200000,
    MOST_FAILURES = 5,
    MOST_STEPS = 30
};

/* What a sentence names, or a step has. */
struct named {
    cells cells;
    bitset digits;
    bool house[MOST_HOUSES];
};

/* ---- reading a sentence ---- */

/* A word for houses of a kind: a number or a letter follows, after the second form several. */
struct house_word {
    const char *one, *several;
};

struct reading {
    const char *last[2]; /* before the last item of a list */
    struct house_word words[KINDS];
    const char *single[5][2];   /* houses without a number, in two cases */
    const char *every_house[2]; /* means all houses, if a technique does rely on all */
};

static const struct reading readings[] = {
    {.last = {" and ", " or "},
     .words = {[HOUSE_row] = {"row ", "rows "},
               [HOUSE_column] = {"column ", "columns "},
               [HOUSE_box] = {"box ", "boxes "},
               [HOUSE_region] = {"region ", "regions "},
               [HOUSE_window] = {"window ", "windows "},
               [HOUSE_user_house] = {"house ", "houses "},
               [HOUSE_disjoint_group] = {"group ", "groups "},
               [HOUSE_hidden_window] = {"hidden window ", "hidden windows "}},
     .single = {{"falling diagonal", "falling diagonal"},
                {"rising diagonal", "rising diagonal"},
                {"asterisk", "asterisk"},
                {"centre dot group", "centre dot group"},
                {"girandola", "girandola"}},
     .every_house = {"in every house", "in every house"}},
    {.last = {" und ", " oder "},
     .words = {[HOUSE_row] = {"Zeile ", "Zeilen "},
               [HOUSE_column] = {"Spalte ", "Spalten "},
               [HOUSE_box] = {"Block ", "Blöcken "},
               [HOUSE_region] = {"Gebiet ", "Gebieten "},
               [HOUSE_window] = {"Fenster ", "Fenstern "},
               [HOUSE_user_house] = {"Haus ", "Häusern "},
               [HOUSE_disjoint_group] = {"Gruppe ", "Gruppen "},
               [HOUSE_hidden_window] = {"verborgenen Fenster ", "verborgene Fenster "}},
     .single = {{"fallende Diagonale", "fallenden Diagonale"},
                {"steigende Diagonale", "steigenden Diagonale"},
                {"Stern", "Stern"},
                {"Gruppe der Blockmitten", "Gruppe der Blockmitten"},
                {"Girandola", "Girandola"}},
     .every_house = {"in jedem Haus", "in jedes Haus"}}};
/* The other cases of German. */
static const char *const other_plurals[KINDS] = {[HOUSE_box] = "Blöcke ",
                                                 [HOUSE_region] = "Gebiete ",
                                                 [HOUSE_window] = "Fenster ",
                                                 [HOUSE_user_house] = "Häuser ",
                                                 [HOUSE_hidden_window] = "das verborgene Fenster "};

static bool begins(const char *text, const char *word)
{
    return word && !strncmp(text, word, strlen(word));
}

static void name_house(struct named *n, const sudoku_rules *r, int kind, int number)
{
    for (int h = 0; h < r->all_house_count; h++)
        if (r->house[h].kind == kind && r->house[h].number == number) n->house[h] = true;
}

/* The number or letter of a house; 0: there is none. */
static int house_number(const char **at, int kind)
{
    char *end;
    if (kind == HOUSE_region) {
        if (!isalpha((unsigned char)**at) || isalpha((unsigned char)(*at)[1])) return 0;
        const int letter = (unsigned char)*(*at)++;
        return isupper(letter) ? letter - 'A' + 1 : letter - 'a' + 27;
    }
    if (!isdigit((unsigned char)**at)) return 0;
    const long number = strtol(*at, &end, 10);
    *at = end;
    return (int)number;
}

/* "1, 2 and 3": the word before the last item is followed by exactly one more. */
static const char *read_house_list(struct named *n, const sudoku_rules *r, const struct reading *read,
                                   int kind, const char *at)
{
    for (bool last = false;;) {
        const int number = house_number(&at, kind);
        if (!number) return at;
        name_house(n, r, kind, number);
        const char *next = at;
        if (last) return at;
        if (begins(at, ", ")) next += 2;
        for (int i = 0; i < 2; i++)
            if (begins(at, read->last[i])) {
                next += strlen(read->last[i]);
                last = true;
            }
        if (next == at) return at;
        const char *probe = next;
        if (!house_number(&probe, kind)) return at;
        at = next;
    }
}

/* Reads the houses at the beginning of the text; returns the text after them, or NULL. */
static const char *read_houses(struct named *n, const sudoku_rules *r, const struct reading *read,
                               const char *at)
{
    static const int kinds[5] = {HOUSE_falling_diagonal, HOUSE_rising_diagonal, HOUSE_asterisk,
                                 HOUSE_centre_dot, HOUSE_girandola};
    for (int i = 0; i < 10; i++)
        if (begins(at, read->single[i / 2][i % 2])) {
            name_house(n, r, kinds[i / 2], kinds[i / 2] == HOUSE_rising_diagonal ? 2 : 1);
            return at + strlen(read->single[i / 2][i % 2]);
        }
    for (int kind = KINDS - 1; kind >= 0; kind--) { /* hidden windows before windows */
        const char *const plural[] = {read->words[kind].several,
                                      read == &readings[SUDOKU_GERMAN] ? other_plurals[kind] : NULL};
        for (int i = 0; i < 2; i++)
            if (begins(at, plural[i])) return read_house_list(n, r, read, kind, at + strlen(plural[i]));
        if (!begins(at, read->words[kind].one)) continue;
        at += strlen(read->words[kind].one);
        const int number = house_number(&at, kind);
        if (number) name_house(n, r, kind, number);
        return at;
    }
    return NULL;
}

/* "r3c12": returns the text after it, or NULL. */
static const char *read_cell(struct named *n, const sudoku_rules *r, const char *at)
{
    int row, column, length = 0;
    if (*at != 'r' || sscanf(at, "r%dc%d%n", &row, &column, &length) != 2 || !length) return NULL;
    assert_in_range(row, 1, r->n);
    assert_in_range(column, 1, r->n);
    cells_add(&n->cells, (row - 1) * r->n + column - 1);
    return at + length;
}

/* A symbol that stands for itself.  In larger grids letters are digits, and some of them are words. */
static void read_digit(struct named *n, const char *at)
{
    if (*at >= '1' && *at <= '9' && !isalnum((unsigned char)at[1])) n->digits |= bit(*at - '1');
    if (*at >= 'A' && *at <= 'Z' && !isalnum((unsigned char)at[1]) && !((unsigned char)at[1] & 0x80))
        n->digits |= bit(*at - 'A' + 9);
}

static struct named read_sentence(const sudoku_rules *r, sudoku_language language, int technique,
                                  const char *text)
{
    const struct reading *read = &readings[language];
    struct named n = {.cells = no_cells()};
    const bool every = (technique == TECHNIQUE_template_set || technique == TECHNIQUE_template_delete) &&
                       (strstr(text, read->every_house[0]) || strstr(text, read->every_house[1]));
    for (int h = 0; h < r->all_house_count; h++) n.house[h] = every;
    for (const char *at = text; *at;) {
        const char *behind = read_cell(&n, r, at);
        if (!behind) behind = read_houses(&n, r, read, at);
        if (behind) {
            at = behind;
            continue;
        }
        read_digit(&n, at);
        if (isalnum((unsigned char)*at) || (unsigned char)*at >= 0x80)
            while (isalnum((unsigned char)*at) || (unsigned char)*at >= 0x80) at++;
        else at++;
    }
    return n;
}

/* ---- what a step has ---- */

/* The deadly pattern of all open cells: sentences speak of each open cell. */
static bool is_grave(const sudoku_step *s)
{
    return s->technique >= TECHNIQUE_bug_1 && s->technique <= TECHNIQUE_bug_4;
}

static void need_truth(struct named *n, const sudoku_truth *t)
{
    if (t->kind == SUDOKU_CELL_TRUTH) cells_add(&n->cells, t->where);
    if (t->kind != SUDOKU_HOUSE_TRUTH) return;
    n->house[t->where] = true;
    n->digits |= bit(t->digit - 1);
}

static void need_node(struct named *n, const sudoku_step *s, const sudoku_node *node)
{
    n->digits |= bit(node->digit - 1);
    for (int i = 0; i < node->cells; i++) cells_add(&n->cells, s->node_cells[node->first_cell + i]);
    if (node->reason == SUDOKU_SEES || node->reason == SUDOKU_LAST_PLACE)
        if (node->house != SUDOKU_NO_HOUSE) n->house[node->house] = true;
}

static struct named needs_of(const sudoku_step *s)
{
    struct named n = {.cells = no_cells()};
    for (int i = 0; i < s->part_count; i++) {
        const sudoku_part *p = &s->parts[i];
        if (p->role == SUDOKU_DEADLY && is_grave(s)) continue;
        if (p->cell != SUDOKU_NO_CELL) cells_add(&n.cells, p->cell);
        if (p->digit) n.digits |= bit(p->digit - 1);
    }
    for (int i = 0; i < s->house_count; i++) n.house[s->houses[i].house] = true;
    for (int i = 0; i < s->truth_count; i++) need_truth(&n, &s->truths[i]);
    for (int i = 0; i < s->node_count; i++) need_node(&n, s, &s->nodes[i]);
    for (int i = 0; i < s->node_truth_count; i++) need_truth(&n, &s->node_truths[i]);
    return n;
}

/* ---- comparing ---- */

/* What is needed and not named, in words; false: nothing. */
static bool is_missing(const sudoku_rules *r, const struct named *need, const struct named *have,
                       char *what, size_t room)
{
    size_t length = 0;
    const cells left = cells_but_not(&need->cells, &have->cells);
    *what = 0;
    for_each_cell(c, &left)
        if (length < room)
            length +=
                (size_t)snprintf(what + length, room - length, " r%dc%d", c / r->n + 1, c % r->n + 1);
    for_each_bit(d, need->digits & ~have->digits)
        if (length < room)
            length += (size_t)snprintf(what + length, room - length, " %c", sudoku_symbol(d + 1));
    for (int h = 0; h < r->all_house_count; h++)
        if (need->house[h] && !have->house[h] && length < room)
            length += (size_t)snprintf(what + length, room - length, " house %d (kind %d, number %d)", h,
                                       r->house[h].kind, r->house[h].number);
    return *what;
}

static bool share_named_house(const sudoku_rules *r, const struct named *have, int a, int b)
{
    bool found = a == b;
    for (int h = 0; h < r->all_house_count && !found; h++) {
        cells house = no_cells();
        for (int i = 0; i < r->house[h].count; i++) cells_add(&house, r->house[h].cell[i]);
        found = have->house[h] && cells_have(&house, a) && cells_have(&house, b);
    }
    return found;
}

/* Do all places of the digit in one set see all those in the other, in houses that are named? */
static bool sees_where_named(const sudoku_rules *r, const sudoku_step *s, const struct named *have,
                             int digit, int set, int other)
{
    bool any = false;
    for_each_part(a, s, SUDOKU_SET + set)
        for_each_part(b, s, SUDOKU_SET + other) {
            if (a->digit != digit || b->digit != digit) continue;
            any = true;
            if (!share_named_house(r, have, a->cell, b->cell)) return false;
        }
    return any;
}

/* Digits that almost locked sets share with the last one. */
static bool lacks_sight(const sudoku_rules *r, const sudoku_step *s, const struct named *have)
{
    const int last = s->technique == TECHNIQUE_als_xz ? 1 : 2;
    if (s->technique != TECHNIQUE_als_xz && s->technique != TECHNIQUE_als_xy_wing) return false;
    for_each_part(p, s, SUDOKU_ENDO_FIN) {
        bool seen = false;
        for (int set = 0; set < last; set++)
            seen = seen || sees_where_named(r, s, have, p->digit, set, last);
        if (!seen) return true;
    }
    return false;
}

/* Words that say that there is something, and not what: templates have them for steps that name next to nothing. */
enum { MOST_VAGUE = 32 };
static const char *const vague[][MOST_VAGUE] = {{"some house",
                                                 "a house,",
                                                 "another house",
                                                 "of the house",
                                                 "the houses",
                                                 "two lines",
                                                 "some cells",
                                                 "right order",
                                                 "in one row and one column",
                                                 "the candidate goes",
                                                 "These cannot",
                                                 "these beginnings",
                                                 "Both cannot",
                                                 "two open ones",
                                                 "elsewhere",
                                                 "one of its houses",
                                                 "One of the assumptions",
                                                 "all of this would be",
                                                 "of any two neighbours",
                                                 "parallel houses",
                                                 "crossing houses",
                                                 "several houses",
                                                 "each of their strings",
                                                 NULL},
                                                {"einem Haus",
                                                 "des Hauses",
                                                 "einem anderen Haus",
                                                 "einem ihrer Häuser",
                                                 "einem der Häuser",
                                                 "einige Zellen",
                                                 "einigen Häusern",
                                                 "richtig geordnet",
                                                 "einer Zeile und einer Spalte",
                                                 "der Kandidat",
                                                 "dieser Anfänge",
                                                 "anderswo",
                                                 "zwei Linien",
                                                 "Eine der Annahmen",
                                                 "wäre das alles",
                                                 "Von je zwei Nachbarn",
                                                 "parallelen Häusern",
                                                 "mehreren Häusern",
                                                 "denselben Häusern",
                                                 NULL}};

struct judging {
    const sudoku_rules *rules;
    const char *puzzle;
    long steps;
    long enough; /* at most this many */
    int bad;
};

static void report(struct judging *j, const sudoku_step *step, const char *text, const char *what)
{
    char notation[400];
    sudoku_step_text(j->rules, step, notation, sizeof notation);
    if (j->bad++ < MOST_FAILURES)
        printf("%s\n%s\n%s\nNOT NAMED:%s\n\n", j->puzzle, notation, text, what);
}

static bool judge(void *context, const sudoku_step *step)
{
    static char text[WORDS_ROOM];
    struct judging *j = context;
    const struct named need = needs_of(step);
    for (int language = 0; sudoku_language_code(language); language++) {
        char what[2000];
        sudoku_step_words(j->rules, step, (sudoku_language)language, text, sizeof text);
        const struct named have =
            read_sentence(j->rules, (sudoku_language)language, step->technique, text);
        if (is_missing(j->rules, &need, &have, what, sizeof what)) report(j, step, text, what);
        if (lacks_sight(j->rules, step, &have))
            report(j, step, text, " where shared digits see each other");
        for (int i = 0; vague[language][i]; i++)
            if (strstr(text, vague[language][i])) report(j, step, text, vague[language][i]);
    }
    j->steps++;
    return j->bad < MOST_FAILURES && j->steps < j->enough;
}

/* ---- the reader itself, and what it finds missing ---- */

static void expect_missing(sudoku_language language, const char *text, const char *missing)
{
    char what[400];
    const sudoku_step step = {
        .technique = TECHNIQUE_x_wing,
        .parts = (const sudoku_part[]){{SUDOKU_NO_CELL, 2, SUDOKU_PATTERN}, {46, 2, SUDOKU_PATTERN}},
        .houses = (const sudoku_used_house[]){{10, SUDOKU_BASE}, {5, SUDOKU_COVER}, {8, SUDOKU_COVER}},
        .truths = (const sudoku_truth[]){{SUDOKU_HOUSE_TRUTH, 2, 17}},
        .part_count = 2,
        .house_count = 3,
        .truth_count = 1};
    sudoku_rules *classic = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const struct named need = needs_of(&step),
                       have = read_sentence(classic, language, step.technique, text);
    is_missing(classic, &need, &have, what, sizeof what);
    assert_string_equal(what, missing);
    sudoku_rules_free(classic);
}

static void dropped_words_are_missed(void **state)
{
    (void)state;
    expect_missing(SUDOKU_ENGLISH, "In columns 2 and 9, 2 in r6c2 lies in rows 6, 7 and 9, 4.", "");
    expect_missing(SUDOKU_ENGLISH, "In columns 2 and 9, 2 lies in rows 6 and 9.", " r6c2");
    expect_missing(SUDOKU_ENGLISH, "In columns 2 and 9, r6c2 lies in rows 6 and 9.", " 2");
    expect_missing(SUDOKU_ENGLISH, "In column 2, 9 and 2 in r6c2 lie in row 6 and in row 9.",
                   " house 17 (kind 1, number 9)");
    expect_missing(SUDOKU_ENGLISH, "In columns 2 and 9, 2 in r6c2 lies in every house and in row 6.",
                   " house 8 (kind 0, number 9)");
    expect_missing(SUDOKU_GERMAN, "In den Spalten 2 und 9 steht 2 in r6c2, die Zeilen 6 und 9.", "");
    expect_missing(SUDOKU_GERMAN, "In den Spalten 2 und 9 steht 2 in r6c3, in Zeile 6 oder Zeile 9.",
                   " r6c2");
    expect_missing(SUDOKU_GERMAN, "In Spalte 2 steht 2 in r6c2; Zeile 6, 9.",
                   " house 8 (kind 0, number 9) house 17 (kind 1, number 9)");
}

/* ---- the examples ---- */

static void judge_example(struct judging *j, int technique, const sudoku_example *example,
                          const sudoku_puzzle *puzzle)
{
    sudoku_logic *logic = sudoku_logic_new(puzzle->rules, example->profile, NULL);
    const sudoku_step *step = NULL;
    assert_int_equal(sudoku_logic_start(logic, puzzle), SUDOKU_UNIQUE);
    for (int i = 1; i < example->step && (step = sudoku_logic_next(logic)); i++)
        sudoku_logic_apply(logic, step);
    j->rules = puzzle->rules;
    j->puzzle = example->puzzle;
    const long before = j->steps;
    j->enough = before + MOST_STEPS;
    sudoku_logic_all(logic, technique, judge, j);
    assert_true(j->steps > before);
    sudoku_logic_free(logic);
}

static void examples_name_all_they_have(void **state)
{
    (void)state;
    struct judging j = {0};
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        sudoku_example example;
        sudoku_puzzle puzzle = {0};
        assert_true(sudoku_technique_example(t, &example));
        sudoku_reader *reader =
            sudoku_reader_new_text(example.puzzle, strlen(example.puzzle), NULL, NULL);
        assert_int_equal(sudoku_reader_next(reader, &puzzle, NULL), SUDOKU_READ_PUZZLE);
        judge_example(&j, t, &example, &puzzle);
        sudoku_reader_free(reader);
    }
    printf("%ld steps of examples\n", j.steps);
    assert_int_equal(j.bad, 0);
}

/* ---- random puzzles ---- */

static void judge_puzzle(struct judging *total, const struct rule_set *set, const char *profile,
                         struct rng *r)
{
    uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
    sudoku_rules *rules = rules_of_set(set, r);
    sudoku_logic *logic = sudoku_logic_new(rules, profile, NULL);
    const int n = sudoku_rules_size(rules);
    total->rules = rules;
    total->puzzle = set->name;
    if (make_solution(r, rules, solution)) {
        dig(r, rules, solution, n * n / 4 + rng_below(r, n * n / 6), 20000, givens);
        const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
        sudoku_logic_limit(logic, 200000, NULL, NULL);
        const sudoku_step *step;
        if (sudoku_logic_start(logic, &puzzle) == SUDOKU_UNIQUE)
            while ((step = sudoku_logic_next(logic)) && judge(total, step))
                sudoku_logic_apply(logic, step);
    }
    sudoku_logic_free(logic);
    sudoku_rules_free(rules);
}

static void random_steps_name_all_they_have(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(1);
    struct judging total = {.enough = LONG_MAX};
    for (int set = 0; set < RULE_SETS; set++)
        for (int p = 0; sudoku_profile_name(p); p++)
            for (int i = 0; i < cases; i++)
                judge_puzzle(&total, &rule_sets[set], sudoku_profile_name(p), &r);
    printf("%ld steps of random puzzles\n", total.steps);
    assert_int_equal(total.bad, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(dropped_words_are_missed),
                                       cmocka_unit_test(examples_name_all_they_have),
                                       cmocka_unit_test(random_steps_name_all_they_have)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
