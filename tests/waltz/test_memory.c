/* SPDX-License-Identifier: MIT */
/* test_memory.c - running out of memory is an error, whichever allocation fails. */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/short_memory.h"
#include "waltz.h"

static const char *const texts[] = {
    "drawing Two squares\n"
    "a1:L(b1,d1) b1:L(c1,a1) c1:L(d1,b1) d1:L(a1,c1)\na2:L(b2,d2) b2:L(c2,a2) c2:L(d2,b2) d2:L(a2,c2)\n"
    "P a1 0 0\nP b1 4 0\nP c1 4 4\nP d1 0 4\nP a2 1 1\nP b2 2 1\nP c2 2 2\nP d2 1 2\n"
    "outline a1 d1 c1 b1 a1\noutline a2-d2-c2-b2-a2\nL a1 b1 <\nL a2 d2 >\n",
    "drawing A square with a stroke\n0 0 4 0\n4 0 4 4\n4 4 0 4\n0 4 0 0\n2 0 2 4\n",
};

/* Reads and finds the outline; true: no allocation failed. */
static bool run_once(const char *text)
{
    waltz_error error = {.message = ""};
    waltz_drawing *d = NULL;
    waltz_reader *r = waltz_reader_new(text, strlen(text), 0);
    bool good = false;
    if (r) {
        good = waltz_reader_next(r, &d, &error) == WALTZ_READ_DRAWING &&
               waltz_set_outline(d, WALTZ_OUTLINE_AUTO, &error);
        if (!good) assert_string_equal(error.message, "out of memory");
    }
    waltz_drawing_free(d);
    waltz_reader_free(r);
    return good;
}

/* Runs again and again, with more allocations allowed each time, until none fails: one more at first, then in larger
   steps.  */
static void check_every_failure(bool (*run)(const void *what), const void *what, int least)
{
    for (int on = 0; on < 2; on++) {
        int allowed = 0;
        for (bool failed = true; failed; allowed += 1 + allowed / 32) {
            assert_true(allowed < 1000000);
            make_memory_short(allowed, on);
            const bool done = run(what);
            end_shortage();
            failed = failures > 0;
            if (!failed) assert_true(done);
            assert_int_equal(live_blocks, 0);
        }
        assert_true(allowed > least);
    }
}

static bool read_it(const void *text) { return run_once(text); }

static void short_memory_is_an_error(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        check_every_failure(read_it, texts[i], 10);
}

/* ---- what is done with a drawing ---- */

struct work {
    const char *text;
    bool (*run)(waltz_drawing *);
};

/* The drawing itself has all the memory it needs. */
static bool work_on(const void *what)
{
    const struct work *w = what;
    pause_shortage();
    waltz_drawing *d = waltz_read(w->text, strlen(w->text), 0, NULL);
    assert_non_null(d);
    resume_shortage();
    const bool good = w->run(d);
    waltz_drawing_free(d);
    return good;
}

static bool label_all(waltz_drawing *d)
{
    waltz_number n;
    waltz_labelling *l = waltz_labelling_new(d, NULL);
    waltz_result result = WALTZ_NO_MEMORY;
    if (l && waltz_count(l, 0, &n) == WALTZ_FOUND)
        while ((result = waltz_next(l)) == WALTZ_FOUND) {}
    waltz_labelling_free(l);
    assert_true(result == WALTZ_NONE || result == WALTZ_NO_MEMORY);
    return result == WALTZ_NONE;
}

static bool find_core(waltz_drawing *d)
{
    int core[64], count = 0;
    bool smallest = false;
    const waltz_result result = waltz_find_core(d, NULL, core, &count, &smallest);
    assert_true(result == WALTZ_FOUND || result == WALTZ_NO_MEMORY);
    if (result == WALTZ_FOUND) assert_true(smallest);
    return result == WALTZ_FOUND;
}

static void ignore(void *context, const char *text, size_t length)
{
    (void)context;
    (void)text;
    (void)length;
}

static bool lay_out_and_draw(waltz_drawing *d)
{
    waltz_error error = {.message = ""};
    if (!waltz_layout(d, &error)) {
        assert_string_equal(error.message, "out of memory");
        return false;
    }
    return waltz_draw(d, NULL, (waltz_sink){ignore, NULL});
}

static bool look_for_conflicts(waltz_drawing *d)
{
    const waltz_label labels[16] = {WALTZ_CONCAVE};
    waltz_conflict conflict;
    const waltz_result result = waltz_find_conflict(d, labels, &conflict);
    assert_true(result == WALTZ_FOUND || result == WALTZ_NO_MEMORY);
    return result == WALTZ_FOUND;
}

static void work_on_drawings_reports_it_too(void **state)
{
    (void)state;
    static const char cube[] = "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)";
    static const char fork[] = "a:L(g,b) b:L(a,j) c:L(l,d) d:L(c,h) e:L(i,f) f:L(e,k) g:L(l,a) h:L(d,l) "
                               "i:L(k,e) j:L(b,k) k:W(j,f,i) l:W(h,c,g)";
    check_every_failure(work_on, &(struct work){cube, label_all}, 50);
    check_every_failure(work_on, &(struct work){fork, find_core}, 50);
    check_every_failure(work_on, &(struct work){cube, lay_out_and_draw}, 5);
    check_every_failure(work_on, &(struct work){texts[1], look_for_conflicts}, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_memory_is_an_error),
        cmocka_unit_test(work_on_drawings_reports_it_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
