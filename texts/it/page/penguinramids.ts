import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import { pyramidCommandsInItalian, pyramidWordsInItalian } from './penguinramids-commands.ts';
import { does as seatDoes } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinramidsPageTexts } from '../../en/page/penguinramids.ts';

const counted = countedIn('it');

function goalName(goal: Goal): string {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return (
        ['Nessun braccio alzato', 'Un braccio alzato', 'Due braccia alzate'][goal.arms] ??
        'Braccia alzate'
      );
    case 'most-of-weight':
      return `Più pinguini da ${String(goal.weight)}`;
    case 'level-again':
      return `Livello ${String(goal.level)} doppio`;
    case 'each-card-in-front':
      return 'Carte davanti';
    case 'side-of-colours':
      return 'Lato colorato';
    case 'no-grey':
      return 'Niente grigio';
    case 'each-level-of-one-colour':
      return 'Livello unito';
    case 'chief':
      return 'Capo alla fine';
    case 'most-of-one-colour':
      return 'Più di un colore';
    case 'every-weight':
      return 'Tutti i pesi';
  }
}

const levelName = (level: number): string => {
  if (level === 0) return 'della base';
  return `del livello ${String(level + 1)}`;
};

/** What the page alone says about Penguinramids, in Italian. */
export const penguinramidsPageInItalian: PenguinramidsPageTexts = {
  commands: pyramidCommandsInItalian,
  commandWords: pyramidWordsInItalian,
  letters: { red: 'R', blue: 'B', green: 'V', yellow: 'G', purple: 'L', orange: 'A' },
  arms: (left, right) => `braccia ${String(left)} e ${String(right)}`,
  round: (round) => `Round ${String(round)} di 10`,
  aboutNew: '10 round',
  about: (round) => `round ${String(round)} di 10`,
  aboutOver: 'finita',
  preparing: 'Si prepara il tavolo…',
  you: 'Tu',
  region: {
    rivals: 'Gli altri',
    goals: 'Obiettivi',
    order: 'Ordine del round',
    own: 'La tua piramide',
    pyramidOf: (name) => `Piramide di ${name}`,
    offer: 'Pinguini disponibili',
    hand: 'Le tue carte Azione',
    cards: 'Carte Azione',
    turn: 'Il tuo turno',
  },
  prompt: {
    choose: 'Scegli una carta: la più bassa comincia.',
    chosen: (name, does) => `${name}: ${does}.`,
    mayChange: 'puoi ancora cambiare',
    notFinal: 'non ancora definitivo',
    final: 'definitivo',
    kept: (prompt) => `Le tue mosse sono ancora qui. ${prompt}`,
    chooseFirst: 'Prima scegli una carta: la più bassa prende un pinguino per prima.',
    waitForChoices: 'Si sta ancora scegliendo.',
    take: 'Tocca a te: prendi un pinguino.',
    nothingFits: 'Niente va bene: prendine uno qualsiasi, lato grigio.',
    slot: 'Dove? Gli spazi illuminati lo portano.',
    slotForGrey: 'Dove? Grigio pesa 0.',
    slotOrGrey: 'Dove? Negli spazi grigi pesa 0.',
    slotOnlyGrey: 'Troppo pesante, ma grigio pesa 0.',
    grey: 'Dove? Grigio pesa 0.',
    penguin: 'Quale pinguino va lì?',
    side: 'Quale lato in vista?',
    flip: 'Quale dei tuoi pinguini diventa grigio?',
    flipOrTake: 'Quale diventa grigio, uno tuo o uno nuovo?',
    swap: 'Quale va sotto il mazzo?',
    token: 'A chi va il segnalino?',
    arm: 'Quale braccio?',
    sure: 'Tocca ancora per farlo.',
    mayAct: (name) => `Puoi ancora usare la tua azione: ${name}.`,
    mayStrengthen: 'Puoi ancora mettere un segnalino su un braccio.',
    mayEnd: 'Tutto fatto: concludi il turno.',
    ending: 'Tutto fatto: il turno finisce da solo.',
    other: (name) => `Tocca a ${name}.`,
    next: 'Arrivano nuovi pinguini.',
    over: 'La partita è finita.',
    sending: 'Un momento…',
  },
  track: {
    choosing: 'sta scegliendo',
    chosen: 'ha scelto',
    done: 'ha giocato',
    now: 'sta giocando',
    waiting: 'deve ancora giocare',
    card: (action, name) => `azione ${String(action)}, ${name}`,
  },
  level: (level) => `Livello ${String(level + 1)}`,
  levelWorth: (level, points) => `Livello ${String(level + 1)}, ora vale ${String(points)}`,
  slot: {
    place: (level, index) => `livello ${String(level + 1)}, spazio ${String(index + 1)}`,
    short: (level, index) => {
      if (level === 3) return 'spazio in cima';
      return `spazio ${String(index + 1)} ${levelName(level)}`;
    },
    holding: (place, what) => `${place}: ${what}`,
    openBase: 'aperto',
    open: (carries) => `aperto, porta fino a ${String(carries)}`,
    closed: 'non ancora aperto',
    lit: 'può andare qui',
    litGrey: 'solo grigio, perché allora pesa 0',
    litPenguin: 'si può scegliere',
  },
  penguin: {
    colour: (colour) => `pinguino ${colour}`,
    grey: 'pinguino grigio',
    weight: (weight) => `peso ${String(weight)}`,
    leftArm: (strength) => `braccio sinistro ${String(strength)}`,
    rightArm: (strength) => `braccio destro ${String(strength)}`,
    tokens: (tokens) => `con ${counted(tokens, { one: 'segnalino', other: 'segnalini' })}`,
    withNext: (carries) => `porta ${String(carries)} con il vicino di destra`,
    taken: 'preso',
    fits: 'va bene',
    fitsGrey: 'da grigio va bene, perché allora pesa 0',
    fitsNot: 'non va da nessuna parte',
  },
  hand: {
    card: (action, name, does) => `Azione ${String(action)}, ${name}: ${does}`,
    inHand: 'in mano',
    liesInFront: 'davanti',
    inFront: 'davanti a te',
    chosen: 'scelta',
    frontOf: (cards) => `Davanti: ${cards}`,
    none: 'nessuna',
  },
  action: {
    1: 'Diventa Capo',
    2: 'Girane uno grigio',
    3: 'Scambiane uno',
    4: 'Riprendi le carte',
    5: 'Prendi un segnalino',
  },
  button: {
    end: 'Fine turno',
    undo: 'Annulla',
    token: 'Rinforza',
    tokensLeft: (count) => counted(count, { one: 'segnalino', other: 'segnalini' }),
    colourSide: 'Lato a colori',
    greySide: 'Lato grigio',
    usesAction: 'pesa 0, usa l’azione 2',
    arm: (arm, from, to) => `${arm}: ${String(from)}\u{a0}→\u{a0}${String(to)}`,
    leftArm: 'Braccio sinistro',
    rightArm: 'Braccio destro',
    confirm: 'Conferma',
    cancel: 'Lascia stare',
    help: 'Come si gioca',
    used: 'usata',
  },
  status: {
    supply: (count) =>
      counted(count, {
        one: 'segnalino Forza nella riserva',
        other: 'segnalini Forza nella riserva',
      }),
    tokens: (count) => counted(count, { one: 'segnalino Forza', other: 'segnalini Forza' }),
    pointsNow: (points) => `ora ${points}`,
    split: (sure, open) =>
      `${counted(sure, { one: 'sicuro', other: 'sicuri' })}, ${counted(open, { one: 'aperto', other: 'aperti' })}`,
    chief: 'Capo Pinguino',
    away: 'assente',
    look: (name) => `Guarda la piramide di ${name}`,
  },
  goals: {
    heading: 'I tre obiettivi',
    now: 'punti ora',
    final: 'punti',
    isOpen: 'Ancora aperto: può cambiare fino alla fine.',
    chip: (name, points) => `${name}: ora ${points}. Altro`,
    name: goalName,
    details: {
      'each-with-raised-arms':
        'Le braccia stampate sopra 0 sono alzate; un segnalino non ne alza. Un pinguino grigio le ha alzate entrambe.',
      'most-of-weight': 'I grigi pesano 0. In parità prendono punti tutti.',
      'level-again': 'Il suo pinguino più pesante conta un’altra volta.',
      'each-card-in-front': 'Conta anche la carta dell’ultimo round.',
      'side-of-colours':
        'Il bordo sinistro o destro, da un angolo della base alla cima, senza grigi.',
      'no-grey': 'Conta finché nessuno dei tuoi pinguini è grigio.',
      'each-level-of-one-colour': 'Livelli di due o più pinguini, nessuno grigio.',
      chief: 'Per chi porta la corona dopo l’ultimo round.',
      'most-of-one-colour': 'Il grigio non è un colore. In parità prendono punti tutti.',
      'every-weight': 'Un pinguino grigio conta come uno 0.',
    },
  },
  help: {
    aim: 'Ognuno costruisce una piramide di dieci pinguini, uno in ciascuno dei dieci round. Vince chi fa più punti.',
    order: 'La carta più bassa gioca per prima. A carte uguali comincia il Capo.',
    turn: 'Nel tuo turno prendi un pinguino. Puoi anche usare l’azione della tua carta, prima o dopo.',
    carry:
      'Sopra la base, un pinguino pesa al massimo quanto portano insieme le due braccia sotto di lui.',
    levels:
      'Alla fine ogni livello dà il peso del suo pinguino più pesante, ogni obiettivo i suoi punti.',
  },
  begins: (people, seat) => seatDoes(people, seat, 'Cominci tu!', 'comincia.'),
  firstChief: (people, seat) => seatDoes(people, seat, 'Il primo Capo sei tu!', 'è il primo Capo.'),
  result: {
    heading: 'Punteggio',
    row: 'Per',
    total: 'Totale',
    levels: 'Livelli',
    goals: 'Obiettivi',
    youAmongOthers: 'tu',
    tieChief: (names, chief) => `Parità di punti: ${names}. Allora vince il Capo (${chief}).`,
    tieOrder: (names, chief) =>
      `Parità di punti: ${names}. Vince chi viene prima in senso orario dal Capo (${chief}).`,
    decided: (row, by, rival) => `Cosa ha deciso: «${row}», ${by} più di ${rival}.`,
  },
  options: {
    cards: 'Carte',
    ourCards: 'La nostra ricostruzione',
    ownCards: 'Le mie',
    enterCards: 'Inserisci le tue carte',
    enterCardsHint: 'Solo se vuoi giocare con le carte della tua scatola.',
    goals: 'Obiettivi',
    drawn: 'A caso',
    drawnGoals: 'Tre dei dieci, pescati all’inizio della partita.',
    chosen: 'Scelti da te',
    chooseGoals: (count) => `Scegline tre (${String(count)} di 3)`,
    chief: 'Primo Capo',
    drawnChief: 'A caso',
    seat: (seat) => `Posto ${String(seat + 1)}`,
  },
};
