import { anyOfIn } from '../../listing.ts';
import { partyCommandsInSpanish, partyWordsInSpanish } from './penguin-party-commands.ts';
import { does } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyPageTexts } from '../../en/page/penguin-party.ts';

const counted = countedIn('es');
const anyOf = anyOfIn('es');

const ordinals = [
  'primero',
  'segundo',
  'tercero',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
];
const numbers = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

const where: PenguinPartyPageTexts['where'] = {
  opening: 'para abrir la base',
  leftEnd: 'en el extremo izquierdo de la base',
  rightEnd: 'en el extremo derecho de la base',
  inBase: 'en la base',
  amongBase: (nth, of) =>
    of === 1
      ? 'solo en la base'
      : `${ordinals[nth - 1] ?? String(nth)} de ${numbers[of - 1] ?? String(of)} en la base`,
  inRow: (row) => `en la fila ${String(row)}`,
  upon: (row, left, right) =>
    left === right
      ? `en la fila ${String(row)}, sobre ${left} dos veces`
      : `en la fila ${String(row)}, sobre ${left} y ${right}`,
  nthPair: (upon, nth) => {
    const ordinal = nth === 1 ? 'primer' : (ordinals[nth - 1] ?? String(nth));
    return `${upon}, ${ordinal} par así desde la izquierda`;
  },
};

/** What the page says at a table of Penguin Party, in Spanish. */
export const penguinPartyPageInSpanish: PenguinPartyPageTexts = {
  commands: partyCommandsInSpanish,
  commandWords: partyWordsInSpanish,
  letters: { red: 'R', green: 'V', yellow: 'A', purple: 'M', blue: 'Z' },
  you: 'Tú',
  round: (round, of) =>
    round > of ? `Ronda extra ${String(round - of)}` : `Ronda ${String(round)} de ${String(of)}`,
  aim: 'Gana quien tenga menos penalización',
  penalties: (count) => counted(count, { one: 'penalización', other: 'penalizaciones' }),
  rounds: (count) => counted(count, { one: 'ronda', other: 'rondas' }),
  about: (edition, round) => `${edition}, ${round.toLowerCase()}`,
  editionNames: { iello: 'IELLO', amigo: 'AMIGO' },

  prompt: {
    choose: 'Te toca: elige un pingüino',
    chooseAlone: 'Solo quedas tú: elige un pingüino',
    chooseBy: (name) => `${name}, elige un pingüino`,
    place: (colour) => `¿Dónde va el pingüino ${colour}?`,
    colour: (colours) => `¿Cuál va ahí: ${anyOf(colours)}?`,
    confirm: 'Tócalo otra vez para colocarlo',
    pending: 'En camino…',
    waiting: (name) => `Le toca a ${name}`,
    out: 'Nada cabe: quedas fuera de la ronda',
    done: '¡Mano vacía! Disfruta de la vista',
    dealing: 'Repartiendo las cartas…',
    over: 'La partida ha terminado',
    roundOver: 'La ronda ha terminado',
  },

  players: 'Jugadores',
  cards: (count) => counted(count, { one: 'carta', other: 'cartas' }),
  out: 'fuera',
  done: 'hecho',
  outOfRound: 'fuera de esta ronda',
  handEmpty: 'mano vacía',
  toPlay: 'le toca',
  away: 'ausente',
  byBot: 'juega un bot',

  hand: 'Tu mano',
  handAside: 'Tu mano, apartada',
  stack: (colour, count, state) =>
    `${colour}, ${counted(count, { one: 'carta', other: 'cartas' })}, ${state}`,
  playable: 'se puede jugar',
  noPlaceNow: 'ahora sin hueco',
  notNow: 'no es tu turno',
  noneLeft: 'ya no quedan',
  nowhere: (colour, fitting) =>
    fitting.length === 0
      ? `No hay hueco para el ${colour}: ya nada cabe.`
      : `No hay hueco para el ${colour}: necesita debajo un pingüino ${colour}. Ahora solo cabe ${anyOf(fitting)}.`,

  pyramid: 'La pirámide, de la base hacia arriba',
  base: 'Base',
  row: (row) => `Fila ${String(row)}`,
  aside: 'aparte',
  unused: (count) =>
    `${counted(count, { one: 'carta queda', other: 'cartas quedan' })} aparte, boca abajo`,
  where,
  standing: (colour, spot) => `${colour}, ${spot}`,
  lastMove: 'colocado el último',
  placedBy: (name) => `colocado por ${name}`,
  free: (spot, colours) => `Hueco libre ${spot}, para ${anyOf(colours)}`,
  freeForAny: (spot) => `Hueco libre ${spot}, para cualquier color`,
  placeHere: (colour, spot) => `Colocar el ${colour} ${spot}`,
  confirmHere: (colour, spot) => `Mostrado: ${colour} ${spot}. Toca otra vez para colocarlo`,
  doesNotFit: (colour, spot) => `Hueco libre ${spot}, no para el ${colour}`,
  onlyAtTheEnds: 'La base crece sin huecos: el siguiente pingüino va en uno de sus extremos.',

  help: {
    title: 'Cómo se juega',
    base: (most) =>
      `En tu turno coloca un pingüino. En la base vale cualquier color, a la izquierda o a la derecha, y como mucho ${numbers[most - 1] ?? String(most)} pingüinos.`,
    above: 'Más arriba, un pingüino va sobre otros dos y es del color de uno de ellos.',
    out: '¿Nada cabe? Quedas fuera de la ronda, y cada carta que te queda cuesta un punto de penalización.',
    done: '¿Sin cartas? Devuelves hasta dos puntos de penalización.',
    end: (rounds) =>
      `Después de ${counted(rounds, { one: 'ronda', other: 'rondas' })} gana quien tenga menos penalización.`,
    keys: 'Con el teclado: de 1 a 5 para el color, las flechas para el hueco, Intro para colocar.',
  },

  summary: {
    title: (round) => `Ronda ${String(round)}`,
    nothingFits: 'Ya no cabe nada: un punto de penalización por cada carta que queda.',
    allPlaced: 'Todas las manos están vacías: nadie recibe penalización.',
    close: 'Que siga la fiesta',
    byItself: (seconds) => `sigue por sí sola tras ${String(seconds)} segundos`,
    best: 'menos penalización',
    ready: 'listo',
    waitingFor: (names) => `Esperando a ${names}…`,
  },
  begins: (people, seat) => does(people, seat, '¡Empiezas tú!', 'empieza.'),
  result: {
    caption: 'Penalización por ronda: gana quien tenga menos',
    player: 'Jugador',
    round: (round) => String(round),
    roundLong: (round) => `Ronda ${String(round)}`,
    total: 'Total',
    winner: 'gana',
    rounds: 'Puntos por ronda',
    shared: (points) => `Nadie tiene menos de ${points}.`,
    lastRound: (people, seat, by) =>
      `${does(people, seat, 'Te pusiste', 'se puso')} en cabeza en la última ronda. Ventaja: ${by}.`,
    ledSince: (people, seat, round, by) =>
      `${does(people, seat, 'Has ido', 'ha ido')} en cabeza desde la ronda ${String(round)}. Ventaja: ${by}.`,
  },
  options: {
    edition: 'Edición',
    editions: {
      iello: { name: 'IELLO, 2024', hint: 'Ocho pingüinos azules, siete de cada otro color.' },
      amigo: { name: 'AMIGO, 2008', hint: 'Ocho pingüinos verdes, siete de cada otro color.' },
    },
    tie: 'En caso de empate',
    tieRules: {
      share: {
        name: 'Victoria compartida',
        hint: 'Quienes tengan menos penalización ganan juntos.',
      },
      'extra-round': {
        name: 'Seguir jugando',
        hint: 'Más rondas, hasta que una sola persona tenga menos penalización.',
      },
    },
  },
};
