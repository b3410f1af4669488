#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku race: all engines and constraint models on the same puzzle.
load helper

@test "a race of all engines and models" {
    sudoku_from "$classic" race --time-limit 1000
    same "$status" 0
    same "$(grep -c ' unique ' <<<"$output")" 12
    [[ $output != *DISAGREE* ]]
    sudoku_from "$six" race --time-limit 1000
    same "$(grep -c ' several ' <<<"$output")" 12
    sudoku_from "$clashing" race --time-limit 1000
    same "$(grep -c ' no solution ' <<<"$output")" 12
    same "$status" 1
}
