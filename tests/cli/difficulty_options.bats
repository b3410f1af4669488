#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku generate --rating, --needs, --without: puzzles as hard as they are wanted.
load helper

@test "puzzles of a rating" {
    sudoku generate --seed 1 --count 3 --rating 2.6..2.8
    same "$status" 0
    local made=$output
    sudoku_from "$made" rate
    same "$(grep -cE 'ED=2\.[678]/' <<<"$output")" 3
    sudoku generate --seed 1 --count 2 --rating hard --profile hodoku --threads 1
    made=$output
    sudoku generate --seed 1 --count 2 --rating hard --profile hodoku --threads 3
    same "$output" "$made"
    sudoku_from "$made" rate --profile hodoku
    same "$(grep -c ' Hard (' <<<"$output")" 2
}

@test "puzzles that need a technique, or do without" {
    sudoku generate --seed 1 --needs X-Wing --without "Nacktes Paar" --profile hodoku
    same "$status" 0
    sudoku_from "$output" rate --profile hodoku --format csv
    holds "$output" "x-wing:"
    [[ $output != *naked-pair:* ]]
}

@test "orders that make no sense" {
    sudoku generate --needs skyscraper --profile se121
    same "$status" 2
    holds "$stderr" "sudoku: the profile se121 does not use skyscraper; profiles that do: hodoku"
    sudoku generate --needs whale --profile hodoku
    answers "" 2 "sudoku: no profile solves with whale: only 'steps --technique' finds it"
    sudoku generate --needs "Unique Rectangle"
    same "$status" 2
    holds "$stderr" "sudoku: --needs 'Unique Rectangle': the name could mean: unique-rectangle-1, "
    sudoku generate --needs x-wing --without x-wing
    answers "" 2 "sudoku: x-wing cannot be both needed and excluded"
    sudoku generate --size 36 --rating 1..3
    answers "" 2 "sudoku: puzzles are rated up to size 25"
    sudoku_from "$classic" explain --profile se121,hodoku
    answers "" 2 "sudoku: --profile: only 'rate' accepts several profiles"
    sudoku_from "$classic" explain --format html --step 5
    same "$status" 2
}

@test "ratings that cannot be met" {
    sudoku generate --rating 0.1..0.5
    answers "" 2 "sudoku: no available technique is rated from 0.1 to 0.5 by se121; the nearest is full-house with 1.0"
    sudoku generate --needs x-wing --rating 1.2
    answers "" 2 "sudoku: x-wing is rated 3.2 by se121, which is above 1.2"
    sudoku generate --rating 9..2
    answers "" 2 "sudoku: the range of ratings is empty"
    sudoku generate --rating 0.01
    same "$status" 2
    sudoku generate --rating ..0.4 --profile hodoku
    answers "" 2 "sudoku: no puzzle scores less than 4 by hodoku"
    sudoku generate --rating 300.2..300.8 --profile hodoku
    answers "" 2 "sudoku: the range of ratings is empty"
    sudoku generate --rating hard
    answers "" 2 "sudoku: levels belong to the profile hodoku; the profile se121 rates by numbers"
    sudoku generate --rating abc
    answers "" 2 "sudoku: --rating 'abc': expected a rating such as 7.1..8.0, 4.5.. or ..2.6, or a level such as hard"
}
