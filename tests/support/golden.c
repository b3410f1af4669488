/* SPDX-License-Identifier: MIT */
/* golden.c - see golden.h */
#include "support/golden.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

enum { LINE = 200, SHOWN = 12, HEAD = 300 };

struct golden golden_open(const char *path)
{
    struct golden g = {.path = path, .writes = getenv("SUDOKU_SIGNATURE") != NULL};
    g.file = fopen(path, g.writes ? "w" : "r");
    assert_non_null(g.file);
    return g;
}

/* FNV-1a */
static uint64_t checksum(const char *text)
{
    uint64_t sum = 0xCBF29CE484222325u;
    for (; *text; text++) sum = (sum ^ (unsigned char)*text) * 0x100000001B3u;
    return sum;
}

void golden_text(struct golden *g, const char *name, const char *text)
{
    char line[LINE], expected[LINE] = "nothing\n";
    snprintf(line, sizeof line, "%s %016" PRIx64 "\n", name, checksum(text));
    g->texts++;
    if (g->writes) {
        fputs(line, g->file);
        return;
    }
    if (fgets(expected, sizeof expected, g->file) && !strcmp(line, expected)) return;
    if (g->different++ >= SHOWN) return;
    expected[strcspn(expected, "\n")] = '\0';
    printf("%s: '%s' is now %.*s\n", g->path, expected, HEAD, text);
}

void golden_close(struct golden *g)
{
    char line[LINE];
    const bool more = !g->writes && fgets(line, sizeof line, g->file);
    fclose(g->file);
    if (more) fail_msg("%s has more than %d texts", g->path, g->texts);
    if (g->different)
        fail_msg("%d of %d texts are not those of %s (see golden.h)", g->different, g->texts, g->path);
}
