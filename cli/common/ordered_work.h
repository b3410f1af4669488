/* SPDX-License-Identifier: MIT */
/* ordered_work.h - tasks done by several threads, whose results are taken in the order of the tasks.

       fill -> task | task | task  ...  threads, in any order      memory: a few tasks, however many there are;
                v                                                  when all are in use, the oldest is waited for
              take, oldest first, in the thread that fills         and its result taken

   With one thread no thread is started: a task is done, and its result taken, as soon as it is submitted.  */
#ifndef COMMON_ORDERED_WORK_H
#define COMMON_ORDERED_WORK_H

#include <stdbool.h>
#include <stddef.h>

struct ordered_work;

struct work_kind {
    size_t task_size; /* a task begins as zeros, and is used again and again */
    /* Tasks for each thread at a time; 0: two.  Where one task may take as long as very many others, more of them keep all
       threads busy; and then results are taken as soon as they are there, not only when all tasks are in use.  */
    int ahead;
    /* In any thread; `worker` counts threads from 0, and each does one task at a time. */
    void (*work)(void *context, void *task, int worker);
    /* In the caller's thread, in the order of the tasks. */
    void (*take)(void *context, void *task);
    /* NULL, or called a few times a second while a result is waited for. */
    void (*wait)(void *context);
    /* NULL, or frees what a task holds, when all is over. */
    void (*clear)(void *task);
    void *context;
};

/* The number of threads for an option: 0 means one for each processor. */
int work_threads(int wanted);

/* Returns NULL if memory runs out.  If some threads cannot be started, the others do the work. */
struct ordered_work *work_new(int threads, const struct work_kind *);
/* Waits for the tasks submitted; takes no more results.  Accepts NULL. */
void work_free(struct ordered_work *);

/* The task to fill, always the same until it is submitted. */
void *work_next(struct ordered_work *);
void work_submit(struct ordered_work *);
/* Tasks submitted whose results have not been taken. */
int work_waiting(const struct ordered_work *);
/* Waits for these, and takes their results. */
void work_take_all(struct ordered_work *);

#endif
