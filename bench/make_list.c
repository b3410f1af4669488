/* SPDX-License-Identifier: MIT */
/* make_list.c - lists of random puzzles to measure with.

       make_list KIND COUNT [SEED]
       make_list less-N COUNT SEED LIST

   KIND is
       easy       classic, 30 to 36 clues, solved by singles alone
       minimal    classic, no clue can be spared
       multi      the same with one clue less: several solutions
       invalid    the same with one clue changed: no solution, though no two clues clash
       x nrc x+nrc jigsaw jigsaw+x    minimal, of other rules; a new layout every 17 puzzles
   The engine `bits` judges them, and none of those that are measured.

   less-N takes COUNT puzzles of a list, evenly spread, and N random clues away from each: several solutions, too, but often
   tens of thousands, so that nearly every guess leads to one.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/maker.h"

enum { CELLS = 81, PUZZLES_PER_LAYOUT = 17, SWAPS = 60, BUDGET = 3000 };

static void write_out(void *context, const char *text, size_t length)
{
    (void)context;
    fwrite(text, 1, length, stdout);
}

static void print_puzzle(const sudoku_rules *rules, const uint8_t *givens)
{
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    const sudoku_sheet sheet = {.puzzle = &puzzle};
    sudoku_print(&sheet, &(sudoku_style){.format = "line"}, (sudoku_sink){.write = write_out});
}

static sudoku_rules *make_rules(struct rng *r, const char *kind)
{
    uint8_t regions[CELLS];
    char names[16] = "";
    const bool jigsaw = !strncmp(kind, "jigsaw", 6);
    if (strchr(kind, 'x')) strcat(names, "x ");
    if (strstr(kind, "nrc")) strcat(names, "nrc");
    if (jigsaw) make_layout(r, 3, 3, SWAPS, regions);
    return sudoku_rules_new(
        &(sudoku_shape){.size = 9, .rules = names, .regions = jigsaw ? regions : NULL}, NULL);
}

static int random_clue(struct rng *r, const uint8_t *givens)
{
    int cell = rng_below(r, CELLS);
    while (!givens[cell]) cell = (cell + 1) % CELLS;
    return cell;
}

/* Turns a minimal puzzle into one of the kind.  False: this one will not do. */
static bool adapt(struct rng *r, const char *kind, const sudoku_rules *rules, sudoku_solver *bits,
                  uint8_t *givens)
{
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    const sudoku_limits two = {.solutions = 2};
    sudoku_counters counters = {0};
    const int cell = random_clue(r, givens);
    if (!strcmp(kind, "multi")) givens[cell] = 0;
    if (!strcmp(kind, "invalid")) givens[cell] = (uint8_t)(givens[cell] % 9 + 1);
    const sudoku_answer answer = sudoku_search(bits, &p, &two, NULL, NULL, &counters);
    if (!strcmp(kind, "easy")) return !counters.guesses;
    if (!strcmp(kind, "multi")) return answer == SUDOKU_MANY;
    if (!strcmp(kind, "invalid")) return answer == SUDOKU_NO_SOLUTION && !sudoku_givens_clash(&p, NULL);
    return true;
}

static size_t pull_file(void *context, char *buffer, size_t room)
{
    return fread(buffer, 1, room, context);
}

/* make_list less-N COUNT SEED LIST: the list is read twice, since only then is it known how long it is. */
static int make_less(int clues, size_t count, uint64_t seed, const char *path)
{
    struct rng r = rng_from_seed(seed);
    sudoku_puzzle p = {0};
    size_t puzzles = 0;
    for (int time = 0; time < 2; time++) {
        FILE *file = fopen(path, "r");
        sudoku_reader *reader = file ? sudoku_reader_new(pull_file, file, NULL, NULL) : NULL;
        for (size_t i = 0, step = puzzles > count ? puzzles / count : 1, printed = 0;
             reader && sudoku_reader_next(reader, &p, NULL) == SUDOKU_READ_PUZZLE; i++) {
            uint8_t givens[SUDOKU_MAX_CELLS];
            if (sudoku_rules_size(p.rules) != 9) continue;
            puzzles += !time;
            if (!time || i % step || printed == count) continue;
            printed++;
            memcpy(givens, p.givens, CELLS);
            for (int k = 0; k < clues; k++) givens[random_clue(&r, givens)] = 0;
            print_puzzle(p.rules, givens);
        }
        sudoku_reader_free(reader);
        if (file) fclose(file);
    }
    if (!puzzles) fprintf(stderr, "%s: no puzzles of 9x9\n", path);
    return !puzzles;
}

int main(int argc, char **argv)
{
    static const char *const kinds[] = {"easy", "minimal", "multi",  "invalid",  "x",
                                        "nrc",  "x+nrc",   "jigsaw", "jigsaw+x", NULL};
    int kind = 0, count = argc > 2 ? atoi(argv[2]) : 0;
    int fewer = 0;
    if (argc == 5 && sscanf(argv[1], "less-%d", &fewer) == 1 && fewer >= 1 && fewer <= 9 && count >= 1)
        return make_less(fewer, (size_t)count, strtoull(argv[3], NULL, 10), argv[4]);
    while (argc > 1 && kinds[kind] && strcmp(kinds[kind], argv[1])) kind++;
    if (count < 1 || !kinds[kind]) {
        fputs("usage: make_list KIND COUNT [SEED]; KIND is easy, minimal, multi, invalid, x, nrc, "
              "x+nrc, jigsaw "
              "or jigsaw+x\n"
              "   or: make_list less-N COUNT SEED LIST; N is 1 to 9\n",
              stderr);
        return 2;
    }
    struct rng r = rng_from_seed(argc > 3 ? strtoull(argv[3], NULL, 10) : 1);
    sudoku_rules *rules = NULL;
    sudoku_solver *bits = NULL;
    for (int done = 0, of_layout = 0; done < count;) {
        uint8_t solution[CELLS], givens[CELLS];
        if (!rules || of_layout == PUZZLES_PER_LAYOUT) {
            sudoku_solver_free(bits);
            sudoku_rules_free(rules);
            rules = make_rules(&r, argv[1] + (kind < 4 ? strlen(argv[1]) : 0));
            bits = sudoku_solver_new(rules, "bits");
            of_layout = 0;
        }
        const int clues = kind == 0 ? 30 + rng_below(&r, 7) : 0;
        if (!make_solution(&r, rules, solution)) {
            of_layout = PUZZLES_PER_LAYOUT; /* perhaps there is none */
            continue;
        }
        dig(&r, rules, solution, clues, BUDGET, givens);
        if (!adapt(&r, kinds[kind], rules, bits, givens)) continue;
        print_puzzle(rules, givens);
        done++;
        of_layout++;
    }
    sudoku_solver_free(bits);
    sudoku_rules_free(rules);
    return 0;
}
