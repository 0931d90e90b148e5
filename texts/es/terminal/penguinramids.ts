import { penguinramidsInSpanish } from '../penguinramids/texts.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinramidsScreenTexts } from '../../en/terminal/penguinramids.ts';

const counted = countedIn('es');

/** What the terminal alone says about Penguinramids, in Spanish. */
export const penguinramidsScreenInSpanish: PenguinramidsScreenTexts = {
  ...penguinramidsInSpanish,
  verbs: {
    choose: ['elegir', 'elige'],
    chief: ['jefe'],
    flip: ['girar', 'gira'],
    swap: ['cambiar', 'cambia'],
    recall: ['recoger', 'recoge'],
    token: ['ficha'],
    strengthen: ['reforzar', 'refuerza'],
    take: ['tomar', 'toma'],
    end: ['fin', 'terminar'],
  },
  armWords: { left: ['izquierda', 'i'], right: ['derecha', 'derecho', 'd'] },
  sideWords: { colour: ['color'], grey: ['gris'] },
  round: (round) => `ronda ${String(round)} de 10`,
  supply: (count) =>
    counted(count, { one: 'ficha de Fuerza restante', other: 'fichas de Fuerza restantes' }),
  preparing: 'Se está poniendo la mesa.',
  nextOffer: 'Llegan pingüinos nuevos.',
  choosing: 'Cada cual elige una carta de Acción:',
  order: 'Orden:',
  you: 'Tú',
  over: 'La partida ha terminado.',
  offer: 'Disponibles:',
  offerEmpty: 'ninguno',
  goals: 'Objetivos',
  cards: 'cartas de Acción',
  inFront: '(n) está delante',
  tokens: (count) => counted(count, { one: 'ficha de Fuerza', other: 'fichas de Fuerza' }),
  menu: {
    choose: 'Elige una carta de Acción:',
    turn: 'Te toca:',
    take: 'Tomar un pingüino',
    takeAbout: 'Toma un pingüino disponible y colócalo en tu pirámide (obligatorio).',
    whichTake: '¿Qué pingüino tomas?',
    whichSwap: '¿Qué pingüino cambias?',
    action: (number, name) => `Acción ${String(number)}: ${name}`,
    strengthen: 'Poner una ficha',
    strengthenAbout: 'Pon una ficha de Fuerza en un brazo de un pingüino tuyo, para siempre.',
    end: 'Terminar turno',
    endAbout: 'Termina tu turno. Tienes que haber colocado un pingüino.',
    whichSide: '¿Qué lado a la vista?',
    whichArm: '¿Qué brazo?',
    placeWhere: (penguin) => `¿Dónde pones ${penguin}?`,
    flipWhere: '¿Qué pingüino vuelves gris?',
    strengthenWhere: '¿Qué pingüino refuerzas?',
    weight: (weight, left, right) =>
      `peso ${String(weight)}, brazo izquierdo ${String(left)}, brazo derecho ${String(right)}`,
  },
  pickItem: '←→, n.º: elegir · Intro: sí · Esc: atrás · h consejo · / escribir · ? ayuda',
  pickSlot: 'flechas: hueco · Intro: aquí · Esc: atrás · / escribir · ? ayuda',
  unreadable: (text) => `«${text}» no es una jugada. Escribe «ayuda» para ver cómo se escriben.`,
  hintsHeading: 'Puedes escribir:',
  typing: [
    'elegir 3                elegir una carta de Acción',
    'tomar b4a 1 2           el pingüino b4a al nivel 1, hueco 2 (desde 0)',
    'tomar b4a 1 2 gris      lo mismo, por el lado gris',
    'girar 0 1 · cambiar r0a acciones 2 y 3',
    'jefe · recoger · ficha  acciones 1, 4 y 5',
    'reforzar 0 1 izquierda  poner una ficha en un brazo',
    'fin                     terminar el turno',
    'En pantalla: R3 es un pingüino rojo de peso 3, # uno gris; los números al lado',
    'son sus brazos, • marca las fichas; ≤3 es lo que lleva un hueco libre.',
    'Las letras: R rojo, B azul, G verde, Y amarillo, P morado, O naranja.',
  ],
  flags: {
    chief: 'quién empieza como Pingüino Jefe: un asiento desde 1 o un nombre (normalmente al azar)',
    box: 'cartas y objetivos de una caja real: un archivo JSON como rules/penguinramids/box.json',
  },
  total: 'Total',
};
