/* SPDX-License-Identifier: MIT */
/* pool.h - a few threads that work on tasks, in whatever order; whoever hands them in can wait for one.

   With one thread nothing is started: a task is done when it is handed in.  */
#ifndef COMMON_POOL_H
#define COMMON_POOL_H

#include <stdbool.h>

struct pool;

/* The beginning of what a task is. */
struct pool_task {
    struct pool_task *next;
    bool done;
};

/* Does a task.  `worker` counts threads from 0; each does one task at a time. */
typedef void pool_work(struct pool_task *task, int worker);

/* Returns NULL if memory runs out.  Threads that cannot be started are done without. */
struct pool *pool_new(int threads, pool_work *work);
/* Waits for all tasks.  Accepts NULL. */
void pool_free(struct pool *pool);
void pool_hand_in(struct pool *pool, struct pool_task *task);
void pool_wait(struct pool *pool, struct pool_task *task);
/* Waits for so many seconds at most; is the task done? */
bool pool_wait_for(struct pool *pool, struct pool_task *task, double seconds);

/* Processors that this process may use. */
int pool_processors(void);

#endif
