/* SPDX-License-Identifier: MIT */
/* read_graph.c - graphs to colour, in the DIMACS format .col.

       c a comment
       p edge 4 5          vertices and edges; "col" is accepted for "edge"
       e 1 2               an edge between vertices, which count from 1

   The number of edges is not checked: files of the well-known set count each edge once or twice.  An edge
   given again is the same edge.

   Swapping colours in a solution gives another solution.  To keep a search from repeating each failure for every swap, the
   vertices of a clique, which need different colours anyway, get the first colours: vertex by vertex 1, 2,
   3, ...  A graph has a colouring if and only if it has one of these, but there are fewer: with k vertices in the clique and
   n colours, n * (n-1) * ... * (n-k+1) times fewer.  */
#include "base/contract.h"
#include "base/memory.h"
#include "base/out.h"
#include "base/utf8.h"
#include "csp/model/model.h"
#include "csp/read/selection.h"
#include "words/fail.h"

/* A short text must not cause a large allocation. */
enum {
    MAX_VERTICES = 1000000,
    MAX_COLOURED = 1000000000 /* vertices times colours: bits of all domains */
};

struct edge {
    int from, to; /* from < to */
};

struct graph_reader {
    const char *at, *end; /* of the rest of the text */
    const char *line_start;
    long line;
    csp_error *error;
    struct selection *selection; /* of the edges; NULL: all */
    int vertices;                /* 0: no line "p" so far */
    struct edge *edge;
    size_t edges, edge_room;
    size_t
        *first; /* neighbours of v: neighbour[first[v]] to neighbour[first[v+1]-1], each once, sorted */
    int *neighbour;
};

/* ---- words and numbers ---- */

static bool wrong(struct graph_reader *r, const char *at, struct message why)
{
    const long column = at ? 1 + utf8_characters(r->line_start, (size_t)(at - r->line_start)) : 0;
    return fail(r->error, at ? r->line : 0, column, why);
}

static bool memory_short(struct graph_reader *r) { return wrong(r, NULL, say(out_of_memory)); }

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

static void skip_blanks(struct graph_reader *r)
{
    while (r->at < r->end && is_blank(*r->at)) r->at++;
}

static bool at_line_end(struct graph_reader *r)
{
    skip_blanks(r);
    return r->at == r->end || *r->at == '\n';
}

static void skip_line(struct graph_reader *r)
{
    while (r->at < r->end && *r->at != '\n') r->at++;
    if (r->at < r->end) r->at++;
    r->line++;
    r->line_start = r->at;
}

static bool take_number(struct graph_reader *r, int limit, struct message what, int *number)
{
    skip_blanks(r);
    const char *start = r->at;
    int64_t value = 0;
    for (; r->at < r->end && *r->at >= '0' && *r->at <= '9'; r->at++)
        if (value <= limit) value = 10 * value + (*r->at - '0');
    if (r->at == start || (r->at < r->end && !is_blank(*r->at) && *r->at != '\n'))
        return wrong(r, start, say(expected, what));
    *number = (int)value;
    return value <= limit || wrong(r, start, say(graph_number_too_large, what, limit));
}

static bool take_word(struct graph_reader *r, const char *word)
{
    const size_t length = strlen(word);
    skip_blanks(r);
    if ((size_t)(r->end - r->at) < length || memcmp(r->at, word, length) != 0) return false;
    if (r->at + length < r->end && !is_blank(r->at[length]) && r->at[length] != '\n') return false;
    r->at += length;
    return true;
}

/* ---- lines ---- */

static bool read_problem(struct graph_reader *r, const char *start)
{
    int edges;
    if (r->vertices) return wrong(r, start, say(second_p_line));
    if (!take_word(r, "edge") && !take_word(r, "col")) return wrong(r, r->at, say(expected_edge_or_col));
    skip_blanks(r);
    const char *number = r->at;
    if (!take_number(r, MAX_VERTICES, say(number_of_vertices), &r->vertices)) return false;
    if (r->vertices == 0) return wrong(r, number, say(graph_without_vertices));
    return take_number(r, INT32_MAX, say(number_of_edges), &edges);
}

static bool take_vertex(struct graph_reader *r, int *vertex)
{
    skip_blanks(r);
    const char *start = r->at;
    if (!take_number(r, INT32_MAX, say(number_of_a_vertex), vertex)) return false;
    return (*vertex >= 1 && *vertex <= r->vertices) ||
           wrong(r, start, say(unknown_vertex, *vertex, r->vertices));
}

static bool tell_edge(struct graph_reader *r, const char *start, int a, int b)
{
    char text[64];
    struct out o = out_to_buffer(text, sizeof text);
    out_format(&o, "v%d != v%d", a, b);
    const csp_condition condition = {
        .line = r->line,
        .column = 1 + utf8_characters(r->line_start, (size_t)(start - r->line_start)),
        .text = text};
    return r->selection->tell(r->selection->context, &condition) || memory_short(r);
}

static bool read_edge(struct graph_reader *r, const char *start)
{
    int a, b;
    if (!r->vertices) return wrong(r, start, say(edge_before_p_line));
    if (!take_vertex(r, &a) || !take_vertex(r, &b)) return false;
    if (a == b) return wrong(r, start, say(edge_to_itself, a));
    if (!selection_takes(r->selection)) return true;
    if (selection_asks(r->selection) && !tell_edge(r, start, a, b)) return false;
    if (r->edges == CSP_MAX_CONSTRAINTS)
        return wrong(r, start, say(too_many_edges, CSP_MAX_CONSTRAINTS));
    if (!make_room((void **)&r->edge, r->edges, &r->edge_room, sizeof *r->edge)) return memory_short(r);
    r->edge[r->edges++] = a < b ? (struct edge){a - 1, b - 1} : (struct edge){b - 1, a - 1};
    return true;
}

/* Other lines of the format (n, d, v, x) describe graphs for other problems. */
static bool read_line(struct graph_reader *r)
{
    if (at_line_end(r)) return true;
    const char *start = r->at;
    if (*start == 'c') return true;
    if (take_word(r, "p")) {
        if (!read_problem(r, start)) return false;
    } else if (take_word(r, "e")) {
        if (!read_edge(r, start)) return false;
    } else {
        return wrong(r, start, say(expected_graph_line));
    }
    return at_line_end(r) || wrong(r, r->at, say(expected_end_of_line));
}

static bool read_lines(struct graph_reader *r)
{
    while (r->at < r->end) {
        if (!read_line(r)) return false;
        skip_line(r);
    }
    return r->vertices || wrong(r, r->at, say(no_p_line));
}

/* ---- neighbours ---- */

/* Lists the neighbours of each vertex.  Edges are dealt out twice, by one end and then by the other, so that each
   list is sorted and edges given twice are adjacent.  */
static bool sort_neighbours(struct graph_reader *r)
{
    const size_t n = (size_t)r->vertices, both = 2 * r->edges;
    size_t *start = new_array(n + 2, sizeof *start);
    int *owner = new_array(both, sizeof *owner), *other = new_array(both, sizeof *other);
    r->neighbour = new_array(both, sizeof *r->neighbour);
    r->first = new_array(n + 1, sizeof *r->first);
    const bool good = start && owner && other && r->neighbour && r->first;
    if (good) {
        for (size_t i = 0; i < r->edges; i++) {
            start[r->edge[i].from + 2]++;
            start[r->edge[i].to + 2]++;
        }
        for (size_t v = 2; v < n + 2; v++) start[v] += start[v - 1];
        memcpy(r->first, start + 1, (n + 1) * sizeof *r->first);
        for (size_t i = 0; i < r->edges; i++) {
            const struct edge e = r->edge[i];
            other[start[e.from + 1]] = e.to;
            owner[start[e.from + 1]++] = e.from;
            other[start[e.to + 1]] = e.from;
            owner[start[e.to + 1]++] = e.to;
        }
        memcpy(start, r->first, (n + 1) * sizeof *start);
        for (size_t i = 0; i < both; i++) r->neighbour[start[other[i]]++] = owner[i];
    }
    free(start);
    free(owner);
    free(other);
    return good || memory_short(r);
}

static void merge_repetitions(struct graph_reader *r)
{
    size_t kept = 0;
    for (int v = 0; v < r->vertices; v++) {
        const size_t from = r->first[v], to = r->first[v + 1];
        r->first[v] = kept;
        for (size_t i = from; i < to; i++)
            if (i == from || r->neighbour[i] != r->neighbour[i - 1])
                r->neighbour[kept++] = r->neighbour[i];
    }
    r->first[r->vertices] = kept;
}

/* ---- a clique ---- */

static size_t degree(const struct graph_reader *r, int v) { return r->first[v + 1] - r->first[v]; }

/* Counts, for neighbours of `v`, one more member of the clique that they know. */
static void join(const struct graph_reader *r, int v, int *known)
{
    for (size_t i = r->first[v]; i < r->first[v + 1]; i++) known[r->neighbour[i]]++;
}

/* The vertex of highest degree among the neighbours of `v` that know all `size` members; -1: none. */
static int best_extension(const struct graph_reader *r, int v, const int *known, int size)
{
    int best = -1;
    for (size_t i = r->first[v]; i < r->first[v + 1]; i++) {
        const int w = r->neighbour[i];
        if (known[w] == size && (best < 0 || degree(r, w) > degree(r, best))) best = w;
    }
    return best;
}

/* Fixes the colours of a clique that begins with a vertex of highest degree: 1, 2, 3, ... */
static bool colour_clique(struct graph_reader *r, csp_model *m, int colours)
{
    int *known = new_array((size_t)r->vertices, sizeof *known);
    if (!known) return memory_short(r);
    int start = 0, size = 0;
    for (int v = 1; v < r->vertices; v++)
        if (degree(r, v) > degree(r, start)) start = v;
    bool good = true;
    for (int v = start; v >= 0 && size < colours && good; v = best_extension(r, start, known, size)) {
        good = csp_restrict(m, v, &(csp_value){++size}, 1);
        join(r, v, known);
    }
    free(known);
    return good;
}

/* ---- the model ---- */

static bool add_vertices(csp_model *m, int vertices, int colours)
{
    for (int v = 1; v <= vertices; v++) {
        char name[16];
        struct out o = out_to_buffer(name, sizeof name);
        out_format(&o, "v%d", v);
        if (csp_add_range(m, name, 1, colours) < 0) return false;
    }
    return true;
}

static bool add_edges(const struct graph_reader *r, csp_model *m)
{
    for (int v = 0; v < r->vertices; v++)
        for (size_t i = r->first[v]; i < r->first[v + 1]; i++)
            if (r->neighbour[i] > v && !csp_compare(m, v, CSP_NOT_EQUAL, r->neighbour[i], 0))
                return false;
    return true;
}

static csp_model *make_model(struct graph_reader *r, int colours)
{
    if (!sort_neighbours(r)) return NULL;
    merge_repetitions(r);
    csp_model *m = csp_model_new();
    if (!m) {
        memory_short(r);
        return NULL;
    }
    if (add_vertices(m, r->vertices, colours) && add_edges(r, m) && colour_clique(r, m, colours))
        return m;
    fail_for(r->error, 0, 0, csp_model_error(m));
    csp_model_free(m);
    return NULL;
}

static bool check_colours(struct graph_reader *r, int colours)
{
    if (colours < 1) return wrong(r, NULL, say(too_few_colours, colours));
    return colours > CSP_MAX_LISTED || (int64_t)colours * r->vertices <= MAX_COLOURED ||
           wrong(r, NULL, say(too_many_colours, colours, r->vertices));
}

csp_model *read_graph_part(const char *text, size_t length, int colours, struct selection *selection,
                           csp_error *error)
{
    if (length == 0) text = "";
    struct graph_reader r = {.at = text,
                             .end = text + length,
                             .line_start = text,
                             .line = 1,
                             .error = error,
                             .selection = selection};
    csp_model *m = NULL;
    if (read_lines(&r) && check_colours(&r, colours)) m = make_model(&r, colours);
    free(r.edge);
    free(r.first);
    free(r.neighbour);
    return m;
}

CSP_API csp_model *csp_read_graph(const char *text, size_t length, int colours, csp_error *error)
{
    REQUIRE(text || !length, "text is NULL");
    return read_graph_part(text, length, colours, NULL, error);
}
