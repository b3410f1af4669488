/* SPDX-License-Identifier: MIT */
/* ordered_work.c - see ordered_work.h */
#include "common/ordered_work.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum {
    TASKS_PER_THREAD = 2,    /* and one that is being filled; unless the kind of work says otherwise */
    WAIT = 200 * 1000 * 1000 /* nanoseconds */
};

struct worker {
    pthread_t thread;
    struct ordered_work *owner;
    int number;
};

struct ordered_work {
    struct work_kind kind;
    pthread_mutex_t lock;
    pthread_cond_t submitted, finished;
    char *task; /* a ring */
    bool *done;
    int tasks;
    int oldest, waiting; /* the oldest task without a taken result; how many there are from there on */
    int next;            /* of these, the first that no thread has begun */
    bool closing;
    int threads; /* 0: the caller does the work */
    struct worker *worker;
};

static void *task_at(const struct ordered_work *w, int after_oldest)
{
    return w->task + (size_t)((w->oldest + after_oldest) % w->tasks) * w->kind.task_size;
}

/* ---- threads ---- */

static void *work_on(void *context)
{
    const struct worker *worker = context;
    struct ordered_work *w = worker->owner;
    pthread_mutex_lock(&w->lock);
    for (;;) {
        while (w->next == w->waiting && !w->closing) pthread_cond_wait(&w->submitted, &w->lock);
        if (w->next == w->waiting) break;
        const int place = (w->oldest + w->next) % w->tasks;
        void *task = task_at(w, w->next++);
        pthread_mutex_unlock(&w->lock);
        w->kind.work(w->kind.context, task, worker->number);
        pthread_mutex_lock(&w->lock);
        w->done[place] = true;
        pthread_cond_signal(&w->finished);
    }
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

/* Only the thread that reads and prints handles signals: the others inherit what is blocked here. */
static void start_threads(struct ordered_work *w, int threads)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (int i = 0; i < threads; i++) {
        struct worker *worker = &w->worker[w->threads];
        *worker = (struct worker){.owner = w, .number = w->threads};
        if (pthread_create(&worker->thread, NULL, work_on, worker) != 0) break;
        w->threads++;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int work_threads(int wanted)
{
    const long count = sysconf(_SC_NPROCESSORS_ONLN);
    return wanted ? wanted : count > 0 && count < 1 << 16 ? (int)count : 1;
}

struct ordered_work *work_new(int threads, const struct work_kind *kind)
{
    struct ordered_work *w = calloc(1, sizeof *w);
    if (!w) return NULL;
    w->kind = *kind;
    w->tasks = threads > 1 ? (kind->ahead ? kind->ahead : TASKS_PER_THREAD) * threads + 1 : 1;
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->submitted, NULL);
    pthread_cond_init(&w->finished, NULL);
    w->task = calloc((size_t)w->tasks, kind->task_size);
    w->done = calloc((size_t)w->tasks, sizeof *w->done);
    w->worker = calloc((size_t)threads, sizeof *w->worker);
    if (!w->task || !w->done || !w->worker) {
        work_free(w);
        return NULL;
    }
    if (threads > 1) start_threads(w, threads);
    return w;
}

void work_free(struct ordered_work *w)
{
    if (!w) return;
    pthread_mutex_lock(&w->lock);
    w->closing = true;
    pthread_cond_broadcast(&w->submitted);
    pthread_mutex_unlock(&w->lock);
    for (int i = 0; i < w->threads; i++) pthread_join(w->worker[i].thread, NULL);
    for (int i = 0; i < w->tasks && w->task && w->kind.clear; i++) w->kind.clear(task_at(w, i));
    pthread_cond_destroy(&w->finished);
    pthread_cond_destroy(&w->submitted);
    pthread_mutex_destroy(&w->lock);
    free(w->worker);
    free(w->done);
    free(w->task);
    free(w);
}

/* ---- the caller's thread ---- */

void *work_next(struct ordered_work *w) { return task_at(w, w->waiting); }

int work_waiting(const struct ordered_work *w) { return w->waiting; }

/* The time a moment from now, on the clock of pthread_cond_timedwait(). */
static struct timespec soon(void)
{
    enum { SECOND = 1000 * 1000 * 1000 };
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_nsec += WAIT;
    if (t.tv_nsec >= SECOND) t.tv_nsec -= SECOND, t.tv_sec++;
    return t;
}

static void wait_for_oldest(struct ordered_work *w)
{
    pthread_mutex_lock(&w->lock);
    while (!w->done[w->oldest]) {
        const struct timespec until = soon();
        if (pthread_cond_timedwait(&w->finished, &w->lock, &until) == 0 || !w->kind.wait) continue;
        pthread_mutex_unlock(&w->lock);
        w->kind.wait(w->kind.context);
        pthread_mutex_lock(&w->lock);
    }
    pthread_mutex_unlock(&w->lock);
}

static void take_oldest(struct ordered_work *w)
{
    if (w->threads) wait_for_oldest(w);
    w->kind.take(w->kind.context, task_at(w, 0));
    if (w->threads) pthread_mutex_lock(&w->lock);
    w->oldest = (w->oldest + 1) % w->tasks;
    w->waiting--;
    w->next--;
    if (w->threads) pthread_mutex_unlock(&w->lock);
}

static bool oldest_is_done(struct ordered_work *w)
{
    pthread_mutex_lock(&w->lock);
    const bool done = w->waiting && w->done[w->oldest];
    pthread_mutex_unlock(&w->lock);
    return done;
}

void work_submit(struct ordered_work *w)
{
    if (w->threads) {
        pthread_mutex_lock(&w->lock);
        w->done[(w->oldest + w->waiting) % w->tasks] = false;
        w->waiting++;
        pthread_cond_signal(&w->submitted);
        pthread_mutex_unlock(&w->lock);
    } else {
        w->kind.work(w->kind.context, work_next(w), 0);
        w->done[(w->oldest + w->waiting) % w->tasks] = true;
        w->waiting++;
        w->next++;
    }
    if (w->waiting == w->tasks || !w->threads) take_oldest(w);
    while (w->threads && w->kind.ahead && oldest_is_done(w)) take_oldest(w);
}

void work_take_all(struct ordered_work *w)
{
    while (w->waiting) take_oldest(w);
}
