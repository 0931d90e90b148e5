import type { CourseTexts } from '../../course-texts.ts';

/** What the course in Penguinramids says, in German. */
export const pyramidCourseInGerman = {
  pyramid: {
    title: 'Ein Pinguin pro Runde',
    welcome:
      'Alle bauen je eine Pyramide aus zehn Pinguinen, in jeder der zehn Runden einen. Wer die meisten Punkte hat, gewinnt.',
    card: 'Jede Runde beginnt mit einer Aktionskarte, geheim gewählt. Wähle irgendeine.',
    cardDone: 'Deine Karte liegt verdeckt, bis alle gewählt haben.',
    reveal: 'Alle Karten werden aufgedeckt. Die kleinste Zahl ist zuerst dran: deine.',
    take: 'Nimm einen der beiden Pinguine und lege ihn in die Basis, farbige Seite nach oben.',
    takeDone: 'Der Anfang deiner Pyramide ist gemacht.',
    takeHint:
      'Wähle einen Pinguin aus der Auslage, dann einen hellen Platz der Basis, farbige Seite nach oben.',
    end: 'Du bist fertig: Beende deinen Zug.',
    endDone: 'Jetzt nimmt Pip den Pinguin, der übrig ist.',
  },
  order: {
    title: 'Wer zuerst dran ist',
    low: 'In jeder Runde gibt es so viele Pinguine wie Leute, hier also zwei. Wer zuerst dran ist, wählt; wer zuletzt dran ist, bekommt den Rest.',
    one: 'Die kleinste Karte ist zuerst dran. Wähle Karte 1.',
    oneDone: 'Kleiner als 1 geht nicht.',
    oneHint:
      'Diese Karte ist erlaubt. Aber je kleiner die Zahl, desto früher bist du dran: Wähle Karte 1.',
    first: 'Pip hat die 3 gewählt. Du bist zuerst dran.',
    chief: 'Jede Karte hat auch eine Aktion. Karte 1 holt den Chef. Nutze sie.',
    chiefDone: 'Jetzt bist du der Chef.',
    chiefHint: 'Hol zuerst den Chef.',
    take: 'Nimm jetzt einen Pinguin.',
    takeDone: 'Gut gewählt.',
    tie: 'Bei gleicher Zahl ist der Chef zuerst dran, dann geht es im Uhrzeigersinn weiter.',
  },
  arms: {
    title: 'Starke Arme',
    carry:
      'In der Basis ist jedes Gewicht erlaubt. Weiter oben tragen zwei Arme einen Pinguin: der rechte Arm des linken Pinguins darunter und der linke Arm des rechten.',
    four: 'Deine zwei Pinguine haben Arme von 2 und 2: Zusammen tragen sie 4. Setze den Pinguin mit Gewicht 4 darauf.',
    fourDone: 'Sie tragen ihn!',
    fourHint: 'Das ist erlaubt, aber versuch die 4 über deinen zwei Pinguinen.',
    heaviest: 'Am Ende zählt der schwerste Pinguin jeder Ebene. Diese Ebene ist jetzt 4 wert.',
  },
  grey: {
    title: 'Wenn nichts passt',
    weak: 'Deine Basis ist schwer, aber ihre Arme tragen nichts, und sie ist voll. Keiner der Pinguine in der Auslage kann getragen werden.',
    any: 'Wenn nichts passt, nimm irgendeinen Pinguin und lege ihn mit der grauen Seite nach oben auf einen offenen Platz.',
    anyDone: 'Graue Pinguine wiegen 0, und jeder Arm hat Kraft 1.',
    anyHint: 'Lege einen der beiden auf deine Basis, graue Seite nach oben.',
    rule: 'Solange ein Pinguin der Auslage irgendwo passt, musst du einen nehmen, der passt.',
  },
  flip: {
    title: 'Karte 2: Grau',
    nothing:
      'Der Platz über deinen zwei Pinguinen trägt nichts. Mit Karte 2 darfst du einen Pinguin als grauen nehmen, der 0 wiegt.',
    top: 'Nimm einen Pinguin mit der grauen Seite nach oben und lege ihn über die beiden.',
    topDone: 'Der Platz ist belegt, und seine Arme tragen 1 auf jeder Seite.',
    topHint: 'Versuch den oberen Platz, mit der grauen Seite.',
    rule: 'Stattdessen darfst du einen Pinguin deiner Pyramide grau drehen, wenn alles darüber noch getragen wird.',
  },
  exchange: {
    title: 'Karte 3: Tausch',
    away: 'Zwei schwere Pinguine, und du willst keinen? Karte 3 schickt einen unter den Stapel. Tausche einen aus.',
    awayDone: 'Ein neuer Pinguin ist nachgerückt.',
    awayHint: 'Tausche einen aus, bevor du einen nimmst.',
    take: 'Nimm jetzt einen der beiden.',
    takeDone: 'Gut gewählt.',
    rule: 'Der Tausch kommt immer vor dem Nehmen. Den neuen musst du nicht nehmen.',
  },
  recall: {
    title: 'Karte 4: zurück auf die Hand',
    few: 'Gespielte Karten bleiben auf dem Tisch. Du hast nur noch eine auf der Hand.',
    back: 'Mit Karte 4 nimmst du sie alle zurück. Nutze sie.',
    backDone: 'Alle fünf sind wieder auf deiner Hand.',
    backHint: 'Nutze die Aktion: Nimm deine Karten zurück.',
    rule: 'Vergisst du es und würden deine Karten nicht bis zum Ende reichen, macht es das Spiel für dich.',
  },
  token: {
    title: 'Karte 5: Kraft',
    short: 'Deine zwei Pinguine tragen 1 und 1, zusammen also 2. Der rote wiegt 3.',
    take: 'Karte 5 gibt dir einen Kraftmarker. Nimm ihn.',
    takeDone: 'Ein Marker macht einen Arm um 1 stärker, für immer.',
    takeHint: 'Nimm zuerst den Marker.',
    arm: 'Lege ihn auf einen der beiden Arme unter dem oberen Platz.',
    armDone: 'Jetzt tragen sie 3.',
    armHint: 'Er soll dem oberen Platz helfen: Nimm einen Arm, der dorthin zeigt.',
    three: 'Setze den Pinguin mit Gewicht 3 darauf.',
    threeDone: 'So kommen schwere Pinguine nach oben.',
    threeHint: 'Die rote 3 passt jetzt auf deine zwei Pinguine.',
  },
  goals: {
    title: 'Ziele',
    three:
      'Drei Ziele liegen die ganze Partie auf dem Tisch. Eins davon: 2 Punkte für jeden Pinguin mit genau einem erhobenen Arm.',
    arm: 'Ein Arm ist erhoben, wenn seine Kraft 1 oder mehr ist. Ein Pinguin der Auslage hat genau einen erhobenen Arm: Nimm den.',
    armDone: 'Zwei Punkte am Ende.',
    armHint: 'Sieh dir die Arme an: Du suchst den mit nur einem Arm von 1 oder mehr.',
    rule: 'Tippe ein Ziel an, um es zu lesen. Dort steht auch, wie es bei dir steht.',
  },
  end: {
    title: 'Das Ende',
    last: 'Runde zehn. Die Spitze deiner Pyramide ist der letzte Platz. Pip hat 14 Punkte.',
    top: 'Setze die gelbe 3 auf die Spitze, farbige Seite nach oben: Eine Pyramide ohne Grau ist hier 4 Punkte wert.',
    topDone: 'Drei für die Spitze und vier für das Ziel.',
    topHint: 'Grau würde er 0 wiegen, und das Ziel wäre weg. Farbige Seite nach oben!',
    finish: 'Beende deinen Zug, dann wird gezählt.',
    won: '15 zu 14: Du gewinnst!',
    rule: 'Bei Gleichstand gewinnt der Chef, sonst, wer im Uhrzeigersinn zuerst nach dem Chef kommt. Jetzt weißt du alles. Viel Spaß!',
  },
} as const satisfies CourseTexts;
