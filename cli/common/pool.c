/* SPDX-License-Identifier: MIT */
/* pool.c - see pool.h */
#include "common/pool.h"

#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct worker {
    pthread_t thread;
    struct pool *pool;
    int number;
};

struct pool {
    pool_work *work;
    pthread_mutex_t lock;
    pthread_cond_t handed_in, finished;
    struct pool_task *first, **end; /* tasks that no thread has begun */
    bool closing;
    int threads; /* 0: the caller does the work */
    struct worker worker[];
};

static struct pool_task *next_task(struct pool *pool)
{
    while (!pool->first && !pool->closing) pthread_cond_wait(&pool->handed_in, &pool->lock);
    struct pool_task *task = pool->first;
    if (task && !(pool->first = task->next)) pool->end = &pool->first;
    return task;
}

static void *work_on(void *context)
{
    const struct worker *worker = context;
    struct pool *pool = worker->pool;
    struct pool_task *task;
    pthread_mutex_lock(&pool->lock);
    while ((task = next_task(pool))) {
        pthread_mutex_unlock(&pool->lock);
        pool->work(task, worker->number);
        pthread_mutex_lock(&pool->lock);
        task->done = true;
        pthread_cond_signal(&pool->finished);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

/* Only the thread that reads and prints handles signals: the others inherit what is blocked here. */
static void start_threads(struct pool *pool, int threads)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (int i = 0; i < threads; i++) {
        struct worker *worker = &pool->worker[pool->threads];
        *worker = (struct worker){.pool = pool, .number = pool->threads};
        if (pthread_create(&worker->thread, NULL, work_on, worker) != 0) break;
        pool->threads++;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

struct pool *pool_new(int threads, pool_work *work)
{
    struct pool *pool = calloc(1, sizeof *pool + (size_t)threads * sizeof *pool->worker);
    if (!pool) return NULL;
    pool->work = work;
    pool->end = &pool->first;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->handed_in, NULL);
    pthread_cond_init(&pool->finished, NULL);
    if (threads > 1) start_threads(pool, threads);
    return pool;
}

void pool_free(struct pool *pool)
{
    if (!pool) return;
    pthread_mutex_lock(&pool->lock);
    pool->closing = true;
    pthread_cond_broadcast(&pool->handed_in);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->threads; i++) pthread_join(pool->worker[i].thread, NULL);
    pthread_cond_destroy(&pool->finished);
    pthread_cond_destroy(&pool->handed_in);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}

void pool_hand_in(struct pool *pool, struct pool_task *task)
{
    task->next = NULL;
    task->done = false;
    if (!pool->threads) {
        pool->work(task, 0);
        task->done = true;
        return;
    }
    pthread_mutex_lock(&pool->lock);
    *pool->end = task;
    pool->end = &task->next;
    pthread_cond_signal(&pool->handed_in);
    pthread_mutex_unlock(&pool->lock);
}

void pool_wait(struct pool *pool, struct pool_task *task)
{
    if (!pool->threads) return;
    pthread_mutex_lock(&pool->lock);
    while (!task->done) pthread_cond_wait(&pool->finished, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
}

bool pool_wait_for(struct pool *pool, struct pool_task *task, double seconds)
{
    struct timespec until;
    if (!pool->threads) return true;
    clock_gettime(CLOCK_REALTIME, &until);
    const double end = (double)until.tv_nsec * 1e-9 + seconds, whole = floor(end);
    until.tv_sec += (time_t)whole;
    until.tv_nsec = (long)((end - whole) * 1e9);
    pthread_mutex_lock(&pool->lock);
    int result = 0;
    while (!task->done && result == 0)
        result = pthread_cond_timedwait(&pool->finished, &pool->lock, &until);
    const bool done = task->done;
    pthread_mutex_unlock(&pool->lock);
    return done;
}

int pool_processors(void)
{
    const long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 && count < 1 << 16 ? (int)count : 1;
}
