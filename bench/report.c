/* SPDX-License-Identifier: MIT */
/* report.c - see report.h */
#include "report.h"

#include <math.h>
#include <string.h>

void print_heading(void)
{
    printf("%-20s %-16s %12s %9s %9s %9s %8s %10s %10s\n", "list", "engine", "puzzles/s", "guesses",
           "nodes", "passes", "ratio", "median ns", "p99 ns");
}

static void print_number(int width, int decimals, double value)
{
    if (value > 0) printf(" %*.*f", width, decimals, value);
    else printf(" %*s", width, "-");
}

void print_row(const struct row *r)
{
    printf("%-20s %-16s %12.0f %9.2f", r->list, r->engine, r->rate, r->guesses);
    print_number(9, 2, r->nodes);
    print_number(9, 2, r->passes);
    print_number(8, 2, r->ratio);
    print_number(10, 0, r->median_ns);
    print_number(10, 0, r->p99_ns);
    printf("%s\n", r->wrong ? "  WRONG COUNT" : "");
    fflush(stdout);
}

bool write_json(const char *path, const struct row *row, int count)
{
    FILE *file = fopen(path, "w");
    if (!file) return false;
    fputs("[\n", file);
    for (int i = 0; i < count; i++) {
        const struct row *r = &row[i];
        fprintf(file,
                "  {\"list\": \"%s\", \"engine\": \"%s\", \"rate\": %.0f, \"ratio\": %.3f, \"guesses\": "
                "%.3f, "
                "\"nodes\": %.3f, \"passes\": %.3f, \"median_ns\": %.0f, \"p99_ns\": %.0f}%s\n",
                r->list, r->engine, r->rate, r->ratio, r->guesses, r->nodes, r->passes, r->median_ns,
                r->p99_ns, i + 1 < count ? "," : "");
    }
    fputs("]\n", file);
    return fclose(file) == 0;
}

/* ---- the picture ---- */

enum { LEFT = 150, WIDTH = 520, BAR = 13, GAP = 14, TOP = 24 };

static double bar_width(double rate) { return rate > 100 ? (log10(rate) - 2) / 5 * WIDTH : 0; }

static void draw_scale(FILE *file, int height)
{
    static const char *const label[] = {"100/s", "1k/s", "10k/s", "100k/s", "1M/s", "10M/s"};
    for (int i = 0; i < 6; i++) {
        const int x = LEFT + i * WIDTH / 5;
        fprintf(file, "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#ccc\"/>\n", x, TOP - 6, x,
                height);
        fprintf(file, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", x, TOP - 10,
                label[i]);
    }
}

bool write_svg(const char *path, const struct row *row, int count)
{
    static const char *const color[] = {"#2a6f97", "#61a5c2", "#bc6c25",
                                        "#dda15e", "#588157", "#a3b18a"};
    FILE *file = fopen(path, "w");
    if (!file) return false;
    int height = TOP + count * BAR;
    for (int i = 1; i < count; i++) height += strcmp(row[i].list, row[i - 1].list) ? GAP : 0;
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "font-family=\"sans-serif\" "
            "font-size=\"10\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n",
            LEFT + WIDTH + 140, height + 10);
    draw_scale(file, height);
    for (int i = 0, y = TOP, place = 0; i < count; i++, y += BAR, place++) {
        const bool first = !i || strcmp(row[i].list, row[i - 1].list) != 0;
        if (first && i) y += GAP;
        if (first) {
            place = 0;
            fprintf(file, "<text x=\"4\" y=\"%d\" font-weight=\"bold\">%s</text>\n", y + BAR - 3,
                    row[i].list);
        }
        const double width = bar_width(row[i].rate);
        fprintf(file, "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n", LEFT, y,
                width, BAR - 2, color[place % 6]);
        fprintf(file, "<text x=\"%.1f\" y=\"%d\">%s, %.0f/s</text>\n", LEFT + width + 4, y + BAR - 3,
                row[i].engine, row[i].rate);
    }
    fputs("</svg>\n", file);
    return fclose(file) == 0;
}
