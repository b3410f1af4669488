#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku convert --rotate, --mirror and the like.  tests/generate/test_equivalent.c tries all rules.
load helper

rows=$'1234\n3412\n2143\n4321'

# What convert makes of the grid.
changed() { printf '%s\n' "$rows" | "$SUDOKU" convert --format grid "$@"; }

@test "the changes are what their names say" {
    same "$(changed --rotate 90)" $'4231\n3142\n2413\n1324'
    same "$(changed --rotate 180)" $'1234\n3412\n2143\n4321'
    same "$(changed --rotate 270)" $'4231\n3142\n2413\n1324'
    same "$(changed --mirror)" $'4321\n2143\n3412\n1234'
    same "$(changed --flip)" $'4321\n2143\n3412\n1234'
    same "$(changed --transpose)" $'1324\n2413\n3142\n4231'
    same "$(changed --antitranspose)" $'1324\n2413\n3142\n4231'
    same "$(printf '..3.\n1...\n....\n.4..\n' | "$SUDOKU" convert --relabel)" "..1.2........3.."
}

@test "changes are made in their order" {
    grid=$'1...\n....\n....\n...2'
    same "$(printf '%s\n' "$grid" | "$SUDOKU" convert --rotate 90 --mirror)" "1..............2"
    same "$(printf '%s\n' "$grid" | "$SUDOKU" convert --mirror --rotate 90)" "2..............1"
    same "$(changed --rotate 90 --rotate 90 --rotate 180)" "$rows"
}

@test "rules change with the cells" {
    line='1.....................................'
    same "$(printf '%s falling\n' "${line:0:36}" | "$SUDOKU" convert --rotate 90)" \
        ".....1.............................. rising box=3x2"
    same "$(printf '%s house=r1c1r1c2\n' "${line:0:36}" | "$SUDOKU" convert --transpose)" \
        "1................................... box=3x2 house=r1c1r2c1"
}

@test "shuffled puzzles have the shuffled answer, and differ" {
    printf '%s\n' "$classic" "$classic" "$four" >list
    sudoku convert --shuffle 5 list
    same "$status" 0
    shuffled=$output
    same "$("$SUDOKU" check <<<"$shuffled" | sort -u)" unique
    [ "${lines[0]}" != "${lines[1]}" ]
    [ "${lines[0]}" != "$classic" ]
    sudoku convert --shuffle 5 list
    same "$output" "$shuffled"
    sudoku convert --shuffle 6 list
    [ "$output" != "$shuffled" ]
    # the hardest step of a path may be found in another place, but it is as hard
    same "$("$SUDOKU" rate --format csv <<<"$shuffled" | csv rating | head -n 2 | sort -u)" \
        "$("$SUDOKU" rate --format csv "$classic" | csv rating)"
}

@test "a stated solution, marks and placed digits move along" {
    sudoku convert --rotate 90 "$four solution=$four_solution placed=.2.............."
    same "$status" 0
    holds "$output" "solution=4231"
    holds "$output" "placed=.......2........"
}

@test "what a puzzle becomes depends on its place in its file, not on other files or texts" {
    printf '%s\n' "$classic" "$classic" >good
    printf '%s\n' "${classic%?}" "$classic" >bad
    sudoku convert --shuffle 5 good
    local alone=("${lines[@]}")
    sudoku convert --shuffle 5 nowhere good bad good
    same "${lines[0]}" "${alone[0]}"
    same "${lines[1]}" "${alone[1]}"
    same "${lines[2]}" error
    same "${lines[3]}" "${alone[1]}"
    same "${lines[4]}" "${alone[0]}"
}

@test "colours of cells move along" {
    sudoku_from '{"size":4,"grid":[[{"value":1,"given":true},{"c":"#A8A8A8"},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}' \
        convert --rotate 90 --format link
    same "$status" 0
    same "${output%&sum=*}" "#p=1&size=4&box=2x2&givens=c1l&colours=g1h"
}

@test "bad arguments" {
    sudoku convert --rotate 45 "$four"
    same "$status" 2
    holds "$stderr" "90, 180"
    sudoku convert --shuffle x "$four"
    same "$status" 2
}
