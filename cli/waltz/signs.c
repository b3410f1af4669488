/* SPDX-License-Identifier: MIT */
/* signs.c - see signs.h */
#include "waltz/signs.h"

#include <string.h>

static const char signs[] = {
    [WALTZ_CONCAVE] = '-', [WALTZ_CONVEX] = '+', [WALTZ_IN] = '<', [WALTZ_OUT] = '>'};

char label_sign(waltz_label label) { return signs[label]; }

bool label_of_sign(char sign, waltz_label *label)
{
    const char *found = memchr(signs, sign, sizeof signs);
    if (found) *label = (waltz_label)(found - signs);
    return found != NULL;
}
