/* SPDX-License-Identifier: MIT */
/* fuzz_files.c - the files that options of sudoku name: layouts, and those of --regions, --pattern and --start.

   The first byte chooses what the files are, the second the size.  */
#include <stdio.h>

#include "check_puzzle.h"
#include "spoken.h"
#include "sudoku/input/layout_file.h"
#include "sudoku/options/order.h"
#include "sudoku/options/table.h"

/* Of each layout: as many regions as the size says, each of that many cells. */
static void check_layout(const struct read_layout *layout)
{
    int cells[SUDOKU_MAX_SIZE] = {0};
    require(layout->size >= 4 && layout->size <= SUDOKU_MAX_SIZE && layout->line > 0);
    for (int i = 0; i < layout->size * layout->size; i++) {
        require(layout->regions[i] < layout->size);
        cells[layout->regions[i]]++;
    }
    for (int i = 0; i < layout->size; i++) require(cells[i] == layout->size);
}

static void read_layouts(const char *text)
{
    static struct read_layout layout;
    struct layout_file file = {.at = text, .line = 1};
    for (;;) {
        const char *before = file.at;
        const enum layout_found found = next_layout(&file, &layout);
        if (found == LAYOUT_END) return;
        require(file.at > before);
        if (found == LAYOUT_FOUND) check_layout(&layout);
        else check_error(&file.wrong);
    }
}

static void check_order(const sudoku_order *order)
{
    const int size = sudoku_rules_size(order->rules);
    const size_t cells = (size_t)(size * size);
    check_digits(order->start, cells, size);
    check_digits(order->pattern, cells, 1);
}

/* As `sudoku generate` does before it makes anything. */
static void read_order(int argc, char **argv)
{
    struct settings settings;
    struct order_parts parts;
    sudoku_order order;
    has_spoken();
    if (!settings_read(&settings, COMMAND_generate, argc, argv, 0)) {
        require(has_spoken());
    } else {
        if (order_build(&settings, &order, &parts)) check_order(&order);
        else require(has_spoken());
        order_free(&parts);
    }
    settings_free(&settings);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { HEADER = 2 };
    if (size < HEADER) return 0;
    char *text = malloc(size - HEADER + 1);
    if (!text) return 0;
    memcpy(text, data + HEADER, size - HEADER);
    text[size - HEADER] = '\0';
    if (data[0] & 1) {
        read_layouts(text);
    } else {
        char number[4], *argv[10] = {(char[]){"sudoku"}};
        int argc = 1;
        snprintf(number, sizeof number, "%d", data[1] % (SUDOKU_MAX_SIZE + 1));
        set_files(text, size - HEADER);
        if (data[0] & 2) argv[argc++] = (char[]){"--pattern"}, argv[argc++] = (char[]){"a"};
        if (data[0] & 4) argv[argc++] = (char[]){"--start"}, argv[argc++] = (char[]){"b"};
        if (data[0] & 8) argv[argc++] = (char[]){"--regions"}, argv[argc++] = (char[]){"c"};
        if (data[1] % (SUDOKU_MAX_SIZE + 1)) argv[argc++] = (char[]){"--size"}, argv[argc++] = number;
        argv[argc] = NULL;
        read_order(argc, argv);
    }
    free(text);
    return 0;
}
