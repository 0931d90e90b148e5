import { countedIn } from '../../plural.ts';
import type { PuzzleTexts } from '../../en/page/puzzles.ts';

const counted = countedIn('es');

/** The puzzles, in Spanish. */
export const puzzlesInSpanish: PuzzleTexts = {
  title: 'Acertijos',
  titleOf: (game) => `Acertijos: ${game}`,
  about:
    'Posiciones de partidas reales. Una jugada es la mejor sin duda: encuéntrala en la mesa de verdad y lee por qué.',
  ofTheDay: 'Acertijo del día',
  solvedToday: 'Resuelto hoy. El siguiente llega a medianoche UTC.',
  streak: (days) => `${counted(days, { one: 'día', other: 'días' })} seguidos`,
  longest: (days) => `récord: ${counted(days, { one: 'día', other: 'días' })}`,
  all: 'Todos los acertijos',
  progress: (solved, all) => `${String(solved)} de ${String(all)} resueltos`,
  theme: 'Tema',
  anyTheme: 'Cualquier tema',
  difficulty: 'Dificultad',
  anyDifficulty: 'Cualquier dificultad',
  difficulties: {
    chick: 'Muy fácil',
    adelie: 'Fácil',
    gentoo: 'Media',
    king: 'Difícil',
    emperor: 'Muy difícil',
    none: 'Extrema',
  },
  onlyUnsolved: 'Solo los no resueltos',
  none: 'Ningún acertijo es así. Elige otros filtros.',
  random: 'Uno cualquiera',
  found: (count) => counted(count, { one: 'acertijo', other: 'acertijos' }),
  number: (number) => `Acertijo ${String(number)}`,
  players: (count) => counted(count, { one: 'jugador', other: 'jugadores' }),
  solved: 'resuelto',
  more: 'Mostrar más',

  verdict: 'Qué hacer',
  you: 'Tú',
  task: 'Te toca. ¿Cuál es la mejor jugada?',
  right: '¡Correcto!',
  rightAfterAll: '¡Correcto, al final!',
  shown: 'La jugada era esta.',
  worse: 'Las reglas lo permiten, pero hay una jugada mejor.',
  itsReason: (reason) => `Sobre la mejor: ${reason}`,
  refused: (sentence) => `Contra las reglas. ${sentence}`,
  reveal: 'Mostrar la jugada',
  hands: 'Otras manos',
  explanation: 'Explicación',
  next: 'Siguiente acertijo',
  again: 'Otra vez',

  best: 'La mejor jugada',
  why: 'Por qué',
  instead: (move) => `La segunda sería: ${move}.`,
  margin: (share) =>
    `De 100 partidas jugadas desde aquí, la mejor jugada gana unas ${String(share)} más.`,
  solvedExactly:
    'Demostrado: se ha calculado para todas las manos que los demás pueden tener. Ninguna otra jugada es nunca mejor.',
  searched:
    'Sin duda: todas las jugadas se probaron las mismas veces en mundos que encajan con lo que ves, y luego otra vez con diez veces más pruebas.',
  foundBy: 'Quién la encuentra',
  foundByCaption: 'En cuántos de 8 intentos encuentra la jugada cada nivel',
  level: 'Nivel',
  tries: 'Intentos',
  proveIt: 'Demuéstralo tú',
  proveHint: 'En una copia de Rookery, esta orden demuestra otra vez el acertijo:',
  copy: 'Copiar',
  copied: 'Copiado',

  holdings: 'Lo que pueden tener los demás',
  exact: 'Contado exactamente en todos los repartos que encajan con lo que ves.',
  sampled: 'Estimado a partir de 3.000 repartos que encajan con lo que ves.',
  nothingHidden: 'Todo lo que importa aquí está a la vista; solo el mazo está oculto.',
  handOf: (name, cards) => `${name}: ${counted(cards, { one: 'carta', other: 'cartas' })}`,
  atLeastOne: 'al menos una',
  onAverage: 'de media',
  card: 'Carta',

  unknown: {
    title: 'No existe ese acertijo',
    hint: 'En esta dirección no hay ningún acertijo. Quizá sea de otra versión.',
    action: 'Todos los acertijos',
  },
};
