/* SPDX-License-Identifier: MIT */
/* technique_about_de.c - what each technique is, in German; the words are those of technique_about_en.c: a "Haus" is any
   set of cells that must differ, and cells that share one "sehen" each other.  */
#include "show/language.h"

#define ABOUT(name, text) [TECHNIQUE_##name] = text

/* ---- easy steps ---- */

#define DIRECT_LOCKED(one, other, of_other)                                                          \
    "Eine Ziffer ist dort gebunden, wo sich " one " und " other                                      \
    " schneiden. Ohne ihre übrigen Plätze " of_other                                                 \
    " bleibt ihr in einem Haus nur noch ein Platz. Das sind zwei Schritte, auf einen Blick gesehen " \
    "und ohne notierte Kandidaten."

#define DIRECT_HIDDEN(set, count)                                                                       \
    set " nimmt seinen " count " Zellen so viele Kandidaten, dass eine andere Ziffer im Haus nur noch " \
        "einen Platz hat. Sie lässt sich sofort setzen."

#define LOCKED(house, other, of_other)                                \
    "Alle Plätze einer Ziffer in " house " liegen in " other          \
    ". An einem davon steht sie, also entfällt sie im Rest " of_other \
    ". Dasselbe gilt für alle Häuser, die sich schneiden."

#define NAKED(Count, count)                                                                          \
    Count " Zellen eines Hauses haben zusammen nur " count                                           \
          " Kandidaten. Damit sind diese Ziffern vergeben; sie entfallen in den anderen Zellen des " \
          "Hauses."

#define HIDDEN(Count, count)                                      \
    Count " Ziffern haben in einem Haus zusammen nur noch " count \
          " Plätze. Diese Zellen enthalten sie und sonst nichts."

/* ---- fish: six sizes of each kind ---- */

#define SIZES(kind, before, after)                                                                  \
    ABOUT(kind##_x_wing, before "zwei" after), ABOUT(kind##_swordfish, before "drei" after),        \
        ABOUT(kind##_jellyfish, before "vier" after), ABOUT(kind##_squirmbag, before "fünf" after), \
        ABOUT(kind##_whale, before "sechs" after), ABOUT(kind##_leviathan, before "sieben" after)

#define PLAIN_FISH(count)                                                                             \
    "Ein Fisch für eine Ziffer: " count                                                               \
    " Zeilen, in denen alle Plätze der Ziffer in ebenso vielen Spalten liegen (oder umgekehrt). In " \
    "jeder dieser Zeilen braucht die Ziffer einen Platz. Damit sind die Spalten vergeben, und die "   \
    "Ziffer entfällt in deren übrigen Zellen."

/* No path uses these, and this is why. */
#define SMALLER_ELSEWHERE                                                                         \
    " In einem Gitter mit neun Zeilen bilden die übrigen Spalten mit den übrigen Zeilen einen " \
    "kleineren Fisch, der dasselbe entfernt und leichter zu sehen ist."

#define FINNED_AFTER                                                                                    \
    " Zeilen, in denen die Plätze einer Ziffer in ebenso vielen Spalten liegen (oder umgekehrt), bis " \
    "auf wenige Zellen, die Flossen. Entweder ist eine Flosse wahr, oder der Fisch gilt auch ohne "     \
    "sie. Deshalb entfällt ein Kandidat, den der Fisch entfernen würde und der jede Flosse sieht."

#define SASHIMI_AFTER                                                                                 \
    " Zeilen, in denen die Plätze einer Ziffer bis auf die Flossen in ebenso vielen Spalten liegen " \
    "(oder umgekehrt). Ohne die Flossen bliebe in einer der Zeilen nur ein einziger Platz. Was der "  \
    "Fisch entfernen würde, entfällt trotzdem, wenn es jede Flosse sieht."

#define COVERED " Die Ziffer entfällt in allen anderen Zellen der überdeckenden Häuser."

#define SEES_FINS " Ein Kandidat entfällt, wenn der Fisch ihn entfernen würde und er jede Flosse sieht."

#define FRANKEN_AFTER                                                                                       \
    " Häuser, deren Plätze für eine Ziffer alle in ebenso vielen anderen liegen. Dabei können auf der " \
    "einen Seite Blöcke zu den Zeilen kommen oder auf der anderen zu den Spalten." COVERED

#define FINNED_FRANKEN_AFTER                                                                              \
    " Häuser, darunter Blöcke, als Basis. Bis auf die Flossen liegen alle Plätze der Basis für eine " \
    "Ziffer in ebenso vielen anderen Häusern." SEES_FINS                                                  \
    " Eine Zelle, die zu zwei Häusern der Basis gehört, zählt als innere Flosse."

#define MUTANT_AFTER                                                                                       \
    " Häuser jeder Art, auch Zeilen und Spalten gemischt, deren Plätze für eine Ziffer alle in ebenso " \
    "vielen anderen Häusern jeder Art liegen." COVERED

#define FINNED_MUTANT_AFTER                                                                            \
    " Häuser jeder Art, deren Plätze für eine Ziffer bis auf die Flossen in ebenso vielen anderen " \
    "Häusern jeder Art liegen." SEES_FINS

/* ---- patterns ---- */

#define ONE_END(which) \
    " Eines der beiden " which " ist wahr, also entfällt die Ziffer in jeder Zelle, die beide sieht."

#define OTHER_END ONE_END("anderen Enden")

#define STRONG(count)                                                                                      \
    count                                                                                                  \
        " Häuser, in denen eine Ziffer nur je zwei Plätze (oder Gruppen von Plätzen) hat. Sie hängen " \
        "aneinander: Ein Ende in jedem Haus sieht ein Ende im nächsten." ONE_END("losen Enden")

#define WING(count)                                                                                     \
    count " Zellen haben zusammen Kandidaten für ebenso viele Ziffern. Alle Ziffern bis auf eine "     \
          "können darin nur einmal stehen, weil ihre Plätze einander sehen. Die letzte muss also in " \
          "einer der Zellen stehen und entfällt in jeder anderen, die alle ihre Plätze darin sieht."

#define ONE_SOLUTION " Das setzt voraus, dass das Rätsel nur eine Lösung hat."

#define NAKED_SET "eine nackte Menge, etwa ein Paar oder einen Dreier."

#define GRAVE "Ein BUG wird nur dadurch verhindert, dass "

#define RECTANGLE "Ein tödliches Rechteck wird nur dadurch verhindert, dass "

#define LOOP                                                                                      \
    "Eine Schleife von Zellen, in denen sich zwei Ziffern vertauschen ließen, wird nur dadurch " \
    "verhindert, dass "

#define COLOURED                                                                                       \
    "Hat eine Ziffer in einem Haus nur zwei Plätze, bekommen diese zwei verschiedene Farben, und so " \
    "geht es von Haus zu Haus weiter."

#define TWO_COLOURINGS "Eine Ziffer hat zwei getrennte Färbungen."

#define ALIGNED(count, watcher)                                                                        \
    count " Zellen werden auf jede Art gefüllt, die ihre Kandidaten erlauben. Gestrichen wird, was "  \
          "einer Zelle, die " watcher " sieht, keinen Kandidaten ließe. Ein Kandidat, der danach in " \
          "keiner Füllung mehr vorkommt, entfällt."

#define SEES_Z(where) " Z entfällt in jeder Zelle, die alle Plätze von Z in " where " sieht."

/* ---- chains ---- */

#define ALTERNATING "Eine Kette, in der sich starke und schwache Verbindungen abwechseln, "

#define INFERENCES "Eine Kette aus abwechselnden Schlüssen (AIC, englisch „alternating inference chain“)"

#define GROUPED                                                                                      \
    ", in der mehrere Zellen, die in einem Block und einer Linie zugleich liegen, wie ein einziger " \
    "Kandidat wirken können."

#define BOTH_WAYS ", die sich in beiden Richtungen durchlaufen lässt."

#define ENDS_OF_LINK " Was beide Enden einer Verbindung sieht, entfällt."

#define OPPOSITE ", durch die eine Annahme zu ihrem Gegenteil führt. Die Annahme ist also falsch."

#define SAME_RESULT(by) " durch " by " zum selben Ergebnis. Also stimmt es."

#define VERITY(by) \
    "Alle Kandidaten einer Zelle oder alle Plätze einer Ziffer in einem Haus führen" SAME_RESULT(by)

#define NESTED(what)                                                                               \
    "Eine dynamische Zwangskette, in der auch " what                                               \
    " als Verbindung zählt, gefunden in dem Gitter, wie es unter der Annahme aussieht. Schritte " \
    "dieser Art sind die schwersten, die Bewertungsprogramme kennen."

#define TEMPLATE "Eine Schablone ist eine Möglichkeit, eine Ziffer im ganzen Gitter zu verteilen. "

const char *const technique_about_de[TECHNIQUE_COUNT] = {
    ABOUT(full_house,
          "In einem Haus ist nur noch eine Zelle frei. In sie kommt die Ziffer, die dort fehlt."),
    ABOUT(naked_single, "Eine Zelle hat nur noch einen Kandidaten. Er muss ihre Ziffer sein, denn alle "
                        "anderen Ziffern stehen in Zellen, die sie sieht."),
    ABOUT(hidden_single, "Eine Ziffer hat in einem Haus nur noch einen Platz. In einem Haus mit ebenso "
                         "vielen Zellen wie Ziffern muss jede Ziffer vorkommen; also gehört sie "
                         "dorthin, welche Kandidaten die Zelle auch sonst noch hat."),
    ABOUT(direct_pointing, DIRECT_LOCKED("ein Block", "eine Linie", "in der Linie")),
    ABOUT(direct_claiming, DIRECT_LOCKED("eine Linie", "ein Block", "im Block")),
    ABOUT(direct_hidden_pair, DIRECT_HIDDEN("Ein verstecktes Paar", "zwei")),
    ABOUT(direct_hidden_triple, DIRECT_HIDDEN("Ein versteckter Dreier", "drei")),
    ABOUT(locked_pair,
          "Zwei Zellen mit denselben zwei Kandidaten haben zwei Häuser gemeinsam, etwa einen Block und "
          "eine Zeile. Beide Ziffern entfallen in allen anderen Zellen beider Häuser."),
    ABOUT(locked_triple,
          "Drei Zellen, in denen sich zwei Häuser schneiden, haben zusammen nur drei Kandidaten. Die "
          "drei Ziffern entfallen in allen anderen Zellen beider Häuser."),
    ABOUT(pointing, LOCKED("einem Block", "einer einzigen Linie", "der Linie")),
    ABOUT(claiming, LOCKED("einer Linie", "einem einzigen Block", "des Blocks")),
    ABOUT(intersection,
          "Eine Zelle sieht alle Plätze, die eine Ziffer in einem Haus hat. Wo die Ziffer dort auch "
          "steht, die Zelle kann sie nicht enthalten. In Rätseln mit Diagonalen, Fenstern oder Gebieten "
          "kommt das oft vor, weil Zellen einander dort auf mehr Arten sehen."),
    ABOUT(leftovers,
          "Einige Zeilen (oder Spalten) enthalten zusammen dieselben Ziffern wie ebenso "
          "viele Gebiete. Wo sich beide überschneiden, ist nichts zu erfahren. Aber die Zellen, "
          "die auf der einen Seite überstehen, enthalten dieselben Ziffern wie die Zellen, "
          "die auf der anderen übrig bleiben. Jigsaw-Sudokus leben davon."),
    ABOUT(naked_pair, "Zwei Zellen, die einander sehen, haben dieselben zwei Kandidaten. Damit sind "
                      "beide Ziffern vergeben; sie entfallen in jeder Zelle, die beide Zellen sieht."),
    ABOUT(naked_triple, NAKED("Drei", "drei")),
    ABOUT(naked_quad, NAKED("Vier", "vier")),
    ABOUT(hidden_pair, "Zwei Ziffern haben in einem Haus nur noch zwei Plätze, und zwar dieselben. Die "
                       "zwei Zellen enthalten sie und sonst nichts."),
    ABOUT(hidden_triple, HIDDEN("Drei", "drei")),
    ABOUT(hidden_quad, HIDDEN("Vier", "vier")),
    ABOUT(x_wing, PLAIN_FISH("zwei")),
    ABOUT(swordfish, PLAIN_FISH("drei")),
    ABOUT(jellyfish, PLAIN_FISH("vier")),
    ABOUT(squirmbag, PLAIN_FISH("fünf") SMALLER_ELSEWHERE),
    ABOUT(whale, PLAIN_FISH("sechs") SMALLER_ELSEWHERE),
    ABOUT(leviathan, PLAIN_FISH("sieben") SMALLER_ELSEWHERE),
    SIZES(finned, "Ein Fisch mit Flossen: ", FINNED_AFTER),
    SIZES(sashimi, "Ein Fisch, der nur durch seine Flossen einer ist: ", SASHIMI_AFTER),
    SIZES(franken, "Ein Fisch mit Blöcken: ", FRANKEN_AFTER),
    SIZES(finned_franken, "Ein Fisch mit Blöcken und Flossen: ", FINNED_FRANKEN_AFTER),
    SIZES(mutant, "Ein Fisch aus beliebigen Häusern: ", MUTANT_AFTER),
    SIZES(finned_mutant, "Ein Fisch aus beliebigen Häusern, mit Flossen: ", FINNED_MUTANT_AFTER),
    ABOUT(kraken_1, "Ein Fisch mit Flossen. Der Kandidat, den er entfernen würde, sieht die Flossen "
                    "nicht, aber aus jeder Flosse folgt durch eine Kette, dass er falsch ist. Ob Fisch "
                    "oder Flosse: Der Kandidat entfällt."),
    ABOUT(kraken_2,
          "Ein Fisch, bei dem jeder Kandidat in einem der überdeckenden Häuser durch eine Kette zum "
          "selben Ergebnis führt. Einer dieser Kandidaten ist wahr, also stimmt das Ergebnis."),
    ABOUT(remote_pair,
          "Eine Kette von Zellen mit denselben zwei Kandidaten, in der jede die nächste sieht. Die "
          "beiden Ziffern wechseln sich darin ab. Eine Zelle, die zwei Zellen der Kette mit ungeradem "
          "Abstand sieht, sieht beide Ziffern und kann keine davon enthalten."),
    ABOUT(bug_1, "Hätte jede freie Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, so "
                 "gäbe es keine Lösung oder mehr als eine. Ein solches Gitter heißt BUG (englisch "
                 "„bivalue universal grave“). Wenn nur eine Zelle mit einem dritten Kandidaten es "
                 "verhindert, ist dieser Kandidat wahr." ONE_SOLUTION),
    ABOUT(bug_2, GRAVE "mehrere Zellen dieselbe zusätzliche Ziffer haben. In einer von ihnen steht sie, "
                       "also entfällt sie in jeder Zelle, die alle diese Zellen sieht."),
    ABOUT(bug_3, GRAVE "Zellen eines Hauses zusätzliche Ziffern haben. Eine davon ist wahr. Deshalb "
                       "zählen diese Zellen wie eine einzige und bilden mit anderen " NAKED_SET),
    ABOUT(bug_4, GRAVE "zwei Zellen eines Hauses zusätzliche Ziffern haben. Eine Ziffer, die beide "
                       "haben, muss in einer von ihnen stehen; in der anderen steht eine zusätzliche. "
                       "Ihre übrigen Kandidaten entfallen."),
    ABOUT(skyscraper, "Eine Ziffer hat in zwei Zeilen nur je zwei Plätze, und zwei der vier Enden "
                      "liegen in derselben Spalte (oder umgekehrt)." OTHER_END),
    ABOUT(two_string_kite, "Eine Ziffer hat in einer Zeile und in einer Spalte nur je zwei Plätze, und "
                           "je ein Ende liegt im selben Block." OTHER_END),
    ABOUT(turbot_fish,
          "Eine Ziffer hat in zwei Häusern nur je zwei Plätze, und ein Ende des einen sieht ein Ende "
          "des anderen." OTHER_END " Das ist die allgemeine Form von Skyscraper und 2-String-Kite."),
    ABOUT(empty_rectangle,
          "Alle Plätze einer Ziffer in einem Block liegen in einer Zeile und einer Spalte. Eine Linie "
          "außerhalb hat nur zwei Plätze für die Ziffer. Liegt einer davon in dieser Zeile, so entfällt "
          "die Ziffer in derjenigen Zelle der Spalte, die den anderen Platz sieht (oder umgekehrt)."),
    ABOUT(dual_kite, "Zwei 2-String-Kites treffen sich in denselben zwei Zellen eines Blocks. Jeder "
                     "entfernt einen eigenen Kandidaten."),
    ABOUT(dual_empty_rectangle,
          "Zwei leere Rechtecke im selben Block, zu einem Schritt zusammengefasst. Jedes "
          "hat seine eigene Linie und entfernt einen eigenen Kandidaten."),
    ABOUT(strong_links_2, STRONG("Zwei")),
    ABOUT(strong_links_3, STRONG("Drei")),
    ABOUT(strong_links_4, STRONG("Vier")),
    ABOUT(strong_links_5, STRONG("Fünf")),
    ABOUT(strong_links_6, STRONG("Sechs")),
    ABOUT(
        w_wing,
        "Zwei Zellen haben dieselben zwei Kandidaten und sehen einander nicht. Ein Haus verbindet sie: "
        "Eine der Ziffern hat darin nur zwei Plätze, und jede der Zellen sieht einen davon. Die andere "
        "Ziffer steht in einer der beiden Zellen und entfällt in jeder Zelle, die beide sieht."),
    ABOUT(xy_wing, "Eine Zelle mit den Kandidaten X und Y, der Drehpunkt, sieht eine mit X und Z und "
                   "eine mit Y und Z. Was auch im Drehpunkt steht, eine der beiden anderen ist Z. Also "
                   "entfällt Z in jeder Zelle, die diese beiden sieht."),
    ABOUT(xyz_wing,
          "Eine Zelle mit den Kandidaten X, Y und Z, der Drehpunkt, sieht eine mit X und Z und eine mit "
          "Y und Z. Eine der drei ist Z, also entfällt Z in jeder Zelle, die alle drei sieht."),
    ABOUT(wxyz_wing, WING("Vier")),
    ABOUT(vwxyz_wing, WING("Fünf")),
    ABOUT(uvwxyz_wing, WING("Sechs")),
    ABOUT(tuvwxyz_wing, WING("Sieben")),
    ABOUT(unique_1, "Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur zwei "
                    "Ziffern, so ließen sich diese vertauschen, und es gäbe zwei Lösungen. Ein solches "
                    "Rechteck heißt tödlich. Haben drei der Zellen nur diese beiden Kandidaten, so "
                    "enthält die vierte keinen davon." ONE_SOLUTION),
    ABOUT(unique_2, RECTANGLE "zwei seiner Zellen dieselbe zusätzliche Ziffer haben. In einer der "
                              "beiden steht sie, also entfällt sie in jeder Zelle, die beide sieht."),
    ABOUT(unique_3,
          RECTANGLE "zwei seiner Zellen zusätzliche Ziffern haben. Die beiden zählen wie eine einzige "
                    "Zelle mit diesen Ziffern und bilden mit anderen ihres Hauses " NAKED_SET),
    ABOUT(unique_4, "Zwei Zellen eines möglichen tödlichen Rechtecks liegen in einem Haus, in dem eine "
                    "der beiden Ziffern sonst keinen Platz hat. Sie steht also in einer der zwei "
                    "Zellen, und keine von ihnen darf die andere Ziffer enthalten."),
    ABOUT(unique_5,
          RECTANGLE "zwei oder drei seiner Zellen, die über Kreuz liegen, dieselbe zusätzliche Ziffer "
                    "haben. Sie entfällt in jeder Zelle, die diese alle sieht."),
    ABOUT(unique_6, RECTANGLE
          "zwei seiner Zellen, die über Kreuz liegen, zusätzliche Ziffern haben. Eine der beiden "
          "Ziffern des Rechtecks hat in dessen Zeilen (oder Spalten) sonst keinen Platz. In einer "
          "dieser beiden Zellen würde sie das tödliche Muster erzwingen, also entfällt sie in beiden."),
    ABOUT(hidden_rectangle,
          "In einem möglichen tödlichen Rechteck hat eine der beiden Ziffern nur zwei Plätze in der "
          "Zeile und nur zwei in der Spalte einer Ecke. Stünde in dieser Ecke die andere Ziffer, wäre "
          "das Rechteck vollständig. Also steht sie nicht dort."),
    ABOUT(avoidable_1,
          "Drei Ecken eines Rechtecks sind keine Vorgaben, sondern beim Lösen gefüllt worden. In der "
          "vierten darf nicht die Ziffer stehen, mit der sich zwei Ziffern vertauschen ließen."),
    ABOUT(avoidable_2, "Zwei Ecken eines Rechtecks sind beim Lösen gefüllt worden. Die beiden freien "
                       "haben eine zusätzliche Ziffer gemeinsam. Eine von ihnen muss sie enthalten, "
                       "also entfällt sie in jeder Zelle, die beide sieht."),
    ABOUT(loop_1, "Wie Eindeutigkeitstest 1, aber mit einer längeren Schleife von Zellen, in denen sich "
                  "zwei Ziffern vertauschen ließen. Eine Zelle hat noch weitere Kandidaten und muss "
                  "einen von diesen enthalten."),
    ABOUT(loop_2, LOOP "einige von ihnen dieselbe zusätzliche Ziffer haben. Diese entfällt in jeder "
                       "Zelle, die alle ihre Plätze in der Schleife sieht."),
    ABOUT(loop_3, LOOP "zwei von ihnen zusätzliche Ziffern haben. Die beiden zählen wie eine einzige "
                       "Zelle und bilden mit anderen ihres Hauses " NAKED_SET),
    ABOUT(loop_4, LOOP "zwei von ihnen zusätzliche Ziffern haben. Sie liegen in einem Haus, in dem eine "
                       "der vertauschbaren Ziffern sonst keinen Platz hat. Die andere darf in keiner "
                       "der zwei Zellen stehen."),
    ABOUT(sue_de_coq,
          "Zwei oder drei Zellen, in denen sich eine Linie und ein Block schneiden, haben viele "
          "Kandidaten. Weitere Zellen der Linie haben einen Teil davon, weitere Zellen des Blocks einen "
          "anderen, und alle zusammen brauchen diese Ziffern auf. Sie entfallen im Rest der Linie oder "
          "des Blocks. Die Technik trägt den Forennamen ihres Entdeckers."),
    ABOUT(simple_colours_trap, COLOURED " Wahr sind entweder alle Plätze der einen Farbe oder alle der "
                                        "anderen. Ein Kandidat, der beide Farben sieht, entfällt."),
    ABOUT(simple_colours_wrap, COLOURED " Wenn zwei Plätze derselben Farbe einander sehen, ist diese "
                                        "Farbe falsch und entfällt überall."),
    ABOUT(multi_colours_1,
          TWO_COLOURINGS " Sieht eine Farbe der einen eine Farbe der anderen, so ist eine der beiden "
                         "Gegenfarben wahr. Was beide Gegenfarben sieht, entfällt."),
    ABOUT(multi_colours_2, TWO_COLOURINGS
          " Eine Farbe der einen, die beide Farben der anderen sieht, ist falsch und entfällt überall."),
    ABOUT(aligned_pair, ALIGNED("Zwei", "beide")),
    ABOUT(aligned_triple, ALIGNED("Drei", "sie")),
    ABOUT(x_chain, "Eine Kette für eine einzige Ziffer: Steht sie hier nicht, dann dort; steht sie "
                   "dort, dann nicht in der nächsten Zelle; und so weiter." ONE_END("Enden")),
    ABOUT(xy_chain, "Eine Kette von Zellen mit je zwei Kandidaten. Jede sieht die nächste und hat eine "
                    "Ziffer mit ihr gemeinsam. Wenn die erste nicht Z ist, ist es die letzte. Also "
                    "entfällt Z in jeder Zelle, die beide Enden sieht."),
    ABOUT(continuous_loop,
          ALTERNATING "schließt sich ohne Bruch. Sie gilt in beiden Richtungen. Damit ist jede schwache "
                      "Verbindung so gut wie eine starke, und was ihre beiden Enden sieht, entfällt."),
    ABOUT(discontinuous_loop,
          ALTERNATING "kehrt an ihren Anfang zurück und besagt dort das Gegenteil: Nimmt man den "
                      "Kandidaten als wahr an, erweist er sich als falsch, oder umgekehrt."),
    ABOUT(aic, INFERENCES ": Wenn ihr erster Kandidat falsch ist, ist ihr letzter wahr. Einer der "
                          "beiden ist also wahr, und was sich mit keinem von ihnen verträgt, entfällt."),
    ABOUT(grouped_continuous_loop, "Eine durchgehende Schleife" GROUPED),
    ABOUT(grouped_discontinuous_loop, "Eine unterbrochene Schleife" GROUPED),
    ABOUT(grouped_aic, INFERENCES GROUPED),
    ABOUT(als_xz,
          "Zwei fast gebundene Mengen, also Zellen eines Hauses, die zusammen eine Ziffer mehr haben, "
          "als es Zellen sind. Eine Ziffer X, die nur eine der Mengen enthalten kann, zwingt die "
          "andere, alle ihre übrigen Ziffern zu verwenden, darunter Z." SEES_Z("beiden Mengen")),
    ABOUT(als_xy_wing,
          "Drei fast gebundene Mengen. Die dritte hat mit jeder der anderen eine Ziffer gemeinsam, die "
          "nur eine der zwei enthalten kann. Weil die dritte nur eine Ziffer entbehren kann, muss eine "
          "der beiden anderen deren gemeinsame Ziffer Z enthalten."),
    ABOUT(als_chain,
          "Eine Folge fast gebundener Mengen. Jede ist mit der nächsten durch eine Ziffer verbunden, "
          "die nur eine der zwei enthalten kann. Die erste oder die letzte "
          "enthält Z." SEES_Z("diesen beiden")),
    ABOUT(death_blossom,
          "Eine Zelle ist der Stiel. Zu jedem ihrer Kandidaten gehört ein Blütenblatt: eine fast "
          "gebundene Menge, die durch ihn diese Ziffer verliert. Welcher Kandidat auch wahr ist, ein "
          "Blütenblatt enthält Z." SEES_Z("den Blütenblättern")),
    ABOUT(x_cycle, "Eine Schleife aus Verbindungen für eine einzige Ziffer" BOTH_WAYS
                   " Die Ziffer entfällt in jeder Zelle, die beide Enden einer Verbindung sieht."),
    ABOUT(y_cycle, "Eine Schleife durch Zellen mit je zwei Kandidaten" BOTH_WAYS ENDS_OF_LINK),
    ABOUT(forcing_x_chain, "Eine Kette für eine einzige Ziffer" OPPOSITE),
    ABOUT(cycle, "Eine Schleife aus Verbindungen jeder Art" BOTH_WAYS ENDS_OF_LINK),
    ABOUT(forcing_chain, "Eine Kette aus Verbindungen jeder Art" OPPOSITE),
    ABOUT(nishio,
          "Ein Kandidat wird angenommen und nur für seine Ziffer weitergedacht. Die Folgen verzweigen "
          "sich, bis zwei von ihnen einander widersprechen. Benannt nach Tetsuya Nishio."),
    ABOUT(cell_forcing_chain, "Jeder Kandidat einer Zelle führt" SAME_RESULT("eine Kette")),
    ABOUT(house_forcing_chain, "Jeder Platz einer Ziffer in einem Haus führt" SAME_RESULT("eine Kette")),
    ABOUT(dynamic_chain, "Ein Netz: Eine Verbindung kann sich auf mehrere frühere zugleich stützen. "
                         "Alle Kandidaten einer Zelle oder alle Plätze in einem Haus führen zum selben "
                         "Ergebnis, oder eine Annahme führt zu einem Widerspruch."),
    ABOUT(dynamic_chain_plus,
          "Eine dynamische Zwangskette, in der auch gebundene Kandidaten, nackte und versteckte Mengen "
          "und Fische als Verbindungen zählen, wenn sie sich unter der Annahme ergeben."),
    ABOUT(nested_chain, NESTED("eine Zwangskette")),
    ABOUT(nested_multiple, NESTED("ein Bündel von Zwangsketten einer Zelle oder eines Hauses")),
    ABOUT(nested_dynamic, NESTED("eine weitere dynamische Zwangskette")),
    ABOUT(nested_dynamic_plus,
          NESTED("eine weitere dynamische Zwangskette mit eigenen Verbindungen durch andere Techniken")),
    ABOUT(forcing_chain_contradiction,
          "Eine Annahme führt durch Ketten zu einer Zelle ohne Kandidaten oder zu einem Haus ohne Platz "
          "für eine Ziffer. Also ist sie falsch."),
    ABOUT(forcing_chain_verity, VERITY("Ketten")),
    ABOUT(forcing_net_contradiction,
          "Eine Annahme führt durch ein Netz von Folgerungen, in dem sich eine Verbindung auf mehrere "
          "andere stützen kann, zu einem Widerspruch. Also ist sie falsch."),
    ABOUT(forcing_net_verity, VERITY("Netze von Folgerungen")),
    ABOUT(template_set, TEMPLATE
          "Eine Zelle, die alle noch möglichen Schablonen gemeinsam haben, enthält die Ziffer."),
    ABOUT(template_delete,
          TEMPLATE "Ein Kandidat, den keine noch mögliche Schablone verwendet, entfällt."),
    ABOUT(brute_force,
          "Mit keiner Technik fand sich ein Schritt, also wird eine Ziffer der Lösung gesetzt."),
};
