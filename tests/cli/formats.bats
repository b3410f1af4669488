#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# --format csv and json of every command that prints rows: a CSV reader and jq must be able to read them.
# Sources: cli/sudoku/output/, cli/sudoku/options/output_format.c
load helper

@test "answers: the same in CSV and JSON" {
    printf '%s\n' "$classic" "$six" oops "$clashing" >list
    for command in solve count check; do
        sudoku $command --format json list
        same "$(json 'map(.answer // "error") | join(",")')" '"unique,several solutions,error,no solution"'
        same "$(json 'map(select(.error))[0] | [.file, .line] | join(",")')" '"list,3"'
        holds "$stderr" "list:3:1: $(jq -r .error <<<"${lines[2]}")"
        sudoku $command --format csv list
        same "$(csv answer <<<"$output")" $'unique\nseveral solutions\nerror\nno solution'
        same "$(csv puzzle <<<"$output")" "$classic"$'\n'"$six"$'\n\n'"$clashing"
        holds "$(csv error <<<"$output")" "list:3:1: "
        same "$status" 2
    done
}

@test "solve: solutions" {
    printf '%s\n' "$classic" "$four" >list
    sudoku --format csv list
    same "$(csv solution <<<"$output")" "$classic_solution"$'\n'"$four_solution"
    same "$(csv complete <<<"$output")" $'true\ntrue'
    sudoku_from "$six" --format csv --all --engine plain
    same "$(csv solution <<<"$output" | sort -u | wc -l)" 6
    same "$(csv puzzle <<<"$output" | sort -u)" "$six"
}

@test "check: reasons, differences, what could be spared" {
    sudoku_from "$clashing" check --format json
    same "$(json '.[0] | [.answer, .reason]')" '["no solution","r1c1 and r1c2 are both 5 in row 1"]'
    sudoku_from "$six" check --format json
    same "$(json '.[0] | [.differing == (.differences | length), .answer]')" '[true,"several solutions"]'
    sudoku_from "$classic" check --minimal --format json
    same "$(json '.[0] | [.minimal, (.could_spare | length)]')" '[false,22]'
    spare=$(jq -r '.could_spare | join(";")' <<<"$output")
    sudoku_from "$classic" check --minimal --format csv
    same "$(csv could_spare <<<"$output")" "$spare"
    sudoku_from 12343412........ check --format csv
    same "$(csv differing <<<"$output")" "$(csv differences <<<"$output" | tr ';' '\n' | grep -c ' is . or .')"
}

@test "candidates, show, convert: a row for each puzzle" {
    printf '%s\n' "$classic" "$four x" >list
    sudoku candidates --format csv list
    marks=$(csv candidates <<<"$output")
    same "$("$SUDOKU" candidates --format marks list | cut -d' ' -f1)" "$marks"
    for command in show convert; do
        sudoku $command --format csv list
        same "$(csv puzzle <<<"$output")" "$classic"$'\n'"$four x"
        same "$(csv clues <<<"$output")" $'30\n8'
    done
    printf 'title: say "no", or\n12..\n..12\n.1..\n...1\n' >titled
    sudoku show --format csv titled
    same "$(csv title <<<"$output")" 'say "no", or'
}

@test "ac3: what is settled, what is left, and the effort" {
    printf '%s\n' "$classic" "$six" "$clashing" >list
    sudoku ac3 --format json list
    same "$(json 'map(.answer)')" '["settled","open","no solution"]'
    same "$(json '.[0].settled')" "\"$classic_solution\""
    same "$(json '.[1] | [.open, (.candidates | length)]')" '[10,64]'
    same "$(json 'map(.revisions > 0)')" '[true,true,true]'
    sudoku ac3 --format csv list
    same "$(csv settled <<<"$output")" "$classic_solution"$'\n'"$six"
    sudoku_from "$classic" ac3 --format line
    same "$output" "$classic_solution"
    sudoku_from "$six" ac3 --format candidates --ascii
    holds "$output" "| 1   2  | 34  34 |"
}

@test "race: a row for each engine and puzzle" {
    printf '%s\n' "$four" "$six" >list
    sudoku race list
    text=$(grep -cE 'unique|several' <<<"$output")
    sudoku race --format json list
    same "$(json length)" "$text"
    same "$(json '[.[] | select(.puzzle == "'"$four"'") | .answer] | unique')" '["unique"]'
    same "$(json '[.[] | select(.puzzle == "'"$six"'") | .answer] | unique')" '["several solutions"]'
    same "$(json 'map(.seconds >= 0 and .nodes >= 0) | all')" true
    sudoku race --format csv list
    same "$(csv engine <<<"$output" | wc -l)" "$text"
    csv engine <<<"$output" | grep -qx 'csp pairs, ac3'
}

@test "explain, steps, why-not: a row for each step" {
    for command in explain "steps --technique hidden-single" "why-not r1c3=2"; do
        # shellcheck disable=SC2086
        sudoku_from "$classic" $command
        text=$(grep -c '^   ' <<<"$output")
        # shellcheck disable=SC2086
        sudoku_from "$classic" $command --format csv
        same "$status" 0
        same "$(csv number <<<"$output" | grep -c .)" "$text"
        same "$(csv puzzle <<<"$output" | sort -u)" "$classic"
        # shellcheck disable=SC2086
        sudoku_from "$classic" $command --format json
        same "$(json 'map(select(.technique)) | length')" "$text"
    done
    sudoku_from "$classic" explain --format csv --step 3
    same "$(csv number <<<"$output")" 3
    sudoku_from "$classic" why-not r1c3=2 --format csv
    same "$(csv answer <<<"$output" | tail -1)" refuted
}

@test "hint: the sentences of the text" {
    sudoku_from "$classic" hint --level 5
    text=$(tail -n +2 <<<"$output")
    sudoku_from "$classic" hint --level 5 --format json
    same "$(jq -r '.hint[]' <<<"$output")" "$text"
    same "$(json '.[0].technique')" '"naked-single"'
    sudoku_from "$classic" hint --level 1 --format json
    same "$(json '.[0] | [.answer, .technique]')" '["step",null]'
    sudoku_from "$classic_solution" hint --format csv
    same "$(csv answer <<<"$output")" solved
}

@test "rate: numbers and techniques" {
    printf '%s\n' "$classic" "$six" oops >list
    sudoku rate --format json list
    same "$(json 'map(.answer // "error")')" '["rated","several solutions","error"]'
    rating=$(jq -s '.[0].rating' <<<"$output")
    used=$(jq -s -r '.[0].techniques | to_entries | map("\(.key):\(.value)") | join(";")' <<<"$output")
    sudoku rate --format csv list
    same "$(csv rating <<<"$output" | head -1)" "$rating"
    same "$(csv techniques <<<"$output" | head -1)" "$used"
    same "$(csv answer <<<"$output")" $'rated\nseveral solutions\nerror'
}

@test "generate: a row for each puzzle" {
    "$SUDOKU" generate --seed 4 --count 3 --rules x --with-solution >text
    sudoku generate --seed 4 --count 3 --rules x --with-solution --format csv
    same "$(csv puzzle <<<"$output")" "$(cut -d' ' -f1,2 <text)"
    same "$(csv solution <<<"$output")" "$(sed 's/.*solution=//' text)"
}

@test "engines, formats, rules, layouts: the names of the text" {
    for list in engines formats rules "layouts --builtin"; do
        # shellcheck disable=SC2086
        names=$("$SUDOKU" $list | sed -E 's/ (RxC|CELLS) /-\1 /' | awk '{ sub("-", " ", $1); print $1 }')
        # shellcheck disable=SC2086
        sudoku $list --format csv
        same "$(csv name <<<"$output" | sed 's/-/ /')" "$names"
        # shellcheck disable=SC2086
        sudoku $list --format json
        same "$(jq -r .name <<<"$output" | sed 's/-/ /')" "$names"
    done
    sudoku engines --format json
    same "$(json 'map(.max_size >= 9) | all')" true
}

@test "techniques: the names and ratings of the text" {
    text=$("$SUDOKU" techniques | tail -n +2)
    sudoku techniques --format csv
    same "$(paste -d' ' <(csv name <<<"$output") <(csv se121 <<<"$output" | sed 's/^$/-/'))" "$(awk '{ print $1, $2 }' <<<"$text")"
    sudoku techniques --format json swordfish xy-wing
    same "$(json 'map(.name)')" '["swordfish","xy-wing"]'
    # it is an example of the technique: the step uses it
    while read -r puzzle profile step name; do
        "$SUDOKU" explain --profile "$profile" --step "$step" --format csv "$puzzle" | csv technique | grep -qx "$name"
    done < <(jq -r '"\(.example) \(.profile) \(.step) \(.name)"' <<<"$output")
}

@test "layouts: made and checked" {
    "$SUDOKU" layouts --count 3 --with-solution >made
    sudoku layouts --count 3 --with-solution --format csv
    same "$(paste -d' ' <(csv layout <<<"$output") <(csv grid <<<"$output"))" "$(cat made)"
    printf 'AABBAABBCCDDCCDD\nAAABBBBACCCCDDDD\nAABBAABBCCDDCCDC\n' >list
    sudoku layouts check --format json --count-grids list
    same "$(json 'map(.answer)')" '["solvable","impossible",null]'
    same "$(json '.[0] | [.count, .complete]')" '[288,true]'
    same "$(json '.[1].reasons | length')" 1
    same "$(json '.[2] | [.error, .file, .line, .column]')" '["region C has 5 cells instead of 4","list",3,9]'
    sudoku layouts check --format csv --count-grids list
    same "$(csv answer <<<"$output")" $'solvable\nimpossible\nerror'
    same "$(csv count <<<"$output" | head -1)" 288
}

@test "bad input of every form is an error object, with its place" {
    printf '12..\n..3\n1...\n....\n' >grid
    printf '+-----+-----+\n| 1 2 | 3 4 |\n| 9 . | . . |\n| . . | . . |\n| . . | . . |\n+-----+-----+\n' >drawn
    printf '{"givens":"12"}\n' >object
    printf '[[1,2,3,4],[9,9,9,9],[1,1,1,1],[1,2]]\n' >nested
    printf 'rules: nonsense\n12..\n....\n....\n....\n' >headers
    : >empty
    printf '\x1f\x8b\x08nonsense' >packed.gz
    files="grid drawn object nested headers empty packed.gz nowhere"
    # shellcheck disable=SC2086
    for command in solve count check candidates hint explain steps rate "why-not A1=1" show convert ac3 race; do
        sudoku $command --format json --quiet $files
        same "$status" 2
        same "$(jq -r '.file + (if .line then ":\(.line)" else "" end) + (if .column then ":\(.column)" else "" end) + ": " + .error' \
            <<<"$output")" "$stderr"
        sudoku $command --format csv --quiet $files
        same "$(csv error <<<"$output")" "$stderr"
    done
}

@test "an error object has the line and column of its puzzle, whatever the command" {
    printf '%s\n' "$classic" "${classic/8...6/8..?6}" "$classic" >list
    for command in solve check count rate hint candidates show explain steps ac3 convert; do
        run --separate-stderr "$SUDOKU" $command --format json list
        same "$(grep -c '"error"' <<<"$output")" 1
        holds "$output" "{\"error\":\"expected 1-9 or '.' for an empty cell, not '?'\",\"file\":\"list\",\"line\":2,\"column\":31}"
    done
}

@test "names with quotes, line ends and bytes that are no UTF-8" {
    for name in 'a "b\c"' $'a\nb\tc' $'\xff\xfe' $'gr\xc3\xbcn' $'\xed\xa0\x80'; do
        echo oops >"$name"
        sudoku check --format json "$name"
        same "$(json '[length, (.[0] | .error and .file)]')" '[1,true]'
        iconv -f UTF-8 -t UTF-8 <<<"$output" >/dev/null
        [[ $name == *[$'\xff\xed']* ]] || same "$(jq -j '.file + "."' <<<"$output")" "$name."
        sudoku check --format csv "$name"
        same "$(csv answer <<<"$output")" error
    done
}

@test "a format that a command does not print is refused with those that it does" {
    refuses() {
        local format=$1 list=$2
        shift 2
        sudoku "$@" --format "$format"
        answers "" 2 "sudoku: --format '$format': 'sudoku $1' prints $list"
    }
    for command in count check hint steps why-not rate layouts race engines; do
        refuses svg "text, csv, json" $command
    done
    refuses line "candidates, pretty, marks, json, csv, svg" candidates
    refuses html "text, json, csv, line, grid, pretty, candidates, marks, svg" ac3
    refuses pretty "text, csv, json, html, svg" explain
    refuses text "$("$SUDOKU" formats | awk '/ prints / { printf "%s%s", between, $1; between = ", " }')" convert
    # the list is right: every name in it is accepted
    for command in solve ac3; do
        sudoku $command --format nothing-like-it
        for format in ${stderr##*prints }; do
            sudoku_from "$classic" $command --format "${format%,}" # some say 9x9 only
            same "$status" 0
        done
    done
}

@test "--from NAME of what stands around puzzles takes nothing else" {
    printf 'a,puzzle\n1,%s\n' "$classic" >csv
    printf '1\t%s\n2\t%s\n' "$classic" "$four" >tsv
    printf '1\t\t3\t\n\t4\t\t2\n2\t\t\t3\n\t3\t2\t\n' >cells
    printf '<table><tr><td>1<td><td>3<td><tr><td><td>4<td><td>2<tr><td>2<td><td><td>3<tr><td><td>3<td>2<td></table>' >html
    printf '[code]\n1.3.\n.4.2\n2..3\n.32.\n[/code]\n' >bbcode
    printf '> 1.3.\n> .4.2\n> 2..3\n> .32.\n' >mail
    printf '```\n1.3.\n.4.2\n2..3\n.32.\n```\n' >markdown
    printf '\\begin{array}{cccc}1& &3& \\\\ &4& &2\\\\2& & &3\\\\ &3&2& \\end{array}\n' >latex
    printf 'x = ["1.3.", ".4.2", "2..3", ".32."]\n' >code
    printf '{"puzzle":"%s"}\n' "$four" >json
    printf '%s\n' "$four" >line
    for name in csv tsv html bbcode mail markdown latex code; do
        for text in csv tsv cells html bbcode mail markdown latex code json line; do
            sudoku convert --from $name $text
            case $name,$text in
            csv,csv) answers "$classic" 0 ;;
            tsv,tsv) answers "$classic"$'\n'"$four" 0 ;;
            tsv,cells | markdown,cells | html,html | bbcode,bbcode | mail,mail | markdown,markdown | latex,latex | code,code | code,json) answers "$four" 0 ;;
            *)
                same "$name $text $status" "$name $text 2"
                same "$stderr" "$text:1:1: this is not in the format \"$name\""
                ;;
            esac
        done
    done
    sudoku_from "$(printf '{"puzzle":"%s"}\n' "$four")" --from nothing
    holds "$stderr" "markdown"
}

@test "what is printed as html, markdown, tsv and csv is read by that name" {
    for name in html markdown tsv csv; do
        sudoku convert --format $name "$classic"
        sudoku_from "$output" convert --from $name
        answers "$classic" 0
    done
}

@test "an option of other commands is refused in words that are true of all" {
    sudoku rate --limit 3
    answers "" 2 "sudoku: option --limit is for solve, count, minimize and layouts; 'sudoku rate --help' lists those of 'rate'"
    sudoku help --format json
    holds "$stderr" "option --format is for solve, count, check, "
    # every command that it names accepts the option
    for option in minimal threads symmetry; do
        sudoku formats --$option
        [[ $stderr =~ is\ for\ (.*)\;\  ]]
        for command in $(sed 's/,//g; s/ and / /' <<<"${BASH_REMATCH[1]}"); do
            "$SUDOKU" $command --help | grep -qe "--$option"
        done
    done
}
