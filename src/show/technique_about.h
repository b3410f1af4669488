/* SPDX-License-Identifier: MIT */
/* technique_about.h - what each technique is, in a paragraph of English. */
#ifndef SHOW_TECHNIQUE_ABOUT_H
#define SHOW_TECHNIQUE_ABOUT_H

const char *technique_about(int technique);

#endif
