/* SPDX-License-Identifier: MIT */
/* html_tags.c - see html_tags.h */
#include "read/unwrap/html_tags.h"

#include <string.h>

#include "base/ascii.h"
#include "base/memory.h"
#include "base/utf8.h"
#include "board/symbols.h"
#include "read/characters.h"

/* ---- names ---- */

enum { LONGEST_NAME = 12 };

struct name {
    char text[LONGEST_NAME];
    enum html_element element;
    bool sure; /* found in hardly anything but HTML */
};

/* Sorted, so that it can be searched. */
static const struct name names[] = {
    {"a", ELEMENT_OTHER, false},
    {"abbr", ELEMENT_OTHER, false},
    {"address", ELEMENT_BLOCK, false},
    {"article", ELEMENT_BLOCK, true},
    {"aside", ELEMENT_BLOCK, true},
    {"audio", ELEMENT_HIDDEN, false},
    {"b", ELEMENT_OTHER, false},
    {"base", ELEMENT_VOID, false},
    {"big", ELEMENT_OTHER, false},
    {"blockquote", ELEMENT_BLOCK, true},
    {"body", ELEMENT_BLOCK, true},
    {"br", ELEMENT_BR, true},
    {"button", ELEMENT_OTHER, false},
    {"canvas", ELEMENT_HIDDEN, false},
    {"caption", ELEMENT_BLOCK, false},
    {"center", ELEMENT_BLOCK, true},
    {"cite", ELEMENT_OTHER, false},
    {"code", ELEMENT_OTHER, true},
    {"col", ELEMENT_VOID, false},
    {"colgroup", ELEMENT_VOID, false},
    {"dd", ELEMENT_BLOCK, false},
    {"del", ELEMENT_DOUBTFUL, false},
    {"details", ELEMENT_BLOCK, true},
    {"div", ELEMENT_BLOCK, true},
    {"dl", ELEMENT_BLOCK, false},
    {"dt", ELEMENT_BLOCK, false},
    {"em", ELEMENT_OTHER, true},
    {"fieldset", ELEMENT_BLOCK, false},
    {"figure", ELEMENT_BLOCK, false},
    {"font", ELEMENT_OTHER, true},
    {"footer", ELEMENT_BLOCK, false},
    {"form", ELEMENT_BLOCK, false},
    {"h1", ELEMENT_BLOCK, true},
    {"h2", ELEMENT_BLOCK, true},
    {"h3", ELEMENT_BLOCK, true},
    {"h4", ELEMENT_BLOCK, true},
    {"h5", ELEMENT_BLOCK, true},
    {"h6", ELEMENT_BLOCK, true},
    {"head", ELEMENT_HIDDEN, false},
    {"header", ELEMENT_BLOCK, false},
    {"hr", ELEMENT_BR, true},
    {"html", ELEMENT_BLOCK, true},
    {"i", ELEMENT_OTHER, false},
    {"iframe", ELEMENT_HIDDEN, false},
    {"img", ELEMENT_IMG, true},
    {"input", ELEMENT_INPUT, true},
    {"ins", ELEMENT_OTHER, false},
    {"kbd", ELEMENT_OTHER, false},
    {"label", ELEMENT_OTHER, false},
    {"legend", ELEMENT_BLOCK, false},
    {"li", ELEMENT_BLOCK, true},
    {"link", ELEMENT_VOID, false},
    {"main", ELEMENT_BLOCK, false},
    {"mark", ELEMENT_OTHER, false},
    {"menu", ELEMENT_BLOCK, false},
    {"meta", ELEMENT_VOID, true},
    {"nav", ELEMENT_BLOCK, false},
    {"noscript", ELEMENT_BLOCK, false},
    {"object", ELEMENT_HIDDEN, false},
    {"ol", ELEMENT_BLOCK, true},
    {"option", ELEMENT_OTHER, false},
    {"output", ELEMENT_OTHER, false},
    {"p", ELEMENT_BLOCK, true},
    {"pre", ELEMENT_PRE, true},
    {"q", ELEMENT_OTHER, false},
    {"s", ELEMENT_DOUBTFUL, false},
    {"samp", ELEMENT_OTHER, false},
    {"script", ELEMENT_RAW, true},
    {"section", ELEMENT_BLOCK, false},
    {"select", ELEMENT_DOUBTFUL, false},
    {"small", ELEMENT_OTHER, false},
    {"span", ELEMENT_OTHER, true},
    {"strike", ELEMENT_DOUBTFUL, true},
    {"strong", ELEMENT_OTHER, true},
    {"style", ELEMENT_RAW, false},
    {"sub", ELEMENT_DOUBTFUL, false},
    {"summary", ELEMENT_BLOCK, false},
    {"sup", ELEMENT_DOUBTFUL, false},
    {"svg", ELEMENT_HIDDEN, false},
    {"table", ELEMENT_TABLE, true},
    {"tbody", ELEMENT_TBODY, true},
    {"td", ELEMENT_TD, true},
    {"template", ELEMENT_HIDDEN, false},
    {"textarea", ELEMENT_PRE, true},
    {"tfoot", ELEMENT_TBODY, false},
    {"th", ELEMENT_TH, true},
    {"thead", ELEMENT_THEAD, true},
    {"title", ELEMENT_HIDDEN, false},
    {"tr", ELEMENT_TR, true},
    {"tt", ELEMENT_OTHER, true},
    {"u", ELEMENT_OTHER, false},
    {"ul", ELEMENT_BLOCK, true},
    {"var", ELEMENT_OTHER, false},
    {"video", ELEMENT_HIDDEN, false},
    {"wbr", ELEMENT_VOID, true},
};

enum { NAMES = sizeof names / sizeof *names };

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c; }

/* -1: no such name. */
static int find_name(const char *text, size_t length)
{
    char name[LONGEST_NAME] = "";
    int low = 0, high = NAMES;
    if (length >= sizeof name) return -1;
    for (size_t i = 0; i < length; i++) name[i] = lower(text[i]);
    while (low < high) {
        const int middle = (low + high) / 2, order = strcmp(name, names[middle].text);
        if (!order) return middle;
        if (order < 0) high = middle;
        else low = middle + 1;
    }
    return -1;
}

/* ---- tags ---- */

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

static bool starts_with(const struct page *p, size_t at, const char *text)
{
    const size_t length = strlen(text);
    if (p->length - at < length) return false;
    for (size_t i = 0; i < length; i++)
        if (lower(p->text[at + i]) != text[i]) return false;
    return true;
}

/* The place of a text from `at` on, or the end of the page. */
static size_t find(const struct page *p, size_t at, const char *text)
{
    while (at < p->length && !starts_with(p, at, text)) at++;
    return at;
}

/* Past the > of a tag whose attributes begin at `at`; 0: it has none. */
static size_t tag_end(const struct page *p, size_t at)
{
    enum { LONGEST_TAG = 4096 };
    const size_t most = p->length - at < LONGEST_TAG ? p->length : at + LONGEST_TAG;
    bool value = false; /* after a = */
    while (at < most) {
        const char c = p->text[at];
        if (c == '>') return at + 1;
        if (c == '<') return 0;
        if (value && (c == '"' || c == '\'')) {
            const char *quote = memchr(p->text + at + 1, c, most - at - 1);
            if (!quote) return 0;
            at = (size_t)(quote - p->text);
        }
        if (!is_space(c)) value = c == '=';
        at++;
    }
    return 0;
}

/* <!-- -->, <!DOCTYPE >, <?xml ?>: past it; `at` itself: it is none. */
static size_t skip_declaration(const struct page *p, size_t at)
{
    size_t end = at;
    if (starts_with(p, at, "<!--")) end = find(p, at, "-->") + 3;
    else if (starts_with(p, at, "<!doctype") || starts_with(p, at, "<?xml")) end = find(p, at, ">") + 1;
    return end < p->length ? end : p->length;
}

/* The tag at a <; false: it is none. */
static bool read_tag(const struct page *p, size_t at, struct html_tag *tag)
{
    *tag = (struct html_tag){.begin = at, .match = -1, .opened_by = -1, .parent = -1};
    tag->closing = at + 1 < p->length && p->text[at + 1] == '/';
    size_t name = at + 1 + tag->closing, end = name;
    if (name >= p->length || !is_letter(p->text[name])) return false;
    while (end < p->length &&
           (is_letter(p->text[end]) || is_figure(p->text[end]) || p->text[end] == '-'))
        end++;
    if (end == p->length || !(is_space(p->text[end]) || p->text[end] == '/' || p->text[end] == '>'))
        return false;
    tag->name = end - name;
    tag->end = tag_end(p, end);
    const int id = find_name(p->text + name, tag->name);
    tag->element = id < 0 ? ELEMENT_UNKNOWN : names[id].element;
    tag->id = id < 0 ? NAMES : (unsigned)id;
    return tag->end > 0;
}

void html_free(struct html *h) { free(h->tag); }

/* Is it surely HTML?  A document of another kind begins with a foreign tag. */
static void judge_tag(struct html *h, const struct html_tag *tag)
{
    const bool known = tag->element != ELEMENT_UNKNOWN;
    h->foreign |= !known && !h->any;
    h->any = true;
    h->is_html |= known && !h->foreign && (names[tag->id].sure || tag->closing);
    h->blocks |= known && tag->element != ELEMENT_OTHER && tag->element != ELEMENT_DOUBTFUL &&
                 tag->element != ELEMENT_VOID;
}

static bool has_content(const struct html_tag *tag)
{
    switch (tag->element) {
    case ELEMENT_BR:
    case ELEMENT_INPUT:
    case ELEMENT_IMG:
    case ELEMENT_VOID:
    case ELEMENT_UNKNOWN: return false;
    default: return true;
    }
}

/* Elements that are open: a list in an array beside the tags. */
struct open_elements {
    long *tag;
    size_t count;
    int of_name[NAMES]; /* that are open */
};

/* Closes all elements up to the one that the tag names, if there is one.  Paragraphs, items, rows and cells are closed by the next. */
static void match_tag(struct html *h, size_t i, struct open_elements *o)
{
    const struct html_tag *tag = &h->tag[i];
    if (tag->closing && tag->element != ELEMENT_UNKNOWN && o->of_name[tag->id]) {
        long top;
        do {
            top = o->tag[--o->count];
            o->of_name[h->tag[top].id]--;
        } while (h->tag[top].id != tag->id);
        h->tag[top].match = (long)i;
        h->tag[i].opened_by = top;
    } else if (!tag->closing && has_content(tag)) {
        h->tag[i].parent = o->count ? o->tag[o->count - 1] : -1;
        o->tag[o->count++] = (long)i;
        o->of_name[tag->id]++;
    } else if (!tag->closing) {
        h->tag[i].parent = o->count ? o->tag[o->count - 1] : -1;
    }
}

static void match_tags(struct html *h)
{
    struct open_elements o = {.tag = new_array(h->tags, sizeof *o.tag)};
    if (!o.tag) h->no_memory = true;
    for (size_t i = 0; i < h->tags && o.tag; i++) match_tag(h, i, &o);
    free(o.tag);
}

static bool add_tag(struct html *h, const struct html_tag *tag)
{
    void *tags = h->tag;
    if (!make_room(&tags, h->tags, &h->room, sizeof *h->tag)) return !(h->no_memory = true);
    h->tag = tags;
    h->tag[h->tags++] = *tag;
    return true;
}

void html_scan(struct html *h, const struct page *p)
{
    *h = (struct html){.page = p};
    for (size_t at = 0; at < p->length;) {
        const char *sign = memchr(p->text + at, '<', p->length - at);
        struct html_tag tag;
        if (!sign) break;
        at = (size_t)(sign - p->text);
        const size_t declaration = skip_declaration(p, at);
        if (declaration > at) { /* like an empty element that is not shown */
            tag = (struct html_tag){.begin = at,
                                    .end = declaration,
                                    .element = ELEMENT_VOID,
                                    .id = NAMES,
                                    .match = -1,
                                    .opened_by = -1,
                                    .parent = -1};
            if (!add_tag(h, &tag)) return;
            at = declaration;
            continue;
        }
        if (!read_tag(p, at, &tag)) {
            at++;
            continue;
        }
        judge_tag(h, &tag);
        if (!add_tag(h, &tag)) return;
        at = tag.end;
        if (tag.element == ELEMENT_RAW && !tag.closing)
            at = find(p, at, lower(p->text[tag.begin + 2]) == 'c' ? "</script" : "</style");
    }
    if (h->is_html) match_tags(h);
}

/* ---- attributes ---- */

bool html_attribute(const struct page *p, const struct html_tag *tag, const char *name,
                    struct page_line *value)
{
    size_t at = tag->begin + 1 + tag->closing + tag->name;
    const size_t end = tag->end - 1;
    while (at < end) {
        while (at < end && (is_space(p->text[at]) || p->text[at] == '/')) at++;
        const size_t begin = at;
        while (at < end && !is_space(p->text[at]) && p->text[at] != '=' && p->text[at] != '/') at++;
        const bool found = at - begin == strlen(name) && starts_with(p, begin, name);
        if (at == begin) at++; /* a stray = */
        while (at < end && is_space(p->text[at])) at++;
        *value = (struct page_line){at, at};
        if (at < end && p->text[at] == '=') {
            at++;
            while (at < end && is_space(p->text[at])) at++;
            const char quote = at < end ? p->text[at] : '\0';
            const bool quoted = quote == '"' || quote == '\'';
            at += quoted;
            value->begin = at;
            while (at < end && (quoted ? p->text[at] != quote : !is_space(p->text[at]))) at++;
            value->end = at;
            at += quoted && at < end;
        }
        if (found) return true;
    }
    return false;
}

bool html_attribute_is(const struct page *p, const struct html_tag *tag, const char *name,
                       const char *value)
{
    struct page_line v;
    return html_attribute(p, tag, name, &v) && v.end - v.begin == strlen(value) &&
           starts_with(p, v.begin, value);
}

bool html_is(const struct page *p, const struct html_tag *tag, const char *name)
{
    return tag->name == strlen(name) && starts_with(p, tag->begin + 1, name);
}

bool html_has_class(const struct page *p, const struct html_tag *tag, const char *const *words)
{
    struct page_line v;
    if (!html_attribute(p, tag, "class", &v)) return false;
    for (size_t at = v.begin; at < v.end;) {
        size_t begin = at;
        while (at < v.end && (is_letter(p->text[at]) || is_figure(p->text[at]))) at++;
        for (const char *const *word = words; *word; word++)
            if (strlen(*word) == at - begin && starts_with(p, begin, *word)) return true;
        if (at == begin || at < v.end) at++;
    }
    return false;
}

/* ---- characters ---- */

struct entity {
    const char *name;
    int32_t code;
};

static const struct entity entities[] = {
    {"nbsp", ' '},      {"amp", '&'},      {"lt", '<'},     {"gt", '>'},
    {"quot", '"'},      {"apos", '\''},    {"middot", '.'}, {"centerdot", '.'},
    {"CenterDot", '.'}, {"sdot", '.'},     {"bull", '.'},   {"bullet", '.'},
    {"period", '.'},    {"squ", '.'},      {"square", '.'}, {"Square", '.'},
    {"cir", '.'},       {"ensp", ' '},     {"emsp", ' '},   {"thinsp", ' '},
    {"hairsp", ' '},    {"numsp", ' '},    {"puncsp", ' '}, {"NonBreakingSpace", ' '},
    {"Tab", '\t'},      {"NewLine", '\n'}, {"ndash", '-'},  {"mdash", '-'},
    {"minus", '-'},     {"hyphen", '-'},   {"dash", '-'},   {"times", 'x'},
    {"lowbar", '_'},    {"UnderBar", '_'}, {"ast", '*'},    {"quest", '?'},
    {"num", '#'},       {"vert", '|'},     {"verbar", '|'}, {"VerticalLine", '|'},
    {"shy", -1},        {"zwj", -1},       {"zwnj", -1},    {"ZeroWidthSpace", -1},
};

/* A number of figures in this base, or -1. */
static int32_t read_code(const char *text, size_t length, int base)
{
    enum { LAST = 0x10FFFF };
    int32_t code = 0;
    if (!length) return -1;
    for (size_t i = 0; i < length && code <= LAST; i++) {
        const char c = lower(text[i]);
        const int figure = is_figure(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : 16;
        if (figure >= base) return -1;
        code = code * base + figure;
    }
    return code <= LAST ? code : -1;
}

/* Numbers from 128 to 159 are meant as Windows-1252 has them; the readers need none of those. */
static bool read_entity(const char *text, size_t length, int32_t *code)
{
    if (length > 1 && text[0] == '#') {
        const bool hexadecimal = lower(text[1]) == 'x';
        const int32_t number =
            hexadecimal ? read_code(text + 2, length - 2, 16) : read_code(text + 1, length - 1, 10);
        if (number <= 0 || (number >= 0xD800 && number < 0xE000)) return false;
        *code = simple_character(number);
        return true;
    }
    for (size_t i = 0; i < sizeof entities / sizeof *entities; i++)
        if (strlen(entities[i].name) == length && !memcmp(entities[i].name, text, length)) {
            *code = entities[i].code;
            return true;
        }
    return false;
}

void html_character(const struct page *p, size_t *at, size_t end, int32_t *code)
{
    enum { LONGEST_ENTITY = 18, NO_CHARACTER = 0xFFFD };
    if (p->text[*at] == '&') {
        const size_t begin = *at + 1;
        size_t stop = begin;
        while (stop < end && stop - begin < LONGEST_ENTITY &&
               (is_letter(p->text[stop]) || is_figure(p->text[stop]) || p->text[stop] == '#'))
            stop++;
        const bool nbsp = stop - begin >= 4 && !memcmp(p->text + begin, "nbsp", 4) &&
                          (stop == end || p->text[stop] != ';');
        if (nbsp) stop = begin + 4; /* often without its semicolon */
        if (read_entity(p->text + begin, stop - begin, code)) {
            *at = stop + (stop < end && p->text[stop] == ';');
            return;
        }
    }
    *at += (size_t)utf8_decode(p->text + *at, end - *at, code);
    if (*code < 0) *code = NO_CHARACTER;
}
