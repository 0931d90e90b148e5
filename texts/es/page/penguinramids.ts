import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import { pyramidCommandsInSpanish, pyramidWordsInSpanish } from './penguinramids-commands.ts';
import { does as seatDoes } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinramidsPageTexts } from '../../en/page/penguinramids.ts';

const counted = countedIn('es');

function goalName(goal: Goal): string {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return (
        ['Ningún brazo en alto', 'Un brazo en alto', 'Dos brazos en alto'][goal.arms] ??
        'Brazos en alto'
      );
    case 'most-of-weight':
      return `Más pingüinos de ${String(goal.weight)}`;
    case 'level-again':
      return `Nivel ${String(goal.level)} doble`;
    case 'each-card-in-front':
      return 'Cartas delante';
    case 'side-of-colours':
      return 'Ladera de colores';
    case 'no-grey':
      return 'Sin gris';
    case 'each-level-of-one-colour':
      return 'Nivel de un color';
    case 'chief':
      return 'Jefe al final';
    case 'most-of-one-colour':
      return 'Más de un color';
    case 'every-weight':
      return 'Todos los pesos';
  }
}

const levelName = (level: number): string => {
  if (level === 0) return 'la base';
  return `el nivel ${String(level + 1)}`;
};

/** What the page alone says about Penguinramids, in Spanish. */
export const penguinramidsPageInSpanish: PenguinramidsPageTexts = {
  commands: pyramidCommandsInSpanish,
  commandWords: pyramidWordsInSpanish,
  letters: { red: 'R', blue: 'Z', green: 'V', yellow: 'A', purple: 'M', orange: 'N' },
  arms: (left, right) => `brazos ${String(left)} y ${String(right)}`,
  round: (round) => `Ronda ${String(round)} de 10`,
  aboutNew: '10 rondas',
  about: (round) => `ronda ${String(round)} de 10`,
  aboutOver: 'terminada',
  preparing: 'Poniendo la mesa…',
  you: 'Tú',
  region: {
    rivals: 'Los demás',
    goals: 'Objetivos',
    order: 'Orden de la ronda',
    own: 'Tu pirámide',
    pyramidOf: (name) => `Pirámide de ${name}`,
    offer: 'Pingüinos disponibles',
    hand: 'Tus cartas de Acción',
    cards: 'Cartas de Acción',
    turn: 'Tu turno',
  },
  prompt: {
    choose: 'Elige una carta: la más baja empieza.',
    chosen: (name, does) => `${name}: ${does}.`,
    mayChange: 'aún puedes cambiar',
    notFinal: 'aún no es definitivo',
    final: 'sin vuelta atrás',
    kept: (prompt) => `Tus jugadas siguen aquí. ${prompt}`,
    chooseFirst: 'Primero elige una carta: la más baja toma un pingüino primero.',
    waitForChoices: 'Aún se está eligiendo.',
    take: 'Te toca: toma un pingüino.',
    nothingFits: 'Nada cabe: toma cualquiera, por el lado gris.',
    slot: '¿Dónde? Los huecos iluminados lo llevan.',
    slotForGrey: '¿Dónde? En gris pesa 0.',
    slotOrGrey: '¿Dónde? En los huecos grises pesa 0.',
    slotOnlyGrey: 'Pesa demasiado, pero en gris pesa 0.',
    grey: '¿Dónde? En gris pesa 0.',
    penguin: '¿Qué pingüino va ahí?',
    side: '¿Qué lado a la vista?',
    flip: '¿Cuál de tus pingüinos se vuelve gris?',
    flipOrTake: '¿Cuál se vuelve gris, uno tuyo o uno nuevo?',
    swap: '¿Cuál va debajo del mazo?',
    token: '¿Para quién es la ficha?',
    arm: '¿Qué brazo?',
    sure: 'Toca otra vez para hacerlo.',
    mayAct: (name) => `Aún puedes usar tu acción: ${name}.`,
    mayStrengthen: 'Aún puedes poner una ficha en un brazo.',
    mayEnd: 'Todo hecho: termina tu turno.',
    ending: 'Todo hecho: tu turno termina solo.',
    other: (name) => `Le toca a ${name}.`,
    next: 'Llegan pingüinos nuevos.',
    over: 'La partida ha terminado.',
    sending: 'Un momento…',
  },
  track: {
    choosing: 'aún elige',
    chosen: 'ha elegido',
    done: 'ha jugado',
    now: 'está jugando',
    waiting: 'aún no ha jugado',
    card: (action, name) => `acción ${String(action)}, ${name}`,
  },
  level: (level) => `Nivel ${String(level + 1)}`,
  levelWorth: (level, points) => `Nivel ${String(level + 1)}, ahora vale ${String(points)}`,
  slot: {
    place: (level, index) => `nivel ${String(level + 1)}, hueco ${String(index + 1)}`,
    short: (level, index) => {
      if (level === 3) return 'hueco de la cima';
      return `hueco ${String(index + 1)} en ${levelName(level)}`;
    },
    holding: (place, what) => `${place}: ${what}`,
    openBase: 'abierto',
    open: (carries) => `abierto, lleva hasta ${String(carries)}`,
    closed: 'aún no abierto',
    lit: 'puede ir aquí',
    litGrey: 'solo en gris, porque así pesa 0',
    litPenguin: 'se puede elegir',
  },
  penguin: {
    colour: (colour) => `pingüino ${colour}`,
    grey: 'pingüino gris',
    weight: (weight) => `peso ${String(weight)}`,
    leftArm: (strength) => `brazo izquierdo ${String(strength)}`,
    rightArm: (strength) => `brazo derecho ${String(strength)}`,
    tokens: (tokens) => `con ${counted(tokens, { one: 'ficha', other: 'fichas' })}`,
    withNext: (carries) => `lleva ${String(carries)} con su vecino de la derecha`,
    taken: 'tomado',
    fits: 'cabe',
    fitsGrey: 'en gris cabe, porque así pesa 0',
    fitsNot: 'no cabe en ningún sitio',
  },
  hand: {
    card: (action, name, does) => `Acción ${String(action)}, ${name}: ${does}`,
    inHand: 'en la mano',
    liesInFront: 'delante',
    inFront: 'delante de ti',
    chosen: 'elegida',
    frontOf: (cards) => `Delante: ${cards}`,
    none: 'ninguna',
  },
  action: {
    1: 'Ser el Jefe',
    2: 'Volver gris uno',
    3: 'Cambiar uno',
    4: 'Recoger las cartas',
    5: 'Tomar una ficha',
  },
  button: {
    end: 'Terminar turno',
    undo: 'Deshacer',
    token: 'Reforzar',
    tokensLeft: (count) => counted(count, { one: 'ficha', other: 'fichas' }),
    colourSide: 'Lado de color',
    greySide: 'Lado gris',
    usesAction: 'pesa 0, usa la acción 2',
    arm: (arm, from, to) => `${arm}: ${String(from)}\u{a0}→\u{a0}${String(to)}`,
    leftArm: 'Brazo izquierdo',
    rightArm: 'Brazo derecho',
    confirm: 'Hacerlo',
    cancel: 'Cancelar',
    help: 'Cómo se juega',
    used: 'usada',
  },
  status: {
    supply: (count) =>
      counted(count, {
        one: 'ficha de Fuerza en la reserva',
        other: 'fichas de Fuerza en la reserva',
      }),
    tokens: (count) => counted(count, { one: 'ficha de Fuerza', other: 'fichas de Fuerza' }),
    pointsNow: (points) => `ahora ${points}`,
    split: (sure, open) =>
      `${counted(sure, { one: 'seguro', other: 'seguros' })}, ${counted(open, { one: 'abierto', other: 'abiertos' })}`,
    chief: 'Pingüino Jefe',
    away: 'ausente',
    look: (name) => `Ver la pirámide de ${name}`,
  },
  goals: {
    heading: 'Los tres objetivos',
    now: 'puntos ahora',
    final: 'puntos',
    isOpen: 'Aún abierto: puede cambiar hasta el final.',
    chip: (name, points) => `${name}: ahora ${points}. Saber más`,
    name: goalName,
    details: {
      'each-with-raised-arms':
        'Los brazos impresos por encima de 0 están en alto; una ficha no levanta ninguno. Un pingüino gris tiene los dos en alto.',
      'most-of-weight': 'Los grises pesan 0. En caso de empate puntúan todos.',
      'level-again': 'Su pingüino más pesado cuenta otra vez.',
      'each-card-in-front': 'La carta de la última ronda también cuenta.',
      'side-of-colours':
        'El borde izquierdo o el derecho, de una esquina de la base a la cima, sin grises.',
      'no-grey': 'Cuenta mientras ninguno de tus pingüinos sea gris.',
      'each-level-of-one-colour': 'Niveles de dos o más pingüinos, ninguno gris.',
      chief: 'Para quien lleve la corona tras la última ronda.',
      'most-of-one-colour': 'El gris no es un color. En caso de empate puntúan todos.',
      'every-weight': 'Un pingüino gris cuenta como un 0.',
    },
  },
  help: {
    aim: 'Cada cual construye una pirámide de diez pingüinos, uno en cada una de las diez rondas. Gana quien suma más puntos.',
    order: 'La carta más baja juega primero. Con cartas iguales empieza el Jefe.',
    turn: 'En tu turno toma un pingüino. También puedes usar la acción de tu carta, antes o después.',
    carry:
      'Por encima de la base, un pingüino pesa como mucho lo que llevan juntos los dos brazos de debajo.',
    levels: 'Al final cada nivel da el peso de su pingüino más pesado, y cada objetivo sus puntos.',
  },
  begins: (people, seat) => seatDoes(people, seat, '¡Empiezas tú!', 'empieza.'),
  firstChief: (people, seat) =>
    seatDoes(people, seat, '¡El primer Jefe eres tú!', 'es el primer Jefe.'),
  result: {
    heading: 'Recuento',
    row: 'Por',
    total: 'Total',
    levels: 'Niveles',
    goals: 'Objetivos',
    youAmongOthers: 'tú',
    tieChief: (names, chief) => `Empate a puntos: ${names}. Entonces gana el Jefe (${chief}).`,
    tieOrder: (names, chief) =>
      `Empate a puntos: ${names}. Gana quien venga antes en el sentido del reloj desde el Jefe (${chief}).`,
    decided: (row, by, rival) => `Lo que decidió: «${row}», ${by} más que ${rival}.`,
  },
  options: {
    cards: 'Cartas',
    ourCards: 'Nuestra reconstrucción',
    ownCards: 'Las mías',
    enterCards: 'Introducir tus cartas',
    enterCardsHint: 'Solo si quieres jugar con las cartas de tu propia caja.',
    goals: 'Objetivos',
    drawn: 'Al azar',
    drawnGoals: 'Tres de los diez, sacados al empezar la partida.',
    chosen: 'Elegidos por ti',
    chooseGoals: (count) => `Elige tres (${String(count)} de 3)`,
    chief: 'Primer Jefe',
    drawnChief: 'Al azar',
    seat: (seat) => `Asiento ${String(seat + 1)}`,
  },
};
