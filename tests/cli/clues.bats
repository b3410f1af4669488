#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Puzzles with clues in all commands.  tests/clue compares the kinds with brute force; tests/data/clue-inputs.txt has texts and errors.
load helper

empty=................
table() { sed 's/^#name/name/' "$PROJECT/tests/data/clues.tsv"; }

@test "counts of a list with a column of rules, as brute force found them" {
    expected=$(table | tail -n +2 | cut -f 6)
    same "$(table | "$SUDOKU" count)" "$expected"
    same "$(table | "$SUDOKU" count --engine csp | sum)" "$(sum <<<"$expected")"
}

@test "every form that is printed is read back with the same solutions" {
    expected=$(table | tail -n +2 | cut -f 6)
    table | "$SUDOKU" convert --format line >lines
    "$SUDOKU" convert --format grid lines >grids
    "$SUDOKU" convert --format json grids >objects
    "$SUDOKU" convert --format pretty objects >drawings
    same "$("$SUDOKU" convert --format line drawings)" "$(cat lines)"
    same "$("$SUDOKU" count drawings)" "$expected"
    same "$(table | "$SUDOKU" convert --format csv | "$SUDOKU" count)" "$expected"
}

@test "examples have one solution each" {
    sudoku check "$PROJECT/examples/clues.txt"
    same "$status $(sort -u <<<"$output")" "0 unique"
}

@test "clues on the command line" {
    sudoku count --clue 'killer: 3 r1c1 r1c2' "$empty"
    answers 48 0
    sudoku count --clue 'killer: 3 r1c1 r1c2; odd: r1c1' --clue thermo:r1c3-r1c4 "$empty"
    answers 12 0
    sudoku count --rules anti-knight "$empty"
    answers 24 0
    echo "$empty" >puzzle
    sudoku count --clue 'killer: 29 r1c1 r1c2' puzzle
    answers error 2 "puzzle:1:1: 2 cells that differ cannot sum to 29 (3 to 7)"
}

@test "which clues could be spared" {
    sudoku check --minimal "$four clue=odd:r1c1"
    holds "$output" "unique, not minimal: could spare"
    holds "$output" "odd: r1c1"
    sudoku check --minimal "$four clue=killer:3,r1c1,r1c2"
    holds "$output" ", killer: 3 r1c1 r1c2"
}

@test "clues are turned with the grid, and digits are not renamed" {
    text="$empty clue=thermo:r1c1,r1c2,r2c3 clue=skyscraper:row,1,left,2 clue=quad:r1c2,1,2"
    sudoku convert --rotate 90 "$text"
    answers "$empty clue=thermo:r1c4,r2c4,r3c3 clue=skyscraper:column,4,top,2 clue=quad:r2c3,1,2" 0
    sudoku convert --relabel "$text"
    answers error 2 "argument:1: digits cannot be renamed in a puzzle with clues, of which others would become true"
    sudoku convert --rotate 90 "$empty clue=row-index:r1c1"
    answers error 2 "argument:1: row-index would mean something else in a grid that is turned"
}

@test "commands that know only houses refuse by name" {
    for command in rate explain hint steps minimize candidates "candidates --singles" ac3 race; do
        # shellcheck disable=SC2086 # options are words
        sudoku $command "$four clue=odd:r1c1"
        same "$command: $status" "$command: 2"
        holds "$stderr" "argument:1: ${command%% *} knows only houses, and the puzzle has clues such as \"odd: r1c1\""
    done
    sudoku candidates --true --format marks "$four clue=odd:r1c1"
    same "$status" 0
    for format in cnf minizinc csp sgt latex html markdown sudokuwiki; do
        sudoku convert --format $format "$four clue=odd:r1c1"
        same "$format: $status" "$format: 2"
        holds "$stderr" "the format \"$format\" has no place for clues"
    done
    sudoku generate --rules anti-knight --size 4
    same "$status" 2
}

@test "lists, rows that are kept, limits" {
    printf 'id,rules,puzzle\n1,killer: 3 r1c1 r1c2,%s\n2,thermo: r1c1-r1c4,%s\n3,odd: r1c1 r1c2 r1c3,%s\n' "$empty" "$empty" "$empty" >list.csv
    same "$("$SUDOKU" count --keep list.csv | cut -d, -f 1,4-)" $'id,answer,count,error\n1,"several solutions",48,\n2,"several solutions",12,\n3,"no solution",0,'
    sudoku count --limit 5 list.csv
    same "$output" $'at least 5\nat least 5\n0'
    same "$("$SUDOKU" count --threads 2 list.csv)" $'48\n12\n0'
    sudoku formats list.csv
    holds "$output" "clues"
}

@test "other tables of puzzles with clues, where there are any" {
    folder=${SUDOKU_DATA-}/clues
    [ -d "$folder" ] || skip "no further tables here"
    for name in killer.txt consecutive.txt evenodd.txt skyscraper.txt margin.txt; do
        sed 's/^#name/name/' "$folder/$name" | "$SUDOKU" count --limit 2 >counts
        tail -n +2 "$folder/$name" | cut -f 6 | sed 's/yes/1/; s/no/at least 2/' >expected
        same "$name $(cat counts)" "$name $(cat expected)"
    done
}
