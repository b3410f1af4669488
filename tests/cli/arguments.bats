#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Puzzles on the command line, instead of names of files.
# Sources: cli/sudoku/input/operands.c
load helper

neither="there is no file with this name, and it is not a puzzle"

@test "a puzzle is solved" {
    sudoku "$classic"
    answers "$classic_solution" 0
    sudoku solve "$four" "$classic"
    answers "$four_solution"$'\n'"$classic_solution" 0
    sudoku "${classic//./0}"
    answers "$classic_solution" 0
}

@test "so it is by every command" {
    sudoku check "$classic"
    answers unique 0
    sudoku count "$six" --engine plain
    answers 6 0
    sudoku why-not "$classic" A3=2
    same "${lines[1]}" "Suppose that r1c3=2."
    sudoku why-not C1=6 "$classic"
    same "${lines[1]}" "Suppose that r3c1=6."
    for command in candidates hint explain steps rate show convert ac3 race; do
        from_file=$("$SUDOKU" $command <<<"$four" | sed 's/[0-9]\.[0-9]*$//')
        sudoku $command "$four"
        same "$status" 0
        same "$(sed 's/[0-9]\.[0-9]*$//' <<<"$output")" "$from_file"
    done
}

@test "words after a puzzle are its rules, its layout, its solution" {
    for rules in x nrc "x nrc" "house=r1c1r2c2" "AABBAABBCCDDCCDD" "solution=$four_solution" "$four_solution"; do
        sudoku convert "$four $rules"
        one_word=$output
        same "$status" 0
        # shellcheck disable=SC2086
        sudoku convert $four $rules
        answers "$one_word" 0
    done
    sudoku convert "$four" x "$classic" nrc
    answers "$four x"$'\n'"$classic nrc" 0
    seven=$(printf '.%.0s' {1..49})
    sudoku count --limit 1 "$seven" box=none
    answers "at least 1" 0
}

@test "other forms: a grid, a drawing, JSON" {
    sudoku "$(fold -w 9 <<<"$classic")" --format line
    answers "$classic_solution" 0
    sudoku "$("$SUDOKU" show --ascii <<<"$classic")" --format line
    answers "$classic_solution" 0
    sudoku "{\"givens\":\"$four\"}" --format line
    answers "$four_solution" 0
}

@test "a file of that name wins" {
    echo "$six" >"$four"
    sudoku count "$four"
    answers 6 0
    mkdir "$classic"
    sudoku "$classic"
    answers "" 2 "$classic: is a directory"
}

@test "a word that is neither a file nor a puzzle gets a message that says both" {
    sudoku nowhere
    answers "" 2 "nowhere: $neither"
    sudoku no/where.txt
    answers "" 2 "no/where.txt: $neither"
    sudoku ""
    answers "" 2 ": $neither"
    sudoku 1234
    answers "" 2 "1234: $neither"
    sudoku "${classic:1}"
    answers "" 2 "${classic:1}: $neither: 80 characters fit no size (8x8 has 64, 9x9 has 81)"
    sudoku "$classic" oops "$four"
    answers "$classic_solution"$'\n'"$four_solution" 2 "oops: $neither"
    sudoku --format json nowhere
    same "$(json '.[0] | [.file, .error]')" "[\"nowhere\",\"$neither\"]"
    long=$(printf '.%.0s' {1..5000})
    sudoku "$long"
    same "$status" 2
    holds "$stderr" "$neither: "
}

@test "messages call it the argument" {
    sudoku "$clashing"
    answers "no solution" 1 "argument:1: no solution: r1c1 and r1c2 are both 5 in row 1"
}

@test "--house takes the usual names of cells" {
    for cells in r1c1,r2c3 A1,B3 "a1 b3" "(1,1),(2,3)" R1C1r2c3 A1B3; do
        sudoku convert "$four" --house "$cells"
        answers "$four house=r1c1r2c3" 0
    done
}
