import { anyOfIn } from '../../listing.ts';
import { partyCommandsInItalian, partyWordsInItalian } from './penguin-party-commands.ts';
import { does } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyPageTexts } from '../../en/page/penguin-party.ts';

const counted = countedIn('it');
const anyOf = anyOfIn('it');

const ordinals = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo'];
const numbers = ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'];

const where: PenguinPartyPageTexts['where'] = {
  opening: 'per aprire la base',
  leftEnd: 'all’estremità sinistra della base',
  rightEnd: 'all’estremità destra della base',
  inBase: 'nella base',
  amongBase: (nth, of) =>
    of === 1
      ? 'da solo nella base'
      : `${ordinals[nth - 1] ?? String(nth)} di ${numbers[of - 1] ?? String(of)} nella base`,
  inRow: (row) => `nella riga ${String(row)}`,
  upon: (row, left, right) =>
    left === right
      ? `nella riga ${String(row)}, sopra due volte ${left}`
      : `nella riga ${String(row)}, sopra ${left} e ${right}`,
  nthPair: (upon, nth) => {
    const ordinal = nth === 1 ? 'prima' : (ordinals[nth - 1] ?? String(nth));
    return `${upon}, ${ordinal} coppia così da sinistra`;
  },
};

/** What the page says at a table of Penguin Party, in Italian. */
export const penguinPartyPageInItalian: PenguinPartyPageTexts = {
  commands: partyCommandsInItalian,
  commandWords: partyWordsInItalian,
  letters: { red: 'R', green: 'V', yellow: 'G', purple: 'L', blue: 'B' },
  you: 'Tu',
  round: (round, of) =>
    round > of ? `Round extra ${String(round - of)}` : `Round ${String(round)} di ${String(of)}`,
  aim: 'Vince chi ha meno penalità',
  penalties: (count) => counted(count, { one: 'penalità', other: 'penalità' }),
  rounds: (count) => counted(count, { one: 'round', other: 'round' }),
  about: (edition, round) => `${edition}, ${round.toLowerCase()}`,
  editionNames: { iello: 'IELLO', amigo: 'AMIGO' },

  prompt: {
    choose: 'Tocca a te: scegli un pinguino',
    chooseAlone: 'Resti solo tu: scegli un pinguino',
    chooseBy: (name) => `${name}, scegli un pinguino`,
    place: (colour) => `Dove va il pinguino ${colour}?`,
    colour: (colours) => `Quale va lì: ${anyOf(colours)}?`,
    confirm: 'Toccalo ancora per piazzarlo',
    pending: 'In arrivo…',
    waiting: (name) => `Tocca a ${name}`,
    out: 'Niente va bene: sei fuori dal round',
    done: 'Mano vuota! Goditi la vista',
    dealing: 'Si danno le carte…',
    over: 'La partita è finita',
    roundOver: 'Il round è finito',
  },

  players: 'Giocatori',
  cards: (count) => counted(count, { one: 'carta', other: 'carte' }),
  out: 'fuori',
  done: 'finito',
  outOfRound: 'fuori dal round',
  handEmpty: 'mano vuota',
  toPlay: 'deve giocare',
  away: 'assente',
  byBot: 'gioca un bot',

  hand: 'La tua mano',
  handAside: 'La tua mano, messa da parte',
  stack: (colour, count, state) =>
    `${colour}, ${counted(count, { one: 'carta', other: 'carte' })}, ${state}`,
  playable: 'giocabile',
  noPlaceNow: 'nessuno spazio ora',
  notNow: 'non è il tuo turno',
  noneLeft: 'nessuna rimasta',
  nowhere: (colour, fitting) =>
    fitting.length === 0
      ? `Nessuno spazio per il ${colour}: niente va più bene.`
      : `Nessuno spazio per il ${colour}: sotto gli serve un pinguino ${colour}. Ora va bene solo ${anyOf(fitting)}.`,

  pyramid: 'La piramide, dalla base in su',
  base: 'Base',
  row: (row) => `Riga ${String(row)}`,
  aside: 'da parte',
  unused: (count) =>
    `${counted(count, { one: 'carta è', other: 'carte sono' })} da parte, a faccia in giù`,
  where,
  standing: (colour, spot) => `${colour}, ${spot}`,
  lastMove: 'piazzato per ultimo',
  placedBy: (name) => `piazzato da ${name}`,
  free: (spot, colours) => `Spazio libero ${spot}, per ${anyOf(colours)}`,
  freeForAny: (spot) => `Spazio libero ${spot}, per ogni colore`,
  placeHere: (colour, spot) => `Piazza il ${colour} ${spot}`,
  confirmHere: (colour, spot) => `Mostrato: ${colour} ${spot}. Tocca ancora per piazzarlo`,
  doesNotFit: (colour, spot) => `Spazio libero ${spot}, non per il ${colour}`,
  onlyAtTheEnds: 'La base cresce senza buchi: il prossimo pinguino va a una delle estremità.',

  help: {
    title: 'Come si gioca',
    base: (most) =>
      `Nel tuo turno piazza un pinguino. Nella base va bene ogni colore, a sinistra o a destra, e al massimo ${numbers[most - 1] ?? String(most)} pinguini.`,
    above: 'Più in alto, un pinguino sta sopra due altri e ha il colore di uno di loro.',
    out: 'Niente va bene? Sei fuori dal round, e ogni carta che ti resta costa una penalità.',
    done: 'Niente più carte? Togli fino a due penalità.',
    end: (rounds) =>
      `Dopo ${counted(rounds, { one: 'round', other: 'round' })} vince chi ha meno penalità.`,
    keys: 'Da tastiera: da 1 a 5 per il colore, le frecce per lo spazio, Invio per piazzare.',
  },

  summary: {
    title: (round) => `Round ${String(round)}`,
    nothingFits: 'Niente va più bene: un punto di penalità per ogni carta rimasta.',
    allPlaced: 'Tutte le mani sono vuote: nessuna penalità.',
    close: 'La festa continua',
    byItself: (seconds) => `continua da solo dopo ${String(seconds)} secondi`,
    best: 'meno penalità',
    ready: 'pronto',
    waitingFor: (names) => `In attesa di ${names}…`,
  },
  begins: (people, seat) => does(people, seat, 'Cominci tu!', 'comincia.'),
  result: {
    caption: 'Penalità per round: vince chi ne ha meno',
    player: 'Giocatore',
    round: (round) => String(round),
    roundLong: (round) => `Round ${String(round)}`,
    total: 'Totale',
    winner: 'vince',
    rounds: 'Punti per round',
    shared: (points) => `Nessuno ha meno di ${points}.`,
    lastRound: (people, seat, by) =>
      `${does(people, seat, 'Sei', 'è')} in testa dall’ultimo round. Vantaggio: ${by}.`,
    ledSince: (people, seat, round, by) =>
      `${does(people, seat, 'Sei', 'è')} in testa dal round ${String(round)}. Vantaggio: ${by}.`,
  },
  options: {
    edition: 'Edizione',
    editions: {
      iello: { name: 'IELLO, 2024', hint: 'Otto pinguini blu, sette di ogni altro colore.' },
      amigo: { name: 'AMIGO, 2008', hint: 'Otto pinguini verdi, sette di ogni altro colore.' },
    },
    tie: 'In caso di parità',
    tieRules: {
      share: {
        name: 'Vittoria condivisa',
        hint: 'Chi ha meno penalità vince insieme.',
      },
      'extra-round': {
        name: 'Si continua',
        hint: 'Altri round, finché una sola persona ha meno penalità.',
      },
    },
  },
};
