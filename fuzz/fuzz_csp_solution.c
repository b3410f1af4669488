/* SPDX-License-Identifier: MIT */
/* fuzz_csp_solution.c - any bytes as the solution of a fixed model. */
#include <stdlib.h>
#include <string.h>

#include "csp.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

static csp_model *some_model(void)
{
    static const char text[] =
        "var x : 1..9; var b : bool; var q[3] : -5..5; var m[2, 2] : 0..9223372036854775806";
    csp_error error;
    csp_model *m = csp_read_model(text, strlen(text), &error);
    if (!m) abort();
    return m;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { VARIABLES = 9 };
    static csp_model *m;
    csp_value values[VARIABLES];
    bool known[VARIABLES];
    csp_error error = {.message = ""};
    if (!m) m = some_model();
    const bool good = csp_read_solution(m, (const char *)data, size, values, known, &error);
    if (!good && !error.message[0]) abort();
    for (int x = 0; x < VARIABLES; x++)
        if (known[x] && (values[x] > CSP_MAX_VALUE || values[x] < -CSP_MAX_VALUE)) abort();
    return 0;
}
