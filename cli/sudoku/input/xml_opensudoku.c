/* SPDX-License-Identifier: MIT */
/* xml_opensudoku.c - OpenSudoku's folders of games: 81 digits, or a version and each cell's value, marks and whether it is editable.

       <game data="530070000..."/>
       <game data="version: 3&#10;5|0|0|0|12|1|..." note="a title"/>

   Version 1 lists marks (1,2, or -); later ones have a bit for each, version 4 for marks in the corner and in the centre, and version 5
   also a colour.  What an editable cell holds is the player's.  */
#include "sudoku/input/xml_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 9, CELLS = SIZE * SIZE };

static void read_plain(struct game *g, const char *data)
{
    const size_t count = strspn(data, "0123456789");
    if (count != CELLS || data[count]) {
        game_fail(g, "its data must have %d digits", CELLS);
        return;
    }
    for (int i = 0; i < CELLS; i++) g->givens[i] = (uint8_t)(data[i] - '0');
}

/* A field that ends with '|', which becomes the end of a text; NULL: there is none. */
static char *next_field(char **at)
{
    char *field = *at, *bar = strchr(field, '|');
    if (!bar) return NULL;
    *bar = '\0';
    *at = bar + 1;
    return field;
}

static bool read_listed_marks(const char *text, uint64_t *marks)
{
    if (!strcmp(text, "-")) return true;
    for (; *text; text += 2) {
        if (*text < '1' || *text > '9' || text[1] != ',') return false;
        *marks |= UINT64_C(1) << (*text - '1');
    }
    return true;
}

static bool read_marks(const char *text, int version, uint64_t *marks)
{
    if (version == 1) return read_listed_marks(text, marks);
    const int mask = whole_number(text, (1 << SIZE) - 1);
    if (mask < 0) return false;
    *marks |= (uint64_t)mask;
    return true;
}

static bool read_cell(struct game *g, char **at, int version, int cell)
{
    const char *value = next_field(at), *marks = next_field(at);
    const char *centre = version >= 4 ? next_field(at) : "0";
    const char *colour = version >= 5 ? next_field(at) : "0";
    if (!value || !marks || !centre || !colour) return false;
    if (version == 2 && **at == '|') ++*at;
    const char *editable = next_field(at);
    const int digit = whole_number(value, SIZE), player = editable ? whole_number(editable, 1) : -1;
    g->marks[cell] = 0;
    if (digit < 0 || player < 0 || !read_marks(marks, version, &g->marks[cell]) ||
        (version >= 4 && !read_marks(centre, version, &g->marks[cell])))
        return false;
    g->givens[cell] = (uint8_t)(player ? 0 : digit);
    g->placed[cell] = (uint8_t)(player ? digit : 0);
    g->has_placed |= player && digit;
    g->has_marks |= g->marks[cell] != 0;
    return true;
}

static void read_versioned(struct game *g, char *data)
{
    enum { NEWEST = 5 };
    char *at = data + strspn(data, "0123456789");
    const char after = *at;
    *at = '\0';
    const int version = whole_number(data, 1000);
    if (version < 1 || version > NEWEST || !after) {
        game_fail(g, "its data are of version %.8s; versions 1 to %d are known", data, NEWEST);
        return;
    }
    at++;
    at += strspn(at, " \r\n"); /* a line break that is not escaped arrives as a blank */
    for (int cell = 0; cell < CELLS; cell++)
        if (!read_cell(g, &at, version, cell)) {
            game_fail(g, "the data of r%dc%d are not as version %d has them", cell / SIZE + 1,
                      cell % SIZE + 1, version);
            return;
        }
    if (at[strspn(at, " \r\n")]) game_fail(g, "there are more than %d cells", CELLS);
}

static void begin(struct game *g, const char *element, const char *const *attributes)
{
    static const char versioned[] = "version: ";
    if (!strcmp(element, "folder")) {
        const char *name = attribute_of(attributes, "name");
        snprintf(g->collection, sizeof g->collection, "%s", name ? name : "");
    }
    if (strcmp(element, "game")) return;
    const char *data = attribute_of(attributes, "data"), *note = attribute_of(attributes, "note");
    g->n = SIZE;
    g->complete = true;
    if (note) snprintf(g->title, sizeof g->title, "%s", note);
    if (!data) {
        game_fail(g, "a game has no data");
    } else if (!strncmp(data, versioned, sizeof versioned - 1)) {
        char *copy = strdup(data + sizeof versioned - 1);
        if (copy) read_versioned(g, copy);
        else game_fail(g, "out of memory");
        free(copy);
    } else {
        read_plain(g, data);
    }
}

static void end(struct game *g, const char *element, char *text)
{
    if (!strcmp(element, "author")) snprintf(g->author, sizeof g->author, "%s", text);
    if (!strcmp(element, "name")) snprintf(g->collection, sizeof g->collection, "%s", text);
}

const struct xml_program opensudoku = {.name = "opensudoku",
                                       .title = "OpenSudoku",
                                       .roots = (const char *const[]){"opensudoku", NULL},
                                       .game = "game",
                                       .texts = " author name ",
                                       .begin = begin,
                                       .end = end};
