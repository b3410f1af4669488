/* SPDX-License-Identifier: MIT */
/* domain.c - see domain.h */
#include "csp/domain/domain.h"

#include "base/contract.h"
#include "csp/search/state.h"

/* ---- looking ---- */

int index_from(const struct domain *d, csp_value value)
{
    if (!d->list) {
        if (value < d->base) return 0;
        const uint64_t i = (uint64_t)value - (uint64_t)d->base;
        return i > (uint64_t)d->bits ? d->bits : (int)i;
    }
    int low = 0, high = d->bits;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (d->list[middle] < value) low = middle + 1;
        else high = middle;
    }
    return low;
}

/* The first bit from `i` on; there is one. */
static int next_bit(const struct domain *d, int i)
{
    int w = i / 64;
    bitset rest = d->word[w] & ~first_bits(i % 64);
    while (!rest) rest = d->word[++w];
    return 64 * w + lowest(rest);
}

/* The last bit up to `i`; there is one. */
static int last_bit(const struct domain *d, int i)
{
    int w = i / 64;
    bitset rest = d->word[w] & first_bits(i % 64 + 1);
    while (!rest) rest = d->word[--w];
    return 64 * w + 63 - __builtin_clzll(rest);
}

csp_value value_above(const struct domain *d, csp_value value)
{
    REQUIRE(value < d->max, "no value of the domain is higher");
    if (!is_listed(d)) return value + 1;
    return value_at(d, next_bit(d, index_from(d, value + 1)));
}

csp_value value_below(const struct domain *d, csp_value value)
{
    REQUIRE(value > d->min, "no value of the domain is lower");
    if (!is_listed(d)) return value - 1;
    return value_at(d, last_bit(d, index_from(d, value) - 1));
}

/* ---- changing ---- */

static inline void save_domain(struct csp_search *s, struct domain *d)
{
    if (d->stamp == s->trail.stamp) return;
    d->stamp = s->trail.stamp;
    struct trail *t = &s->trail;
    if (t->domains == t->domain_room && !trail_grow_domains(t)) return;
    struct saved_domain *saved = &t->domain[t->domains++];
    *saved = (struct saved_domain){.at = d, .min = d->min, .max = d->max, .size = d->size};
    for (int w = 0; w < d->words && d->words <= FEW_WORDS; w++) saved->word[w] = d->word[w];
}

static inline void set_word(struct csp_search *s, struct domain *d, int w, bitset value)
{
    if (d->words <= FEW_WORDS) save_domain(s, d);
    else trail_save(&s->trail, &d->word[w]);
    d->word[w] = value;
}

/* The new bounds and size of a domain whose bits may already be right. */
static void settle(struct csp_search *s, csp_variable x, csp_value min, csp_value max, int64_t size)
{
    struct domain *d = &s->domain[x];
    unsigned events = CHANGED;
    save_domain(s, d);
    if (min != d->min || max != d->max) events |= CHANGED_BOUNDS;
    if (size == 1) events |= CHANGED_FIXED;
    s->counters.removals += (uint64_t)(d->size - size);
    d->min = min;
    d->max = max;
    d->size = size;
    note_change(s, x, events);
}

static bool keep_bounds(struct csp_search *s, csp_variable x, csp_value low, csp_value high)
{
    struct domain *d = &s->domain[x];
    if (low < d->min) low = d->min;
    if (high > d->max) high = d->max;
    if (low > high) return false;
    if (low == d->min && high == d->max) return true;
    if (!is_listed(d)) {
        settle(s, x, low, high, distance(low, high));
        return true;
    }
    const int first = index_from(d, low), last = index_from(d, high + 1) - 1;
    if (first > last) return false;
    /* is anything left between them? */
    const int old_first = index_from(d, d->min), old_last = index_from(d, d->max);
    int64_t lost = 0;
    bool any = false;
    for (int w = first / 64; w <= last / 64 && !any; w++) {
        bitset in = d->word[w];
        if (w == first / 64) in &= ~first_bits(first % 64);
        if (w == last / 64) in &= first_bits(last % 64 + 1);
        any = in != 0;
    }
    if (!any) return false;
    for (int w = old_first / 64; w <= old_last / 64; w++) {
        bitset in = d->word[w];
        if (64 * w + 63 < first || 64 * w > last) in = 0;
        if (w == first / 64) in &= ~first_bits(first % 64);
        if (w == last / 64) in &= first_bits(last % 64 + 1);
        if (in == d->word[w]) continue;
        lost += bits_in(d->word[w] & ~in);
        set_word(s, d, w, in);
    }
    if (!lost) return true;
    settle(s, x, value_at(d, next_bit(d, first)), value_at(d, last_bit(d, last)), d->size - lost);
    return true;
}

bool keep_from(struct csp_search *s, csp_variable x, csp_value low)
{
    return low <= s->domain[x].min || keep_bounds(s, x, low, s->domain[x].max);
}

bool keep_to(struct csp_search *s, csp_variable x, csp_value high)
{
    return high >= s->domain[x].max || keep_bounds(s, x, s->domain[x].min, high);
}

bool keep_between(struct csp_search *s, csp_variable x, csp_value low, csp_value high)
{
    const struct domain *d = &s->domain[x];
    if (low > d->max || high < d->min) return false;
    if (low <= d->min && high >= d->max) return true;
    return keep_bounds(s, x, low, high);
}

bool remove_value(struct csp_search *s, csp_variable x, csp_value value)
{
    struct domain *d = &s->domain[x];
    if (!has_value(d, value)) return true;
    if (d->size == 1) return false;
    if (!is_listed(d)) {
        if (value == CSP_NO_BOUND || value == -CSP_NO_BOUND) return true; /* stands for all beyond */
        if (value == d->min) settle(s, x, value + 1, d->max, distance(value + 1, d->max));
        else if (value == d->max) settle(s, x, d->min, value - 1, distance(d->min, value - 1));
        return true;
    }
    const int i = index_from(d, value);
    set_word(s, d, i / 64, d->word[i / 64] & ~bit(i % 64));
    const csp_value min = value == d->min ? value_at(d, next_bit(d, i + 1)) : d->min;
    const csp_value max = value == d->max ? value_at(d, last_bit(d, i - 1)) : d->max;
    settle(s, x, min, max, d->size - 1);
    return true;
}

bool assign(struct csp_search *s, csp_variable x, csp_value value)
{
    struct domain *d = &s->domain[x];
    if (!has_value(d, value)) return false;
    if (d->size == 1) return true;
    if (is_listed(d)) {
        const int i = index_from(d, value), first = index_from(d, d->min), last = index_from(d, d->max);
        for (int w = first / 64; w <= last / 64; w++) {
            const bitset in = w == i / 64 ? bit(i % 64) : 0;
            if (in != d->word[w]) set_word(s, d, w, in);
        }
    }
    settle(s, x, value, value, 1);
    return true;
}

bool keep_word(struct csp_search *s, csp_variable x, bitset kept)
{
    struct domain *d = &s->domain[x];
    const bitset left = d->word[0] & kept;
    if (left == d->word[0]) return true;
    if (!left) return false;
    set_word(s, d, 0, left);
    settle(s, x, value_at(d, lowest(left)), value_at(d, 63 - __builtin_clzll(left)), bits_in(left));
    return true;
}

bool keep_bits(struct csp_search *s, csp_variable x, const bitset *kept)
{
    struct domain *d = &s->domain[x];
    if (d->words == 1) return keep_word(s, x, kept[0]);
    bitset left = 0, lost = 0;
    for (int w = 0; w < d->words; w++) {
        left |= d->word[w] & kept[w];
        lost |= d->word[w] & ~kept[w];
    }
    if (!lost || !left) return left != 0;
    int64_t size = 0;
    for (int w = 0; w < d->words; w++) {
        if (d->word[w] & ~kept[w]) set_word(s, d, w, d->word[w] & kept[w]);
        size += bits_in(d->word[w]);
    }
    settle(s, x, value_at(d, next_bit(d, index_from(d, d->min))),
           value_at(d, last_bit(d, index_from(d, d->max))), size);
    return true;
}
