/* SPDX-License-Identifier: MIT */
/* decimal.h - numbers with a fraction, as text. */
#ifndef BASE_DECIMAL_H
#define BASE_DECIMAL_H

#include <stdbool.h>

#include "base/out.h"

/* Reads a number such as -12, .5, 3.25 or 1e-3 at the beginning of the text from `at` to `end`; returns what follows
   it, or NULL if there is none.  The result is right to within a few units in the 15th digit.  Numbers too large become 1e300, so that
   they can still be compared.  */
const char *decimal_read(const char *at, const char *end, double *number);

/* With up to `places` (0 to 9) digits after the point, without trailing zeros.  Values beyond 1e9 are clamped.  */
void out_decimal(struct out *, double number, int places);

#endif
