/* SPDX-License-Identifier: MIT */
/* test_ordered_work.c - every task is done once, by a worker that has no other, and taken once, in its order. */
#include <stdatomic.h>

#include "common/ordered_work.h"
#include "support/cmocka_first.h"

enum { TASKS = 500, MOST_THREADS = 5 };

struct task {
    int number, worker;
    long result;
    bool held; /* by the test: it must be cleared at the end */
};

struct record {
    atomic_int done, at_work[MOST_THREADS];
    atomic_bool crossed; /* a worker had two tasks at once */
    int taken;
};

static int tasks_cleared;

/* Takes long for some, so that later tasks are done first. */
static long effort(int number)
{
    volatile long sum = number;
    for (int i = 0; i < (number % 7 == 0 ? 20000 : 10); i++) sum = sum + i % 3;
    return sum;
}

static void do_task(void *context, void *memory, int worker)
{
    struct record *r = context;
    struct task *t = memory;
    if (atomic_fetch_add(&r->at_work[worker], 1) != 0) r->crossed = true;
    t->worker = worker;
    t->result = effort(t->number);
    atomic_fetch_add(&r->done, 1);
    atomic_fetch_sub(&r->at_work[worker], 1);
}

static void take_task(void *context, void *memory)
{
    struct record *r = context;
    const struct task *t = memory;
    assert_int_equal(t->number, r->taken);
    assert_int_equal(t->result, effort(t->number));
    r->taken++;
}

static void clear_task(void *memory)
{
    const struct task *t = memory;
    tasks_cleared += t->held;
}

static const struct work_kind kind = {
    .task_size = sizeof(struct task), .work = do_task, .take = take_task, .clear = clear_task};

static void test_order(void **state)
{
    (void)state;
    for (int threads = 1; threads <= MOST_THREADS; threads++) {
        struct record r = {.taken = 0};
        struct work_kind k = kind;
        k.context = &r;
        struct ordered_work *work = work_new(threads, &k);
        assert_non_null(work);
        for (int i = 0; i < TASKS; i++) {
            struct task *t = work_next(work);
            assert_ptr_equal(t, work_next(work));
            t->number = i;
            work_submit(work);
            assert_int_equal(work_waiting(work), i + 1 - r.taken);
            assert_true(work_waiting(work) <= 2 * threads);
            if (threads == 1) assert_int_equal(r.taken, i + 1);
        }
        work_take_all(work);
        assert_int_equal(r.taken, TASKS);
        assert_int_equal(r.done, TASKS);
        assert_false(r.crossed);
        assert_int_equal(work_waiting(work), 0);
        work_free(work);
    }
}

/* Whoever leaves early gets no more results, and every task is cleared once. */
static void test_leaving(void **state)
{
    (void)state;
    for (int threads = 1; threads <= MOST_THREADS; threads++) {
        struct record r = {.taken = 0};
        struct work_kind k = kind;
        k.context = &r;
        tasks_cleared = 0;
        struct ordered_work *work = work_new(threads, &k);
        const int count = threads > 1 ? 2 * threads : 1;
        for (int i = 0; i < count; i++) {
            struct task *t = work_next(work);
            t->number = i;
            t->held = true;
            work_submit(work);
        }
        const int taken = r.taken;
        work_free(work);
        assert_int_equal(r.taken, taken);
        assert_int_equal(r.done, count);
        assert_int_equal(tasks_cleared, count);
    }
}

static void test_threads(void **state)
{
    (void)state;
    assert_int_equal(work_threads(3), 3);
    assert_true(work_threads(0) >= 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order),
        cmocka_unit_test(test_leaving),
        cmocka_unit_test(test_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
