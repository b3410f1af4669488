#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku layouts: made, named, checked.
# Sources: cli/sudoku/*layout*.c
load helper

dots=$(printf '.%.0s' {1..81})

@test "as many as wanted, one a line, each with a grid" {
    sudoku layouts --count 5 --seed 3
    same "$status" 0
    same "${#lines[@]}" 5
    printf '%s\n' "${lines[@]}" >made
    same "$(sort -u made | wc -l)" 5
    grep -qvE '^[A-I]{81}$' made && return 1
    sudoku layouts check made
    answers $'solvable\nsolvable\nsolvable\nsolvable\nsolvable' 0
}

@test "the same seed gives the same layouts, another one others" {
    sudoku layouts --count 3 --seed 8
    first=$output
    sudoku layouts --count 3 --seed 8
    same "$output" "$first"
    sudoku layouts --count 3 --seed 9
    [ "$output" != "$first" ]
}

@test "--regions reads them" {
    "$SUDOKU" layouts --with-solution >made
    read -r regions grid <made
    printf '%s\n' "$regions" >regions
    sudoku_from "$grid" check --regions regions
    answers unique 0
    sudoku_from "$dots" solve --first --format line --regions regions
    same "$status" 0
}

@test "a symmetry that a size does not have" {
    sudoku layouts --size 6 --symmetry rotate90
    answers '' 2 'sudoku: no layout of size 6 with the symmetry rotate90 was found'
    sudoku layouts --size 7 --symmetry rotate180
    same "$status" 0
    sudoku layouts --symmetry sideways
    same "$status" 2
    sudoku layouts --size 3
    same "$status" 2
}

@test "those with a name" {
    sudoku layouts --builtin
    same "$status" 0
    holds "$output" 'pinwheel   9x9  AAAABBBCC'
    sudoku layouts --builtin swirl6
    answers AAABBBAACCBBADDCCBEDDCCFEEDDFFEEEFFF 0
    sudoku layouts --builtin nowhere
    answers '' 2 "sudoku: unknown layout 'nowhere'; 'sudoku layouts --builtin' lists them"
}

@test "an impossible layout, and why" {
    printf 'AAAB # drawn\nBBBA\nCCCC\nDDDD\n\nAABBAABBCCDDCCDD\n' >list
    sudoku layouts check list
    same "$status" 1
    same "${lines[0]}" 'impossible: Row 1 holds the same digits as region A; without the cells they share, r1c4 has the digit of r2c4 (law of leftovers); but r1c4 differs from that, in its column'
    same "${lines[1]}" solvable
    holds "$stderr" 'list:1: region A is not in one piece'
}

@test "a chain of reasons is numbered" {
    chain=AABBBCCCCAAABCCCDDAABBCDDDDAABBCDDDEFFBGGEEEEFGGGGEEEEFGGHHHIIIFGFHHHIIIFFFHHHIII
    sudoku_from $chain layouts check
    answers "impossible: the proof has 3 steps; --why prints it" 1
    sudoku_from $chain layouts check --why
    same "$status" 1
    same "${lines[0]}" impossible:
    holds "${lines[1]}" '  1. '
    holds "${lines[2]}" '  2. '
    holds "${lines[3]}" '  3. '
    same "${#lines[@]}" 4
}

@test "what only a search finds out is said to be so" {
    sudoku_from DAFEFABGEBEDDDDCBECAGFAECAFBECGCGGFECABDCFGBFGDBA layouts check
    same "$status" 1
    [[ $output =~ ^impossible:\ no\ short\ reason\ was\ found\;\ a\ search\ of\ [0-9]+\ positions\ found\ no\ grid$ ]]
}

@test "--threads: the same answers and messages in the same order" {
    "$SUDOKU" layouts --count 40 --size 6 >list
    printf 'AAABBBBACCCCDDDD\nAABB\n\nDAFEFABGEBEDDDDCBECAGFAECAFBECGCGGFECABDCFGBFGDBA\n' >>list
    "$SUDOKU" layouts --count 20 --size 5 >>list
    sudoku layouts check --why --with-solution --threads 1 list
    same "$status" 2
    same "${#lines[@]}" 63
    one=$output$stderr
    sudoku layouts check --why --with-solution --threads 5 list
    same "$output$stderr" "$one"
}

@test "--rules: grids that have them" {
    sudoku_from AABBAABBCCDDCCDD layouts check --count-grids --rules x
    answers $'solvable\n  48 grids' 0
    same "$("$SUDOKU" count --rules x <<<................)" 48
    printf 'AABBAABBCCDDCCDD\n' >list
    sudoku layouts check --rules nrc list
    answers solvable 0
    sudoku layouts check --rules ncr list
    same "$status" 2
    sudoku layouts --rules x --size 5 --with-solution --seed 2
    read -r regions grid <<<"$output"
    echo "$regions" >regions
    sudoku_from "$grid" check --rules x --regions regions
    answers unique 0
}

@test "grids are counted and estimated" {
    sudoku_from AABBAABBCCDDCCDD layouts check --count-grids
    answers $'solvable\n  288 grids' 0
    sudoku_from AABBAABBCCDDCCDD layouts check --count-grids --limit 100
    answers $'solvable\n  at least 100 grids' 0
    sudoku_from AABBAABBCCDDCCDD layouts check --estimate
    same "$status" 0
    [[ ${lines[1]} =~ ^\ \ about\ 2[89][0-9]\ grids\ \(an\ estimate ]]
}

@test "bad text has a place" {
    printf 'AAAAA\nBBBBB\nCCCC\n' >list
    sudoku layouts check list
    answers error 2 'list:3:1: row 3 has 4 cells instead of 5'
    printf 'AABB\nAABB\nCCDD\nCCDE\n' >list
    sudoku layouts check list
    answers error 2 'list:4:4: there are more than 4 regions'
    printf 'AABBAABBCCDDCCDC\n' >list
    sudoku layouts check list
    answers error 2 'list:1:9: region C has 5 cells instead of 4'
    printf 'AAAAA\nBBBBB\n' >list
    sudoku layouts check list
    answers error 2 'list:3:1: the text ends within a layout'
    sudoku layouts check nowhere
    same "$status" 2
    sudoku layouts chekc
    answers '' 2 "sudoku: 'layouts': unexpected argument 'chekc'; expected 'check'"
}

@test "an error in a list of objects has its place" {
    printf 'AABB\nA?\tB\n' | tr '?' '\001' >list
    sudoku layouts check --format json list
    same "$output" '{"error":"expected a letter or digit for each cell","file":"list","line":2,"column":2}'
    sudoku layouts check --format csv list
    holds "$output" ',"list:2:2: expected a letter or digit for each cell'
    sudoku layouts check --format json none
    same "$output" '{"error":"cannot be read","file":"none"}'
    same "$status" 2
}
