/* SPDX-License-Identifier: MIT */
/* logic_probe.c - what finders say of a position, to compare with other programs.

       logic_probe PROFILE TECHNIQUE|all|next|path < positions

   A position is a line GIVENS[:DELETED]: 81 digits or dots, a + before a digit that was placed and not given, and
   candidates gone, each DIGIT ROW COLUMN.  With RULES in the environment ("x", "nrc") the rules have more houses, with
   REGIONS (81 letters) they have regions instead of boxes.  */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "logic/path/walk.h"

enum { N = 9, CELLS = N * N };

static int print_count;

static bool print(void *context, const sudoku_step *s)
{
    (void)context;
    printf("%d %s %d.%d", ++print_count, technique_rows[s->technique].title, s->rating / 10,
           s->rating % 10);
    const char *name[] = {"=", "<>", "pattern", "other", "fin", "endo", "deadly", "set"};
    for (int i = 0; i < s->part_count; i++) {
        const sudoku_part *p = &s->parts[i];
        const char *role = name[p->role < 8 ? p->role : 7];
        printf(" ");
        if (p->cell != SUDOKU_NO_CELL) printf("r%dc%d", p->cell / N + 1, p->cell % N + 1);
        printf(p->role < 2 ? "%s" : ":%s", role);
        if (p->digit) printf(p->role < 2 ? "%d" : ":%d", p->digit);
    }
    for (int i = 0; i < s->house_count; i++)
        printf(" %s%d", s->houses[i].role == SUDOKU_BASE ? "base" : "cover", s->houses[i].house);
    printf("\n");
    return true;
}

static void read_position(struct sudoku_logic *l, const char *line, const sudoku_rules *rules)
{
    uint8_t givens[CELLS] = {0}, placed[CELLS] = {0};
    int cell = 0;
    bool plus = false;
    for (; *line && *line != ':' && cell < CELLS; line++) {
        if (*line == '+') {
            plus = true;
            continue;
        }
        if (isdigit((unsigned char)*line) && *line != '0')
            (plus ? placed : givens)[cell] = (uint8_t)(*line - '0');
        plus = false;
        cell++;
    }
    sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    logic_start(l, &puzzle);
    for (int c = 0; c < CELLS; c++)
        if (placed[c]) position_place(l->at, c, placed[c]);
    for (; *line; line++)
        if (isdigit((unsigned char)line[0]) && isdigit((unsigned char)line[1]) &&
            isdigit((unsigned char)line[2])) {
            position_remove(l->at, (line[1] - '1') * N + line[2] - '1', line[0] - '0');
            line += 2;
        }
}

int main(int count, char **word)
{
    static char line[4096];
    uint8_t region[CELLS];
    sudoku_shape shape = {.size = N, .rules = getenv("RULES")};
    const char *regions = getenv("REGIONS");
    for (int i = 0; regions && i < CELLS; i++)
        region[i] = (uint8_t)(toupper((unsigned char)regions[i]) - 'A');
    if (regions) shape.regions = region;
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    sudoku_logic *l = count == 3 && rules ? logic_new(rules, word[1], NULL) : NULL;
    if (!l) {
        fprintf(stderr, "usage: logic_probe PROFILE TECHNIQUE|all|next|path < positions\n");
        return 2;
    }
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        read_position(l, line, rules);
        printf("# %s\n", line);
        print_count = 0;
        if (!strcmp(word[2], "next") || !strcmp(word[2], "path"))
            for (const sudoku_step *s; (s = logic_next(l));) {
                print(NULL, s);
                if (!strcmp(word[2], "next")) break;
                logic_apply(l, s);
            }
        else logic_all(l, strcmp(word[2], "all") ? technique_named(word[2]) : -1, print, NULL);
    }
    logic_free(l);
    sudoku_rules_free(rules);
    return 0;
}
