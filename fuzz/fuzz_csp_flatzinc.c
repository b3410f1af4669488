/* SPDX-License-Identifier: MIT */
/* fuzz_csp_flatzinc.c - any bytes through the reader of FlatZinc; what comes out is searched a little. */
#include "csp_model_use.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    csp_error error = {.message = ""};
    use_model(csp_read_flatzinc((const char *)data, size, &error), data, size,
              &(csp_format){CSP_FORMAT_FLATZINC}, &error);
    return 0;
}
