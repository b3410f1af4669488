/* SPDX-License-Identifier: MIT */
/* message_rows_de.h - the messages of message_rows.h in German.

   A sentence begins with a capital, a part of one as it stands in the middle.  Its parts are those of message_rows.h.
   Included by message.c.  */
/* clang-format off */
#include "words/rows/rows_words_de.h"
#include "words/rows/rows_rules_de.h"
#include "words/rows/rows_csp_de.h"
#include "words/rows/rows_making_de.h"
#include "words/rows/rows_rating_de.h"
#include "words/rows/rows_missed_de.h"
#include "words/rows/rows_texts_de.h"
#include "words/rows/rows_json_de.h"
#include "words/rows/rows_layouts_de.h"
#include "words/rows/rows_requests_de.h"
#include "words/rows/rows_titles_de.h"
#include "words/rows/rows_drawings_de.h"
#include "words/rows/rows_programs_de.h"
#include "words/rows/rows_links_de.h"
#include "words/rows/rows_clues_de.h"
/* clang-format on */
