/* SPDX-License-Identifier: MIT */
/* message_rows.h - every message: ROW(its code, the number of its arguments, its sentence in English).

   {1} is the first argument.  Sentences begin in lower case and have no full stop.  A part of the table is a file of rows/; the order of
   the parts is that of the codes.  Included by message.h, in several ways.  */
/* clang-format off */
#include "words/rows/rows_words.h"
#include "words/rows/rows_rules.h"
#include "words/rows/rows_csp.h"
#include "words/rows/rows_making.h"
#include "words/rows/rows_rating.h"
#include "words/rows/rows_missed.h"
#include "words/rows/rows_texts.h"
#include "words/rows/rows_json.h"
#include "words/rows/rows_layouts.h"
#include "words/rows/rows_requests.h"
#include "words/rows/rows_titles.h"
#include "words/rows/rows_drawings.h"
#include "words/rows/rows_programs.h"
#include "words/rows/rows_links.h"
#include "words/rows/rows_clues.h"
/* clang-format on */
