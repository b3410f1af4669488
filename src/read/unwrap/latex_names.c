/* SPDX-License-Identifier: MIT */
/* latex_names.c - see latex_names.h */
#include "read/unwrap/latex_names.h"

#include <stdbool.h>
#include <string.h>

/* Each row is a list of names, with a blank between any two. */
static const struct environment {
    const char *names;
    struct latex_environment_name what;
} environments[] = {
    {"array tabular longtable supertabular tblr longtblr NiceTabular NiceArray", {ENVIRONMENT_TABLE, 1}},
    {"tabular* tabularx tabulary", {ENVIRONMENT_TABLE, 2}},
    {"matrix pmatrix bmatrix Bmatrix vmatrix Vmatrix matrix* pmatrix* bmatrix* smallmatrix "
     "NiceMatrix pNiceMatrix bNiceMatrix",
     {ENVIRONMENT_TABLE, 0}},
    {"sudoku sudoku* sudoku-block lpsudoku", {ENVIRONMENT_SUDOKU, 0}},
    {"verbatim verbatim* Verbatim lstlisting alltt", {ENVIRONMENT_VERBATIM, 0}},
    {"document", {ENVIRONMENT_DOCUMENT, 0}},
};

static const struct command {
    const char *names;
    struct latex_command_name what;
} commands[] = {
    {"begin", {COMMAND_BEGIN, 0, 0}},
    {"end", {COMMAND_END, 0, 0}},
    {"\\ cr tabularnewline", {COMMAND_ROW_END, 0, 0}},
    {"multicolumn multirow", {COMMAND_MULTIPLE, 2, 0}},
    {"matrix pmatrix", {COMMAND_MATRIX, 0, 0}},
    {"setrow", {COMMAND_SETROW, 0, 0}},
    {"left right big", {COMMAND_DELIMITER, 0, 0}},
    {"hline hdashline toprule midrule bottomrule Hline addlinespace endhead selectfont tiny "
     "scriptsize footnotesize small normalsize large Large LARGE huge Huge HUGE "
     "displaystyle textstyle centering raggedright raggedleft noindent arraybackslash "
     "textbf textit textsl textsf texttt textrm textnormal text emph underline mathbf "
     "mathrm mathit mathsf mathtt boldsymbol bm ensuremath mbox hbox makebox framebox fbox "
     "boxed bf it rm sf tt bfseries itshape sffamily ttfamily rmfamily bfdefault / - [ ] ( "
     ")",
     {COMMAND_DROPPED, 0, 0}},
    {"Xhline cline cdashline cmidrule hhline noalign color cellcolor rowcolor columncolor "
     "textcolor colorbox raisebox parbox scalebox",
     {COMMAND_DROPPED, 1, 0}},
    {"fcolorbox fontsize", {COMMAND_DROPPED, 2, 0}},
    {"specialrule", {COMMAND_DROPPED, 3, 0}},
    {"quad qquad enspace thinspace hfill hfil null strut mathstrut relax par , ; : ! >",
     {COMMAND_SPACE, 0, 0}},
    {"phantom hphantom vphantom hspace hspace* vspace label", {COMMAND_SPACE, 1, 0}},
    {"rule", {COMMAND_SPACE, 2, 0}},
    {"cdot bullet circ bigcirc square Box blacksquare textbullet textperiodcentered",
     {COMMAND_SIGN, 0, '.'}},
    {"ast", {COMMAND_SIGN, 0, '*'}},
    {"times", {COMMAND_SIGN, 0, 'x'}},
    {"textendash textemdash", {COMMAND_SIGN, 0, '-'}},
    {"textunderscore _", {COMMAND_SIGN, 0, '_'}},
    {"#", {COMMAND_SIGN, 0, '#'}},
    {"&", {COMMAND_SIGN, 0, '&'}},
    {"%", {COMMAND_SIGN, 0, '%'}},
    {"$", {COMMAND_SIGN, 0, '$'}},
    {"{", {COMMAND_SIGN, 0, '{'}},
    {"}", {COMMAND_SIGN, 0, '}'}},
};

/* Is the name in the list? */
static bool is_among(const char *names, const char *name, size_t length)
{
    while (*names) {
        const size_t next = strcspn(names, " ");
        if (next == length && !memcmp(names, name, length)) return true;
        names += next + (names[next] == ' ');
    }
    return false;
}

/* Does it speak of Sudoku in a way that is not known? */
static bool is_foreign(const char *name, size_t length)
{
    static const char word[] = "sudoku";
    for (size_t i = 0; i + strlen(word) <= length; i++)
        if (!memcmp(name + i, word, strlen(word))) return true;
    return false;
}

struct latex_environment_name latex_environment_named(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof environments / sizeof *environments; i++)
        if (is_among(environments[i].names, name, length)) return environments[i].what;
    return (struct latex_environment_name){.kind = is_foreign(name, length) ? ENVIRONMENT_FOREIGN
                                                                            : ENVIRONMENT_OTHER};
}

struct latex_command_name latex_command_named(const char *name, size_t length)
{
    if (length == 1 && (*name == ' ' || *name == '\n'))
        return (struct latex_command_name){.kind = COMMAND_SPACE};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (is_among(commands[i].names, name, length)) return commands[i].what;
    return (struct latex_command_name){.kind = COMMAND_UNKNOWN};
}
