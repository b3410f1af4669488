/* SPDX-License-Identifier: MIT */
/* whole_root.h - square roots of small whole numbers. */
#ifndef BASE_WHOLE_ROOT_H
#define BASE_WHOLE_ROOT_H

/* The largest number whose square is not above `square`. */
static inline int whole_root(int square)
{
    int root = 0;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
}

/* The root if there is an exact one, else 0. */
static inline int exact_root(int square)
{
    const int root = whole_root(square);
    return root * root == square ? root : 0;
}

#endif
