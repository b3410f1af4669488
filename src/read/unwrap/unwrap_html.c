/* SPDX-License-Identifier: MIT */
/* unwrap_html.c - pages of HTML: tables, grids of other elements, and text.

       <tr><td>5</td><td class="x"><b>3</b><td>&nbsp;</td>     a row of a table: its cells with tabs between
       <td><input value="5" readonly></td>                    a field of a form is a cell, too
       <p>53..7....<br>6..195...<br>                           lines

   What a browser does not show goes: scripts, comments, hidden elements.  What is shown in a special way (struck through, raised, a picture
   without words) is left as it is, tag and all, so that no reader takes it for a digit.  Digits that the player has typed in, as
   far as the page tells them from those of the puzzle, are no givens.  */
#include <string.h>

#include "base/ascii.h"
#include "base/utf8.h"
#include "read/unwrap/html_tags.h"
#include "read/unwrap/markup.h"

struct flow {
    struct html *html;
    const struct page *from;
    struct markup markup;
    enum { NO_SPACE, BLANK, NEW_LINE } space; /* that waits for the next character */
    size_t space_at;
    int preformatted;          /* elements that are open */
    bool heading;              /* in a <thead> */
    bool small_lists;          /* small digits are candidates */
    int cells_in_row, columns; /* of a grid without rows */
};

static void put_code(struct flow *f, int32_t code, size_t at)
{
    char bytes[5] = "";
    utf8_encode(code, bytes);
    page_put(&f->markup.text, bytes, f->from, at);
}

static void put_character(struct flow *f, int32_t code, size_t at)
{
    if (!markup_take_text(&f->markup)) return;
    const struct page *text = &f->markup.text;
    const char before = text->length ? text->text[text->length - 1] : '\n';
    if (f->space == NEW_LINE) put_code(f, '\n', f->space_at);
    else if (f->space == BLANK && before != '\n' && before != PARAGRAPH) put_code(f, ' ', f->space_at);
    f->space = NO_SPACE;
    put_code(f, code, at);
}

static void end_paragraph(struct flow *f, size_t at)
{
    f->space = NO_SPACE;
    if (markup_take_text(&f->markup)) put_code(f, PARAGRAPH, at);
}

/* Blanks and line ends are one blank; but lines of a text that somebody put between tags stay lines. */
static void put_space(struct flow *f, size_t begin, size_t end, bool beside_tag)
{
    int lines = 0;
    for (size_t i = begin; i < end; i++) lines += f->from->text[i] == '\n';
    const bool kept = lines && (!f->html->blocks || !beside_tag || lines > 1);
    if (f->space == NEW_LINE) return;
    f->space = kept ? NEW_LINE : BLANK;
    f->space_at = begin;
    if (kept && lines > 1 && markup_take_text(&f->markup)) put_code(f, '\n', begin);
}

static bool is_white(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

static void put_text(struct flow *f, size_t begin, size_t end)
{
    for (size_t at = begin; at < end;) {
        const char c = f->from->text[at];
        const size_t start = at;
        int32_t code;
        if (is_white(c) && !f->preformatted) {
            while (at < end && is_white(f->from->text[at])) at++;
            put_space(f, start, at, start == begin || at == end);
            continue;
        }
        html_character(f->from, &at, end, &code);
        if (code == PARAGRAPH || code == '\r') code = ' ';
        if (code >= 0) put_character(f, code, start);
    }
}

/* ---- cells ---- */

static const char *const puzzle_words[] = {"given",    "givens", "clue", "prefilled",
                                           "readonly", "preset", NULL};
static const char *const note_words[] = {
    "note", "notes", "candidate", "candidates", "pencil", "pencilmark", "pencilmarks",
    "mark", "marks", "possible",  "possibles",  "corner", NULL};
static const char *const player_words[] = {"user",   "player",   "entered", "guess",
                                           "answer", "editable", "solved",  NULL};

static enum author author_of(const struct flow *f, const struct html_tag *tag)
{
    struct page_line value;
    const struct page *p = f->from;
    if (html_has_class(p, tag, puzzle_words)) return AUTHOR_PUZZLE;
    if (html_has_class(p, tag, player_words)) return AUTHOR_PLAYER;
    if (html_attribute(p, tag, "contenteditable", &value))
        return html_attribute_is(p, tag, "contenteditable", "false") ? AUTHOR_PUZZLE : AUTHOR_PLAYER;
    return AUTHOR_UNKNOWN;
}

/* Is the text set off from other text? */
static bool is_set_off(const struct flow *f, const struct html_tag *tag)
{
    static const char *const names[] = {"b", "strong", "font", "i", "em", "u"};
    struct page_line style;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (html_is(f->from, tag, names[i])) return true;
    if (!html_attribute(f->from, tag, "style", &style)) return false;
    for (size_t at = style.begin; at + 6 < style.end; at++) {
        const bool begins = at == style.begin || is_one_of(f->from->text[at - 1], " ;");
        if (begins && (!memcmp(f->from->text + at, "color:", 6) ||
                       (style.end - at > 12 && !memcmp(f->from->text + at, "font-weight:", 12))))
            return true;
    }
    return false;
}

/* What is known of an element within a cell counts for the cell. */
static void note_author(struct flow *f, const struct html_tag *tag)
{
    struct markup_cell *cell = markup_open_cell(&f->markup);
    if (cell) cell->bold |= is_set_off(f, tag);
    const enum author author = cell ? author_of(f, tag) : AUTHOR_UNKNOWN;
    if (author != AUTHOR_UNKNOWN) cell->author = author;
}

static bool is_more_than_one(const struct flow *f, const struct html_tag *tag, const char *name)
{
    struct page_line value;
    return html_attribute(f->from, tag, name, &value) && !html_attribute_is(f->from, tag, name, "1") &&
           value.end > value.begin;
}

static void begin_cell(struct flow *f, const struct html_tag *tag)
{
    f->space = NO_SPACE;
    struct markup_cell *cell = markup_cell(&f->markup);
    if (!cell) return;
    cell->heading = tag->element == ELEMENT_TH || f->heading;
    cell->wide = is_more_than_one(f, tag, "colspan") || is_more_than_one(f, tag, "rowspan");
    cell->author = author_of(f, tag);
    cell->bold = is_set_off(f, tag);
}

static void leave_as_it_is(struct flow *f, const struct html_tag *tag)
{
    for (size_t i = tag->begin; i < tag->end; i++)
        put_character(f, is_white(f->from->text[i]) ? ' ' : (unsigned char)f->from->text[i], i);
}

/* ---- elements without content ---- */

/* Text fields have no type, or one of these. */
static bool is_text_field(const struct flow *f, const struct html_tag *tag)
{
    static const char *const types[] = {"text", "number", "tel", "search", ""};
    struct page_line value;
    if (!html_attribute(f->from, tag, "type", &value)) return true;
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (html_attribute_is(f->from, tag, "type", types[i])) return true;
    return false;
}

static void take_input(struct flow *f, const struct html_tag *tag)
{
    struct page_line value, unused;
    if (!is_text_field(f, tag)) return;
    struct markup_cell *cell = markup_open_cell(&f->markup);
    const bool fixed = html_attribute(f->from, tag, "readonly", &unused) ||
                       html_attribute(f->from, tag, "disabled", &unused);
    if (cell && author_of(f, tag) == AUTHOR_UNKNOWN)
        cell->author = fixed ? AUTHOR_UNKNOWN : AUTHOR_PLAYER;
    else note_author(f, tag);
    if (html_attribute(f->from, tag, "value", &value)) put_text(f, value.begin, value.end);
}

/* A picture says what its other text says. */
static void take_picture(struct flow *f, const struct html_tag *tag)
{
    struct page_line value;
    if (html_attribute(f->from, tag, "alt", &value)) put_text(f, value.begin, value.end);
    else leave_as_it_is(f, tag);
}

/* ---- the flow of tags ---- */

static bool is_hidden(const struct flow *f, const struct html_tag *tag)
{
    struct page_line style, unused;
    const struct page *p = f->from;
    if (tag->closing || tag->element == ELEMENT_INPUT) return false;
    if (tag->element == ELEMENT_HIDDEN || tag->element == ELEMENT_RAW) return true;
    if (html_attribute(p, tag, "hidden", &unused)) return true;
    if (!html_attribute(p, tag, "style", &style)) return false;
    char compact[256];
    size_t length = 0;
    for (size_t i = style.begin; i < style.end && length + 1 < sizeof compact; i++)
        if (!is_white(p->text[i]))
            compact[length++] = (char)(p->text[i] | (p->text[i] >= 'A' && p->text[i] <= 'Z' ? 0x20 : 0));
    compact[length] = '\0';
    return strstr(compact, "display:none") || strstr(compact, "visibility:hidden");
}

/* Digits that rise, and blanks, in the element: its tags aside, it lists candidates.  How many digits are there?  0: there is something else. */
static int candidates_in(const struct flow *f, const struct html_tag *tag)
{
    const struct html *h = f->html;
    int count = 0;
    char last = '0';
    if (tag->match < 0) return 0;
    const size_t close = h->tag[tag->match].begin;
    size_t at = tag->end;
    for (const struct html_tag *next = tag + 1; at < close; next++) {
        const size_t end = next->begin < close ? next->begin : close;
        while (at < end) {
            int32_t code;
            html_character(f->from, &at, end, &code);
            if (code < 0 || code == ' ' || code == ',' || code == '.' || is_white((char)code)) continue;
            if (code <= last || code > '9') return 0;
            last = (char)code;
            count++;
        }
        at = next->end;
    }
    return count;
}

static bool is_small(const struct flow *f, const struct html_tag *tag)
{
    return html_is(f->from, tag, "sub") || html_is(f->from, tag, "sup") ||
           html_is(f->from, tag, "small");
}

/* Does some cell hold a small list of candidates?  Then all small digits are some. */
static bool has_small_lists(const struct flow *f)
{
    const struct html *h = f->html;
    for (size_t i = 0; i < h->tags; i++)
        if (!h->tag[i].closing && is_small(f, &h->tag[i]) && candidates_in(f, &h->tag[i]) > 1)
            return true;
    return false;
}

/* The candidates that the player has noted in a cell: no digit, so that the cell is empty. */
static bool is_note(struct flow *f, const struct html_tag *tag)
{
    if (tag->closing || tag->match < 0 || !markup_open_cell(&f->markup)) return false;
    if (html_has_class(f->from, tag, note_words)) return true;
    return f->small_lists && is_small(f, tag) && candidates_in(f, tag) > 0;
}

static bool is_table_part(const struct html_tag *tag)
{
    return tag->element == ELEMENT_TR || tag->element == ELEMENT_TD || tag->element == ELEMENT_TH;
}

static void take_table_tag(struct flow *f, const struct html_tag *tag)
{
    f->space = NO_SPACE;
    switch (tag->element) {
    case ELEMENT_TABLE:
        if (tag->closing) markup_close(&f->markup);
        else markup_open(&f->markup);
        f->heading = false;
        break;
    case ELEMENT_TR:
        if (tag->closing) markup_end_row(&f->markup);
        else markup_row(&f->markup);
        break;
    case ELEMENT_THEAD:
    case ELEMENT_TBODY:
        markup_end_row(&f->markup);
        f->heading = tag->element == ELEMENT_THEAD && !tag->closing;
        break;
    default:
        if (tag->closing) markup_end_cell(&f->markup);
        else begin_cell(f, tag);
    }
}

/* An element that html_grids() has found to be a part of a grid.  False: it is none. */
static bool take_role(struct flow *f, const struct html_tag *tag)
{
    switch (tag->role) {
    case ROLE_TABLE:
        markup_open(&f->markup);
        f->columns = tag->columns;
        f->cells_in_row = 0;
        return true;
    case ROLE_ROW: markup_row(&f->markup); return true;
    case ROLE_CELL:
        if (f->columns && f->cells_in_row++ % f->columns == 0) markup_row(&f->markup);
        begin_cell(f, tag);
        if (tag->element == ELEMENT_INPUT) take_input(f, tag);
        return true;
    case ROLE_UNSURE: leave_as_it_is(f, tag); return true;
    default: return false;
    }
}

static void end_role(struct flow *f, const struct html_tag *tag)
{
    f->space = NO_SPACE;
    switch (tag->role) {
    case ROLE_TABLE: markup_close(&f->markup); break;
    case ROLE_ROW: markup_end_row(&f->markup); break;
    case ROLE_CELL: markup_end_cell(&f->markup); break;
    default: /* all that is unsure in one line, which is one error */
        if (tag->parent < 0 || f->html->tag[tag->parent].role != ROLE_UNSURE)
            end_paragraph(f, tag->begin);
    }
}

static void take_tag(struct flow *f, const struct html_tag *tag)
{
    if (!tag->closing && take_role(f, tag)) return;
    switch (tag->element) {
    case ELEMENT_BR:
        f->space = NO_SPACE;
        if (!tag->closing && markup_take_text(&f->markup)) put_code(f, '\n', tag->begin);
        break;
    case ELEMENT_TABLE:
    case ELEMENT_TR:
    case ELEMENT_TD:
    case ELEMENT_TH:
    case ELEMENT_THEAD:
    case ELEMENT_TBODY: take_table_tag(f, tag); break;
    case ELEMENT_BLOCK: end_paragraph(f, tag->begin); break;
    case ELEMENT_PRE:
        end_paragraph(f, tag->begin);
        f->preformatted += tag->closing ? -(f->preformatted > 0) : 1;
        break;
    case ELEMENT_INPUT: take_input(f, tag); break;
    case ELEMENT_IMG: take_picture(f, tag); break;
    case ELEMENT_DOUBTFUL: leave_as_it_is(f, tag); break;
    default: break;
    }
    if (!tag->closing && !is_table_part(tag)) note_author(f, tag);
}

/* The text and the tags, in order. */
static void take_page(struct flow *f)
{
    struct html *h = f->html;
    size_t at = 0;
    for (size_t i = 0; i < h->tags; i++) {
        const struct html_tag *tag = &h->tag[i];
        put_text(f, at, tag->begin);
        at = tag->end;
        if ((is_hidden(f, tag) && !is_table_part(tag)) || (is_note(f, tag) && !is_table_part(tag))) {
            if (tag->match < 0) continue;
            i = (size_t)tag->match;
            at = h->tag[i].end;
        } else if (tag->closing && tag->opened_by >= 0 && h->tag[tag->opened_by].role != ROLE_NONE) {
            end_role(f, &h->tag[tag->opened_by]);
        } else {
            take_tag(f, tag);
        }
    }
    put_text(f, at, f->from->length);
}

bool unwrap_html(const struct page *from, struct page *to)
{
    struct html html;
    html_scan(&html, from);
    to->no_memory = html.no_memory;
    bool found = false;
    if (html.is_html && !html.no_memory) {
        struct flow f = {.html = &html, .from = from};
        markup_begin(&f.markup);
        html_grids(&html);
        f.small_lists = has_small_lists(&f);
        take_page(&f);
        found = markup_write(&f.markup, to);
        markup_free(&f.markup);
    }
    html_free(&html);
    return found;
}
