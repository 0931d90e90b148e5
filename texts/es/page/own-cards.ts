import type { OwnCardsTexts } from '../../en/page/own-cards.ts';

/** Entering the cards of one's own box, in Spanish. */
export const ownCardsInSpanish: OwnCardsTexts = {
  title: 'Tus propias cartas',
  about:
    'Si tienes Penguinramids, introduce aquí las cartas de tu caja, una a una o con un archivo. Se comprueban y se quedan en este dispositivo. Después puedes jugar con ellas.',
  progress: (entered, all) => `${String(entered)} cartas introducidas de ${String(all)}`,
  complete: 'Tus cartas están completas.',
  missing: (count) =>
    count === 1 ? `1 carta falta todavía.` : `${String(count)} cartas faltan todavía.`,
  tooMany: (count) => (count === 1 ? `1 carta de más.` : `${String(count)} cartas de más.`),
  play: 'Jugar con tus cartas',
  startFromOurs: 'Empezar con nuestras 52 cartas',
  startFromOursHint: 'Luego cambia solo lo que sea distinto en tu caja.',
  add: 'Añadir una carta',
  remove: (number) => `Quitar la carta ${String(number)}`,
  copy: (number) => `Copiar la carta ${String(number)}`,
  card: (number) => `Carta ${String(number)}`,
  colour: 'Color del pingüino',
  weight: 'Peso',
  left: 'Brazo izquierdo',
  right: 'Brazo derecho',
  open: 'Abrir un archivo',
  save: 'Guardar en un archivo',
  clear: 'Borrar todo',
  clearQuestion: '¿Borrar todas tus cartas?',
  clearHint: 'No se pueden recuperar, salvo que las hayas guardado en un archivo.',
  goals: 'Objetivos',
  goalsHint: 'Elige los de tu caja, al menos tres. Un archivo puede tener objetivos propios.',
  goalsMissing: 'Elige al menos tres objetivos.',
  loaded: 'El archivo se ha leído, sus cartas están aquí.',
  unreadable: 'Este archivo no es JSON. Nada ha cambiado.',
  wrong: 'El archivo tiene errores, así que nada ha cambiado:',
  moreMistakes: (count) => `y ${String(count)} más`,
  atCard: (number, name, field) =>
    `Carta ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atGoal: (number, name, field) =>
    `Objetivo ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atFile: 'El archivo',
  atCards: 'La lista de cartas',
  atGoals: 'La lista de objetivos',
};
