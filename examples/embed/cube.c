/* SPDX-License-Identifier: MIT */
/* cube.c - labels the nine lines of a cube as edges that are convex, concave, or hide what lies behind them. */
#include <stdio.h>
#include <string.h>

#include <waltz.h>

int main(void)
{
    /* Junctions by their shape, with the junctions at the other ends of their lines, counter-clockwise. */
    static const char cube[] = "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)";
    waltz_error error;
    waltz_drawing *drawing = waltz_read(cube, strlen(cube), 0, &error);
    if (!drawing) {
        fprintf(stderr, "%s\n", error.message);
        return 2;
    }
    waltz_labelling *labelling = waltz_labelling_new(drawing, NULL);
    if (!labelling) return 2;
    int lines, count = 0;
    const waltz_line *line = waltz_lines(drawing, &lines);
    for (; waltz_next(labelling) == WALTZ_FOUND; count++) {
        const waltz_label *label = waltz_labels(labelling);
        for (int i = 0; i < lines; i++) printf("%d-%d %-3s ", line[i].from, line[i].to, waltz_label_name(label[i]));
        putchar('\n');
    }
    printf("%d labellings\n", count);
    waltz_labelling_free(labelling);
    waltz_drawing_free(drawing);
    return 0;
}
