import { countedIn } from '../../plural.ts';
import type { ReviewTexts } from '../../en/page/review.ts';

const counted = countedIn('es');

/** What is said about reviews of matches, in Spanish. */
export const reviewInSpanish: ReviewTexts = {
  title: (game) => `${game}, análisis`,
  back: 'Volver a la partida',
  sketching: 'Dibujando la gráfica…',
  weighing: (done, of) =>
    `${String(done)} de ${counted(of, { one: 'decisión valorada', other: 'decisiones valoradas' })}`,
  stop: 'Parar',
  goOn: 'Seguir',
  failed: 'El análisis se ha cortado. Lo encontrado hasta ahora se queda.',
  again: 'Volver a probar',
  judgedBy: (level) =>
    `Valorada por ${level}, un bot. Cada decisión se juzga por lo que se podía saber entonces, no por las cartas de los demás.`,
  nothing: 'En esta partida nadie ha decidido nada.',
  graph: {
    title: 'Opciones de ganar',
    hint: 'Como las podía saber quien jugaba. Toca la gráfica para ver un momento.',
    asTable: 'La gráfica como tabla',
    moment: 'Momento',
    momentOf: (number, of, round) =>
      `Decisión ${String(number)} de ${String(of)}, ronda ${String(round)}`,
    round: (round) => `Ronda ${String(round)}`,
    end: 'El final',
    previous: 'Decisión anterior',
    next: 'Decisión siguiente',
  },
  moment: {
    by: (name) => `Decide ${name}`,
    yours: 'Tu decisión',
    chance: (percent) => `Opción de ganar: ${percent}`,
    played: 'Jugada',
    better: 'Mejor',
    why: 'Por qué',
    proven: 'Demostrado: es mejor tengan lo que tengan los demás.',
    isWeighed: 'Esta decisión aún se está valorando.',
    cost: (percent) => `Costó ${percent} de la victoria.`,
    fine: 'Ninguna otra jugada era claramente mejor.',
    only: 'Solo había una jugada.',
    table: 'La mesa en este momento',
  },
  verdicts: {
    'only-move': 'Sin elección',
    fine: 'Buena',
    slip: 'Imprecisa',
    mistake: 'Fallo',
    blunder: 'Pifia',
  },
  attempt: {
    action: 'Probarlo otra vez',
    task: '¿Qué jugarías aquí? Elige en la mesa.',
    isWeighed: 'Tu jugada se está valorando…',
    played: 'Tu elección',
    fine: (percent) =>
      `Bien elegido: ninguna jugada es claramente mejor. Opción de ganar: ${percent}.`,
    worse: (percent, best) => `Opción de ganar: ${percent}. La mejor jugada tiene ${best}.`,
    same: 'Es lo que se jugó en la partida.',
    another: 'Probar otra jugada',
    show: 'Mostrar la respuesta',
  },
  costliest: {
    title: 'Los momentos más caros',
    none: 'Ninguna decisión costó una parte clara de la victoria.',
    later: 'Saldrán cuando todo esté valorado.',
    lost: (percent) => `costó ${percent}`,
  },
  decisions: {
    title: 'Todas las decisiones',
    of: 'Las decisiones de quién',
    everyone: 'De todos',
    onlyCostly: 'Solo las que costaron algo',
    none: 'Ninguna de momento.',
  },
  luck: {
    title: 'Suerte y acierto',
    later: 'La suerte y el acierto se sabrán cuando todo esté valorado.',
    player: 'Jugador',
    start: 'Salida',
    own: 'Decisiones propias',
    others: 'Decisiones de los demás',
    luck: 'Suerte',
    result: 'Resultado',
    explanation: (level) =>
      `Cada cual empieza con una parte igual de la victoria, y las partes suman el resultado. Las decisiones se comparan con ${level}: 0 significa jugar tan bien como ese bot. La suerte son las cartas, lo que sale y lo que nadie podía saber. El número tras ± es la incertidumbre: en 95 de 100 casos la verdad no está más lejos.`,
    decided: {
      lost: {
        own: (percent) => `Lo que te costó la partida: tus propias decisiones, ${percent}.`,
        others: (percent) =>
          `Lo que te costó la partida: los demás decidieron bien, ${percent} para ti.`,
        luck: (percent) => `Lo que te costó la partida: la mala suerte, ${percent}.`,
      },
      won: {
        own: (percent) => `Lo que te dio la partida: tus propias decisiones, ${percent}.`,
        others: (percent) => `Lo que te dio la partida: los fallos de los demás, ${percent}.`,
        luck: (percent) => `Lo que te dio la partida: la suerte, ${percent}.`,
      },
    },
  },
};
