// SPDX-License-Identifier: MIT
/** Was die Bibliothek über Linienzeichnungen sagt; ../engine_words.js erklärt die Form. */
export const engineDrawings = {
  'the search took too long': 'Die Suche hat zu lange gedauert',
  'at least %s': 'mindestens {1}',
  'about %s': 'etwa {1}',

  // Strecken
  'more than %d segments': 'Mehr als {1} Strecken',
  'the coordinates of a segment must be numbers up to 1000000000':
    'Die Koordinaten einer Strecke müssen Zahlen bis 1000000000 sein',
  'no segment has a length': 'Keine Strecke hat eine Länge',
  'the drawing is too small to be read': 'Die Zeichnung ist so klein, dass nichts zu erkennen ist',
  'the lines at %s are so close together that it is unclear what junction they form':
    'Die Linien bei {1} liegen so nah beieinander, dass die Art des Knotens nicht zu erkennen ist',
  'two lines cross at %s: a junction of four lines is not supported':
    'Bei {1} kreuzen sich zwei Linien, aber ein Knoten aus zwei oder drei Linien kann dort nicht sein',
  'too many lines are close together near %s': 'Zu viele Linien liegen nah beieinander bei {1}',
  'too many segments are close together near %s': 'Zu viele Strecken liegen nah beieinander bei {1}',
  'both ends of a segment merge at %s: it is shorter than the tolerance, or other ends bridge it':
    'Beide Enden einer Strecke fallen bei {1} zusammen: Sie ist kürzer als die Toleranz, oder andere Enden überbrücken sie',
  'no other line meets the one that ends at %s': 'Keine andere Linie trifft die, die bei {1} endet',
  'more than three lines meet at %s: a junction has two or three':
    'Bei {1} treffen sich mehr als drei Linien: Ein Knoten hat zwei oder drei',
  'two lines that begin at %s end at the same junction': 'Zwei Linien, die bei {1} beginnen, enden am selben Knoten',
  'the closed line through %s has no corner': 'Die geschlossene Linie durch {1} hat keine Ecke',
  'the line that begins at %s is curved: only straight lines are supported':
    'Die Linie, die bei {1} beginnt, ist krumm: Nur gerade Linien werden gelesen',
  'treated as straight: the line that bends slightly at %s':
    'Als gerade angesehen: die Linie, die bei {1} einen kleinen Knick hat',
  'treated as a corner: rounded coordinates leave it unclear what is at %s':
    'Als Ecke angesehen: Die gerundeten Koordinaten lassen offen, was bei {1} ist',
  'treated as one line: the lines side by side from %s': 'Als eine angesehen: die Linien nebeneinander von {1} aus',
  'ignored: segments without length, such as the one at %s':
    'Weggelassen: was keine Länge hat, wie die Strecke bei {1}',
  'read as if drawn by hand, to within %s: %s': 'Wie von Hand gezeichnet gelesen, auf {1} genau: {2}',

  // Texte mit Zeichnungen
  'expected %s, not %s': 'Hier muss {1} stehen, nicht {2}',
  'the name of a junction': 'der Name eines Knotens',
  'the type L, Y (Fork), W (Arrow) or T': 'die Art L, Y (Fork), W (Arrow) oder T',
  'the first neighbour of %a %s': 'der erste Nachbar eines Knotens der Art {1}',
  'the second neighbour of %a %s': 'der zweite Nachbar eines Knotens der Art {1}',
  'the third neighbour of %a %s': 'der dritte Nachbar eines Knotens der Art {1}',
  "the line's end after the %d neighbours of %a %s": 'das Zeilenende hinter den {1} Nachbarn eines Knotens der Art {2}',
  "')' after the %d neighbours of %a %s": '„)“ hinter den {1} Nachbarn eines Knotens der Art {2}',
  "'(' and the neighbours": '„(“ mit den Nachbarn',
  "a number, the junction's x": 'eine Zahl (das x des Knotens)',
  "a number, the junction's y": 'eine Zahl (das y des Knotens)',
  'at least two junctions in an outline': 'ein Umriss aus mindestens zwei Knoten',
  "'at' and the junction, or a label + - > <": '„at“ mit dem Knoten oder eine Beschriftung + - > <',
  "'at' and the junction": '„at“ mit dem Knoten',
  'Arrow, Fork, L or T, or a pair (a, b)': 'Arrow, Fork, L oder T oder ein Paar (a, b)',
  "',' or ']'": '„,“ oder „]“',
  "':' after a junction's name": '„:“ hinter dem Namen eines Knotens',
  'J, P, O, L, Arrow, Fork, T, outline or a junction such as a:L(b,c)':
    'J, P, O, L, Arrow, Fork, T, outline oder ein Knoten wie a:L(b,c)',
  'a junction such as a:L(b,c)': 'ein Knoten wie a:L(b,c)',
  'a number (a segment is x1 y1 x2 y2)': 'eine Zahl (eine Strecke ist x1 y1 x2 y2)',
  "a number (a segment is x1 y1 x2 y2) or ':' after a junction's name":
    'eine Zahl (eine Strecke ist x1 y1 x2 y2) oder „:“ hinter dem Namen eines Knotens',
  'a name of more than %d bytes': 'Ein Name mit mehr als {1} Bytes',
  "'at' and 'Var' are reserved and cannot be names": '„at“ und „Var“ haben eine Bedeutung und können keine Namen sein',
  'a coordinate beyond 1000000000': 'Eine Koordinate jenseits von 1000000000',
  'a title cannot contain %s': 'Ein Titel darf dies nicht enthalten: {1}',
  'a title of more than %d bytes': 'Ein Titel mit mehr als {1} Bytes',
  'a segment among junctions: a drawing has either segments or junctions':
    'Eine Strecke zwischen Knoten: Eine Zeichnung besteht aus den einen oder den anderen',
  'a junction among segments: a drawing has either segments or junctions':
    'Ein Knoten zwischen Strecken: Eine Zeichnung besteht aus den einen oder den anderen',
  'a drawing without junctions or segments': 'Eine Zeichnung ohne Knoten und Strecken',
  'no drawing in the text': 'In diesem Text ist keine Zeichnung',
  'no junction or line in the text': 'In diesem Text ist kein Knoten und keine Linie',
  'a second drawing: only one is allowed here': 'Eine zweite Zeichnung: Hier darf nur eine stehen',

  // Knoten
  'more than %d junctions': 'Mehr als {1} Knoten',
  'junction %s is defined twice': 'Knoten {1} wird zum zweiten Mal beschrieben',
  'junction %s names %s twice': 'Knoten {1} nennt {2} zweimal',
  'junction %s has a line to itself': 'Knoten {1} hat eine Linie zu sich selbst',
  'junction %s has coordinates already': 'Knoten {1} hat schon Koordinaten',
  'junction %s has no coordinates, but others have': 'Knoten {1} hat keine Koordinaten, andere aber schon',
  'junction %s is named, but its type and lines are not given':
    'Knoten {1} wird genannt, aber seine Art und seine Linien fehlen',
  'junction %s has a line to %s, but %s has none to %s': 'Knoten {1} hat eine Linie zu {2}, aber {3} hat keine zu {4}',
  'the coordinates of junction %s do not match its type %s with the lines in the order listed':
    'Knoten {1} ist nicht von der Art {2} mit diesen Linien gegen den Uhrzeigersinn: Seine Koordinaten sagen etwas anderes',
  'there is no line from %s to %s': 'Es gibt keine Linie von {1} nach {2}',
  'the line from %s to %s already has another label': 'Die Linie von {1} nach {2} hat schon eine andere Beschriftung',
  'the line from %s to %s already has another direction in the outline':
    'Die Linie von {1} nach {2} hat im Umriss schon eine andere Richtung',
  'too many lines are close to junction %s': 'Zu viele Linien liegen nah bei Knoten {1}',
  'with these coordinates the lines %s-%s and %s-%s cross':
    'Mit diesen Koordinaten kreuzen sich die Linien {1}-{2} und {3}-{4}',
  'the lines of junction %s must be listed the other way round, counter-clockwise: otherwise the drawing does not fit into a plane':
    'Die Linien von Knoten {1} müssen andersherum aufgezählt werden, gegen den Uhrzeigersinn: So passt die Zeichnung in keine Ebene',
  'the part of the drawing around junction %s does not fit into a plane: the lines of some junctions are not listed counter-clockwise':
    'Der Teil der Zeichnung um Knoten {1} passt in keine Ebene: Die Linien mancher Knoten sind nicht gegen den Uhrzeigersinn aufgezählt',
  'the drawing has %d junctions: coordinates can be found for at most %d':
    'Die Zeichnung hat {1} Knoten: Koordinaten werden für höchstens {2} gesucht',
  'the part of the drawing around junction %s has %d junctions: coordinates can be found for at most %d':
    'Der Teil der Zeichnung um Knoten {1} hat {2} Knoten: Koordinaten werden für höchstens {3} gesucht',
  'the part of the drawing around junction %s cannot be drawn with straight lines: %s, some face has fewer than three corners':
    'Der Teil der Zeichnung um Knoten {1} lässt sich nicht mit geraden Linien zeichnen: {2} hat eine Fläche weniger als drei Ecken',
  'with this outline': 'Mit diesem Umriss',
  'whichever face is outside': 'Egal, welche Fläche außen liegt, immer',
  'no coordinates were found for the part of the drawing around junction %s in %d tries':
    'Für den Teil der Zeichnung um Knoten {1} fanden sich in {2} Versuchen keine Koordinaten',
  'the outline of a drawing without coordinates cannot be found: name the junctions of the outer face':
    'Der Umriss einer Zeichnung ohne Koordinaten ist nicht zu finden: Die Knoten der äußeren Fläche angeben',
  'no view of %d cubes was found in which all lines and corners are far enough apart: try another seed or fewer cubes':
    'Es fand sich keine Ansicht von {1} Würfeln, in der nichts etwas anderem zu nahe kommt: Mit weniger Würfeln kann es gehen',

  // Was in Anführungszeichen steht
  "'%s'": '„{1}“',
};
