/* SPDX-License-Identifier: MIT */
/* steps_html.c - a page of steps, each written when it is passed: an item of a list, with its sentence as text and
   the data of its picture.  The script in steps_page.c shows the items on a board, step by step.  */
#include "base/json_writer.h"
#include "base/xml_text.h"
#include "board/symbols.h"
#include "show/language.h"
#include "show/step_looks.h"
#include "show/step_notation.h"
#include "show/step_printers.h"
#include "show/step_words.h"
#include "show/steps_page.h"

enum { MARGIN = 26, ROOM_OF_MARK = 22, BUFFER = 4096 };

/* ---- text of the library as text of the page ---- */

static void escape_markup(void *context, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) switch (text[i]) {
        case '<': out_text(context, "&lt;"); break;
        case '>': out_text(context, "&gt;"); break;
        case '&': out_text(context, "&amp;"); break;
        default: out_char(context, text[i]);
        }
}

static struct out markup_out(struct out *o, char *buffer, size_t room)
{
    return out_to_sink(escape_markup, o, buffer, room);
}

/* ---- the beginning: style, the empty board, and where things lie on it ---- */

static void write_board(struct out *o, const sudoku_rules *r)
{
    const struct board b = board_of(o, r, MARGIN, ROOM_OF_MARK);
    const int whole = board_extent(&b);
    out_format(o, "<svg id='board' viewBox='0 0 %d %d' role='img'>\n", whole, whole);
    out_text(o, "<g fill=\"none\">\n");
    board_shades(&b);
    out_text(o, "<g id='tints'></g>\n");
    board_lines(&b);
    out_text(o, "</g>\n");
    for (int i = 0; i < b.n; i++) {
        const int middle = b.margin + i * b.side + b.side / 2;
        out_format(o, "<text class='label' x='%d' y='17'>%d</text>", middle, i + 1);
        out_format(o, "<text class='label' x='12' y='%d'>%d</text>\n", middle + 4, i + 1);
    }
    board_letters(&b);
    out_text(o, "<g id='under'></g><g id='digits'></g><g id='over'></g></svg>\n");
}

static void write_places(struct json *j, const struct board *b)
{
    json_key(j, "x");
    json_open(j, '[');
    for (int d = 1; d <= b->n; d++) json_integer(j, mark_x(b, 0, d) - b->margin);
    json_close(j, ']');
    json_key(j, "y");
    json_open(j, '[');
    for (int d = 1; d <= b->n; d++) json_integer(j, mark_y(b, 0, d) - b->margin);
    json_close(j, ']');
}

static void write_houses(struct json *j, const sudoku_rules *r)
{
    json_key(j, "houses");
    json_open(j, '[');
    for (int i = 0; i < r->all_house_count; i++) {
        json_open(j, '[');
        for (int k = 0; k < r->house[i].count; k++) json_integer(j, r->house[i].cell[k]);
        json_close(j, ']');
    }
    json_close(j, ']');
}

/* What the looks of candidates are called, in general and in chains. */
static void write_legend(struct json *j, const struct language *l)
{
    json_key(j, "names");
    json_open(j, '[');
    for (int look = 0; look < LOOKS; look++) json_text(j, look == PLAIN ? "" : l->page.look[look]);
    json_close(j, ']');
    json_key(j, "inChain");
    json_open(j, '[');
    for (int look = 0; look < LOOKS; look++)
        json_text(j, look == LOOK_PATTERN ? l->page.on : look == LOOK_OTHER ? l->page.off : "");
    json_close(j, ']');
}

static void write_layout(struct out *o, const sudoku_logic *logic, const struct language *l)
{
    const sudoku_rules *r = logic->field->rules;
    const struct board b = board_of(o, r, MARGIN, ROOM_OF_MARK);
    const struct {
        const char *key;
        int value;
    } sizes[] = {{"size", b.n},
                 {"side", b.side},
                 {"margin", b.margin},
                 {"letter", b.mark_letter},
                 {"radius", mark_radius(&b)}};
    struct json json = {.out = o, .html = true}, *j = &json;
    json_open(j, '{');
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        json_key(j, sizes[i].key);
        json_integer(j, sizes[i].value);
    }
    write_places(j, &b);
    json_key(j, "symbols");
    json_begin_text(j);
    for (int d = 0; d <= b.n; d++) out_char(o, digit_symbol(d));
    json_end_text(j);
    json_key(j, "given");
    json_begin_text(j);
    for (int cell = 0; cell < r->cells; cell++) out_char(o, logic->at->given[cell] ? '1' : '0');
    json_end_text(j);
    write_houses(j, r);
    write_legend(j, l);
    json_key(j, "of");
    json_text(j, l->page.of);
    json_close(j, '}');
}

static void write_controls(struct out *o, const struct language *l)
{
    static const char *const id[PAGE_WAYS] = {"first", "back", "on", "last"};
    out_format(o, "<div id='buttons' role='group' aria-label='%s'>\n", l->page.steps);
    for (int i = 0; i < PAGE_WAYS; i++)
        out_format(o, "<button id='%s' title='%s'>%s</button>\n", id[i], l->page.key[i], l->page.way[i]);
    out_text(o, "<span id='count'></span></div>\n");
}

void page_begin(sudoku_page *page, const sudoku_logic *logic, const char *title,
                sudoku_language language, sudoku_sink sink)
{
    const struct language *l = language_of(language);
    char buffer[BUFFER];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    *page = (sudoku_page){.sink = sink, .language = language};
    if (!title || !title[0]) title = l->page.title;
    out_format(&o,
               "<!doctype html>\n<html lang='%s'>\n<meta charset='utf-8'>\n"
               "<meta name='viewport' content='width=device-width'>\n<title>",
               sudoku_language_code((int)language));
    out_xml(&o, title, false);
    out_text(&o, "</title>\n<style>\n");
    out_text(&o, steps_style);
    out_text(&o, steps_look_style);
    out_text(&o, "</style>\n<h1>");
    out_xml(&o, title, false);
    out_format(&o, "</h1>\n<main>\n<section id='view' aria-label='%s'>\n", l->page.board);
    write_controls(&o, l);
    write_board(&o, logic->field->rules);
    out_text(&o, "<p id='legend' aria-hidden='true'></p>\n<div id='told' aria-live='polite'>"
                 "<h2><span id='title'></span> <small id='rating'></small></h2>"
                 "<p id='words'></p><p class='text' id='text' lang='en'></p></div>\n</section>\n"
                 "<script type='application/json' id='data'>");
    write_layout(&o, logic, l);
    out_format(&o, "</script>\n<ol id='steps' aria-label='%s'>\n", l->page.steps);
    out_flush(&o);
}

/* ---- a step ---- */

/* The candidates of every cell, as figures of five bits each. */
static void write_position(struct json *j, const struct position *at)
{
    static const char figures[] = "0123456789abcdefghijklmnopqrstuv";
    const struct field *f = at->field;
    json_key(j, "digits");
    json_begin_text(j);
    for (int cell = 0; cell < f->cells; cell++) out_char(j->out, digit_symbol(at->digit[cell]));
    json_end_text(j);
    json_key(j, "candidates");
    json_begin_text(j);
    for (int cell = 0; cell < f->cells; cell++)
        for (int figure = (f->n + 4) / 5 - 1; figure >= 0; figure--)
            out_char(j->out, figures[at->candidates[cell] >> 5 * figure & 31]);
    json_end_text(j);
}

static void write_frames(struct json *j, const cells *set, int kind)
{
    for_each_cell(cell, set) {
        json_integer(j, cell);
        json_integer(j, kind);
    }
}

static void write_marks(struct json *j, const struct position *at, const sudoku_step *step)
{
    struct looks looks;
    looks_of(&looks, step);
    json_key(j, "marks");
    json_open(j, '[');
    for (int cell = 0; cell < at->field->cells; cell++)
        for_each_bit(i, at->candidates[cell])
            if (looks.of[cell][i]) {
                json_integer(j, cell);
                json_integer(j, i + 1);
                json_integer(j, looks.of[cell][i]);
            }
    json_close(j, ']');
    json_key(j, "sets");
    json_open(j, '[');
    for (int cell = 0; cell < at->field->cells; cell++)
        if (looks.set[cell]) {
            json_integer(j, cell);
            json_integer(j, looks.set[cell]);
        }
    json_close(j, ']');
    json_key(j, "frames");
    json_open(j, '[');
    write_frames(j, &looks.framed, 0);
    write_frames(j, &looks.framed_apart, 1);
    json_close(j, ']');
}

static void write_link(struct json *j, const struct board *b, const struct link *link)
{
    json_open(j, '[');
    json_begin_text(j);
    out_link(b, link);
    json_end_text(j);
    json_begin_text(j);
    out_arrowhead(b, link);
    json_end_text(j);
    json_integer(j, link->strong);
    json_close(j, ']');
}

static void write_links(struct json *j, const sudoku_rules *r, const sudoku_step *step)
{
    const struct board b = board_of(j->out, r, MARGIN, ROOM_OF_MARK);
    json_key(j, "links");
    json_open(j, '[');
    for (int i = 0; i < step->node_count; i++)
        for (int k = 0; k < step->nodes[i].parents; k++) {
            const struct link link = link_to(&b, step, &step->nodes[i], k);
            write_link(j, &b, &link);
        }
    json_close(j, ']');
}

static void write_data(struct out *o, const sudoku_logic *logic, const sudoku_step *step,
                       const char *title)
{
    struct json json = {.out = o, .html = true}, *j = &json;
    out_text(o, "<script type='application/json'>");
    json_open(j, '{');
    json_key(j, "title");
    json_text(j, title);
    write_position(j, logic->at);
    write_marks(j, logic->at, step);
    json_key(j, "houses");
    json_open(j, '[');
    for (int i = 0; i < step->house_count; i++) {
        json_integer(j, step->houses[i].house);
        json_integer(j, step->houses[i].role);
    }
    json_close(j, ']');
    write_links(j, logic->field->rules, step);
    json_close(j, '}');
    out_text(o, "</script></li>\n");
}

void page_step(sudoku_page *page, const sudoku_logic *logic, const sudoku_step *step)
{
    const sudoku_rules *r = logic->field->rules;
    char buffer[BUFFER], small[BUFFER / 8];
    struct out o = out_to_sink(page->sink.write, page->sink.context, buffer, sizeof buffer);
    struct out text = markup_out(&o, small, sizeof small);
    out_text(&o, "<li><small>");
    out_step_rating(&o, logic, step);
    out_format(&o, "</small> <a href='#%d'><span class='text' lang='en'>", ++page->steps);
    out_notation(&text, r, step, SUDOKU_ENGLISH);
    out_flush(&text);
    out_text(&o, "</span></a>\n<p class='words'>");
    out_words(&text, r, step, page->language);
    out_flush(&text);
    out_text(&o, "</p>\n");
    write_data(&o, logic, step, technique_title(language_of(page->language), step->technique));
    out_flush(&o);
}

void page_end(sudoku_page *page, const sudoku_logic *logic)
{
    char buffer[BUFFER];
    struct out o = out_to_sink(page->sink.write, page->sink.context, buffer, sizeof buffer);
    static const sudoku_step none = {0};
    const char *end = language_of(page->language)->page.end[!logic->at->open];
    if (logic->end != SUDOKU_LOGIC_NO_MEMORY) { /* else there may be another step */
        out_format(&o, "<li><a href='#%d'><span class='text'>%s</span></a>\n", ++page->steps, end);
        write_data(&o, logic, &none, end);
    }
    out_text(&o, "</ol>\n</main>\n<script>\n");
    out_text(&o, steps_script);
    out_text(&o, steps_script_ways);
    out_text(&o, "</script>\n</html>\n");
    out_flush(&o);
}
