/* SPDX-License-Identifier: MIT */
/* trace_html.c - a trace as a page of its own: a slider goes through the steps.

   The page holds the first domains and the steps as JSON, and a script of a few dozen lines that shows the domains
   after any step: values that are left, gone, and going; the arc in hand; the reason.  Variables named r1c1 and so on
   are laid out as a grid.  */
#include "base/json_writer.h"
#include "csp/output.h"
#include "csp/tracer.h"

enum { MOST_SHOWN = 400 }; /* values of a domain */

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Constraint "
    "propagation, step by step</title>\n"
    "<style>\n"
    "body { font: 16px/1.4 system-ui, sans-serif; margin: 1.5em; color: #222; background: #fff }\n"
    "h1 { font-size: 1.2em }\n"
    "#at { width: 100% }\n"
    "#what { min-height: 3em; font-size: 1.1em }\n"
    "#domains { display: grid; gap: 6px; grid-template-columns: repeat(auto-fill, minmax(9em, 1fr)) }\n"
    ".variable { border: 1px solid #bbb; border-radius: 6px; padding: 4px 6px }\n"
    ".variable b { display: block; font-size: .8em; color: #555 }\n"
    ".variable.narrowed { outline: 3px solid #1667c1 }\n"
    ".variable.other { outline: 3px dashed #1667c1 }\n"
    ".variable.done { background: #e7f4e4 }\n"
    ".value { display: inline-block; min-width: 1.2em; text-align: center }\n"
    ".gone { color: #ccc }\n"
    ".going { color: #fff; background: #c22; border-radius: 3px; text-decoration: line-through }\n"
    "</style>\n</head>\n<body>\n<h1>Constraint propagation, step by step</h1>\n"
    "<p><button id=\"back\">&#9664;</button> <button id=\"on\">&#9654;</button> <span "
    "id=\"count\"></span>"
    " &mdash; arrow keys go one step, Page Up and Page Down ten</p>\n"
    "<input id=\"at\" type=\"range\" min=\"0\" value=\"0\" aria-label=\"step\">\n"
    "<p id=\"what\" aria-live=\"polite\"></p>\n<div id=\"domains\"></div>\n"
    "<script>\nconst variables = ";

static const char tail[] =
    ";\n"
    "const at = document.getElementById('at'), what = document.getElementById('what');\n"
    "const box = {}, place = document.getElementById('domains');\n"
    "const cell = variables.map(v => /^r(\\d+)c(\\d+)$/.exec(v.name));\n"
    "if (cell.every(Boolean) && cell.length)\n"
    "    place.style.gridTemplateColumns = `repeat(${Math.max(...cell.map(c => +c[2]))}, minmax(3em, "
    "8em))`;\n"
    "for (const v of variables) {\n"
    "    const e = box[v.name] = place.appendChild(document.createElement('div'));\n"
    "    e.appendChild(document.createElement('b')).textContent = v.name;\n"
    "    for (const value of v.values) {\n"
    "        const s = e.appendChild(document.createElement('span'));\n"
    "        s.textContent = value; s.dataset.value = value;\n"
    "        e.append(' ');\n"
    "    }\n"
    "}\n"
    "/* The domains after `count` steps: a decision can be taken back, so they are kept at each depth. "
    "*/\n"
    "function domainsAfter(count) {\n"
    "    let now = Object.fromEntries(variables.map(v => [v.name, new Set(v.values)]));\n"
    "    const copy = d => Object.fromEntries(Object.entries(d).map(([k, s]) => [k, new Set(s)]));\n"
    "    const kept = [];\n"
    "    for (const s of steps.slice(0, count)) {\n"
    "        if (s.event === 'decide') kept[s.depth] = copy(now);\n"
    "        if ((s.event === 'refute' || s.event === 'restart') && kept[s.depth]) now = "
    "copy(kept[s.depth]);\n"
    "        if (s.decision) {\n"
    "            const [, op, value] = /(\\S+) (-?\\d+)$/.exec(s.decision);\n"
    "            const holds = {'=': x => x === +value, '!=': x => x !== +value, '<=': x => x <= "
    "+value, '>': x => x > +value}[op];\n"
    "            now[s.variable] = new Set([...now[s.variable]].filter(holds));\n"
    "        }\n"
    "        for (const x of s.removed || []) now[s.variable].delete(x);\n"
    "    }\n"
    "    return now;\n"
    "}\n"
    "function sentence(s) {\n"
    "    if (!s) return 'The domains at the start.';\n"
    "    const arc = s.other ? `arc (${s.variable}, ${s.other}) of ${s.constraint}` : s.constraint;\n"
    "    return {select: () => `Look at ${arc}.  ${s.waiting} waiting.`,\n"
    "            keep: () => `${arc}: nothing to remove.`,\n"
    "            remove: () => `${s.variable} loses ${s.removed.join(', ')}` +\n"
    "                (s.other ? `: no support in ${s.other} = ${s.no_support_in}` : ` by "
    "${s.constraint}`) + '.',\n"
    "            empty: () => `${arc}: no value would be left.`,\n"
    "            decide: () => `Try ${s.decision}.`, refute: () => `That failed, so ${s.decision}.`,\n"
    "            fail: () => 'No solution here.', restart: () => 'Start again.', found: () => 'A "
    "solution.'}[s.event]();\n"
    "}\n"
    "function show() {\n"
    "    const count = +at.value, s = steps[count - 1], now = domainsAfter(count);\n"
    "    document.getElementById('count').textContent = `step ${count} of ${steps.length}`;\n"
    "    what.textContent = sentence(s);\n"
    "    for (const v of variables) {\n"
    "        const e = box[v.name], left = now[v.name];\n"
    "        e.className = 'variable' + (left.size === 1 ? ' done' : '') + (s && s.variable === v.name "
    "? ' narrowed' : '') +\n"
    "            (s && s.other === v.name ? ' other' : '');\n"
    "        for (const x of e.querySelectorAll('span')) {\n"
    "            const value = +x.dataset.value, going = s && s.variable === v.name && (s.removed || "
    "[]).includes(value);\n"
    "            x.className = 'value' + (going ? ' going' : left.has(value) ? '' : ' gone');\n"
    "        }\n"
    "    }\n"
    "}\n"
    "function go(by) { at.value = +at.value + by; show(); }\n"
    "at.max = steps.length;\n"
    "at.addEventListener('input', show);\n"
    "document.getElementById('back').addEventListener('click', () => go(-1));\n"
    "document.getElementById('on').addEventListener('click', () => go(1));\n"
    "document.addEventListener('keydown', e => {\n"
    "    const by = {ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10}[e.key];\n"
    "    if (by) { e.preventDefault(); go(by); }\n"
    "});\n"
    "show();\n"
    "</script>\n</body>\n</html>\n";

static void begin(csp_tracer *t, const csp_search *s)
{
    struct json j = {.out = &t->out, .html = true};
    out_text(&t->out, head);
    json_open(&j, '[');
    for (int x = 0; x < s->variables; x++) {
        const struct domain *d = &s->domain[x];
        int shown = 0;
        json_open(&j, '{');
        json_key(&j, "name");
        json_text(&j, t->model->variable[x].name);
        json_key(&j, "values");
        json_open(&j, '[');
        for (int v = d->min; shown < d->size && shown < MOST_SHOWN; shown++) {
            json_integer(&j, v);
            if (v < d->max) v = value_above(d, v);
        }
        json_close(&j, ']');
        json_close(&j, '}');
    }
    json_close(&j, ']');
    out_text(&t->out, ";\nconst steps = [\n");
}

static void event(csp_tracer *t, const csp_event *e)
{
    struct json j = {.out = &t->out, .html = true};
    json_event(&j, t->model, e);
    out_text(&t->out, ",\n");
}

static void end(csp_tracer *t)
{
    out_char(&t->out, ']');
    out_text(&t->out, tail);
}

const struct trace_writer html_trace = {begin, event, end};
