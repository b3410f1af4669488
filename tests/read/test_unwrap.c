/* SPDX-License-Identifier: MIT */
/* test_unwrap.c - what is left of a text when its markup has been taken off, and that each character keeps its place.

   What puzzles such texts are is in tests/data/good-inputs.txt; random ones are in test_dialects.c.

   Sources: src/read/unwrap/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "read/unwrap/page.h"
#include "support/text.h"

struct row {
    unwrapper *unwrap;
    const char *text, *page; /* NULL: left alone */
};

/* False, with a word about it: the row does not hold. */
static bool holds(const struct row *row)
{
    struct page from = {.text = NULL}, to = {.text = NULL};
    page_from_text(&from, row->text, strlen(row->text), 1);
    const bool wrapped = row->unwrap(&from, &to);
    const bool same =
        row->page && wrapped && to.length == strlen(row->page) && !memcmp(to.text, row->page, to.length);
    const bool good = !to.no_memory && (row->page ? same : !wrapped);
    if (!good)
        print_error("\"%s\"\nbecomes \"%.*s\"\ninstead of \"%s\"\n", row->text,
                    wrapped ? (int)to.length : 4, wrapped ? to.text : "none",
                    row->page ? row->page : "none");
    page_free(&from);
    page_free(&to);
    return good;
}

static void check_rows(const struct row *row, size_t rows)
{
    int bad = 0;
    for (size_t i = 0; i < rows; i++) bad += !holds(&row[i]);
    assert_int_equal(bad, 0);
}

#define CHECK_ROWS(rows) check_rows(rows, sizeof(rows) / sizeof *(rows))

static void lines_as_they_were_sent(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_transfer, "5 3=20\n=3D\n", "5 3 \n=\n"},
        {unwrap_transfer, "quoted-printable\n53=\n.. a=b\n", "quoted-printable\n53.. a=b\n"},
        {unwrap_transfer, "5=C2=A03", "5\xC2 3"},
        {unwrap_transfer, "a=b =20",
         NULL}, /* the first is no such sign, and nothing says that there are some */
        {unwrap_transfer, "quoted-printable", NULL},
        {unwrap_transfer, "<anna> 1\n<anna> 2\n12:03 <anna> 3\n[12:04] <ben> 4\n", "1\n2\n3\n4\n"},
        {unwrap_transfer, "<anna> 1\n<anna> 2\n<anna> 3\n4\n", NULL},
        {unwrap_transfer, "<td> 1\n<td> 2\n<td> 3\n</td> 4\n", NULL},
        {unwrap_transfer,
         "1.......................................\n.......................................5\n.\n",
         "1..............................................................................5.\n"},
        {unwrap_transfer,
         "1.......................................\n........................................\n",
         NULL},           /* 80 */
        {unwrap_transfer, /* lines of 36 are puzzles */
         "....................................\n....................................\n.........\n",
         NULL},
    };
    CHECK_ROWS(rows);
}

static void tables_of_wikis(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_wiki, "a\n{| class=x\n|-\n| 5 || || 3\n|-\n| align=right | 1\n|\n| '''2'''\n|}\nb\n",
         "a\n\n5\t\t3\n1\t\t2\n\nb\n"},
        {unwrap_wiki, "{|\n| colspan=2 | 5 || 3\n|}\n", "<wide>5\t3\n\n"},
        {unwrap_wiki, "| 5 || 3\n", NULL},
    };
    CHECK_ROWS(rows);
}

static void facts_of_programs(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_facts, "% a\nc(1,1,1). c(1, 4, 2).\nc(2,3,1). c(4,2,4).\nr(X,Y) :- c(X,Y,_).",
         "1..2\n..1.\n....\n.4..\n"},
        {unwrap_facts, "c(0,0,1). c(0,3,2). c(1,2,1). c(3,1,4).", "1..2\n..1.\n....\n.4..\n"},
        {unwrap_facts, "c(1,1,1). c(1,3,2). c(2,2,1). c(3,1,4).", NULL}, /* of 1 to 4, or of 0 to 3? */
        {unwrap_facts, "c(1,1,1). c(1,1,2). c(2,2,1). c(4,1,4).", NULL},
        {unwrap_facts, "c(1,1,1). d(1,2,2). c(2,2,1). c(4,1,4).", NULL},
        {unwrap_facts, "c(1,1,1). c(1,4,2). c(2,2,1).", NULL},
    };
    CHECK_ROWS(rows);
}

static void rows_that_stand_apart(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_rows, "1234\n\n3412\n\n2143\n\n4321\n", "1234\n3412\n2143\n4321\n\n"},
        {unwrap_rows, "1234\n3412\n\n2143\n4321\n", "1234\n3412\n2143\n4321\n\n"},
        {unwrap_rows, "1234\n3412\n2143\n\n4321\n", NULL},
        {unwrap_rows, "  1 2  3 4\nA | 1 2\nB | 2 1\n---\nc | 1\nD | 2\n",
         " | 1 2\n | 2 1\n---\n | 1\n | 2\n"},
        {unwrap_rows, "A | 1\nB | 2\nD | 1\nE | 2\n", NULL},
        {unwrap_page_numbers, "12345\n\n17\n\n- 18 -\n", "12345\n\n\n"},
        {unwrap_page_numbers, "12345\n17\n", NULL},
        {unwrap_page_numbers, "17\n\nabc\n", NULL},
    };
    CHECK_ROWS(rows);
}

static void rows_with_names(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_row_names, "1. 1 2 3 4\n2. 3412\n3. 2143\n4. 4321\n", "1234\n3412\n2143\n4321\n\n"},
        {unwrap_row_names, "Row 1: 1234\nRow 2: 3412\nRow 3: 2143\nRow 4: 4321",
         "1234\n3412\n2143\n4321\n\n"},
        {unwrap_row_names, "row 1 = 1234\nrow 2 = 34..\nrow 3 = 2143\nrow 4 = 4321",
         "1234\n34..\n2143\n4321\n\n"},
        {unwrap_row_names,
         "     [,1] [,2] [,3] [,4]\n[1,]  1  2  3  4\n[2,] NA 4 1 2\n[3,] 2 1 4 3\n[4,] 4 3 2 1\n",
         "1234\n.412\n2143\n4321\n\n"},
        {unwrap_row_names, "   c1 c2 c3 c4\nr1 . 2 3 4\nr2 3 4 1 2\nr3 2 1 4 3\nr4 4 3 2 1\nend\n",
         ".234\n3412\n2143\n4321\n\nend\n"},
        {unwrap_row_names,
         "10 REM\n20 DATA 1,2,3,4\n30 DATA 3,4,1,2\n40 DATA 2,1,4,3\n50 DATA 4,3,2,1\n",
         "10 REM\n1234\n3412\n2143\n4321\n\n"},
        {unwrap_row_names, ".byte 1, 2, 3, 4\n.byte 3, 4, 1, 2\n.byte 2, 1, 4, 3\n.byte 4, 3, 2, 1\n",
         "1234\n3412\n2143\n4321\n\n"},
        {unwrap_row_names, "A: 1234\nB: 3412\nC: 2143\nD: 4321\n", "1234\n3412\n2143\n4321\n\n"},
        {unwrap_row_names, "1. 1234\n3. 3412\n2. 2143\n4. 4321\n", NULL},
        {unwrap_row_names, "A 2 3 4 1\nB 3 4 1 2\nC 2 1 4 3\nD 4 3 2 1\n", NULL}, /* cells, perhaps */
        {unwrap_row_names, "1 1 2 3 4\n2 3 4 1 2\n3 2 1 4 3\n4 4 3 2 1\n", NULL},
        {unwrap_row_names, "2. 1234\n3. 3412\n4. 2143\n5. 4321\n", NULL},
        {unwrap_row_names, "Row 1: 1234\nRow 2: 341\nRow 3: 2143\nRow 4: 4321", NULL},
        {unwrap_row_names, "[1] 1 2 3 4\n[2] 3 4 1 2\n[3] 2 1 4 3\n[4] 4 3 2 1", NULL},
    };
    CHECK_ROWS(rows);
}

static void code_without_its_words(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_code_words, "[Some(5), None]", "[5, None]\n"},
        {unwrap_code_words, "[Just 5, Nothing]", "[5, None]\n"},
        {unwrap_code_words, "Awesome(5), Justus 5", NULL},
        {unwrap_code_words, "A = [5 3; ...\n 1 2]", "A = [5 3; \n 1 2]\n"},
        {unwrap_code_words, "5 3 ...\n... 1 2", NULL}, /* cells */
        {unwrap_code_words, "\"53\\n\\\n  \\1\"", "\"53\\n1\"\n"},
        {unwrap_code_words, "#2A((5 3))", "((5 3))\n"},
        {unwrap_code_words,
         "S\xE2\x86\x90"
         "9 9\xE2\x8D\xB4"
         "5 3",
         "5 3\n"},
        {unwrap_code_words, "s=: 9 9 $ 5 3", " 5 3\n"},
        {unwrap_code_words, "s=: 9 8 $ 5 3", NULL},
        {unwrap_code_words, "A =\n\n 5 3\n", "\n 5 3\n"},
        {unwrap_code, "[[1,,3,4],[,4,1,2],[2,1,4,3],[4,3,2,1]];", "1.34\n.412\n2143\n4321\n\n"},
        {unwrap_code, "x=[[1,2,3,4,],[3,4,1,2,],[2,1,4,3,],[4,3,2,1,],]", "1234\n3412\n2143\n4321\n\n"},
    };
    CHECK_ROWS(rows);
}

static void orders_to_terminals(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_controls, "5 \x1B[1;31m3\x1B[0m .", "5 3 ."},
        {unwrap_controls,
         "5\xE2\x80\xA6"
         "3\f1\x1A"
         "2",
         "5...3\n\n1"},
        {unwrap_controls, "5 3", NULL},
        {unwrap_transfer, "[03/12/24, 18:22:01] Anna: 53\n[03/12/24, 18:22:02] Ben B.: 6.\n[ok",
         "53\n6.\n[ok\n"},
        {unwrap_transfer, "12.03.24, 6:22 PM - Anna: 53..\n6..1\n", "53..\n6..1\n"},
        {unwrap_transfer, "Anna: 53..\n12: 6..1\n", NULL},
        {unwrap_mail, "53\n-- \nAnna\nTel. 12 34\n", "53\n"},
        {unwrap_mail, "53\n--\n12\n", NULL},
    };
    CHECK_ROWS(rows);
}

static void pages_of_html(void **state)
{
    (void)state;
    static const struct row rows[] = {
        /* tables */
        {unwrap_html, "<table><tr><td>5</td><td></td><td>3</td></tr></table>", "5\t\t3\n\n"},
        {unwrap_html, "<TABLE BORDER=1><TR><TD>5<TD>&nbsp;<TD>3<TR><TD><TD>1</TABLE>",
         "5\t\t3\n\t1\n\n"},
        {unwrap_html, "a<table><tr><td><b>5</b></td>\n <td class='x'> &#160; </td></tr></table>b",
         "a\n\n5\t\n\nb"},
        {unwrap_html, "<tr><td>5</td></tr>", "5"},
        {unwrap_html, "<table><tr><td>1 2<br>4</td><td>3</td><td/></tr></table>", "1 2\n4\n\n3\n\n"},
        {unwrap_html, "<table><caption>A<tr><td>5</td></tr></table>", "5\n\n"},
        {unwrap_html, "<table><tr><td>5<script>a<b</script></td><td>1<!-- <td>2 --></td></tr></table>",
         "5\t1\n\n"},
        {unwrap_html,
         "<table><tr><td>1 "
         "2<br>3<td>.<td>.<td>.<tr><td><td><td><td><tr><td><td><td><td><tr><td><td><td><td></table>",
         "1/2/3\t.\t.\t.\n.\t.\t.\t.\n.\t.\t.\t.\n.\t.\t.\t.\n\n"},
        /* headings go if a square is left */
        {unwrap_html, "<table><thead><tr><td>a<td>b<tbody><tr><td>1<td>2<tr><td>3<td>4</table>",
         "1\t2\n3\t4\n\n"},
        {unwrap_html, "<table><tr><th><th>a<th>b<tr><th>a<td>1<td>2<tr><th>b<td>3<td>4</table>",
         "1\t2\n3\t4\n\n"},
        {unwrap_html, "<table><tr><th>a<td>1<td>2<tr><th>b<td>3<td>4</table>", "1\t2\n3\t4\n\n"},
        {unwrap_html, "<table><tr><th>1<th>2<tr><td>3<td>4</table>", "1\t2\n3\t4\n\n"},
        {unwrap_html, "<table><tr><th>1<th>2<tr><th>3<th>4<tr><th>5<th>6</table>",
         "1\t2\n3\t4\n5\t6\n\n"},
        {unwrap_html, "<table><tr><th>1<th>2<tr><th>3<td>4<tr><td>5<th>6</table>",
         "1\t2\n3\t4\n5\t6\n\n"},
        /* wide cells */
        {unwrap_html, "<table><tr><td colspan=2>No. 7<tr><td>1<td>2</table>", "No. 7\n\n1\t2\n\n"},
        {unwrap_html, "<table><tr><td>1<td>2<tr><td colspan=2><hr><tr><td>3<td>4</table>",
         "1\t2\n3\t4\n\n"},
        {unwrap_html, "<table><tr><td colspan=2>1<td>2</table>", "<wide>1\t2\n\n"},
        {unwrap_html, "<table><tr><td colspan=1>1<td rowspan='1'>2</table>", "1\t2\n\n"},
        /* tables in tables: boxes, or a layout */
        {unwrap_html,
         "<table><tr><td><table><tr><td>1<td>2<tr><td>3<td>4</"
         "table>\n<td><table><tr><td>5<td>6<tr><td>7<td>8</table></table>",
         "1\t2\t5\t6\n3\t4\t7\t8\n\n"},
        {unwrap_html,
         "<table><tr><td>x<table><tr><td>1<td>2</table><td><table><tr><td>5<td>6</table></table>",
         "x\n\n1\t2\n\n5\t6\n\n"},
        {unwrap_html, "<table><tr><td><table><tr><td>1<td>2</table><td><table><tr><td>5</table></table>",
         "1\t2\n\n5\n\n"},
        {unwrap_html, "<table><tr><td>1<br>2<td><pre>12\n34</pre></table>", "1\n2\n\n12\n34\n\n"},
        /* fields of forms; digits of the player */
        {unwrap_html, "<table><tr><td><input value=5><td><input><td><input type=hidden value=7></table>",
         "5\t\t\n\n"},
        {unwrap_html, "<table><tr><td><input value=5 readonly><td><input value=6><td>", "5\t\t\n\n"},
        {unwrap_html, "<table><tr><td>5<td><input value=6></table>", "5\t\n\n"},
        {unwrap_html, "<table><tr><td class='cell given'>5<td class=cell>6</table>", "5\t\n\n"},
        {unwrap_html, "<table><tr><td>5<td><span class='user-digit'>6</span></table>", "5\t\n\n"},
        {unwrap_html, "<table><tr><td contenteditable>5<td contenteditable=false>6</table>", "\t6\n\n"},
        {unwrap_html, "<table><tr><td><img src=5.gif alt=5><td><img alt=\"\"></table>", "5\t\n\n"},
        /* what is not simply a digit stays as it is */
        {unwrap_html, "<table><tr><td>5<sup>2</sup><td><img src=x></table>",
         "5<sup>2</sup>\t<img src=x>\n\n"},
        {unwrap_html, "<table><tr><td><s>5</s><td>1<del>2</del></table>", "<s>5</s>\t1<del>2</del>\n\n"},
        /* what is not shown goes */
        {unwrap_html, "<html><head><title>9</title></head><body>a<span style='Display : None'>5</span>b",
         "ab"},
        {unwrap_html,
         "<p hidden>1</p>a<style>b{}</style><script>if(a<b)</script>c<template>d</template>", "ac"},
        /* lines */
        {unwrap_html, "<p>a</p>\n<p>b</p>", "a\nb\n"},
        {unwrap_html, "<p>a</p><p>1<br>2<br/>\n3</p><p>b</p>", "a\n\n1\n2\n3\n\nb\n"},
        {unwrap_html, "<b>1 2</b>\n3 4\n<i>5</i>", "1 2\n3 4\n5"},
        {unwrap_html, "<div>1 2\n3 4\n\n5</div>", "1 2\n3 4\n\n5\n\n"},
        {unwrap_html, "<pre>\n1 2\n3  4\n</pre>", "\n1 2\n3  4\n\n"},
        {unwrap_html, "<ul><li>12<li>34</ul>", "12\n34\n"},
        /* characters */
        {unwrap_html, "<pre>&middot;&#183;&#xB7;&#9633;&bull;&amp;&lt;&gt;&nosuch;&#9474;&#0;</pre>",
         ".....&<>&nosuch;\xe2\x94\x82&#0;\n"},
        {unwrap_html, "<pre>5&nbsp3&ensp;1&zwnj;2</pre>", "5 3 12\n"},
        /* grids of other elements */
        {unwrap_html,
         "<div><div class=row><i>1</i><i></i><i></i><i></i></div><div "
         "class=row><i></i><i>2</i><i></i><i></i></div>"
         "<div class=row><i></i><i></i><i>3</i><i></i></div><div "
         "class=row><i></i><i></i><i></i><i>4</i></div></div>",
         "1\t.\t.\t.\n.\t2\t.\t.\n.\t.\t3\t.\n.\t.\t.\t4\n\n"},
        {unwrap_html,
         "<div><p>1</p><p></p><p></p><p></p><p></p><p>2</p><p></p><p></p><p></p><p></p><p>3</p><p></"
         "p><p></p><p></p><p></p>"
         "<p><b>4</b></p></div>",
         "1\t.\t.\t.\n.\t2\t.\t.\n.\t.\t3\t.\n.\t.\t.\t<bold>4\n\n"},
        {unwrap_html, "<div><b>1</b><b>2</b><b>3</b><b>4</b><b>5</b></div>",
         "<div><b>1<b>2<b>3<b>4<b>5\n"},
        /* no HTML */
        {unwrap_html, "<opensudoku><name>5</name><table></table></opensudoku>", NULL},
        {unwrap_html, "<?xml version=\"1.0\"?><sudoku><game></game></sudoku>", NULL},
        {unwrap_html, "#include <stdio.h>\nvector<int> a; 5 < 3 > 2", NULL},
        {unwrap_html, "<jo@example.org> wrote: <http://example.org/p>", NULL},
        {unwrap_html, "Foo<S> x", NULL},
        {unwrap_html, "53..7....\n6..195...", NULL},
        {unwrap_html, "", NULL},
    };
    CHECK_ROWS(rows);
}

static void posts_of_forums(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_bbcode, "[code]\n12\n34\n[/code]\n", "\n12\n34\n\n\n"},
        {unwrap_bbcode, "a [CODE=puzzle]12[/CODE] b", "a \n12\n b"},
        {unwrap_bbcode, "[quote=\"Jo\" id=7]a[/quote]", "a\n"},
        {unwrap_bbcode, "[color=#ff0000]5[/color][b]3[/b][size=120].[/size]", "53."},
        {unwrap_bbcode, "[img]http://x/5.png[/img]a[url=http://y]b[/url]", "ab"},
        {unwrap_bbcode,
         "[table]\n[tr] [td]5[/td]\n[td][/td][/tr]\n[tr][td][b]1[/b][/td][td] [/td][/tr][/table]",
         "5\t\n1\t\n\n"},
        {unwrap_bbcode, "5[s]3[/s]", "5[s]3[/s]"},
        {unwrap_bbcode, "[i] [code]1[/code]", "[i] \n1\n"},
        {unwrap_bbcode, "[img][code]1[/code]", "[img]\n1\n"},
        {unwrap_bbcode, "[Puzzle]\n53..\n[State]\n", NULL},
        {unwrap_bbcode, "[[1, 2], [b, c]]", NULL},
        {unwrap_bbcode, "[5, 3] [code]", NULL},
    };
    CHECK_ROWS(rows);
}

static void fences_of_markdown(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_fences, "a\n```\n12\n```\nb", "a\n\n12\n\nb\n"},
        {unwrap_fences, "~~~~ text\n12\n~~~\n~~~~\n", "\n12\n~~~\n\n"},
        {unwrap_fences, "* x\n\n  ```sudoku\n  1 2\n   34\n5\n  ```\n  a",
         "* x\n\n\n1 2\n 34\n5\n\n  a\n"},
        {unwrap_fences, "```\n12\n", "\n12\n"},
        {unwrap_fences, "```\r\n12\r\n```\r\n", "\n12\n\n"},
        {unwrap_fences, "`12..`\n ``3.4.``\n`a` and `b`", "12..\n3.4.\n`a` and `b`\n"},
        {unwrap_fences, "``` a ` b", NULL},
        {unwrap_fences, "``\n12\n``", NULL},
        {unwrap_fences, "`a` and `b`", NULL},
        {unwrap_fences, "`", NULL},
        {unwrap_fences, "", NULL},
    };
    CHECK_ROWS(rows);
}

static void documents_of_latex(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {unwrap_latex,
         "\\begin{tabular}{|c|c|c|}\n\\hline\n5 & & 3 \\\\\n & 1 & \\\\ \\hline\n\\end{tabular}",
         "5\t\t3\n\t1\t\n\n"},
        {unwrap_latex, "\\[ A = \\left[\\begin{array}[t]{cc} 1&2\\\\[2pt]3&4\\end{array}\\right]\\]\nx",
         " A = \n\n1\t2\n3\t4\n\n\nx"},
        {unwrap_latex, "\\begin{pmatrix}1&2\\cr3&4\\cr\\end{pmatrix}$.\nx", "1\t2\n3\t4\n\n\nx"},
        {unwrap_latex,
         "\\begin{tabular*}{1cm}{cc}\\textbf{1}&{\\color{red} "
         "2}\\\\\\cmidrule(lr){1-2}\\cellcolor[gray]{.5}$3$&\\multicolumn{1}{c|}{4}"
         "\\tabularnewline\\end{tabular*}",
         "1\t2\n3\t4\n\n"},
        {unwrap_latex, "\\begin{matrix}1&\\phantom{0}&~&\\,\\quad&{}&\\hspace{1em}\\end{matrix}",
         "1\t\t\t\t\t\n\n"},
        {unwrap_latex, "\\begin{matrix}1&2% & 3\n&\\cdot&\\_&\\#\\end{matrix}", "1\t2\t.\t_\t#\n\n"},
        {unwrap_latex, "\\begin{matrix}\\multicolumn{2}{c}{1}&\\foo{2}&3^4\\end{matrix}",
         "<wide>1\t\\foo2\t3^4\n\n"},
        {unwrap_latex,
         "\\begin{array}{cc}\n\\begin{array}{cc}1&2\\\\3&4\\end{array} "
         "&\n\\begin{array}{cc}5&6\\\\7&8\\end{array} \\\\ \\end{array}",
         "1\t2\t5\t6\n3\t4\t7\t8\n\n"},
        {unwrap_latex, "\\matrix (m) [matrix of nodes]{ 1 & {2} \\\\ 3 & 4 \\\\ };\nx",
         "1\t2\n3\t4\n\n\nx"},
        {unwrap_latex, "\\matrix[ampersand replacement=\\&]{ 1 \\& 2 \\\\ };", "1\t2\n\n"},
        {unwrap_latex,
         "\\begin{sudoku}\n|5|3| |.\n| | ||.\n|{\\bf 1}|\\color{red}2|\\phantom{3}|.\n\\end{sudoku}\n",
         "5\t3\t\n\t\t\n1\t2\t\n\n\n"},
        {unwrap_latex, "\\begin{sudoku-block}|5|.\n|6|.\n\\end{sudoku-block}", "5\n6\n\n"},
        {unwrap_latex, "\\begin{sudoku}5&3\\\\ &1\\\\ \\end{sudoku}", "5\t3\n\t1\n\n"},
        {unwrap_latex, "\\setrow {1}{ }  {}{2}\n\n% a\n\\setrow {}{3}{}{}\nx",
         "1\t\t\t2\n\t3\t\t\n\n\nx"},
        {unwrap_latex, "\\begin{lpsudoku}\n\\setrow{2}{1,{}}\n\\setrow{1}{ {},{2} }\n\\end{lpsudoku}",
         "1\t\n\t2\n\n\n"},
        {unwrap_latex, "\\begin{lpsudoku}\\setrow{1}{3,4}\\setrow{2}{1,2}\\end{lpsudoku}",
         "1\t2\n3\t4\n\n"},
        {unwrap_latex,
         "\\documentclass{a}\n%5\n\\begin{document}a\\begin{matrix}1\\end{matrix}b\\end{document}c",
         "a\n\n1\n\nb"},
        {unwrap_latex, "\\begin{verbatim}\n5 & 3\n\\end{verbatim}", "\n5 & 3\n\n"},
        /* left alone */
        {unwrap_latex, "\\begin{lpsudoku}\\setrow{3}{3,4}\\setrow{2}{1,2}\\end{lpsudoku}", NULL},
        {unwrap_latex,
         "\\begin{lpsudoku}\\setrow{2}{3,4}\\setrow{1}{1,2}\\setcell{1}{1}{2}\\end{lpsudoku}", NULL},
        {unwrap_latex, "\\begin{ddsudoku}\\setrow{2}{3,4}\\setrow{1}{1,2}\\end{ddsudoku}", NULL},
        {unwrap_latex, "\\newcommand\\setrow[9]{x}", NULL},
        {unwrap_latex, "\\begin{center}5\\end{center}", NULL},
        {unwrap_latex, "\\begin{", NULL},
        {unwrap_latex, "53..7....", NULL},
    };
    CHECK_ROWS(rows);
}

/* Where each digit of the page comes from. */
static void characters_keep_their_places(void **state)
{
    (void)state;
    static const struct {
        unwrapper *unwrap;
        const char *text;
        struct place places[4]; /* of the digits 1, 2, ... */
    } cases[] = {
        {unwrap_html, "<p>\n<table><tr><td>1</td>\n  <td> <b>2</b>&#51;", {{2, 16}, {3, 11}, {3, 16}}},
        {unwrap_html,
         "<table><tr><td><table><tr><td>1<td>2<tr><td>3</table>",
         {{1, 31}, {1, 36}, {1, 45}}},
        {unwrap_bbcode, "\xc3\xa4[b]1[/b]\n[u]2[/u]", {{1, 5}, {2, 4}}},
        {unwrap_latex, "\\begin{matrix}1&\n \\textbf{2}\\end{matrix}", {{1, 15}, {2, 10}}},
        {unwrap_latex, "\\setrow{2}{1,2}\n\\setrow{1}{3, 4}", {{1, 12}, {1, 14}, {2, 12}, {2, 15}}},
        {unwrap_fences, "```\n1\n 2\n```", {{2, 1}, {3, 2}}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct page from = {.text = NULL}, to = {.text = NULL};
        page_from_text(&from, cases[i].text, strlen(cases[i].text), 1);
        assert_true(cases[i].unwrap(&from, &to));
        for (int j = 0; j < 4 && cases[i].places[j].line; j++) {
            const char *digit = memchr(to.text, '1' + j, to.length);
            assert_non_null(digit);
            const struct place *place = &to.where[digit - to.text];
            if (place->line != cases[i].places[j].line || place->column != cases[i].places[j].column)
                fail_msg("case %zu: %d is at %ld:%ld", i, j + 1, place->line, place->column);
        }
        page_free(&from);
        page_free(&to);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_as_they_were_sent), cmocka_unit_test(tables_of_wikis),
        cmocka_unit_test(facts_of_programs),       cmocka_unit_test(rows_that_stand_apart),
        cmocka_unit_test(rows_with_names),         cmocka_unit_test(code_without_its_words),
        cmocka_unit_test(orders_to_terminals),     cmocka_unit_test(pages_of_html),
        cmocka_unit_test(posts_of_forums),         cmocka_unit_test(fences_of_markdown),
        cmocka_unit_test(documents_of_latex),      cmocka_unit_test(characters_keep_their_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
