#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku minimize.  tests/generate/test_minimize.c compares with the definition.
load helper

@test "one minimal puzzle, with the same solution" {
    sudoku minimize "$classic"
    same "$status" 0
    same "$("$SUDOKU" solve "$output")" "$classic_solution"
    same "$("$SUDOKU" check --minimal "$output")" "unique, minimal"
    again=$output
    sudoku minimize --seed 1 "$classic"
    answers "$again" 0
}

@test "several are different, and each is minimal" {
    sudoku minimize --count 5 --seed 3 "$classic"
    same "$status $(sort -u <<<"$output" | wc -l)" "0 5"
    same "$("$SUDOKU" check --minimal <<<"$output" | sort -u)" "unique, minimal"
}

@test "all of them, or as many as there are" {
    sudoku minimize --all "$four"
    same "$status" 0
    all=$output
    same "$("$SUDOKU" check --minimal <<<"$all" | sort -u)" "unique, minimal"
    count=$(wc -l <<<"$all")
    sudoku minimize --count 1000 "$four"
    same "$status" 0
    same "$(sort <<<"$output")" "$(sort <<<"$all")"
    same "$stderr" "argument:1: there are only $count minimal puzzles"
    sudoku minimize --all --limit 2 "$four"
    answers "$(head -n 2 <<<"$all")" 0 "argument:1: stopped by --limit 2; there may be more minimal puzzles"
    sudoku minimize --count 3 --limit 2 --quiet "$four"
    same "$status $(wc -l <<<"$output")" "0 2"
}

@test "limits of time say that they stopped the search" {
    sudoku minimize --all --time-limit 0.000001 "$classic_solution"
    same "$status" 3
    holds "$stderr" "stopped by the time limit after"
    holds "$stderr" "there may be more"
}

@test "rules, pencil marks and the title stay; a player's notes do not" {
    printf 'title: Mine\nrules: x\n...2\n24..\n3124\n.2.3\n' >mine
    same "$("$SUDOKU" check mine)" unique
    sudoku minimize --format grid mine
    same "$status $(head -n 2 <<<"$output")" $'0 title: Mine\nrules: x'
    sudoku minimize "$four placed=.2.............. marks=$(printf '1234%.0s' {1..16})"
    same "$status" 0
    [[ $output != *placed* && $output != *marks* ]]
}

@test "puzzles with no or several solutions are answers" {
    printf '%s\n' "$six" "$four" "$clashing" >list
    sudoku minimize list
    same "$status" 1
    same "${lines[0]}" "several solutions"
    same "$("$SUDOKU" solve "${lines[1]}")" "$four_solution"
    same "${lines[2]}" "no solution"
    holds "$stderr" "list:1: several solutions"
    holds "$stderr" "list:3: no solution: r1c1 and r1c2 are both 5 in row 1"
    sudoku minimize --format csv list
    same "$(csv answer <<<"$output")" $'several solutions\nunique\nno solution'
    sudoku minimize --format json list
    same "$(json '[.[].answer] | join(",")')" '"several solutions,unique,no solution"'
}

@test "options that contradict each other" {
    sudoku minimize --all --count 2 "$four"
    answers "" 2 "sudoku: --all and --count cannot be combined"
    sudoku minimize --count 0 "$four"
    same "$status" 2
}
