/* SPDX-License-Identifier: MIT */
/* decimal.c - see decimal.h */
#include "base/ascii.h"
#include "base/decimal.h"

static bool has_figure(const char *at, const char *end) { return at < end && is_figure(*at); }

static double scaled(double number, long exponent)
{
    const double most = 1e300;
    double factor = 10;
    const bool down = exponent < 0;
    if (number == 0 || exponent < -400) return 0;
    if (exponent > 400) return most;
    for (unsigned long left = (unsigned long)(down ? -exponent : exponent); left; left >>= 1) {
        if (left & 1) number = down ? number / factor : number * factor;
        factor *= factor;
    }
    return number > most ? most : number;
}

static const char *read_exponent(const char *at, const char *end, long *exponent)
{
    enum { FAR = 100000 };
    const char *start = at++;
    const bool down = at < end && *at == '-';
    if (at < end && (*at == '-' || *at == '+')) at++;
    if (!has_figure(at, end)) return start; /* the letter belongs to what follows */
    long value = 0;
    for (; has_figure(at, end); at++)
        if (value < FAR) value = 10 * value + (*at - '0');
    *exponent += down ? -value : value;
    return at;
}

const char *decimal_read(const char *at, const char *end, double *number)
{
    const uint64_t most = 100000000000000000; /* further digits make no difference */
    uint64_t digits = 0;
    long exponent = 0;
    bool any = false;
    const bool negative = at < end && *at == '-';
    if (at < end && (*at == '-' || *at == '+')) at++;
    for (; has_figure(at, end); at++, any = true) {
        if (digits < most) digits = 10 * digits + (uint64_t)(*at - '0');
        else exponent++;
    }
    if (at < end && *at == '.' && (any || has_figure(at + 1, end)))
        for (at++; has_figure(at, end); at++, any = true)
            if (digits < most) {
                digits = 10 * digits + (uint64_t)(*at - '0');
                exponent--;
            }
    if (!any) return NULL;
    if (at < end && (*at == 'e' || *at == 'E')) at = read_exponent(at, end, &exponent);
    const double value = scaled((double)digits, exponent);
    *number = negative ? -value : value;
    return at;
}

void out_decimal(struct out *o, double number, int places)
{
    const double most = 1e9;
    uint64_t unit = 1;
    for (int i = 0; i < places; i++) unit *= 10;
    if (!(number < most)) number = most; /* a value that is not a number ends here, too */
    if (number < -most) number = -most;
    const uint64_t value = (uint64_t)((number < 0 ? -number : number) * (double)unit + 0.5);
    if (number < 0 && value) out_char(o, '-');
    out_number(o, value / unit);
    uint64_t rest = value % unit;
    if (rest) out_char(o, '.');
    for (; rest; rest %= unit) {
        unit /= 10;
        out_char(o, (char)('0' + rest / unit));
    }
}
