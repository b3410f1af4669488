#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The page of a tree, in a browser: it must show what --tree json prints for the same search.
load helper
load browser

csp=${CSP:-$(dirname "$SUDOKU")/csp}
examples=$PROJECT/examples/csp

setup_file() { # once: starting a browser takes a second
    cd "$BATS_FILE_TMPDIR" || return
    find_browser
    export browser
}

# draw ARGUMENT... makes tree.html and tree.json
draw() {
    "$csp" "$@" --tree html >tree.html || [ $? = 1 ]
    "$csp" "$@" --tree json >tree.json || [ $? = 1 ]
}

# Opens tree.html with a script behind it, which sets `result`, and prints that.
seen() {
    {
        cat tree.html
        printf '<pre id="result"></pre>\n<script>\n'
        cat
        printf '</script>\n'
    } >seen.html
    result_of seen.html
}

@test "every node is shown with its shape, its path and its domains" {
    draw -a --order input "$examples/australia.csp"
    seen <<'END' >shown
moves.u();
const told = nodes.map(n => {
    choose(n);
    const shape = n.g.querySelector('path, rect, circle');
    return {node: n.node, status: shape.getAttribute('class'),
        path: [...document.querySelectorAll('#path button')].slice(1).map(b => b.textContent),
        sizes: [...document.querySelectorAll('#sizes td:last-child')].map(e => +e.textContent)};
});
result.textContent = JSON.stringify(told);
END
    jq -c '.[]' shown >shown.lines
    jq -cs '.[1:] as $nodes | (reduce $nodes[] as $n ({}; .[$n.node | tostring] = $n)) as $by
        | def path: if .parent then ($by[.parent | tostring] | path) + [.decision] else [] end;
        $nodes[] | {node, status, path: path, sizes: (.sizes // [])}' tree.json >wanted.lines
    same "$(cat shown.lines)" "$(cat wanted.lines)"
    [ "$(wc -l <shown.lines)" -gt 20 ]
}

@test "folding, keys, buttons, the chart; and nodes never overlap" {
    draw "$examples/queens.csp"
    # without what is below a sub-tree that has failed
    unfolded=$(jq -s '.[1:] as $nodes | (reduce $nodes[] as $n ({}; .[$n.node | tostring] = $n)) as $by
        | def hidden: .parent != null and
            ($by[.parent | tostring] | .solutions == 0 and .open == 0 or hidden);
        [$nodes[] | select(hidden | not)] | length' tree.json)
    [ "$unfolded" -gt 5 ] && [ "$unfolded" -lt 40 ]
    seen <<'END' >shown
/* boxes of shapes and labels on one level, from left to right */
const overlaps = () => {
    const levels = new Map();
    for (const n of shownNodes())
        levels.set(n.level, [...levels.get(n.level) || [], n]);
    let count = 0;
    for (const level of levels.values()) {
        level.sort((a, b) => a.x - b.x);
        for (let i = 1; i < level.length; i++)
            count += level[i - 1].x + halfWidth(level[i - 1]) > level[i].x - halfWidth(level[i]);
    }
    return count;
};
const middle = () => nodes.every(n => !n.g || shownKids(n).length < 2 ||
    Math.abs(2 * n.x - n.kids[0].x - n.kids[n.kids.length - 1].x) < .01);
const count = () => document.querySelectorAll('#view g.node').length;
const look = () => [count(), overlaps(), middle()];
const click = id => (show(id).click(), look());
const press = key => (document.dispatchEvent(new KeyboardEvent('keydown', {key})), now.node);

const looks = [look(), click('labels'), click('fold'), click('unfold')];
const walked = ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'n', 'p', 'ArrowUp', 's', 'Home'].map(press);
press('n');
press('Enter');
const closed = [count(), now.g.getAttribute('aria-expanded')];
press('ArrowDown');
const opened = [count(), now.node];

show('at').value = 25;
show('at').dispatchEvent(new Event('input'));
const slid = [now.node, Math.round(43 * document.querySelector('#chart .here').getAttribute('x1')) / 1000];
const box = show('chart').getBoundingClientRect();
show('chart').dispatchEvent(new MouseEvent('click', {clientX: box.left + box.width * 9.5 / 43, clientY: box.top + 5}));
const clicked = now.node;
window.addEventListener('hashchange', () => {
    result.textContent = JSON.stringify([looks, walked, closed, opened, slid, clicked, now.node]);
});
location.hash = '#14';
END
    same "$(cat shown)" "[[[43,0,true],[43,0,true],[$unfolded,0,true],[43,0,true]],\
[2,3,14,3,4,3,2,43,1],[2,\"false\"],[43,3],[25,24.5],10,14]"
}

@test "a long search: folded at first, some of it only counted; and not wider than a telephone" {
    "$csp" gen pigeons 8 7 >pigeons.csp
    draw -a --restarts always --tree-nodes 1000 pigeons.csp
    facts=$(jq -rs '.[0] | "\(.nodes) nodes, \(.failures) failures, 0 solutions, \(.restarts) restarts. " +
        "\(.nodes - .kept) nodes were not kept, only counted"' tree.json)
    cat >phone.html <<'END'
<pre id="result"></pre>
<script>
const frame = document.body.appendChild(document.createElement('iframe'));
frame.style.cssText = 'width: 360px; height: 800px; border: 0';
frame.onload = () => {
    const page = frame.contentDocument.documentElement, count = what => page.querySelectorAll(what).length;
    result.textContent = [page.querySelector('#facts').textContent.split(':')[0], count('#view g.node') <= 150,
        count('#view .lost') > 0, count('#view .again') > 1, page.scrollWidth - page.clientWidth].join('; ');
};
frame.src = 'tree.html#20';
</script>
END
    same "$(result_of phone.html)" "$facts; true; true; true; 0"
}
