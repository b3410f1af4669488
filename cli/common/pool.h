/* SPDX-License-Identifier: MIT */
/* pool.h - a few threads that work on tasks, in any order; the caller can wait for a task.

   With one thread no thread is started: a task is done as soon as it is submitted.  */
#ifndef COMMON_POOL_H
#define COMMON_POOL_H

#include <stdbool.h>

struct pool;

/* The first member of every task. */
struct pool_task {
    struct pool_task *next;
    bool done;
};

/* Does a task.  `worker` counts threads from 0; each does one task at a time. */
typedef void pool_work(struct pool_task *task, int worker);

/* Returns NULL if memory runs out.  If some threads cannot be started, the others do the work. */
struct pool *pool_new(int threads, pool_work *work);
/* Waits for all tasks.  Accepts NULL. */
void pool_free(struct pool *pool);
void pool_hand_in(struct pool *pool, struct pool_task *task);
void pool_wait(struct pool *pool, struct pool_task *task);
/* Waits for at most that many seconds; is the task done? */
bool pool_wait_for(struct pool *pool, struct pool_task *task, double seconds);

/* Processors that this process may use. */
int pool_processors(void);

#endif
