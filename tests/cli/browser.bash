# SPDX-License-Identifier: MIT
# Pages in a browser, for tests that examine a rendered page.  Tests are skipped if no browser starts.

find_browser() {
    browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || skip "no browser"
    open_page about:blank | grep -q '<html' || skip "the browser does not start here: $(tail -n 1 browser.log)"
}

# Prints the document of a rendered page.
open_page() {
    timeout 600 "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir="$PWD/profile" \
        --allow-file-access-from-files --virtual-time-budget=10000 --dump-dom "$1" 2>browser.log
}

# Opens PAGE and prints the text that its script has put into the element "result".
result_of() {
    open_page "file://$PWD/$1" |
        sed -n 's|.*<pre id="result">\(.*\)</pre>.*|\1|p' | sed 's/&gt;/>/g; s/&lt;/</g; s/&amp;/\&/g'
}
