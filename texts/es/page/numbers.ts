import type { NumbersTexts } from '../../en/page/numbers.ts';

/** The own numbers, in Spanish. */
export const numbersInSpanish: NumbersTexts = {
  title: 'Mis números',
  about:
    'Cómo fueron tus partidas, en este dispositivo y en línea. Las victorias se comparan con las que tendrías si todos fueran igual de fuertes.',
  game: 'Juego',
  seats: 'Jugadores',
  against: 'Rival',
  all: 'Todos',
  people: 'Personas',
  overTime: 'Con el tiempo',
  overTimeHint: 'Más arriba es mejor: victorias hasta ahora, menos las que tendrían iguales.',
  byGame: 'Por juego',
  bySeats: 'Por número de jugadores',
  byOpponent: 'Por rival',
  matches: 'Partidas',
  wins: 'Victorias',
  rate: 'Tasa',
  expected: 'Iguales',
  skill: 'Habilidad',
  luck: 'Suerte',
  explanation:
    'Habilidad y suerte se conocen de las partidas que has hecho analizar: lo que dieron tus decisiones y las cartas, en partes de la victoria. No cuentan las mesas «¿y si…?», las partidas con jugadas deshechas ni las de varias personas en un dispositivo.',
  csv: 'Guardar como tabla (CSV)',
  json: 'Guardar como JSON',
  empty: 'Aún no hay números',
  emptyHint: 'Termina una partida y se contará aquí.',
  emptyAction: 'A los juegos',
  plot: (count, ahead) =>
    `${String(count)} partidas; ahora ${ahead.toFixed(1)} victorias más que iguales`,
};
