#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku explain, hint, steps, rate, why-not, techniques: solving as a person does.
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

# The candidates of the puzzle as a line, with a digit as the only mark of a cell: marks_with CANDIDATES CELL DIGIT
marks_with() {
    local dots=........
    printf '%s\n' "${1:0:$2*9}${dots:0:$3-1}$3${dots:0:9-$3}${1:$2*9+9}"
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

@test "why not, in German" {
    local hard=.7.946...13........8....7.5....375..8..25..7.2..6....8.....3.2.........6.4..8....
    sudoku_from "$hard" why-not r2c4=7 --language de --words
    same "${lines[1]}" "Angenommen, r2c4=7."
    same "${lines[-1]}" "Dann gilt: 2 hat in Zeile 3 keinen Platz mehr. Also ist r2c4=7 falsch."
    sudoku_from "$hard" why-not r2c4=7 --language de --format json
    holds "$output" '"end":"2 hat in Zeile 3 keinen Platz mehr"'
    sudoku_from "$hard" why-not r1c2=1 --language de
    same "${lines[-1]}" "Diese Zelle ist aber vorgegeben: Dort steht 7."
    sudoku_from "$classic" why-not r1c3=4 --language de
    same "${lines[2]}" "Das ist möglich: In dieser Lösung ist es so."
}

@test "an explanation that ends early says so in JSON" {
    sudoku_from "$nothing" explain --format json --quiet
    same "${lines[-1]}" '{"answer":"stuck","end":"No technique of the profile hodoku applies here."}'
    sudoku_from "$nothing" explain --format json --quiet --language de
    holds "${lines[-1]}" "Keine Technik des Profils hodoku hilft hier weiter."
    sudoku_from "$classic" explain --format json
    [[ $output != *stuck* ]]
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

@test "why not" {
    sudoku_from "$classic" why-not r1c3=2
    same "$output" "$classic
Suppose that r1c3=2.
   Naked Single: r7c9=4
   Naked Single: r1c9=8
Then 8 has no place in row 2, so r1c3=2 is wrong."
    sudoku_from "$classic" why-not r1c3=4
    same "${lines[2]}" "That is possible: this solution has it."
    same "${lines[3]}" "${classic_solution:0:9}"
    sudoku_from "$classic" why-not r1c3=5
    holds "$output" "both 5"
    sudoku_from "$classic" why-not r1c1=6
    same "${lines[2]}" "But that cell is given: it is 5."
    sudoku_from "$classic" why-not --format json r1c3=2
    same "${lines[3]}" '{"claim":"r1c3=2","answer":"refuted","end":"8 has no place in row 2"}'
    for name in R1C3 'r1 c3' A3 a3 '(1,3)' ' A3 '; do
        sudoku_from "$classic" why-not "$name=2"
        same "${lines[1]}" "Suppose that r1c3=2."
    done
    sudoku_from "$classic" why-not J1=3
    same "${lines[1]}" "Suppose that r9c1=3."
    sudoku_from "$classic" why-not K1=3
    answers "" 2 "-:1: a 9x9 grid has no cell K1"
    sudoku_from "$classic" why-not r1c10=6
    same "$status" 2
    holds "$stderr" "a 9x9 grid has no cell r1c10"
    sudoku_from "$classic" why-not r1c3=A
    holds "$stderr" "a 9x9 grid has no digit A"
    sudoku_from "$classic" why-not
    answers "" 2 "sudoku: 'why-not': expected one digit in a cell, such as r3c5=7 or C5=7 (row C, column 5)"
    sudoku_from "$classic" why-not r1c3=2 r1c3=4
    answers "" 2 "sudoku: 'why-not': expected one digit in a cell, such as r3c5=7 or C5=7 (row C, column 5)"
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

@test "the help and the error name every profile" {
    local names name
    sudoku rate --profile nobody /dev/null
    same "$status" 2
    names=${stderr##*one of }
    holds "$names" "hodoku, se121"
    sudoku help rate
    for name in ${names//,/}; do holds "$output" "$name"; done
}

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
            same "$(grep -c '=>\|: r[0-9]' <<<"$output" | sed 's/^[1-9][0-9]*$/some/')" some
            [[ $output != *":  in "* ]] || same "$name" "$output"
            [[ ! ${lines[-1]} =~ ("  "|" ,"|" ."|" ;"|" :"|"()") ]] || same "$name" "${lines[-1]}"
        done < <("$SUDOKU" techniques)
    done
}

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

@test "the smallest grid" {
    sudoku_from . explain
    same "$output" "   Full House: r1c1=1"
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
