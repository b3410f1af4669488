/* SPDX-License-Identifier: MIT */
/* fuzz_links.c - LZString, and links: the first byte says of which kind, the rest is what is packed into one, or a link as it is.

   What is packed comes back; what was read from a link can be printed as one, and comes back again.  */
#include <stdlib.h>
#include <string.h>

#include "base/lzstring.h"
#include "check_puzzle.h"
#include "sudoku.h"
#include "support/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

/* Text that is UTF-8 is the same again; any other is at least packed. */
static void pack(const char *bytes, size_t length, struct text *t)
{
    char buffer[256];
    struct out o = out_to_sink(text_sink, t, buffer, sizeof buffer);
    struct lz_text again;
    const size_t before = t->length;
    require(lz_pack(LZ_BASE64, bytes, length, &o));
    out_flush(&o);
    require(lz_unpack(LZ_BASE64, t->bytes + before, t->length - before, length + 1, &again) == LZ_GOOD);
    free(again.bytes);
}

static void read_links(const struct text *t, int depth);

static void print_links(const sudoku_puzzle *p)
{
    static const char *const formats[] = {"fpuzzles", "iss",     "sudokuwiki", "link",
                                          "sgt",      "sumocue", "killer"};
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        struct text link = {0};
        const sudoku_sheet sheet = {.puzzle = p};
        const sudoku_style style = {.format = formats[i]};
        sudoku_error error;
        if (sudoku_can_print(&sheet, &style, &error)) {
            require(sudoku_print(&sheet, &style, (sudoku_sink){text_sink, &link}));
            read_links(&link, 1);
        } else {
            check_error(&error);
        }
        text_free(&link);
    }
}

/* At depth 1 the text is a link that was printed, and must be one. */
static void read_links(const struct text *t, int depth)
{
    enum { MOST = 3 };
    sudoku_puzzle p = {.room = sizeof p};
    sudoku_error error;
    sudoku_reader *reader = sudoku_reader_new_text(t->bytes, t->length, NULL, &error);
    require(reader);
    for (int i = 0; i < MOST; i++) {
        const sudoku_read_result result = sudoku_reader_next(reader, &p, &error);
        if (result == SUDOKU_READ_END) break;
        if (result == SUDOKU_READ_ERROR) check_error(&error);
        else if (!depth) print_links(&p);
        require(!depth || result == SUDOKU_READ_PUZZLE);
    }
    sudoku_reader_free(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const before[] = {"",
                                         "https://www.f-puzzles.com/?load=",
                                         "https://sudokupad.app/scl",
                                         "https://sudokupad.app/classic",
                                         "https://www.sudokuwiki.org/?bd=",
                                         "https://sigh.github.io/?q=",
                                         "https://a.example/#p=1&size="};
    enum { KINDS = sizeof before / sizeof *before };
    if (size < 2) return 0;
    struct text t = {0};
    const int kind = data[0] % KINDS;
    text_add(&t, before[kind]);
    if (kind == 1 || kind == 2) pack((const char *)data + 1, size - 1, &t);
    else text_add_bytes(&t, (const char *)data + 1, size - 1);
    read_links(&t, 0);
    text_free(&t);
    return 0;
}
