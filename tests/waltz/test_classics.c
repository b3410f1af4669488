/* SPDX-License-Identifier: MIT */
/* test_classics.c - drawings with a name match their descriptions. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "waltz.h"

/* ---- lists of junctions ---- */

enum { MOST = 32 };

/* A drawing, junction by junction, with its neighbours in the order of their types. */
struct list {
    int count;
    waltz_type type[MOST];
    int degree[MOST], neighbour[MOST][3];
};

static struct list list_of_drawing(const waltz_drawing *d)
{
    struct list list;
    int lines;
    const waltz_line *line = waltz_lines(d, &lines);
    const waltz_junction *j = waltz_junctions(d, &list.count);
    assert_in_range(list.count, 1, MOST);
    for (int i = 0; i < list.count; i++) {
        list.type[i] = j[i].type;
        list.degree[i] = j[i].degree;
        for (int k = 0; k < j[i].degree; k++) {
            const waltz_line *l = &line[j[i].line[k]];
            list.neighbour[i][k] = l->from == i ? l->to : l->from;
        }
    }
    return list;
}

/* The number of a name that ends at one of these characters. */
static int number_of(char names[MOST][8], int *count, const char **text, const char *ends)
{
    const size_t length = strcspn(*text, ends);
    assert_in_range(length, 1, 7);
    int i = 0;
    while (i < *count && (strncmp(names[i], *text, length) != 0 || names[i][length])) i++;
    if (i == *count) {
        assert_in_range(*count, 0, MOST - 1);
        memcpy(names[i], *text, length);
        names[(*count)++][length] = 0;
    }
    *text += length + 1;
    return i;
}

/* Of "0:W(5,6,1) 1:L(0,2) ...". */
static struct list list_of_text(const char *text)
{
    struct list list = {0};
    char names[MOST][8];
    while (*text) {
        const int at = number_of(names, &list.count, &text, ":");
        const char letter = *text;
        for (waltz_type t = WALTZ_L; t <= WALTZ_T; t++)
            if (waltz_type_letter(t) == letter) list.type[at] = t;
        list.degree[at] = waltz_type_degree(list.type[at]);
        text += 2; /* the letter and a parenthesis */
        for (int k = 0; k < list.degree[at]; k++)
            list.neighbour[at][k] = number_of(names, &list.count, &text, ",)");
        text += *text == ' ';
    }
    return list;
}

static int slot_of_neighbour(const struct list *list, int at, int neighbour)
{
    for (int k = 0; k < list->degree[at]; k++)
        if (list->neighbour[at][k] == neighbour) return k;
    fail_msg("a line has one end only");
    return -1;
}

/* Is b the same as a, if junction 0 of a is `start` of b with its lines turned by `turn`?  Only forks may be turned. */
static bool same_from(const struct list *a, const struct list *b, int start, int turn)
{
    int image[MOST], turned[MOST], waiting[MOST], count = 0;
    memset(image, -1, sizeof image);
    image[0] = start;
    turned[0] = turn;
    waiting[count++] = 0;
    while (count) {
        const int at = waiting[--count], to = image[at], degree = a->degree[at];
        if (a->type[at] != b->type[to] || (turned[at] && a->type[at] != WALTZ_FORK)) return false;
        for (int k = 0; k < degree; k++) {
            const int next = a->neighbour[at][k], other = b->neighbour[to][(k + turned[at]) % degree];
            if (a->degree[next] != b->degree[other]) return false;
            const int by =
                (slot_of_neighbour(b, other, to) - slot_of_neighbour(a, next, at) + a->degree[next]) %
                a->degree[next];
            if (image[next] >= 0) {
                if (image[next] != other || turned[next] != by) return false;
                continue;
            }
            image[next] = other;
            turned[next] = by;
            waiting[count++] = next;
        }
    }
    return true;
}

static bool same_drawing(const struct list *a, const struct list *b)
{
    if (a->count != b->count) return false;
    for (int start = 0; start < b->count; start++)
        for (int turn = 0; turn < 3; turn++)
            if (same_from(a, b, start, turn)) return true;
    return false;
}

/* ---- the classics ---- */

static waltz_drawing *classic(const char *name)
{
    int i = 0;
    while (waltz_classic_name(i) && strcmp(waltz_classic_name(i), name) != 0) i++;
    waltz_error e = {.message = ""};
    waltz_drawing *d = waltz_classic(i, &e);
    if (!d) fail_msg("%s: %s", name, e.message);
    return d;
}

static const struct {
    const char *name;
    int junctions, lines, ts;
    const char *list; /* NULL: not known from elsewhere */
} expected[] = {
    {"cube", 7, 9, 0, "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)"},
    {"l-block", 11, 15, 0,
     "0:L(1,2) 1:W(6,5,0) 2:W(0,5,3) 3:L(2,4) 4:W(3,9,10) 5:Y(2,1,8) 6:Y(1,7,8) 7:W(10,9,6) "
     "8:W(5,6,9) 9:Y(8,7,4) 10:L(4,7)"},
    {"t-block", 14, 19, 1,
     "0:T(7,4,1) 1:W(0,4,2) 2:L(1,3) 3:W(2,12,13) 4:L(1,0) 5:L(6,7) 6:W(9,8,5) 7:W(5,8,0) "
     "8:Y(7,6,11) 9:Y(6,10,11) 10:W(13,12,9) 11:W(8,9,12) 12:Y(11,10,3) 13:L(3,10)"},
    {"u-block", 15, 20, 2, NULL},
    {"arch", 12, 15, 1, NULL},
    {"stairs", 15, 21, 0, NULL},
    {"plus", 20, 26, 2, NULL},
    {"notched-cube", 13, 18, 0,
     "0:L(1,2) 1:W(12,10,0) 2:W(0,5,3) 3:L(2,4) 4:W(3,11,12) 5:Y(2,9,8) 6:Y(9,7,8) 7:W(11,6,10) "
     "8:W(5,6,11) 9:W(10,6,5) 10:Y(9,1,7) 11:Y(8,7,4) 12:L(4,1)"},
    {"cube-on-plate", 16, 21, 2,
     "0:L(1,2) 1:W(15,7,0) 2:T(9,8,0) 3:T(10,11,4) 4:W(3,7,5) 5:L(4,6) 6:W(5,7,15) 7:Y(4,1,6) "
     "8:L(2,10) 9:W(14,13,2) 10:W(8,13,3) 11:L(3,12) 12:W(11,13,14) 13:Y(10,9,12) 14:L(12,9) "
     "15:L(6,1)"},
    {"tower", 15, 20, 2, NULL},
    {"frame", 12, 15, 1, NULL},
    {"house", 8, 10, 0, NULL},
    {"tetrahedron", 4, 6, 0, "A:W(B,D,C) B:W(C,D,A) C:W(A,D,B) D:Y(C,A,B)"},
    {"tetrahedron-2", 4, 5, 0, "A:W(B,C,D) B:L(C,A) C:W(D,A,B) D:L(A,C)"},
    {"truncated-pyramid", 6, 9, 0, "A:W(B,D,C) B:W(C,E,A) C:W(A,F,B) D:Y(E,F,A) E:Y(F,D,B) F:Y(C,D,E)"},
    {"twisted-pyramid", 6, 9, 0, "A:W(B,D,C) B:W(C,E,A) C:W(A,F,B) D:Y(E,F,A) E:Y(F,D,B) F:Y(C,D,E)"},
    {"fig-12a", 10, 13, 1,
     "0:W(8,9,1) 1:L(0,2) 2:W(1,3,4) 3:L(4,2) 4:T(3,5,2) 5:W(4,9,6) 6:L(5,7) 7:W(6,9,8) 8:L(7,0) "
     "9:Y(0,7,5)"},
    {"fig-18", 10, 13, 0,
     "0:W(2,3,1) 1:L(0,4) 2:L(7,0) 3:Y(0,8,9) 4:W(1,6,5) 5:L(4,7) 6:Y(8,7,4) 7:W(5,6,2) 8:W(6,9,3) "
     "9:L(3,8)"},
    {"devils-fork", 12, 13, 0,
     "a:L(g,b) b:L(a,j) c:L(l,d) d:L(c,h) e:L(i,f) f:L(e,k) g:L(l,a) h:L(d,l) i:L(k,e) j:L(b,k) "
     "k:W(j,f,i) l:W(h,c,g)"},
    {"penrose", 12, 15, 3,
     "K0:L(OM1,OM0) OM1:W(K1,MI2,K0) K1:L(OM2,OM1) OM0:W(K0,MI1,K2) MI1:L(H1,OM0) H1:T(MI1,H2,H0) "
     "H2:T(MI2,H0,H1) OM2:W(K2,MI0,K1) K2:L(OM0,OM2) MI2:L(H2,OM1) H0:T(MI0,H1,H2) MI0:L(H0,OM2)"},
};
enum { EXPECTED = sizeof expected / sizeof *expected };

static void each_is_as_expected(void **state)
{
    (void)state;
    for (int i = 0; i < EXPECTED; i++) {
        waltz_drawing *d = classic(expected[i].name);
        int lines;
        waltz_lines(d, &lines);
        const struct list list = list_of_drawing(d);
        int ts = 0;
        for (int j = 0; j < list.count; j++) ts += list.type[j] == WALTZ_T;
        if (list.count != expected[i].junctions || lines != expected[i].lines || ts != expected[i].ts)
            fail_msg("%s has %d junctions, %d lines, %d T", expected[i].name, list.count, lines, ts);
        if (expected[i].list) {
            const struct list other = list_of_text(expected[i].list);
            if (!same_drawing(&other, &list)) fail_msg("%s is not its list", expected[i].name);
        }
        waltz_drawing_free(d);
    }
}

static void each_has_a_name_and_no_outline(void **state)
{
    (void)state;
    int count = 0;
    for (; waltz_classic_name(count); count++) {
        const char *name = waltz_classic_name(count);
        assert_true(strlen(waltz_classic_about(count)) > 5);
        waltz_drawing *d = classic(name);
        assert_string_equal(waltz_title(d), name);
        assert_true(waltz_is_placed(d));
        int lines;
        const waltz_line *line = waltz_lines(d, &lines);
        for (int i = 0; i < lines; i++) {
            assert_int_equal(line[i].outline, WALTZ_NO_LABEL);
            assert_int_equal(line[i].known == WALTZ_NO_LABEL, line[0].known == WALTZ_NO_LABEL);
        }
        waltz_drawing_free(d);
    }
    assert_int_equal(count, EXPECTED);
}

static void there_is_no_other(void **state)
{
    (void)state;
    waltz_error e = {.message = ""};
    assert_null(waltz_classic_name(-1));
    assert_null(waltz_classic_about(EXPECTED));
    assert_null(waltz_classic(EXPECTED, &e));
    assert_string_equal(e.message, "there is no such drawing");
    assert_null(waltz_classic(-1, NULL));
}

/* The side edges of the one meet in a point, those of the other do not. */
static void the_pyramid_is_one_and_the_twisted_one_is_none(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        bool meet;
    } pyramids[] = {{"truncated-pyramid", true}, {"twisted-pyramid", false}};
    for (int p = 0; p < 2; p++) {
        waltz_drawing *d = classic(pyramids[p].name);
        int junctions, lines, sides = 0;
        const waltz_junction *j = waltz_junctions(d, &junctions);
        const waltz_line *line = waltz_lines(d, &lines);
        double side[3][3]; /* a x + b y = c */
        for (int i = 0; i < lines; i++) {
            const waltz_junction *a = &j[line[i].from], *b = &j[line[i].to];
            if (a->type == b->type) continue;
            assert_in_range(sides, 0, 2);
            side[sides][0] = b->y - a->y;
            side[sides][1] = a->x - b->x;
            side[sides][2] = side[sides][0] * a->x + side[sides][1] * a->y;
            sides++;
        }
        assert_int_equal(sides, 3);
        double determinant = 0;
        for (int i = 0; i < 3; i++)
            determinant += side[i][0] * (side[(i + 1) % 3][1] * side[(i + 2) % 3][2] -
                                         side[(i + 1) % 3][2] * side[(i + 2) % 3][1]);
        const double size = determinant < 0 ? -determinant : determinant;
        assert_int_equal(size < 1e-6, pyramids[p].meet);
        assert_int_equal(size > 100, !pyramids[p].meet);
        waltz_drawing_free(d);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_as_expected),
        cmocka_unit_test(each_has_a_name_and_no_outline),
        cmocka_unit_test(there_is_no_other),
        cmocka_unit_test(the_pyramid_is_one_and_the_twisted_one_is_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
