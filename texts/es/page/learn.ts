import type { LearnTexts } from '../../en/page/learn.ts';

/** The courses, in Spanish. */
export const learnInSpanish: LearnTexts = {
  title: (game) => `Aprender ${game}`,
  button: (minutes) => `Aprender en ${String(minutes)} minutos`,
  about:
    'Lecciones cortas en la mesa de verdad. Déjalo cuando quieras; lo que has hecho se guarda.',
  lesson: (number, count) => `Lección ${String(number)}/${String(count)}`,
  done: 'hecha',
  start: 'Empezar',
  goOn: 'Seguir',
  again: 'Otra vez',
  next: 'Siguiente lección',
  toCourse: 'Todas las lecciones',
  play: 'Jugar contra bots',
  rules: 'Leer las reglas',
  puzzles: 'Resolver acertijos',
  finished: '¡Lección hecha!',
  courseFinished: 'Ya conoces el juego. ¡Enhorabuena!',
  unknown: {
    title: 'No existe esa lección',
    hint: 'En esta dirección no hay ninguna lección.',
    action: 'Volver al inicio',
  },
  you: 'Tú',
  coach: 'Qué hacer',
};
