/* SPDX-License-Identifier: MIT */
/* status.h - the exit statuses of all programs; if several apply, the highest is returned. */
#ifndef COMMON_STATUS_H
#define COMMON_STATUS_H

enum { STATUS_FINE, STATUS_NO_SOLUTION, STATUS_BAD, STATUS_STOPPED, STATUS_INTERRUPTED = 130 };

#endif
