/* SPDX-License-Identifier: MIT */
/* fuzz_options_csp.c - any words as the command line of csp. */
#include "csp/settings.h"
#include "csp/table.h"

#include "options_use.h"
