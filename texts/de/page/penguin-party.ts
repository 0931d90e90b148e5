import { anyOfIn } from '../../listing.ts';
import { partyCommandsInGerman, partyWordsInGerman } from './penguin-party-commands.ts';
import { does } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyPageTexts } from '../../en/page/penguin-party.ts';

const counted = countedIn('de');
const anyOf = anyOfIn('de');

const ordinals = [
  'erster',
  'zweiter',
  'dritter',
  'vierter',
  'fünfter',
  'sechster',
  'siebter',
  'achter',
];
const numbers = ['einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

const where: PenguinPartyPageTexts['where'] = {
  opening: 'als Anfang der Basis',
  leftEnd: 'am linken Ende der Basis',
  rightEnd: 'am rechten Ende der Basis',
  inBase: 'in der Basis',
  amongBase: (nth, of) =>
    of === 1
      ? 'allein in der Basis'
      : `${ordinals[nth - 1] ?? String(nth)} von ${numbers[of - 1] ?? String(of)} in der Basis`,
  inRow: (row) => `in Reihe ${String(row)}`,
  upon: (row, left, right) =>
    left === right
      ? `in Reihe ${String(row)}, auf zweimal ${left}`
      : `in Reihe ${String(row)}, auf ${left} und ${right}`,
  nthPair: (upon, nth) => {
    const ordinal = nth === 1 ? 'erstes' : (ordinals[nth - 1] ?? String(nth));
    return `${upon}, ${ordinal} solches Paar von links`;
  },
};

/** What the page says at a table of Penguin Party, in German. */
export const penguinPartyPageInGerman: PenguinPartyPageTexts = {
  commands: partyCommandsInGerman,
  commandWords: partyWordsInGerman,
  letters: { red: 'R', green: 'G', yellow: 'E', purple: 'V', blue: 'B' },
  you: 'Du',
  round: (round, of) =>
    round > of ? `Zusatzrunde ${String(round - of)}` : `Runde ${String(round)} von ${String(of)}`,
  aim: 'Die wenigsten Strafpunkte gewinnen',
  penalties: (count) => counted(count, { one: 'Strafpunkt', other: 'Strafpunkte' }),
  rounds: (count) => counted(count, { one: 'Runde', other: 'Runden' }),
  about: (edition, round) => `${edition}, ${round}`,
  editionNames: { iello: 'IELLO', amigo: 'AMIGO' },

  prompt: {
    choose: 'Du bist dran: Wähle einen Pinguin',
    chooseAlone: 'Nur du bist noch dabei: Wähle einen Pinguin',
    chooseBy: (name) => `${name}, wähle einen Pinguin`,
    place: (colour) => `Wohin mit dem ${colour}en Pinguin?`,
    colour: (colours) => `Welcher kommt dorthin: ${anyOf(colours)}?`,
    confirm: 'Noch einmal tippen zum Setzen',
    pending: 'Unterwegs …',
    waiting: (name) => `${name} ist dran`,
    out: 'Nichts passt: Du bist raus aus der Runde',
    done: 'Hand leer! Genieß die Aussicht',
    dealing: 'Karten werden verteilt …',
    over: 'Die Partie ist vorbei',
    roundOver: 'Die Runde ist vorbei',
  },

  players: 'Spieler',
  cards: (count) => counted(count, { one: 'Karte', other: 'Karten' }),
  out: 'raus',
  done: 'fertig',
  outOfRound: 'raus aus dieser Runde',
  handEmpty: 'Hand leer',
  toPlay: 'ist dran',
  away: 'nicht da',
  byBot: 'ein Bot spielt',

  hand: 'Deine Hand',
  handAside: 'Deine Hand, beiseitegelegt',
  stack: (colour, count, state) =>
    `${colour}, ${counted(count, { one: 'Karte', other: 'Karten' })}, ${state}`,
  playable: 'spielbar',
  noPlaceNow: 'gerade kein Platz',
  notNow: 'du bist nicht dran',
  noneLeft: 'keine mehr',
  nowhere: (colour, fitting) =>
    fitting.length === 0
      ? `Kein Platz für ${colour}: Es passt nichts mehr.`
      : `Kein Platz für ${colour}: Darunter muss ein ${colour}er Pinguin stehen. Gerade passt nur ${anyOf(fitting)}.`,

  pyramid: 'Die Pyramide, von der Basis nach oben',
  base: 'Basis',
  row: (row) => `Reihe ${String(row)}`,
  aside: 'beiseite',
  unused: (count) =>
    `${counted(count, { one: 'Karte liegt', other: 'Karten liegen' })} verdeckt beiseite`,
  where,
  standing: (colour, spot) => `${colour}, ${spot}`,
  lastMove: 'zuletzt gesetzt',
  placedBy: (name) => `gesetzt von ${name}`,
  free: (spot, colours) => `Freier Platz ${spot}, für ${anyOf(colours)}`,
  freeForAny: (spot) => `Freier Platz ${spot}, für jede Farbe`,
  placeHere: (colour, spot) => `Setze ${colour} ${spot}`,
  confirmHere: (colour, spot) => `Gezeigt: ${colour} ${spot}. Noch einmal tippen zum Setzen`,
  doesNotFit: (colour, spot) => `Freier Platz ${spot}, nicht für ${colour}`,
  onlyAtTheEnds: 'Die Basis wächst ohne Lücken: Der nächste Pinguin kommt an eins ihrer Enden.',

  help: {
    title: 'So wird gespielt',
    base: (most) =>
      `Wenn du dran bist, setze einen Pinguin. In der Basis geht jede Farbe, an beiden Enden, und höchstens ${numbers[most - 1] ?? String(most)} Pinguine.`,
    above: 'Weiter oben steht ein Pinguin auf zwei anderen und hat die Farbe von einem der beiden.',
    out: 'Nichts passt? Dann bist du raus aus der Runde, und jede Karte auf der Hand kostet einen Strafpunkt.',
    done: 'Keine Karten mehr? Du gibst bis zu zwei Strafpunkte zurück.',
    end: (rounds) =>
      `Nach ${counted(rounds, { one: 'Runde', other: 'Runden' })} gewinnt, wer die wenigsten Strafpunkte hat.`,
    keys: 'Mit der Tastatur: 1 bis 5 für die Farbe, Pfeile für den Platz, Enter zum Setzen.',
  },

  summary: {
    title: (round) => `Runde ${String(round)}`,
    nothingFits: 'Nichts passt mehr: ein Strafpunkt für jede übrige Karte.',
    allPlaced: 'Alle Hände sind leer: keine Strafpunkte.',
    close: 'Weiter mit der Party',
    byItself: (seconds) => `geht nach ${String(seconds)} Sekunden von selbst weiter`,
    best: 'wenigste Strafpunkte',
    ready: 'bereit',
    waitingFor: (names) => `Warten auf ${names} …`,
  },
  begins: (people, seat) => does(people, seat, 'Du fängst an!', 'fängt an.'),
  result: {
    caption: 'Strafpunkte nach Runden: Die wenigsten gewinnen',
    player: 'Spieler',
    round: (round) => String(round),
    roundLong: (round) => `Runde ${String(round)}`,
    total: 'Summe',
    winner: 'gewinnt',
    rounds: 'Punkte nach Runden',
    shared: (points) => `Niemand hat weniger als ${points}.`,
    lastRound: (people, seat, by) =>
      `${does(people, seat, 'Du gingst', 'ging')} in der letzten Runde in Führung. Vorsprung: ${by}.`,
    ledSince: (people, seat, round, by) =>
      `${does(people, seat, 'Du hast', 'hat')} ab Runde ${String(round)} geführt. Vorsprung: ${by}.`,
  },
  options: {
    edition: 'Ausgabe',
    editions: {
      iello: { name: 'IELLO, 2024', hint: 'Acht blaue Pinguine, sieben von jeder anderen Farbe.' },
      amigo: { name: 'AMIGO, 2008', hint: 'Acht grüne Pinguine, sieben von jeder anderen Farbe.' },
    },
    tie: 'Bei Gleichstand',
    tieRules: {
      share: {
        name: 'Sieg teilen',
        hint: 'Alle mit den wenigsten Strafpunkten gewinnen zusammen.',
      },
      'extra-round': {
        name: 'Weiterspielen',
        hint: 'Weitere Runden, bis nur noch eine Person die wenigsten Strafpunkte hat.',
      },
    },
  },
};
