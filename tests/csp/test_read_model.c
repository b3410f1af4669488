/* SPDX-License-Identifier: MIT */
/* test_read_model.c - models in our own format: what they mean, and what is wrong with bad ones.

   Sources: src/csp/model/model.c, src/csp/model/names.c, src/csp/read/model/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "support/csp_count.h"
#include "support/text.h"

static csp_model *read_good(const char *text)
{
    csp_error e = {.message = ""};
    csp_model *m = csp_read_model(text, strlen(text), &e);
    if (!m) fail_msg("%ld:%ld: %s in: %s", e.line, e.column, e.message, text);
    return m;
}

static uint64_t solutions_of(const char *text)
{
    csp_model *m = read_good(text);
    const uint64_t count = count_solutions(m, NULL, NULL);
    csp_model_free(m);
    return count;
}

/* ---- the examples; tests/cli/gallery.bats has their solutions ---- */

static const char *const examples[] = {"examples/csp/australia.csp", "examples/csp/queens.csp",
                                       "examples/csp/money.csp",     "examples/csp/zebra.csp",
                                       "examples/csp/sudoku4.csp",   "examples/csp/magic.csp"};

static char *read_file(const char *path)
{
    static char text[1 << 16];
    FILE *file = fopen(path, "rb");
    if (!file) fail_msg("cannot open %s", path);
    const size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    return text;
}

/* ---- what texts mean ---- */

static const struct {
    const char *text;
    uint64_t solutions;
} meanings[] = {
    {"", 1},
    {"1 = 2", 0},
    {"var x : 1..3", 3},
    {"var x in {1, 3, 7..9}", 5},
    {"var x : 1..3; x < 1", 0},
    {"var x, y : 1..3; x != y", 6},
    {"var x, y : 1..3\nx + 1 <=   # goes on\n  y", 3},
    {"var x : 1..9; 2 <= x < 5", 3},
    {"var x : 1..9; x not in {2, 3}", 7},
    {"var x : 1..9; x in 3..100", 7},
    {"var x : 1..9; not (x = 2)", 8},
    {"var b : bool; b", 1},
    {"var b, c : bool; b = (not c)", 2},
    {"var x : -3..3; x <-2", 1},
    {"var x : -3..3; x<-1", 2},
    {"var x : -3..3; x < - 1", 2},
    {"var x, y : 1..3; count(x in {1}, y in {2}) = 1", 4},
    {"var x, y : 0..3; all_different(x in {1}, y in {1}) value", 6},
    {"var x, y : 0..3; x < y ||\n  y = 0", 10},
    {"enum C = {r, g}; var C: x, y; constraint x != y;", 2},
    {"let s = {1, 5}\nvar s: x", 2},
    {"int: n = 3; var n..n + 2: x;", 3},
    {"values mon, tue, wed\nvar mon..tue: x", 2},
    {"var sum, max : 1..3\nsum = max", 3},
    {"let n = 2 * 3\nvar x : 1..n", 6},
    {"let odd = {1, 3, 5}\nvar x : odd\nx in odd", 3},
    {"let pairs = {(i, i + 1) for i in 1..4}\nvar x, y : 1..9\n(x, y) in pairs", 4},
    {"let pairs = {(1, 2), (2, 1)}\nvar x, y : 1..3\n(x, y) not in pairs", 7},
    {"let cost = [3, 4, 5]\nvar i, x : 0..9\nx = cost[i]", 3},
    {"let t[2, 0..1] = [3, 4, 5, 6]\nvar x : 0..9\nx = t[2, 0]", 1},
    {"var q[3] : 1..3\nforall i in 1..2, j in i+1..3: q[i] != q[j]", 6},
    {"var q[3] : 1..3\nforall i in {1, 3} where i in {3}: q[i] = 1", 9},
    {"var q[3] : 1..3\nforall i in 1..3: i = 3 or q[i] < q[i + 1]", 1},
    {"var y : 0..3\nlet p = 0\np = 1 -> 6 / y > 0", 4},
    {"var y : 0..3\nlet p = 0\nnot (p = 1 and 6 / y > 0)", 4},
    {"var x, y : 1..4\nx + y = 5", 4},
    {"var x, y : 1..4\nx * y = 4", 3},
    {"var x, y, z : 0..9\nz = x * y; x <= 2; y <= 2", 9},
    {"var x, y, z : -3..3\nz = x / y", 42},
    {"var x, y, z : -3..3\nz = x % y", 42},
    {"var x, y, z : 1..3\nz = abs(x - y)", 6},
    {"var x, y, z : 1..3\nz = max(x, y, 2)", 9},
    {"var x : 1..9; x = min(4, 3)", 1},
    {"var a[3] : 1..2; var i, x : 0..9\nx = a[i]", 24},
    {"var a[2, 2] : 1..2; var i, j : 0..9\na[i, j] = 1; a[1, 1] + a[1, 2] + a[2, 1] + a[2, 2] = 5", 12},
    {"var x, y : 1..3; var b : bool\nb <-> x < y", 9},
    {"var x, y : 1..3; var b : bool\nb -> x < y", 12},
    {"var x, y : 1..3\nx = 1 or y = 1", 5},
    {"var x, y : 1..3\nnot (x = 1 and y = 1)", 8},
    {"var x, y : 1..3\nx = 1 -> y = 1", 7},
    {"var x, y : 1..3\nx = 1 <-> y = 1", 5},
    {"var b[3] : bool\nany(b)", 7},
    {"var b[3] : bool\nnot all(b)", 7},
    {"var q[3] : 1..3\nsum(q[i] = 2 for i in 1..3) = 2", 6},
    {"var x : 1..3; minimise x * x", 1},
    {"let none = 2..1\nvar x, y : 1..3\nx in none or y not in none", 9},
    {"let none = 2..1\nvar x : 1..3\nx not in none", 3},
    {"let none = 2..1\nvar x : 1..3\nx in none", 0},
    {"var x : 1..2; var y : 1..2\nx + y = 9", 0},
    /* what is undefined makes the smallest condition around it false */
    {"var x, y : 0..3\nx / y = 1 or y = 0", 8},
    {"var x, y, z : 0..3\nx / y = z or y = 0", 28},
    {"var x, y, z : 0..3\nnot (x / y = z)", 52},
    {"var x, y, z : 0..3\nx / y != z", 36},
    {"var x, y, z : 0..3\nx % y in {1} or z = 0", 25},
    {"var q[2], i : 0..3\nq[i] = 1 or i = 3", 24},
    {"var q[2], i : 0..3\nnot (q[i] = 1)", 56},
    {"var q[2], i : 0..3\ni = 0 <-> q[i] = 1", 40},
    {"var y : {0}; var x, z : 0..3\nx / y = z or z = 1", 4},
    {"var x, y, z : 0..3\nif y = 0 then z = 1 else x / y = z", 16},
    {"var x, y, z : 0..3\nz = (if y = 0 then 1 else x / y)", 16},
    {"var x, y, z : 0..3\nz + (x / y = 1) = 2", 16},
    {"var x, y : -1..1; var z : 0..2\nx ^ y = z or z = 2", 15},
    /* operators */
    {"var a, b, c : bool\na xor b xor c", 4},
    {"var a, b, c : bool\na <-> b <-> c", 4},
    {"var a, b, c : bool\na -> b -> c", 7},
    {"var a, b, c : bool\na or b and c", 5},
    {"var a, b, c : bool\nnot a and b -> c", 7},
    {"var x, y : 0..9\nx ^ 2 + y ^ 2 = 25", 4},
    {"var x : -3..3\n-x ^ 2 = -4", 2},
    {"var x : 0..100\nx = 2 ^ 3 ^ 2 / 8 + 1", 1},
    {"var x, y, z : 0..100000\nx ^ y = z; x >= 2; y >= 2; x <= 10; y <= 5", 36},
    {"var q[4] : 1..3\ncount(q, 2) = 3", 8},
    {"var q[4] : 1..3\ncount(q[1..2], q[3]) = 2", 9},
    {"var q[4] : 1..3\ncount(q[i] > 1 for i in 1..4) = 4", 16},
    {"var x, y : 1..3\ncount([x, y, 3], 3) = 2", 4},
    {"var q[3] : 1..3\nproduct(q) = 6", 6},
    {"var q[3] : 1..3\nnot all_different(q)", 21},
    {"var q[3] : 1..3\nq[1] = 1 -> all_different(q)", 20},
    {"var x, y, z : 1..3\nx = 1 or (x, y, z) in {(2, 2, 2), (2, 2, 2), (1, 1, 1), (9, 9, 9)}", 10},
    {"var x, y, z : 1..3\nnot ((x, y, z) in {(2, 2, 2), (1, 1, 1)})", 25},
    {"var x, y, z : 1..3; var b : bool\nb <-> (x, y, z) not in {(2, 2, 2), (1, 1, 1)}", 27},
    {"var x : 1..9\nx = if 1 = 2 then 3 elseif 2 = 2 then 4 else 5 endif", 1},
    /* habits of other languages */
    {"var x : 1..9\nconstraint x = 2;", 1},
    {"var 1..9: x\nconstraint x mod 2 = 1 /\\ x <> 3 \\/ x == 8", 5},
    {"var bool: b; var 1..2: x, y;\nb && !(x = 1) || y = 1 && b", 3},
    {"% a comment\nint: n = 4; array[1..n] of var 1..n: q;\nconstraint alldifferent(q);\n"
     "constraint forall(i, j in 1..n where i < j)(abs(q[i] - q[j]) != j - i);\nsolve satisfy;",
     2},
    {"include \"globals.mzn\";\narray[1..3] of int: cost = [1, 2, 3]; set of int: s = {1, 3};\n"
     "var 1..3: i; constraint cost[i] in s; solve minimize i;",
     1},
    {"enum Colour = {red, green, blue}; array[Colour] of var Colour: x; constraint x[red] = green;", 9},
    {"var q[3] : 1..3\nsum([q[i] | i in 1..3]) = 3", 1},
    {"var q[3] : 1..3\nexists(i in 1..3)(q[i] = 3) and sum(i in 1..3)(q[i]) = 5", 3},
    {"var q[3] : 1..3\nfor i in 1..3: q[i] >= 2", 8},
    {"var x, y : 1..3\nx ≠ y ∧ x ≤ 2 ∧ ¬(y = 1)", 3},
    {"var x, y : 1..3\nx ** 2 = y", 1},
    {"var a, b, c : bool\na implies b iff c", 4},
    {"var constraint, mod1 : 1..3\nconstraint = 2", 3},
};

static void texts_mean_what_they_say(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
        if (solutions_of(meanings[i].text) != meanings[i].solutions)
            fail_msg("%ld solutions, not %ld: %s", solutions_of(meanings[i].text), meanings[i].solutions,
                     meanings[i].text);
}

/* Empties a variable behind each declaration: "var q[3] : 1..3" is followed by "q[1] in {7, 70000}". */
static bool empty_variables(const char *text, struct text *emptied)
{
    bool any = false;
    text_clear(emptied);
    while (*text) {
        const size_t length = strcspn(text, ";\n");
        const char *name = text + strspn(text, " ");
        text_add_bytes(emptied, text, length);
        text_add(emptied, "\n");
        text += length + (text[length] != '\0');
        const bool values_first = strchr(name, ':') && strchr(name, ':')[-1] != ' ';
        if (strncmp(name, "var ", 4) != 0 || values_first) continue;
        any = true;
        name += 4;
        const size_t letters = strcspn(name, " [,");
        text_add_bytes(emptied, name, letters);
        if (name[letters] == '[') text_add(emptied, name[letters + 2] == ',' ? "[1, 1]" : "[1]");
        text_add(emptied, " in {77, 70000}\n");
    }
    return any;
}

static void statements_about_an_emptied_variable_do_no_harm(void **state)
{
    (void)state;
    struct text emptied = {0};
    int tried = 0;
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++) {
        if (!empty_variables(meanings[i].text, &emptied)) continue;
        if (solutions_of(emptied.bytes)) fail_msg("it has solutions: %s", emptied.bytes);
        tried++;
    }
    assert_true(tried > 30);
    text_free(&emptied);
}

static void what_is_declared_is_printed(void **state)
{
    (void)state;
    struct text printed = {0};
    csp_model *m = read_good("var b : bool; var q[2] : 3..3; var x : 1..1\nb; q[1] + q[2] + x = 7");
    csp_search *s = csp_search_new(m, NULL);
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    csp_print_solution(s, CSP_PLAIN, (csp_sink){text_sink, &printed});
    assert_string_equal(printed.bytes, "b = true\nq = [3, 3]\nx = 1\n");
    assert_string_equal(csp_variable_name(m, 2), "q[2]");
    csp_search_free(s);
    csp_model_free(m);
    text_free(&printed);
}

/* Values with names are called by them, in solutions and domains, and read back by both. */
static void values_are_called_by_their_names(void **state)
{
    static const char text[] =
        "values red, green, blue; values mon, tue\nlet hues = {green, blue}\n"
        "var x, y : {red, green, blue}; var z : hues; var d[2] : {mon, tue}; var n : 0..9\n"
        "x = green; y != x; z > x; d[1] = tue; d[2] + 1 = d[1]; n = z + 1; y < x\n";
    (void)state;
    struct text printed = {0};
    csp_model *m = read_good(text);
    csp_search *s = csp_search_new(m, NULL);
    csp_print_domain(s, 1, (csp_sink){text_sink, &printed});
    assert_string_equal(printed.bytes, "{red, green, blue}");
    text_clear(&printed);
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    csp_print_solution(s, CSP_PLAIN, (csp_sink){text_sink, &printed});
    assert_string_equal(printed.bytes, "x = green\ny = red\nz = blue\nd = [tue, mon]\nn = 4\n");
    csp_value values[16];
    bool known[16];
    csp_error e;
    assert_true(csp_read_solution(m, printed.bytes, printed.length, values, known, &e));
    assert_true(csp_verify(m, values, NULL));
    static const char numbers[] = "x = 2\ny = blue\n";
    assert_true(csp_read_solution(m, numbers, sizeof numbers - 1, values, known, &e));
    assert_true(known[0] && values[0] == 2 && known[1] && values[1] == 3);
    static const char wrong[] = "x = tue\n";
    assert_false(csp_read_solution(m, wrong, sizeof wrong - 1, values, known, &e));
    assert_null(csp_value_name(m, 0, 4));
    assert_null(csp_value_name(m, 0, 0));
    assert_string_equal(csp_value_name(m, 0, 3), "blue");
    csp_search_free(s);
    csp_model_free(m);
    text_free(&printed);
}

/* ---- what is wrong ---- */

static const struct {
    const char *text;
    long line, column;
    const char *message;
} bad[] = {
    {"var x : 1..3\nx = y", 2, 5, "unknown name 'y'"},
    {"var x : 1..3\nvar x : 1..2", 2, 5, "the name 'x' is already in use"},
    {"var x : 3..1", 1, 9, "the range 3..1 is empty"},
    {"var x : {}", 1, 9, "the set is empty"},
    {"var x : 5", 1, 9, "expected a set, such as 1..3 or {1, 3}"},
    {"var x 1..3", 1, 7, "expected ',' or ':', not '1'"},
    {"var 3 : 1..3", 1, 5, "expected a set, such as 1..3 or {1, 3}"},
    {"var for : 1..3", 1, 5, "expected a name, not 'for'"},
    {"var x : 1..", 1, 12, "expected a number, a name or '(', not the end of the text"},
    {"var x : {(1,2)}", 1, 9, "values are numbers, not tuples"},
    {"var x : 1..9223372036854775807", 1, 12, "the number is larger than 9223372036854775806"},
    {"var x : 1..99999999999999999999999", 1, 12, "the number is larger than 9223372036854775806"},
    {"var q[0] : 1..3", 1, 7, "the range 1..0 is empty"},
    {"var q[*] : 1..3", 1, 7, "expected the size of the array, not '*'"},
    {"var q[2,2,2,2,2] : 1..3", 1, 15, "an array has at most 4 dimensions"},
    {"var q[1000,1000,1000] : 1..3", 1, 17, "an array of more than 1000000 elements"},
    {"var q[8] : 1..8\nq[9] = 1", 2, 3, "the index 9 is outside 1..8"},
    {"var q[8] : 1..8\nq = 1", 2, 1, "'q' is an array and needs an index here"},
    {"var q[8] : 1..8\nq[1,2] = 1", 2, 1, "'q' needs 1 index, not 2"},
    {"var c[2,2] : 1..8\nc[1] = 1", 2, 1, "'c' needs 2 indices, not 1"},
    {"var q[3] : 1..3\nq[1..2] = 3", 2, 1, "a part of the array 'q' has no single value"},
    {"var q[3] : 1..3\nall_different(q[2..4])", 2, 17, "the index 4 is outside 1..3"},
    {"var x : 1..3\nx[1] = 2", 2, 1, "'x' is not an array"},
    {"var x : 0..9\n9000000000000000000 * x + 9000000000000000000 * x = 3", 2, 1,
     "a number here exceeds 9223372036854775806 in absolute value"},
    {"var x : 0..9\n4000000000 * 4000000000 * x = 3", 2, 14,
     "a number here exceeds 9223372036854775806 in absolute value"},
    {"let a = 9223372036854775806 + 1", 1, 31,
     "a number here exceeds 9223372036854775806 in absolute value"},
    {"let a = -9223372036854775806 - 1", 1, 32,
     "a number here exceeds 9223372036854775806 in absolute value"},
    {"var x, y : 1..2\n(x, y) in {(1, 2), (1, 2, 3)}", 2, 20, "a tuple of 3 in a set of tuples of 2"},
    {"var x, y : 1..2\n(x, y) in {(1, 2, 3)}", 2, 1,
     "a tuple of 2 is compared with a set of tuples of 3"},
    {"var x, y : 1..2\n(x, y) in {1, 2}", 2, 1, "a tuple of 2 is compared with a set of numbers"},
    {"var x, y : 1..2\nx in {(1, 2)}", 2, 1, "a single number is compared with a set of tuples of 2"},
    {"var x : 1..2\n(x, 1)", 2, 1, "a tuple is only allowed before 'in' and in sets"},
    {"var x, y : 1..2\nx in y", 2, 6, "'y' is not a set"},
    {"var x, y : 1..2\nx in z", 2, 6, "unknown name 'z'"},
    {"var x, y : 1..2\nx in {1, y}", 2, 10, "expected a constant, found a variable"},
    {"var x, y : 1..2\nx + y", 2, 1, "expected a condition, found a number"},
    {"var x, y : 1..2\nx -> y = 1", 2, 1, "expected a condition, found a number"},
    {"var x : 1..3\nx = = 3", 2, 5, "expected a number, a name or '(', not '='"},
    {"x in 1..3", 1, 1,
     "nothing declares 'x': variables are declared by 'var x : 1..9', names of numbers by 'let n = 8'"},
    {"n = 8", 1, 1,
     "nothing declares 'n': variables are declared by 'var x : 1..9', names of numbers by 'let n = 8'"},
    {"x : 1..3", 1, 1,
     "nothing declares 'x': variables are declared by 'var x : 1..9', names of numbers by 'let n = 8'"},
    {"n < 8", 1, 1, "unknown name 'n'"},
    {"var x[3] : 1..3\nsum x = 4", 2, 1, "'sum' has no meaning here: write 'sum(...)'"},
    {"var x[3] : 1..3\nexists i in 1..3: x[i] = 1", 2, 1,
     "'exists' has no meaning here: write 'exists(...)'"},
    {"let s = {1, 2}\nvar s : 1..3", 2, 9, "expected a name, not '1'"},
    {"let n = 3\nvar n : 1..3", 2, 5, "the name 'n' is already in use"},
    {"array a : 1..3", 1, 1, "unknown name 'array'"},
    {"var a, b : bool\na <- b", 2, 3, "'<-' has no meaning here: write '->' or '< -'"},
    {"var x : -3..3\nx <- 2", 2, 3, "'<-' has no meaning here: write '->' or '< -'"},
    {"var x : 1..3\nx <-", 2, 3, "'<-' has no meaning here: write '->' or '< -'"},
    {"var a, b : bool\na = not b", 2, 5,
     "a condition inside a comparison needs brackets: write '(not a)'"},
    {"var a, b : bool\na == !b", 2, 6,
     "a condition inside a comparison needs brackets: write '(not a)'"},
    {"var x : [1, 2]", 1, 9, "'[' has no meaning here: write '{'"},
    {"var x : 1..3\nx in [1, 2]", 2, 6, "'[' has no meaning here: write '{'"},
    {"var x : 1..3\n|x - 3| = 1", 2, 1, "'|' has no meaning here: write 'abs(...)'"},
    {"var x : 1..3\n1 = |x - 3|", 2, 5, "'|' has no meaning here: write 'abs(...)'"},
    {"var x : 1..3\nx = 1.5", 2, 5, "only whole numbers have a meaning here"},
    {"var x[3] : 1..3\nforall(i in 1..2) x[i] < x[i+1]", 2, 19, "expected '(', not 'x'"},
    {"var x[3] : 1..3\nsum(i in 1..2) 2 * x[i] = 3", 2, 16, "expected '(', not '2'"},
    {"var x : 1..3\nx = 3 4", 2, 7, "expected the end of the line, not '4'"},
    {"var x : 1..3\nx $ 3", 2, 3, "unexpected '$'"},
    {"var x : 1..3\nx ∉ 3", 2, 3, "unexpected '∉'"},
    {"var x : 1..3\nx => 3", 2, 3, "'=>' has no meaning here: write '->' or '>='"},
    {"var x : 1..3\nx =< 3", 2, 3, "'=<' has no meaning here: write '<='"},
    {"var x : 1..3\nx = 1 | x = 2", 2, 7, "'|' has no meaning here: write 'or'"},
    {"var x : 1..3\nx = 1 & x = 2", 2, 7, "'&' has no meaning here: write 'and'"},
    {"var x : 1..3\nx // 2 = 1", 2, 3, "'//' has no meaning here: write '/' or '#'"},
    {"var a, b : bool\na ^ b", 2, 1, "'^' is a power of numbers, not of conditions: write 'xor'"},
    {"var a, b : bool\na or b xor a", 2, 8, "'or' and 'xor' next to each other need brackets"},
    {"var x : int", 1, 9, "'int' has no bounds: write the values, such as 1..9"},
    {"var int: x", 1, 5, "'int' has no bounds: write the values, such as 1..9"},
    {"int: n;", 1, 6, "the text gives no value for 'n'"},
    {"output [x]", 1, 1, "'output' has no meaning here: write 'print'"},
    {"include \"mine.mzn\"", 1, 1, "other files are not included; all functions are known"},
    {"var x : range(1, 9)", 1, 9, "'range' has no meaning here: write '1..9'"},
    {"let n = 8..6\nvar q[n] : 1..2", 2, 7, "the set is empty"},
    {"solve x", 1, 7, "expected satisfy, minimize or maximize"},
    {"var x : 1..3\npow(x) = 2", 2, 1, "the number of arguments of 'pow' is 2"},
    {"var x : 1..3\nx = if x = 2 then 3", 2, 20, "expected 'else', not the end of the text"},
    {"var x : 1..9\nif x > 3: x = 4", 2, 9,
     "write 'if a then b else c', or 'a -> b' for what must hold only if a does"},
    {"var x, y : 1..9\nx = 3 if y > 2 else 4", 2, 7,
     "the condition comes first: write 'if a then x else y'"},
    {"var x : 1..9\nx += 1", 2, 3,
     "variables do not change, so '+=' has no meaning here: a new value is another variable"},
    {"var x : 1..9\n\"x\" = 3", 2, 1, "names are written without quotation marks"},
    {"var x : 1..9\nx = 'a'", 2, 5, "names are written without quotation marks"},
    {"var b : bool\nb = 2", 2, 5, "a bool is true or false, 1 or 0, and never 2"},
    {"var b[3] : bool\nb[1] = 1; 7 != b[2]", 2, 11, "a bool is true or false, 1 or 0, and never 7"},
    {"values red, green\nvalues mon, tue\nvar x : {red, mon}", 3, 15,
     "values such as 'red' and values such as 'mon' are of different kinds"},
    {"values red, green\nvalues mon, tue\nvar x : {red}; var y : {tue}\nx = y", 4, 5,
     "values such as 'red' and values such as 'mon' are of different kinds"},
    {"values red, green\nvalues mon, tue\nvar x, y : {red}\n(x, y) in {(red, green), (red, tue)}", 4, 32,
     "values such as 'red' and values such as 'mon' are of different kinds"},
    {"values a, b\nvalues c, d\nlet s = {(a, c)}\nvar x, y : {a}\nx = 1 or (x, y) in s", 5, 14,
     "values such as 'a' and values such as 'c' are of different kinds"},
    {"values a, b\nvalues c, d\nvar x : {a, b}\nforall i in {c, d}: x != i", 4, 26,
     "values such as 'a' and values such as 'c' are of different kinds"},
    {"values a, b\nvalues c, d\nvar x : {a, b}; var y : {c, d}\nall_different(x, y)", 4, 18,
     "values such as 'a' and values such as 'c' are of different kinds"},
    {"var é : 1..3; é = 4 ü", 1, 21, "expected the end of the line, not 'ü'"},
    {"var x : 1..3\n(x = 3", 2, 7, "expected ')', not the end of the text"},
    {"var x : 1..3\nx = 3)", 2, 6, "expected the end of the line, not ')'"},
    {"var x : 1..3\nx = 1..2", 2, 6, "expected the end of the line, not '..'"},
    {"var x : 1..3\nx not 3", 2, 7, "expected 'in', not '3'"},
    {"var x : 1..3; x = ;", 1, 19, "expected a number, a name or '(', not ';'"},
    {"12abc = 3", 1, 1, "a number followed by 'a'"},
    {"foo(3) = 2", 1, 1,
     "unknown function 'foo'; the functions are sum, product, min, max, abs, count, pow, all, any, "
     "all_different"},
    {"var x : 1..3\nabs(x, x) = 2", 2, 1, "abs takes one number"},
    {"var x : 1..3\nx = min()", 2, 5, "the minimum of an empty list"},
    {"var x : 1..3\nx = 3 / 0", 2, 9, "division by 0"},
    {"var x : 1..3\nx % 0 = 1", 2, 5, "division by 0"},
    {"var q[3] : 1..3\nall_different(q) strong", 2, 18,
     "expected 'value', 'bounds' or 'domain', not 'strong'"},
    {"var x : 1..3\nforall x in 1..3: x = 1", 2, 8, "the name 'x' is already in use"},
    {"var x : 1..3\nforall i in 1..3, i in 1..3: x = i", 2, 19, "the name 'i' is already in use"},
    {"var x : 1..3\nforall i 1..3: x = i", 2, 10, "expected 'in', not '1'"},
    {"var x : 1..3\nforall i in 1..3 x = i", 2, 18, "expected ',' or ':', not 'x'"},
    {"var x : 1..3\nforall i in 1..x: x = i", 2, 16, "expected a constant, found a variable"},
    {"var x : 1..3\nforall i in 1..3 where x = 1: x = i", 2, 24,
     "expected a constant, found a variable"},
    {"forall i in {(1,2)}: i = 1", 1, 13, "a loop runs over numbers, not tuples"},
    {"forall i in 1..9223372036854775806: i > 0", 1, 37,
     "the model is too large: more than 50000000 steps to build it"},
    {"let s = -9223372036854775806..9223372036854775806", 1, 1,
     "the model is too large: more than 50000000 steps to build it"},
    {"var q[1000000] : 1..65536", 1, 5, "the model is too large: more than 50000000 steps to build it"},
    {"let n = 3\nlet n = 4", 2, 5, "the name 'n' is already in use"},
    {"var x : 1..3\nlet n = x", 2, 9, "expected a constant, found a variable"},
    {"let a = [1, 2\nlet b = 3", 2, 1, "expected ',' or ']', not 'let'"},
    {"let a[2,2] = [1, 2, 3]", 1, 14, "a list of 3 numbers for an array of 4"},
    {"let a = []", 1, 9, "the list is empty"},
    {"let a = [(1,2)]", 1, 9, "a list has numbers, not tuples"},
    {"let a = {1, (2, 3)}", 1, 13, "a tuple in a set of numbers"},
    {"let a = {(2, 3), 1}", 1, 18, "a number in a set of tuples of 2"},
    {"let s = {1,2}\nvar x : s\nx = s", 3, 5, "'s' is a set and has no value"},
    {"values red, green, red", 1, 20, "the name 'red' is already in use"},
    {"var x : 1..3\nminimise x\nmaximise x", 3, 1, "the model already has a goal"},
    {"minimise 3 =", 1, 12, "expected the end of the line, not '='"},
    {"print x", 1, 7, "unknown name 'x'"},
    {"let n = 3\nprint n", 2, 7, "expected a variable"},
    {"var q[3]:1..3\nprint q[4]", 2, 9, "the index 4 is outside 1..3"},
    {"# all on one\n# page\n  var x,\n  y : 1..2 3", 4, 12, "expected the end of the line, not '3'"},
};

static void bad_models_are_explained(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        csp_error e;
        if (csp_read_model(bad[i].text, strlen(bad[i].text), &e)) fail_msg("accepted: %s", bad[i].text);
        if (strcmp(e.message, bad[i].message) || e.line != bad[i].line || e.column != bad[i].column)
            fail_msg("%ld:%ld: %s: %s", e.line, e.column, e.message, bad[i].text);
        if (!strstr(bad[i].message, "steps")) /* which take a while */
            assert_null(csp_read_model(bad[i].text, strlen(bad[i].text), NULL));
    }
}

/* Words and operators nested more deeply than anyone writes them. */
static void depth_is_limited(void **state)
{
    (void)state;
    static const char *const sign[] = {"(",      "not ",
                                       "-",      "abs(",
                                       "1 -> ",  "forall i in 1..1: ",
                                       "q[",     "{",
                                       "if ",    "1 ^ ",
                                       "1 <-> ", "forall(i in 1..1)(",
                                       "sum([",  "sum(i in sum("};
    for (size_t i = 0; i < sizeof sign / sizeof *sign; i++) {
        struct text deep = {0};
        csp_error e;
        for (int k = 0; k < 100000; k++) text_add(&deep, sign[i]);
        assert_null(csp_read_model(deep.bytes, deep.length, &e));
        assert_int_equal(e.line, 1);
        text_free(&deep);
    }
    struct text wide = {0};
    text_add(&wide, "var x : 1..2\nx");
    for (int k = 0; k < 100000; k++) text_add(&wide, " + x");
    text_add(&wide, " = 100001");
    assert_int_equal(solutions_of(wide.bytes), 1);
    text_free(&wide);
}

/* Every beginning of a good text is read or refused, and nothing else happens. */
static void no_beginning_does_harm(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        const char *text = read_file(examples[i]);
        for (size_t length = 0; length < strlen(text); length++) {
            char *copy = malloc(length + 1);
            memcpy(copy, text, length);
            csp_error e;
            csp_model_free(csp_read_model(copy, length, &e));
            free(copy);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_mean_what_they_say),
        cmocka_unit_test(statements_about_an_emptied_variable_do_no_harm),
        cmocka_unit_test(what_is_declared_is_printed),
        cmocka_unit_test(values_are_called_by_their_names),
        cmocka_unit_test(bad_models_are_explained),
        cmocka_unit_test(depth_is_limited),
        cmocka_unit_test(no_beginning_does_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
