/* SPDX-License-Identifier: MIT */
/* steps_page.h - the fixed parts of the page that steps_html.c writes: style and script. */
#ifndef SHOW_STEPS_PAGE_H
#define SHOW_STEPS_PAGE_H

extern const char steps_style[], steps_look_style[];
extern const char steps_script[], steps_script_ways[];

#endif
