/* SPDX-License-Identifier: MIT */
/* fuzz_web_engine.c - any bytes as a request of a page.

   Whatever is asked, the answer is one object of JSON as far as brackets and quotes tell.  Requests that would take long are made
   short ones: limits of the request are replaced by small ones, and large grids are left alone.  */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "support/text.h"

enum { LONGEST_LINE = 100 };

/* ---- short requests ---- */

static bool begins(const char *line, size_t length, const char *key)
{
    return length >= strlen(key) && !memcmp(line, key, strlen(key));
}

/* Sizes above 9, and all that says how long something may take. */
static bool takes_long(const char *line, size_t length)
{
    static const char *const keys[] = {"work",  "nodes", "tries", "limit",
                                       "least", "most",  "which", "cubes"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (begins(line, length, keys[i])) return true;
    return length > LONGEST_LINE || (begins(line, length, "size ") && length > strlen("size 9"));
}

static void add_limits(struct text *request, const char *line, size_t length)
{
    static const struct {
        const char *call, *limits;
    } limits[] = {{"call check", "nodes 200\nlimit 20\n"},
                  {"call candidates", "nodes 200\n"},
                  {"call hint", "work 2000\n"},
                  {"call explain", "work 2000\nmost 20\n"},
                  {"call steps", "work 2000\nmost 20\n"},
                  {"call why-not", "work 2000\n"},
                  {"call rate", "work 500\n"},
                  {"call make", "tries 1\n"},
                  {"call arcs", "most 50\n"},
                  {"call search", "most 50\nnodes 50\n"},
                  {"call drawing-label", "limit 20\n"},
                  {"call drawing-scene", "cubes 3\n"}};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        if (strlen(limits[i].call) == length && begins(line, length, limits[i].call))
            text_add(request, limits[i].limits);
}

/* The lines before the text, without those that take long; the text as it is. */
static void shorten(struct text *request, const char *data, size_t size)
{
    text_clear(request);
    while (size) {
        const char *end = memchr(data, '\n', size);
        const size_t length = end ? (size_t)(end - data) : size, whole = end ? length + 1 : length;
        if (!length) break;
        if (!takes_long(data, length)) {
            text_add_bytes(request, data, length);
            text_add(request, "\n"); /* the last line may lack it */
            add_limits(request, data, length);
        }
        data += whole;
        size -= whole;
    }
    text_add_bytes(request, data, size);
}

/* ---- answers ---- */

static void check_answer(const char *answer, int length)
{
    int depth = 0;
    bool quoted = false;
    if (length < 2 || answer[0] != '{') abort();
    for (int i = 0; i < length; i++) {
        const char c = answer[i];
        if (quoted && c == '\\') i++;
        else if (c == '"') quoted = !quoted;
        else if (quoted && (unsigned char)c < 0x20) abort();
        else if (!quoted && (c == '{' || c == '[')) depth++;
        else if (!quoted && (c == '}' || c == ']') && !--depth && i < length - 1) abort();
    }
    if (depth || quoted) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct text request;
    shorten(&request, (const char *)data, size);
    char *room = web_room(request.length);
    if (!room) return 0;
    memcpy(room, request.bytes, request.length);
    const int length = web_call(request.length);
    if (length >= 0) check_answer(web_answer(), length);
    return 0;
}
