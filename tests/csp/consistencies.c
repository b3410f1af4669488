/* SPDX-License-Identifier: MIT */
/* consistencies.c - see consistencies.h */
#include "csp/consistencies.h"

#include <stdlib.h>

static int least(const struct problem *p, int x)
{
    int v = LOWEST;
    while (v < HIGHEST && !p->has[x][v - LOWEST]) v++;
    return v;
}

static int greatest(const struct problem *p, int x)
{
    int v = HIGHEST;
    while (v > LOWEST && !p->has[x][v - LOWEST]) v--;
    return v;
}

int size_of(const struct problem *p, int x)
{
    int size = 0;
    for (int v = 0; v < VALUES; v++) size += p->has[x][v];
    return size;
}

bool is_empty(const struct problem *p)
{
    for (int x = 0; x < p->count; x++)
        if (!size_of(p, x)) return true;
    return false;
}

/* Is there an assignment with x = v?  `holes`: values between the bounds count only if the domain has them. */
static bool has_support(const struct problem *p, int x, int v, bool holes)
{
    csp_value value[MOST_VARIABLES] = {0};
    int low[MOST_VARIABLES] = {0}, high[MOST_VARIABLES] = {0};
    for (int y = 0; y < p->count; y++) {
        value[y] = low[y] = y == x ? v : least(p, y);
        high[y] = y == x ? v : greatest(p, y);
    }
    for (;;) {
        bool allowed = true;
        for (int y = 0; y < p->count && holes; y++) allowed &= p->has[y][value[y] - LOWEST];
        if (allowed && p->holds(p, value)) return true;
        int y = 0;
        while (y < p->count && ++value[y] > high[y]) {
            value[y] = low[y];
            y++;
        }
        if (y == p->count) return false;
    }
}

bool by_domain(struct problem *p)
{
    bool changed = false;
    for (int x = 0; x < p->count; x++)
        for (int v = LOWEST; v <= HIGHEST; v++)
            if (p->has[x][v - LOWEST] && !has_support(p, x, v, true)) {
                p->has[x][v - LOWEST] = false;
                changed = true;
            }
    return changed;
}

/* Removes a bound of x, or both, without support. */
static bool bounds_of(struct problem *p, int x)
{
    bool changed = false;
    for (int end = 0; end < 2 && size_of(p, x); end++) {
        const int v = end ? greatest(p, x) : least(p, x);
        if (has_support(p, x, v, false)) continue;
        p->has[x][v - LOWEST] = false;
        changed = true;
    }
    return changed;
}

bool by_bounds(struct problem *p)
{
    bool changed = false;
    for (int x = 0; x < p->count && !is_empty(p); x++) changed |= bounds_of(p, x);
    return changed;
}

bool by_last_variable(struct problem *p)
{
    int open = 0, last = 0;
    for (int x = 0; x < p->count; x++)
        if (size_of(p, x) > 1) {
            open++;
            last = x;
        }
    bool changed = false;
    for (int v = LOWEST; v <= HIGHEST && open < 2; v++)
        if (p->has[last][v - LOWEST] && !has_support(p, last, v, true)) {
            p->has[last][v - LOWEST] = false;
            changed = true;
        }
    return changed;
}

bool by_value(struct problem *p)
{
    bool changed = false;
    for (int x = 0; x < p->count; x++)
        for (int y = 0; y < p->count; y++)
            if (x != y && size_of(p, x) == 1 && p->has[y][least(p, x) - LOWEST]) {
                p->has[y][least(p, x) - LOWEST] = false;
                changed = true;
            }
    return changed;
}

struct hull {
    csp_value low, high;
};

static int corner(const struct problem *p, int x, int end) { return end ? greatest(p, x) : least(p, x); }

/* The sums of real numbers between the bounds of the first `terms` variables, where x (unless it is -1) is v. */
static struct hull sums(const struct problem *p, int terms, int x, int v)
{
    struct hull sum = {0, 0};
    for (int y = 0; y < terms; y++) {
        const csp_value a = p->number[y] * (y == x ? v : least(p, y)),
                        b = p->number[y] * (y == x ? v : greatest(p, y));
        sum.low += a < b ? a : b;
        sum.high += a < b ? b : a;
    }
    return sum;
}

static bool sum_of_terms(struct problem *p, int terms)
{
    bool changed = false;
    for (int x = 0; x < terms && !is_empty(p); x++)
        for (int end = 0; end < 2 && size_of(p, x); end++) {
            const int v = corner(p, x, end);
            const struct hull sum = sums(p, terms, x, v);
            if (sum.low <= p->right && p->right <= sum.high) continue;
            p->has[x][v - LOWEST] = false;
            changed = true;
        }
    return changed;
}

bool sum_over_reals(struct problem *p) { return sum_of_terms(p, p->count); }

bool truth_of_equation(struct problem *p)
{
    const int truth = p->count - 1, equal = p->op == CSP_EQUAL;
    int open = 0;
    for (int x = 0; x < truth; x++) open += size_of(p, x) > 1;
    if (size_of(p, truth) == 1) {
        const int known = least(p, truth);
        if (p->one_way && !known) return false;
        if (known != equal) return by_last_variable(p);
        return sum_of_terms(p, truth);
    }
    const struct hull sum = sums(p, truth, -1, 0);
    for (int t = 0; t < 2; t++) {
        const bool keep = t == equal && open > 1
                              ? (sum.low <= p->right && p->right <= sum.high) || (p->one_way && !t)
                              : has_support(p, truth, t, true);
        if (keep) continue;
        p->has[truth][t - LOWEST] = false;
        return true;
    }
    return false;
}

/* Is one of v * y, for real y from `low` to `high`, between the bounds of variable z? */
static bool product_meets(const struct problem *p, int v, int low, int high, int z)
{
    const int a = v * low, b = v * high;
    if (low > high) return false;
    return (a < b ? a : b) <= greatest(p, z) && (a < b ? b : a) >= least(p, z);
}

static struct hull products(const struct problem *p, int x, int y)
{
    struct hull all = {INT32_MAX, INT32_MIN};
    for (int i = 0; i < 4; i++) {
        const int product = corner(p, x, i / 2) * corner(p, y, i % 2);
        if (product < all.low) all.low = product;
        if (product > all.high) all.high = product;
    }
    return all;
}

bool product_over_reals(struct problem *p)
{
    bool changed = false;
    for (int x = 0; x < 3 && !is_empty(p); x++)
        for (int end = 0; end < 2 && size_of(p, x); end++) {
            const int v = corner(p, x, end), other = x == 2 ? 0 : 1 - x;
            const int low = least(p, other), high = greatest(p, other);
            bool supported;
            if (x == 2) {
                const struct hull all = products(p, 0, 1);
                supported = all.low <= v && v <= all.high;
            } else
                supported = product_meets(p, v, low, high < -1 ? high : -1, 2) ||
                            product_meets(p, v, low > 1 ? low : 1, high, 2) ||
                            (low <= 0 && high >= 0 && product_meets(p, v, 0, 0, 2));
            if (supported) continue;
            p->has[x][v - LOWEST] = false;
            changed = true;
        }
    return changed;
}

bool no_zero_divisor(struct problem *p)
{
    const bool had = p->has[1][0 - LOWEST];
    p->has[1][0 - LOWEST] = false;
    return had;
}

static int largest_divisor(const struct problem *p)
{
    const int low = abs(least(p, 1)), high = abs(greatest(p, 1));
    return low > high ? low : high;
}

bool quotient_bounds(struct problem *p)
{
    struct hull quotients = {INT32_MAX, INT32_MIN};
    bool changed = false;
    for (int x = least(p, 0); x <= greatest(p, 0); x++)
        for (int y = least(p, 1); y <= greatest(p, 1); y++) {
            if (y && x / y < quotients.low) quotients.low = x / y;
            if (y && x / y > quotients.high) quotients.high = x / y;
        }
    for (int i = 0; i < 4 && !is_empty(p); i++) {
        const int x = i < 2 ? 2 : 0, v = corner(p, x, i % 2), rest = largest_divisor(p) - 1;
        const struct hull all = products(p, 1, 2);
        if (x ? quotients.low <= v && v <= quotients.high : all.low - rest <= v && v <= all.high + rest)
            continue;
        p->has[x][v - LOWEST] = false;
        changed = true;
    }
    return changed;
}

bool remainder_bounds(struct problem *p)
{
    bool changed = false;
    for (int end = 0; end < 2 && size_of(p, 2); end++) {
        const int v = corner(p, 2, end);
        const bool by_x = v < 0 ? least(p, 0) <= v : v <= greatest(p, 0) || !v;
        if (by_x && abs(v) < largest_divisor(p)) continue;
        p->has[2][v - LOWEST] = false;
        changed = true;
    }
    return changed;
}

void close_under(struct problem *p, consistency *const *list)
{
    for (bool changed = true; changed && !is_empty(p);) {
        changed = false;
        for (int i = 0; list[i] && !is_empty(p); i++) changed |= list[i](p);
    }
}
