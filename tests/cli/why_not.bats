#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku why-not: why a digit cannot be in a cell.
# Sources: src/show/claim_words.c
load helper

# Needs chains; made by our generator.
hard=.7.946...13........8....7.5....375..8..25..7.2..6....8.....3.2.........6.4..8....

@test "why not, in German" {
    local hard=.7.946...13........8....7.5....375..8..25..7.2..6....8.....3.2.........6.4..8....
    sudoku_from "$hard" why-not r2c4=7 --language de --words
    same "${lines[1]}" "Angenommen, r2c4=7."
    same "${lines[-1]}" "Dann gilt: 2 hat in Zeile 3 keinen Platz mehr. Also ist r2c4=7 falsch."
    sudoku_from "$hard" why-not r2c4=7 --language de --format json
    holds "$output" '"end":"2 hat in Zeile 3 keinen Platz mehr"'
    sudoku_from "$hard" why-not r1c2=1 --language de
    same "${lines[-1]}" "Diese Zelle ist aber vorgegeben: Dort steht 7."
    sudoku_from "$classic" why-not r1c3=4 --language de
    same "${lines[2]}" "Das ist möglich: In dieser Lösung ist es so."
}

@test "why not" {
    sudoku_from "$classic" why-not r1c3=2
    same "$output" "$classic
Suppose that r1c3=2.
   Naked Single: r7c9=4
   Naked Single: r1c9=8
Then 8 has no place in row 2, so r1c3=2 is wrong."
    sudoku_from "$classic" why-not r1c3=4
    same "${lines[2]}" "That is possible: this solution has it."
    same "${lines[3]}" "${classic_solution:0:9}"
    sudoku_from "$classic" why-not r1c3=5
    holds "$output" "both 5"
    sudoku_from "$classic" why-not r1c1=6
    same "${lines[2]}" "But that cell is given: it is 5."
    sudoku_from "$classic" why-not --format json r1c3=2
    same "${lines[3]}" '{"claim":"r1c3=2","answer":"refuted","end":"8 has no place in row 2"}'
    for name in R1C3 'r1 c3' A3 a3 '(1,3)' ' A3 '; do
        sudoku_from "$classic" why-not "$name=2"
        same "${lines[1]}" "Suppose that r1c3=2."
    done
    sudoku_from "$classic" why-not J1=3
    same "${lines[1]}" "Suppose that r9c1=3."
    sudoku_from "$classic" why-not K1=3
    answers "" 2 "-:1: a 9x9 grid has no cell K1"
    sudoku_from "$classic" why-not r1c10=6
    same "$status" 2
    holds "$stderr" "a 9x9 grid has no cell r1c10"
    sudoku_from "$classic" why-not r1c3=A
    holds "$stderr" "a 9x9 grid has no digit A"
    sudoku_from "$classic" why-not
    answers "" 2 "sudoku: 'why-not': expected one digit in a cell, such as r3c5=7 or C5=7 (row C, column 5)"
    sudoku_from "$classic" why-not r1c3=2 r1c3=4
    answers "" 2 "sudoku: 'why-not': expected one digit in a cell, such as r3c5=7 or C5=7 (row C, column 5)"
}
