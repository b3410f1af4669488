#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The page of a trace, in a browser: it must show what --trace json prints for the same run.
load helper
load browser

csp=${CSP:-$(dirname "$SUDOKU")/csp}
examples=$PROJECT/examples/csp

setup() {
    cd "$BATS_TEST_TMPDIR" || return
    find_browser
}

# trace ARGUMENT... makes trace.html and trace.json
trace() {
    "$csp" "$@" --trace html >trace.html
    "$csp" "$@" --trace json >trace.json
    last=$(($(wc -l <trace.json) - 1))
}

# Moves the slider of trace.html to each STEP and prints a line of JSON for what is shown there.
shown_at() {
    {
        cat trace.html
        cat <<'END'
<pre id="result"></pre>
<script>
const text = id => document.getElementById(id).textContent;
const seen = what => document.getElementById('domains').querySelectorAll(what).length;
result.textContent = JSON.stringify(
END
        printf '[%s]' "$(
            IFS=,
            echo "$*"
        )"
        cat <<'END'
.map(step => {
    at.value = step;
    at.dispatchEvent(new Event('input'));
    return {count: text('count'), what: text('what'), removed: +text('removed'),
            crossed: seen('.gone, .going'), going: seen('.going'), left: seen('.left')};
}));
</script>
END
    } >moved.html
    result_of moved.html | jq -c '.[]'
}

# The same from trace.json.
told_at() {
    jq -c -n --argjson at "[$(
        IFS=,
        echo "$*"
    )]" '
        def values: ltrimstr("{") | rtrimstr("}") | split(", ") | map(split("..") | map(tonumber) |
            if length == 2 then .[1] - .[0] + 1 else 1 end) | add // 0;
        def sentence:
            if . == null then "The domains at the start."
            elif .event == "select" then "Take \(.constraint): which values does it still allow?"
            elif .event == "keep" then "Nothing goes by \(.constraint)."
            else "\(.variable) loses \(.removed | map(tostring) | join(", "))." end;
        [inputs] as [$start, $steps] | $at[] as $n
        | ([$start.domains[] | values] | add) as $all
        | ([$steps[:$n][] | .removed // [] | length] | add // 0) as $removed
        | {count: "step \($n) of \($steps | length)",
           what: (if $n == 0 then null else $steps[$n - 1] end | sentence), removed: $removed, crossed: $removed,
           going: (if $n == 0 then 0 else $steps[$n - 1].removed // [] | length end), left: ($all - $removed)}
    ' <(head -n 1 trace.json) <(tail -n +2 trace.json | jq -s .)
}

@test "first, middle and last step of a 4x4 Sudoku" {
    trace ac --algorithm ac3 "$examples/sudoku4.csp"
    steps=(1 $((last / 2)) "$last")
    shown=$(shown_at "${steps[@]}")
    same "$(wc -l <<<"$shown")" 3
    same "$shown" "$(told_at "${steps[@]}")"
}

@test "every step, forwards and backwards" {
    trace ac --algorithm ac3 "$examples/sudoku4.csp"
    mapfile -t steps < <(seq 0 "$last"; seq "$last" -1 0)
    same "$(shown_at "${steps[@]}")" "$(told_at "${steps[@]}")"
}

@test "a search ends with its solution" {
    trace "$examples/queens.csp"
    tail -n 1 trace.json | jq -c '.solution' >solution
    { cat trace.html; cat <<'END'; } >moved.html
<pre id="result"></pre>
<script>
at.value = steps.length;
at.dispatchEvent(new Event('input'));
result.textContent = JSON.stringify(Object.fromEntries(boxes.map((box, x) =>
    [variables[x].name, +box.e.querySelector('.left').textContent])));
</script>
END
    same "$(result_of moved.html | jq -c .)" "$(cat solution)"
}

@test "nothing is wider than a telephone" {
    "$SUDOKU" ac3 --trace html <<<"$classic" >sudoku.html
    for model in sudoku4 australia zebra queens; do "$csp" ac --trace html "$examples/$model.csp" >$model.html; done
    cat >phone.html <<'END'
<pre id="result"></pre>
<script>
const names = ['sudoku', 'sudoku4', 'australia', 'zebra', 'queens'];
let beyond = {}, loaded = 0;
for (const name of names) {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.style.cssText = 'width: 360px; height: 800px; border: 0';
    frame.onload = () => {
        const page = frame.contentDocument.documentElement;
        beyond[name] = page.scrollWidth - page.clientWidth;
        if (++loaded === names.length) result.textContent = names.map(n => n + ' ' + beyond[n]).join(', ');
    };
    frame.src = name + '.html#20';
}
</script>
END
    same "$(result_of phone.html)" "sudoku 0, sudoku4 0, australia 0, zebra 0, queens 0"
}

@test "keys, buttons and the address" {
    trace ac --algorithm ac3 "$examples/sudoku4.csp"
    { cat trace.html; cat <<'END'; } >moved.html
<pre id="result"></pre>
<script>
const press = key => (document.dispatchEvent(new KeyboardEvent('keydown', {key})), at.value);
const click = id => (document.getElementById(id).click(), at.value);
const seen = [...['End', 'ArrowLeft', 'PageUp', 'Home', 'ArrowRight', 'n', 'p', 'PageDown'].map(press),
    ...['last', 'back', 'first', 'on', 'change'].map(click)];
window.addEventListener('hashchange', () => result.textContent = [...seen, at.value].join(' '));
location.hash = '#34';
</script>
END
    # step 1 only selects a constraint: N moves from it to 2, and P from there back to the start
    same "$(result_of moved.html)" "64 63 53 0 1 2 0 10 64 63 0 1 2 34"
}
