/* SPDX-License-Identifier: MIT */
/* test_memory.c - short memory is an error, whichever allocation it hits.

   The library's calls of calloc() and free() come here (see --wrap in tests/CMakeLists.txt).  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "waltz.h"

void *__real_calloc(size_t count, size_t size);
void __real_free(void *block);
void *__wrap_calloc(size_t count, size_t size);
void __wrap_free(void *block);

static int live, calls_until_failure = -1;

void *__wrap_calloc(size_t count, size_t size)
{
    if (calls_until_failure == 0) return NULL;
    if (calls_until_failure > 0) calls_until_failure--;
    live++;
    return __real_calloc(count, size);
}

void __wrap_free(void *block)
{
    if (block) live--;
    __real_free(block);
}

static const char *const texts[] = {
    "drawing Two squares\n"
    "a1:L(b1,d1) b1:L(c1,a1) c1:L(d1,b1) d1:L(a1,c1)\na2:L(b2,d2) b2:L(c2,a2) c2:L(d2,b2) d2:L(a2,c2)\n"
    "P a1 0 0\nP b1 4 0\nP c1 4 4\nP d1 0 4\nP a2 1 1\nP b2 2 1\nP c2 2 2\nP d2 1 2\n"
    "outline a1 d1 c1 b1 a1\noutline a2-d2-c2-b2-a2\nL a1 b1 <\nL a2 d2 >\n",
    "drawing A square with a stroke\n0 0 4 0\n4 0 4 4\n4 4 0 4\n0 4 0 0\n2 0 2 4\n",
};

/* Reads and finds the outline; true: memory was never short. */
static bool run_once(const char *text)
{
    waltz_error error = {.message = ""};
    waltz_drawing *d = NULL;
    waltz_reader *r = waltz_reader_new(text, strlen(text), 0);
    bool good = false;
    if (r) {
        good = waltz_reader_next(r, &d, &error) == WALTZ_READ_DRAWING &&
               waltz_set_outline(d, WALTZ_OUTLINE_AUTO, &error);
        if (!good) assert_string_equal(error.message, "memory is short");
    }
    waltz_drawing_free(d);
    waltz_reader_free(r);
    return good;
}

static void short_memory_is_an_error(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        int allowed = 0;
        for (bool done = false; !done; allowed++) {
            assert_true(allowed < 1000);
            calls_until_failure = allowed;
            done = run_once(texts[i]);
            calls_until_failure = -1;
            assert_int_equal(live, 0);
        }
        assert_true(allowed > 10);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(short_memory_is_an_error)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
