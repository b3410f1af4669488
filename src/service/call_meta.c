/* SPDX-License-Identifier: MIT */
/* call_meta.c - meta: lists of everything that has a name; technique: finds a technique by name. */
#include "service/call.h"
#include "csp.h"
#include "sudoku_logic.h"
#include "waltz.h"
#include "words/fail.h"

/* A list of {name, about}. */
static void put_named(struct json *j, const char *key, const char *(*name)(int),
                      const char *(*about)(int))
{
    json_key(j, key);
    json_open(j, '[');
    for (int i = 0; name(i); i++) {
        json_open(j, '{');
        put_text(j, "name", name(i));
        put_text(j, "about", about(i));
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_names(struct json *j, const char *key, const char *(*name)(int))
{
    json_key(j, key);
    json_open(j, '[');
    for (int i = 0; name(i); i++) json_text(j, name(i));
    json_close(j, ']');
}

static void put_rules(struct json *j, sudoku_language language)
{
    json_key(j, "rules");
    json_open(j, '[');
    for (int i = 0; sudoku_rule_name(i); i++) {
        json_open(j, '{');
        put_text(j, "name", sudoku_rule_name(i));
        put_text(j, "title", sudoku_rule_title(i, language));
        put_text(j, "about", sudoku_rule_about(i));
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_formats(struct json *j)
{
    sudoku_format f = {0};
    json_key(j, "formats");
    json_open(j, '[');
    for (int i = 0; sudoku_format_at(i, &f); i++) {
        json_open(j, '{');
        put_text(j, "name", f.name);
        put_text(j, "about", f.about);
        put_bool(j, "reads", f.reads);
        put_bool(j, "writes", f.writes);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_example(struct json *j, int technique)
{
    sudoku_example example;
    if (!sudoku_technique_example(technique, &example)) {
        put_null(j, "example");
        return;
    }
    json_key(j, "example");
    json_open(j, '{');
    put_text(j, "puzzle", example.puzzle);
    put_text(j, "profile", example.profile);
    put_int(j, "step", example.step);
    json_close(j, '}');
}

static void json_technique(struct json *j, int index, const sudoku_technique *t,
                           sudoku_language language)
{
    json_open(j, '{');
    put_text(j, "name", t->name);
    put_text(j, "title", sudoku_technique_title(index, language));
    put_text(j, "about", sudoku_technique_about(index, language));
    put_tenths(j, "se121", t->se121);
    put_tenths(j, "sukaku118", t->sukaku118);
    put_tenths(j, "sukaku2023", t->sukaku2023);
    put_text(j, "level", t->level ? sudoku_level_name(t->level) : NULL);
    put_int(j, "score", t->score);
    json_key(j, "profiles");
    json_open(j, '[');
    for (int i = 0; sudoku_profile_name(i); i++)
        if (sudoku_profile_has(sudoku_profile_name(i), index, NULL))
            json_text(j, sudoku_profile_name(i));
    json_close(j, ']');
    put_example(j, index);
    json_close(j, '}');
}

static void put_techniques(struct json *j, sudoku_language language)
{
    sudoku_technique t = {0};
    json_key(j, "techniques");
    json_open(j, '[');
    for (int i = 0; sudoku_technique_at(i, &t); i++) json_technique(j, i, &t, language);
    json_close(j, ']');
}

static void put_layouts(struct json *j)
{
    sudoku_layout layout;
    json_key(j, "layouts");
    json_open(j, '[');
    for (int i = 0; sudoku_layout_at(i, &layout); i++) {
        json_open(j, '{');
        put_text(j, "name", layout.name);
        put_int(j, "size", layout.size);
        put_text(j, "regions", layout.regions);
        json_close(j, '}');
    }
    json_close(j, ']');
}

bool call_meta(struct call *c)
{
    struct json *j = c->json;
    put_text(j, "version", sudoku_version());
    put_text(j, "isa", sudoku_isa());
    json_key(j, "limits");
    json_open(j, '{');
    put_int(j, "size", SUDOKU_MAX_SIZE);
    put_int(j, "logicSize", SUDOKU_LOGIC_SIZE);
    json_close(j, '}');
    put_rules(j, c->language);
    put_formats(j);
    put_names(j, "levels", service_level_name);
    put_named(j, "profiles", sudoku_profile_name, sudoku_profile_about);
    put_names(j, "symmetries", sudoku_symmetry_name);
    put_techniques(j, c->language);
    put_layouts(j);
    put_named(j, "engines", sudoku_engine_name, sudoku_engine_about);
    put_names(j, "algorithms", arcs_algorithm_name);
    put_named(j, "drawings", waltz_classic_name, waltz_classic_about);
    return true;
}

bool call_technique(struct call *c)
{
    sudoku_technique t = {0};
    const char *name = request_value(&c->request, "name");
    if (!name) return fail(&c->error, 0, 0, say(expected_technique_name));
    const int index = sudoku_technique_named(name, &c->error);
    if (index < 0) return false;
    sudoku_technique_at(index, &t);
    put_text(c->json, "technique", t.name);
    put_text(c->json, "title", sudoku_technique_title(index, c->language));
    return true;
}
