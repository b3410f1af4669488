#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku solve: layouts, lists, several solutions, limits.
# Sources: cli/sudoku/work/solving.c
load helper

@test "a line is answered by a line, a grid by a grid" {
    sudoku_from "$classic"
    answers "$classic_solution" 0
    sudoku_from "$(fold -w 9 <<<"$classic")"
    answers "$(fold -w 9 <<<"$classic_solution")" 0
}

@test "the name of the command may be omitted, or follow options" {
    echo "$classic" >p
    sudoku p
    answers "$classic_solution" 0
    sudoku solve p
    answers "$classic_solution" 0
    sudoku --format line solve p
    answers "$classic_solution" 0
    sudoku p --format grid
    answers "$(fold -w 9 <<<"$classic_solution")" 0
}

@test "in a list every puzzle gives one line" {
    printf '%s\n' "$classic" '' '# a comment' 53..x "$clashing" "$classic" >list
    sudoku list
    same "$output" "$classic_solution
error
no solution
$classic_solution"
    same "$status" 2
    holds "${stderr_lines[0]}" "list:4:1: "
    same "${stderr_lines[1]}" "list:5: no solution: r1c1 and r1c2 are both 5 in row 1"
}

@test "no solution is an answer: status 1, with the clash on stderr" {
    sudoku_from "$clashing"
    answers "no solution" 1 "-:1: no solution: r1c1 and r1c2 are both 5 in row 1"
    sudoku_from "$clashing" --quiet
    answers "no solution" 1
    sudoku_from "$clashing" --format grid
    same "$output" "no solution"
}

@test "no solution that only singles show" {
    sudoku_from 123....4........
    same "$output" "no solution"
    same "$status" 1
    holds "$stderr" "-:1: no solution: after singles: nothing fits in r"
}

@test "several solutions are said on stderr, and are no failure" {
    sudoku_from "$six" --engine plain
    answers 1234341221434321 0 "-:1: several solutions; the first is shown"
    sudoku_from "$six" -q --engine plain
    answers 1234341221434321 0
    sudoku_from "$six" --first --engine plain
    answers 1234341221434321 0
}

@test "--limit and --all: on one line in a list, separated by blank lines in grids" {
    sudoku_from "$six" --limit 2 --engine plain
    answers "1234341221434321 1234341241232341" 0
    sudoku_from "$six
$six" --all
    same "$status" 0
    same "${#lines[@]}" 2
    same "$(wc -w <<<"${lines[0]}")" 6
    same "${lines[0]}" "${lines[1]}"
    sudoku_from "$six" --limit 2 --format grid --engine plain
    answers $'1234\n3412\n2143\n4321\n\n1234\n3412\n4123\n2341' 0
    sudoku_from "$clashing" --all
    same "$output" "no solution"
    same "$status" 1
}

@test "grids are separated by a blank line, titles stand above" {
    printf 'Grid 01\n12..\n..12\n.1..\n..21\n\nGrid 02\n1...\n..1.\n.1..\n...1\n' >boards
    sudoku boards --quiet --engine plain
    answers $'Grid 01\n1234\n3412\n2143\n4321\n\nGrid 02\n1234\n3412\n2143\n4321' 0
    sudoku boards --quiet --all
    same "$(grep -c 'Grid 02' <<<"$output")" 1
    sudoku boards --quiet --format pretty
    same "$(grep '^Grid' <<<"$output")" $'Grid 01\nGrid 02'
    sudoku boards --quiet --format line
    same "$(grep -c Grid <<<"$output")" 0
}

@test "the seed's Sudoku X, by option and by word" {
    x=.45.29....98......1.........1....6.282...1......2.8.....1..52.93..914.....96.....
    solution=745829316298136574163547928517493682826751493934268157671385249382914765459672831
    sudoku_from "$x" --rules x --verify
    answers "$solution" 0
    sudoku_from "$x x"
    answers "$solution" 0
    sudoku_from "$x x" --rules classic
    same "$status" 0
    holds "$stderr" "-:1: note: "
    holds "$stderr" "several solutions"
}

@test "a note is said once per file" {
    printf '%s x\n' "$six" "$six" >list
    sudoku list list --rules classic --first
    same "$(grep -c note: <<<"$stderr")" 2
}

@test "rules by options: --box, --regions, --house" {
    sudoku_from ..................1................. --box 3x2 --first
    same "$status" 0
    echo 'AABB AABB CCDD CCDD' | tr ' ' '\n' >regions
    sudoku_from "$four" --regions regions
    answers "$four_solution" 0
    sudoku_from "$six" --house r1c1,r4c4
    same "$status" 1
    same "$stderr" "-:1: no solution: r1c1 and r4c4 are both 1 in house 1"
    sudoku_from "$six" --regions nowhere
    answers "" 2 "nowhere: cannot open: No such file or directory"
}

@test "both engines give the same" {
    for engine in bits plain; do
        sudoku_from "$classic" --engine $engine
        answers "$classic_solution" 0
    done
}

@test "limits print 'stopped' and give status 3" {
    sudoku_from "$nothing" --node-limit 5
    answers stopped 3
    sudoku_from "$nothing
$classic" --engine plain --node-limit 300
    same "$status" 3
    same "${lines[0]}" stopped
    same "${#lines[@]}" 2
}

@test "--timing prints puzzles, nodes and guesses on stderr" {
    sudoku_from "$classic
$classic" --timing
    same "$output" "$classic_solution
$classic_solution"
    [[ $stderr =~ ^2\ puzzles,\ [0-9.]+\ s,\ [0-9]+\ puzzles/s,\ [0-9]+\ nodes,\ [0-9]+\ guesses$ ]]
}
