/* SPDX-License-Identifier: MIT */
/* svg_tree.c - see svg_tree.h.  expat parses XML, and limits the growth of entities. */
#include "waltz/svg_tree.h"

#include <expat.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/interrupt.h"

#define NAMESPACE "http://www.w3.org/2000/svg "
#define XLINK     "http://www.w3.org/1999/xlink "

struct svg_block {
    struct svg_block *next;
    size_t used, room;
    max_align_t memory[];
};

struct builder {
    struct svg_tree *tree;
    XML_Parser parser;
    struct svg_node *open[SVG_DEEPEST + 2]; /* elements that are not closed */
    int depth;
    int skipped;   /* elements open within one that is left out, with that one */
    bool in_style; /* that one is a style sheet */
    size_t elements, bytes, style_room, id_room;
    bool failed;
    waltz_error *error;
};

struct svg_excerpt svg_excerpt(const char *text)
{
    struct svg_excerpt e = {""};
    size_t length = strlen(text);
    if (length >= sizeof e.text) {
        length = sizeof e.text - 4;
        while (length && ((unsigned char)text[length] & 0xc0) == 0x80) length--; /* whole characters */
        strcpy(e.text + length, "...");
    }
    memcpy(e.text, text, length);
    return e;
}

/* ---- errors ---- */

static void stop(struct builder *b, const char *sentence)
{
    if (b->failed) return;
    b->failed = true;
    snprintf(b->error->message, sizeof b->error->message, "%s", sentence);
    b->error->line = (long)XML_GetCurrentLineNumber(b->parser);
    b->error->column = (long)XML_GetCurrentColumnNumber(b->parser) + 1;
    XML_StopParser(b->parser, XML_FALSE);
}

static void stop_at_element(struct builder *b, const char *element, const char *why)
{
    char sentence[WALTZ_TEXT];
    snprintf(sentence, sizeof sentence, "<%s>: %s", svg_excerpt(element).text, why);
    stop(b, sentence);
}

/* ---- memory ---- */

/* Zeroed; NULL, after an error: out of memory. */
static void *take(struct builder *b, size_t bytes)
{
    enum { BLOCK = 1 << 16 };
    const size_t unit = sizeof(max_align_t), size = (bytes + unit - 1) / unit * unit;
    struct svg_block *block = b->tree->blocks;
    if (size > SVG_MOST_ATTRIBUTES - b->bytes) {
        stop(b, "too much text in attributes");
        return NULL;
    }
    b->bytes += size;
    if (!block || block->room - block->used < size) {
        const size_t room = size > BLOCK ? size : BLOCK;
        block = calloc(1, sizeof *block + room);
        if (!block) {
            stop(b, "out of memory");
            return NULL;
        }
        block->room = room;
        block->next = b->tree->blocks;
        b->tree->blocks = block;
    }
    void *memory = (char *)block->memory + block->used;
    block->used += size;
    return memory;
}

static char *keep(struct builder *b, const char *text)
{
    const size_t length = strlen(text) + 1;
    char *copy = take(b, length);
    if (copy) memcpy(copy, text, length);
    return copy;
}

/* Room for `count` things of a size in an array that doubles. */
static bool grow(struct builder *b, void **array, size_t count, size_t *room, size_t size)
{
    if (count <= *room) return true;
    size_t more = *room ? *room : 64;
    while (more < count) more *= 2;
    void *grown = realloc(*array, more * size);
    if (!grown) {
        stop(b, "out of memory");
        return false;
    }
    *array = grown;
    *room = more;
    return true;
}

/* ---- elements ---- */

/* Elements that draw nothing, including their contents; text draws no lines. */
static bool is_left_out(const char *name)
{
    static const char *const names[] = {"text",
                                        "title",
                                        "desc",
                                        "metadata",
                                        "marker",
                                        "mask",
                                        "filter",
                                        "clipPath",
                                        "pattern",
                                        "linearGradient",
                                        "radialGradient",
                                        "style",
                                        "script",
                                        "view",
                                        "animate",
                                        "animateTransform",
                                        "animateMotion",
                                        "set",
                                        "font",
                                        "cursor",
                                        "mpath",
                                        "font-face",
                                        NULL};
    const char *const *at = names;
    while (*at && strcmp(*at, name) != 0) at++;
    return *at != NULL;
}

/* Attributes of SVG itself have no namespace. */
static const char *const *keep_attributes(struct builder *b, const char **pairs)
{
    size_t count = 0, kept = 0;
    while (pairs[count]) count++;
    const char **copy = take(b, (count + 1) * sizeof *copy);
    for (size_t i = 0; copy && pairs[i] && pairs[i + 1]; i += 2) {
        const bool link = strcmp(pairs[i], XLINK "href") == 0;
        if (strchr(pairs[i], ' ') && !link) continue;
        copy[kept] = link ? "href" : keep(b, pairs[i]);
        copy[kept + 1] = keep(b, pairs[i + 1]);
        if (!copy[kept] || !copy[kept + 1]) return NULL;
        kept += 2;
    }
    return copy;
}

static bool keep_id(struct builder *b, struct svg_node *node)
{
    struct svg_tree *t = b->tree;
    if (!svg_attribute(node, "id")) return true;
    if (!grow(b, (void **)&t->by_id, t->ids + 1, &b->id_room, sizeof(struct svg_node *))) return false;
    t->by_id[t->ids++] = node;
    return true;
}

static void add_element(struct builder *b, const char *name, const char **pairs)
{
    struct svg_node *parent = b->depth ? b->open[b->depth - 1] : NULL;
    if (b->depth > SVG_DEEPEST) {
        stop_at_element(b, name, "the elements are nested too deeply");
        return;
    }
    if (++b->elements > SVG_MOST_ELEMENTS) {
        stop(b, "too many elements");
        return;
    }
    struct svg_node *node = take(b, sizeof *node);
    if (!node) return;
    node->name = keep(b, name);
    node->pairs = keep_attributes(b, pairs);
    if (!node->name || !node->pairs || !keep_id(b, node)) return;
    node->parent = parent;
    node->line = (long)XML_GetCurrentLineNumber(b->parser);
    node->column = (long)XML_GetCurrentColumnNumber(b->parser) + 1;
    if (!parent) b->tree->root = node;
    else if (parent->last_child) parent->last_child->next = node;
    else parent->child = node;
    if (parent) parent->last_child = node;
    b->open[b->depth++] = node;
}

/* Names are "namespace local"; a file without namespaces counts as SVG. */
static void XMLCALL on_start(void *context, const char *name, const char **pairs)
{
    struct builder *b = context;
    const char *space = strrchr(name, ' '), *local = space ? space + 1 : name;
    const bool foreign = space && strncmp(name, NAMESPACE, strlen(NAMESPACE)) != 0;
    if (b->failed) return;
    if (b->skipped) b->skipped++;
    else if (!b->depth && foreign)
        stop_at_element(b, local, "this is not SVG: it has a different namespace");
    else if (!b->depth && strcmp(local, "svg") != 0)
        stop_at_element(b, local, "this is not SVG: it does not begin with <svg>");
    else if (foreign || is_left_out(local)) {
        b->skipped = 1;
        b->in_style = !foreign && strcmp(local, "style") == 0;
    } else {
        add_element(b, local, pairs);
        if (!b->failed && strcmp(local, "foreignObject") == 0) { /* its contents are not SVG */
            b->depth--;
            b->skipped = 1;
        }
    }
}

static void XMLCALL on_text(void *context, const char *text, int length)
{
    struct builder *b = context;
    struct svg_tree *t = b->tree;
    const size_t more = t->style_length + (size_t)length + 1;
    if (b->failed || !b->in_style || b->skipped != 1) return;
    if (more > SVG_MOST_STYLE) stop(b, "the style sheet is too long");
    else if (grow(b, (void **)&t->style, more, &b->style_room, 1)) {
        memcpy(t->style + t->style_length, text, (size_t)length);
        t->style_length += (size_t)length;
    }
}

static void XMLCALL on_end(void *context, const char *name)
{
    struct builder *b = context;
    (void)name;
    if (b->failed) return;
    if (b->skipped == 1 && b->in_style) on_text(b, "\n", 1); /* between two sheets */
    if (!b->skipped) b->depth--;
    else if (--b->skipped == 0) b->in_style = false;
}

/* ---- the whole text ---- */

/* expat takes lengths of type int. */
static bool parse(struct builder *b, const char *text, size_t length)
{
    enum { PIECE = 1 << 20 };
    size_t done = 0;
    do {
        const size_t left = length - done, piece = left < PIECE ? left : PIECE;
        if (interrupted()) {
            stop(b, "");
            return false;
        }
        if (XML_Parse(b->parser, text + done, (int)piece, piece == left) != XML_STATUS_OK) {
            if (!b->failed) stop(b, XML_ErrorString(XML_GetErrorCode(b->parser)));
            return false;
        }
        done += piece;
    } while (done < length);
    return !b->failed;
}

/* Of equal ids, the first in the file comes first. */
static int compare_ids(const void *a, const void *b)
{
    const struct svg_node *first = *(struct svg_node *const *)a, *second = *(struct svg_node *const *)b;
    const int order = strcmp(svg_attribute(first, "id"), svg_attribute(second, "id"));
    if (order) return order;
    if (first->line != second->line) return first->line < second->line ? -1 : 1;
    return (first->column > second->column) - (first->column < second->column);
}

bool svg_tree_open(struct svg_tree *t, const char *text, size_t length, waltz_error *error)
{
    struct builder *b = calloc(1, sizeof *b);
    bool good = false;
    *t = (struct svg_tree){.root = NULL};
    *error = (waltz_error){.message = "out of memory"};
    if (b) b->parser = XML_ParserCreateNS(NULL, ' ');
    if (b && b->parser) {
        b->tree = t;
        b->error = error;
        XML_SetUserData(b->parser, b);
        XML_SetElementHandler(b->parser, on_start, on_end);
        XML_SetCharacterDataHandler(b->parser, on_text);
        good = parse(b, text, length);
        XML_ParserFree(b->parser);
    }
    free(b);
    if (good && t->ids) qsort(t->by_id, t->ids, sizeof *t->by_id, compare_ids);
    return good;
}

void svg_tree_close(struct svg_tree *t)
{
    for (struct svg_block *next; t->blocks; t->blocks = next) {
        next = t->blocks->next;
        free(t->blocks);
    }
    free(t->style);
    free(t->by_id);
}

const char *svg_attribute(const struct svg_node *node, const char *name)
{
    for (const char *const *pair = node->pairs; *pair; pair += 2)
        if (strcmp(pair[0], name) == 0) return pair[1];
    return NULL;
}

const struct svg_node *svg_by_id(const struct svg_tree *t, const char *id)
{
    size_t low = 0, high = t->ids;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (strcmp(svg_attribute(t->by_id[middle], "id"), id) < 0) low = middle + 1;
        else high = middle;
    }
    return low < t->ids && strcmp(svg_attribute(t->by_id[low], "id"), id) == 0 ? t->by_id[low] : NULL;
}
