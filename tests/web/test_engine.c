/* SPDX-License-Identifier: MIT */
/* test_engine.c - the calls of a page: good requests get what they ask for, bad ones a sentence.

   Sources: src/service/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

#include "engine.h"
#include "support/text.h"

#define EASY          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EASY_SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define HARD          "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

static struct text answer;

static const char *call_bytes(const char *request, size_t length)
{
    char *room = web_room(length);
    assert_non_null(room);
    memcpy(room, request, length);
    const int size = web_call(length);
    assert_true(size > 0);
    text_clear(&answer);
    text_add_bytes(&answer, web_answer(), (size_t)size);
    return answer.bytes;
}

static const char *call(const char *request) { return call_bytes(request, strlen(request)); }

static void expect(const char *request, const char *part)
{
    if (!strstr(call(request), part)) fail_msg("%s\n%s\nlacks %s", request, answer.bytes, part);
    if (strstr(answer.bytes, "\"error\":")) fail_msg("%s\n%s", request, answer.bytes);
}

static void refuse(const char *request, const char *sentence)
{
    if (strncmp(call(request), "{\"error\":{\"message\":\"", 21) || !strstr(answer.bytes, sentence))
        fail_msg("%s\n%s\nlacks %s", request, answer.bytes, sentence);
}

/* ---- requests as such ---- */

static void test_odd_requests(void **state)
{
    (void)state;
    refuse("", "call NAME");
    refuse("\n", "call NAME");
    refuse("size 9\ncall check", "call NAME");
    refuse("call", "unknown call");
    refuse("call nothing", "unknown call");
    refuse("call check\nspeed 3", "no key 'speed'");
    refuse("call check\nsize", "size must be a number");
    refuse("call check\nsize 9\nsize 9", "given twice");
    refuse("call check\nsize 99999999999999999999999", "too large");
    refuse("call check\nsize 9x", "a number, not '9x'");
    refuse("call check\n\ntext", "takes no text");
    refuse("call read", "needs a text");
    refuse("call read\nmost 0\n\n" EASY, "most must be");
    call_bytes("call check\nsize\0 9", 18);
    assert_non_null(strstr(answer.bytes, "zero byte"));
    struct text long_one = {0};
    text_add(&long_one, "call check");
    for (int i = 0; i < SUDOKU_MAX_HOUSES + 100; i++) text_add(&long_one, "\nhouse r1c1 r2c2");
    refuse(long_one.bytes, "too many keys");
    text_clear(&long_one);
    text_add(&long_one, "call check\ngivens ");
    text_repeat(&long_one, '.', 1 << 20);
    refuse(long_one.bytes, "not square");
    text_free(&long_one);
}

static void test_length_beyond_room(void **state)
{
    (void)state;
    web_room(10);
    assert_int_equal(web_call((size_t)1 << 40), -1);
}

/* ---- puzzles ---- */

static void test_rules(void **state)
{
    (void)state;
    expect("call rules", "\"size\":9,\"box\":\"3x3\",\"regions\":null,\"rules\":\"\"");
    expect("call rules\nrules x nrc", "\"name\":\"hidden window 1\",\"short\":\"hw1\"");
    expect("call rules\nsize 4\nregions AABBAABBCCDDCCDD", "\"box\":\"2x2\"");
    expect("call rules\nregions AAAABBBBCCCDCDDD\nhouse r1c1 r2c2", "\"regions\":\"AAAABBBBCCCDCDDD\"");
    expect("call rules\nsize 5\nbox none", "\"box\":\"none\"");
    expect("call rules\nsize 36", "\"size\":36");
    expect("call rules\nsize 4\nrules nrc", "\"peers\":[[1,2,3,4,5,8,12],[0,2,3,");
    refuse("call rules\nsize 37", "size must be 1 to 36");
    refuse("call rules\nsize 9\nbox 2x3", "box");
    refuse("call rules\nbox 3x3\nregions AABBAABBCCDDCCDD", "exclude");
    refuse("call rules\nsize 4\nregions AABB", "16 letters");
    refuse("call rules\nregions AAABAABBCCDDCCDD", "regions: ");
    refuse("call rules\nrules y", "rules: ");
    refuse("call rules\nhouse r1c1 r1c10", "house: ");
    refuse("call rules\ngivens " EASY, "no key");
}

static void test_read(void **state)
{
    (void)state;
    expect("call read\n\n" EASY "\n" EASY " x\n", "\"rules\":\"x\"");
    expect("call read\nmost 1\n\n" EASY "\n" EASY "\n", "\"more\":true");
    expect("call read\n\n" EASY "\n12\n", "\"line\":2");
    expect("call read\nformat line\n\n" EASY "\n", "\"format\":\"line\"");
    expect("call read\n\n", "\"puzzles\":[],\"errors\":[]");
    expect("call read\n\n[{\"givens\":\"" EASY "\",\"title\":\"A\"},\n {\"board\":3}]",
           "\"title\":\"A\",\"author\":null,\"about\":null,\"unapplied\":null,\"format\":\"json\"");
    expect("call read\n\n[{\"givens\":\"" EASY "\",\"title\":\"A\"},\n {\"board\":3}]",
           "\"code\":\"json_not_cells\",\"line\":2,\"column\":11");
    expect("call read\nformat json\nlanguage de\n\n{}", "„givens“ fehlt");
    refuse("call read\nformat nothing\n\n{}", "unknown input format");
}

static void test_check(void **state)
{
    (void)state;
    expect("call check\ngivens " EASY, "{\"answer\":\"unique\",\"count\":1,\"complete\":true,"
                                       "\"solution\":\"" EASY_SOLUTION "\"");
    expect("call check\ngivens " HARD, "\"answer\":\"unique\"");
    expect("call check\nsize 4", "\"answer\":\"several\",\"count\":288,\"complete\":true");
    expect("call check\nsize 4\nlimit 100", "\"count\":100,\"complete\":false");
    expect("call check\ngivens 11..............", "\"cells\":[0,1],\"house\":0");
    expect("call check\ngivens 1...............\nplaced 21..............\nnow yes", "both 1");
    expect("call check\ngivens 1...............\nplaced .1..............", "\"answer\":\"several\"");
    expect("call check\nnodes 1\nsize 36", "\"answer\":\"unknown\"");
    refuse("call check\nlimit 1", "limit must be");
    refuse("call check\ngivens 5" EASY, "not square");
    refuse("call check\nsize 4\ngivens 1234", "expected 16 symbols");
    refuse("call check\nsize 4\ngivens 5...............", "r1c1 is not a digit");
    refuse("call check\nnow perhaps", "yes or no");
}

static void test_marks(void **state)
{
    (void)state;
    expect("call marks\nsize 4", "{\"conflicts\":[],\"candidates\":[\"1234\"");
    expect("call marks\nsize 4\ngivens 1..............1",
           "{\"conflicts\":[],\"candidates\":[\"1\",\"234\"");
    expect("call marks\nsize 4\ngivens 1...............\nplaced 2..1............",
           "{\"conflicts\":[{\"cell\":0,\"house\":0},{\"cell\":3,\"house\":0}],");
    expect("call marks\nsize 4\ngivens 1...............\nallowed 23///////////////",
           "{\"conflicts\":[{\"cell\":0,\"house\":null}],");
    expect("call marks\nsize 4\ngivens 1...............\nmarks /12//////////////",
           "[\"1\",\"2\",\"234\"");
}

static void test_candidates(void **state)
{
    (void)state;
    expect("call candidates\nsize 4\ngivens 1...............", "[\"1\",\"234\",\"234\",\"234\",\"234\"");
    expect("call candidates\nsize 4\nallowed 12/34//////////////", "[\"12\",\"34\",\"1234\"");
    expect("call candidates\nkind singles\ngivens " EASY, "[\"5\",\"3\",\"4\",\"6\"");
    expect("call candidates\nkind true\nsize 4\ngivens 12..............", "\"complete\":true");
    expect("call candidates\nkind singles\ngivens 11..............", "\"clash\":{");
    expect("call candidates\nkind true\ngivens 11..............", "\"clash\":{");
    refuse("call candidates\nkind other", "unknown kind 'other'");
    refuse("call candidates\nsize 4\nmarks 12/34", "expected 16 fields");
    refuse("call candidates\nsize 4\nmarks 15///////////////", "r1c1 is not a digit");
    refuse("call candidates\nsize 4\nmarks ////////////////////////////", "expected 16 fields");
}

static void test_convert(void **state)
{
    (void)state;
    expect("call convert\ngivens " EASY, "{\"text\":\"" EASY "\\n\"}");
    expect("call convert\nformat json\nsize 4\nplaced 1...............", "placed");
    expect("call convert\nformat svg\ngivens " EASY, "<svg");
    expect("call convert\nformat line\ngivens " EASY "\nsolution " EASY_SOLUTION, EASY_SOLUTION);
    expect("call convert\nformat candidates\nsize 4\ncandidates 12/34//////////////", "34");
    expect("call convert\nformat pretty\nascii yes\ngivens " EASY, "+");
    refuse("call convert\nformat list", "unknown output format");
    refuse("call convert\nsolution 123", "solution: ");
}

/* ---- steps ---- */

static void test_hint(void **state)
{
    (void)state;
    expect("call hint\nlevel 5\ngivens " EASY, "\"step\":\"Naked Single: ");
    expect("call hint\nlevel 1\ngivens " EASY,
           "\"words\":{\"where\":\"Look at the middle of the grid.\"}");
    expect("call hint\ngivens " EASY_SOLUTION,
           "\"step\":null,\"words\":{},\"look\":null,\"end\":\"solved\"");
    expect("call hint\nsize 4\ngivens 11..............", "\"end\":\"none\"");
    expect("call hint\ngivens " EASY
           "\nplaced 53111............................................................"
           "................",
           "\"mistakes\":[{\"cell\":2,\"digit\":1,\"missing\":false},{\"cell\":3,\"digit\":1,");
    expect("call hint\nlevel 1\ngivens " EASY
           "\nplaced ..1............................................................"
           "..................",
           "\"words\":{\"where\":\"There is a mistake in your entries so far.\"},\"look\":{\"cell\":2,");
    expect("call hint\nlanguage de\ngivens " EASY, "\"step\":\"Nackter Einer: ");
    expect("call hint\nlanguage de\ngivens " EASY, "\"title\":\"Nackter Einer\"");
    expect("call meta\nlanguage de", "\"title\":\"Nacktes Paar\"");
    refuse("call hint\nlanguage tlh", "unknown language 'tlh'");
    refuse("call hint\nlevel 6", "level must be 1 to 5");
    refuse("call hint\nprofile nobody", "unknown profile 'nobody'");
    refuse("call hint\nsize 36", "sizes up to 25");
}

static void test_explain(void **state)
{
    (void)state;
    expect("call explain\ngivens " EASY, "\"end\":\"solved\"");
    expect("call explain\ngivens " EASY, "\"digits\":\"" EASY "\",\"candidates\":[\"5\",");
    expect("call explain\nmost 2\ngivens " EASY, "\"end\":\"most\"");
    expect("call explain\nfrom now\nplaced " EASY_SOLUTION "\ngivens " EASY,
           "\"steps\":[],\"end\":\"solved\"");
    refuse("call explain\nfrom nowhere", "unknown from 'nowhere'");
}

static void test_steps(void **state)
{
    (void)state;
    expect("call steps\ntechnique naked-single\nmost 1\ngivens " EASY, "\"more\":true,\"end\":null");
    expect("call steps\ntechnique w-wing\nmost 1000\ngivens " EASY_SOLUTION,
           "\"steps\":[],\"more\":false,\"end\":null");
    expect("call steps\ntechnique W-Wing\nmost 1000\ngivens " EASY_SOLUTION, "\"steps\":[]");
    refuse("call steps\ntechnique magic", "no technique has this name");
    refuse("call steps\nprofile se121\ntechnique sue-de-coq",
           "does not use sue-de-coq; profiles that do: hodoku");
}

static void test_why_not(void **state)
{
    (void)state;
    expect("call why-not\ncell r1c3\ndigit 4\ngivens " EASY,
           "\"result\":\"possible\",\"end\":null,\"solution\":\"" EASY_SOLUTION);
    expect("call why-not\ncell r1c3\ndigit 1\ngivens " EASY, "\"result\":\"refuted\",\"end\":{");
    expect("call why-not\ncell r1c1\ndigit 1\ngivens " EASY, "\"result\":\"refuted\"");
    expect("call why-not\ncell r1c1\ndigit 1\nsize 4\ngivens .22.............", "\"result\":");
    refuse("call why-not\ncell r1c10\ndigit 1", "cell: ");
    refuse("call why-not\ncell r1\ndigit 1", "cell: ");
    refuse("call why-not\ndigit 1", "cell: ");
    refuse("call why-not\ncell r1c1\ndigit 10", "digit: ");
    refuse("call why-not\ncell r1c1\ndigit A", "digit: ");
}

static void test_rate(void **state)
{
    (void)state;
    expect("call rate\ngivens " EASY, "\"profile\":\"se121\",\"end\":\"solved\",\"rating\":1.2,");
    expect("call rate\ngivens " EASY, "\"level\":\"Easy\"");
    expect("call rate\nprofiles hodoku\nbottlenecks yes\ngivens " EASY, "\"bottlenecks\":1");
    expect("call rate\nsize 4", "\"ratings\":[],\"answer\":\"several\"");
    refuse("call rate\nprofiles se121;hodoku\ngivens " EASY, "profiles: ");
    refuse("call rate\nprofiles \ngivens " EASY, "profiles: ");
}

/* ---- making ---- */

static void test_make(void **state)
{
    (void)state;
    struct text first = {0};
    expect("call make\nseed 7\nnumber 3\nsymmetry rotate180\nrules x", "\"rules\":\"x\"");
    text_add(&first, answer.bytes);
    assert_string_equal(call("call make\nseed 7\nnumber 3\nsymmetry rotate180\nrules x"), first.bytes);
    text_free(&first);
    expect("call make\nsize 6\nfresh-layout yes\nminimal yes", "\"regions\":\"");
    expect("call make\nmost 17\ntries 1", "\"puzzle\":null,\"solution\":null");
    expect("call make\nprofile se121\nrating 1.2..1.5",
           "\"missed\":null,\"nearest\":null,\"off\":0,\"line\":\"");
    expect("call make\nprofile se121\nrating 1.2..1.5", "\"rating\":{\"profile\":\"se121\"");
    expect("call make\nprofile hodoku\nneeds x-wing\nwithout naked-pair\nhighest Hard",
           "{\"technique\":\"x-wing\",");
    expect("call make\nprofile se121\nrating 10..\ntries 1", "\"missed\":\"rating\",\"nearest\":{");
    expect("call make\nprofile se121\nneeds jellyfish\ntries 1", "\"missed\":\"needs\"");
    expect("call make\nprofile se121\nneeds jellyfish\ntries 1",
           "\"why\":\"no puzzle that needs jellyfish; the");
    expect("call make\nmost 17\ntries 1\nlanguage de",
           "\"why\":\"Kein Rätsel mit höchstens 17 Vorgaben");
    refuse("call make\nprofile se121\nrating often", "rating must be a rating such as");
    refuse("call make\nprofile se121\nrating ..0.5", "no available technique");
    refuse("call make\nprofile se121\nneeds magic", "unknown needs 'magic'");
    refuse("call make\nprofile hodoku\nlowest Heavy", "unknown lowest 'Heavy'");
    refuse("call make\nsymmetry odd", "unknown symmetry 'odd'");
    refuse("call make\nleast 80\nmost 20", "");
    refuse("call make\nseed -1", "a number");
}

static void test_series(void **state)
{
    (void)state;
    expect("call series\nsize 4\nseed 1\ncount 2", "\"verdict\":\"found\",\"number\":0,\"found\":1,");
    expect("call series\nsize 4\nseed 1\ncount 2", "\"over\":false,\"continue\":\"1 1 1 0 0\"}");
    expect("call series\nsize 4\nseed 1\ncount 2\ncontinue 1 1 1 0 0",
           "\"found\":2,\"tried\":2,\"over\":true,");
    expect("call series\nmost 17\ntries 3",
           "\"verdict\":\"nearest\",\"number\":0,\"found\":0,\"tried\":3,\"over\":true");
    expect("call series\nprofile se121\nrating 11..\ntries 100", "\"tried\":20,\"over\":false");
    refuse("call series\nnumber 1", "no key 'number'");
    const char *const wrong[] = {"",          "1",         "1 2 3 4",   "1 2 3 4 5 6",
                                 "1 2 3 8 0", "1 2 3 x 5", "1  2 3 4 5"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct text request = {0};
        text_add(&request, "call series\ncontinue ");
        text_add(&request, wrong[i]);
        refuse(request.bytes, "continue");
        text_free(&request);
    }
}

static void test_layout(void **state)
{
    (void)state;
    expect("call layout\nsize 7\nseed 3\nsymmetry rotate180", "{\"regions\":\"");
    refuse("call layout\nsize 3", "size must be");
    expect("call layout-why\nsize 9", "{\"reasons\":[]}");
    expect("call layout-why\nregions AAAABBBBCCCDCDDD", "{\"reasons\":[");
}

/* ---- constraints, batches, names ---- */

static void test_arcs(void **state)
{
    (void)state;
    expect("call arcs\nsize 4\ngivens 1...............", "\"trace\":[{\"domains\":{\"r1c1\":\"{1}\"");
    expect("call arcs\nsize 4\nmost 1\ngivens 1...............",
           "],\"more\":true,\"result\":\"consistent\"");
    expect("call arcs\nalgorithm gac\ntrace no\ngivens " EASY, "{\"trace\":[],\"more\":false");
    expect("call arcs\nalgorithm sac\ntrace no\ngivens " EASY, "\"consistent\"");
    expect("call arcs\nsize 4\ngivens 11..............", "\"result\":\"empty\"");
    refuse("call arcs\nalgorithm ac9", "unknown algorithm 'ac9'");
}

static void test_search(void **state)
{
    (void)state;
    expect("call search\nsize 4", "\"event\":\"decide\"");
    expect("call search\nevents none\ngivens " EASY, "\"solution\":\"" EASY_SOLUTION);
    expect("call search\nevents all\nsize 4\ngivens 11..............",
           "\"result\":\"none\",\"solution\":null");
    expect("call search\nnodes 3\nevents none\ngivens " HARD, "\"result\":\"stopped\"");
    refuse("call search\nalgorithm sac", "sac cannot be used for a search");
    refuse("call search\nevents few", "unknown events 'few'");
}

static void test_batch(void **state)
{
    (void)state;
    expect("call batch\n\n" EASY "\n" HARD "\n" EASY " x\nnonsense\n"
           "11.......................................................................\n"
           ".................................................................................\n",
           "{\"count\":3,\"solved\":3,\"unique\":2,\"none\":0,\"several\":1,\"errors\":3}");
}

static void test_meta(void **state)
{
    (void)state;
    expect("call meta", "\"limits\":{\"size\":36,\"logicSize\":25}");
    expect("call meta", "\"algorithms\":[\"ac3bit\"");
    expect("call meta", "\"formats\":[{\"name\":\"line\",\"about\":");
    expect("call meta", "{\"name\":\"svg\",\"about\":\"a picture\",\"reads\":false,\"writes\":true}");
    expect("call meta", "\"rules\":[{\"name\":\"x\",\"title\":\"Diagonals (X)\",\"about\":\"both");
    expect("call meta\nlanguage de", "{\"name\":\"nrc\",\"title\":\"Fenster (NRC)\"");
    refuse("call meta\nsize 9", "no key 'size'");
    expect("call technique\nname UR1",
           "\"technique\":\"unique-rectangle-1\",\"title\":\"Uniqueness Test 1\"");
    expect("call technique\nname naked pair\nlanguage de", "\"title\":\"Nacktes Paar\"");
    refuse("call technique\nname swrdfish", "similar names: swordfish");
    refuse("call technique", "expected the key name");
}

/* ---- drawings ---- */

static void test_drawings(void **state)
{
    (void)state;
    expect("call drawing-classic\nname cube", "\"text\":\"drawing cube\\n");
    expect("call drawing-scene\nseed 3\ncubes 3", "\"segments\":[[");
    refuse("call drawing-classic", "expected the key name");
    refuse("call drawing-classic\nname sphere", "unknown name 'sphere'");
    refuse("call drawing-scene\ncubes 101", "cubes must be");
}

#define TETRAHEDRON "0 0 4 0\n4 0 2 3\n2 3 0 0\n0 0 2 1\n4 0 2 1\n2 3 2 1\n"

static void test_labels(void **state)
{
    (void)state;
    expect("call drawing-label\n\n" TETRAHEDRON, "\"type\":\"Fork\"");
    expect("call drawing-label\noutline yes\n\n" TETRAHEDRON, "\"labelled\":true");
    expect("call drawing-label\noutline yes\nwhich 99\n\n" TETRAHEDRON, "\"labels\":null");
    expect("call drawing-label\noutline yes\nfix 0 +\n\n" TETRAHEDRON, "\"labelled\":false");
    expect("call drawing-label\noutline yes\nfix 0 +\n\n" TETRAHEDRON, "\"core\":[");
    expect("call drawing-label\nfix 0 +;1 out;2 in\nnames yes\nwidth 99\n\n" TETRAHEDRON, "<svg");
    refuse("call drawing-label\nfix 9 +\n\n" TETRAHEDRON, "fix: ");
    refuse("call drawing-label\nfix 0\n\n" TETRAHEDRON, "fix: ");
    refuse("call drawing-label\nfix ;\n\n" TETRAHEDRON, "fix: ");
    refuse("call drawing-label\ntolerance -1\n\n" TETRAHEDRON, "tolerance must be");
    refuse("call drawing-label\n\n0 0 1 0\n1 2 3", "\"line\":2");
    refuse("call drawing-label\n\n", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_odd_requests), cmocka_unit_test(test_length_beyond_room),
        cmocka_unit_test(test_rules),        cmocka_unit_test(test_read),
        cmocka_unit_test(test_check),        cmocka_unit_test(test_candidates),
        cmocka_unit_test(test_marks),        cmocka_unit_test(test_convert),
        cmocka_unit_test(test_hint),         cmocka_unit_test(test_explain),
        cmocka_unit_test(test_steps),        cmocka_unit_test(test_why_not),
        cmocka_unit_test(test_rate),         cmocka_unit_test(test_make),
        cmocka_unit_test(test_series),

        cmocka_unit_test(test_layout),       cmocka_unit_test(test_arcs),
        cmocka_unit_test(test_search),       cmocka_unit_test(test_batch),
        cmocka_unit_test(test_meta),         cmocka_unit_test(test_drawings),
        cmocka_unit_test(test_labels)};
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    text_free(&answer);
    return failed;
}
