#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku candidates: after singles, and the true ones.
load helper

@test "marks for a line, a drawing for a grid" {
    sudoku_from "$six" candidates
    answers 1....2....34..34..34..341....2...2341....234..34.234..34.2341... 0
    sudoku_from "$(fold -w 4 <<<"$six")" candidates --ascii
    same "$status" 0
    holds "$output" "| 1   2  | 34  34 |"
}

@test "singles are placed" {
    sudoku_from "$classic" candidates
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
