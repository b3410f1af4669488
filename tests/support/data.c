/* SPDX-License-Identifier: MIT */
/* data.c - see data.h */
#include "support/data.h"

#include <stdlib.h>

FILE *open_data(const char *path)
{
    char name[1024];
    const char *root = getenv("SUDOKU_DATA");
    snprintf(name, sizeof name, "%s/%s", root ? root : "../shared/data", path);
    FILE *file = fopen(name, "r");
    if (!file) printf("skipped: %s is not there\n", name);
    return file;
}

uint64_t test_seed(void)
{
    const char *text = getenv("SUDOKU_SEED");
    const uint64_t seed = text ? strtoull(text, NULL, 10) : 20260101;
    printf("SUDOKU_SEED=%llu\n", (unsigned long long)seed);
    return seed;
}

int test_cases(int usual)
{
    const char *text = getenv("SUDOKU_CASES");
    return text ? atoi(text) : usual;
}
