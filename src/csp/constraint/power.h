/* SPDX-License-Identifier: MIT */
/* power.h - powers of numbers. */
#ifndef CSP_POWER_H
#define CSP_POWER_H

#include "csp.h"

/* base ^ exponent, where a negative exponent divides 1 by the power and truncates.  CSP_NO_BOUND, or its negative, if that is
   beyond all values.  False: it is not defined, since the base is 0 and the exponent is negative.  */
bool power_of(csp_value base, csp_value exponent, csp_value *result);

#endif
