/* SPDX-License-Identifier: MIT */
/* clue_houses.h - singles, and what lines and boxes have in common.  Included by clue_search_body.h. */

/* ---- naked singles: a cell with one candidate takes it from its peers ---- */

static enum outcome place_singles(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    for (;;) {
        struct cell_bits fresh;
        int first = -1;
        for (int v = p->vectors - 1; v >= 0; v--) {
            const int left = p->cells - v * LANES;
            const lane_set of_grid = left >= LANES ? ~(lane_set)0
                                     : left <= 0   ? 0
                                                   : ((lane_set)1 << left) - 1;
            fresh.word[v] =
                set_of(is_few(load_cells(x->cell + v * LANES))) & of_grid & ~x->placed.word[v];
            if (fresh.word[v]) first = v * LANES + __builtin_ctz(fresh.word[v]);
        }
        if (first < 0) return NOTHING_NEW;
        s->last = first;
        for (int v = 0; v < p->vectors; v++) {
            x->placed.word[v] |= fresh.word[v];
            for (lane_set rest = fresh.word[v]; rest; rest &= rest - 1) {
                const int cell = v * LANES + __builtin_ctz(rest);
                const struct lane_values *peers = p->peers + cell * p->vectors;
                const lanes digit = all_lanes(x->cell[cell]);
                if (!x->cell[cell]) {
                    s->wiped = cell;
                    return CONTRADICTION;
                }
                for (int w = 0; w < p->vectors; w++)
                    store_cells(x->cell + w * LANES,
                                load_cells(x->cell + w * LANES) & ~(load(&peers[w]) & digit));
            }
        }
    }
}

/* ---- hidden singles: a digit with one place in a house ---- */

static enum outcome find_hidden_singles(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    struct node *seen = &s->seen[SEEN_BY_HOUSES];
    enum outcome outcome = NOTHING_NEW;
    changes(p, x, seen);
    for (int i = 0; i < p->houses; i++) {
        const struct house_block *b = &p->house[i];
        lanes once = NONE, twice = NONE, thrice = NONE, placed = NONE, cells[CLUES_MAX_SIZE];
        for (int k = 0; k < p->n; k++) {
            cells[k] = slot_of(p, seen, &b->slot[k]);
            thrice |= twice & cells[k];
            twice |= once & cells[k];
            once |= cells[k];
            placed |= only(is_few(cells[k]), cells[k]);
        }
        s->twice[i] = twice;
        s->thrice[i] = thrice;
        const lane_set lacking = lanes_that_differ(once, all_lanes(x->cell[p->full_cell])) & b->used;
        if (lacking) return fail_rule(s, b->slot, p->n, lacking);
        const lanes single = once & ~twice & ~placed;
        const lane_set found = set_of(~is_zero(single)) & b->used;
        if (!found) continue;
        for (int k = 0; k < p->n; k++) {
            const lanes here = cells[k] & single;
            const lane_set in_slot = set_of(~is_zero(here)) & found;
            if (!in_slot) continue;
            const lane_set two = set_of(~is_few(here)) & found; /* digits that have only this cell */
            if (two) return CONTRADICTION;
            narrow(x, &b->slot[k], in_slot, here);
            outcome = CHANGED;
        }
    }
    return outcome;
}

/* ---- crossings: a digit that a line has only where a box is, or the other way round ---- */

static enum outcome look_at_crossings(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    enum outcome outcome = NOTHING_NEW;
    for (int i = 0; i < 2; i++) {
        const struct crossing_block *b = &p->crossing[i];
        struct lane_values digits[CROSSING_VECTORS], only_line[CROSSING_VECTORS],
            only_box[CROSSING_VECTORS], gone[CROSSING_VECTORS];
        for (int v = 0; v < b->vectors; v++) {
            lanes any = NONE;
            for (int k = 0; k < b->slots; k++) any |= slot_of(p, x, &b->slot[v * b->slots + k]);
            store_cells(digits[v].lane, any);
        }
        /* what the line has nowhere else must be here, and not elsewhere in the box */
        for (int v = 0; v < b->vectors; v++) {
            const lanes here = load(&digits[v]);
            lanes in_line = NONE, in_box = NONE;
            for (int k = 0; k < b->others_in_line; k++)
                in_line |= fetch(digits[0].lane, b->vectors, &b->in_line[v * b->others_in_line + k]);
            for (int k = 0; k < b->others_in_box; k++)
                in_box |= fetch(digits[0].lane, b->vectors, &b->in_box[v * b->others_in_box + k]);
            store_cells(only_line[v].lane, here & ~in_line);
            store_cells(only_box[v].lane, here & ~in_box);
        }
        for (int v = 0; v < b->vectors; v++) {
            lanes leave = NONE;
            for (int k = 0; k < b->others_in_line; k++)
                leave |= fetch(only_box[0].lane, b->vectors, &b->in_line[v * b->others_in_line + k]);
            for (int k = 0; k < b->others_in_box; k++)
                leave |= fetch(only_line[0].lane, b->vectors, &b->in_box[v * b->others_in_box + k]);
            store_cells(gone[v].lane, leave);
        }
        for (int v = 0; b->vectors && v < p->vectors; v++) {
            const lanes now = load_cells(x->cell + v * LANES);
            const lanes left = now & ~fetch(gone[0].lane, b->vectors, &b->of_cell[v]);
            if (!lanes_that_differ(now, left)) continue;
            store_cells(x->cell + v * LANES, left);
            outcome = CHANGED;
        }
    }
    return outcome;
}
