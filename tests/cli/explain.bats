#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku explain: the way to the solution, step by step.
# Sources: cli/sudoku/work/guide.c
load helper

# Needs chains; made by our generator.
hard=.7.946...13........8....7.5....375..8..25..7.2..6....8.....3.2.........6.4..8....

@test "the way to the solution, a step a line" {
    sudoku_from "$classic" explain
    same "$status" 0
    same "${lines[0]}" "$classic"
    same "${lines[1]}" "   Naked Single: r5c5=5"
    same "${#lines[@]}" 52
    same "$(grep -c '=[1-9]$' <<<"$output")" 51
}

@test "a grid has no line before its steps" {
    fold -w 9 <<<"$classic" >grid.txt
    sudoku explain grid.txt
    same "${lines[0]}" "   Naked Single: r5c5=5"
}

@test "the last position is the solution" {
    sudoku_from "$classic" explain
    local grid=$classic cell
    while read -r cell; do
        [[ $cell =~ r([0-9])c([0-9])=([0-9]) ]] || continue
        local at=$(((BASH_REMATCH[1] - 1) * 9 + BASH_REMATCH[2] - 1))
        grid=${grid:0:at}${BASH_REMATCH[3]}${grid:at+1}
    done <<<"$output"
    same "$grid" "$classic_solution"
}

@test "in words" {
    sudoku_from "$classic" explain --words
    holds "${lines[1]}" "r5c5"
    holds "${lines[1]}" "put 5 into r5c5"
}

@test "one step only" {
    sudoku_from "$classic" explain --step 2
    same "${lines[1]}" "   Naked Single: r7c6=7"
    same "${#lines[@]}" 2
    sudoku_from "$classic" explain --step 99
    same "$status" 2
    holds "$stderr" "there is no step 99 (number of steps: 51)"
}

@test "as JSON, a line for each step" {
    sudoku_from "$classic" explain --format json
    same "${#lines[@]}" 52
    same "${lines[0]}" "{\"puzzle\":\"$classic\"}"
    same "$(jq -s 'map(select(.technique)) | length' <<<"$output")" 51
    sudoku_from "$classic"$'\nbad\n'"$clashing" explain --format json
    same "$status" 2
    same "$(jq -c -s '.[-2:] | map(.answer // .error[:2])' <<<"$output")" '["3 ","no solution"]'
}

@test "as a page, as a picture" {
    sudoku_from "$classic" explain --format html
    same "$status" 0
    same "${lines[0]}" "<!doctype html>"
    holds "$output" "</html>"
    sudoku_from "$classic" explain --format svg --step 3
    holds "${lines[0]}" "<svg "
    sudoku_from "$classic" explain --format svg
    answers "" 2 "sudoku: --format svg draws one step; --step K says which"
    sudoku_from "$classic"$'\n'"$classic" explain --format html
    same "$status" 2
    holds "$stderr" "a page or picture shows only one puzzle; the others are skipped"
}

@test "every profile gets there, and every step is proved" {
    for profile in hodoku se121 sukaku118 sukaku2023; do
        sudoku_from "$hard"$'\n'"$classic" explain --prove --profile $profile
        same "$status" 0
        same "$stderr" ""
    done
}

@test "puzzles without one solution" {
    sudoku_from "$clashing" explain
    answers "no solution" 1 "-:1: no solution: r1c1 and r1c2 are both 5 in row 1"
    sudoku_from "$six" explain
    same "$status" 1
    holds "$stderr" "several solutions: techniques that assume a unique solution are skipped"
    holds "$stderr" "no technique of the profile applies here"
}

@test "a grid that is too large" {
    sudoku_from "$(printf '.%.0s' {1..900})" explain
    same "$status" 2
    holds "$stderr" "steps are found for sizes up to 25"
}

@test "a limit on the search" {
    sudoku_from "$hard" explain --node-limit 1
    same "$status" 3
    holds "$stderr" "stopped: a limit was reached"
    sudoku_from "$hard" rate --node-limit 1
    same "$output" "$hard stopped"
    same "$status" 3
}

@test "an explanation that ends early says so in JSON" {
    sudoku_from "$nothing" explain --format json --quiet
    same "${lines[-1]}" '{"answer":"stuck","end":"No technique of the profile hodoku applies here."}'
    sudoku_from "$nothing" explain --format json --quiet --language de
    holds "${lines[-1]}" "Keine Technik des Profils hodoku hilft hier weiter."
    sudoku_from "$classic" explain --format json
    [[ $output != *stuck* ]]
}

@test "steps and techniques are told in German" {
    sudoku_from "$classic" hint --language de --level 2
    holds "$output" "Ein guter Anfang: "
    sudoku_from "$classic" explain --words --language de
    holds "$output" "setze"
    sudoku techniques --language de naked-pair
    same "${lines[0]}" "Nacktes Paar"
    holds "${lines[1]}" ", hodoku mittel mit 60 Punkten"
    holds "$output" "Nacktes Paar: "
    sudoku techniques --language de w-wing
    holds "$output" " verbunden durch "
    sudoku techniques --language de --format svg w-wing
    holds "$output" " verbunden durch "
    sudoku techniques --language de
    holds "${lines[0]}" "Punkte"
    [[ $output != *Medium* ]]
    sudoku_from "$classic" explain --format html --language de
    holds "$output" "<html lang='de'>"
    sudoku_from "$classic" hint --language tlh
    answers "" 2 "sudoku: --language 'tlh': expected one of en, de"
}

@test "the smallest grid" {
    sudoku_from . explain
    same "$output" "   Full House: r1c1=1"
}
