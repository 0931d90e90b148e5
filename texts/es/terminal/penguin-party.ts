import { penguinPartyInSpanish } from '../penguin-party/texts.ts';
import type { PenguinPartyScreenTexts } from '../../en/terminal/penguin-party.ts';

/** What the terminal alone says about Penguin Party, in Spanish. */
export const penguinPartyScreenInSpanish: PenguinPartyScreenTexts = {
  ...penguinPartyInSpanish,
  round: (round, of) => `ronda ${String(round)} de ${String(of)}`,
  edition: (edition) => `edición ${edition}`,
  unused: (count) => `${String(count)} cartas quedan aparte, boca abajo`,
  you: 'Tú',
  headings: { player: 'jugador', cards: 'cartas', points: 'puntos' },
  out: 'fuera',
  done: '¡hecho!',
  hand: 'Tu mano:',
  pickColour: '←→, letra: color · Intro: elegir hueco · h consejo · / escribir · ? ayuda',
  pickSpot: 'flechas: hueco · Tab: el siguiente · Intro: ponerlo · Esc: atrás · / escribir',
  aim: (colour, spot) => `¿Un pingüino ${colour} ${spot}?`,
  unreadable: (text) =>
    `«${text}» no es una jugada. Escribe un color, una fila y un hueco, por ejemplo: rojo 0 0`,
  hints: (colour, spots) => `${colour}: ${spots}`,
  hintsHeading: 'Puedes colocar (fila, hueco):',
  typing: [
    'Escribe un color, una fila y un hueco: rojo 1 -2  (o más corto: R1-2).',
    'La fila 0 es la base. Su primera carta está en 0, la de su izquierda en -1.',
    'En la fila 1, la carta en -2 va sobre las de la base en -2 y -1, y así.',
    'Las letras: R rojo, G verde, Y amarillo, P morado, B azul.',
  ],
  flags: {
    edition: 'la edición: iello (ocho azules, lo normal) o amigo (ocho verdes)',
    tie: 'en un empate: share, victoria compartida (lo normal), o extra-round, otra ronda',
    start: 'quién empieza la ronda 1: un asiento desde 1 o un nombre (normalmente al azar)',
  },
  finalPoints: 'Puntos (gana quien tenga menos):',
};
