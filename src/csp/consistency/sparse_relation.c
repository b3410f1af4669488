/* SPDX-License-Identifier: MIT */
/* sparse_relation.c - relations of few pairs between variables with very many values, for which a matrix would be too large.

   Each value has a list of its supports, the values of the other variable that it may be paired with:

       first[0]     0     2  3     6        of x's bits 0, 1, 2
       support[0]   4 7   0  1 4 9          bits of y, in order

   What x has lost since it was last looked at is `seen` less its domain.  If that is little, only the supports of lost values
   are asked whether they have another; if little is left, y keeps the union of what is left supports.  So a
   revision takes time in proportion to the pairs of the smaller part, and to the words of the domains.  */
#include "csp/consistency/relation.h"

#include "base/memory.h"
#include "csp/search/state.h"

struct sparse_relation {
    size_t pairs;
    csp_value (*pair)[2]; /* sorted, for the plain meaning */
    int bits[2], words[2];
    uint32_t *first[2]; /* by bit: where its supports begin; one more at the end */
    int *support[2];
};

/* What a search remembers of a side. */
struct seen_side {
    int64_t size;      /* of its domain when that was last looked at; a block of the trail */
    bitset *seen;      /* and its bits */
    uint32_t *residue; /* by bit: the place in its list where a support was last found; only a hint */
};

/* ---- the plain meaning ---- */

static bool sparse_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct sparse_relation *r = c->about;
    size_t low = 0, high = r->pairs;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const csp_value *p = r->pair[middle];
        if (p[0] < value[0] || (p[0] == value[0] && p[1] < value[1])) low = middle + 1;
        else high = middle;
    }
    return low < r->pairs && r->pair[low][0] == value[0] && r->pair[low][1] == value[1];
}

/* ---- the propagator ---- */

static size_t sparse_memory(const struct csp_model *model, const struct constraint *c)
{
    const struct sparse_relation *r = c->about;
    size_t bytes = 2 * sizeof(struct seen_side);
    (void)model;
    for (int k = 0; k < 2; k++)
        bytes += (size_t)r->words[k] * sizeof(bitset) + (size_t)r->bits[k] * sizeof(uint32_t);
    return bytes;
}

static void start_sparse(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct sparse_relation *r = c->about;
    struct seen_side *side = memory;
    bitset *word = (bitset *)(void *)(side + 2);
    (void)s;
    for (int k = 0; k < 2; k++, word += r->words[k - 1]) {
        side[k].size = INT64_MAX; /* never looked at, so all of it has to be */
        side[k].seen = word;
    }
    uint32_t *residue = (uint32_t *)(void *)word;
    for (int k = 0; k < 2; k++, residue += r->bits[k - 1]) side[k].residue = residue;
}

/* Has bit j of the variable at `side` a support that is left?  The search for it begins where the last one ended. */
static bool has_support(struct csp_search *s, const struct sparse_relation *r, int side,
                        const struct domain *other, int j, uint32_t *residue)
{
    const int *support = r->support[side] + r->first[side][j];
    const uint32_t count = r->first[side][j + 1] - r->first[side][j];
    for (uint32_t k = 0, at = *residue; k < count; k++, at = at + 1 < count ? at + 1 : 0) {
        s->counters.checks++;
        if (!has_bit(other, support[at])) continue;
        *residue = at;
        return true;
    }
    return false;
}

static bool is_listed_in(const int *sorted, uint32_t count, int wanted)
{
    uint32_t low = 0, high = count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (sorted[middle] < wanted) low = middle + 1;
        else high = middle;
    }
    return low < count && sorted[low] == wanted;
}

/* y keeps what the values of x support. */
static bool keep_supports(struct csp_search *s, const struct sparse_relation *r, int side,
                          const struct domain *d, csp_variable y)
{
    memset(s->kept, 0, (size_t)r->words[!side] * sizeof *s->kept);
    for (int w = 0; w < d->words; w++)
        for_each_bit(b, d->word[w])
            for (uint32_t k = r->first[side][64 * w + b]; k < r->first[side][64 * w + b + 1]; k++) {
                const int j = r->support[side][k];
                s->kept[j / 64] |= bit(j % 64);
                s->counters.checks++;
            }
    return keep_bits(s, y, s->kept);
}

/* The same if x is fixed: then no words need be visited, as a rule. */
static bool keep_supports_of_one(struct csp_search *s, const struct sparse_relation *r, int side,
                                 const struct domain *d, csp_variable y)
{
    const struct domain *other = &s->domain[y];
    const int i = index_from(d, d->min);
    const int *support = r->support[side] + r->first[side][i];
    const uint32_t count = r->first[side][i + 1] - r->first[side][i];
    if (count == 1) return assign(s, y, value_at(other, support[0]));
    if (!is_fixed(other)) return keep_supports(s, r, side, d, y);
    s->counters.checks++;
    return is_listed_in(support, count, index_from(other, other->min));
}

/* Bit i of x has been lost: y loses those of its supports that have no other. */
static bool drop_supports(struct csp_search *s, const struct sparse_relation *r, int side, int i,
                          const struct domain *d, csp_variable y, uint32_t *residue)
{
    const struct domain *other = &s->domain[y];
    for (uint32_t k = r->first[side][i]; k < r->first[side][i + 1]; k++) {
        const int j = r->support[side][k];
        if (has_bit(other, j) && !has_support(s, r, !side, d, j, &residue[j]) &&
            !remove_value(s, y, value_at(other, j)))
            return false;
    }
    return true;
}

/* Passes on what the variable at `side` has lost. */
static bool revise_side(struct csp_search *s, const struct constraint *c, struct seen_side *memory,
                        int side)
{
    const struct sparse_relation *r = c->about;
    const struct domain *d = &s->domain[c->scope[side]];
    const csp_variable y = c->scope[!side];
    struct seen_side *m = &memory[side];
    if (m->size == d->size) return true;
    const bool few_lost = m->size - d->size < d->size;
    trail_save(&s->trail, &m->size);
    m->size = d->size;
    if (is_fixed(d)) return keep_supports_of_one(s, r, side, d, y); /* it will lose nothing more */
    bool good = few_lost || keep_supports(s, r, side, d, y);
    for (int w = 0; w < d->words && good; w++) {
        const bitset lost = m->seen[w] & ~d->word[w];
        if (m->seen[w] == d->word[w]) continue;
        trail_save(&s->trail, &m->seen[w]);
        m->seen[w] = d->word[w];
        if (!few_lost) continue;
        for_each_bit(b, lost)
            if (good) good = drop_supports(s, r, side, 64 * w + b, d, y, memory[!side].residue);
    }
    return good;
}

/* What one side removes from the other supported nothing, so one turn each is enough. */
static bool propagate_sparse(struct csp_search *s, const struct constraint *c, void *memory)
{
    return revise_side(s, c, memory, 0) && revise_side(s, c, memory, 1);
}

/* ---- making ---- */

static void release_sparse(void *about)
{
    struct sparse_relation *r = about;
    free(r->pair);
    for (int k = 0; k < 2; k++) {
        free(r->first[k]);
        free(r->support[k]);
    }
}

static const struct kind sparse_kind = {.name = "relation",
                                        .satisfied = sparse_satisfied,
                                        .propagate = propagate_sparse,
                                        .wakes = CHANGED,
                                        .cost = CHEAP,
                                        .idempotent = true,
                                        .memory = sparse_memory,
                                        .start = start_sparse,
                                        .release = release_sparse};

/* From numbers of supports, counted one place further on, to where they begin. */
static void add_up(uint32_t *first, int bits)
{
    for (int i = 0; i < bits; i++) first[i + 1] += first[i];
}

/* The lists of one side from those of the other: as that one is walked in order, the new lists are in order. */
static void mirror_lists(struct sparse_relation *r, int to)
{
    for (int i = 0; i < r->bits[!to]; i++)
        for (uint32_t k = r->first[!to][i]; k < r->first[!to][i + 1]; k++)
            r->support[to][r->first[to][r->support[!to][k]]++] = i;
    for (int j = r->bits[to]; j > 0; j--) r->first[to][j] = r->first[to][j - 1];
    r->first[to][0] = 0;
}

/* The pairs in any order, as the lists of side 1; and how many each bit of side 0 has. */
static void fill_lists(struct sparse_relation *r, const struct domain *a, const struct domain *b,
                       const csp_value *pairs, size_t count)
{
    for (int pass = 0; pass < 2; pass++) {
        for (size_t k = 0; k < count; k++) {
            const int i = index_of(a, pairs[2 * k]), j = index_of(b, pairs[2 * k + 1]);
            if (i < 0 || j < 0) continue;
            if (pass) r->support[1][r->first[1][j]++] = i;
            else r->first[0][i + 1]++, r->first[1][j + 1]++, r->pairs++;
        }
        if (!pass) add_up(r->first[0], a->bits), add_up(r->first[1], b->bits);
    }
    for (int j = b->bits; j > 0; j--) r->first[1][j] = r->first[1][j - 1];
    r->first[1][0] = 0;
    mirror_lists(r, 0);
    mirror_lists(r, 1); /* in order now */
}

static void list_pairs(struct sparse_relation *r, const struct domain *a, const struct domain *b)
{
    for (int i = 0; i < a->bits; i++)
        for (uint32_t k = r->first[0][i]; k < r->first[0][i + 1]; k++) {
            r->pair[k][0] = value_at(a, i);
            r->pair[k][1] = value_at(b, r->support[0][k]);
        }
}

/* So many values a table of `count` rows leaves: a domain of bounds becomes a list of at most one for each row. */
static uint64_t values_in_table(const struct domain *d, size_t count)
{
    if (is_listed(d)) return (uint64_t)d->bits;
    return (uint64_t)d->size < count ? (uint64_t)d->size : count;
}

bool suits_sparse_relation(const csp_model *m, csp_variable x, csp_variable y, size_t count)
{
    enum { SMALL_MATRIX = 1 << 20, PLACES_PER_PAIR = 128 };
    const struct domain *a = domain_of(m, x), *b = domain_of(m, y);
    const uint64_t rows = values_in_table(a, count), columns = values_in_table(b, count);
    if (x == y || rows > CSP_MAX_LISTED || columns > CSP_MAX_LISTED || count > INT32_MAX) return false;
    const uint64_t all = rows * columns;
    return all > MOST_MATRIX_PLACES || (all >= SMALL_MATRIX && count <= all / PLACES_PER_PAIR);
}

bool add_sparse_relation(csp_model *model, csp_variable x, csp_variable y, const csp_value *pairs,
                         size_t count)
{
    const struct domain *a = domain_of(model, x), *b = domain_of(model, y);
    struct sparse_relation *r = new_array(1, sizeof *r);
    if (!r) return short_of_memory(model);
    *r = (struct sparse_relation){.bits = {a->bits, b->bits}, .words = {a->words, b->words}};
    bool good = (r->pair = new_array(count, sizeof *r->pair)) != NULL;
    for (int k = 0; k < 2; k++) {
        r->first[k] = new_array((size_t)r->bits[k] + 1, sizeof *r->first[k]);
        r->support[k] = new_array(count, sizeof *r->support[k]);
        good = good && r->first[k] && r->support[k];
    }
    if (!good) {
        release_sparse(r);
        free(r);
        return short_of_memory(model);
    }
    fill_lists(r, a, b, pairs, count);
    list_pairs(r, a, b);
    return add_constraint(model, &sparse_kind, (csp_variable[]){x, y}, 2, r, sizeof *r);
}
