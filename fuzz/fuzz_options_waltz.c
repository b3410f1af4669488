/* SPDX-License-Identifier: MIT */
/* fuzz_options_waltz.c - any words as the command line of waltz. */
#include "waltz/settings.h"
#include "waltz/table.h"

#include "options_use.h"
