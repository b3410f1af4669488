/* SPDX-License-Identifier: MIT */
/* xml_text.c - see xml_text.h */
#include "base/xml_text.h"

#include <string.h>

#include "base/utf8.h"

void out_xml(struct out *o, const char *text, bool ascii)
{
    const size_t length = strlen(text);
    for (size_t at = 0; at < length;) {
        int32_t code;
        const int bytes = utf8_decode(text + at, length - at, &code);
        if (code < 0 || code == 0xFFFE || code == 0xFFFF) out_text(o, "&#xFFFD;");
        else if (code < 0x20 || (code >= 0x7F && code < 0xA0)) out_char(o, ' ');
        else if (code == '&') out_text(o, "&amp;");
        else if (code == '<') out_text(o, "&lt;");
        else if (code == '>') out_text(o, "&gt;");
        else if (code >= 0x80 && ascii) out_format(o, "&#%d;", (int)code);
        else out_bytes(o, text + at, (size_t)bytes);
        at += (size_t)bytes;
    }
}
