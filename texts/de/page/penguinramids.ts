import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import { pyramidCommandsInGerman, pyramidWordsInGerman } from './penguinramids-commands.ts';
import { does as seatDoes } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinramidsPageTexts } from '../../en/page/penguinramids.ts';

const counted = countedIn('de');

function goalName(goal: Goal): string {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return (
        ['Kein Arm erhoben', 'Ein Arm erhoben', 'Beide Arme erhoben'][goal.arms] ?? 'Erhobene Arme'
      );
    case 'most-of-weight':
      return `Meiste ${String(goal.weight)}er`;
    case 'level-again':
      return `Ebene ${String(goal.level)} doppelt`;
    case 'each-card-in-front':
      return 'Karten vor dir';
    case 'side-of-colours':
      return 'Bunter Hang';
    case 'no-grey':
      return 'Kein Grau';
    case 'each-level-of-one-colour':
      return 'Einfarbige Ebene';
    case 'chief':
      return 'Chef am Ende';
    case 'most-of-one-colour':
      return 'Meiste einer Farbe';
    case 'every-weight':
      return 'Jedes Gewicht';
  }
}

const levelName = (level: number): string => {
  if (level === 0) return 'der Basis';
  return `Ebene ${String(level + 1)}`;
};

/** What the page alone says about Penguinramids, in German. */
export const penguinramidsPageInGerman: PenguinramidsPageTexts = {
  commands: pyramidCommandsInGerman,
  commandWords: pyramidWordsInGerman,
  letters: { red: 'R', blue: 'B', green: 'G', yellow: 'E', purple: 'V', orange: 'O' },
  arms: (left, right) => `Arme ${String(left)} und ${String(right)}`,
  round: (round) => `Runde ${String(round)} von 10`,
  aboutNew: '10 Runden',
  about: (round) => `Runde ${String(round)} von 10`,
  aboutOver: 'beendet',
  preparing: 'Decke den Tisch …',
  you: 'Du',
  region: {
    rivals: 'Die anderen',
    goals: 'Ziele',
    order: 'Reihenfolge der Runde',
    own: 'Deine Pyramide',
    pyramidOf: (name) => `Pyramide von ${name}`,
    offer: 'Pinguine in der Auslage',
    hand: 'Deine Aktionskarten',
    cards: 'Aktionskarten',
    turn: 'Dein Zug',
  },
  prompt: {
    choose: 'Wähle eine Karte: Die kleinste beginnt.',
    chosen: (name, does) => `${name}: ${does}.`,
    mayChange: 'du kannst noch ändern',
    notFinal: 'noch nicht endgültig',
    final: 'endgültig',
    kept: (prompt) => `Dein Zug ist noch da. ${prompt}`,
    chooseFirst: 'Wähle erst eine Karte: Die kleinste nimmt zuerst einen Pinguin.',
    waitForChoices: 'Es wird noch gewählt.',
    take: 'Du bist dran: Nimm einen Pinguin.',
    nothingFits: 'Nichts passt: Nimm irgendeinen, graue Seite nach oben.',
    slot: 'Wohin? Die hellen Plätze tragen ihn.',
    slotForGrey: 'Wohin? Grau wiegt er 0.',
    slotOrGrey: 'Wohin? Auf den grauen Plätzen wiegt er 0.',
    slotOnlyGrey: 'Zu schwer, aber grau wiegt er 0.',
    grey: 'Wohin? Grau wiegt er 0.',
    penguin: 'Welcher Pinguin kommt dorthin?',
    side: 'Welche Seite nach oben?',
    flip: 'Welcher deiner Pinguine wird grau?',
    flipOrTake: 'Welcher wird grau, deiner oder ein neuer?',
    swap: 'Welcher kommt unter den Stapel?',
    token: 'Wessen Arm bekommt den Marker?',
    arm: 'Welcher Arm?',
    sure: 'Zum Ausführen noch einmal tippen.',
    mayAct: (name) => `Du kannst noch deine Aktion nutzen: ${name}.`,
    mayStrengthen: 'Du kannst noch einen Marker auf einen Arm legen.',
    mayEnd: 'Alles erledigt: Beende deinen Zug.',
    ending: 'Alles erledigt: Dein Zug endet von selbst.',
    other: (name) => `${name} ist dran.`,
    next: 'Neue Pinguine watscheln herbei.',
    over: 'Die Partie ist vorbei.',
    sending: 'Einen Moment …',
  },
  track: {
    choosing: 'wählt noch',
    chosen: 'hat gewählt',
    done: 'hat gespielt',
    now: 'ist dran',
    waiting: 'kommt noch dran',
    card: (action, name) => `Aktion ${String(action)}, ${name}`,
  },
  level: (level) => `Ebene ${String(level + 1)}`,
  levelWorth: (level, points) => `Ebene ${String(level + 1)}, jetzt ${String(points)} wert`,
  slot: {
    place: (level, index) => `Ebene ${String(level + 1)}, Platz ${String(index + 1)}`,
    short: (level, index) => {
      if (level === 3) return 'Platz an der Spitze';
      return `Platz ${String(index + 1)} in ${levelName(level)}`;
    },
    holding: (place, what) => `${place}: ${what}`,
    openBase: 'offen',
    open: (carries) => `offen, trägt bis zu ${String(carries)}`,
    closed: 'noch nicht offen',
    lit: 'darf hierhin',
    litGrey: 'nur grau, denn dann wiegt er 0',
    litPenguin: 'darf gewählt werden',
  },
  penguin: {
    colour: (colour) => `Pinguin, ${colour}`,
    grey: 'grauer Pinguin',
    weight: (weight) => `Gewicht ${String(weight)}`,
    leftArm: (strength) => `linker Arm ${String(strength)}`,
    rightArm: (strength) => `rechter Arm ${String(strength)}`,
    tokens: (tokens) => `mit ${counted(tokens, { one: 'Marker', other: 'Markern' })}`,
    withNext: (carries) => `trägt ${String(carries)} mit seinem rechten Nachbarn`,
    taken: 'genommen',
    fits: 'passt',
    fitsGrey: 'passt, wenn grau, denn dann wiegt er 0',
    fitsNot: 'passt nirgends',
  },
  hand: {
    card: (action, name, does) => `Aktion ${String(action)}, ${name}: ${does}`,
    inHand: 'auf der Hand',
    liesInFront: 'liegt aus',
    inFront: 'liegt vor dir',
    chosen: 'gewählt',
    frontOf: (cards) => `Liegt aus: ${cards}`,
    none: 'keine',
  },
  action: {
    1: 'Chef werden',
    2: 'Einen grau drehen',
    3: 'Einen tauschen',
    4: 'Karten zurück',
    5: 'Marker nehmen',
  },
  button: {
    end: 'Zug beenden',
    undo: 'Zurück',
    token: 'Verstärken',
    tokensLeft: (count) => counted(count, { one: 'Marker', other: 'Marker' }),
    colourSide: 'Farbige Seite',
    greySide: 'Graue Seite',
    usesAction: 'wiegt 0, nutzt Aktion 2',
    arm: (arm, from, to) => `${arm}: ${String(from)}\u{a0}→\u{a0}${String(to)}`,
    leftArm: 'Linker Arm',
    rightArm: 'Rechter Arm',
    confirm: 'Ausführen',
    cancel: 'Abbrechen',
    help: 'So wird gespielt',
    used: 'genutzt',
  },
  status: {
    supply: (count) =>
      counted(count, { one: 'Kraftmarker im Vorrat', other: 'Kraftmarker im Vorrat' }),
    tokens: (count) => counted(count, { one: 'Kraftmarker', other: 'Kraftmarker' }),
    pointsNow: (points) => `jetzt ${points}`,
    split: (sure, open) => `${String(sure)} sicher, ${String(open)} offen`,
    chief: 'Chefpinguin',
    away: 'nicht da',
    look: (name) => `Pyramide von ${name} ansehen`,
  },
  goals: {
    heading: 'Die drei Ziele',
    now: 'Punkte jetzt',
    final: 'Punkte',
    isOpen: 'Noch offen: Es kann sich bis zum Ende ändern.',
    chip: (name, points) => `${name}: jetzt ${points}. Mehr dazu`,
    name: goalName,
    details: {
      'each-with-raised-arms':
        'Gedruckte Arme über 0 sind erhoben; ein Marker hebt keinen. Ein grauer Pinguin hat beide erhoben.',
      'most-of-weight': 'Graue Pinguine wiegen 0. Bei Gleichstand bekommen alle die Punkte.',
      'level-again': 'Ihr schwerster Pinguin zählt noch einmal.',
      'each-card-in-front': 'Die Karte der letzten Runde zählt mit.',
      'side-of-colours':
        'Der linke oder rechte Rand, von einer Ecke der Basis bis zur Spitze, ohne Grau.',
      'no-grey': 'Zählt, solange keiner deiner Pinguine grau ist.',
      'each-level-of-one-colour': 'Ebenen mit zwei oder mehr Pinguinen, keiner davon grau.',
      chief: 'Für den, der nach der letzten Runde die Krone trägt.',
      'most-of-one-colour': 'Grau ist keine Farbe. Bei Gleichstand bekommen alle die Punkte.',
      'every-weight': 'Ein grauer Pinguin zählt als 0.',
    },
  },
  help: {
    aim: 'Alle bauen je eine Pyramide aus zehn Pinguinen, in jeder der zehn Runden einen. Wer die meisten Punkte hat, gewinnt.',
    order: 'Die kleinste Karte spielt zuerst. Bei gleichen Karten beginnt der Chef.',
    turn: 'Wenn du dran bist, nimm einen Pinguin. Davor oder danach kannst du die Aktion deiner Karte nutzen.',
    carry:
      'Über der Basis darf ein Pinguin höchstens so viel wiegen, wie die zwei Arme unter ihm zusammen tragen.',
    levels:
      'Am Ende bringt jede Ebene das Gewicht ihres schwersten Pinguins, jedes Ziel seine Punkte.',
  },
  begins: (people, seat) => seatDoes(people, seat, 'Du fängst an!', 'fängt an.'),
  firstChief: (people, seat) =>
    seatDoes(people, seat, 'Du bist der erste Chef!', 'ist der erste Chef.'),
  result: {
    heading: 'Abrechnung',
    row: 'Für',
    total: 'Summe',
    levels: 'Ebenen',
    goals: 'Ziele',
    youAmongOthers: 'du',
    tieChief: (names, chief) => `Punktgleich: ${names}. Dann gewinnt der Chef (${chief}).`,
    tieOrder: (names, chief) =>
      `Punktgleich: ${names}. Es gewinnt, wer im Uhrzeigersinn vom Chef (${chief}) aus zuerst kommt.`,
    decided: (row, by, rival) => `Das gab den Ausschlag: „${row}“, ${by} mehr als ${rival}.`,
  },
  options: {
    cards: 'Karten',
    ourCards: 'Unsere Rekonstruktion',
    ownCards: 'Meine eigenen',
    enterCards: 'Eigene Karten eingeben',
    enterCardsHint: 'Nur wenn du mit den Karten aus deiner eigenen Schachtel spielen willst.',
    goals: 'Ziele',
    drawn: 'Zufällig',
    drawnGoals: 'Drei von zehn, zu Beginn der Partie gezogen.',
    chosen: 'Von dir gewählt',
    chooseGoals: (count) => `Wähle drei (${String(count)} von 3)`,
    chief: 'Erster Chef',
    drawnChief: 'Zufällig',
    seat: (seat) => `Platz ${String(seat + 1)}`,
  },
};
