/* SPDX-License-Identifier: MIT */
/* fuzz_unwrap.c - any text as one that is wrapped in something: what is left of it is no longer than it may be, and knows its places.

   The first byte chooses a wrapping, or all of them in turn. */
#include <stdint.h>
#include <stdlib.h>

#include "check_puzzle.h"
#include "read/unwrap/page.h"

/* Each character is from a line and a column of the text. */
static void check_page(const struct page *p, long lines)
{
    for (size_t i = 0; i < p->length; i++)
        require(p->where[i].line >= 1 && p->where[i].line <= lines && p->where[i].column >= 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static unwrapper *const wrappings[] = {unwrap_html,  unwrap_bbcode, unwrap_mail, unwrap_fences,
                                           unwrap_latex, unwrap_code,   unwrap_table};
    enum { COUNT = sizeof wrappings / sizeof *wrappings, LONGEST_MARK = 40 };
    struct page from = {.text = NULL}, to = {.text = NULL};
    long lines = 1;
    if (!size) return 0;
    const size_t which = data[0] % (COUNT + 1);
    const char *text = (const char *)data + 1;
    page_from_text(&from, text, size - 1, 1);
    for (size_t i = 0; i + 1 < size; i++) lines += text[i] == '\n';
    if (which == COUNT) {
        unwrap(&from);
        check_page(&from, lines);
    } else if (wrappings[which](&from, &to)) {
        check_page(&to, lines);
        require(to.length <= LONGEST_MARK * (size + 1));
    }
    page_free(&from);
    page_free(&to);
    return 0;
}
