/* SPDX-License-Identifier: MIT */
/* random_clue.c - see random_clue.h */
#include "clue/random_clue.h"

#include "clue/clue_kinds.h"

static int between(struct rng *r, int least, int most) { return least + rng_below(r, most - least + 1); }

static void add_random_cells(struct rng *r, struct stated_clue *s, int n, int count)
{
    for (int added = 0; added < count;) {
        const uint16_t cell = (uint16_t)rng_below(r, n * n);
        bool again = false;
        for (int i = 0; i < s->clue.count; i++) again |= s->cell[i] == cell;
        if (again && !s->clue.kind->may_repeat) continue;
        s->cell[s->clue.count++] = cell;
        added++;
    }
}

static void add_random_line(struct rng *r, struct stated_clue *s, int n)
{
    const int line = between(r, 0, n - 1);
    const bool row = rng_below(r, 2), turned = s->clue.kind->statement == STATES_VIEW && rng_below(r, 2);
    for (int i = 0; i < n; i++) {
        const int place = turned ? n - 1 - i : i;
        s->cell[s->clue.count++] = (uint16_t)(row ? line * n + place : place * n + line);
    }
}

static void add_random_diagonal(struct rng *r, struct stated_clue *s, int n)
{
    int row = between(r, 0, n - 1), column = between(r, 0, n - 1);
    const int down = rng_below(r, 2) ? 1 : -1, right = rng_below(r, 2) ? 1 : -1;
    for (; row >= 0 && row < n && column >= 0 && column < n; row += down, column += right)
        s->cell[s->clue.count++] = (uint16_t)(row * n + column);
}

/* A condition from a list, or a random expression. */
static void add_random_pattern(struct rng *r, struct out *o, int n, int depth)
{
    static const char *const repeated[] = {"", "", "", "*", "+", "?"};
    for (int i = between(r, 1, 3); i > 0; i--) {
        const int a = between(r, 1, n), b = between(r, a, n);
        switch (rng_below(r, depth ? 6 : 4)) {
        case 0: out_char(o, '.'); break;
        case 1: out_format(o, "[%c-%c]", sudoku_symbol(a), sudoku_symbol(b)); break;
        case 2: out_format(o, "[^%c]", sudoku_symbol(a)); break;
        case 3: out_char(o, sudoku_symbol(a)); break;
        default:
            out_char(o, '(');
            add_random_pattern(r, o, n, depth - 1);
            if (rng_below(r, 2)) out_char(o, '|');
            add_random_pattern(r, o, n, depth - 1);
            out_char(o, ')');
            break;
        }
        out_text(o, repeated[rng_below(r, 6)]);
    }
}

static void add_random_text(struct rng *r, struct stated_clue *s, int n)
{
    static const char *const conditions[] = {
        "a < b",      "abs(a - b) >= 2",    "a + b = 5 or a = b", "a % 2 = 0 -> b % 2 = 1",
        "a * b <= 8", "(a = 1) xor (b = 2)"};
    struct out o = out_to_buffer(s->text, sizeof s->text);
    if (s->clue.kind != &clue_pattern) out_text(&o, conditions[rng_below(r, 6)]);
    else add_random_pattern(r, &o, n, 2);
    s->clue.text = s->text;
    s->clue.text_length = (int)o.used;
}

/* Clues within others are kept here until as many more have been made. */
enum { KEPT = 512, MOST_PARTS = 3 };

static void add_random_parts(struct rng *r, struct stated_clue *s, int n)
{
    static struct stated_clue kept[KEPT];
    static struct clue parts[KEPT][MOST_PARTS];
    static int next, next_parts;
    struct clue *const part = parts[next_parts++ % KEPT];
    int kinds = 0;
    while (clue_kind_at(kinds)) kinds++;
    s->clue.part = part;
    s->clue.part_count = between(r, 1, s->clue.kind->most ? s->clue.kind->most : MOST_PARTS);
    for (int i = 0; i < s->clue.part_count; i++) {
        struct stated_clue *const one = &kept[next++ % KEPT];
        const struct clue_kind *kind = clue_kind_at(rng_below(r, kinds));
        if (kind->statement == STATES_CLUES && rng_below(r, 2)) kind = &clue_white;
        make_random_clue(r, one, kind, n);
        part[i] = one->clue;
    }
}

void make_random_clue(struct rng *r, struct stated_clue *s, const struct clue_kind *k, int n)
{
    const int most = k->most ? k->most : 5;
    s->clue = (struct clue){.kind = k, .cell = s->cell, .number = s->number};
    switch (k->statement) {
    case STATES_RULE: break;
    case STATES_CLUES: add_random_parts(r, s, n); return;
    case STATES_LINE:
    case STATES_VIEW: add_random_line(r, s, n); break;
    case STATES_DIAGONAL: add_random_diagonal(r, s, n); break;
    case STATES_DIGITS: {
        const int corner = between(r, 0, n - 2) * n + between(r, 0, n - 2), corners[] = {0, 1, n, n + 1};
        for (int i = 0; i < 4; i++) s->cell[s->clue.count++] = (uint16_t)(corner + corners[i]);
        break;
    }
    default: add_random_cells(r, s, n, between(r, k->fewest, k->most ? most : k->fewest + 4)); break;
    }
    s->clue.first_count = s->clue.count;
    if (k->statement == STATES_GROUPS)
        add_random_cells(r, s, n,
                         k == &clue_clone || k == &clue_same ? s->clue.count
                                                             : between(r, k->fewest_after, 3));
    if (k->statement == STATES_TEXT) add_random_text(r, s, n);
    if (k->statement == STATES_DIGITS || k->statement == STATES_NUMBERS)
        for (int i = between(r, 1, 3); i > 0; i--) s->number[s->clue.number_count++] = between(r, 1, n);
    else if (k->statement != STATES_CELLS && k->statement != STATES_GROUPS &&
             k->statement != STATES_TEXT && k->statement != STATES_RULE &&
             (!k->number_may_lack || k->usual_number || rng_below(r, 4)))
        s->number[s->clue.number_count++] = between(r, k->least, 2 * n);
}

const sudoku_clues *make_random_clues(struct rng *r, const sudoku_rules *rules, int count, int kind)
{
    static struct stated_clue stated[MOST_RANDOM_CLUES];
    struct clue clue[MOST_RANDOM_CLUES];
    int kinds = 0, made = 0;
    while (clue_kind_at(kinds)) kinds++;
    while (made < count) {
        const struct clue_kind *k = clue_kind_at(kind >= 0 ? kind : rng_below(r, kinds));
        make_random_clue(r, &stated[made], k, rules->n);
        clue[made] = stated[made].clue;
        const sudoku_clues *alone = clues_new(rules, &clue[made], 1, NULL);
        if (!alone) continue;
        clues_free(alone);
        made++;
    }
    /* NULL if parts of combined clues have been made anew since: there is room for some only */
    const sudoku_clues *all = clues_new(rules, clue, count, NULL);
    return all ? all : make_random_clues(r, rules, count, kind);
}

static void mix(struct rng *r, int *list, int n)
{
    for (int i = 0; i < n; i++) list[i] = i;
    for (int i = n - 1; i > 0; i--) {
        const int j = between(r, 0, i), kept = list[i];
        list[i] = list[j];
        list[j] = kept;
    }
}

void fill_random_grid(struct rng *r, uint8_t *digits, int n, bool latin)
{
    int rows[SUDOKU_MAX_SIZE], columns[SUDOKU_MAX_SIZE], symbols[SUDOKU_MAX_SIZE];
    mix(r, rows, n);
    mix(r, columns, n);
    mix(r, symbols, n);
    for (int cell = 0; cell < n * n; cell++)
        digits[cell] =
            (uint8_t)(latin ? symbols[(rows[cell / n] + columns[cell % n]) % n] + 1 : between(r, 1, n));
}
