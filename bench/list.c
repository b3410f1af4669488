/* SPDX-License-Identifier: MIT */
/* list.c - see list.h */
#include "list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 82, MOST_GROUPS = 4096, MOST_PUZZLES = 400000 };

static size_t pull_file(void *context, char *buffer, size_t room)
{
    return fread(buffer, 1, room, context);
}

static struct group *group_for(struct list *l, const sudoku_rules *rules)
{
    for (int i = l->groups - 1; i >= 0; i--)
        if (l->group[i].rules == rules) return &l->group[i];
    if (l->groups == MOST_GROUPS) return NULL;
    const size_t size = (size_t)sudoku_rules_size(rules);
    struct group *g = &l->group[l->groups++];
    *g = (struct group){.rules = sudoku_rules_keep(rules), .cells = size * size};
    return g;
}

static bool add_puzzle(struct list *l, const sudoku_puzzle *p)
{
    struct group *g = group_for(l, p->rules);
    if (!g) return false;
    if (!(g->count & (g->count + 1))) { /* room doubles */
        uint8_t *givens = realloc(g->givens, 2 * (g->count + 1) * g->cells);
        if (!givens) return false;
        g->givens = givens;
    }
    memcpy(g->givens + g->count++ * g->cells, p->givens, g->cells);
    l->count++;
    return true;
}

static bool repeat(struct group *g, size_t times)
{
    uint8_t *givens = realloc(g->givens, g->count * times * g->cells);
    if (!givens) return false;
    g->givens = givens;
    for (size_t i = 1; i < times; i++)
        memcpy(givens + i * g->count * g->cells, givens, g->count * g->cells);
    g->count *= times;
    return true;
}

static bool is_classic(const sudoku_rules *r)
{
    int rows, columns;
    return sudoku_rules_size(r) == 9 && !*sudoku_rules_names(r) && sudoku_rules_house_count(r) == 27 &&
           sudoku_rules_box(r, &rows, &columns) && rows == 3 && columns == 3;
}

static bool write_text(struct group *g)
{
    if (!is_classic(g->rules)) return true;
    g->text = malloc(g->count * TEXT);
    if (!g->text) return false;
    for (size_t i = 0; i < g->count; i++) {
        for (size_t c = 0; c < g->cells; c++)
            g->text[i * TEXT + c] = sudoku_symbol(g->givens[i * g->cells + c]);
        g->text[i * TEXT + g->cells] = '\0';
    }
    return true;
}

bool list_is_classic(const struct list *l) { return l->groups == 1 && l->group[0].text; }

bool list_read(const char *path, size_t least, struct list *l)
{
    const char *slash = strrchr(path, '/');
    FILE *file = fopen(path, "r");
    *l = (struct list){.name = slash ? slash + 1 : path, .group = calloc(MOST_GROUPS, sizeof *l->group)};
    sudoku_reader *reader = file && l->group ? sudoku_reader_new(pull_file, file, NULL, NULL) : NULL;
    sudoku_puzzle p = {0};
    sudoku_read_result result = SUDOKU_READ_END;
    bool good = reader != NULL;
    while (good && l->count < MOST_PUZZLES &&
           (result = sudoku_reader_next(reader, &p, NULL)) != SUDOKU_READ_END)
        good = result == SUDOKU_READ_PUZZLE && add_puzzle(l, &p);
    sudoku_reader_free(reader);
    if (file) fclose(file);
    good = good && l->count;
    const size_t times = good && l->count < least ? (least + l->count - 1) / l->count : 1;
    for (int i = 0; i < l->groups && good; i++)
        good = repeat(&l->group[i], times) && write_text(&l->group[i]);
    l->count *= times;
    if (!good) fprintf(stderr, "%s: cannot be read as a list of puzzles\n", path);
    return good;
}

void list_free(struct list *l)
{
    for (int i = 0; i < l->groups; i++) {
        sudoku_rules_free(l->group[i].rules);
        free(l->group[i].givens);
        free(l->group[i].text);
    }
    free(l->group);
}
