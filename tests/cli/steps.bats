#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku steps: every step that is possible now.
load helper

@test "all steps, or those of a technique" {
    sudoku_from "$classic" steps
    same "${lines[1]}" "   Naked Single: r5c5=5"
    sudoku_from "$classic" steps --technique hidden-single --profile se121
    holds "$output" "Hidden Single"
    [[ $output != *Naked* ]]
    sudoku_from "$classic" steps --technique x-wing --prove
    same "$status" 0
    sudoku_from "$classic" steps --technique nonsense
    answers "" 2 "sudoku: --technique 'nonsense': no technique has this name ('sudoku techniques' lists them all)"
    sudoku_from "$classic" steps --technique "Hidden Single" --profile se121
    same "$status" 0
    sudoku_from "$classic" steps --technique skyscraper --profile se121
    same "$status" 2
    holds "$stderr" "sudoku: --technique: the profile se121 does not use skyscraper; profiles that do: hodoku"
}

@test "a step that is found twice is listed once" {
    local puzzle=.........512.6..8.3..8.4..........5......2..112....43..9..1.34..3.7..1.968..9...5
    for profile in hodoku se121 sukaku118 sukaku2023; do
        sudoku_from "$puzzle" steps --profile "$profile"
        same "$status" 0
        same "$(sort <<<"$output" | uniq -d)" ""
    done
}
