/* SPDX-License-Identifier: MIT */
/* example.c - the example at the top of waltz.h. */
#include <stdio.h>
#include <string.h>

#include "waltz.h"

int main(void)
{
    const char *cube = "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)";
    waltz_error error;
    waltz_drawing *d = waltz_read(cube, strlen(cube), 0, &error);
    if (!d) return 1; /* error.message says why */
    waltz_labelling *l = waltz_labelling_new(d, NULL);
    if (!l) return 1;
    int labellings = 0;
    while (waltz_next(l) == WALTZ_FOUND) labellings++; /* 4; waltz_labels(l)[line] ... */
    waltz_labelling_free(l);
    waltz_drawing_free(d);
    printf("%d labellings\n", labellings);
    return labellings != 4;
}
