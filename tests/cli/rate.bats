#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku rate: the ratings of each profile.
# Sources: cli/sudoku/work/rating.c
load helper

@test "ratings" {
    sudoku_from "$classic" rate
    answers "$classic ED=1.2/1.2/1.2" 0
    sudoku_from "$classic" rate --profile hodoku,se121
    answers "$classic Easy (204) ED=1.2/1.2/1.2" 0
    sudoku_from "$six"$'\n'"$clashing"$'\n'"$classic"$'\n'"bad" rate --quiet
    same "$status" 2
    same "$output" "$six several solutions
$clashing no solution
$classic ED=1.2/1.2/1.2
error"
}

@test "ratings as CSV and JSON" {
    sudoku_from "$classic" rate --format csv --bottlenecks
    same "${lines[0]}" "puzzle,profile,answer,rating,pearl,diamond,level,score,steps,bottlenecks,hardest,techniques,error"
    [[ ${lines[1]} == "$classic,se121,rated,1.2,1.2,1.2,,,51,"[0-9]*",hidden-single,"* ]]
    sudoku_from "$classic" rate --format json
    holds "$output" '"rating":1.2,"pearl":1.2,"diamond":1.2,"steps":51'
}

@test "every row of CSV has as many fields, every line of JSON is JSON" {
    printf '%s\n' "$classic" bad "$clashing" "$six" >list.txt
    sudoku rate --format csv list.txt
    same "$(csv answer <<<"$output" | paste -sd,)" "rated,error,no solution,several solutions"
    sudoku rate --format json list.txt
    same "$(jq -c -s 'map(.answer // .error[:2])' <<<"$output")" '["rated","3 ","no solution","several solutions"]'
}

@test "ratings come in order, whatever the threads" {
    "$SUDOKU" generate --count 300 --seed 5 >list.txt
    sudoku rate --threads 1 list.txt
    local one=$output
    same "$(wc -l <<<"$one")" 300
    sudoku rate --threads 7 list.txt
    same "$output" "$one"
}

@test "the help and the error name every profile" {
    local names name
    sudoku rate --profile nobody /dev/null
    same "$status" 2
    names=${stderr##*one of }
    holds "$names" "hodoku, se121"
    sudoku help rate
    for name in ${names//,/}; do holds "$output" "$name"; done
}
