#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku ac3: puzzles as constraint problems.
load helper

easy=050703009008061005703504800300400090200000000080020350516042000000009580030057020
hard=4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......

@test "arc consistency solves an easy puzzle" {
    sudoku_from "$easy" ac3
    answers "651 783 249 
948 261 735 
723 594 816 

365 478 192 
297 315 468 
184 926 357 

516 842 973 
472 639 581 
839 157 624 " 0 "-:1: 0 cells open; 1620 revisions, 3930 support checks, 384 removals"
}

@test "open cells are _, and houses say more than pairs" {
    sudoku_from "$hard" ac3
    holds "$output" "4__ ___ 8_5 "
    holds "$stderr" "64 cells open"
    sudoku_from "$hard" ac3 --gac
    holds "$output" "417 369 825 "
    holds "$stderr" " 0 cells open"
}

@test "what is settled twice is settled once" {
    sudoku_from "$hard" ac3 -q
    once=$output
    digits=$(tr -d ' \n' <<<"$once" | tr _ .)
    sudoku_from "$digits" ac3 -q
    same "$output" "$once"
}

@test "every algorithm leaves the same" {
    sudoku_from "$hard" ac3 -q --candidates
    expected=$output
    for algorithm in ac1 ac3 ac3rm ac2001 ac4 ac3bit; do
        sudoku_from "$hard" ac3 -q --candidates --algorithm "$algorithm"
        same "$output" "$expected"
    done
}

@test "formats of digits show the determined cells, the others the candidates, and pretty either" {
    part=1.3..4.2........ settled=12343412........
    sudoku_from "$part" ac3 -q --format line
    same "$output" "$settled"
    sudoku_from "$part" ac3 -q --format grid
    same "$(tr -d '\n' <<<"$output")" "$settled"
    sudoku_from "$part" ac3 -q --format pretty
    same "$(grep -o '[1-4.]' <<<"$output" | tr -d '\n')" "$settled"
    sudoku_from "$part" ac3 -q --format candidates
    candidates=$output
    holds "$candidates" 24
    sudoku_from "$part" ac3 -q --format pretty --candidates
    same "$output" "$candidates"
    sudoku_from "$part" ac3 -q --format marks
    same "${#output}" 64
}

@test "no solution" {
    sudoku_from "$clashing" ac3
    answers "This sudoku has no solution." 1
}

@test "a trace names the cells" {
    sudoku_from "$four" ac3 --trace text
    holds "$output" "r1c2 loses {1"
    sudoku_from "$four" ac3 --trace json
    jq -e . <<<"$output" >/dev/null
}

@test "the constraint engine agrees, by pairs and by houses" {
    for model in binary houses; do
        sudoku_from "$classic" --model "$model"
        answers "$classic_solution" 0
        sudoku_from "$six" count --model "$model"
        answers 6 0
        sudoku_from "$clashing" check --model "$model"
        same "$status" 1
    done
}

@test "houses need no guess for a 17-clue puzzle" {
    sudoku_from "$hard" race --time-limit 1000 --node-limit 100
    [[ $output =~ csp\ houses\ +unique\ +1\ +0\  ]]
}

@test "the boards of the imperative solver: open cells after AC-3 and after GAC" {
    boards=$SUDOKU_DATA/seed-boards/caltech-boards
    [ -d "$boards" ] || skip "no $boards"
    for board in "$boards"/*[0-9]; do
        sudoku ac3 "$board"
        pairs=$(grep -o '[0-9]* cells open' <<<"$stderr")
        sudoku ac3 --gac "$board"
        houses=$(grep -o '[0-9]* cells open' <<<"$stderr")
        echo "# $(basename "$board"): $pairs by pairs, $houses by houses" >&3
        [ "${pairs% cells open}" -gt 0 ] # arc consistency of pairs finishes none of them
        [ "${houses% cells open}" -le "${pairs% cells open}" ]
    done
}
