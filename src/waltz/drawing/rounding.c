/* SPDX-License-Identifier: MIT */
/* rounding.c - how exactly coordinates were written.

   Programs write coordinates with a fixed number of decimals, or with a fixed number of digits, and often leave out zeros
   at the end.  The number with the most decimals shows how many all have, unless one of the largest numbers has as
   many digits as any: then the number of digits is fixed, and the largest numbers have the fewest decimals.  */
#include "waltz.h"
#include "base/contract.h"

enum {
    MOST_DIGITS = 12, /* more count as full precision */
    MOST_WHOLE = 10,  /* of 1e9 */
    FEWEST_DIGITS = 4 /* that a program would write numbers with */
};

/* Digits of a number as it was written. */
struct digits {
    int decimals; /* after the point */
    int whole;    /* before it; 0 of a number below 1 */
    int count;    /* significant: from the first to the last that is not 0 */
};

static int digits_before_point(double number)
{
    int digits = 0;
    for (; number >= 1 && digits < MOST_DIGITS; number /= 10) digits++;
    return digits;
}

/* False: the number has too many. */
static bool find_digits(double number, struct digits *d)
{
    const double most = 1e12, relative = 1e-14; /* error of reading a number */
    const double magnitude = number < 0 ? -number : number;
    double scaled = magnitude;
    for (d->decimals = 0; scaled < most && d->decimals <= MOST_DIGITS; d->decimals++, scaled *= 10) {
        const double whole = (double)(int64_t)(scaled + 0.5), off = scaled - whole;
        if ((off < 0 ? -off : off) > relative * scaled) continue;
        d->whole = digits_before_point(magnitude);
        d->count = digits_before_point(whole);
        for (double rest = whole / 10; rest >= 1 && rest == (double)(int64_t)rest; rest /= 10)
            d->count--;
        return true;
    }
    return false;
}

static double tenth_to_the(int power)
{
    double unit = 1;
    for (; power > 0; power--) unit /= 10;
    return unit;
}

WALTZ_API double waltz_rounding(const waltz_segment *segments, size_t count)
{
    REQUIRE(segments || !count, "segments is NULL");
    int decimals = 0, most = 0, whole = 0,
        most_of[MOST_WHOLE + 1] = {0}; /* by digits before the point */
    for (size_t i = 0; i < 4 * count; i++) {
        const waltz_segment *s = &segments[i / 4];
        const double number = (const double[]){s->x1, s->y1, s->x2, s->y2}[i % 4];
        struct digits d;
        if (!find_digits(number, &d)) return 0;
        if (d.decimals > decimals) decimals = d.decimals;
        if (d.count > most) most = d.count;
        if (d.whole > whole) whole = d.whole;
        if (d.count > most_of[d.whole]) most_of[d.whole] = d.count;
    }
    if (!count) return 0;
    return 0.5 * tenth_to_the(most_of[whole] == most && most >= FEWEST_DIGITS && most > whole
                                  ? most - whole
                                  : decimals);
}
