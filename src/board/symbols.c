/* SPDX-License-Identifier: MIT */
/* symbols.c - see symbols.h */
#include "board/symbols.h"

#include "base/ascii.h"

char digit_symbol(int digit)
{
    static const char symbols[] = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    return digit >= 0 && digit < (int)sizeof symbols - 1 ? symbols[digit] : '?';
}

char region_symbol(int region) { return digit_symbol(region + 10); }

int symbol_digit(char symbol, int n)
{
    int digit = 0;
    if (symbol >= '1' && symbol <= '9') digit = symbol - '0';
    else if (symbol >= 'A' && symbol <= 'Z') digit = symbol - 'A' + 10;
    else if (symbol >= 'a' && symbol <= 'z') digit = symbol - 'a' + (n > 35 ? 36 : 10);
    return digit <= n ? digit : 0;
}

bool is_empty_mark(char c) { return c == '.' || c == '0' || c == '_' || c == '*'; }

bool is_shy_mark(char c) { return c == '-' || c == '?' || c == '#'; }

bool is_cell_symbol(char c) { return is_letter(c) || is_figure(c) || is_empty_mark(c); }
