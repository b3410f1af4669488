/* SPDX-License-Identifier: MIT */
/* step_words_de.c - the German sentences; step_words.h lists what may be in braces.

   A house after a preposition is in the dative, any other in the nominative, so sentences are built around these two.
   Hidden windows have their article in the preposition, so several of them are named one by one.  What follows in a chain
   comes after "dann" or "also", and so begins with its verb.  */
#include "show/language.h"

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): many sentences take several lines */
static const char *const sentences[SENTENCES] = {
    [SAY_FULL_HOUSE] = "[{In base} ist {cell} die letzte freie Zelle|{cell} ist die letzte freie Zelle "
                       "eines Hauses], und {digit} ist die einzige Ziffer, die dort fehlt: {so}.",
    [SAY_NAKED_SINGLE] =
        "In {cell} sind alle anderen Ziffern ausgeschlossen, also steht dort {digit}: {so}.",
    [SAY_HIDDEN_SINGLE] = "[{In base}|In einem ihrer Häuser] ist {cell} die einzige Zelle, die noch "
                          "{digit} enthalten kann, und jede Ziffer braucht einen Platz: {so}.",
    [SAY_DIRECT_LOCKED] = "{In home} kann die Ziffer {digits} nur in {cells} stehen, und diese Zellen "
                          "liegen alle {in cover}. Damit entfallen die anderen Plätze der Ziffer {in "
                          "cover}, und [{in second}|anderswo] bleibt nur noch ein Platz: {so}.",
    [SAY_DIRECT_HIDDEN] = "[{In base}|In einem Haus] können die Ziffern {digits} nur in {cells} stehen, "
                          "also enthalten diese Zellen nichts anderes. Für {digit} bleibt damit [{in "
                          "base}|in einem der Häuser] ein einziger Platz: {so}.",
    [SAY_LOCKED_SET] = "Die {count} Zellen {cells} liegen [{in base}|in denselben Häusern] und haben "
                       "zusammen nur die Ziffern {digits}. Damit sind diese Ziffern vergeben, und jede "
                       "andere Zelle dieser Häuser verliert sie: {so}.",
    [SAY_LOCKED] = "{In base} kann die Ziffer {digits} nur dort stehen, wo sich {base} und {cover} "
                   "schneiden ({cells}). Also steht {digits} {in cover} in keiner anderen Zelle: {so}.",
    [SAY_INTERSECTION] =
        "{In base} kann die Ziffer {digits} nur in {cells} stehen. Wo sie dort auch steht, {where} "
        "{where#sieht/sehen} sie und {where#kann/können} sie also nicht enthalten: {so}.",
    [SAY_LEFTOVERS] =
        "Ein Vergleich: {base} auf der einen Seite, {cover} auf der anderen. Das sind gleich "
        "viele Häuser, also enthalten beide Seiten dieselben Ziffern. Was sie gemeinsam haben, "
        "fällt weg. Was übrig bleibt, {cells} hier und {others} dort, muss ebenfalls dieselben "
        "Ziffern enthalten, und jede gleich oft[; {digit} {digit#steht/stehen} in {cells} schon "
        "so oft wie überhaupt möglich in {others}, also dort auf allen "
        "Plätzen][{gone#/}[{variant}; {gone} {gone#kann/können} in {cells} nicht öfter stehen "
        "als schon in {others}, also dort auf keinem weiteren Platz|; {gone} {gone#kann/können} "
        "{cells#in der Zelle/in keiner der Zellen} {cells}{cells# nicht/} stehen, also auch nicht in "
        "{others:or}]]: {so}.",
    [SAY_NAKED] = "Die {count} Zellen {cells} haben zusammen nur die Ziffern {digits}: so viele Ziffern "
                  "wie Zellen. Damit sind diese Ziffern vergeben, und [keine andere Zelle {in "
                  "base} kann eine davon enthalten|jede von ihnen entfällt in den Zellen, die alle "
                  "ihre Plätze dort sehen]: {so}.",
    [SAY_HIDDEN] = "[{In base}|In einem Haus] können die Ziffern {digits} nur in {cells} stehen: "
                   "so viele Zellen wie Ziffern. Also enthalten diese Zellen nichts anderes: {so}.",
    [SAY_FISH] =
        "{In base} liegen alle Plätze der Ziffer {digits}[ ({body})] {in cover}: auf beiden "
        "Seiten gleich viele Häuser. Jedes der ersten Häuser braucht seine {digits}; also "
        "bekommen {cover} ihre von dort, und keine andere Zelle {in cover} kann {digits} sein[, "
        "und auch {eaten} nicht, da {eaten#sie in zweien davon zugleich liegt/sie in je zweien "
        "davon zugleich liegen}]: {so}.",
    [SAY_FINNED_FISH] =
        "Bis auf [{fins#die Flosse/die Flossen} {fins}[ und {endo#die innere Flosse/die inneren "
        "Flossen} {endo}]|{endo#die innere Flosse/die inneren Flossen} {endo}] liegen {in base} "
        "alle Plätze der Ziffer {digits}[ ({body})] {in cover}: gleich viele Häuser. Entweder "
        "ist [{fins#eine/eine}{endo#/}|[{fins#die/eine}|{endo#die/eine}]] Flosse {digits}, oder "
        "{cover} bekommen ihre {digits} von dort, und keine andere ihrer Zellen kann {digits} "
        "sein[, und auch {eaten} nicht, da {eaten#sie in zweien davon zugleich liegt/sie in je "
        "zweien davon zugleich liegen}]. Was in beiden Fällen entfällt, entfällt sicher: {so}.",
    [SAY_KRAKEN_1] =
        "Bis auf [{fins#die Zelle/die Zellen} {fins}|einige Zellen] liegen {in base} alle Plätze "
        "von {digits}[ ({body})] {in cover}: gleich viele Häuser. Ist {fins#diese Zelle "
        "nicht/keine dieser Zellen} {digits}, so bekommen {cover} ihre {digits} von dort, und "
        "{where} kann nicht {gone} sein.[ {chains}] In jedem Fall ist {where} also nicht {gone}: "
        "{so}.",
    [SAY_KRAKEN_2] =
        "Bis auf [{fins#die Zelle/die Zellen} {fins}|einige Zellen] liegen {in base} alle Plätze "
        "von {digits}[ ({body})] {in cover}.[ Stünde {digits} in keiner der Zellen {starts}, so "
        "lägen alle anderen Plätze dort {in thinner}; das sind zu wenige Häuser. Also steht "
        "{digits} in einer der Zellen {starts}.][ {chains}] In jedem Fall ist {where} also nicht "
        "{gone}: {so}.",
    [SAY_REMOTE_PAIR] =
        "Die Zellen [{path}|{cells}] haben nur {digits}, und jede sieht die nächste. Die beiden "
        "Ziffern wechseln sich also ab[: Eine steht in {turn 1}, die andere in {turn 2}]. Eine "
        "Zelle, die eine der einen und eine der anderen Art sieht, kann keine der beiden Ziffern "
        "enthalten: {so}.",
    [SAY_BUG_1] =
        "Alle freien Zellen bis auf {cells} haben zwei Kandidaten, und ohne {extra} in {cells} "
        "hätte in jedem Haus jede Ziffer zwei Plätze oder keinen. Dann gäbe es zwei Lösungen "
        "oder gar keine; das Rätsel hat aber genau eine. Also steht {extra:or} in {cells}: {so}.",
    [SAY_BUG_2] =
        "Bis auf {gone} in {cells} hat jede freie Zelle zwei Kandidaten und jede Ziffer in jedem Haus "
        "zwei Plätze, was zwei Lösungen ergäbe oder keine. Also steht {gone} in einer der Zellen "
        "{cells}, und eine Zelle, die sie alle sieht, kann nicht {gone} sein: {so}.",
    [SAY_BUG_3] =
        "Bis auf die zusätzlichen Ziffern {extras} hat jede freie Zelle zwei Kandidaten und jede "
        "Ziffer in jedem Haus zwei Plätze, was zwei Lösungen ergäbe oder keine. Also ist eine "
        "dieser zusätzlichen Ziffern wahr. Ihre Zelle und {members}, wo nur {closed} stehen "
        "können, verbrauchen {closed} {in base}: {so}.",
    [SAY_BUG_4] =
        "Bis auf die zusätzlichen Ziffern {extras} hat jede freie Zelle zwei Kandidaten und jede "
        "Ziffer in jedem Haus zwei Plätze, was zwei Lösungen ergäbe oder keine. Also ist eine "
        "dieser zusätzlichen Ziffern wahr. {In base} kann {locked} nur in {cells} stehen; also "
        "enthält eine davon {locked} und die andere eine zusätzliche Ziffer: {so}.",
    [SAY_SKYSCRAPER] =
        "[{In base}|In zwei parallelen Häusern] hat die Ziffer {digits} nur je zwei Plätze, und "
        "ein Platz im einen Haus sieht einen im anderen[ {in cover}]: {pair 2}. Diese zwei "
        "können nicht beide {digits} sein; also ist es einer der beiden anderen Plätze, {pair "
        "1:or}, und eine Zelle, die diese beiden sieht, kann es nicht sein: {so}.",
    [SAY_TWO_STRING_KITE] =
        "[{In base}|In zwei Häusern, die sich schneiden,] hat die Ziffer {digits} nur je zwei "
        "Plätze, und ein Platz im einen Haus sieht einen im anderen[ {in cover}]: {pair 2}. "
        "Diese zwei können nicht beide {digits} sein; also ist es einer der beiden anderen "
        "Plätze, {pair 1:or}, und eine Zelle, die diese beiden sieht, kann es nicht sein: {so}.",
    [SAY_DUAL_KITE] =
        "Zwei 2-String-Kites haben ihre Ecken gemeinsam, {pair 2}. [{In strong}|In ihren "
        "Häusern] hat die Ziffer {digits} nur je zwei Plätze, eine Ecke und ein loses Ende. Die "
        "Ecken sehen einander, können also nicht beide {digits} sein, und von den zwei losen "
        "Enden jedes Kites ist eines {digits}: {pair 1:or}, und ebenso {pair 3:or}. Eine Zelle, "
        "die beide Enden eines Kites sieht, kann es nicht sein: {so}.",
    [SAY_STRONG_LINKS] =
        "[{chains} [{ring}Auch die beiden Enden sehen einander[ ({in last cover})], also "
        "schließt sich die Kette zu einer Schleife, die sich in beiden Richtungen durchlaufen "
        "lässt. In jedem Fall gilt also: {loop pairs}. Folglich|In jedem Fall gilt also: {ends}; "
        "eine Zelle, die beide Enden sieht, kann die Ziffer nicht enthalten]|Die Ziffer {digits} "
        "hat in mehreren Häusern je nur zwei Plätze, und diese folgen aufeinander wie die "
        "Glieder einer Kette. Eines ihrer beiden Enden ist also {digits}; eine Zelle, die beide "
        "Enden sieht, kann die Ziffer nicht enthalten]: {so}.",
    [SAY_EMPTY_RECTANGLE] =
        "{In home} kann die Ziffer {digits} nur in {fins} stehen. {rectangles} Also: {so}.",
    [SAY_W_WING] = "Die Zellen {cells} haben dieselben zwei Kandidaten, {digits}. [{In base}|In einem "
                   "Haus] kann {last} nur in {fins} stehen, und jede der Zellen {cells} sieht einen "
                   "dieser Plätze. Also können sie nicht beide {last} sein; eine davon ist {gone}, und "
                   "eine Zelle, die beide sieht, kann es nicht sein: {so}.",
    [SAY_XY_WING] =
        "Die Zellen {cells} haben je zwei Kandidaten aus {sorted}, und {pivot} sieht die beiden "
        "anderen. Welche Ziffer {pivot} auch enthält: Für eine der Zellen {pincers} bleibt nur {gone}. "
        "Also ist eine dieser beiden {gone}, und eine Zelle, die beide sieht, kann es nicht sein: {so}.",
    [SAY_XYZ_WING] = "{pivot} hat die Kandidaten {sorted} und sieht {pincers}, die je zwei davon haben. "
                     "Welche Ziffer {pivot} auch enthält: Eine der drei Zellen ist {gone}, und eine "
                     "Zelle, die alle drei sieht, kann es nicht sein: {so}.",
    [SAY_LARGE_WING] = "Die {count} Zellen {cells} haben zusammen die Ziffern {digits}. Jede dieser "
                       "Ziffern außer {gone} kann dort nur einmal stehen, weil ihre Plätze einander "
                       "sehen. Damit bleibt mindestens eine Zelle übrig; dort muss {gone:or} stehen, "
                       "und eine Zelle, die alle Plätze davon sieht, kann es nicht sein: {so}.",
    [SAY_DEADLY_1] = "Stünde {digits:or} in {where}, so hätten die Zellen {cells} nichts als {digits}, "
                     "und diese ließen sich vertauschen, ohne dass eine andere Zelle es merkt: Es gäbe "
                     "zwei Lösungen. Das Rätsel hat aber nur eine: {so}.",
    [SAY_DEADLY_2] =
        "Enthielten die Zellen {cells} nichts als {digits}, so ließen sich diese vertauschen, und es "
        "gäbe zwei Lösungen. [Nur {others} {others#kann/können} etwas anderes enthalten, nämlich die "
        "zusätzliche Ziffer {gone}, die also {others#dort/in einer davon} steht|Also muss eine davon "
        "die zusätzliche Ziffer {gone} enthalten], und keine [andere Zelle {in shared:or}|Zelle, die "
        "alle ihre Plätze dort sieht,] kann {gone} sein: {so}.",
    [SAY_DEADLY_3] =
        "Enthielten die Zellen {cells} nichts als {digits}, so ließen sich diese vertauschen, "
        "und es gäbe zwei Lösungen. [{variant}Also enthält eine der Zellen {exits} eine andere "
        "Ziffer. {In base} {locked#kann/können} {locked} nur in {whole set} stehen, und "
        "höchstens eine davon in {exits:or}; also {members#kann/können} {members} nichts anderes "
        "enthalten|[Also enthält eine der Zellen {exits} eine zusätzliche Ziffer, {extra:or}. "
        "Sie und {members}, wo nur {closed} stehen können, verbrauchen {closed} [{in around}|{in "
        "base}]|Also enthält eine davon eine zusätzliche Ziffer]]: {so}.",
    [SAY_DEADLY_4] = "Enthielten die Zellen {cells} nichts als {digits}, so ließen sich diese "
                     "vertauschen, und es gäbe zwei Lösungen. [{In base} kann {kept} nur in {where} "
                     "stehen|Von zweien dieser Zellen muss eine {kept} sein]; also ist eine davon "
                     "{kept}, und wäre die andere {gone}, so wäre das Muster vollständig: {so}.",
    [SAY_UNIQUE_6] =
        "Enthielten die Zellen {cells} nichts als {digits}, so ließen sich diese vertauschen, "
        "und es gäbe zwei Lösungen. [{In base}|In zweien ihrer Linien] kann {gone} nur in diesen "
        "Zellen stehen, also in zwei gegenüberliegenden Ecken: {losing} oder {spared}. Stünde "
        "{gone} in {losing}, so bliebe für {spared}, die keine zusätzlichen Ziffern haben, nur "
        "{kept}, und das Muster wäre vollständig: {so}.",
    [SAY_HIDDEN_RECTANGLE] =
        "[{In base}|In zwei Linien] kann {kept} nur in Zellen des Rechtecks {cells} stehen. "
        "Stünde {gone} in {where}, so müssten {beside} {kept} sein, und {across}, wo es nichts "
        "als {digits} gibt, wäre auch {gone}. Dann ließen sich {digits} in den vier Zellen "
        "vertauschen, und es gäbe zwei Lösungen. Das Rätsel hat aber nur eine: {so}.",
    [SAY_AVOIDABLE_1] =
        "Keine der Zellen {cells} war vorgegeben. Stünde {gone} in {where}, so ließen sich {digits} in "
        "den vier Zellen vertauschen, und es gäbe zwei Lösungen. Das Rätsel hat aber nur eine: {so}.",
    [SAY_AVOIDABLE_2] =
        "Keine der Zellen {cells} war vorgegeben. Enthielten {endo} nur {digits}, so ließen sich "
        "diese in den vier Zellen vertauschen, und es gäbe zwei Lösungen. Also ist {endo:or} "
        "{gone}, und eine Zelle, die beide sieht, kann es nicht sein: {so}.",
    [SAY_SUE_DE_COQ] =
        "Die Zellen {cells}, in denen sich {base} und {cover} schneiden, haben zusammen die "
        "Ziffern {digits}, mehr, als sie fassen können. Daneben hat {base} noch {line}, und "
        "{cover} hat noch {block}. Zusammengezählt sind es so viele Ziffern wie Zellen, also "
        "steht jede dieser Ziffern in einer dieser Zellen: {settled line} {in base} und {settled "
        "block} {in cover}. Die anderen Zellen dort verlieren sie: {so}.",
    [SAY_SIMPLE_COLOURS_TRAP] =
        "[{In strong}|In einigen Häusern] hat die Ziffer {digits} nur {strong#/je }zwei Plätze "
        "und steht genau dann auf dem einen, wenn sie nicht auf dem anderen steht. Das ergibt "
        "zwei Gruppen: {A} gegen {B}. Eine davon ist durchweg {digits}, die andere nirgends. "
        "Eine Zelle, die Zellen aus beiden sieht, kann nicht {digits} sein: {so}.",
    [SAY_SIMPLE_COLOURS_WRAP] =
        "[{In strong}|In einigen Häusern] hat die Ziffer {digits} nur {strong#/je }zwei Plätze "
        "und steht genau dann auf dem einen, wenn sie nicht auf dem anderen steht. Das ergibt "
        "zwei Gruppen: {A} gegen {B}. Eine davon ist durchweg {digits}, die andere nirgends. "
        "[{wrap}|Zwei Zellen der einen Gruppe sehen einander], also ist es die andere: {so}.",
    [SAY_MULTI_COLOURS_1] =
        "[{In strong}|In einigen Häusern] hat die Ziffer {digits} nur {strong#/je }zwei Plätze "
        "und steht genau dann auf dem einen, wenn sie nicht auf dem anderen steht. Das ergibt "
        "zweimal zwei Gruppen: A ({A}) gegen B ({B}); C ({C}) gegen D ({D}). Von je zweien ist "
        "eine durchweg {digits}. [{meetings}|]Eine Zelle, die Zellen aus beiden sieht, kann "
        "nicht {digits} sein: {so}.",
    [SAY_MULTI_COLOURS_2] =
        "[{In strong}|In einigen Häusern] hat die Ziffer {digits} nur {strong#/je }zwei Plätze "
        "und steht genau dann auf dem einen, wenn sie nicht auf dem anderen steht. Das ergibt "
        "zweimal zwei Gruppen: A ({A}) gegen B ({B}); C ({C}) gegen D ({D}). Von je zweien ist "
        "eine durchweg {digits}. [{squeeze}|Eine Gruppe sieht beide der anderen], sieht also in "
        "jedem Fall eine {digits} und ist falsch: {so}.",
    [SAY_ALIGNED] =
        "Alle Arten, [{ways}|{cells}] zusammen zu füllen, werden durchprobiert. {exclusions} "
        "Also: {so}.",
    [SAY_CHAIN] = "{chains} In jedem Fall gilt also: {ends}; was sich mit keinem von beiden verträgt, "
                  "entfällt: {so}.",
    [SAY_LOOP] = "{chains} Die Kette schließt sich zu einer Schleife, die sich in beiden Richtungen "
                 "durchlaufen lässt. [In jedem Fall gilt also: {loop pairs}. Folglich|Von je zwei "
                 "Nachbarn darin ist also einer wahr, und was sich mit keinem der beiden verträgt, "
                 "entfällt]: {so}.",
    [SAY_REFUTED] = "{chains} Die Annahme widerlegt sich also selbst: {so}.",
    [SAY_ALS_XZ] =
        "Jede der Mengen {sets} hat eine Ziffer mehr als Zellen. [{ties}. Was zwei Mengen so "
        "gemeinsam haben, kann nur eine von ihnen enthalten|{x#Die Ziffer/Jede der Ziffern} {x} "
        "kann nur in einer davon stehen]; also [muss eine der beiden alle ihre anderen Ziffern "
        "enthalten. {z} {z#gehört/gehören} dazu, {z#steht/stehen} also in einer der Mengen, und eine "
        "Zelle, die alle Plätze {z#dieser Ziffer/einer dieser Ziffern} dort sieht, kann sie nicht "
        "enthalten|müssen beide alle ihre anderen Ziffern enthalten, und {x} {x#steht/stehen} in je "
        "einer der Mengen. Eine Zelle, die alle Plätze einer anderen Ziffer in einer Menge oder alle "
        "Plätze von {x:or} in beiden sieht, kann diese Ziffer nicht enthalten]: {so}.",
    [SAY_ALS_XY_WING] =
        "Jede der Mengen {sets} hat eine Ziffer mehr als Zellen. [{ties}. Was zwei Mengen so "
        "gemeinsam haben, kann nur eine von ihnen enthalten|A und B haben jeweils mit C eine Ziffer "
        "gemeinsam, die nur eine der "
        "beiden Mengen enthalten kann]. C kann nicht beide Ziffern entbehren; also muss eine der "
        "Mengen A und B alle ihre anderen Ziffern enthalten, darunter {z}. Eine Zelle, die alle "
        "Plätze {z#dieser Ziffer/einer dieser Ziffern} in beiden sieht, kann sie nicht "
        "enthalten: {so}.",
    [SAY_ALS_CHAIN] =
        "Jede der Mengen {sets} hat eine Ziffer mehr als Zellen. [{ties}. Was zwei Mengen so "
        "gemeinsam haben, kann nur eine von ihnen enthalten|Jede hat mit der nächsten eine "
        "Ziffer gemeinsam, die nur eine von beiden enthalten kann]. Entweder enthält also die "
        "erste Menge {gone:or}, oder eine Menge nach der anderen muss alle ihre übrigen Ziffern "
        "enthalten, und die letzte enthält {gone:or}. Eine Zelle, die alle Plätze von {gone:or} "
        "in beiden sieht, kann es nicht sein: {so}.",
    [SAY_DEATH_BLOSSOM] =
        "Zu jedem Kandidaten von {cells} gibt es eine Menge, die ihn verlöre: [{petals}|{sets}], "
        "jede mit einer Ziffer mehr als Zellen. Welcher Kandidat auch wahr ist: Eine der Mengen "
        "muss {gone:or} enthalten, und eine Zelle, die alle Plätze davon sieht, kann es nicht "
        "sein: {so}.",
    [SAY_FORCING] =
        "[{one start}{chains} Damit {clash}. Das kann nicht sein, also war die Annahme falsch: "
        "{so}.|{chains} {ground}, und das führt jedes Mal zum selben Ergebnis: {so}.]",
    [SAY_FORCING_PLUS] =
        "[{one start}{chains} Damit {clash}. Das kann nicht sein, also war die Annahme falsch: "
        "{so}.|{chains} {ground}, und das führt jedes Mal zum selben Ergebnis: {so}.][{by steps} "
        "(Die Techniken, die unterwegs genannt sind, werden auf das angewandt, was die Annahme "
        "übrig lässt; hinter dem Namen steht, worauf sie beruhen.)]",
    [SAY_CONTRADICTION] =
        "{chains} Damit {clash}. Das kann nicht sein, also war die Annahme falsch: {so}.",
    [SAY_VERITY] = "{chains} {ground}, und das führt jedes Mal zum selben Ergebnis: {so}.",
    [SAY_TEMPLATE_SET] =
        "[Jede Art, {because} in jedes Haus zu setzen, braucht {extras}; dort kann {digit} also "
        "nicht stehen. ]Alle noch möglichen Arten, die Ziffer {digit} in jedes Haus zu setzen, "
        "haben {cell} gemeinsam: {so}.",
    [SAY_TEMPLATE_DELETE] =
        "[Jede Art, {because} in jedes Haus zu setzen, braucht {extras}; dort kann {gone} also "
        "nicht stehen. ]Keine der noch möglichen Arten, die Ziffer {gone} in jedes Haus zu "
        "setzen, benutzt {where:or}: {so}.",
    [SAY_BRUTE_FORCE] = "Keine Technik des Profils führt weiter; dies stammt aus der Lösung: {so}.",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

#define ON(place) place " im Gitter geht es weiter."

const struct language german = {
    .houses = SUDOKU_GERMAN,
    .titles = technique_titles_de,
    .about = technique_about_de,
    .comma = ", ",
    .last_and = " und ",
    .last_or = " oder ",
    .counted = {"null", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"},
    .place = "setze {digit} in {cells}",
    .remove = "entferne {digits} aus {cells}",
    .after_order = "; ",
    .set = "{letter} ({cells} mit {digits})",
    .group = "{cells} mit {digits}",
    .extra = "{digits} in {cells}",
    .tie = "{letter} und {next} haben {digits} gemeinsam, und ihre Plätze dort, {cells}, sehen "
           "einander[ {in house}]",
    .petal = "{digit} aus ",
    .begins = {{"Wenn {node} nicht {digit} ist, dann ", "Wenn {digit} nicht in {node:or} steht, dann "},
               {"Wenn {node} {digit} ist, dann ", "Wenn {digit} in {node:or} steht, dann "}},
    .follows =
        {
            [SUDOKU_ASSUMED] = {{"{node} ist nicht {digit}", "{digit} steht nicht in {node:or}"},
                                {"{node} ist {digit}", "{digit} steht in einer der Zellen {node}"}},
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
            [SUDOKU_BY_SET] =
                {{"kann {node} nicht {digit} sein (die Menge {others} mit {more} braucht sie)",
                  "steht {digit} nicht in {node:or} (die Menge {others} mit {more} braucht sie)"},
                 {"muss {node} {digit} sein (die Menge {others} mit {more} braucht sie)",
                  "muss {digit} in {node:or} stehen (die Menge {others} mit {more} braucht sie)"}},
            [SUDOKU_BY_STEP] = {{"kann {node} nicht {digit} sein[ (durch „{technique}“[: {rest}])]",
                                 "steht {digit} nicht in {node:or}[ (durch „{technique}“[: {rest}])]"},
                                {"ist {node} {digit}[ (durch „{technique}“[: {rest}])]",
                                 "steht {digit} in {node:or}[ (durch „{technique}“[: {rest}])]"}},
        },
    .it = "sie",
    .then = {"; dann ", ", also "},
    .besides = "; außerdem ",
    .at_once = "ist das schon das Ergebnis",
    .chain_end = ".",
    .path = "{cells}[ ({in house})]",
    .rules_out = " (das schließt {digits} in {cells} aus)",
    .set_is_locked = "die Menge {cells} enthält {digits} bis auf eine dieser Ziffern",
    .clash = {[CLASH_BOTH] = "wäre {cells} {digits} und zugleich nicht {digits}",
              [CLASH_NO_DIGIT] = "bliebe für {cells} nichts übrig, keine der Ziffern {digits}",
              [CLASH_TWO_DIGITS] = "stünden in {cells} zugleich {digits}",
              [CLASH_NO_PLACE] =
                  "hätte {digits}[ {in house}] keinen Platz mehr, keine der Zellen {cells}",
              [CLASH_TWICE] = "stünde {digits} in {cells}, also zweimal[ {in house}]",
              [CLASH_ITSELF] = "führte die Annahme zu ihrem eigenen Gegenteil",
              [CLASH_UNKNOWN] = "wäre das alles zugleich wahr"},
    .ground = {[GROUND_CELL] = "In {cells} muss eine der Ziffern {digits} stehen",
               [GROUND_HOUSE] =
                   "[{In house} muss {digits}|{digits} muss] in einer der Zellen {cells} stehen",
               [GROUND_BOTH_WAYS] = "{cells} ist {digits}, oder sie ist es nicht",
               [GROUND_UNKNOWN] = "Eine der Annahmen ist wahr"},
    .wrap = "{cells}, zwei Zellen derselben Gruppe, sehen einander[ {in house}]",
    .meeting = {"{cells} sehen einander[ {in house}], also können {letter} und {next} nicht beide "
                "{digits} sein, ",
                "und {letter} oder {next} ist es. "},
    .squeeze = "{letter} sieht {next} ({cells}[ {in house}])",
    .rectangle =
        {"[{In house}|In einem anderen Haus] hat sie nur zwei Plätze, {cells} und {others}. ",
         "Wenn {cells} {digit} ist, {others#scheidet/scheiden} {others}[ {in house}] aus",
         ", also hat {home} seine {digit} in {cells:or}[, {in house}]",
         "; wenn nicht, ist {cells} {digit}. So oder so {others#sieht/sehen} {others} eine {digit}."},
    .excludes = "Wenn {cell} {digit} ist, bleibt für {others} nichts übrig: ",
    .together = " mit ",
    .repeats = " brächte {digits} zweimal[ {in house}]",
    .empties = " ließe für {cells} ({digits}) nichts übrig",
    .said = sentences,
    .notation = {.connected_by = "verbunden durch ",
                 .from = " aus ",
                 .by = "durch ",
                 .siamese = "Siamesisch: ",
                 .fish = "Fisch"},
    .hint = {.where = {{ON("Oben links"), ON("Oben"), ON("Oben rechts")},
                       {ON("Links"), "In der Mitte des Gitters geht es weiter.", ON("Rechts")},
                       {ON("Unten links"), ON("Unten"), ON("Unten rechts")}},
             .house = "Ein guter Anfang: ",
             .technique = "Es gibt einen Schritt dieser Art: ",
             .wrong = "Bisher stimmt etwas nicht.",
             .kind = {"Eine eingetragene Ziffer ist falsch.",
                      "Eine Marke ist ausradiert, die noch gebraucht wird."},
             .wrong_house = "Der Fehler liegt hier: ",
             .wrong_cell = "Der Fehler liegt in der Zelle ",
             .over_given = "{cell} kann nicht {digit} sein: Dort ist eine andere Ziffer vorgegeben.",
             .clash = "{cell} kann nicht {digit} sein: {house} hat diese Ziffer schon in {other}.",
             .no_solution =
                 "{cell} kann nicht {digit} sein: Das Rätsel hat eine einzige Lösung, und darin "
                 "steht dort eine andere Ziffer.",
             .not_together =
                 "{cell} kann nicht {digit} sein: Keine Lösung hat diese Ziffer dort zusammen mit "
                 "denen davor.",
             .missing =
                 "In den Marken von {cell} fehlt {digit}, die in der einzigen Lösung des Rätsels dort "
                 "steht.",
             .cells = {"Auf diese Zelle kommt es an: ", "Auf diese Zellen kommt es an: "},
             .solved = "Das Rätsel ist gelöst.",
             .stuck = {"Keine Technik des Profils ", " hilft hier weiter."}},
    .claim = {.suppose = "Angenommen, {cell}={digit}.",
              .wrong = {"Dann gilt: ", ". Also ist {cell}={digit} falsch."},
              .over_given = "Diese Zelle ist aber vorgegeben: Dort steht {digit}.",
              .other = {[SUDOKU_POSSIBLE] = "Das ist möglich: In dieser Lösung ist es so.",
                        [SUDOKU_REFUTED_BY_SEARCH] =
                            "In keiner Lösung ist es so, aber nur eine Suche zeigt das.",
                        [SUDOKU_NOT_KNOWN] = "abgebrochen"}},
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
             .end = {"Weiter geht es nicht", "Gelöst"}},
};
