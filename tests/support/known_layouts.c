/* SPDX-License-Identifier: MIT */
/* known_layouts.c - see known_layouts.h */
#include "support/known_layouts.h"

#include <string.h>

#include "support/data.h"

int judge_known_layouts(bool possible, layout_judge *judge)
{
    const char *path = possible ? "layouts/solvable.txt" : "layouts/impossible.txt";
    FILE *file = open_data(path);
    char line[200];
    int layouts = 0, wrong = 0;
    while (file && fgets(line, sizeof line, file)) {
        if (strspn(line, "123456789ABCDEFGHI") != 81) continue;
        uint8_t regions[81];
        for (int c = 0; c < 81; c++)
            regions[c] = (uint8_t)((unsigned char)line[c] - (line[c] < 'A' ? '1' : 'A'));
        sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = 9, .regions = regions}, NULL);
        if (!r || !judge(r, possible)) {
            printf("%s", line);
            wrong++;
        }
        sudoku_rules_free(r);
        layouts++;
    }
    if (!file) return -1;
    fclose(file);
    printf("%d layouts of %s\n", layouts, path);
    return layouts ? wrong : -1;
}
