/* SPDX-License-Identifier: MIT */
/* list.h - a list of puzzles, grouped by rules, long enough to be measured. */
#ifndef BENCH_LIST_H
#define BENCH_LIST_H

#include "sudoku.h"

struct group {
    const sudoku_rules *rules;
    size_t count, cells;
    uint8_t *givens;
    char *text; /* 82 bytes each, terminated, for a rival; classic 9x9 only, else NULL */
};

struct list {
    const char *name;
    size_t count;
    int groups;
    struct group *group;
};

/* Reads any list that the library reads, and repeats its puzzles up to about `least`.  False after a message. */
bool list_read(const char *path, size_t least, struct list *);
void list_free(struct list *);
bool list_is_classic(const struct list *);

#endif
