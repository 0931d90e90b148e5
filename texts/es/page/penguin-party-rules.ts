import type { PenguinPartyRules } from '../../en/page/penguin-party-rules.ts';

/** The rules of Penguin Party for readers, in Spanish. */
export const penguinPartyRulesInSpanish: PenguinPartyRules = {
  aim: {
    title: 'De qué se trata',
    says: [
      'Todos construyen juntos una sola pirámide de pingüinos, y cada uno quiere deshacerse de sus cartas.',
      'Las cartas que no puedes colocar cuestan puntos de penalización. Al final gana quien tenga menos.',
    ],
  },
  cards: {
    title: 'Las cartas',
    says: [
      'Hay 36 pingüinos de cinco colores: siete de cada uno y un octavo de uno de ellos. En la edición de IELLO es el azul, en la de AMIGO el verde. Nada más cambia.',
      'Con 2, 3, 4, 5 o 6 jugadores cada uno recibe 14, 12, 9, 7 o 6 cartas. Solo ves las tuyas.',
      'Con dos jugadores, ocho cartas quedan boca abajo toda la ronda y nadie las conoce. Con cinco sobra una carta: abre la base.',
    ],
  },
  start: {
    title: 'Quién empieza',
    says: [
      'El primer jugador se sortea y se juega en el sentido del reloj. Cada ronda la empieza quien está a la izquierda del que empezó antes: así cada uno empieza una vez.',
    ],
  },
  turn: {
    title: 'Tu turno',
    says: [
      'Colocas exactamente un pingüino de tu mano. Mientras alguno quepa en algún sitio, no puedes pasar.',
    ],
  },
  base: {
    title: 'La base',
    says: [
      'El primer pingüino abre la base. Los demás se añaden a la izquierda o a la derecha, de cualquier color y sin huecos.',
      'La base está llena con ocho pingüinos, con dos jugadores ya con siete.',
    ],
  },
  above: {
    title: 'Más arriba',
    says: [
      'Más arriba, un pingüino va sobre dos vecinos de la fila de abajo. En cuanto están los dos, el hueco entre ellos queda libre, falte lo que falte en otra parte.',
    ],
  },
  colour: {
    title: 'El color debe encajar',
    says: [
      'Más arriba, un pingüino es del color de uno de los dos sobre los que está. Sobre dos del mismo color solo cabe ese color.',
      'De eso trata el juego: cada pingüino decide qué colores pueden seguir encima de él y cuáles no.',
    ],
  },
  out: {
    title: 'Nada cabe',
    says: [
      'Si al empezar tu turno no cabe ninguna de tus cartas, quedas fuera de esta ronda. Cada carta de tu mano es un punto de penalización.',
      'No lo decides tú, lo dice el juego. Tus cartas se apartan boca abajo: todos ven cuántas son, nadie cuáles.',
    ],
  },
  'last-card': {
    title: 'Tu última carta',
    says: [
      'Quien coloca la última carta de la mano devuelve enseguida hasta dos puntos de penalización. Nadie baja de cero.',
    ],
  },
  'round-end': {
    title: 'El final de una ronda',
    says: [
      'Una ronda termina cuando todos están fuera o sin cartas. Si solo queda un jugador, sigue él solo.',
      'Después se barajan y se reparten de nuevo las 36 cartas. Las penalizaciones se quedan.',
    ],
  },
  'match-end': {
    title: 'El final de la partida',
    says: [
      'Hay tantas rondas como jugadores. Gana quien tenga menos puntos de penalización.',
      'En caso de empate se comparte la victoria. Una mesa puede elegir otra cosa: entonces se juegan más rondas hasta que uno solo tenga menos.',
    ],
  },
};
