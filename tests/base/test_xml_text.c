/* SPDX-License-Identifier: MIT */
/* test_xml_text.c - what XML must not contain, and what it must. */
#include "support/cmocka_first.h"

#include "base/out.h"
#include "base/xml_text.h"

static void expect_xml(const char *text, bool ascii, const char *expected)
{
    char written[200];
    struct out o = out_to_buffer(written, sizeof written);
    out_xml(&o, text, ascii);
    assert_string_equal(written, expected);
}

static void special_characters(void **state)
{
    (void)state;
    expect_xml("a<b>c&d\"e'f", false, "a&lt;b&gt;c&amp;d\"e'f");
    expect_xml("a\x01 b\x1f c\td\ne~\x7f", false, "a  b  c d e~ ");
    /* the controls from U+0080 to U+009F; U+00A0 and what follows are characters */
    expect_xml("\xc2\x80|\xc2\x9f|\xc2\xa0|\xc3\xa4|\xe2\x82\xac|\xf0\x9f\x98\x80", false,
               " | |\xc2\xa0|\xc3\xa4|\xe2\x82\xac|\xf0\x9f\x98\x80");
    expect_xml("\xc2\x9f|\xc2\xa0|\xc3\xa4|\xe2\x82\xac|\xf0\x9f\x98\x80", true,
               " |&#160;|&#228;|&#8364;|&#128512;");
    expect_xml("~\x7f", true, "~ ");
    /* no UTF-8, and the two that are no characters */
    expect_xml("\xff|\xc3|\xed\xa0\x80", false, "&#xFFFD;|&#xFFFD;|&#xFFFD;&#xFFFD;&#xFFFD;");
    expect_xml("\xef\xbf\xbd|\xef\xbf\xbe|\xef\xbf\xbf", false, "\xef\xbf\xbd|&#xFFFD;|&#xFFFD;");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(special_characters)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
