#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku techniques: the table, and all about one.
load helper

@test "the table of techniques, and all about one" {
    sudoku techniques
    same "$status" 0
    holds "${lines[1]}" "full-house"
    sudoku techniques swordfish
    same "${lines[0]}" "Swordfish"
    holds "$output" "Swordfish: "
    sudoku techniques --format svg swordfish
    holds "${lines[0]}" "<svg "
    sudoku techniques "XY-Wing" UR1 "Nacktes Paar"
    same "$(grep -c "^XY-Wing$\|^Uniqueness Test 1$\|^Naked Pair$" <<<"$output")" 3
    sudoku techniques nonsense
    answers "" 2 "sudoku: techniques 'nonsense': no technique has this name ('sudoku techniques' lists them all)"
    sudoku techniques "xy-chian"
    answers "" 2 "sudoku: techniques 'xy-chian': no technique has this name; similar names: xy-chain ('sudoku techniques' lists them all)"
    sudoku techniques "Locked Candidates"
    answers "" 2 "sudoku: techniques 'Locked Candidates': the name could mean: pointing, claiming ('sudoku techniques' lists them all)"
}

# A sentence that names something that the step lacks would have a gap.
@test "every example shows its technique, in whole sentences of both languages" {
    local language name rest
    for language in en de; do
        while read -r name rest; do
            [ "$name" = name ] && continue
            sudoku techniques --language "$language" "$name"
            holds "$output" " sudoku explain --profile "
            [ "$language" = en ] || [[ ! $output =~ ("Step "|" of "|" with "|" in cells"|" by "|" from "|Hard|Medium|Unfair|Extreme) ]] ||
                same "$name" "$output"
            [[ $output =~ ("=>"|": r"[0-9]) ]] || same "$name" "$output"
            [[ $output != *":  in "* ]] || same "$name" "$output"
            [[ ! ${lines[-1]} =~ ("  "|" ,"|" ."|" ;"|" :"|"()") ]] || same "$name" "${lines[-1]}"
        done < <("$SUDOKU" techniques)
    done
}
