#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What is printed for other tools, solved or typeset by these tools.  tests/show/test_exports.c compares meanings.
load helper

# Puzzles of several rules with one solution each, a line each.
puzzles() {
    printf '%s\n' "$four" '.2..63...2....4..56........5...3...4 box=3x2' \
        '4..............5....3..4.....6....2. x regions=AAABCCABBBCCAABBDCEEFFDCEEFFDDEEFFDD' \
        '..7.9...........138...6...........2.............8.2.......8.......4.......4.....7 x nrc'
}

# The literals of a SAT solver as rows of $1 numbers.
rows_of_literals() {
    awk -v n="$1" '/^v/ { for (i = 2; i <= NF; i++) if ($i > 0) printf "%d%s", ($i - 1) % n + 1, ++k % n ? " " : "\n" }'
}

# Does `$1 FILE SIZE` solve each puzzle, printed in the format $2?
each_is_solved() {
    local solve=$1 format=$2 line expected size
    while read -r line; do
        expected=$("$SUDOKU" solve "$line")
        size=$(awk '{ print sqrt(length($0)) }' <<<"$expected")
        "$SUDOKU" convert --format "$format" "$line" >problem
        same "$($solve problem "$size" | "$SUDOKU" convert --format csv | csv puzzle | cut -d' ' -f1)" "$expected"
    done < <(puzzles)
}

by_cadical() { cadical -q "$1" | rows_of_literals "$2"; }
by_minisat() {
    minisat "$1" answer >/dev/null || true
    sed -n '2s/^/v /p' answer | rows_of_literals "$2"
}
by_minizinc() { minizinc --soln-sep '' <"$1" --input-from-stdin 2>/dev/null; }
by_csp() { "$CSP" "$1" | sed -n 's/^cell = \[\(.*\)\]$/\1/p' | tr -d ,; }

@test "cadical solves the CNF" {
    command -v cadical >/dev/null || skip "cadical is not installed"
    each_is_solved by_cadical cnf
}

@test "minisat solves the CNF" {
    command -v minisat >/dev/null || skip "minisat is not installed"
    each_is_solved by_minisat cnf
}

@test "MiniZinc solves its model" {
    command -v minizinc >/dev/null || skip "minizinc is not installed"
    each_is_solved by_minizinc minizinc
}

@test "csp solves its model, and checks a solution" {
    each_is_solved by_csp csp
    "$SUDOKU" convert --format csp "$classic" >model
    "$SUDOKU" solve --format csp "$classic" >values
    run "$CSP" check model values
    holds "$output" "yes"
}

@test "LaTeX typesets the picture" {
    command -v pdflatex >/dev/null || skip "pdflatex is not installed"
    kpsewhich tikz.sty >/dev/null || skip "tikz is not installed"
    {
        printf '%s\n' '\documentclass{article}' '\usepackage{tikz}' '\begin{document}'
        puzzles >list
        "$SUDOKU" convert --format latex list
        "$SUDOKU" solve --format latex "$classic"
        "$SUDOKU" show --format latex --rules disjoint,asterisk --house r1c1,r2c3 "$nothing"
        printf '%s\n' '\end{document}'
    } >page.tex
    pdflatex -halt-on-error -interaction=batchmode page.tex >/dev/null
    [ -s page.pdf ]
}

@test "formats that hold one puzzle say so" {
    sudoku_from "$(puzzles)" convert --format cnf
    same "$status" 2
    holds "$stderr" "cnf shows only one puzzle; the others are skipped"
    sudoku_from "$(puzzles)" convert --format minizinc
    same "$status" 2
    sudoku_from "$(puzzles)" convert --format csp
    same "$status" 2
    sudoku_from "$(puzzles)" convert --format html
    same "$status $(grep -c '<table' <<<"$output")" "0 4"
    for format in html markdown tsv cells-csv latex cnf minizinc csp; do
        sudoku generate --seed 1 --format "$format" --with-solution
        answers "" 2 "sudoku: --with-solution: the format $format cannot show a solution"
    done
}

@test "what a table has no place for is an error" {
    sudoku convert --format tsv "$four placed=.2.............."
    answers "" 2 "argument:1: tables have no place for digits that the player has placed"
}
