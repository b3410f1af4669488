/* SPDX-License-Identifier: MIT */
/* html_grids.c - grids of elements that are no tables.

       <div class="row"><div>5</div><div>3</div><div></div>...</div>     n rows of n cells, if they are called rows
       <div><span>5</span><span>3</span><span></span>...</div>           n*n cells

   Cells in groups that are not called rows may be rows or boxes; they are left as they are, tags and all, so that nobody reads them.  */
#include "base/whole_root.h"
#include "read/unwrap/html_tags.h"
#include "sudoku.h"

enum { LEAST_SIZE = 4, LONGEST_CELL = 2, DEEPEST_CELL = 2 };

static bool is_blank(int32_t code)
{
    return code < 0 || code == ' ' || code == '\t' || code == '\n' || code == '\r';
}

/* Counts what is directly in each element, and between its tags. */
static void count_contents(struct html *h)
{
    long open = -1;
    size_t at = 0;
    for (size_t i = 0; i <= h->tags; i++) {
        const size_t end = i < h->tags ? h->tag[i].begin : h->page->length;
        while (at < end) {
            int32_t code;
            html_character(h->page, &at, end, &code);
            if (open >= 0 && !is_blank(code)) h->tag[open].own_characters++;
        }
        if (i == h->tags) break;
        struct html_tag *tag = &h->tag[i];
        at = tag->end;
        if (tag->closing) {
            if (tag->opened_by >= 0) open = h->tag[tag->opened_by].parent;
        } else if (tag->match >= 0) {
            open = (long)i;
        }
    }
}

/* Sums up what is in each element; parents come before their children. */
static void sum_contents(struct html *h)
{
    for (size_t i = h->tags; i-- > 0;) {
        struct html_tag *tag = &h->tag[i];
        tag->characters += tag->own_characters;
        if (tag->closing || tag->parent < 0) continue;
        struct html_tag *parent = &h->tag[tag->parent];
        parent->children += tag->element != ELEMENT_VOID && tag->element != ELEMENT_UNKNOWN;
        parent->characters += tag->characters;
        if (tag->depth + 1 > parent->depth) parent->depth = tag->depth + 1;
    }
}

/* May the element be a cell? */
static bool is_cell(const struct html_tag *tag)
{
    const bool element =
        tag->element == ELEMENT_OTHER || tag->element == ELEMENT_BLOCK || tag->element == ELEMENT_INPUT;
    return element && tag->characters <= LONGEST_CELL && tag->depth <= DEEPEST_CELL &&
           tag->children <= 1 && (tag->match >= 0 || tag->element == ELEMENT_INPUT);
}

static bool is_group(const struct html_tag *tag)
{
    return tag->role == ROLE_ROW || tag->role == ROLE_TABLE;
}

/* What the children of an element are. */
struct family {
    int cells, groups;
    int size; /* of the groups, if all are equal; -1: not */
    bool called_rows;
};

/* The element after this one, on the same level or further out. */
static long after(const struct html *h, long i) { return h->tag[i].match > i ? h->tag[i].match : i + 1; }

static struct family look_at_children(const struct html *h, long parent)
{
    static const char *const row_words[] = {"row", "rows", "tr", "line", NULL};
    struct family f = {.called_rows = true};
    for (long i = parent + 1; i < h->tag[parent].match; i = after(h, i)) {
        const struct html_tag *tag = &h->tag[i];
        if (tag->closing || tag->parent != parent) continue;
        f.cells += is_cell(tag);
        if (!is_group(tag)) continue;
        f.size = !f.groups || f.size == tag->children ? tag->children : -1;
        f.groups++;
        f.called_rows &=
            html_has_class(h->page, tag, row_words) || html_attribute_is(h->page, tag, "role", "row");
    }
    return f;
}

static bool can_hold_cells(const struct html_tag *tag)
{
    return !tag->closing && tag->match >= 0 && tag->children >= LEAST_SIZE &&
           (tag->element == ELEMENT_BLOCK || tag->element == ELEMENT_OTHER);
}

/* An element with nothing but cells: a row, or a whole grid. */
static void find_groups(struct html *h)
{
    for (size_t i = 0; i < h->tags; i++) {
        struct html_tag *tag = &h->tag[i];
        if (!can_hold_cells(tag) || tag->own_characters ||
            look_at_children(h, (long)i).cells != tag->children)
            continue;
        const int side = exact_root(tag->children);
        if (side >= LEAST_SIZE && side <= SUDOKU_MAX_SIZE) {
            tag->role = ROLE_TABLE;
            tag->columns = side;
        } else {
            tag->role = tag->children <= SUDOKU_MAX_SIZE ? ROLE_ROW : ROLE_UNSURE;
        }
    }
}

/* An element with n groups of n cells. */
static void find_rows(struct html *h)
{
    for (size_t i = 0; i < h->tags; i++) {
        struct html_tag *tag = &h->tag[i];
        if (!can_hold_cells(tag) || is_group(tag)) continue;
        const struct family f = look_at_children(h, (long)i);
        if (f.groups < LEAST_SIZE || f.size != f.groups) continue;
        tag->role = ROLE_TABLE;
        tag->columns = 0;
        for (long j = (long)i + 1; j < tag->match; j = after(h, j))
            if (h->tag[j].parent == (long)i && is_group(&h->tag[j])) {
                h->tag[j].role = f.called_rows ? ROLE_ROW : ROLE_UNSURE;
                h->tag[j].columns = 0;
            }
        if (!f.called_rows) tag->role = ROLE_UNSURE;
    }
}

static bool is_in_role(const struct html *h, const struct html_tag *tag, int role)
{
    return tag->parent >= 0 && (int)h->tag[tag->parent].role == role;
}

void html_grids(struct html *h)
{
    count_contents(h);
    sum_contents(h);
    find_groups(h);
    find_rows(h);
    for (size_t i = 0; i < h->tags; i++) { /* parents first */
        struct html_tag *tag = &h->tag[i];
        if (tag->closing) continue;
        const bool in_table = is_in_role(h, tag, ROLE_TABLE);
        if (tag->role == ROLE_ROW && !in_table) tag->role = ROLE_UNSURE;
        if (is_in_role(h, tag, ROLE_ROW) || (in_table && h->tag[tag->parent].columns))
            tag->role = is_cell(tag) ? ROLE_CELL : ROLE_NONE;
        else if (is_in_role(h, tag, ROLE_UNSURE)) tag->role = ROLE_UNSURE;
    }
}
