/* SPDX-License-Identifier: MIT */
/* fuzz_names.c - functions of the library that take names and numbers: any text, any index, any shape of rules.

   Four bytes are numbers, the rest is the text.  */
#include "check_puzzle.h"
#include "csp.h"
#include "sudoku_logic.h"
#include "waltz.h"

/* ---- texts ---- */

static void use_text(const char *text, int size)
{
    int cell, digit;
    sudoku_format format = {0};
    sudoku_language language;
    cell = sudoku_cell_named(size, text);
    require(cell >= -1 && cell < size * size);
    if (sudoku_claim_named(size, text, &cell, &digit))
        require(cell >= 0 && cell < size * size && digit >= 1 && digit <= size);
    if (sudoku_format_named(text, &format)) require(!strcmp(format.name, text));
    if (sudoku_language_named(text, &language))
        require(!strcmp(sudoku_language_code((int)language), text));
    sudoku_choose_isa(text);
}

/* ---- numbers ---- */

static void use_index(int index)
{
    sudoku_format format = {0};
    sudoku_layout layout;
    require(!sudoku_rule_name(index) == !sudoku_rule_about(index));
    require(!sudoku_rule_name(index) == !sudoku_rule_title(index, SUDOKU_GERMAN));
    require(!sudoku_engine_name(index) == !sudoku_engine_about(index));
    require(!sudoku_engine_name(index) == !sudoku_engine_max_size(index));
    require(sudoku_engine_name(index) || !sudoku_engine_isa(index));
    require(!sudoku_profile_name(index) == !sudoku_profile_about(index));
    require(!waltz_classic_name(index) == !waltz_classic_about(index));
    sudoku_isa_name(index);
    sudoku_symmetry_name(index);
    sudoku_step_format_name(index);
    sudoku_language_code(index);
    csp_algorithm_name(index);
    if (sudoku_format_at(index, &format)) require(format.name && format.about);
    if (sudoku_layout_at(index, &layout))
        require(strlen(layout.regions) == (size_t)(layout.size * layout.size));
}

/* ---- techniques ---- */

/* Any text as the name of a technique is left to fuzz_options_sudoku: it is compared with all names, which takes a hundred times
   as long as everything here.  */
static void use_technique(int index)
{
    sudoku_technique technique = {0};
    sudoku_example example;
    sudoku_error error = {.message = ""};
    if (!sudoku_technique_at(index, &technique)) {
        require(!sudoku_technique_title(index, SUDOKU_GERMAN));
        return;
    }
    require(sudoku_technique_named(technique.name, &error) == index);
    require(sudoku_technique_about(index, SUDOKU_ENGLISH));
    sudoku_technique_example(index, &example);
    for (int i = 0; sudoku_profile_name(i); i++)
        if (!sudoku_profile_has(sudoku_profile_name(i), index, &error)) check_error(&error);
}

/* ---- rules ---- */

static void check_rules(const sudoku_rules *rules, int size)
{
    char name[SUDOKU_TEXT];
    require(sudoku_rules_size(rules) == size && sudoku_rules_names(rules));
    require(sudoku_rules_broken_region(rules) < size);
    for (int i = 0; i < sudoku_rules_house_count(rules); i++) {
        const sudoku_cells house = sudoku_rules_house(rules, i);
        require(sudoku_house_name(rules, i, name)[0] && house.count > 0 && house.count <= size);
        for (int k = 0; k < house.count; k++) require(house.cells[k] < size * size);
    }
    for (int cell = 0; cell < size * size; cell += size + 2)
        require(sudoku_cell_named(size, sudoku_cell_name(rules, cell, name)) == cell);
}

/* Regions and houses from the bytes of the text. */
static void use_shape(sudoku_shape *shape, const char *text, size_t length, int choice)
{
    enum { HOUSE = 3, HOUSES = 20 };
    static uint8_t regions[SUDOKU_MAX_CELLS];
    uint16_t cells[HOUSES][HOUSE];
    sudoku_cells houses[HOUSES];
    sudoku_error error = {.message = ""};
    const size_t whole = shape->size > 0 && shape->size <= SUDOKU_MAX_SIZE
                             ? (size_t)(shape->size * shape->size)
                             : SUDOKU_MAX_CELLS;
    if (choice & 1) {
        for (size_t i = 0; i < whole; i++) regions[i] = (uint8_t)(length ? text[i % length] - 'A' : 0);
        shape->regions = regions;
    }
    if (choice & 2) {
        for (size_t i = 0; i < HOUSES * HOUSE; i++)
            cells[i / HOUSE][i % HOUSE] =
                (uint16_t)(length ? (unsigned char)text[i % length] * (i + 1) : i);
        for (int i = 0; i < HOUSES; i++) houses[i] = (sudoku_cells){cells[i], 1 + (choice >> 2) % HOUSE};
        shape->houses = houses;
        shape->house_count = (choice >> 4) % (HOUSES + 1);
    }
    if (choice & 128) shape->rules = text;
    sudoku_rules *rules = sudoku_rules_new(shape, &error);
    if (rules) check_rules(rules, shape->size);
    else check_error(&error);
    sudoku_rules_free(rules);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { NUMBERS = 4 };
    if (size < NUMBERS) return 0;
    char *text = malloc(size - NUMBERS + 1);
    if (!text) return 0;
    memcpy(text, data + NUMBERS, size - NUMBERS);
    text[size - NUMBERS] = '\0';
    use_text(text, 1 + data[0] % SUDOKU_MAX_SIZE);
    const int index = data[1] < 250 ? data[1] : -data[1] * data[2] * 10000;
    use_index(index);
    use_technique(index);
    sudoku_shape shape = {
        .size = (int8_t)data[0], .box_rows = data[2] % 16 - 2, .box_columns = data[2] / 16 - 2};
    use_shape(&shape, text, size - NUMBERS, data[3]);
    free(text);
    return 0;
}
