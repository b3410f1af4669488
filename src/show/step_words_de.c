/* SPDX-License-Identifier: MIT */
/* step_words_de.c - what is said in German; step_words.h says what may stand in braces.

   A house after a preposition is in the dative, any other in the nominative, so sentences are built around these two.  What
   follows in a chain stands after "dann" or "also", and so begins with its verb.  */
#include "board/naming.h"
#include "board/symbols.h"
#include "show/language.h"

static void out_named_house(struct out *o, const sudoku_rules *r, int house, bool dative)
{
    const struct house *h = &r->house[house];
    switch ((sudoku_house_kind)h->kind) {
    case SUDOKU_ROW: out_format(o, "Zeile %d", h->number); break;
    case SUDOKU_COLUMN: out_format(o, "Spalte %d", h->number); break;
    case SUDOKU_BOX: out_format(o, "Block %d", h->number); break;
    case SUDOKU_REGION: out_format(o, "Gebiet %c", region_symbol(h->number - 1)); break;
    case SUDOKU_DIAGONAL:
        out_text(o, dative ? "der " : "die ");
        out_text(o, h->number == 1 ? "fallende" : "steigende");
        out_text(o, dative ? "n Diagonale" : " Diagonale");
        break;
    case SUDOKU_WINDOW: out_format(o, "Fenster %d", h->number); break;
    case SUDOKU_EXTRA_HOUSE: out_format(o, "Haus %d", h->number); break;
    case SUDOKU_HIDDEN_WINDOW:
        out_format(o, dative ? "dem verborgenen Fenster %d" : "das verborgene Fenster %d", h->number);
        break;
    }
}

static void out_nominative(struct out *o, const sudoku_rules *r, int house)
{
    out_named_house(o, r, house, false);
}

static void out_dative(struct out *o, const sudoku_rules *r, int house)
{
    out_named_house(o, r, house, true);
}

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): many sentences take several lines */
static const char *const sentences[SENTENCES] = {
    [SAY_FULL_HOUSE] = "[{In base} ist {cell} die letzte offene Zelle|{cell} ist die letzte offene "
                       "Zelle eines Hauses], und {digit} ist die eine Ziffer, die dort fehlt: {so}.",
    [SAY_NAKED_SINGLE] = "Alle anderen Ziffern sind für {cell} ausgeschlossen, also enthält sie "
                         "{digit}: {so}.",
    [SAY_HIDDEN_SINGLE] = "[{In base}|In einem ihrer Häuser] ist {cell} die einzige Zelle, die noch "
                          "{digit} enthalten kann, und jede Ziffer braucht einen Platz: {so}.",
    [SAY_DIRECT_LOCKED] =
        "{In home} kann die Ziffer {digits} nur in {cells} stehen, und alle diese "
        "Zellen liegen {in cover}. Damit entfallen ihre anderen Plätze {in cover}, und "
        "[{in second}|anderswo] bleibt ein einziger: {so}.",
    [SAY_DIRECT_HIDDEN] = "[{In base}|In einem Haus] können die Ziffern {digits} nur in {cells} stehen, "
                          "also enthalten diese Zellen nichts anderes. Für {digit} bleibt damit [{in "
                          "base}|in einem der Häuser] ein einziger Platz: {so}.",
    [SAY_LOCKED_SET] = "Die {count} Zellen {cells} liegen beieinander[ {in base}] und haben zusammen "
                       "nur die Ziffern {digits}. Damit sind diese Ziffern dort verbraucht, und jede "
                       "andere Zelle dieser Häuser verliert sie: {so}.",
    [SAY_LOCKED] = "{In base} kann die Ziffer {digits} nur dort stehen, wo sich {base} und "
                   "{cover} kreuzen ({cells}). Also steht {digits} {in cover} in keiner anderen "
                   "Zelle: {so}.",
    [SAY_INTERSECTION] = "{In base} kann die Ziffer {digits} nur in {cells} stehen. Wo sie auch steht, "
                         "wird sie von {where} aus gesehen; dort kann {digits} also nicht stehen: {so}.",
    [SAY_LEFTOVERS] = "Ein Vergleich: {base} auf der einen Seite, {cover} auf der anderen. Das sind "
                      "gleich viele Häuser, also enthalten beide Seiten dieselben Ziffern. Was sie "
                      "gemeinsam haben, fällt heraus. Was übrig bleibt, {cells} hier und {others} "
                      "dort, muss auch dieselben Ziffern enthalten; eine Ziffer, die auf einer Seite "
                      "unmöglich ist, entfällt auf der anderen: {so}.",
    [SAY_NAKED] = "Die {count} Zellen {cells} haben zusammen nur die Ziffern {digits}: so viele "
                  "Ziffern wie Zellen. Damit sind diese Ziffern dort verbraucht, und [keine "
                  "andere Zelle {in base}|keine Zelle, die alle diese sieht,] kann eine davon "
                  "enthalten: {so}.",
    [SAY_HIDDEN] = "[{In base}|In einem Haus] können die Ziffern {digits} nur in {cells} stehen: "
                   "so viele Zellen wie Ziffern. Also enthalten diese Zellen nichts anderes: {so}.",
    [SAY_FISH] = "{In base} liegen alle Plätze der Ziffer {digits} {in cover}: auf beiden "
                 "Seiten gleich viele Häuser. Jedes der ersten braucht seine {digits}; also "
                 "bekommen {cover} ihre von dort, und keine andere Zelle {in cover} kann "
                 "{digits} sein: {so}.",
    [SAY_FINNED_FISH] = "Bis auf [{fins#die Flosse/die Flossen} {fins}[ und {endo#die innere "
                        "Flosse/die inneren Flossen} {endo}]|{endo#die innere Flosse/die inneren "
                        "Flossen} {endo}] liegen {in base} alle Plätze der Ziffer {digits} {in cover}: "
                        "gleich viele Häuser. Entweder ist {fins#die Flosse/eine Flosse} {digits}, "
                        "oder {cover} bekommen ihre {digits} von dort, und keine andere ihrer Zellen "
                        "kann {digits} sein. Was in beiden Fällen entfällt, entfällt sicher: {so}.",
    [SAY_KRAKEN] = "Bis auf einige Zellen[ ({fins})] liegen {in base} alle Plätze von {digits} "
                   "{in cover}. Wenn dieser Fisch gilt, entfällt der Kandidat; und wenn eine der "
                   "Zellen {digits} ist, entfällt er durch eine Kette. {chains} So oder so "
                   "entfällt er also: {so}.",
    [SAY_REMOTE_PAIR] = "Die Zellen {path} haben nur {digits} und bilden eine Kette, in der jede die "
                        "nächste sieht; also wechseln sich die beiden Ziffern ab. Was zwei Zellen der "
                        "Kette mit verschiedenen Ziffern sieht, kann keine der beiden enthalten: {so}.",
    [SAY_BUG_1] = "Alle offenen Zellen bis auf eine haben zwei Kandidaten, und in jedem Haus hat "
                  "jede Ziffer noch zwei Plätze. Ohne den dritten Kandidaten der einen Zelle "
                  "ginge das auf zwei Arten auf oder gar nicht; das Rätsel hat aber eine Lösung: "
                  "{so}.",
    [SAY_BUG_2] = "Bis auf {gone} in {cells} hat jede offene Zelle zwei Kandidaten und jede "
                  "Ziffer in jedem Haus zwei Plätze, was zwei Lösungen ergäbe oder keine. Also "
                  "ist eine der Zellen {cells} {gone}, und was sie alle sieht, ist es nicht: "
                  "{so}.",
    [SAY_BUG_3] = "Bis auf zusätzliche Ziffern in {cells} hat jede offene Zelle zwei Kandidaten "
                  "und jede Ziffer in jedem Haus zwei Plätze, was zwei Lösungen ergäbe oder "
                  "keine. Also ist eine zusätzliche Ziffer wahr; mit anderen Zellen des Hauses "
                  "ergeben sie eine geschlossene Gruppe, die ihre Ziffern verbraucht: {so}.",
    [SAY_BUG_4] = "Bis auf zusätzliche Ziffern in {cells} hat jede offene Zelle zwei Kandidaten "
                  "und jede Ziffer in jedem Haus zwei Plätze, was zwei Lösungen ergäbe oder "
                  "keine. Eine Ziffer, die in ihrem Haus sonst nirgends stehen kann, steht in "
                  "einer der beiden, und eine der beiden enthält eine zusätzliche Ziffer: {so}.",
    [SAY_SKYSCRAPER] = "Die Ziffer {digits} hat in zwei [Häusern ({base})|parallelen Häusern] je zwei "
                       "Plätze, und ein Ende des ersten sieht ein Ende des zweiten: {pair 2}. Beide "
                       "können nicht {digits} sein; also ist eines der beiden anderen Enden, {pair "
                       "1}, {digits}, und was diese beiden sieht, ist es nicht: {so}.",
    [SAY_TWO_STRING_KITE] = "Die Ziffer {digits} hat in zwei Häusern[ ({base})|, die sich kreuzen,] je "
                            "zwei Plätze, und ein Ende des ersten sieht ein Ende des zweiten: {pair 2}. "
                            "Beide können nicht {digits} sein; also ist eines der beiden anderen Enden, "
                            "{pair 1}, {digits}, und was diese beiden sieht, ist es nicht: {so}.",
    [SAY_DUAL_KITE] = "Zwei Drachen teilen ihre Ecken, {pair 2}: In jeder ihrer Schnüre, einem Haus "
                      "durch eine Ecke, hat die Ziffer {digits} zwei Plätze, die Ecke und ein loses "
                      "Ende. Die Ecken sehen einander, können also nicht beide {digits} sein, und "
                      "von den zwei losen Enden jedes Drachens ist eines {digits}: eines von {pair "
                      "1} und eines von {pair 3}. Was beide Enden eines Drachens sieht, ist es "
                      "nicht: {so}.",
    [SAY_STRONG_LINKS] = "[{chains} In jedem Fall gilt also: {ends}|Die Ziffer {digits} hat in mehreren "
                         "Häusern je nur zwei Plätze, und diese folgen aufeinander wie die Glieder "
                         "einer Kette. Eines ihrer beiden Enden ist also {digits}]; was beide sieht, "
                         "kann es nicht sein: {so}.",
    [SAY_EMPTY_RECTANGLE] =
        "{In home} liegen alle Plätze von {digits} in einer Zeile und einer Spalte. "
        "[{In second}|In einem anderen Haus] gibt es nur zwei Plätze, {cells}, einen "
        "davon auf einer dieser beiden Linien. Ist er {digits}, so hat {home} seine "
        "{digits} auf der anderen Linie; wenn nicht, ist es der andere Platz. So oder "
        "so verliert die Kreuzung sie: {so}.",
    [SAY_DUAL_EMPTY_RECTANGLE] =
        "{In home} liegen alle Plätze von {digits} in einer Zeile und einer Spalte. "
        "Zwei andere Häuser haben nur zwei Plätze für {digits}: das eine {pair 1}, das "
        "andere {pair 2}. In beiden liegt einer der Plätze auf einer dieser Linien. "
        "Ist er {digits}, so hat {home} seine {digits} auf der anderen Linie; wenn "
        "nicht, ist es der andere Platz. So oder so verliert die Kreuzung sie, einmal "
        "für jedes Haus: {so}.",
    [SAY_W_WING] = "Die Zellen {cells} haben dieselben zwei Kandidaten, {digits}. [{In base}|In "
                   "einem Haus] kann {last} nur in {fins} stehen, und jede der Zellen {cells} "
                   "sieht einen dieser Plätze. Also können sie nicht beide {last} sein; eine "
                   "davon ist {gone}, und was beide sieht, ist es nicht: {so}.",
    [SAY_XY_WING] = "Die Zellen {cells} haben je zwei Kandidaten aus {digits}. Welche Ziffer "
                    "{pivot} auch enthält: Einer der Zellen {pincers}, die sie beide sieht, bleibt "
                    "nur {gone}. Also ist eine dieser beiden {gone}, und was beide sieht, ist es "
                    "nicht: {so}.",
    [SAY_XYZ_WING] = "{pivot} hat die Kandidaten {digits}; {pincers}, die sie beide sieht, haben je "
                     "zwei davon. Welche Ziffer {pivot} auch enthält: Eine der drei Zellen ist "
                     "{gone}, und was alle drei sieht, ist es nicht: {so}.",
    [SAY_LARGE_WING] = "Die {count} Zellen {cells} haben zusammen {digits}. Jede dieser Ziffern außer "
                       "{gone} kann dort nur einmal stehen, weil ihre Plätze einander sehen. Das ist "
                       "eine Ziffer weniger als Zellen; also muss {gone:or} dabei sein, und was alle "
                       "Plätze davon sieht, kann es nicht sein: {so}.",
    [SAY_DEADLY_1] = "Stünde {digits:or} in {where}, so hätten die Zellen {cells} nichts als "
                     "{digits}, und diese ließen sich vertauschen, ohne dass eine andere Zelle es "
                     "merkt: Es gäbe zwei Lösungen. Das Rätsel hat aber eine: {so}.",
    [SAY_DEADLY_2] = "Enthielten die Zellen {cells} nichts als {digits}, so ließen sich diese "
                     "vertauschen, und es gäbe zwei Lösungen. [Nur {others} {others#kann/können} "
                     "etwas anderes enthalten, nämlich die zusätzliche Ziffer {gone}, die also dort "
                     "steht|Also muss eine davon die zusätzliche Ziffer {gone} enthalten], und "
                     "[keine andere Zelle {in shared:or} kann {gone} sein|was alle ihre Plätze dort "
                     "sieht, kann nicht {gone} sein]: {so}.",
    [SAY_DEADLY_3] = "Enthielten die Zellen {cells} nichts als {digits}, so ließen sich diese "
                     "vertauschen, und es gäbe zwei Lösungen. Also enthält eine davon eine der "
                     "zusätzlichen Ziffern[ {extra:or}]. Als eine einzige Zelle gesehen, ergeben "
                     "sie mit anderen Zellen des Hauses eine geschlossene Gruppe, die ihre Ziffern "
                     "verbraucht: {so}.",
    [SAY_DEADLY_4] = "Enthielten die Zellen {cells} nichts als {digits}, so ließen sich diese "
                     "vertauschen, und es gäbe zwei Lösungen. [{In base} kann {kept} nur in {where} "
                     "stehen|Von zweien dieser Zellen muss eine {kept} sein]; also ist eine davon "
                     "{kept}, und wäre die andere {gone}, so wäre das Muster vollständig: {so}.",
    [SAY_UNIQUE_6] = "Enthielten die Zellen {cells} nichts als {digits}, so ließen sich diese "
                     "vertauschen, und es gäbe zwei Lösungen. [{In base}|In zweien ihrer Linien] "
                     "kann {gone} nur in diesen Zellen stehen, also in zwei gegenüberliegenden "
                     "Ecken. Wäre {where:or} eine davon, so wären die zwei anderen Ecken, die keine "
                     "zusätzlichen Ziffern haben, {kept}, und das Muster wäre vollständig: {so}.",
    [SAY_HIDDEN_RECTANGLE] =
        "[{In base}|In zwei Linien] kann {kept} nur in Zellen des Rechtecks {cells} "
        "stehen. Wäre {where} {gone}, so müssten beide Ecken daneben {kept} sein, und "
        "die vierte Ecke, die nichts als {digits} hat, wäre auch {gone}. Dann ließen "
        "sich {digits} in den vier Zellen vertauschen, und es gäbe zwei Lösungen. Das "
        "Rätsel hat aber eine: {so}.",
    [SAY_AVOIDABLE_1] = "Keine der Zellen {cells} war vorgegeben. Wäre {where} {gone}, so ließen sich "
                        "{digits} in den vier Zellen vertauschen, und es gäbe zwei Lösungen. Das "
                        "Rätsel hat aber eine: {so}.",
    [SAY_AVOIDABLE_2] = "Keine der Zellen {cells} war vorgegeben. Enthielten die zwei offenen "
                        "{digits}, so ließen sich diese in den vier Zellen vertauschen, und es gäbe "
                        "zwei Lösungen. Also ist eine der beiden {gone}, und was beide sieht, ist es "
                        "nicht: {so}.",
    [SAY_SUE_DE_COQ] = "Die Zellen {cells}, in denen sich {base} und {cover} kreuzen, haben zusammen "
                       "{digits}, mehr als sie fassen. Sonst hat {base} noch {line} und {cover} noch "
                       "{block}; zusammengezählt sind es so viele Ziffern wie Zellen, also hat jede "
                       "Ziffer ihren Platz darunter und entfällt in den anderen Zellen des Hauses, "
                       "{base} oder {cover}, in dem das ist: {so}.",
    [SAY_SIMPLE_COLOURS_TRAP] =
        "Wo die Ziffer {digits} in einem Haus nur zwei Plätze hat, steht sie genau "
        "dann auf dem einen, wenn sie nicht auf dem anderen steht. Das ergibt zwei "
        "Gruppen, {A} gegen {B}: Eine davon ist durchweg {digits}, die andere "
        "nirgends. Was Zellen aus beiden sieht, kann nicht {digits} sein: {so}.",
    [SAY_SIMPLE_COLOURS_WRAP] =
        "Wo die Ziffer {digits} in einem Haus nur zwei Plätze hat, steht sie genau "
        "dann auf dem einen, wenn sie nicht auf dem anderen steht. Das ergibt zwei "
        "Gruppen, {A} gegen {B}: Eine davon ist durchweg {digits}, die andere "
        "nirgends. Zwei Zellen der einen Gruppe sehen einander, also ist es die "
        "andere: {so}.",
    [SAY_MULTI_COLOURS_1] =
        "Wo die Ziffer {digits} in einem Haus nur zwei Plätze hat, steht sie genau "
        "dann auf dem einen, wenn sie nicht auf dem anderen steht. Das ergibt Gruppen, "
        "{A} gegen {B} und {C} gegen {D}; von je zweien ist eine durchweg {digits}. "
        "Eine Gruppe sieht eine der beiden anderen, also können diese zwei nicht beide "
        "{digits} sein, und eine ihrer Gegengruppen ist es. Was beide Gegengruppen "
        "sieht, kann nicht {digits} sein: {so}.",
    [SAY_MULTI_COLOURS_2] =
        "Wo die Ziffer {digits} in einem Haus nur zwei Plätze hat, steht sie genau "
        "dann auf dem einen, wenn sie nicht auf dem anderen steht. Das ergibt Gruppen, "
        "{A} gegen {B} und {C} gegen {D}; von je zweien ist eine durchweg {digits}. "
        "Eine Gruppe, die beide der anderen sieht, sieht in jedem Fall eine {digits}, "
        "also ist sie es nicht: {so}.",
    [SAY_ALIGNED_PAIR] = "Alle Arten, {cells} zusammen zu füllen, werden durchprobiert. Jede, die den "
                         "Kandidaten benutzt, lässt einer Zelle, die beide sieht[ ({others})], keine "
                         "Ziffer übrig oder setzt eine Ziffer zweimal in ein Haus: {so}.",
    [SAY_ALIGNED_TRIPLE] = "Alle Arten, {cells} zusammen zu füllen, werden durchprobiert. Jede, die den "
                           "Kandidaten benutzt, lässt einer Zelle, die sie sieht[ ({others})], keine "
                           "Ziffer übrig oder setzt eine Ziffer zweimal in ein Haus: {so}.",
    [SAY_CHAIN] = "{chains} In jedem Fall gilt also: {ends}; was zu keinem von beiden passt, "
                  "entfällt: {so}.",
    [SAY_LOOP] = "{chains} Die Kette schließt sich zu einer Schleife, die sich in beiden "
                 "Richtungen durchlaufen lässt. Von je zwei Nachbarn darin ist also einer wahr, "
                 "und was zu keinem der beiden passt, entfällt: {so}.",
    [SAY_REFUTED] = "{chains} Die Annahme widerlegt sich also selbst: {so}.",
    [SAY_ALS_XZ] = "Jede der Mengen {sets} hat eine Ziffer mehr als Zellen. {x#Die Ziffer/Jede "
                   "der Ziffern} {x} kann nur in einer davon stehen; also [muss eine davon alle "
                   "ihre anderen Ziffern enthalten. {z:or} gehört dazu, steht also in einer der "
                   "Mengen, und was alle ihre Plätze dort sieht, kann sie nicht enthalten|müssen "
                   "beide alle ihre anderen Ziffern enthalten, und was alle Plätze einer solchen "
                   "Ziffer in einer Menge sieht, kann sie nicht enthalten]: {so}.",
    [SAY_ALS_XY_WING] = "Jede der Mengen {sets} hat eine Ziffer mehr als Zellen. A und B haben jeweils "
                        "mit C eine Ziffer gemeinsam ({x}), die nur eine der beiden Mengen enthalten "
                        "kann. C kann nicht beide entbehren; also muss A oder B alle anderen eigenen "
                        "Ziffern enthalten, darunter {z:or}. Was alle ihre Plätze in beiden sieht, "
                        "kann sie nicht enthalten: {so}.",
    [SAY_ALS_CHAIN] = "Jede der Mengen {sets} hat eine Ziffer mehr als Zellen, und jede hat mit der "
                      "nächsten eine Ziffer gemeinsam, die nur eine von beiden enthalten kann. "
                      "Entweder enthält also die erste Menge {gone:or}, oder eine Menge nach der "
                      "anderen muss alle ihre Ziffern enthalten, und die letzte enthält sie: {so}.",
    [SAY_DEATH_BLOSSOM] =
        "Zu jedem Kandidaten von {cells} gibt es eine Menge, die ihn verlöre: {sets}, "
        "jede mit einer Ziffer mehr als Zellen. Welcher Kandidat auch wahr ist: Eine "
        "der Mengen muss {gone:or} enthalten, und was alle Plätze davon sieht, kann es "
        "nicht enthalten: {so}.",
    [SAY_NISHIO] = "{chains} Beides zugleich geht nicht, also war die Annahme falsch: {so}.",
    [SAY_CELL_FORCING_CHAIN] =
        "{chains} Die Zelle enthält eine dieser Ziffern, und alle führen zum selben "
        "Ergebnis: {so}.",
    [SAY_HOUSE_FORCING_CHAIN] =
        "{chains} Die Ziffer steht auf einem dieser Plätze, und alle führen zum selben "
        "Ergebnis: {so}.",
    [SAY_FORCING] = "[{one start}{chains} Das kann nicht alles wahr sein, also war die Annahme "
                    "falsch: {so}.|{chains} Einer dieser Anfänge ist wahr, und alle führen zum "
                    "selben Ergebnis: {so}.]",
    [SAY_FORCING_PLUS] = "[{one start}{chains} Das kann nicht alles wahr sein, also war die Annahme "
                         "falsch: {so}.|{chains} Einer dieser Anfänge ist wahr, und alle führen zum "
                         "selben Ergebnis: {so}.] (Schritte unterwegs benutzen andere Techniken auf "
                         "dem, was die Annahme übrig lässt.)",
    [SAY_CONTRADICTION] = "{chains} Das ist ein Widerspruch[ {in base}| in {others}], also war die "
                          "Annahme falsch: {so}.",
    [SAY_VERITY] = "{chains} Einer dieser Anfänge ist wahr, und alle führen zum selben Ergebnis: "
                   "{so}.",
    [SAY_TEMPLATE_SET] = "Alle noch möglichen Arten, die Ziffer {digit} in jedes Haus zu setzen, haben "
                         "{cell} gemeinsam: {so}.",
    [SAY_TEMPLATE_DELETE] = "Keine der noch möglichen Arten, die Ziffer {gone} in jedes Haus zu setzen, "
                            "benutzt {where}: {so}.",
    [SAY_BRUTE_FORCE] = "Keine Technik führt weiter; dies stammt aus der Lösung: {so}.",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

#define ON(place) place " im Gitter geht es weiter."

const struct language german = {
    .code = "de",
    .titles = technique_titles_de,
    .about = technique_about_de,
    .house = {out_nominative,
              {"die Zeilen ", "die Spalten ", "die Blöcke ", "die Gebiete ", NULL, "die Fenster ",
               "die Häuser ", "die verborgenen Fenster "}},
    .house_after = {out_dative,
                    {"den Zeilen ", "den Spalten ", "den Blöcken ", "den Gebieten ", NULL,
                     "den Fenstern ", "den Häusern ", "den verborgenen Fenstern "}},
    .preposition = {"in", "in", "in", "in", "auf", "in", "in", "in"},
    .capital_preposition = {"In", "In", "In", "In", "Auf", "In", "In", "In"},
    .comma = ", ",
    .last_and = " und ",
    .last_or = " oder ",
    .counted = {"null", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"},
    .place = "setze {digit} in {cells}",
    .remove = "entferne {digits} aus {cells}",
    .after_order = "; ",
    .set = "{letter} ({cells} mit {digits})",
    .group = "{cells} mit {digits}",
    .begins = {{"Wenn {node} nicht {digit} ist, dann ", "Wenn {digit} nicht in {node:or} steht, dann "},
               {"Wenn {node} {digit} ist, dann ", "Wenn {digit} in {node:or} steht, dann "}},
    .follows =
        {
            [SUDOKU_ASSUMED] = {{"{node} ist nicht {digit}", "{digit} steht nicht in {node:or}"},
                                {"{node} ist {digit}", "{digit} steht in {node:or}"}},
            [SUDOKU_SEES] =
                {{"[kann {node} nicht {digit} sein (vergeben {in house})|ist {node} nicht {digit}]",
                  "kann {digit} nicht in {node:or} stehen[ (vergeben {in house})]"},
                 {"ist {node} {digit}", "steht {digit} in {node:or}"}},
            [SUDOKU_LAST_DIGIT] = {{"ist {node} nicht {digit}", "steht {digit} nicht in {node:or}"},
                                   {"muss {node} {digit} sein (die einzige Ziffer, die bleibt)",
                                    "steht {digit} in {node:or}"}},
            [SUDOKU_LAST_PLACE] = {{"ist {node} nicht {digit}", "steht {digit} nicht in {node:or}"},
                                   {"muss {node} {digit} sein[ (letzter Platz {in house})]",
                                    "muss {digit} in {node:or} stehen[ (letzte Plätze {in house})]"}},
            [SUDOKU_BY_SET] = {{"kann {node} nicht {digit} sein (die Menge {others} braucht sie)",
                                "steht {digit} nicht in {node:or} (die Menge {others} braucht sie)"},
                               {"muss {node} {digit} sein (die Menge {others} braucht sie)",
                                "muss {digit} in {node:or} stehen (die Menge {others} braucht sie)"}},
            [SUDOKU_BY_STEP] = {{"kann {node} nicht {digit} sein[ (durch „{technique}“)]",
                                 "steht {digit} nicht in {node:or}[ (durch „{technique}“)]"},
                                {"ist {node} {digit}[ (durch „{technique}“)]",
                                 "steht {digit} in {node:or}[ (durch „{technique}“)]"}},
        },
    .it = "sie",
    .then = {"; dann ", ", also "},
    .besides = "; außerdem ",
    .at_once = "ist das schon so",
    .chain_end = ".",
    .said = sentences,
    .hint = {.where = {{ON("Oben links"), ON("Oben"), ON("Oben rechts")},
                       {ON("Links"), "In der Mitte des Gitters geht es weiter.", ON("Rechts")},
                       {ON("Unten links"), ON("Unten"), ON("Unten rechts")}},
             .house = "Ein guter Anfang: ",
             .technique = "Es gibt einen Schritt dieser Art: ",
             .cells = "Auf diese Zellen kommt es an: "},
    .page = {.title = "Sudoku, Schritt für Schritt",
             .board = "Gitter",
             .steps = "Schritte",
             .way = {"Anfang", "Zurück", "Weiter", "Ende"},
             .key = {"Pos1", "Pfeil nach links", "Pfeil nach rechts", "Ende"},
             .of = "von",
             .look = {NULL, "tödliches Muster", "Menge A", "Menge B", "Menge C", "Menge D", "Menge E",
                      "Muster", "Gegenstück", "Flosse", "innere Flosse", "entfernt", "gesetzt"},
             .on = "wäre wahr",
             .off = "wäre falsch",
             .end = {"Kein Schritt weiter", "Gelöst"}},
};
