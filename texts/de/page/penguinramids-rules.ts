import type { PenguinramidsRules } from '../../en/page/penguinramids-rules.ts';

/** The rules of Penguinramids for readers, in German. */
export const penguinramidsRulesInGerman: PenguinramidsRules = {
  aim: {
    title: 'Worum es geht',
    says: [
      'Jeder baut in zehn Runden eine Pyramide aus zehn Pinguinen, einen in jeder Runde. Schwere Pinguine bringen Punkte, aber jemand muss sie tragen.',
    ],
  },
  cards: {
    title: 'Eine Pinguinkarte',
    says: [
      'Die Zahl auf dem Bauch ist das Gewicht, von 0 bis 4. Die Armreifen sind die Kraft jedes Arms, links und rechts, wie du sie siehst. Ein Arm ohne Armreif ist nicht erhoben.',
      'Alle Rückseiten sind gleich: ein grauer Pinguin mit Gewicht 0 und Kraft 1 in jedem Arm. Grau ist keine Farbe.',
    ],
  },
  start: {
    title: 'Vor der ersten Runde',
    says: [
      'Jeder hat die Aktionskarten 1 bis 5. Drei von zehn Zielen werden gezogen und liegen die ganze Partie offen. Einer ist der Chefpinguin: wen der Tisch nennt, sonst entscheidet das Los.',
      'Zehn Kraftmarker liegen in einem gemeinsamen Vorrat.',
    ],
  },
  round: {
    title: 'Eine Runde',
    says: [
      'Es werden so viele Pinguine aufgedeckt, wie Spieler da sind. Jeder wählt geheim eine Aktionskarte. Bis der Letzte gewählt hat, kannst du eine andere nehmen. Dann werden alle gezeigt.',
      'Eine gespielte Karte liegt vor dir und kann erst wieder gewählt werden, wenn du sie zurückgenommen hast.',
    ],
  },
  order: {
    title: 'Wer zuerst spielt',
    says: [
      'Die kleinste Karte spielt zuerst. Bei gleichen Karten der Chef, dann im Uhrzeigersinn. Diese Reihenfolge gilt die ganze Runde, auch wenn der Chef wechselt.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    says: [
      'Du musst einen der übrigen Pinguine nehmen und setzen. Einmal kannst du auch die Aktion deiner Karte nutzen, davor oder danach. Nur Aktion 3 kommt immer vor dem Nehmen.',
      'Der Zug ist zu Ende, wenn du es sagst.',
    ],
  },
  slots: {
    title: 'Wohin ein Pinguin darf',
    says: [
      'Eine Pyramide hat Ebenen mit vier, drei, zwei und einem Platz. Der erste Pinguin kommt irgendwo in die Basis, die anderen der Basis neben einen, der schon liegt. Weiter oben ist ein Platz offen, sobald beide darunter belegt sind.',
    ],
  },
  weight: {
    title: 'Arme und Gewicht',
    says: [
      'Die Basis trägt alles. Weiter oben darf ein Pinguin höchstens so viel wiegen, wie die zwei Arme unter ihm zusammen tragen: der rechte Arm des linken und der linke Arm des rechten, samt Markern.',
      'Nur der Pinguin direkt darüber zählt. Was auf ihm liegt, zählt nicht.',
    ],
  },
  grey: {
    title: 'Die graue Seite',
    says: [
      'Ein Pinguin, der passt, liegt mit der Farbe nach oben. Solange irgendeiner irgendwo in deine Pyramide passt, musst du einen nehmen, der passt.',
      'Passt keiner, nimm einen beliebigen und lege ihn grau auf einen offenen Platz. Marker und Aktionen, die du noch nutzen könntest, verpflichten dich zu nichts.',
    ],
  },
  'action-chief': {
    title: 'Aktion 1: Chef',
    says: [
      'Du nimmst die Chefkarte, wenn du sie nicht schon hast. Tun das mehrere, behält sie der Letzte.',
    ],
  },
  'action-grey': {
    title: 'Aktion 2: Grau',
    says: [
      'Du drehst einen deiner Pinguine für immer grau: einen in deiner Pyramide, wenn alles darüber noch getragen wird, oder den, den du gerade nimmst. Dann darfst du jeden nehmen, auch wenn andere passen.',
      'Marker auf ihm bleiben und zählen weiter.',
    ],
  },
  'action-exchange': {
    title: 'Aktion 3: Tausch',
    says: [
      'Bevor du nimmst, schickst du einen Pinguin der Auslage unter den Stapel. Die oberste Karte des Stapels nimmt seinen Platz ein.',
    ],
  },
  'action-recall': {
    title: 'Aktion 4: Zurück',
    says: [
      'Du nimmst alle gespielten Aktionskarten zurück, auch diese. Wie jede Aktion ist sie freiwillig. Würden dir aber vor der letzten Runde die Karten ausgehen, tut es das Spiel am Ende deines Zuges für dich.',
    ],
  },
  'action-strength': {
    title: 'Aktion 5: Kraft',
    says: [
      'Du nimmst einen Kraftmarker, wenn noch einer im Vorrat ist.',
      'In deinem Zug kannst du Marker auf Arme deiner Pinguine legen, so viele du willst, ob erhoben oder nicht. Jeder bringt 1 und bleibt bis zum Ende.',
    ],
  },
  end: {
    title: 'Das Ende',
    says: [
      'Nach Runde 10 bringt jede Ebene so viele Punkte, wie ihr schwerster Pinguin wiegt. Ein grauer wiegt 0. Dazu kommen die Ziele. Die meisten Punkte gewinnen.',
      'Bei Gleichstand gewinnt der Chef, sonst wer im Uhrzeigersinn als Nächster nach ihm sitzt.',
    ],
  },
  goals: {
    title: 'Die Ziele',
    says: [
      'Die Spielregel zeigt fünf Ziele. Die Schachtel hat zehn, deshalb haben wir fünf eigene ergänzt. Sie sind gekennzeichnet.',
    ],
  },
  deck: {
    title: 'Der Stapel, und deiner',
    says: [
      'Keine öffentliche Quelle zählt die 52 Pinguinkarten auf. Bekannt sind die Gewichte 0 bis 4, bis zu zwei Armreifen an einem Arm, mindestens vier Farben mit Rot und Blau, und dass manche Pinguine keinen Arm heben.',
      'Unser Stapel hält sich daran: vier Farben mit je 13 Pinguinen. Hier sind die roten. Blau hat dieselben, Grün und Gelb haben links und rechts vertauscht.',
      'Wenn du die Schachtel besitzt, kannst du deine eigenen Karten eingeben und damit spielen.',
    ],
  },
};
