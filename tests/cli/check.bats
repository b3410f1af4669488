#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku check: unique or not, why, and which givens are redundant.
load helper

@test "unique, several solutions, no solution" {
    sudoku_from "$classic" check
    answers unique 0
    sudoku_from "$six" check --engine plain
    answers "several solutions: r3c1 is 2 or 4, r3c3 is 4 or 2, r4c1 is 4 or 2, r4c3 is 2 or 4 (4 cells differ)" 1
    sudoku_from "$clashing" check
    answers "no solution: r1c1 and r1c2 are both 5 in row 1" 1
}

@test "at most six cells are named" {
    sudoku_from ................ check --engine plain
    same "$status" 1
    same "$(grep -o ' is ' <<<"$output" | wc -l)" "$(grep -o '([0-9]*' <<<"$output" | tr -d '(' | awk '{print ($1 > 6 ? 6 : $1)}')"
}

@test "the reason after singles" {
    sudoku_from 123....4........ check
    same "$status" 1
    holds "$output" "no solution: after singles: nothing fits in r"
}

@test "no solution that only a search shows" {
    sudoku_from 8................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7... check
    answers "no solution: found by search" 1
}

@test "--why names what contradicts itself" {
    sudoku_from "$clashing" check --why
    answers "no solution: no grid has all of these: row 1; r1c1 = 5; r1c2 = 5 (no fewer clash)" 1
    sudoku_from 123....4........ check --why --format json
    same "$status" 1
    holds "$output" '"conditions":["row 2","box 1","r1c1 = 1","r1c2 = 2","r2c4 = 4"],"proof":"smallest"'
    sudoku_from 8................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7... check --why --node-limit 2
    answers "stopped" 3
    sudoku_from "$classic" check --why
    answers unique 0
}

@test "the highest status of a list" {
    printf '%s\n' "$classic" "$six" 53..x >list
    sudoku check list
    same "$status" 2
    same "${lines[0]}" unique
    same "${lines[2]}" error
}

@test "--minimal names givens that could be spared" {
    sudoku_from "$classic" check --minimal
    same "$status" 0
    holds "$output" "unique, not minimal: could spare any one of r1c1, r1c2, "
    sudoku_from 1234341221434321 check --minimal
    holds "$output" "could spare any one of r1c1, r1c2"
    seventeen=.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...
    sudoku_from "$seventeen" check --minimal
    answers "unique, minimal" 0
}

@test "--minimal names extra houses, too" {
    seventeen=.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...
    sudoku_from "$seventeen" solve
    solution=$output
    same "$status" 0
    # a pair of cells that differ in the solution, far from each other, adds nothing
    for column in 5 6 7 8 9; do
        [ "${solution:0:1}" = "${solution:$((8 * 9 + column - 1)):1}" ] || break
    done
    sudoku_from "$seventeen" check --minimal --house "r1c1,r9c$column"
    same "$output" "unique, not minimal: could spare house 1"
}

@test "a limit says stopped" {
    sudoku_from "$nothing" check --node-limit 5
    answers stopped 3
    sudoku_from "$classic" check --minimal --node-limit 10
    same "$status" 3
    holds "$output" "unique, "
    holds "$output" "stopped"
}

@test "regions that no grid has are known at once, for single puzzles too" {
    empty=$(printf '.%.0s' {1..81})
    rows=AAAAAAAABBBBBBBBBACCCCCCCCCDDDDDDDDDEEEEEEEEEFFFFFFFFFGGGGGGGGGHHHHHHHHHIIIIIIIII
    for command in check solve count "solve --first" "candidates --true"; do
        run "$SUDOKU" $command -q --node-limit 1 <<<"$empty regions=$rows"
        [ "$status" -eq 1 ]
    done
}
