/* SPDX-License-Identifier: MIT */
/* fuzz_columns.c - lists with columns: rows that are read in runs must be those that are read one by one.

   A byte of the input below 64 stands for a piece of a list, such as a whole puzzle, its solution or a separator, so that a few bytes
   make rows; any other byte is itself.  The first byte says how the text arrives.  */
#include "check_puzzle.h"
#include "support/text.h"

#define PUZZLE   "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define ZEROS    "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

static const char *const pieces_of_lists[] = {"\n",
                                              "\n",
                                              "\r\n",
                                              ",",
                                              ",",
                                              ";",
                                              "\t",
                                              "|",
                                              "\"",
                                              "\"",
                                              "\"\"",
                                              " ",
                                              "#",
                                              "sep=;\n",
                                              PUZZLE,
                                              PUZZLE,
                                              PUZZLE,
                                              "\"" PUZZLE "\"",
                                              ZEROS,
                                              SOLUTION,
                                              SOLUTION,
                                              "\"" SOLUTION "\"",
                                              "1.3..4.22..3.32.",
                                              "1234341221434321",
                                              "\"1.3..4.22..3.32.\"",
                                              "id",
                                              "puzzle",
                                              "solution",
                                              "rules",
                                              "regions",
                                              "level",
                                              "\"name\"",
                                              "1,",
                                              "2,",
                                              "17",
                                              "x",
                                              "nrc",
                                              "easy",
                                              "rules=x",
                                              "\"a;b,c\td|e\"",
                                              "\"two\nlines\"",
                                              "2024-01-03",
                                              "5.5",
                                              "," PUZZLE ",",
                                              "," PUZZLE "," SOLUTION "\n",
                                              "1," PUZZLE ",easy\n",
                                              "2," PUZZLE ",\"so, so\"\n",
                                              "3;" PUZZLE ";" SOLUTION "\n",
                                              "4\t" PUZZLE "\t\n",
                                              "| 5 | " PUZZLE " |\n",
                                              "x," ZEROS "," SOLUTION "\r\n",
                                              "id,puzzle,solution\n",
                                              "id;puzzle;solution\n",
                                              "# a comment\n"};
enum {
    PIECES = sizeof pieces_of_lists / sizeof *pieces_of_lists,
    BELOW = 64,
    ROOM = 5,
    MOST = 60,
    LONGEST = 1 << 15
};

static char text[LONGEST];

static size_t write_list(const uint8_t *data, size_t size)
{
    size_t length = 0;
    for (size_t i = 0; i < size; i++) {
        const char itself = (char)data[i],
                   *piece = data[i] < BELOW ? pieces_of_lists[data[i] % PIECES] : &itself;
        const size_t bytes = data[i] < BELOW ? strlen(piece) : 1;
        if (length + bytes > sizeof text) break;
        memcpy(text + length, piece, bytes);
        length += bytes;
    }
    return length;
}

static void mix(uint64_t *sum, const void *bytes, size_t count)
{
    const uint8_t *byte = bytes;
    for (size_t i = 0; i < count; i++) *sum = (*sum ^ byte[i]) * 0x100000001B3u;
}

/* A row, with a solution that may be missing, or zeros. */
static void mix_row(uint64_t *sum, long line, const uint8_t *givens, const uint8_t *solution,
                    size_t cells, sudoku_row row)
{
    static const uint8_t none[SUDOKU_MAX_CELLS];
    mix(sum, &line, sizeof line);
    mix(sum, givens, cells);
    mix(sum, solution ? solution : none, cells);
    mix(sum, row.text, row.length);
}

/* All rows and errors in one number.  Reading by runs stops where reading one by one has stopped. */
static uint64_t read_all(size_t length, size_t piece, bool by_runs, int most)
{
    static uint8_t givens[ROOM * SUDOKU_MAX_CELLS], solutions[ROOM * SUDOKU_MAX_CELLS];
    struct pieces pieces = {.text = text, .left = length, .most = piece};
    uint64_t sum = 0xCBF29CE484222325u;
    sudoku_puzzle p = {.room = sizeof p};
    sudoku_error error;
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &pieces, NULL, NULL);
    for (int i = 0; reader && i < most;) {
        error = (sudoku_error){.message = ""};
        const sudoku_read_result result = sudoku_reader_next(reader, &p, &error);
        if (result == SUDOKU_READ_END) break;
        i++;
        if (result == SUDOKU_READ_ERROR) {
            check_error(&error);
            mix(&sum, error.message, strlen(error.message));
            mix(&sum, &error.line, sizeof error.line);
            continue;
        }
        const int size = sudoku_rules_size(p.rules);
        const size_t cells = (size_t)(size * size);
        check_puzzle(&p, size);
        mix_row(&sum, p.line, p.givens, p.solution, cells, p.row);
        while (by_runs && i < most) {
            sudoku_row rows[ROOM];
            sudoku_run run = {.room = sizeof run,
                              .most = most - i < ROOM ? (size_t)(most - i) : ROOM,
                              .givens = givens,
                              .solutions = solutions,
                              .rows = rows};
            const size_t count = sudoku_reader_run(reader, &run);
            for (size_t k = 0; k < count; k++)
                mix_row(&sum, run.first_line + (long)k, givens + k * cells, solutions + k * cells, cells,
                        rows[k]);
            i += (int)count;
            if (!count) break;
        }
    }
    sudoku_reader_free(reader);
    return sum;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size) return 0;
    const size_t length = write_list(data + 1, size - 1), piece = data[0] % 4 ? 0 : 1 + data[0];
    require(read_all(length, piece, false, MOST) == read_all(length, piece, true, MOST));
    return 0;
}
