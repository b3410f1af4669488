// SPDX-License-Identifier: MIT
/** Was die Bibliothek über Rätsel, Regeln und Einteilungen sagt; ../engine_words.js erklärt die Form. */
export const engine = {
  // Zeichen
  'a blank': 'ein Leerzeichen',
  'a tab': 'ein Tabulator',
  "the line's end": 'das Zeilenende',
  ' and ': ' und ',
  "'0' is used together with another mark for empty cells: is it a digit?":
    'Neben „0“ steht ein anderes Zeichen für leere Zellen: Ist „0“ als Ziffer gemeint?',
  "expected %s%s or '.' for an empty cell, not %s": 'Hier muss {1}{2} oder „.“ für eine leere Zelle stehen, nicht {3}',
  "expected a digit or '.' for an empty cell, not %s":
    'Hier muss eine Ziffer oder „.“ für eine leere Zelle stehen, nicht {1}',
  "expected a number or '.' for an empty cell, not %s":
    'Hier muss eine Zahl oder „.“ für eine leere Zelle stehen, nicht {1}',
  "expected %c or '.' at this place of r%dc%d, not %s":
    'An dieser Stelle von r{2}c{3} muss {1} oder „.“ stehen, nicht {4}',
  "expected a region's letter or digit, not %s":
    'Hier muss der Buchstabe oder die Ziffer eines Gebiets stehen, nicht {1}',
  'expected candidates up to %c, not %s': 'Hier müssen Kandidaten bis {1} stehen, nicht {2}',
  'expected candidates 1-%d, not %s': 'Hier müssen Kandidaten von 1 bis {1} stehen, nicht {2}',
  'expected a number 1-%d in each cell': 'In jeder Zelle muss eine Zahl von 1 bis {1} stehen',
  'expected 0-%d, not %d': 'Hier muss eine Zahl von 0 bis {1} stehen, nicht {2}',
  'expected 1-%d, not %d': 'Hier muss eine Zahl von 1 bis {1} stehen, nicht {2}',
  'expected a number up to %d, not %d': 'Hier muss eine Zahl bis {1} stehen, nicht {2}',
  "expected a number, ',', '[' or ']', not %s": 'Hier muss eine Zahl, „,“, „[“ oder „]“ stehen, nicht {1}',
  'expected a region 1-%d in the tens and a digit 0-%d, not %d':
    'Hier muss ein Gebiet von 1 bis {1} als Zehner und eine Ziffer von 0 bis {2} stehen, nicht {3}',
  'expected cells with blanks or commas between them':
    'Hier müssen Zellen stehen, mit Leerzeichen oder Kommas dazwischen',
  'expected a cell such as r1c1': 'Hier muss eine Zelle wie r1c1 stehen',
  'expected a box such as 2x3 (rows x columns), or none':
    'Hier muss ein Block wie 2x3 (Zeilen x Spalten) stehen, oder none',
  'expected a grid': 'Hier muss ein Gitter stehen',

  // Texte mit Rätseln
  'this is stated twice': 'Diese Angabe steht zweimal da',
  'this block appears twice': 'Diesen Abschnitt gibt es zweimal',
  'more than %d cells': 'Mehr als {1} Zellen',
  'more than %d cells in a row': 'Mehr als {1} Zellen in einer Zeile',
  'more than %d rows': 'Mehr als {1} Zeilen',
  'more than %d words after the givens': 'Mehr als {1} Wörter hinter den Vorgaben',
  '%d cells are not a square grid': '{1} Zellen bilden kein quadratisches Gitter',
  'the block that starts here ends after %d rows': 'Der Abschnitt, der hier beginnt, endet nach {1} Zeilen',
  'the grid ends after row %d of %d': 'Das Gitter endet nach Zeile {1} von {2}',
  'row %d has %d cells, but row 1 has %d': 'Zeile {1} hat {2} Zellen, Zeile 1 aber {3}',
  'row %d has %d characters, but row 1 has %d': 'Zeile {1} hat {2} Zeichen, Zeile 1 aber {3}',
  'row %d has %d number, but row 1 has %d': 'Zeile {1} hat {2} Zahl, Zeile 1 aber {3}',
  'row %d has %d numbers, but row 1 has %d': 'Zeile {1} hat {2} Zahlen, Zeile 1 aber {3}',
  'row %d in a grid of %d rows: put a blank line between two grids':
    'Eine Zeile {1} in einem Gitter von {2}: Zwischen zwei Gitter gehört eine Leerzeile',
  "unknown header '%s'; the headers are title, author, source, comment, rules, box, regions, house, givens, placed, marks, allowed, solution":
    'Unbekannte Angabe „{1}“; es gibt title, author, source, comment, rules, box, regions, house, givens, placed, marks, allowed, solution',
  'unknown section; the sections are [Puzzle], [State], [PencilMarks], [Colours]':
    'Unbekannter Abschnitt; es gibt [Puzzle], [State], [PencilMarks], [Colours]',
  'unknown key; the keys are size, rules, box, regions, house, placed, marks, allowed, solution':
    'Unbekannter Schlüssel; es gibt size, rules, box, regions, house, placed, marks, allowed, solution',
  'headers apply to one grid: put a blank line before the next grid, or the rules after each line':
    'Angaben gelten für ein Gitter: Vor das nächste gehört eine Leerzeile, oder Regeln hinter jede Zeile',
  'no grid follows the headers': 'Unter den Angaben steht kein Gitter',
  "unexpected text after row %d (a comment needs '#')": 'Unerwarteter Text nach Zeile {1} (ein Kommentar braucht „#“)',
  "unexpected text after the list (a comment needs '#')":
    'Unerwarteter Text hinter der Liste (ein Kommentar braucht „#“)',
  '%d characters may be the marks of a %dx%d grid or %s of %dx%d: say --from marks or --from %s':
    '{1} Zeichen können die Marken eines Gitters von {2}×{3} sein oder {4} von {5}×{6}; ob „marks“ oder „{7}“ gemeint ist, lässt sich nicht erkennen',
  'the givens': 'die Vorgaben',
  'a jigsaw': 'ein Rätsel mit Gebieten',
  '%d characters fit no size (%dx%d has %d)': '{1} Zeichen passen zu keiner Größe ({2}×{3} hat {4})',
  '%d characters fit no size (%dx%d has %d, %dx%d has %d)':
    '{1} Zeichen passen zu keiner Größe ({2}×{3} hat {4}, {5}×{6} hat {7})',
  '%d characters are not a grid of the size stated': '{1} Zeichen sind kein Gitter der angegebenen Größe',
  'these %d digits are not a solution of the givens under these rules':
    'Diese {1} Ziffern sind nach diesen Regeln keine Lösung der Vorgaben',
  'these %d characters are neither a solution of the givens nor a layout':
    'Diese {1} Zeichen sind weder eine Lösung der Vorgaben noch eine Einteilung',
  '%s has %d characters instead of %d': '{1}: {2} Zeichen statt {3}',
  'the solution': 'Die Lösung',
  'the layout': 'Die Einteilung',
  'there is no puzzle in column %d': 'In Spalte {1} steht kein Rätsel',
  "a single cell in a list of other puzzles (free text needs '#')":
    'Eine einzelne Zelle unter anderen Rätseln (freier Text braucht „#“)',
  "this is not a puzzle (free text needs '#')": 'Das ist kein Rätsel (freier Text braucht „#“)',
  "%s (free text needs '#')": '{1} (freier Text braucht „#“)',
  "free text in a list needs '#'": 'Freier Text in einer Liste braucht „#“',
  'the list has more than %d numbers': 'Die Liste hat mehr als {1} Zahlen',
  'the lists are nested too deeply': 'Zu viele Listen liegen ineinander',
  'a list among numbers': 'Eine Liste zwischen Zahlen',
  'a number among lists': 'Eine Zahl zwischen Listen',
  "a list begins with '['": 'Eine Liste beginnt mit „[“',
  'the list that starts here has no end': 'Die Liste, die hier beginnt, hat kein Ende',
  'a list of %d numbers in %d rows is not square': 'Eine Liste von {1} Zahlen in {2} Zeilen ist nicht quadratisch',
  'a drawn row has at most %d characters': 'Eine gezeichnete Zeile hat höchstens {1} Zeichen',
  "a blank between bars: write '.' for an empty cell": 'Leerraum zwischen Strichen: Leere Zellen brauchen „.“',
  'the drawing has no rows': 'Die Zeichnung hat keine Zeilen',
  'the drawing has %d rows of %d cells': 'Die Zeichnung hat {1} Zeilen mit {2} Zellen',
  'JSON cannot be mixed with other text here': 'JSON und anderer Text lassen sich hier nicht mischen',
  'killer cages are not supported': 'Killer-Sudokus werden nicht unterstützt: Käfige sind keine Häuser',
  'the line is longer than %d characters': 'Die Zeile ist länger als {1} Zeichen',
  'the text that starts here is too long for a puzzle': 'Der Text, der hier beginnt, ist zu lang für ein Rätsel',
  'this is UTF-16: save it as UTF-8': 'Das ist UTF-16: Bitte als UTF-8 speichern',
  'this is not text': 'Das ist kein Text',
  'out of memory': 'Der Speicher reicht nicht',
  'the engine has crashed': 'Das Rechenprogramm ist abgestürzt',
  'the text states both a box and regions': 'Der Text nennt einen Block und Gebiete zugleich',
  'the stated solution is wrong: %s': 'Die angegebene Lösung ist falsch: {1}',
  '%s and %s are both %c in %s': '{1} und {2} sind beide {3} ({4})',
  '%s is %c, which is not among its candidates': '{1} ist {2}, aber das ist dort kein Kandidat',
  'the given in %s is %c': 'In {1} ist {2} vorgegeben',
  '%s is empty': '{1} ist leer',
  'the marks of %s leave out %c, which the only solution of the givens has there':
    'In den Marken von {1} fehlt {2}; in der einzigen Lösung der Vorgaben steht diese Ziffer dort',
  'nothing fits in %s': 'In {1} passt nichts',
  '%c has no place in %s': '{1} hat keinen Platz ({2})',

  // Anmerkungen zu gelesenen Rätseln
  'read as one %dx%d grid; --from line reads %d puzzles':
    'Als ein Gitter von {1}×{2} gelesen; es könnten auch {3} Rätsel sein, in jeder Zeile eines',
  'text after a comma or a tab is not read as rules':
    'Was hinter einem Komma oder Tabulator steht, gilt nicht als Regel',
  '%s; text after a comma or a tab is not read as rules':
    '{1}; was hinter einem Komma oder Tabulator steht, gilt nicht als Regel',
  'region %c is not in one piece': 'Gebiet {1} hängt nicht zusammen',
  '%s; region %c is not in one piece': '{1}; Gebiet {2} hängt nicht zusammen',

  // Regeln
  'the size must be 1 to %d, not %d': 'Die Größe muss 1 bis {1} sein, nicht {2}',
  'this is for size %d, but the size was %d before': 'Das passt zur Größe {1}, aber vorher ist die Größe {2}',
  'size %d has no default box: state regions or "box none"':
    'Für die Größe {1} gibt es keinen üblichen Block: Gebiete oder „box none“ angeben',
  'a box of %dx%d does not have the %d cells of size %d':
    'Ein Block von {1}×{2} hat nicht die {3} Zellen der Größe {4}',
  "unknown rule '%s'; the rules are classic%s": 'Unbekannte Regel „{1}“; es gibt classic{2}',
  'rule "%s" needs %s, not %d': 'Die Regel „{1}“ braucht {2}, nicht {3}',
  'rule "%s" needs %s': 'Die Regel „{1}“ braucht {2}',
  boxes: 'Blöcke',
  '9x9 with boxes of 3x3': '9×9 mit Blöcken von 3×3',
  'a square size (4, 9, 16, 25, 36)': 'eine Quadratzahl als Größe (4, 9, 16, 25, 36)',
  "region '%c' has %d cells instead of %d": 'Gebiet „{1}“ hat {2} statt {3} Zellen',
  'region %d has more than %d cells': 'Gebiet {1} hat mehr als {2} Zellen',
  'there are more than %d extra houses': 'Es sind mehr als {1} weitere Häuser',
  'r%dc%d lies outside the %dx%d grid': 'r{1}c{2} liegt außerhalb des Gitters von {3}×{4}',
  'expected a range such as r1c1:r3c3 or r1c1-r1c4': 'Hier muss ein Bereich stehen wie r1c1:r3c3 oder r1c1-r1c4',
  'r%dc%d-r%dc%d is not a row, a column or a diagonal': 'r{1}c{2}-r{3}c{4} ist keine Zeile, Spalte oder Diagonale',
  'r%dc%d is in the house twice': 'r{1}c{2} kommt im Haus zweimal vor',
  'a house has at most %d cells': 'Ein Haus hat höchstens {1} Zellen',
  'a house has at least 2 cells': 'Ein Haus hat mindestens 2 Zellen',
  'box: %s': 'Block: {1}',
  'house: %s': 'Haus: {1}',
  'regions: %s': 'Gebiete: {1}',
  'rules: %s': 'Regeln: {1}',

  // Häuser
  'row %d': 'Zeile {1}',
  'column %d': 'Spalte {1}',
  'box %d': 'Block {1}',
  'region %c': 'Gebiet {1}',
  'window %d': 'Fenster {1}',
  'hidden window %d': 'verborgenes Fenster {1}',
  'house %d': 'weiteres Haus {1}',
  'the falling diagonal': 'fallende Diagonale',
  'the rising diagonal': 'steigende Diagonale',

  // Aufträge
  'the name could mean: %s': 'Der Name kann mehreres bedeuten: „{1}“',
  'no technique has this name; similar names: %s': 'So heißt keine Technik; ähnlich heißen: „{1}“',
  'no technique has this name': 'So heißt keine Technik',
  'the profile %s does not use %s; profiles that do: %s':
    'Das Profil „{1}“ benutzt „{2}“ nicht; diese Profile tun es: „{3}“',
  "no profile solves with %s: only 'steps --technique' finds it":
    'Kein Profil löst mit „{1}“: Nur die Suche nach Schritten dieser Technik findet sie',
  'size must be %d to %d': 'Die Größe muss {1} bis {2} sein',
  'seed is too large': 'Der Startwert ist zu groß',
  "seed must be a number, not '%s'": 'Der Startwert muss eine ganze Zahl sein, nicht „{1}“',
  'a puzzle of this size has at most %d clues': 'Ein Rätsel dieser Größe hat höchstens {1} Vorgaben',
  'at least %d and at most %d clues: no number satisfies both':
    'Mindestens {1} und höchstens {2} Vorgaben: Keine Zahl ist beides',
  'no puzzle with these rules has fewer than %d clues': 'Kein Rätsel mit diesen Regeln hat weniger als {1} Vorgaben',
  'the rules do not have the symmetry %s: see %s': 'Die Regeln haben die Symmetrie „{1:symmetry}“ nicht: siehe {2}',
  'no layout of size %d with the symmetry %s was found':
    'Es fand sich keine Einteilung der Größe {1} mit der Symmetrie „{2:symmetry}“',
  'a minimal puzzle of this size has at most %d clues':
    'Ein Rätsel dieser Größe ohne überflüssige Vorgaben hat höchstens {1} Vorgaben',
  'no pattern with the symmetry %s has that many clues: the nearest numbers are %d and %d':
    'Kein Muster mit der Symmetrie „{1:symmetry}“ hat so viele Vorgaben: die nächsten haben {2} und {3}',
  "no engine '%s' solves puzzles of this size": 'Kein Lösungsverfahren „{1}“ löst Rätsel dieser Größe',
  'a full grid has no steps to rate': 'In einem vollen Gitter gibt es keinen Schritt zu bewerten',
  'puzzles are rated up to size %d': 'Rätsel werden bis zur Größe {1} bewertet',
  'the profile %s does not rate puzzles with these rules by %s':
    'Das Profil „{1}“ verwendet „{2}“ bei diesen Regeln nicht, um Rätsel zu bewerten',
  '%s cannot be both needed and excluded': 'Kein Rätsel braucht „{1}“ und kommt zugleich ohne aus',
  '%s is %s, which is above %s': '„{1}“ gehört zur Stufe „{2:level}“, also über „{3:level}“',
  '%s scores %d, which is above %d': '„{1}“ zählt {2} Punkte, also mehr als {3}',
  'the techniques that are needed score %d together, which is above %d':
    'Die Techniken, die vorkommen sollen, zählen zusammen {1} Punkte, also mehr als {2}',
  '%s is rated %d.%d by %s, which is above %d.%d': '„{1}“ wird von „{4}“ mit {2}.{3} bewertet, also über {5}.{6}',
  'no available technique is rated %s by %s; the nearest is %s with %d.%d':
    'Keine Technik, die vorkommen darf, wird von „{2}“ mit {1} bewertet; am nächsten ist „{3}“ mit {4}.{5}',
  'no technique is left to rate puzzles with': 'Es bleibt keine Technik übrig',
  '%d.%d or more': '{1}.{2} oder mehr',
  '%d.%d or less': '{1}.{2} oder weniger',
  'from %d.%d to %d.%d': '{1}.{2} bis {3}.{4}',
  'no puzzle scores less than %d by %s': 'Kein Rätsel hat nach „{2}“ weniger als {1} Punkte',
  'scores by %s are multiples of %d': 'Punktzahlen von „{1}“ sind Vielfache von {2}',
  'a puzzle that is %s scores at most %d': 'Ein Rätsel der Stufe „{1:level}“ hat höchstens {2} Punkte',
  'a puzzle that is %s scores at least %d': 'Ein Rätsel der Stufe „{1:level}“ hat mindestens {2} Punkte',
  'every puzzle ends with a full house': 'Jedes Rätsel endet mit einem vollen Haus',
  'layouts have at least %d rows': 'Einteilungen haben mindestens {1} Zeilen',
  'these rules have no solution at all': 'Diese Regeln haben gar keine Lösung',

  // Warum kein Gitter zu einer Einteilung passt
  '%d. %s': '{1}. {2}',
  '%s: %s; that differs from %L%R, so %L does, too': '{1}: {2}; diese ist verschieden von {3}{4}, also auch {5}',
  '%s: %s; all of these differ from %L%R, so %L does, too':
    '{1}: {2}; alle diese sind verschieden von {3}{4}, also auch {5}',
  '%s: %L can equal only %L%R, so that is taken, and %L differs from it':
    '{1}: {2} kann nur gleich {3} sein{4}; diese ist damit vergeben, und {5} ist von ihr verschieden',
  '%s: %L can equal only %L%R, so that is taken, and %L differ from it':
    '{1}: {2} kann nur gleich {3} sein{4}; diese ist damit vergeben, und {5} sind von ihr verschieden',
  '%s: %L can equal only %L%R, so these are taken, and %L differs from them':
    '{1}: {2} können nur gleich {3} sein{4}; diese sind damit vergeben, und {5} ist von ihnen verschieden',
  '%s: %L can equal only %L%R, so these are taken, and %L differ from them':
    '{1}: {2} können nur gleich {3} sein{4}; diese sind damit vergeben, und {5} sind von ihnen verschieden',
  '%s; but %s': '{1}; aber {2}',
  '%s; without the cells they share, %L has the digit of %L (law of leftovers)':
    '{1}; ohne die gemeinsamen Zellen hat {2} die Ziffer von {3} (Gesetz der Überbleibsel)',
  '%s; without the cells they share, %L have the digits of %L (law of leftovers)':
    '{1}; ohne die gemeinsamen Zellen haben {2} die Ziffern von {3} (Gesetz der Überbleibsel)',
  'Row %L holds the same digits as region %L': 'Zeile {1} hat dieselben Ziffern wie Gebiet {2}',
  'Rows %L hold the same digits as regions %L': 'Die Zeilen {1} haben dieselben Ziffern wie die Gebiete {2}',
  'Column %L holds the same digits as region %L': 'Spalte {1} hat dieselben Ziffern wie Gebiet {2}',
  'Columns %L hold the same digits as regions %L': 'Die Spalten {1} haben dieselben Ziffern wie die Gebiete {2}',
  'In %s': 'In {1}',
  '%s, as it differs from the other%R': '{1}, denn von der anderen ist sie verschieden{2}',
  '%s, as it differs from the others%R': '{1}, denn von den anderen ist sie verschieden{2}',
  '%L equals one of %L': '{1} ist gleich einer der Zellen {2}',
  '%L equals %L': '{1} ist gleich {2}',
  '%L, %d cells, can equal only %L%R': '{1}, also {2} Zellen, können nur gleich {3} sein{4}',
  '%s, in its row%R': '{1}, in derselben Zeile{2}',
  '%s, in its column%R': '{1}, in derselben Spalte{2}',
  '%s, in its region%R': '{1}, im selben Gebiet{2}',
  '%L differs from that%R': '{1} ist davon verschieden{2}',
  '%L differ from that%R': '{1} sind davon verschieden{2}',
  '%L differs from all of these%R': '{1} ist von allen diesen verschieden{2}',
  '%L differ from all of these%R': '{1} sind von allen diesen verschieden{2}',
};
