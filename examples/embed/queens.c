/* SPDX-License-Identifier: MIT */
/* queens.c - a constraint problem: queens that do not attack each other, one in each column. */
#include <csp.h>
#include <stdio.h>

enum { QUEENS = 8 };

int main(void)
{
    csp_model *model = csp_model_new();
    csp_variable row[QUEENS];
    if (!model) return 2;
    for (int i = 0; i < QUEENS; i++) row[i] = csp_add_range(model, NULL, 1, QUEENS);
    for (int i = 0; i < QUEENS; i++)
        for (int j = i + 1; j < QUEENS; j++) {
            csp_compare(model, row[i], CSP_NOT_EQUAL, row[j], 0);     /* row[i] != row[j] */
            csp_compare(model, row[i], CSP_NOT_EQUAL, row[j], j - i); /* row[i] != row[j] + (j - i) */
            csp_compare(model, row[i], CSP_NOT_EQUAL, row[j], i - j);
        }
    csp_search *search = csp_search_new(model, NULL);
    if (!search) return 2;
    int solutions = 0;
    while (csp_search_next(search) == CSP_SOLUTION)
        if (++solutions == 1)
            for (int i = 0; i < QUEENS; i++)
                printf("%d%c", (int)csp_search_value(search, row[i]), i + 1 < QUEENS ? ' ' : '\n');
    printf("%d solutions\n", solutions);
    csp_search_free(search);
    csp_model_free(model);
    return 0;
}
