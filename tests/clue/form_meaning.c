/* SPDX-License-Identifier: MIT */
/* form_meaning.c - see form_meaning.h */
#include "clue/form_meaning.h"

static bool family_accepts(const struct forms *f, const struct form_family *family,
                           const uint8_t *digits)
{
    bitset held = 0;
    for (int i = 0; i < family->count; i++) held |= bit(digits[f->cells[family->first_cell + i]] - 1);
    if (bits_in(held) != family->count) return false;
    for (int s = 0; s < family->set_count; s++)
        if (f->sets[family->first_set + s] == held) return true;
    return false;
}

static bool differ(const struct forms *f, const struct form_differ *d, const uint8_t *digits)
{
    const uint16_t *cell = f->cells + d->first_cell;
    for (int i = 0; i < d->count; i++)
        for (int j = 0; j < i; j++)
            if (digits[cell[i]] == digits[cell[j]]) return false;
    return true;
}

static bool sum_accepts(const struct forms *f, const struct form_sum *s, const uint8_t *digits)
{
    int total = 0;
    for (int i = 0; i < s->count; i++)
        total += f->terms[s->first_term + i].weight * digits[f->terms[s->first_term + i].cell];
    return total >= s->least && total <= s->most;
}

static bool walk_accepts(const struct forms *f, const struct form_walk *w, const uint8_t *digits)
{
    int state = 0;
    for (int i = 0; i < w->count && state >= 0; i++)
        state = f->next[w->first_next + state * f->n + digits[f->cells[w->first_cell + i]] - 1];
    return state >= f->layers[w->first_layer + w->count];
}

bool forms_accept(const struct forms *f, const uint8_t *digits)
{
    for (int cell = 0; cell < f->n * f->n; cell++)
        if (!(f->mask[cell] & bit(digits[cell] - 1))) return false;
    for (size_t i = 0; i < f->pair_count; i++) {
        const struct form_pair *p = &f->pair[i];
        if (!(f->tables[p->table * f->n + digits[p->a] - 1] & bit(digits[p->b] - 1))) return false;
    }
    for (size_t i = 0; i < f->differ_count; i++)
        if (!differ(f, &f->differ[i], digits)) return false;
    for (size_t i = 0; i < f->family_count; i++)
        if (!family_accepts(f, &f->family[i], digits)) return false;
    for (size_t i = 0; i < f->sum_count; i++)
        if (!sum_accepts(f, &f->sum[i], digits)) return false;
    for (size_t i = 0; i < f->walk_count; i++)
        if (!walk_accepts(f, &f->walk[i], digits)) return false;
    return true;
}
