/* SPDX-License-Identifier: MIT */
/* test_read_drawing.c - drawings as text: every form, what is printed is read back, streams, and the texts of
   tests/data/bad-drawings.txt, each outcome exactly as stated.

   Sources: src/waltz/drawing/, src/waltz/read/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/cmocka_first.h"

#include "support/cases.h"
#include "support/data.h"
#include "waltz.h"

/* ---- reading and comparing ---- */

static waltz_drawing *read_one(const char *text)
{
    waltz_error error = {.message = ""};
    waltz_drawing *d = waltz_read(text, strlen(text), 0, &error);
    if (!d) fail_msg("%ld:%ld %s in\n%s", error.line, error.column, error.message, text);
    return d;
}

static int junction_count(const waltz_drawing *d)
{
    int count;
    waltz_junctions(d, &count);
    return count;
}

static int line_count(const waltz_drawing *d)
{
    int count;
    waltz_lines(d, &count);
    return count;
}

static bool same_junctions(const waltz_drawing *a, const waltz_drawing *b)
{
    int count, other;
    const waltz_junction *x = waltz_junctions(a, &count), *y = waltz_junctions(b, &other);
    if (count != other || waltz_is_placed(a) != waltz_is_placed(b)) return false;
    for (int i = 0; i < count; i++)
        if (strcmp(x[i].name, y[i].name) || x[i].type != y[i].type ||
            memcmp(x[i].line, y[i].line, sizeof(int) * (size_t)x[i].degree) ||
            (waltz_is_placed(a) && (x[i].x != y[i].x || x[i].y != y[i].y)))
            return false;
    return true;
}

/* `remarks`: outline and true labels as well. */
static bool same_lines(const waltz_drawing *a, const waltz_drawing *b, bool remarks)
{
    int count, other;
    const waltz_line *x = waltz_lines(a, &count), *y = waltz_lines(b, &other);
    if (count != other) return false;
    for (int i = 0; i < count; i++)
        if (x[i].from != y[i].from || x[i].to != y[i].to ||
            (remarks && (x[i].outline != y[i].outline || x[i].known != y[i].known)))
            return false;
    return true;
}

static void assert_same(const waltz_drawing *a, const waltz_drawing *b)
{
    assert_string_equal(waltz_title(a), waltz_title(b));
    assert_true(same_junctions(a, b));
    assert_true(same_lines(a, b, true));
}

static void assert_reads_as(const char *text, const char *same_in_lists)
{
    waltz_drawing *a = read_one(text), *b = read_one(same_in_lists);
    assert_same(a, b);
    waltz_drawing_free(a);
    waltz_drawing_free(b);
}

static waltz_drawing *printed_and_read(const waltz_drawing *d, waltz_form form)
{
    struct text text = {0};
    text_clear(&text);
    waltz_print(d, form, (waltz_sink){text_sink, &text});
    waltz_drawing *again = read_one(text.bytes);
    text_free(&text);
    return again;
}

/* ---- forms ---- */

#define CUBE         "J 0 W 5 6 1\nJ 1 L 0 2\nJ 2 W 1 6 3\nJ 3 L 2 4\nJ 4 W 3 6 5\nJ 5 L 4 0\nJ 6 Y 4 2 0\n"
#define CUBE_OUTLINE "O 0 1\nO 1 2\nO 2 3\nO 3 4\nO 4 5\nO 5 0\n"

static void lists_are_read(void **state)
{
    (void)state;
    waltz_drawing *d = read_one("# a tetrahedron\n"
                                "drawing Two faces # of four\n"
                                "J A W B C D\r\n\tJ B L C A # a comment\nj C arrow D A B -- another\n"
                                "J D L A C\nP A 0 1\nP B -1 0\nP C 0, -1.5\nP D 1e0 .25\n"
                                "O A D\nL A C +\nL B A >\nL D A <");
    assert_string_equal(waltz_title(d), "Two faces");
    assert_true(waltz_is_placed(d));
    int count;
    const waltz_junction *j = waltz_junctions(d, &count);
    assert_int_equal(count, 4);
    assert_string_equal(j[2].name, "C");
    assert_int_equal(j[2].type, WALTZ_ARROW);
    assert_true(j[2].y == -1.5 && j[3].x == 1 && j[3].y == 0.25);
    assert_int_equal(j[2].text_line, 5);
    assert_int_equal(j[1].text_line, 4);
    assert_int_equal(j[1].text_column, 2);
    const waltz_line *l = waltz_lines(d, &count);
    assert_int_equal(count, 5);
    assert_int_equal(l[waltz_find_line(d, 0, 3)].outline, WALTZ_OUT);
    assert_int_equal(l[waltz_find_line(d, 0, 3)].known, WALTZ_OUT);
    assert_int_equal(l[waltz_find_line(d, 0, 1)].known, WALTZ_IN);
    assert_int_equal(l[waltz_find_line(d, 0, 2)].known, WALTZ_CONVEX);
    assert_int_equal(l[waltz_find_line(d, 2, 3)].known, WALTZ_NO_LABEL);
    waltz_drawing_free(d);
}

static void constructors_are_read(void **state)
{
    (void)state;
    assert_reads_as("Arrow 1 5 6 at 0\nL 0 2 at 1\nArrow 3 1 6 at 2\nL 2 4 at 3\narrow 5 3 6 at 4\n"
                    "L 4 0 at 5; Fork 4 2 0 at 6",
                    CUBE);
    assert_reads_as(
        "W 5 6 1 at 0\nL (0) (2) (1)\narrow 3 1 6 2\nL 2 4 3\nArrow Var 5 Var 3 Var 6 Var 4\n"
        "L 4 0 at 5\nY 4 2 0 at 6\n",
        CUBE);
    assert_reads_as(
        "cube ::  Object -- seen from above\n"
        "cube = [Arrow (Var 1) (Var 5) (Var 6) (Var 0), L (Var 0) (Var 2) (Var 1),\n"
        "        Arrow (Var 3) (Var 1) (Var 6) (Var 2), -- and so on\n"
        "        L (Var 2) (Var 4) (Var 3)\n"
        "      , Arrow (Var 5) (Var 3) (Var 6)\n   (Var 4),\n"
        "        L (4) (0) (5), Fork (4) (2) (0) (6)\n]\n\n"
        "cubeOutline =\n"
        "  [(Var 0, Var 1), (Var 1, Var 2), (Var 2, Var 3), (3,4), ((4), 5), (Var 5, Var 0)]",
        CUBE CUBE_OUTLINE);
    /* T and L keep their order */
    assert_reads_as("L 4 2 at 3\nT 3 5 2 at 4\n2:W(1,3,4) 5:W(4,9,6) 0:W(8,9,1) 1:L(0,2)\n6:L(5,7) "
                    "7:W(6,9,8)\n8:L(7,0) 9:Y(0,7,5)",
                    "J 3 L 4 2\nJ 4 T 3 5 2\nJ 2 W 1 3 4\nJ 5 W 4 9 6\nJ 0 W 8 9 1\nJ 1 L 0 2\n"
                    "J 6 L 5 7\nJ 7 W 6 9 8\nJ 8 L 7 0\nJ 9 Y 0 7 5\n");
}

static void outlines_are_read(void **state)
{
    (void)state;
    static const char *const forms[] = {"outline 0 1 2 3 4 5 0",
                                        "outline 0-1-2-3-4-5-0\n",
                                        "Outline 0->1 -> 2,3, 4 - 5 0",
                                        "outline [(0,1),(1,2),(2,3),\n(3,4),(4,5),(5,0)]",
                                        "outline = [(0,1),(1,2),(2,3),(3,4),(4,5),(5,0)]",
                                        "outline 3 4 5 0\noutline 0 1 2 3\noutline []",
                                        "outline Var 0 (Var 1) (2) 3 4; outline 4 5 0"};
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        struct text text = {0};
        text_clear(&text);
        text_add(&text, CUBE);
        text_add(&text, forms[i]);
        assert_reads_as(text.bytes, CUBE CUBE_OUTLINE);
        text_free(&text);
    }
    assert_reads_as("outline 0 1 2\n" CUBE, CUBE "O 0 1\nO 1 2\n"); /* not closed of itself */
}

static void short_junctions_are_read(void **state)
{
    (void)state;
    assert_reads_as("\xEF\xBB\xBF"
                    "0:W(5,6,1)1:L(0,2), 2 : w ( 1 6 ,3 )\t3:L(2,4);\r\n\r\n4:Arrow(3,6,5)\n"
                    "5:L(4,0) 6:Fork(4,2,0)",
                    CUBE);
    waltz_drawing *d = read_one("drawing:W(J,outline,1e5) J:L(outline,drawing)\n"
                                "outline:W(1e5,drawing,J) 1e5:L(drawing,outline)");
    assert_int_equal(junction_count(d), 4);
    waltz_drawing *again = printed_and_read(d, WALTZ_FORM_SHORT);
    assert_same(d, again);
    waltz_drawing_free(again);
    again = printed_and_read(d, WALTZ_FORM_LIST);
    assert_same(d, again);
    waltz_drawing_free(again);
    waltz_drawing_free(d);
    d = read_one("\xC3\xA9:W(b',_c,d.1) b':L(_c,\xC3\xA9) _c:W(d.1,\xC3\xA9,b') d.1:L(\xC3\xA9,_c)");
    assert_int_equal(waltz_find_junction(d, "\xC3\xA9"), 0);
    waltz_drawing_free(d);
}

static void segments_are_read(void **state)
{
    (void)state;
    /* a square with a stroke that ends at two of its sides */
    waltz_drawing *d = read_one("drawing A square\n0 0 4 0\n4,0,4,4\n4, 4, 0, 4, # comment\n"
                                "0 4 0 0\n+2 0.0 2e0 4.\n");
    assert_string_equal(waltz_title(d), "A square");
    assert_true(waltz_is_placed(d));
    assert_int_equal(junction_count(d), 6);
    assert_int_equal(line_count(d), 7);
    struct text text = {0};
    text_clear(&text);
    waltz_print(d, WALTZ_FORM_SEGMENTS, (waltz_sink){text_sink, &text});
    int lines = 0;
    for (const char *at = text.bytes; *at; at++) lines += *at == '\n';
    assert_int_equal(lines, 1 + 5);
    waltz_drawing *again = read_one(text.bytes);
    assert_int_equal(junction_count(again), 6);
    assert_int_equal(line_count(again), 7);
    text_free(&text);
    waltz_drawing_free(again);
    waltz_drawing_free(d);
}

/* ---- named drawings ---- */

static const struct {
    const char *name, *text;
    int junctions, lines;
} named[] = {
    {"cube", "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)", 7, 9},
    {"fig 12A",
     "0:W(8,9,1) 1:L(0,2) 2:W(1,3,4) 3:L(4,2) 4:T(3,5,2) 5:W(4,9,6) 6:L(5,7) 7:W(6,9,8) 8:L(7,0) "
     "9:Y(0,7,5)",
     10, 13},
    {"fig 18",
     "0:W(2,3,1) 1:L(0,4) 2:L(7,0) 3:Y(0,8,9) 4:W(1,6,5) 5:L(4,7) 6:Y(8,7,4) 7:W(5,6,2) 8:W(6,9,3) "
     "9:L(3,8)",
     10, 13},
    {"paip-poiuyt",
     "a:L(g,b) b:L(a,j) c:L(l,d) d:L(c,h) e:L(i,f) f:L(e,k) g:L(l,a) h:L(d,l) i:L(k,e) j:L(b,k) "
     "k:W(j,f,i) l:W(h,c,g)",
     12, 13},
    {"paip-cube-on-plate",
     "a:Y(d,c,b) b:W(g,a,e) c:W(e,a,f) d:W(f,a,g) e:L(b,c) f:Y(i,c,d) g:Y(h,d,b) h:W(l,j,g) i:W(f,j,m) "
     "j:Y(k,i,h) k:W(m,j,l) l:L(k,h) m:L(i,k)",
     13, 18},
    {"paip-tower",
     "a:Y(d,c,b) n:L(o,q) b:W(g,a,e) o:W(y,n,j) c:W(e,a,f) p:L(i,r) d:W(f,a,g) q:W(n,w,s) e:L(b,c) "
     "r:W(s,x,p) f:Y(i,c,d) s:L(q,r) g:Y(h,d,b) t:W(w,z,x) h:W(l,j,g) u:W(x,z,y) i:W(f,p,m) v:W(y,z,w) "
     "j:Y(k,o,h) w:Y(q,v,t) k:W(m,j,l) x:Y(t,u,r) l:L(k,h) y:Y(o,u,v) m:L(i,k) z:Y(v,u,t)",
     26, 36},
    {"paip-arch",
     "a:W(e,c,b) p:L(q,o) b:L(a,d) q:T(i,p,r) c:Y(g,d,a) r:T(s,j,q) d:W(b,c,m) s:L(t,r) e:L(f,a) "
     "t:W(u,k,s) f:T(g,e,n) u:L(4,t) g:W(h,c,f) v:L(4,2) h:T(i,g,o) w:W(x,y,1) i:T(j,h,q) x:L(z,w) "
     "j:T(k,i,r) y:Y(z,2,w) k:T(l,j,t) z:W(3,y,x) l:T(m,k,4) 1:T(o,n,w) m:L(d,l) 2:W(v,y,3) n:L(1,f) "
     "3:L(2,z) o:W(p,h,1) 4:T(l,u,v)",
     30, 40},
    {"fig-tetra-2faces", "A:W(B,C,D) B:L(C,A) C:W(D,A,B) D:L(A,C)", 4, 5},
    {"fig-tetra-3faces", "A:W(B,D,C) B:W(C,D,A) C:W(A,D,B) D:Y(C,A,B)", 4, 6},
    {"fig-frustum3-top", "A:W(B,D,C) B:W(C,E,A) C:W(A,F,B) D:Y(E,F,A) E:Y(F,D,B) F:Y(C,D,E)", 6, 9},
    {"fig-penrose-triangle",
     "K0:L(OM1,OM0) OM1:W(K1,MI2,K0) K1:L(OM2,OM1) OM0:W(K0,MI1,K2) MI1:L(H1,OM0) H1:T(MI1,H2,H0) "
     "H2:T(MI2,H0,H1) OM2:W(K2,MI0,K1) K2:L(OM0,OM2) MI2:L(H2,OM1) H0:T(MI0,H1,H2) MI0:L(H0,OM2)",
     12, 15},
    {"vox-L3",
     "0:L(1,2) 1:W(6,5,0) 2:W(0,5,3) 3:L(2,4) 4:W(3,9,10) 5:Y(2,1,8) 6:Y(1,7,8) 7:W(10,9,6) 8:W(5,6,9) "
     "9:Y(8,7,4) 10:L(4,7)",
     11, 15},
    {"vox-T-block",
     "0:T(7,4,1) 1:W(0,4,2) 2:L(1,3) 3:W(2,12,13) 4:L(1,0) 5:L(6,7) 6:W(9,8,5) 7:W(5,8,0) 8:Y(7,6,11) "
     "9:Y(6,10,11) 10:W(13,12,9) 11:W(8,9,12) 12:Y(11,10,3) 13:L(3,10)",
     14, 19},
    {"vox-cube-on-plate",
     "0:L(1,2) 1:W(15,7,0) 2:T(9,8,0) 3:T(10,11,4) 4:W(3,7,5) 5:L(4,6) 6:W(5,7,15) 7:Y(4,1,6) 8:L(2,10) "
     "9:W(14,13,2) 10:W(8,13,3) 11:L(3,12) 12:W(11,13,14) 13:Y(10,9,12) 14:L(12,9) 15:L(6,1)",
     16, 21},
    {"vox-notched-cube",
     "0:L(1,2) 1:W(12,10,0) 2:W(0,5,3) 3:L(2,4) 4:W(3,11,12) 5:Y(2,9,8) 6:Y(9,7,8) 7:W(11,6,10) "
     "8:W(5,6,11) 9:W(10,6,5) 10:Y(9,1,7) 11:Y(8,7,4) 12:L(4,1)",
     13, 18},
};

static void named_drawings_are_read_and_read_back(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
        waltz_drawing *d = read_one(named[i].text);
        assert_int_equal(junction_count(d), named[i].junctions);
        assert_int_equal(line_count(d), named[i].lines);
        for (waltz_form form = WALTZ_FORM_LIST; form <= WALTZ_FORM_SHORT; form++) {
            waltz_drawing *again = printed_and_read(d, form);
            assert_same(d, again);
            waltz_drawing_free(again);
        }
        waltz_drawing_free(d);
    }
}

/* Types and degrees, whatever the names. */
static void count_types(const waltz_drawing *d, int *counts)
{
    int count;
    const waltz_junction *j = waltz_junctions(d, &count);
    for (int i = 0; i < count; i++) counts[j[i].type]++;
}

static void assert_segments_read_back(const waltz_drawing *d)
{
    waltz_drawing *again = printed_and_read(d, WALTZ_FORM_SEGMENTS);
    int before[WALTZ_TYPES] = {0}, after[WALTZ_TYPES] = {0};
    count_types(d, before);
    count_types(again, after);
    assert_memory_equal(before, after, sizeof before);
    assert_int_equal(line_count(d), line_count(again));
    assert_int_equal(waltz_face_count(d), waltz_face_count(again));
    waltz_drawing_free(again);
}

static void files_are_read_and_read_back(void **state)
{
    (void)state;
    static const char *const files[] = {
        "fig-penrose-triangle", "fig-tetra-2faces", "ops5-waltz-demo",   "paip-cube-on-plate",
        "paip-poiuyt",          "paip-tower",       "seed-cube",         "seed-fig12A",
        "seed-fig18",           "vox-L3",           "vox-cube-on-plate", "vox-notched-cube"};
    static char text[1 << 16];
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char path[100];
        snprintf(path, sizeof path, "drawings/%s.drawing", files[i]);
        FILE *file = open_data(path);
        if (!file) return;
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        fclose(file);
        waltz_drawing *d = read_one(text);
        waltz_drawing *again = printed_and_read(d, WALTZ_FORM_LIST);
        assert_same(d, again);
        waltz_drawing_free(again);
        if (waltz_is_placed(d)) assert_segments_read_back(d);
        waltz_drawing_free(d);
    }
}

/* ---- streams ---- */

static void streams_are_read(void **state)
{
    (void)state;
    static const char text[] = "# nothing yet\n" CUBE "drawing\n" CUBE "drawing second\n\nJ 0 L\n" CUBE
                               " DRAWING\tThe third\t \r\n" CUBE CUBE_OUTLINE "\n# end\n";
    static const char *const titles[] = {"", "", NULL, "The third"};
    waltz_error error;
    waltz_drawing *d;
    waltz_reader *r = waltz_reader_new(text, strlen(text), 0);
    assert_non_null(r);
    for (int i = 0; i < 4; i++) {
        const waltz_read_result result = waltz_reader_next(r, &d, &error);
        assert_int_equal(result, titles[i] ? WALTZ_READ_DRAWING : WALTZ_READ_ERROR);
        if (d) assert_string_equal(waltz_title(d), titles[i]);
        else assert_int_equal(error.line, 19);
        waltz_drawing_free(d);
    }
    assert_int_equal(waltz_reader_next(r, &d, &error), WALTZ_READ_END);
    assert_null(d);
    assert_int_equal(waltz_reader_next(r, &d, NULL), WALTZ_READ_END);
    waltz_reader_free(r);
    waltz_reader_free(NULL);

    assert_null(waltz_read(text, strlen(text), 0, &error));
    assert_string_equal(error.message, "a second drawing: only one is allowed here");
    assert_int_equal(error.line, 9);
    assert_null(waltz_read(NULL, 0, 0, &error));
    assert_string_equal(error.message, "no drawing in the text");
}

/* The time is proportional to the length, for many drawings as for one long line. */
static void long_texts_are_read_in_time(void **state)
{
    (void)state;
    enum { STREAM = 20000, LONG_LINE = 40000 };
    struct text text = {0};
    waltz_error error;
    waltz_drawing *d;
    text_clear(&text);
    for (int i = 0; i < STREAM; i++) text_add(&text, "drawing x\n" CUBE);
    text_add(&text, "?");
    waltz_reader *r = waltz_reader_new(text.bytes, text.length, 0);
    assert_non_null(r);
    for (int i = 0; i + 1 < STREAM; i++) {
        assert_int_equal(waltz_reader_next(r, &d, &error), WALTZ_READ_DRAWING);
        waltz_drawing_free(d);
    }
    assert_int_equal(waltz_reader_next(r, &d, &error), WALTZ_READ_ERROR);
    assert_int_equal(error.line, 8 * STREAM + 1);
    waltz_reader_free(r);

    text_clear(&text);
    for (int i = 0; i < LONG_LINE; i++) { /* triangles */
        char part[200];
        snprintf(part, sizeof part, "a%d:L(b%d,c%d) b%d:L(c%d,a%d) c%d:L(a%d,b%d) ", i, i, i, i, i, i, i,
                 i, i);
        text_add(&text, part);
    }
    d = read_one(text.bytes);
    int count;
    const waltz_junction *j = waltz_junctions(d, &count);
    assert_int_equal(count, 3 * LONG_LINE);
    assert_true(j[count - 1].text_column + 40 > (long)text.length);
    waltz_drawing_free(d);
    text_free(&text);
}

/* ---- errors ---- */

static void run_case(const char *options, const char *bytes, size_t length, int way,
                     struct text *outcome)
{
    (void)options, (void)way;
    char line[2 * WALTZ_TEXT];
    waltz_error error;
    waltz_drawing *d;
    waltz_read_result result;
    waltz_reader *r = waltz_reader_new(bytes, length, 0);
    assert_non_null(r);
    while ((result = waltz_reader_next(r, &d, &error)) != WALTZ_READ_END) {
        if (d)
            snprintf(line, sizeof line, "%d/%d %s\n", junction_count(d), line_count(d), waltz_title(d));
        else snprintf(line, sizeof line, "error %ld:%ld %s\n", error.line, error.column, error.message);
        text_add(outcome, line);
        waltz_drawing_free(d);
    }
    waltz_reader_free(r);
}

static void bad_drawings_are_explained(void **state)
{
    (void)state;
    const int cases = run_cases("tests/data/bad-drawings.txt", run_case, 1);
    printf("%d bad drawings\n", cases);
    assert_true(cases >= 40);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_read),
        cmocka_unit_test(constructors_are_read),
        cmocka_unit_test(outlines_are_read),
        cmocka_unit_test(short_junctions_are_read),
        cmocka_unit_test(segments_are_read),
        cmocka_unit_test(named_drawings_are_read_and_read_back),
        cmocka_unit_test(files_are_read_and_read_back),
        cmocka_unit_test(streams_are_read),
        cmocka_unit_test(long_texts_are_read_in_time),
        cmocka_unit_test(bad_drawings_are_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
