/* SPDX-License-Identifier: MIT */
/* in_threads.c - see in_threads.h */
#include "sequences/in_threads.h"

#include <pthread.h>
#include <string.h>

#include "sequences/commons.h"

enum { MOST_THREADS = 64 };

struct share {
    pthread_t thread;
    const struct call_table *table;
    const struct commons *commons;
    uint64_t seed, count;
    uint64_t made[MOST_CALLS];
};

static void *run_share(void *context)
{
    struct share *s = context;
    for (uint64_t i = 0; i < s->count; i++) {
        struct sequence sequence;
        make_sequence(s->table, s->seed + i, &sequence);
        run_sequence(s->table, &sequence, s->commons, s->made, NULL);
    }
    return NULL;
}

static bool make_commons(struct commons *c)
{
    static const sudoku_shape shapes[SHARED_RULES] = {
        {.size = 4}, {.size = 6, .rules = "x"}, {.size = 9}, {.size = 9, .rules = "x nrc"}};
    static const char model[] =
        "var q[5] : 1..5\nall_different(q)\nforall i in 1..4: abs(q[i] - q[i+1]) > 1\n"
        "(q[1], q[2]) not in {(1, 3), (3, 1)}\nq[1] * q[2] != 10";
    bool good = true;
    for (int i = 0; i < SHARED_RULES; i++) {
        c->rules[i] = sudoku_rules_new(&shapes[i], NULL);
        good &= c->rules[i] != NULL;
    }
    for (int i = 0; i < SHARED_DRAWINGS; i++) {
        c->drawing[i] = waltz_random_scene(&(waltz_scene){.seed = (uint64_t)i, .cubes = 2 + i}, NULL);
        good &= c->drawing[i] != NULL;
    }
    c->model = csp_read_model(model, strlen(model), NULL);
    return good && c->model;
}

static void free_commons(struct commons *c)
{
    for (int i = 0; i < SHARED_RULES; i++) sudoku_rules_free(c->rules[i]);
    for (int i = 0; i < SHARED_DRAWINGS; i++) waltz_drawing_free(c->drawing[i]);
    csp_model_free(c->model);
}

bool run_in_threads(const struct call_table *table, uint64_t seed, uint64_t count, int threads)
{
    static struct share share[MOST_THREADS];
    struct commons commons = {0};
    if (threads > MOST_THREADS) threads = MOST_THREADS;
    bool good = make_commons(&commons);
    int started = 0;
    while (good && started < threads) {
        struct share *s = &share[started];
        const uint64_t each = count / (uint64_t)threads;
        *s = (struct share){
            .table = table, .commons = &commons, .seed = seed + each * (uint64_t)started, .count = each};
        good = pthread_create(&s->thread, NULL, run_share, s) == 0;
        started += good;
    }
    uint64_t calls = 0;
    for (int i = 0; i < started; i++) {
        pthread_join(share[i].thread, NULL);
        for (int k = 0; k < table->count; k++) calls += share[i].made[k];
    }
    free_commons(&commons);
    printf("%-8s %9llu sequences %11llu calls, threads: %d\n", table->name, (unsigned long long)count,
           (unsigned long long)calls, started);
    return good;
}
