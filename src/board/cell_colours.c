/* SPDX-License-Identifier: MIT */
/* cell_colours.c - see cell_colours.h */
#include "board/cell_colours.h"

#include <string.h>

/* Those that setters find in f-puzzles, in its order. */
static const char *const texts[COLOURS] = {"#A8A8A8", "#FFA0A0", "#FFE060", "#FFFFB0", "#B0FFB0",
                                           "#60D060", "#D0D0FF", "#8080F0", "#FF80FF"};

const char *colour_text(int number) { return texts[number - 1]; }

static int figure_of(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Red, green and blue, each from 0 to 255. */
static int parts_of(const char *text, int part[3])
{
    if (*text == '#') text++;
    const size_t length = strlen(text), figures = length == 3 ? 1 : 2;
    if (length != 3 && length != 6 && length != 8) return 0;
    for (size_t i = 0; i < length; i++)
        if (figure_of(text[i]) < 0) return 0;
    for (size_t i = 0; i < 3; i++)
        part[i] = figure_of(text[i * figures]) * 16 + figure_of(text[i * figures + figures - 1]);
    return 1;
}

int nearest_colour(const char *text)
{
    int part[3], best = 0;
    long least = 0;
    if (!parts_of(text, part)) return 0;
    for (int i = 1; i <= COLOURS; i++) {
        int other[3];
        long distance = 0;
        parts_of(texts[i - 1], other);
        for (int k = 0; k < 3; k++) distance += (long)(part[k] - other[k]) * (part[k] - other[k]);
        if (!best || distance < least) {
            best = i;
            least = distance;
        }
    }
    return best;
}
