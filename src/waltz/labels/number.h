/* SPDX-License-Identifier: MIT */
/* number.h - counts that may be too large for any integer type. */
#ifndef WALTZ_NUMBER_H
#define WALTZ_NUMBER_H

#include "waltz.h"

waltz_number number_of(uint64_t);
void number_multiply(waltz_number *, uint64_t factor);

#endif
