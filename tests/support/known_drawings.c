/* SPDX-License-Identifier: MIT */
/* known_drawings.c - see known_drawings.h

   The cube, fig. 12A and fig. 18 are those of the AC-3 report (its figures are from Winston, Artificial Intelligence, 1992); those
   named paip are from Norvig, Paradigms of Artificial Intelligence Programming, 1992.  */
#include "support/known_drawings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct known_drawing known_drawings[] = {
    {"cube", "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)", "0 1 2 3 4 5", 7,
     9, 216, 4, 1},
    {"fig12A",
     "0:W(8,9,1) 1:L(0,2) 2:W(1,3,4) 3:L(4,2) 4:T(3,5,2) 5:W(4,9,6) 6:L(5,7) 7:W(6,9,8) 8:L(7,0) "
     "9:Y(0,7,5)",
     "0 1 2 4 5 6 7 8", 10, 13, 288, 5, 1},
    {"fig18",
     "0:W(2,3,1) 1:L(0,4) 2:L(7,0) 3:Y(0,8,9) 4:W(1,6,5) 5:L(4,7) 6:Y(8,7,4) 7:W(5,6,2) 8:W(6,9,3) "
     "9:L(3,8)",
     "0 1 4 5 7 2", 10, 13, 0, 0, 0},
    {"paip-cube-on-plate",
     "a:Y(d,c,b) b:W(g,a,e) c:W(e,a,f) d:W(f,a,g) e:L(b,c) f:Y(i,c,d) g:Y(h,d,b) h:W(l,j,g) i:W(f,j,m) "
     "j:Y(k,i,h) k:W(m,j,l) l:L(k,h) m:L(i,k)",
     "b e c f i m k l h g", 13, 18, 3456, 4, 1},
    {"paip-poiuyt",
     "a:L(g,b) b:L(a,j) c:L(l,d) d:L(c,h) e:L(i,f) f:L(e,k) g:L(l,a) h:L(d,l) i:L(k,e) j:L(b,k) "
     "k:W(j,f,i) l:W(h,c,g)",
     NULL, 12, 13, 2073600, 0, 0},
    {"paip-tower",
     "a:Y(d,c,b) n:L(o,q) b:W(g,a,e) o:W(y,n,j) c:W(e,a,f) p:L(i,r) d:W(f,a,g) q:W(n,w,s) e:L(b,c) "
     "r:W(s,x,p) f:Y(i,c,d) s:L(q,r) g:Y(h,d,b) t:W(w,z,x) h:W(l,j,g) u:W(x,z,y) i:W(f,p,m) v:W(y,z,w) "
     "j:Y(k,o,h) w:Y(q,v,t) k:W(m,j,l) x:Y(t,u,r) l:L(k,h) y:Y(o,u,v) m:L(i,k) z:Y(v,u,t)",
     "e c f i m k l h g b", 26, 36, 3456, 4, 1},
    {"paip-arch",
     "a:W(e,c,b) p:L(q,o) b:L(a,d) q:T(i,p,r) c:Y(g,d,a) r:T(s,j,q) d:W(b,c,m) s:L(t,r) e:L(f,a) "
     "t:W(u,k,s) f:T(g,e,n) u:L(4,t) g:W(h,c,f) v:L(4,2) h:T(i,g,o) w:W(x,y,1) i:T(j,h,q) x:L(z,w) "
     "j:T(k,i,r) y:Y(z,2,w) k:T(l,j,t) z:W(3,y,x) l:T(m,k,4) 1:T(o,n,w) m:L(d,l) 2:W(v,y,3) n:L(1,f) "
     "3:L(2,z) o:W(p,h,1) 4:T(l,u,v)",
     "e a b d m l 4 v 2 3 z x w 1 n f", 30, 40, 21233664, 384, 8},
    {"tetrahedron, two faces", "A:W(B,C,D) B:L(C,A) C:W(D,A,B) D:L(A,C)", "A B C D", 4, 5, 36, 3, 1},
    {"tetrahedron, three faces", "A:W(B,D,C) B:W(C,D,A) C:W(A,D,B) D:Y(C,A,B)", "A B C", 4, 6, 54, 3, 1},
    {"penrose",
     "K0:L(OM1,OM0) OM1:W(K1,MI2,K0) K1:L(OM2,OM1) OM0:W(K0,MI1,K2) MI1:L(H1,OM0) H1:T(MI1,H2,H0) "
     "H2:T(MI2,H0,H1) OM2:W(K2,MI0,K1) K2:L(OM0,OM2) MI2:L(H2,OM1) H0:T(MI0,H1,H2) MI0:L(H0,OM2)",
     "K0 OM0 K2 OM2 K1 OM1", 12, 15, 216, 4, 1},
    {"L-block",
     "0:L(1,2) 1:W(6,5,0) 2:W(0,5,3) 3:L(2,4) 4:W(3,9,10) 5:Y(2,1,8) 6:Y(1,7,8) 7:W(10,9,6) "
     "8:W(5,6,9) 9:Y(8,7,4) 10:L(4,7)",
     "1 0 2 3 4 10 7 6", 11, 15, 864, 4, 1},
    {"T-block",
     "0:T(7,4,1) 1:W(0,4,2) 2:L(1,3) 3:W(2,12,13) 4:L(1,0) 5:L(6,7) 6:W(9,8,5) 7:W(5,8,0) 8:Y(7,6,11) "
     "9:Y(6,10,11) 10:W(13,12,9) 11:W(8,9,12) 12:Y(11,10,3) 13:L(3,10)",
     "5 7 0 1 2 3 13 10 9 6", 14, 19, 1152, 5, 1},
    {"cube on plate",
     "0:L(1,2) 1:W(15,7,0) 2:T(9,8,0) 3:T(10,11,4) 4:W(3,7,5) 5:L(4,6) 6:W(5,7,15) 7:Y(4,1,6) 8:L(2,10) "
     "9:W(14,13,2) 10:W(8,13,3) 11:L(3,12) 12:W(11,13,14) 13:Y(10,9,12) 14:L(12,9) 15:L(6,1)",
     "0 2 8 10 3 4 5 6 15 1", 16, 21, 6912, 16, 2},
    {"frustum", "A:W(B,D,C) B:W(C,E,A) C:W(A,F,B) D:Y(E,F,A) E:Y(F,D,B) F:Y(C,D,E)", "A B C", 6, 9, 729,
     4, 1},
    {"notched cube",
     "0:L(1,2) 1:W(12,10,0) 2:W(0,5,3) 3:L(2,4) 4:W(3,11,12) 5:Y(2,9,8) 6:Y(9,7,8) 7:W(11,6,10) "
     "8:W(5,6,11) 9:W(10,6,5) 10:Y(9,1,7) 11:Y(8,7,4) 12:L(4,1)",
     "0 2 3 4 12 1", 13, 18, 216, 4, 1},
};
const int known_drawing_count = (int)(sizeof known_drawings / sizeof *known_drawings);

static void give_up(const char *what, const char *sentence)
{
    fprintf(stderr, "%s: %s\n", what, sentence);
    abort();
}

const struct known_drawing *known_drawing(const char *name)
{
    for (int i = 0; i < known_drawing_count; i++)
        if (strcmp(known_drawings[i].name, name) == 0) return &known_drawings[i];
    give_up(name, "no drawing has this name");
    return NULL;
}
waltz_drawing *drawing_of(const char *text)
{
    waltz_error e;
    waltz_drawing *d = waltz_read(text, strlen(text), 0, &e);
    if (!d) give_up(text, e.message);
    return d;
}

int face_named(const waltz_drawing *d, const char *junctions)
{
    int list[64], count = 0, used;
    char name[32];
    for (const char *p = junctions; sscanf(p, " %31s%n", name, &used) == 1; p += used)
        list[count++] = waltz_find_junction(d, name);
    return waltz_find_face(d, list, count);
}

waltz_drawing *known_with_outline(const struct known_drawing *k)
{
    waltz_drawing *d = drawing_of(k->text);
    const int face = face_named(d, k->outline);
    if (face < 0) give_up(k->name, "no such face");
    waltz_set_outline_face(d, face);
    return d;
}
