/* SPDX-License-Identifier: MIT */
/* layout_collection.c - see layout_collection.h

   All were made by random_layout.c, and have a grid; the names describe what they look like.  */
#include "generate/layout_collection.h"

/* clang-format off */
static const sudoku_layout layouts[] = {
    {"pinwheel", 9, "AAAABBBCC" "AAAABBBCC" "DDDABBBCC" "DDDEEECCC" "DDDEEEFFF"
                    "GGGEEEFFF" "GGHHHIFFF" "GGHHHIIII" "GGHHHIIII"},
    {"propeller", 9, "AAAAABBBC" "DDDDAABBC" "DDDDAABBC" "DEEFFFBBC" "EEEFFFCCC"
                     "EGGFFFCCH" "EGGIIHHHH" "EGGIIHHHH" "EGGGIIIII"},
    {"swirl", 9, "AAAABBBBB" "AAACCBBBB" "AADCCCEEE" "FFDCCCCEE" "FFDDDDDEE"
                 "FFGGGGDEE" "FFFGGGDHH" "IIIIGGHHH" "IIIIIHHHH"},
    {"hourglass", 9, "AABBBBBCC" "AADBBBECC" "AADDBEECC" "AADDFEECC" "AGDFFFEHC"
                     "GGDFFFEHH" "GGDFIFEHH" "GGDIIIEHH" "GGIIIIIHH"},
    {"diamond", 9, "AABBBBBCC" "AAABBBCCC" "DAAABCCCE" "DDAFFFCEE" "DDDFFFEEE"
                   "DDGFFFHEE" "DGGGIHHHE" "GGGIIIHHH" "GGIIIIIHH"},
    {"flower", 9, "AABBBBBCC" "AAAABCCCC" "DAABBBCCE" "DADFFFECE" "DDDFFFEEE"
                  "DGDFFFEHE" "DGGIIIHHE" "GGGGIHHHH" "GGIIIIIHH"},
    {"slant", 9, "AABBBBCCD" "AAABBBCCD" "EAAABBCCD" "EEAFFFCCD" "EEEFFFCDD"
                 "EEEFFFDDD" "GGGGGHIII" "GGGGHHIII" "HHHHHHIII"},
    {"pinwheel5", 5, "AABBB" "AACBB" "ACCCD" "EECDD" "EEEDD"},
    {"swirl6", 6, "AAABBB" "AACCBB" "ADDCCB" "EDDCCF" "EEDDFF" "EEEFFF"},
    {"cross7", 7, "AAABBBB" "AAABBCC" "DAEBECC" "DDEEECC" "DDEFEGC" "DDFFGGG" "FFFFGGG"},
    {"swirl8", 8, "AABBBCCC" "AABBBCCC" "AABBDCCD" "AAEEDDDD" "EEEEDDFF" "EGGEHHFF" "GGGHHHFF" "GGGHHHFF"},
};
/* clang-format on */

bool layout_at(int index, sudoku_layout *layout)
{
    if (index < 0 || index >= (int)(sizeof layouts / sizeof *layouts)) return false;
    *layout = layouts[index];
    return true;
}
