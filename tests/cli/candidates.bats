#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku candidates: of the current state, after singles, and the true ones.
load helper

@test "marks for a line, a drawing for a grid" {
    sudoku_from "$six" candidates
    answers 1....2....34..34..34..341....2...2341....234..34.234..34.2341... 0
    sudoku_from "$(fold -w 4 <<<"$six")" candidates --ascii
    same "$status" 0
    holds "$output" "| 1   2  | 34  34 |"
}

# What peers leave, worked out from the digits alone: row, column and box of 9x9.
peers_leave() {
    awk '{
        for (cell = 0; cell < 81; cell++) {
            digit = substr($0, cell + 1, 1)
            row = int(cell / 9); column = cell % 9
            for (d = 1; d <= 9; d++) {
                fits = digit == "." || digit == d
                for (other = 0; other < 81 && digit == "."; other++) {
                    r = int(other / 9); c = other % 9
                    same_box = int(r / 3) == int(row / 3) && int(c / 3) == int(column / 3)
                    if ((r == row || c == column || same_box) && substr($0, other + 1, 1) == d) fits = 0
                }
                printf "%s", fits ? d : "."
            }
        }
        print ""
    }' <<<"$1"
}

@test "the marks of the puzzle in its current state: no single is placed" {
    for puzzle in "$classic" "$nothing"; do
        sudoku_from "$puzzle" candidates
        answers "$(peers_leave "$puzzle")" 0
    done
}

@test "digits and marks of a person at work count" {
    sudoku_from "$classic placed=...6$(printf '.%.0s' {1..77})" candidates
    answers "$(peers_leave "${classic:0:3}6${classic:4}")" 0
    marks=$(printf '.%.0s' {1..18}).2.......$(printf '.%.0s' {1..702})
    sudoku_from "$classic marks=$marks" candidates
    expected=$(peers_leave "$classic")
    answers "${expected:0:18}.2.......${expected:27}" 0
}

@test "a dead end is shown, and said" {
    sudoku_from 12345678.........9............................................................... candidates
    same "$status" 1
    same "$stderr" "-:1: no solution from here: nothing fits in r1c9"
    same "${output:72:9}" .........
}

@test "a drawing shows candidates" {
    sudoku_from "$six" candidates --format pretty --ascii
    same "$output" "$("$SUDOKU" candidates --format candidates --ascii <<<"$six")"
    holds "$output" "| 1   2  | 34  34 |"
    sudoku_from "$output" count
    answers 6 0
}

@test "--singles places singles" {
    sudoku candidates --singles --true
    answers "" 2 "sudoku: --true and --singles cannot be combined"
    sudoku_from "$classic" candidates --singles
    same "$status" 0
    same "$(tr -d . <<<"$output")" "$classic_solution"
}

@test "--true leaves the digits of solutions" {
    sudoku_from 12343412........ candidates --true
    answers 1....2....3....4..3....41....2...2.41.3..2.41.3..2.41.3..2.41.3. 0
    sudoku_from "$classic" candidates --true
    same "$(tr -d . <<<"$output")" "$classic_solution"
}

@test "no solution" {
    sudoku_from "$clashing" candidates
    answers "no solution" 1 "-:1: no solution: r1c1 and r1c2 are both 5 in row 1"
    sudoku_from "$clashing" candidates --true
    answers "no solution" 1 "-:1: no solution: r1c1 and r1c2 are both 5 in row 1"
}

@test "a stop shows what is known" {
    sudoku_from "$nothing" candidates --true --node-limit 70
    same "$status" 3
    same "${#output}" 729
    same "$stderr" "-:1: stopped: there may be more digits than those shown"
}

@test "json holds the candidates" {
    sudoku_from "$six" candidates --format json
    holds "$output" '"candidates":"1....2....34'
}
