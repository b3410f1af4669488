/* SPDX-License-Identifier: MIT */
/* test_read_flatzinc.c - FlatZinc: what models mean, where mistakes are, and that nothing breaks the reader.

   Sources: src/csp/read/flatzinc/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"
#include "support/text.h"

static csp_model *read_good(const char *text)
{
    csp_error error = {.message = ""};
    csp_model *m = csp_read_flatzinc(text, strlen(text), &error);
    if (!m) fail_msg("%ld:%ld: %s in\n%s", error.line, error.column, error.message, text);
    return m;
}

static uint64_t solutions_of(const char *text)
{
    csp_model *m = read_good(text);
    const uint64_t count = count_solutions(m, NULL, NULL);
    csp_model_free(m);
    return count;
}

/* The first solution, or the best, as FlatZinc. */
static void assert_prints(const char *text, bool best, const char *expected)
{
    csp_model *m = read_good(text);
    csp_search *s = csp_search_new(m, NULL);
    struct text printed = {0};
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    do {
        text_clear(&printed);
        csp_print_solution(s, CSP_FLATZINC_STYLE, (csp_sink){text_sink, &printed});
    } while (best && csp_search_next(s) == CSP_SOLUTION);
    assert_string_equal(printed.bytes, expected);
    text_free(&printed);
    csp_search_free(s);
    csp_model_free(m);
}

/* ---- meanings ---- */

struct model {
    uint64_t solutions;
    const char *text; /* without the solve item */
};

#define XY  "var 0..4: x; var 0..4: y; "
#define XYZ XY "var 0..4: z; "
#define XYB XY "var bool: b; "
#define ABC "var bool: a; var bool: b; var bool: c; "

static const struct model declarations[] = {
    {5, "var 0..4: x;"},
    {2, "var bool: b;"},
    {3, "var {9, 1, 5, 1}: x;"},
    {0, "var {}: x;"},
    {0, "var 3..2: x;"},
    {6, "var -0x2..0o3: x;"},
    {1, "var int: x = 7;"},
    {0, "var 1..3: x = 7;"},
    {5, "var 0..4: x; var int: y = x;"},
    {2, "var 0..4: x; var 3..9: y = x;"},
    {2, "var 0..4: x; var {1, 3, 7}: y = x;"},
    {1, "var 0..4: x; array [1..2] of var 2..4: a = [x, 3]; constraint int_lt(x, a[2]);"},
    {0, "var 0..4: x; array [1..2] of var 2..4: a = [x, 1];"},
    {4, "int: n = 3; var 0..4: x; constraint int_ne(x, n);"},
    {1, "bool: t = true; var bool: b; constraint bool_eq(b, t);"},
    {3, "set of int: s = {1, 2, 4}; var 0..4: x; constraint set_in(x, s);"},
    {3, "set of int: s = 2..7; var 0..4: x; constraint set_in(x, s);"},
    {25, "array [1..2] of set of int: s = [1..2, {5}]; " XY},
    {5, "array [1..0] of int: none = []; var 0..4: x;"},
    {5, "predicate odd(var int: x, array [int] of var int: y); var 0..4: x;"},
    {1, "% nothing\n% but comments: var\nvar 3..3: x; % solve\n"},
    {5, "var 0..4: x :: mzn_path(\"a;\\\"b\") :: is_defined_var :: weight(1.5e3, [x, {1, 2}]);"},
    {3, "var int: x; constraint int_le(-1, x); constraint int_lt(x, 2);"},
    {3, "var int: x; constraint set_in(x, 5..7);"},
    {3, "var int: x; constraint set_in(x, -100..900000000); constraint int_lin_le([1], [x], -98);"},
};

static const struct model comparisons[] = {
    {5, XY "constraint int_eq(x, y);"},
    {20, XY "constraint int_ne(x, y);"},
    {15, XY "constraint int_le(x, y);"},
    {10, XY "constraint int_lt(x, y);"},
    {25, XYB "constraint int_eq_reif(x, y, b);"},
    {25, XYB "constraint int_ne_reif(x, y, b);"},
    {25, XYB "constraint int_le_reif(x, y, b);"},
    {10, XYB "constraint int_lt_reif(x, y, b); constraint bool_eq(b, true);"},
    {1, XYB
     "constraint int_eq_reif(x, 3, b); constraint int_eq_reif(y, 4, true); constraint int_le(4, x);"},
    {0, XYB "constraint int_eq_reif(3, 4, true);"},
    {25, XYB "constraint int_eq_reif(3, 3, b);"},
    {30, XYB "constraint int_eq_imp(x, y, b);"},
    {45, XYB "constraint int_ne_imp(x, y, b);"},
    {40, XYB "constraint int_le_imp(x, y, b);"},
    {35, XYB "constraint int_lt_imp(x, y, b);"},
    {2, ABC "constraint bool_eq(a, b); constraint bool_not(b, c);"},
    {4, ABC "constraint bool_xor(a, b);"},
    {4, ABC "constraint bool_xor(a, b, c);"},
    {6, ABC "constraint bool_le(a, b);"},
    {2, ABC "constraint bool_lt(a, b);"},
    {4, ABC "constraint bool_eq_reif(a, b, c);"},
    {3, ABC "constraint bool_le_reif(a, b, c); constraint bool_eq(c, true);"},
    {4, ABC "constraint bool_lt_reif(a, b, c);"},
    {6, ABC "constraint bool_eq_imp(a, b, c);"},
    {7, ABC "constraint bool_le_imp(a, b, c);"},
    {5, ABC "constraint bool_lt_imp(a, b, c);"},
    {2, "var bool: b; var -3..3: x; constraint bool2int(b, x);"},
};

static const struct model arithmetic[] = {
    {3, XY "constraint int_lin_eq([1, 2], [x, y], 4);"},
    {22, XY "constraint int_lin_ne([1, 2], [x, y], 4);"},
    {9, XY "constraint int_lin_le([1, 2], [x, y], 4);"},
    {25, XYB "constraint int_lin_eq_reif([1, 2], [x, y], 4, b);"},
    {25, XYB "constraint int_lin_ne_reif([1, 2], [x, y], 4, b);"},
    {25, XYB "constraint int_lin_le_reif([1, 2], [x, y], 4, b);"},
    {28, XYB "constraint int_lin_eq_imp([1, 2], [x, y], 4, b);"},
    {47, XYB "constraint int_lin_ne_imp([1, 2], [x, y], 4, b);"},
    {34, XYB "constraint int_lin_le_imp([1, 2], [x, y], 4, b);"},
    {25, XY "constraint int_lin_eq([], [], 0);"},
    {0, XY "constraint int_lin_eq([2], [3], 7);"},
    {0, XY "constraint int_lin_eq([1], [x], 4000000000000000001);"},
    {5, XY "constraint int_lin_eq([1, -1, 5], [x, y, 2], 10);"},
    {15, XYZ "constraint int_plus(x, y, z);"},
    {15, XYZ "constraint int_minus(x, y, z);"},
    {17, XYZ "constraint int_times(x, y, z);"},
    {20, XYZ "constraint int_div(x, y, z);"},
    {20, XYZ "constraint int_mod(x, y, z);"},
    {25, XYZ "constraint int_min(x, y, z);"},
    {25, XYZ "constraint int_max(x, y, z);"},
    {17, XYZ "constraint int_pow(x, y, z);"},
    {5, "var -2..2: x; var -5..5: z; constraint int_pow(x, 2, z);"},
    {4, "var -2..2: x; var -5..5: z; constraint int_pow(x, -3, z);"},
    {3, "var -1..1: x; var int: z; constraint int_pow(x, 1000000000, z);"},
    {3, "var -1..1: x; var int: z; constraint int_pow(x, 9223372036854775806, z);"},
    {5, "var -2..2: x; var -5..5: z; constraint int_abs(x, z);"},
    {25, XYZ "constraint array_int_minimum(z, [x, y]);"},
    {15, XYZ "constraint array_int_maximum(z, [x, y, 2]); constraint int_lt(y, 3);"},
};

static const struct model logic[] = {
    {4, ABC "constraint bool_and(a, b, c);"},
    {4, ABC "constraint bool_or(a, b, c);"},
    {4, ABC "constraint array_bool_and([a, b, true], c);"},
    {4, ABC "constraint array_bool_or([a, b], c);"},
    {7, ABC "constraint array_bool_or([a, b, c], true);"},
    {0, ABC "constraint array_bool_or([], true);"},
    {1, ABC "constraint array_bool_or([a, b, c], false);"},
    {4, ABC "constraint array_bool_xor([a, b, c]);"},
    {4, ABC "constraint array_bool_xor([a, true, b, c]);"},
    {7, ABC "constraint bool_clause([a, b], [c]);"},
    {4, ABC "constraint bool_clause_reif([a], [b], c);"},
    {7, ABC "constraint bool_clause_imp([a], [b], c);"},
    {3, ABC "constraint bool_lin_eq([1, 1, 1], [a, b, c], 2);"},
    {8, ABC "var 0..9: n; constraint bool_lin_eq([1, 2, 4], [a, b, c], n);"},
    {4, ABC "constraint bool_lin_le([1, 1, 1], [a, b, c], 1);"},
};

static const struct model arrays[] = {
    {4, XY "constraint array_int_element(x, [3, 4, 4, 1, 7], y);"},
    {2, XY "constraint array_int_element(x, [3, 4], y);"},
    {4, "var 0..4: x; var bool: b; constraint array_bool_element(x, [true, false, false, true], b);"},
    {1, "var 1..4: x; var 2..9: y; array [1..3] of var int: a = [x, 1, 8]; "
        "constraint array_var_int_element(x, a, y); constraint int_le(2, x);"},
    {12, "var 1..3: x; " ABC "constraint array_var_bool_element(x, [a, true, b], c);"},
    {5, "var 0..4: x; var bool: b; constraint set_in_reif(x, {1, 3, 8}, b);"},
    {3, "var 0..4: x; var bool: b; constraint set_in_reif(x, 2..9, b); constraint bool_eq(b, true);"},
    {7, "var 0..4: x; var bool: b; constraint set_in_imp(x, {1, 3}, b);"},
    {2, "var int: x; var bool: b; constraint set_in_reif(x, -9..800000000, b); "
        "constraint int_le(x, -9); constraint int_le(-10, x);"},
    {3, "var int: x; var bool: b; constraint set_in_imp(x, -9..800000000, b); "
        "constraint int_le(x, -9); constraint int_le(-10, x);"},
    {60, XYZ "constraint fzn_all_different_int([x, y, z]);"},
    {60, XYZ "constraint all_different_int([x, y, z]) :: domain;"},
    {60, XYZ "constraint gecode_all_different_int([x, y, z]) :: bounds;"},
    {12, XYZ "constraint csp_all_different_int([x, y, z, 2]) :: val; constraint int_lt(x, y);"},
    {0, XY "constraint all_different_int([x, 3, 3]);"},
    {2, XY "constraint fzn_table_int([x, y], [1, 2, 3, 4, 5, 6]);"},
    {2, XY "array [1..4] of int: t = [1, 2, 3, 4]; constraint table_int([x, y], t);"},
    {1, XY "constraint gecode_table_int([x, y, 7], [1, 2, 7, 3, 4, 8]);"},
    {1, XY "constraint csp_table_int([x, y], [1, 2]);"},
    {0, XY "constraint csp_table_int([x, y], []);"},
    {2, ABC "constraint fzn_table_bool([a, b, c], [true, true, false, false, true, false]);"},
    {1, ABC "constraint csp_table_bool([a, b, c], [true, true, false]);"},
};

static const struct {
    const struct model *models;
    size_t count;
} meanings[] = {
    {declarations, sizeof declarations / sizeof *declarations},
    {comparisons, sizeof comparisons / sizeof *comparisons},
    {arithmetic, sizeof arithmetic / sizeof *arithmetic},
    {logic, sizeof logic / sizeof *logic},
    {arrays, sizeof arrays / sizeof *arrays},
};

static void assert_solutions(const char *items, uint64_t expected)
{
    char text[1000];
    snprintf(text, sizeof text, "%s\nsolve satisfy;\n", items);
    const uint64_t solutions = solutions_of(text);
    if (solutions != expected)
        fail_msg("%d solutions instead of %d: %s", (int)solutions, (int)expected, text);
}

static void every_constraint_has_its_meaning(void **state)
{
    (void)state;
    for (size_t k = 0; k < sizeof meanings / sizeof *meanings; k++)
        for (size_t i = 0; i < meanings[k].count; i++)
            assert_solutions(meanings[k].models[i].text, meanings[k].models[i].solutions);
}

/* Empties the first variable, which had values far from each other, before the first constraint.  False: there is no
   such place. */
static bool empty_first_variable(const char *text, char *emptied, size_t room)
{
    const char *constraint = strstr(text, "constraint"), *x = strstr(text, "var 0..4: x;");
    if (!constraint || !x || x > constraint) return false;
    const char *after = strchr(x, ';') + 1;
    snprintf(emptied, room,
             "%.*svar {0, 1, 2, 3, 4, 70000, 1000000000000}: x;%.*sconstraint set_in(x, {7}); %s",
             (int)(x - text), text, (int)(constraint - after), after, constraint);
    return true;
}

static void constraints_on_an_emptied_variable_do_no_harm(void **state)
{
    (void)state;
    int tried = 0;
    for (size_t k = 0; k < sizeof meanings / sizeof *meanings; k++)
        for (size_t i = 0; i < meanings[k].count; i++) {
            char emptied[1000];
            if (!empty_first_variable(meanings[k].models[i].text, emptied, sizeof emptied)) continue;
            assert_solutions(emptied, 0);
            tried++;
        }
    assert_true(tried > 40);
}

/* Queens with an all-different on rows, and diagonals by int_lin_ne. */
static void add_queens(struct text *t, int n)
{
    char line[160];
    text_clear(t);
    for (int i = 0; i < n; i++) {
        snprintf(line, sizeof line, "var 1..%d: q%d;\n", n, i);
        text_add(t, line);
    }
    snprintf(line, sizeof line, "array [1..%d] of var int: q = [", n);
    text_add(t, line);
    for (int i = 0; i < n; i++) {
        snprintf(line, sizeof line, "%sq%d", i ? ", " : "", i);
        text_add(t, line);
    }
    text_add(t, "];\nconstraint all_different_int(q);\n");
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            for (int sign = -1; sign <= 1; sign += 2) {
                snprintf(line, sizeof line, "constraint int_lin_ne([1, -1], [q%d, q%d], %d);\n", i, j,
                         sign * (j - i));
                text_add(t, line);
            }
    text_add(t, "solve :: int_search(q, dom_w_deg, indomain_split, complete) satisfy;\n");
}

static void queens_have_their_number_of_solutions(void **state)
{
    static const int solutions[] = {2, 10, 4, 40, 92};
    struct text t = {0};
    (void)state;
    for (int n = 4; n <= 8; n++) {
        add_queens(&t, n);
        assert_int_equal(solutions_of(t.bytes), solutions[n - 4]);
    }
    text_free(&t);
}

#define SEND_MORE                                                                                   \
    "predicate fzn_all_different_int(array [int] of var int: x);\n"                                 \
    "array [1..8] of int: weights = [1000, 91, -90, 1, -9000, -900, 10, -1];\n"                     \
    "var 1..9: S :: output_var;\nvar 0..9: E :: output_var;\nvar 0..9: N;\nvar 0..9: D;\n"          \
    "var 1..9: M;\nvar 0..9: O;\nvar 0..9: R;\nvar 0..9: Y;\n"                                      \
    "array [1..8] of var int: letters :: output_array([1..2, -1..2]) = [S, E, N, D, M, O, R, Y];\n" \
    "var bool: small :: output_var;\n"                                                              \
    "constraint int_le_reif(Y, 4, small) :: defines_var(small);\n"                                  \
    "constraint fzn_all_different_int(letters);\n"                                                  \
    "constraint int_lin_eq(weights, letters, 0) :: domain;\n"

static void puzzles_are_printed(void **state)
{
    (void)state;
    assert_int_equal(solutions_of(SEND_MORE "solve satisfy;"), 1);
    assert_prints(SEND_MORE "solve satisfy;", false,
                  "S = 9;\nE = 5;\nletters = array2d(1..2, -1..2, [9, 5, 6, 7, 1, 0, 8, 2]);\n"
                  "small = true;\n");
    assert_prints("var 1..3: x; var 1..3: y; solve satisfy;", false, "");
    assert_prints("array [1..2] of bool: p :: output_array([1..2]) = [true, false];\n"
                  "var 3..3: x; var int: y :: output_var = x; int: n :: output_var = 8;\n"
                  "array [1..0] of var int: e :: output_array([{}]) = [];\nsolve satisfy;",
                  false, "p = array1d(1..2, [true, false]);\ny = 3;\nn = 8;\ne = array1d(1..0, []);\n");
}

static void searches_take_the_order_that_is_asked_for(void **state)
{
    static const struct {
        const char *annotation, *first;
    } search[] = {
        {"int_search([x, y], input_order, indomain_min, complete)", "x = 0;\ny = 1;\nb = false;\n"},
        {"int_search([x, y, 3], input_order, indomain_max)", "x = 4;\ny = 3;\nb = false;\n"},
        {"int_search([y, x], input_order, indomain_max)", "x = 3;\ny = 4;\nb = false;\n"},
        {"int_search([x], input_order, indomain_median, complete)", "x = 2;\ny = 0;\nb = false;\n"},
        {"int_search([x], first_fail, indomain_reverse_split, complete)",
         "x = 4;\ny = 0;\nb = false;\n"},
        {"seq_search([bool_search([b], input_order, indomain_max, complete), "
         "int_search([x], smallest, indomain_split, complete)])",
         "x = 0;\ny = 1;\nb = true;\n"},
        {"restart_luby(250) :: int_search([x], anti_first_fail, indomain_max, complete)",
         "x = 4;\ny = 0;\nb = false;\n"},
        {"seq_search([bool_search(x0, select, choice, complete), int_search([y], input_order, "
         "indomain_max)])",
         "x = 0;\ny = 4;\nb = false;\n"},
        {"seq_search([seq_search([int_search([], occurrence, indomain, complete)])])",
         "x = 0;\ny = 1;\nb = false;\n"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof search / sizeof *search; i++) {
        char text[600];
        snprintf(text, sizeof text,
                 "var 0..4: x :: output_var; var 0..4: y :: output_var; var bool: b :: output_var;\n"
                 "constraint int_ne(x, y);\nsolve :: %s satisfy;\n",
                 search[i].annotation);
        assert_prints(text, false, search[i].first);
    }
}

static void goals_are_reached(void **state)
{
    (void)state;
#define KNAPSACK                                                                                   \
    "array [1..3] of int: w = [4, 3, 2];\nvar 0..9: a :: output_var; var 0..9: b :: output_var;\n" \
    "var 0..9: c :: output_var; var 0..99: profit :: output_var;\n"                                \
    "constraint int_lin_le(w, [a, b, c], 9);\n"                                                    \
    "constraint int_lin_eq([15, 10, 7, -1], [a, b, c, profit], 0);\n"
    assert_prints(KNAPSACK "solve maximize profit;", true, "a = 1;\nb = 1;\nc = 1;\nprofit = 32;\n");
    assert_prints(KNAPSACK "solve minimize profit;", true, "a = 0;\nb = 0;\nc = 0;\nprofit = 0;\n");
}

/* ---- mistakes ---- */

static const struct {
    long line, column;
    const char *message, *text;
} mistakes[] = {
    {1, 1, "no solve item", ""},
    {3, 1, "no solve item", "var 1..2: x;\n% the end\n"},
    {2, 1, "a second solve item", "solve satisfy;\nsolve satisfy;"},
    {2, 12, "unknown constraint float_plus",
     "var 1..2: x;\nconstraint float_plus(x, x, x);\nsolve satisfy;"},
    {1, 5, "a float variable: only int, bool and sets of int are supported", "var float: f;"},
    {1, 5, "a float variable: only int, bool and sets of int are supported", "var 0.5..1.5: f;"},
    {1, 1, "a float parameter: only int, bool and sets of int are supported", "float: f = 1.5;"},
    {2, 22, "a float: only int, bool and sets of int are supported",
     "var 1..2: x;\nconstraint int_eq(x, 1.5);"},
    {2, 22, "unknown name y", "var 1..2: x;\nconstraint int_eq(x, y);"},
    {2, 31, "unknown name y", "var 1..2: x;\nconstraint all_different_int([y, x]);"},
    {2, 12, "int_eq takes 2 arguments, not 3", "var 1..2: x;\nconstraint int_eq(x, x, x);"},
    {2, 22, "expected an integer or an int variable",
     "var bool: b; var 1..2: x;\nconstraint int_eq(x, b);"},
    {2, 25, "expected true, false or a bool variable", "var 1..2: x;\nconstraint bool_clause([x], []);"},
    {2, 30, "expected an array", "var 1..2: x;\nconstraint all_different_int(x);"},
    {1, 25, "expected an integer", "array [1..1] of int: a=[true];\nsolve satisfy;"},
    {2, 29, "2 coefficients for 1 terms", "var 1..2: x;\nconstraint int_lin_eq([1,2],[x],3);"},
    {2, 30, "3 values cannot be divided into rows of 2",
     "var 1..2: x;\nconstraint table_int([x, x], [1, 2, 3]);\nsolve satisfy;"},
    {1, 24, "3 elements for an array of 2", "array [1..2] of int: a=[1, 2, 3];"},
    {1, 8, "expected an index set such as 1..8", "array [0..2] of int: a = [1, 2, 3];"},
    {1, 8, "expected an index set such as 1..8", "array [int] of int: a = [1, 2, 3];"},
    {1, 26, "expected '=' and the elements", "array [1..2] of var int:a;"},
    {1, 7, "expected '=' and a value", "int: n;"},
    {2, 11, "a second x", "var 1..2: x;\nvar 1..2: x;"},
    {1, 13, "expected ';'", "var 1..2: x solve satisfy;"},
    {1, 14, "expected ';', found the end of the text", "solve satisfy"},
    {1, 1, "expected a type", "variable 1..2: x;"},
    {1, 5, "expected a set of integers", "var 3: x;"},
    {1, 8, "a value exceeds 9223372036854775806 in absolute value", "var 1..9223372036854775807: x;"},
    {1, 8, "the number is too large", "var 1..99999999999999999999: x;"},
    {1, 8, "a number needs a digit here", "var 1..0x: x;"},
    {1, 9, "unexpected letter after a number", "int: n =12ab;"},
    {1, 15, "unterminated string", "var 1..2: x ::\"abc\n\";"},
    {1, 10, "unexpected character", "var 1..2:$x;"},
    {2, 12, "expected a constraint", "var 1..2: x;\nconstraint ;"},
    {2, 29, "expected ',' or ']'", "var 1..2: x;\nconstraint bool_clause([true; x]);"},
    {1, 7, "expected satisfy, minimize or maximize", "solve maximise x;"},
    {1, 16, "unknown name x", "solve maximize x;"},
    {1, 10, "the search annotation needs a variable order and a value order",
     "solve :: int_search([]) satisfy;"},
    {1, 32, "the index sets do not fit an array of 2",
     "array [1..2] of var int: aa :: output_array([1..3]) = [1, 2];\nsolve satisfy;"},
    {2, 13, "the index is outside 1..2", "array [1..2] of int: a = [1, 2];\nint: n = a[ 3];"},
    {2, 12, "a table without variables", "var 1..2: x;\nconstraint table_int([], []);"},
    {3, 50, "the sum is too large",
     "var 1..2: x;\n\nconstraint int_lin_eq([1,9000000000000000000],[x,3],4);\nsolve satisfy;"},
    {3, 31, "the number is too large",
     "var 1..2: x;\n\nconstraint int_lin_eq([1],[x],9223372036854775808);\nsolve satisfy;"},
};

static void mistakes_are_told_with_their_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        const char *text = mistakes[i].text;
        csp_error e = {.message = ""};
        assert_null(csp_read_flatzinc(text, strlen(text), &e));
        if (e.line != mistakes[i].line || e.column != mistakes[i].column ||
            strcmp(e.message, mistakes[i].message))
            fail_msg("%ld:%ld: %s\ninstead of %ld:%ld: %s\nin %s", e.line, e.column, e.message,
                     mistakes[i].line, mistakes[i].column, mistakes[i].message, text);
        assert_null(csp_read_flatzinc(text, strlen(text), NULL));
    }
}

static void expressions_may_not_lie_too_deep(void **state)
{
    struct text t = {0};
    csp_error e;
    (void)state;
    text_add(&t, "solve :: ");
    text_repeat(&t, '[', 100000);
    assert_null(csp_read_flatzinc(t.bytes, t.length, &e));
    assert_string_equal(e.message, "more than 100 nested expressions");
    assert_int_equal(e.column, 110);
    text_free(&t);
}

/* ---- any text ---- */

/* In memory of its own size, so that a sanitizer sees a step too far. */
static void read_anything(const char *text, size_t length)
{
    char *copy = malloc(length ? length : 1);
    csp_error e = {.line = -1};
    assert_non_null(copy);
    memcpy(copy, text, length);
    csp_model *m = csp_read_flatzinc(copy, length, &e);
    if (m) assert_null(csp_model_error(m));
    else assert_true(e.message[0] && e.line >= 1 && e.column >= 1);
    csp_model_free(m);
    free(copy);
}

static void no_text_breaks_the_reader(void **state)
{
    static const char alphabet[] = "[](){};:,=.-\"%0159xabv \n";
    static const char start[] =
        SEND_MORE KNAPSACK "var {1, -5, 0x1F}: v :: mzn_path(\"x\"); bool: t = false;\n"
                           "constraint set_in_reif(v, 1..7, t); constraint int_pow(S, 2, 81);\n"
                           "constraint array_var_int_element(S, letters, E);\n"
                           "solve :: seq_search([int_search(letters, first_fail, indomain_min)]) "
                           "maximize profit;\n";
    const size_t length = sizeof start - 1;
    struct rng r = rng_from_seed(test_seed());
    (void)state;
    for (size_t cut = 0; cut <= length; cut++) read_anything(start, cut);
    for (int i = test_cases(5000); i > 0; i--) {
        char text[sizeof start];
        memcpy(text, start, sizeof start);
        for (int k = 1 + rng_below(&r, 4); k > 0; k--) {
            const int to = rng_below(&r, (int)length), from = rng_below(&r, (int)length);
            if (rng_below(&r, 3)) text[to] = alphabet[rng_below(&r, (int)sizeof alphabet)];
            else memmove(text + to, start + from, length - (size_t)(to > from ? to : from));
        }
        read_anything(text, length);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_constraint_has_its_meaning),
        cmocka_unit_test(constraints_on_an_emptied_variable_do_no_harm),
        cmocka_unit_test(queens_have_their_number_of_solutions),
        cmocka_unit_test(puzzles_are_printed),
        cmocka_unit_test(searches_take_the_order_that_is_asked_for),
        cmocka_unit_test(goals_are_reached),
        cmocka_unit_test(mistakes_are_told_with_their_place),
        cmocka_unit_test(expressions_may_not_lie_too_deep),
        cmocka_unit_test(no_text_breaks_the_reader),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
