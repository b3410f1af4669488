#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# waltz: label, ac, check, draw, gen, catalogue.
# Sources: cli/common/picture_file.c, cli/waltz/
load helper
load waiting

# The cube of the textbooks, a drawing that filtering finds impossible, one that only a search does; the cube's outline.
cube='0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)'
fig18='0:W(2,3,1) 1:L(0,4) 2:L(7,0) 3:Y(0,8,9) 4:W(1,6,5) 5:L(4,7) 6:Y(8,7,4) 7:W(5,6,2) 8:W(6,9,3) 9:L(3,8)'
fork='a:L(g,b) b:L(a,j) c:L(l,d) d:L(c,h) e:L(i,f) f:L(e,k) g:L(l,a) h:L(d,l) i:L(k,e) j:L(b,k) k:W(j,f,i) l:W(h,c,g)'
around=0,1,2,3,4,5

@test "the first labelling, and how many there are" {
    waltz_from "$cube" --outline $around -
    answers "-: 7 junctions, 9 lines
1 labelling:
  0-5  <  arrow from 5 to 0
  0-6  +  convex
  0-1  >  arrow from 0 to 1
  1-2  >  arrow from 1 to 2
  2-6  +  convex
  2-3  >  arrow from 2 to 3
  3-4  >  arrow from 3 to 4
  4-6  +  convex
  4-5  >  arrow from 4 to 5
  0  Arrow 30  (in, +, out)
  1  L      0  (in, out)
  2  Arrow 30  (in, +, out)
  3  L      0  (in, out)
  4  Arrow 30  (in, +, out)
  5  L      0  (in, out)
  6  Fork  10  (+, +, +)" 0
    waltz_from "$cube" -
    holds "$output" "4 labellings; the first:"
    waltz_from "$cube" --first -
    same "$(grep -c labelling <<<"$output")" 0
    same "$(grep -c convex <<<"$output")" 3
}

@test "known numbers of labellings" {
    while read -r expected options; do
        waltz_from "$cube" --count $options -
        answers "$expected" 0
    done <<END
4
1 --outline $around
1 --outline 2,3,4,5,0,1
4 --outline none
1 --ground 0-1
1 -g 1-0
3 --label 0-1=>
3 --label 1-0=<
1 --label 0-1=> --label 1-2=> --label 3-4=> --label 5-0=>
4 --encoding lines
4 --algorithm ac4
END
    waltz_from "$fork" --count -
    answers 0 1
    waltz_from "$fig18" --count --extended -
    same "$status" 1
}

@test "all labellings, a line each" {
    waltz_from "$cube" --all -
    same "${#lines[@]}" 5
    same "${lines[0]}" "-: 7 junctions, 9 lines"
    for i in 1 2 3 4; do [[ ${lines[$i]} =~ ^$i:(\ [0-6][-+\<\>][0-6]){9}$ ]]; done
    same "$(tail -n 4 <<<"$output" | cut -d' ' -f2- | sort -u | wc -l)" 4
    waltz_from "$cube" --all -n 2 -
    same "${#lines[@]}" 3
    same "$status" 0
    waltz_from "$cube" --all --format json -
    same "$(jq -c .number <<<"$output" | paste -sd' ')" "1 2 3 4"
    same "$(jq -c '.labels | length' <<<"$output" | sort -u)" 9
    waltz_from "$fork" --all -
    holds "$output" "no labelling"
    same "$status" 1
}

@test "why there is no labelling" {
    waltz_from "drawing fig 18
$fig18" -
    holds "$output" "fig 18: 10 junctions, 13 lines
no labelling
junctions "
    holds "$output" " cannot be labelled together; removing any one makes it possible; there is no smaller such set"
    same "$status" 1
    waltz_from "$cube" --label 0-1=+ --label 1-2=+ -
    holds "$output" "junction 1 cannot be labelled, even on its own"
    holds "$output" "the drawing can be labelled without the given labels"
    waltz_from "$cube" --outline $around --label 0-6=- -
    holds "$output" "the drawing can be labelled without its outline and the given labels"
    same "$status" 1
    waltz_from "$fork" --format json -
    same "$(jq -c '[.labelled, (.core | length > 1), .smallest_core]' <<<"$output")" '[false,true,true]'
}

@test "labelled, yet no solid" {
    "$WALTZ" gen penrose >drawing
    waltz --outline auto drawing
    same "$status" 0
    holds "$output" "1 labelling:"
    holds "$output" "no solid can look like this: the lines "
    holds "$output" "do not meet in one point"
    waltz --outline auto --format json drawing
    same "$(jq -c '[.labelled, .count, (.conflict | length)]' <<<"$output")" '[true,1,3]'
}

@test "JSON" {
    waltz_from "drawing a \"cube\"
$cube" --format json --outline $around -
    same "$(jq -c '[.file, .title, .junctions, .lines, .labelled, .count, .exact, .at_least]' <<<"$output")" \
        '["-","a \"cube\"",7,9,true,1,true,false]'
    same "$(jq -r '.labels[] | .from + .label + .to' <<<"$output" | paste -sd' ')" \
        "0<5 0+6 0>1 1>2 2+6 2>3 3>4 4+6 4>5"
    same "$(jq -c '[.corners[].corner] | sort' <<<"$output")" "[0,0,0,10,30,30,30]"
    waltz_from "$cube" --format json --count -
    same "$(jq .count <<<"$output")" 4
    waltz_from "$cube" ac --format json -
    same "$(jq -c '[.consistent, .product, .corners[0].left]' <<<"$output")" '[true,216,[30,32]]'
    file=$'caf\xe9 \xed\xa0\x80 \xc3\xa9 \xe2\x82'
    printf '%s' "$cube" >"$file"
    for options in "check" "label" "label --all -n 1" "ac"; do
        waltz $options --format json "$file"
        same "$status" 0
        same "$(jq -r .file <<<"$output")" $'caf\uFFFD \uFFFD\uFFFD\uFFFD é \uFFFD\uFFFD'
    done
    waltz_from "$cube" check --format json -
    same "$(jq -c '[.types.L, .types.Fork, .types.Arrow, .types.T, .faces, .components, .placed]' <<<"$output")" \
        '[3,1,3,0,4,1,false]'
}

@test "arc consistency" {
    waltz_from "$cube" ac -
    same "$status" 0
    holds "$output" "
  0  Arrow  {30, 32}
"
    holds "$output" "
  4-6  {+}
"
    holds "$output" "
216 combinations of corners"
    waltz_from "$fork" ac -
    holds "$output" "2073600 combinations of corners"
    same "$status" 0
    waltz_from "$fig18" ac -
    holds "$output" "no labelling: junction "
    same "$status" 1
    waltz_from "$fig18" ac --format json -
    same "$(jq .consistent <<<"$output")" false
    for algorithm in ac1 ac3 ac3rm ac2001 ac4 ac3bit; do
        for encoding in junctions lines; do
            waltz_from "$cube" ac --algorithm $algorithm --encoding $encoding -
            holds "$output" "216 combinations of corners"
        done
    done
}

@test "a trace" {
    waltz_from "$cube" ac --algorithm ac3 --trace text -
    holds "$output" "0 in {(in, +, out), (+, -, +), (-, +, -)}
1 in {(in, out), (out, in), (out, +), (+, in), (in, -), (-, out)}"
    holds "$output" "  5 loses {(out, in), (+, in)}: no support in 0 = {(in, +, out), (+, -, +), (-, +, -)}; left: {"
    waltz_from "$cube" ac --algorithm ac3 --encoding lines --trace text -
    holds "$output" "
0-5 in {-, +, in, out}
"
    holds "$output" "  0-6 loses {in, out}: no support in 0 = {(in, +, out), (+, -, +), (-, +, -)}; left: {-, +}"
    waltz_from "$cube" ac --algorithm ac3 --trace json -
    same "$(jq -s 'any(.event == "remove")' <<<"$output")" true
    waltz_from "$cube" ac --trace html -
    holds "$output" "</html>"
    waltz_from "drawing a
$cube
drawing b
$cube" ac --trace html -
    same "$status" 2
    same "$stderr" "b: an HTML trace shows one drawing; --only K picks one"
}

@test "drawings are checked" {
    waltz_from "$cube" check -
    answers "-: fine: 7 junctions (3 L, 1 Fork, 3 Arrow), 9 lines, 4 faces, 1 component" 0
    "$WALTZ" gen random --seed 5 >drawing
    waltz check drawing
    holds "$output" "random 5: fine: "
    holds "$output" ", with coordinates, an outline of "
    waltz_from "0:W(5,6,1) 1:L(0,2)" check -
    same "$status" 2
    holds "$stderr" "-:1:"
    waltz_from "" check -
    answers "" 2 "-: no drawing in the text"
}

@test "many drawings, and one of them" {
    printf 'drawing one\n%s\ndrawing two\n%s\n' "$cube" "$fig18" >both
    waltz --count both
    answers "4
0" 1
    waltz --count --only 1 both
    answers 4 0
    waltz --count --only 3 both
    answers "" 2 "both: there is no drawing 3, only 2"
    printf 'drawing bad\n0:W(5,6,1)\ndrawing good\n%s\n' "$cube" >mixed
    waltz --count mixed both
    same "$output" "4
4
0"
    same "$status" 2
    holds "$stderr" "mixed:2:"
    # one of them: the others may be as they like
    waltz --count --only 2 mixed
    answers 4 0
    waltz --count --only 1 mixed
    same "$status" 2
    holds "$stderr" "mixed:2:"
    waltz --count --only 3 mixed
    answers "" 2 "mixed: there is no drawing 3, only 2"
    printf 'drawing good\n%s\ndrawing bad\n0:W(5,6,1)\n' "$cube" >mixed
    waltz --count --only 1 mixed mixed
    answers "4
4" 0
}

@test "a bend that rounding explains is treated as straight, and reported" {
    flat=$'0 0 5 0.01\n5 0.01 10 0\n10 0 5 7\n5 7 0 0\n'
    waltz_from "$flat" check -
    same "$output" "-: fine: 3 junctions (3 L), 3 lines, 2 faces, 1 component, with coordinates"
    same "$stderr" "-:1:1: treated as straight: the line that bends slightly at (5, 0.01)"
    same "$status" 0
    waltz_from "$flat" check --quiet -
    same "$stderr" ""
    # more digits, or a tolerance, leave no doubt
    four="-: fine: 4 junctions (4 L), 4 lines, 2 faces, 1 component, with coordinates"
    waltz_from "${flat//0.01/0.0100001}" check -
    answers "$four" 0
    waltz_from "$flat" check --tolerance 0.001 -
    answers "$four" 0
    waltz_from "${flat//0.01/0.08}" check -
    answers "$four" 0
    waltz_from "${flat//0.01/0.08}" check --tolerance 0.1 -
    holds "$output" "3 junctions"
}

@test "errors of one kind are counted, not repeated" {
    waltz_from "$(yes drawing | head -n 1000)" check -
    answers "" 2 "-:1:1: a drawing without junctions or segments
-: 999 more: a drawing without junctions or segments"
    for i in {1..5}; do printf 'drawing %d\n%s\n' $i "$cube"; done >five
    waltz --ground 0-x five
    answers "" 2 "1: there is no junction x
five: 4 more: there is no junction x"
    # places and numbers make no other kind; another sentence does, up to a limit
    for i in {1..40}; do
        printf 'drawing\n0 0 %d 0\n' $i
        printf 'drawing\n%s:L(b,c) x%s\n' $i "$(printf 'y%.0s' $(seq $i))"
    done >kinds
    waltz check kinds
    same "$status" 2
    holds "$stderr" "kinds: 39 more: no other line meets the one that ends elsewhere"
    [ "$(wc -l <<<"$stderr")" -lt 40 ]
}

@test "random scenes have their true labels" {
    "$WALTZ" gen random --count 20 >scenes
    same "$(grep -c '^drawing random ' scenes)" 20
    waltz scenes
    same "$status" 0
    same "$(grep -c 'the labels given in the text are among the labellings' <<<"$output")" 20
    "$WALTZ" gen --count 20 random | "$WALTZ" label - >piped
    cmp piped <(printf '%s\n' "$output")
    "$WALTZ" gen random --seed 7 >a
    "$WALTZ" gen random --seed 7 >b
    cmp a b
    "$WALTZ" gen random --count 5 --seed 3 --cubes 30 | "$WALTZ" --count - >counts
    same "$(wc -l <counts)" 5
    "$WALTZ" gen random --extended --count 5 --seed 3 | "$WALTZ" --extended - >out
    same "$(grep -c 'in the text are among' out)" 5
}

@test "all forms are read back" {
    for seed in 1 2 3 4 5; do
        "$WALTZ" gen random --seed $seed >list
        waltz check --outline none list
        expected=${output#*: fine: }
        expected=${expected%%, with*}
        for form in short segments svg; do
            "$WALTZ" gen random --seed $seed --form $form >other
            waltz check other
            found=${output#*: fine: }
            same "${found%%, with*}" "$expected"
        done
    done
    "$WALTZ" gen random --form svg | "$WALTZ" --outline auto --count - >svg
    "$WALTZ" gen random | "$WALTZ" --count - >list
    cmp svg list
    waltz gen random --form svg --count 2
    answers "" 2 "waltz: a picture shows one scene; use --count with the other forms"
}

@test "well-known drawings" {
    waltz gen
    same "$status" 0
    for name in $("$WALTZ" gen | sed 's/ .*//'); do
        "$WALTZ" gen "$name" >drawing
        waltz check drawing
        holds "$output" ": fine: "
    done
    waltz gen nothing
    answers "" 2 "waltz: unknown drawing 'nothing'; 'waltz gen' lists them"
}

@test "pictures" {
    "$WALTZ" gen cube >drawing
    waltz draw drawing
    holds "$output" "<svg "
    holds "$output" "</svg>"
    same "$(grep -c waltz-arrow <<<"$output")" 6
    waltz draw --labels none drawing
    [[ $output != *waltz-arrow* ]]
    printf '%s' "$output" >plain.svg
    waltz --count plain.svg
    answers 4 0
    "$WALTZ" draw --labels 2 drawing >second
    ! cmp -s second <("$WALTZ" draw drawing)
    waltz draw --labels 9 drawing
    answers "" 2 "cube: there are only 4 labellings"
    waltz draw --names --width 900 drawing
    holds "$output" 'width="900"'
    holds "$output" ">6</text>"
    waltz draw --label 0-1=+ --label 0-4=+ drawing
    same "$status" 1
    holds "$output" "#cc0022"
    waltz draw drawing drawing
    same "$status" 2
    same "$stderr" "cube: a picture shows one drawing; --only K picks one, -o NAME-%d.svg makes one for each"
    waltz draw -o 'p-%d.svg' drawing drawing
    answers "" 0
    cmp p-1.svg p-2.svg
}

@test "numbers in the names of pictures" {
    for name in cube arch cube; do "$WALTZ" gen $name; done >three
    "$WALTZ" gen arch >arch
    "$WALTZ" draw arch >expected
    waltz draw -o 'all-%d.svg' arch three
    answers "" 0
    same "$(echo all-*)" "all-1.svg all-2.svg all-3.svg all-4.svg"
    cmp all-1.svg expected
    cmp all-3.svg expected
    waltz draw --only 2 -o 'one-%d.svg' three
    answers "" 0
    same "$(echo one-*)" one-2.svg
    cmp one-2.svg expected
    waltz draw --only 1 -o 'one-%d.svg' three arch
    answers "" 2 "arch: a picture shows one drawing; use --only with a single file"
    long=$(printf 'x%.0s' {1..5000})
    waltz draw -o "$long%d.svg" arch
    answers "" 2 "${long}1.svg: cannot write: File name too long"
}

@test "a picture takes the place of another only when it is complete" {
    mkdir bin folder
    printf '#!/bin/sh\necho half\nexit 3\n' >bin/rsvg-convert
    chmod +x bin/rsvg-convert
    "$WALTZ" gen cube >drawing
    echo old >folder/picture.png
    ln -s picture.png folder/link.png
    PATH=$PWD/bin:$PATH waltz draw -o folder/picture.png drawing
    answers "" 2 "waltz: rsvg-convert failed"
    run --separate-stderr env PATH=/nowhere "$WALTZ" draw -o folder/link.png drawing
    same "$status" 2
    same "$(cat folder/picture.png)" old
    PATH=$PWD/bin:$PATH waltz draw -o folder/new.png drawing
    same "$status" 2
    same "$(ls -A folder)" "link.png
picture.png"
    printf '#!/bin/sh\necho new\n' >bin/rsvg-convert
    cat >>bin/rsvg-convert <<<'cat >/dev/null'
    chmod 640 folder/picture.png
    PATH=$PWD/bin:$PATH waltz draw -o folder/link.png drawing
    answers "" 0
    same "$(cat folder/picture.png)" new
    same "$(stat -c %a folder/picture.png)" 640
    [ -L folder/link.png ]
    umask 027
    PATH=$PWD/bin:$PATH waltz draw -o folder/new.png drawing
    answers "" 0
    same "$(stat -c %a folder/new.png)" 640
    waltz draw --format svg -o folder drawing
    answers "" 2 "folder: cannot write: Is a directory"
    waltz draw -o /dev/full --format svg drawing
    answers "" 2 "/dev/full: cannot write: No space left on device"
    same "$(ls -A folder)" "link.png
new.png
picture.png"
}

@test "PNG and PDF" {
    command -v rsvg-convert >/dev/null || skip "rsvg-convert is not installed"
    "$WALTZ" gen random --cubes 100 >drawing
    "$WALTZ" draw --format png drawing >out
    same "$(head -c 8 out | od -An -tx1 | tr -d ' \n')" 89504e470d0a1a0a
    "$WALTZ" draw --format pdf drawing >out
    same "$(head -c 4 out)" %PDF
    waltz draw -o picture.png drawing
    answers "" 0
    same "$(head -c 4 picture.png | tail -c 3)" PNG
    waltz catalogue -o catalogue.pdf
    answers "" 0
    same "$(head -c 4 catalogue.pdf)" %PDF
    waltz draw -o nowhere/picture.png drawing
    answers "" 2 "nowhere/picture.png: cannot write: No such file or directory"
}

@test "without rsvg-convert there is a sentence" {
    "$WALTZ" gen cube >drawing
    run --separate-stderr env PATH=/nowhere "$WALTZ" draw -o picture.png drawing
    answers "" 2 "waltz: rsvg-convert is not installed; it is needed for PNG and PDF, but not for SVG"
    [ ! -e picture.png ]
    mkdir bin
    printf '#!/bin/sh\nexit 3\n' >bin/rsvg-convert
    chmod +x bin/rsvg-convert
    "$WALTZ" gen random --cubes 100 >drawing
    PATH=$PWD/bin:$PATH waltz draw --format pdf drawing
    answers "" 2 "waltz: rsvg-convert failed"
}

@test "the catalogue" {
    waltz catalogue
    same "${#lines[@]}" 19
    same "${lines[0]}" "type   number  labels"
    same "${lines[1]}" "L           0  in, out"
    waltz catalogue --extended
    [ "${#lines[@]}" -gt 19 ]
    waltz catalogue --format json
    same "$(jq -c '[length, .[6].type, .[6].labels, .[6].extended]' <<<"$output")" \
        '[18,"Fork",["+","+","+"],false]'
    waltz catalogue --format svg
    holds "$output" "</svg>"
    waltz catalogue file
    answers "" 2 "waltz: catalogue takes no file"
}

@test "what the command line says must fit the drawing" {
    waltz_from "$cube" --label 0-2=+ -
    answers "" 2 "-: there is no line from 0 to 2"
    waltz_from "$cube" --ground 0-x -
    answers "" 2 "-: there is no junction x"
    waltz_from "$cube" --label 0-1 -
    answers "" 2 "waltz: --label '0-1': expected a line and one of + - > <, such as a-b=+"
    waltz_from "$cube" --ground 01 -
    answers "" 2 "waltz: --ground '01': expected a line, such as a-b"
    waltz_from "$cube" --outline 0,1,2 -
    answers "" 2 "-: no face has the junctions 0,1,2 in this order"
    waltz_from "$cube" --outline auto -
    same "$status" 2
    name=$(printf 'n%.0s' {1..32})
    waltz_from "${cube//0/$name}" --count --outline "$name,1,2,3,4,5" -
    answers 1 0
    waltz_from "${cube//0/$name}" --outline "${name}x,1,2,3,4,5" -
    answers "" 2 "-: there is no junction ${name}x"
    waltz_from "$cube" --format svg -
    answers "" 2 "waltz: 'label' has no format svg; see 'waltz label --help'"
    waltz_from "$cube" --tolerance -1 -
    answers "" 2 "waltz: --tolerance '-1': expected a number of 0 or more, such as 0.5"
    waltz_from "$cube" draw --labels some -
    answers "" 2 "waltz: --labels 'some': expected first, none, or a number of 1 or more"
    waltz nowhere
    answers "" 2 "nowhere: cannot open: No such file or directory"
    waltz
    answers "" 2 "waltz: expected a drawing; see 'waltz --help'"
    waltz gen random --cubes 101
    answers "" 2 "waltz: --cubes '101': expected a whole number from 1 to 100"
}

@test "limits" {
    "$WALTZ" gen arch >drawing
    waltz --count --node-limit 1 drawing
    same "$status" 3
    holds "$output" "at least "
    same "$stderr" "arch: stopped by a limit"
    waltz --quiet --node-limit 1 drawing
    same "$status" 3
    same "$stderr" ""
    waltz --time-limit 0.000001 drawing
    same "$status" 3
    waltz --time-limit 0.000001 --format json drawing
    same "$(jq -c '[.labelled, .stopped]' <<<"$output")" '[null,true]'
    waltz --count --limit 2 drawing
    holds "$output" "at least "
    # filtering finds out that there is none, and no time is left to say why
    waltz_from "$fig18" --time-limit 0.000001 -
    answers "-: 10 junctions, 13 lines
no labelling
a limit was reached before the junctions that cannot be labelled together were found" 1
    waltz_from "$fig18" --time-limit 0.000001 --format json -
    same "$(jq -c '[.labelled, has("core")]' <<<"$output")" '[false,false]'
    waltz_from "$fig18" draw --time-limit 0.000001 -
    same "$status" 1
    same "$stderr" "-: stopped by a limit"
    waltz --statistics drawing
    holds "$output" "nodes="
    holds "$output" "time="
}

@test "Ctrl-C and a time limit while a drawing is read" {
    # enough lines for minutes: nearly all of them cross
    awk 'BEGIN { for (i = 0; i < 200000; i++) print 0, i, 1000000, i ".5\n" i, 0, i ".5", 1000000 }' >page
    for signal in INT TERM; do
        begin "$WALTZ" check page
        wait_until has_worked 60
        interrupt $signal
        same "$status" 130
        same "$stderr" "page: interrupted while it was read"
    done
    waltz label --time-limit 0.01 page
    same "$status" 3
    same "$stderr" "page: stopped by a limit while it was read"
}

@test "Ctrl-C" {
    for i in {1..60}; do sed -E "s/([0-9])/${i}_\\1/g" <<<"$cube"; done >many
    begin "$WALTZ" --all -f json many
    wait_until has_worked 20
    interrupt INT
    same "$status" 130
    same "$stderr" "many: interrupted"
    # before the drawing that is asked for
    mkfifo pipe
    exec 8<>pipe
    begin "$WALTZ" --count --only 2 pipe many 8>&-
    wait_until is_waiting
    interrupt INT
    exec 8>&-
    same "$status" 130
    same "$stderr" "pipe: interrupted"
}

@test "no messages about drawings that are no longer needed" {
    for i in {1..60}; do sed -E "s/([0-9])/${i}_\\1/g" <<<"$cube"; done >many
    run --separate-stderr sh -c '"$WALTZ" --all many many >/dev/full'
    same "$status" 2
    same "$stderr" "waltz: cannot write: No space left on device"
    run --separate-stderr sh -c '{ cat many && echo drawing two && cat many; } | "$WALTZ" --all --only 1 - many >/dev/full'
    same "$status" 2
    same "$stderr" "waltz: cannot write: No space left on device"
}

@test "numbers beyond any type" {
    for i in {1..60}; do sed -E "s/([0-9])/${i}_\1/g" <<<"$cube"; done >many
    waltz --count many
    answers "about 1.3 x 10^36" 0
    waltz ac many
    holds "$output" "about 1.2 x 10^140 combinations of corners"
}

@test "help for the program and each command" {
    waltz --help
    same "$status" 0
    for command in label ac check draw gen catalogue help; do holds "$output" "  $command"; done
    for command in label ac check draw gen catalogue help; do
        waltz help "$command"
        holds "$output" "waltz $command - "
    done
    waltz --version
    holds "$output" "waltz "
    waltz help lable
    answers "" 2 "waltz: unknown command 'lable'; 'waltz --help' lists them"
    waltz lable
    answers "" 2 "lable: no such file or command; did you mean 'label'?"
}

@test "a picture's name says what it is" {
    waltz draw -o "$BATS_TEST_TMPDIR/x.gif" "$PROJECT/examples/drawings/house.svg"
    same "$status" 2
    holds "$stderr" "expected a file name ending in .svg, .png or .pdf"
    [ ! -e "$BATS_TEST_TMPDIR/x.gif" ]
}

@test "labels that contradict each other are told" {
    waltz -l 0-6=+ -l 6-0=- "$PROJECT/examples/drawings/cube.drawing"
    same "$status" 2
    holds "$stderr" "the labels given for the line from 6 to 0 contradict each other"
}
