#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# waltz: pictures, as drawing programs write them.
# Sources: cli/waltz/svg_*.c
load helper

# Elements as a picture; those of a cube mostly join 0,0 60,-20 100,20 100,70 40,90 0,50 and, in the middle, 40,40.
svg_cube() { printf '<svg xmlns="http://www.w3.org/2000/svg">%s</svg>' "$1"; }

# is_cube SVG [OPTION...] : the picture shows a cube
is_cube() {
    local text=$1
    shift
    waltz_from "$text" check "$@" -
    same "$stderr" ""
    same "$output" "-: fine: 7 junctions (3 L, 1 Fork, 3 Arrow), 9 lines, 4 faces, 1 component, with coordinates"
    waltz_from "$text" --count --outline auto "$@" -
    answers 1 0
}

# refused SVG SENTENCE : the picture is refused at this place, with this sentence
refused() {
    waltz_from "$1" check -
    answers "" 2 "-:$2"
}

@test "SVG: all elements that draw lines" {
    is_cube "$(svg_cube '
      <line y2="0" x2="0" x1="60" y1="-20"/>
      <polyline points="60,-20 100,20 100,70"/>
      <path d="M100,70 40,90 L0 50V0l40 40 60-20M40 90V4e1"/>')"
    is_cube "$(svg_cube '<polygon points="0,0 60,-20 100,20 100,70 40,90 0,50"/><path d="M0,0 40,40v50m0-50 60-20"/>')"
    is_cube "$(svg_cube '<rect y="30" width="40" height="50"/>
      <path d="m0 30 30-20h40l-30 20m30-20v50l-30 20"/>')"
    # as editors write it: relative moves, straight curves, numbers without blanks
    is_cube "$(svg_cube '<path style="fill:none;stroke:#000000;stroke-width:1" inkscape:x="1"
      d="m 0,0 c 20,-6.6666667 40,-13.333333 60,-20 L100,20v50L40,90 0,50Zm40 40-40-40zM40 40 100 20M40 90V40"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" />')"
}

@test "SVG: transforms, groups, units" {
    part='<polygon points="0,0 60,-20 100,20 100,70 40,90 0,50"/>'
    rest='M0,0 40,40v50m0-50 60-20'
    is_cube "$(svg_cube "<g transform='translate(10,20) scale(2)'>$part</g>
      <path transform='matrix(2 0 0 2 10 20)' d='$rest'/>")"
    is_cube "$(svg_cube "<g transform='rotate(30)'><g transform='translate(5)'>$part</g>
      <path transform='translate(5,0)' d='$rest'/></g>")"
    is_cube "$(svg_cube "<g transform='rotate(90 10 20)'>$part</g><g transform='translate(10,20),rotate(90) translate(-10-20)'>
      <path d='$rest'/></g>")"
    is_cube "$(svg_cube "<g transform='skewX(20) skewY(-10)'>$part<svg x='-5'><path transform='translate(5)' d='$rest'/></svg></g>")"
    is_cube "$(svg_cube "$part<path d='$rest' transform='scale(.5)scale(2,2)'/>")"
    is_cube '<svg><line x2="1in" y2="1in"/><line x1="96" y1="2.54cm" x2="96px" y2="60mm"/><path d="M0 0V150L96 226.77165V96
      L160 40V170L96 226.77165M0 0 64-56 160 40"/></svg>'
}

@test "SVG: what is not drawn is left out" {
    is_cube "$(svg_cube '<title>no line</title><defs><circle r="3"/><path id="a" d="M0 0A1 1 0 0 0 5 5"/></defs>
      <metadata><x:y xmlns:x="urn:x"><line/></x:y></metadata><style>.a { stroke: red }</style>
      <rect width="100%" height="100%" fill="white"/><text x="1" y="2">label<tspan>s</tspan></text>
      <g style="display : none"><path d="M0 0 500 500"/></g><line display="none" x2="7" y2="99"/>
      <g visibility="hidden"><line x2="7" y2="99"/><polygon visibility="visible" points="0,0 60,-20 100,20 100,70 40,90 0,50"/></g>
      <circle r="3" style="fill:#000;stroke:none"/><path d="M0,0 40,40v50m0-50 60-20"/>')"
}

# shows_cube SVG [NOTE] : the picture shows a cube, and this is said
shows_cube() {
    waltz_from "$1" check -
    same "$stderr" "${2-}"
    same "$output" "-: fine: 7 junctions (3 L, 1 Fork, 3 Arrow), 9 lines, 4 faces, 1 component, with coordinates"
}

outer='0,0 60,-20 100,20 100,70 40,90 0,50'
inner='M0,0 40,40v50m0-50 60-20'

@test "SVG: style sheets" {
    # as Illustrator writes them: classes in CDATA, a background, a namespace as an entity
    shows_cube '<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>
<svg version="1.1" xmlns="&ns_svg;" viewBox="0 0 120 120" style="enable-background:new 0 0 120 120;">
<style type="text/css"><![CDATA[ .st0{fill:#FFFFFF;} .st1{fill:none;stroke:#000000;stroke-miterlimit:10;} ]]></style>
<rect class="st0" width="120" height="120"/><path d="M300 300h5v5z"/>
<polygon class="st1" points="'"$outer"'"/><g><path class="st1" d="'"$inner"'"/></g></svg>'
    # elements, classes, ids, groups of them, one within the other; order, specificity, !important, comments; in defs
    shows_cube "$(svg_cube '<defs><style>/* path { stroke: none } */
      path, polygon { stroke: black; fill: none } <!-- .none { stroke: none } -->
      * { stroke: none } .none { stroke: none !important } polygon.none { stroke: red }
      #gone, g#group > .within { display: none } g .deep { stroke-opacity: 0 } #group .no .deep { stroke-opacity: 1 }
      .thin { stroke-width: 0px } .ghost { opacity: 0% } .white { stroke: #FFF } .clear { stroke: rgba(0, 0, 0, 0) }
      @font-face { font-family: x; src: url("a;}b") } @media (prefers-color-scheme: dark) { path { display: none } }
      @media screen { .screen { visibility: hidden } }</style></defs>
      <polygon points="'"$outer"'"/><path d="'"$inner"'" class="a b"/><line x2="9" y2="9"/>
      <polygon class="none" points="1 2 3 4 5 7" style="stroke:blue"/><path id="gone" d="M1 1 9 9"/>
      <g id="group"><path class="x within" d="M1 2 8 9"/><a><path class="deep" d="M1 2 8 9"/></a></g><path class="thin" d="M1 2 8 9"/>
      <g class="ghost"><path opacity="1" d="M1 2 8 9"/></g><path class="white" d="M1 2 8 9"/><path class="clear" d="M1 2 8 9"/>
      <path class="screen" d="M1 2 8 9"/><path d="M1 2 8 9" style="stroke:#ff000000"/><path d="M1 2 8 9" style="/* x */stroke-width:0"/>')"
    # what is not understood is named
    shows_cube "$(svg_cube '<style>@import url(a.css); path:hover, [x=y] { stroke: none } </style>
      <g stroke="#000" fill="none"><polygon points="'"$outer"'"/><path d="'"$inner"'"/></g>')" \
        "-: not understood in the style sheet: '@import url(a.css)' and others"
    # white lines on a dark page
    shows_cube "$(svg_cube '<rect width="400" height="300" fill="#121212"/><g stroke="white" fill="none">
      <polygon points="'"$outer"'"/><path d="'"$inner"'"/></g>')"
    # draw.io
    shows_cube "$(svg_cube '<g><path d="M 0 0 L 60 -20 L 100 20 L 100 70 L 40 90 L 0 50 Z" fill="none" stroke="#000000" pointer-events="all"
      style="stroke: light-dark(rgb(0, 0, 0), rgb(255, 255, 255));"/><path d="'"$inner"'" fill="none" stroke="rgb(0, 0, 0)"/>
      <rect x="1" y="2" width="30" height="20" fill="none" stroke="none"/>
      <switch><foreignObject width="100%" height="100%" requiredFeatures="x"><div xmlns="http://www.w3.org/1999/xhtml">a</div></foreignObject>
      <text>a</text></switch></g>')" "-: ignored, not straight lines: 1 <foreignObject>"
}

@test "SVG: parts that are used again, and pictures in the picture" {
    # Inkscape clones, symbols with a viewBox, nested pictures, percentages
    shows_cube '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="200">
      <defs><symbol id="s" viewBox="0 0 50 50"><path d="'"$inner"'"/></symbol><g id="o"><polygon points="'"$outer"'"/></g></defs>
      <g stroke="#333" fill="none"><use xlink:href="#o" transform="scale(2)"/><use href="#s" width="50%" height="100"/></g></svg>'
    shows_cube '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><g stroke="black" fill="none">
      <svg x="5" y="7" width="20" height="10" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMin meet"><path d="'"$inner"'"/></svg>
      <svg x="5" y="7" width="20" height="10" viewBox="0 0 20 10"><polygon transform="translate(10)" points="'"$outer"'"/></svg></g></svg>'
    shows_cube "$(svg_cube '<g stroke="black" fill="none"><svg viewBox="0 0 2 3" preserveAspectRatio="none" width="2" height="3">
      <polygon points="'"$outer"'"/></svg><path d="'"$inner"'"/></g><g id="self"><use href="#self"/></g>')" \
        "-: ignored: <use> of '#self', which is missing or contains itself"
    # each shows the last one twice
    copies=$(for i in {1..40}; do printf '<g id="a%d"><use href="#a%d"/><use href="#a%d" x="1"/></g>' $i $((i - 1)) $((i - 1)); done)
    waltz_from "$(svg_cube '<g id="a0"><path stroke="red" d="M0 0 1 1"/></g>'"$copies")" check -
    same "$status" 2
    holds "$stderr" "<use>: the picture repeats its elements too often"
    laughs=$(for i in {1..9}; do printf '<!ENTITY e%d "%s">' $i "$(printf "&e$((i - 1));%.0s" {1..10})"; done)
    waltz_from "<!DOCTYPE svg [<!ENTITY e0 'haha'>$laughs]><svg id='&e9;'/>" check -
    same "$status" 2
    holds "$stderr" "limit"
}

@test "SVG: elements that are not lines are skipped, with a message" {
    drawn='<g stroke="black" fill="none"><polygon points="'"$outer"'"/><path d="'"$inner"'"/>'
    shows_cube "$(svg_cube "$drawn<circle r='3'/><circle r='4'/><ellipse/><image href='a.png'/></g>")" \
        "-: ignored, not straight lines: 2 <circle>, 1 <ellipse>, 1 <image>"
    shows_cube "$(svg_cube "$drawn<use href='#a'/></g>")" \
        "-: ignored: <use> of '#a', which is missing or contains itself"
    shows_cube "$(svg_cube "$drawn<g stroke-dasharray='4,2'><path d='M0 50 40 90'/><line style='stroke-dasharray:2' x2='3' y2='9'/>
      <line stroke-dasharray='3 0' x2='40' y2='40'/><line style='stroke-dasharray: none' x2='40' y2='40'/></g></g>")" \
        "-: ignored as hidden edges: 2 dashed lines"
    waltz_from "$(svg_cube "$drawn<rect x='200' width='5' height='5' rx='1'/></g>")" check -
    same "$stderr" "-: treated as sharp: the rounded corners of <rect>"
    holds "$output" "11 junctions"
    waltz_from "$(svg_cube "$drawn<circle r='3'/></g>")" check --quiet -
    same "$stderr" ""
}

# colour_is COLOUR NOTE LINES : a triangle with this stroke
colour_is() {
    waltz_from "$(svg_cube "<path fill='none' stroke='$1' d='M0 0H50V30z'/>")" check -
    same "$stderr" "$2"
    holds "$output" "$3"
}

@test "SVG: colours of strokes" {
    colour_is 'hsl(120deg 100% 20%)' "" "3 lines"
    colour_is 'rgb(0 0 0 / 50%)' "" "3 lines"
    colour_is navy "" "3 lines"
    colour_is 'hsl(0, 0%, 100%)' "-: no lines are drawn in this picture" ""
    colour_is 'hsla(0, 0%, 0%, 0)' "-: no lines are drawn in this picture" ""
    colour_is 'var(--pen, black)' "" "3 lines"
    colour_is 'oklch(0.2 0.1 30)' "-: treated as a line: a stroke whose colour 'oklch(0.2 0.1 30)' is not understood" "3 lines"
    colour_is 'var(--pen)' "-: treated as a line: a stroke whose colour 'var(--pen)' is not understood" "3 lines"
}

@test "SVG: properties of a style sheet's own" {
    with_pen() { waltz_from "$(svg_cube "<style>:root { --pen: $1 } path { stroke: var(--pen); fill: none }</style><path d='M0 0H50V30z'/>")" check -; }
    with_pen black
    same "$stderr" ""
    holds "$output" "3 lines"
    with_pen none
    holds "$stderr" "no lines are drawn"
    with_pen "black } g { --pen: none"
    holds "$stderr" "'var(--pen)' is not understood"
}

@test "SVG: white lines on a dark page" {
    white="<path fill='none' stroke='white' d='M10 10H50V30z'/>"
    waltz_from "$(svg_cube "<rect width='99' height='99' fill='#000' stroke='#000'/>$white")" check -
    same "$stderr" ""
    holds "$output" "3 lines"
    waltz_from "$(svg_cube "<rect width='99' height='99' fill='#000'/>$white<path fill='none' stroke='red' d='M60 60H90V90z'/>")" check -
    same "$stderr" "-: ignored: 1 white line beside lines of other colours"
    holds "$output" "3 lines"
    waltz_from "$(svg_cube "<rect width='99' height='99' fill='#000' stroke='#000'/>")" check -
    holds "$output" "4 lines"
}

@test "SVG: places have the picture's own y" {
    waltz_from "$(svg_cube '<path stroke="red" fill="none" d="M0 0H50V30L0 0M50 30 70 80"/>')" check -
    answers "" 2 "-:1:41: no other line meets the one that ends at (70, 80)"
}

@test "SVG: drawn by hand" {
    # rough strokes, each line twice, as Excalidraw draws them
    shows_cube "$(svg_cube '<rect x="0" y="0" width="400" height="300" fill="#ffffff"></rect>
      <g stroke-linecap="round" transform="translate(10 10) rotate(0 50 50)"><path stroke="#1e1e1e" stroke-width="1" fill="none" d="
      M0.31 -0.48 C22.5 -7.2, 41.3 -13.9, 60.4 -19.7 M-0.52 0.37 C19.1 -6.1, 39.2 -14.1, 59.6 -20.5
      M59.8 -20.3 C73.1 -7.4, 87.2 7.6, 100.6 19.5 M60.5 -19.6 C74.8 -6.1, 86.4 6.2, 99.7 20.4
      M100.3 20.2 C99.3 36.8, 100.9 53.1, 99.6 70.4 M99.6 19.7 C100.8 37.5, 99.2 52.2, 100.4 69.6
      M99.8 70.3 C79.3 76.1, 60.6 83.9, 40.3 89.6 M100.4 69.8 C80.9 77.3, 59.1 82.6, 39.7 90.5
      M40.4 90.2 C26.1 77.4, 13.6 63.1, 0.4 50.3 M39.6 89.6 C27.2 76.2, 12.9 63.8, -0.5 49.6
      M-0.3 50.4 C0.8 33.3, -0.6 16.1, 0.5 0.4 M0.4 49.5 C-0.7 33.9, 0.7 17.2, -0.4 -0.3
      M0.2 0.5 C13.9 12.8, 27.2 26.1, 40.4 39.6 M-0.4 -0.2 C12.8 13.9, 26.1 27.4, 39.5 40.4
      M40.3 40.5 C39.2 56.9, 40.9 73.1, 39.7 89.7 M39.6 39.7 C40.8 56.1, 39.3 74.2, 40.3 90.3
      M40.4 39.8 C60.9 33.9, 79.2 26.2, 100.3 20.4 M39.7 40.3 C59.3 32.8, 80.9 27.4, 99.6 19.6"></path></g>')"
    # a pen: the outline in one stroke of many points
    pen=$(awk 'BEGIN { split("0 0 60 -20 100 20 100 70 40 90 0 50 0 0", p, " "); srand(1)
        for (i = 1; i < 13; i += 2) for (t = 0; t < 1; t += 0.07)
            printf "%.1f,%.1f ", p[i] + t * (p[i+2] - p[i]) + rand() - 0.5, p[i+1] + t * (p[i+3] - p[i+1]) + rand() - 0.5 }')
    shows_cube "$(svg_cube '<g stroke="blue" fill="none"><polyline points="'"$pen"'0.8,0.6"/><path d="M.5-.4 40 40.5M100 20.5 39.6 40M40 39.3 40.4 90"/></g>')"
    head='<svg xmlns="http://www.w3.org/2000/svg">
'
    refused "$head<path d='M0 0C0 50 100 50 100 0z'/></svg>" \
        "2:1: the line that begins at (0, 0) is curved: only straight lines are supported"
    refused "$head<path d='M0 0Q50 90 100 0T200 0L100 60z'/></svg>" \
        "2:1: the line that begins at (0, 0) is curved: only straight lines are supported"
}

@test "SVG: what does not make sense is refused, with its place" {
    head='<svg xmlns="http://www.w3.org/2000/svg">
'
    refused "$head<path d='M0 0a5 5 0 01 9 9'/></svg>" "2:1: <path>: arcs are not supported at 'a5 5 0 01 9 9'"
    refused "$head<path d='L0 0'/></svg>" "2:1: <path>: its data does not begin with M at 'L0 0'"
    refused "$head<path d='M0 0L5'/></svg>" "2:1: <path>: its data ends too early"
    refused "$head<path d='M0 0L5 x'/></svg>" "2:1: <path>: expected a number at 'x'"
    refused "$head<path d='M0 0B5 5'/></svg>" "2:1: <path>: expected a command at 'B5 5'"
    refused "$head<rect width='50%' height='5'/></svg>" '2:1: <rect>: width="50%" is not valid here'
    refused "$head<polygon points='1 2 3'/></svg>" '2:1: <polygon>: points="1 2 3" is not valid here'
    refused "$head<g transform='turn(3)'/></svg>" '2:1: <g>: transform="turn(3)" is not valid here'
    refused "$head<g transform='scale(1,2,3)'/></svg>" '2:1: <g>: transform="scale(1,2,3)" is not valid here'
    refused "$head<g style='transform:scale(2)'/></svg>" \
        "2:1: <g>: a transform in a style is not supported; use the transform attribute"
    refused "$head<svg viewBox='0 0 1'/></svg>" '2:1: <svg>: viewBox="0 0 1" is not valid here'
    refused "$head<line x2='1e10'/></svg>" "2:1: the coordinates are too large"
    refused "$head<g></svg>" "2:6: mismatched tag"
    refused "$head" "2:1: no element found"
    refused "<html/>" "1:1: <html>: this is not SVG: it does not begin with <svg>"
    refused "<svg xmlns='urn:other'/>" "1:1: <svg>: this is not SVG: it has a different namespace"
    refused "$head</svg>" " no lines are drawn in this picture"
    deep=$(printf '<g>%.0s' {1..600})
    refused "<svg>$deep" "1:1506: <g>: the elements are nested too deeply"
    # the lines of a sound picture that make no drawing have a place, too
    waltz_from "$head<line x2='7' y2='9'/></svg>" check -
    same "$status" 2
    holds "$stderr" "-:2:1: "
}
