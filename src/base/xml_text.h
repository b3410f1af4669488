/* SPDX-License-Identifier: MIT */
/* xml_text.h - text within XML. */
#ifndef BASE_XML_TEXT_H
#define BASE_XML_TEXT_H

#include <stdbool.h>

#include "base/out.h"

/* Escapes what XML demands; characters that XML cannot contain become a blank or a replacement character.  `ascii`: all
   other characters become references.  */
void out_xml(struct out *, const char *text, bool ascii);

#endif
