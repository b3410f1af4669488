/* SPDX-License-Identifier: MIT */
/* signs.h - the label of a line as seen from its first end: - + < >. */
#ifndef WALTZ_CLI_SIGNS_H
#define WALTZ_CLI_SIGNS_H

#include <stdbool.h>

#include "waltz.h"

char label_sign(waltz_label label);
/* False: no label has that sign. */
bool label_of_sign(char sign, waltz_label *label);

#endif
