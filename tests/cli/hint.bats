#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku hint: the next step, as detailed as the user wants it; mistakes first.
load helper

# Needs chains; made by our generator.
hard=.7.946...13........8....7.5....375..8..25..7.2..6....8.....3.2.........6.4..8....

# A line of pencil marks: the givens of $classic, all marks elsewhere, but in r1c3 only those of $1.
marks_line() {
    local i cell
    for ((i = 0; i < 81; i++)); do
        cell=${classic:i:1}
        if ((i == 2)); then printf %s "$1"
        elif [ "$cell" = . ]; then printf 123456789
        else printf "%$((cell - 1))s%s%$((9 - cell))s" '' "$cell" '' | tr ' ' .
        fi
    done
}

# The candidates of the puzzle as a line, with a digit as the only mark of a cell: marks_with CANDIDATES CELL DIGIT
marks_with() {
    local dots=........
    printf '%s\n' "${1:0:$2*9}${dots:0:$3-1}$3${dots:0:9-$3}${1:$2*9+9}"
}

@test "a hint, bit by bit" {
    sudoku_from "$classic" hint --level 1
    same "$output" "$classic"$'\n'"Look at the middle of the grid."
    sudoku_from "$classic" hint --level 2
    same "${lines[2]}" "Begin with box 5."
    sudoku_from "$classic" hint
    same "${lines[3]}" "There is a step of this kind: Naked Single."
    sudoku_from "$classic" hint --level 4
    same "${lines[4]}" "Look at this cell: r5c5."
    sudoku_from "$classic" hint --level 5
    holds "${lines[1]}" "put 5 into r5c5"
}

@test "a hint names mistakes first" {
    local placed=${nothing:0:2}1${nothing:3}
    sudoku_from "$classic placed=$placed" hint --level 1
    same "$(tail -n +2 <<<"$output")" "There is a mistake in your entries so far."
    sudoku_from "$classic placed=$placed" hint --level 2
    same "${lines[2]}" "A digit that you have placed is wrong."
    [[ $(tail -n +2 <<<"$output") != *r1c3* ]]
    sudoku_from "$classic placed=$placed" hint --level 3
    same "${lines[3]}" "Look at box 1."
    [[ $(tail -n +2 <<<"$output") != *r1c3* ]]
    sudoku_from "$classic placed=$placed" hint --level 4
    same "${lines[4]}" "Look at r1c3."
    sudoku_from "$classic placed=$placed" hint --level 5
    same "$(tail -n +2 <<<"$output")" \
        "r1c3 cannot be 1: the puzzle has one solution, with another digit there."
    sudoku_from "$classic placed=$placed" hint --level 5 --language de
    holds "${lines[1]}" "r1c3 kann nicht 1 sein: "
    # a digit that is in the column already
    sudoku_from "$classic placed=${nothing:0:2}8${nothing:3}" hint --level 5
    same "${lines[1]}" "r1c3 cannot be 8: column 3 has it in r3c3."
    # the right digit is removed from r1c3's marks, which hold 1 and 2 only
    local marks
    marks=$(printf '.%.0s' {1..18})12.......$(printf '.%.0s' {1..702})
    sudoku_from "$classic marks=$marks" hint --level 2
    same "${lines[2]}" "A pencil mark that is needed has been removed."
    sudoku_from "$classic marks=$marks" hint --level 5
    same "${lines[1]}" "The marks of r1c3 leave out 4, which the only solution of the puzzle has there."
}

@test "a digit written over a given is a mistake" {
    sudoku_from "$classic placed=7${nothing:1}" hint --level 5
    same "${lines[1]}" "r1c1 cannot be 7: another digit is given there."
}

@test "pencil marks that leave out the solution of the givens are named" {
    local command why="the marks of r1c3 leave out 4, which the only solution of the givens has there"
    for command in hint solve explain check; do
        sudoku_from "$(marks_line 123.56789)" "$command" --from marks
        same "$status" 1
        holds "$output$stderr" "no solution: $why"
    done
    sudoku_from "$(marks_line 1.34....9)" solve --from marks
    same "$output" "$classic_solution"
    # several solutions without the marks, none with them
    sudoku_from "$(marks_line 1........ | tr 57 .)" check --from marks
    [[ $output != *"leave out"* ]]
}

@test "a cell whose only mark is wrong is named" {
    local cell digit right name line=0 candidates
    sudoku_from "$classic" candidates --format marks
    candidates=$output
    for cell in 2 15 33 62; do
        for digit in {1..9}; do marks_with "$candidates" "$cell" "$digit"; done
    done >lines
    sudoku check --from marks lines
    for cell in 2 15 33 62; do
        name="r$((cell / 9 + 1))c$((cell % 9 + 1))"
        right=${classic_solution:cell:1}
        for digit in {1..9}; do
            case ${lines[line++]} in
            unique) same "$digit" "$right" ;;
            *": the marks of $name leave out $right, "*) ;;
            *": $name and "r?c?" are both $digit in "* | *": "r?c?" and $name are both $digit in "*) ;;
            *) same "${lines[line - 1]}" "the mistake in $name" ;;
            esac
        done
    done
    holds "$output" "leave out"
    # two cells
    sudoku_from "$(marks_with "$(marks_with "$candidates" 2 2)" 74 5)" check --from marks
    holds "$output" "the marks of r1c3 leave out 4"
}

@test "nothing is left to do in a solved grid" {
    sudoku_from "$classic_solution" steps
    same "$output" "$classic_solution"
    same "$stderr" "-:1: there is no such step here"
}

@test "a hint skips what is done" {
    local placed
    placed=${nothing:0:40}5${nothing:41}
    sudoku_from "$classic placed=$placed" hint --level 5
    holds "${lines[1]}" "put 7 into r7c6"
    sudoku_from "$classic_solution" hint
    same "${lines[1]}" "The puzzle is solved."
}

@test "a drawing of marks is a position" {
    sudoku_from "$hard" candidates --singles --format candidates
    sudoku_from "$output" steps
    same "$status" 0
    [[ $output != *"Naked Single"* ]]
}

@test "why there is no hint, in both languages" {
    local empty=................ guess regions=AAAABBBBBAACADDDBBACCADDDBBCCCEDDDFGCCCEEFFFGHEEEEFFFGHHHEEFFGGHHHIIIIGGHHIIIIIGG
    sudoku_from "$classic_solution" hint --language de
    answers "$classic_solution
Das Rätsel ist gelöst." 0
    sudoku_from "$empty" hint
    same "$output" "$empty
No technique of the profile hodoku applies here."
    holds "$stderr" "-:1: another profile may have a step: try --profile se121"
    sudoku_from "$empty" hint --language de --profile se121
    same "$output" "$empty
Keine Technik des Profils se121 hilft hier weiter."
    [[ $stderr != *"another profile"* ]]
    # one solution, but the profile would have to guess
    guess="regions: $regions
| 8 1569 569 1359 1347 13479 13479 2 179
| 4 2 679 139 13567 13579 13579 13569 8
| 7 3469 469 139 13456 2 8 13569 169
| 1269 34679 8 1279 467 3479 3479 1379 5
| 125 3579 2579 4 137 8 1269 1379 269
| 39 159 359 6 8 1579 12579 4 279
| 369 47 1 2579 357 3569 23569 8 2469
| 256 8 2457 157 9 14567 14567 167 3
| 569 45679 35 8 2 134567 134567 1679 1469"
    sudoku_from "$guess" hint --language de
    same "$output" "Keine Technik des Profils hodoku hilft hier weiter."
    sudoku_from "$guess" hint --format json
    same "$(jq -c '[.answer, .hint]' <<<"$output")" '["none",["No technique of the profile hodoku applies here."]]'
}
