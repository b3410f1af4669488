/* SPDX-License-Identifier: MIT */
/* example.c - the example of csp.h: eight queens. */
#include "csp.h"

int main(void)
{
    csp_model *m = csp_model_new();
    csp_variable queen[8];
    if (!m) return 1;
    for (int i = 0; i < 8; i++) queen[i] = csp_add_range(m, NULL, 1, 8);
    for (int i = 0; i < 8; i++)
        for (int j = i + 1; j < 8; j++) {
            csp_compare(m, queen[i], CSP_NOT_EQUAL, queen[j], 0);
            csp_compare(m, queen[i], CSP_NOT_EQUAL, queen[j], j - i);
            csp_compare(m, queen[i], CSP_NOT_EQUAL, queen[j], i - j);
        }
    csp_search *s = csp_search_new(m, NULL);
    if (!s) return 1;
    uint64_t solutions = 0;
    while (csp_search_next(s) == CSP_SOLUTION) solutions++;
    csp_search_free(s);
    csp_model_free(m);
    return solutions != 92;
}
