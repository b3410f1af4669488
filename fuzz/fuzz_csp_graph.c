/* SPDX-License-Identifier: MIT */
/* fuzz_csp_graph.c - any bytes through the reader of graphs; the first one is the number of colours. */
#include "csp_model_use.h"

/* Is there a number that may be accepted as that of vertices, but takes long? */
static bool has_large_number(const uint8_t *data, size_t size)
{
    int digits = 0;
    for (size_t i = 0; i <= size; i++)
        if (i < size && data[i] >= '0' && data[i] <= '9') digits += digits || data[i] != '0';
        else if (digits == 6 || digits == 7) return true;
        else digits = 0;
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    csp_error error = {.message = ""};
    if (!size || has_large_number(data, size)) return 0;
    const int colours = data[0] >= '0' && data[0] <= '9' ? data[0] - '0' : data[0];
    use_model(csp_read_graph((const char *)data + 1, size - 1, colours, &error), data, size, NULL,
              &error);
    return 0;
}
